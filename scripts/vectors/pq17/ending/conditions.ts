import type { Vector } from "../kit";
import { carriers, gearbox, strikes } from "./allied-conditions";
import { axisConvoys, mines, sizilien, wunderland } from "./axis-conditions";

/** 12 What special conditions score. */
export const conditions = (): Vector[] => [
  ...axisConvoys(),
  ...mines(),
  ...gearbox(),
  ...sizilien(),
  ...wunderland(),
  ...strikes(),
  ...carriers(),
];
