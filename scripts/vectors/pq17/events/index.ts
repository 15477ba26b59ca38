import type { Vector } from "../kit";
import { localWeathers, signals } from "./effects";
import { encounters } from "./encounters";
import { gales, storms } from "./gales";
import { groups } from "./groups";
import { mines } from "./mines";
import { breakdowns, collisions, groundings } from "./mishaps";
import { doors, rows, running } from "./resolving";

/** 13 The random events, and what they do to ships: mines, accidents, weather and chance encounters. */
export function events(): Vector[] {
  return [
    ...rows(),
    ...running(),
    ...localWeathers(),
    ...signals(),
    ...groups(),
    ...doors(),
    ...mines(),
    ...collisions(),
    ...groundings(),
    ...breakdowns(),
    ...gales(),
    ...storms(),
    ...encounters(),
  ];
}
