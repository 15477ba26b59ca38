import { localWeathers, signals } from "./events/effects";
import { encounters } from "./events/encounters";
import { gales, storms } from "./events/gales";
import { groups } from "./events/groups";
import { mines } from "./events/mines";
import { breakdowns, collisions, groundings } from "./events/mishaps";
import { doors, rows, running } from "./events/resolving";
import type { Vector } from "./kit";

/** 13 The random events, and what they do to ships: mines, accidents, weather and chance encounters. */
export function vectors(): Vector[] {
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
