import { carriers, gearbox, strikes } from "./conditions/allied";
import { axisConvoys, mines, sizilien, wunderland } from "./conditions/axis";
import type { Vector } from "./kit";

/** 12 Vectors for the VP of special conditions. */
export const vectors = (): Vector[] => [
  ...axisConvoys(),
  ...mines(),
  ...gearbox(),
  ...sizilien(),
  ...wunderland(),
  ...strikes(),
  ...carriers(),
];
