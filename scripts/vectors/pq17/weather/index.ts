import type { Vector } from "../kit";
import { convoyCards } from "./convoy-cards";
import { dispersals } from "./dispersal";
import { rejoinings } from "./rejoining";
import { dispersalDrms, doors, previous, rows } from "./rolling";
import { starts } from "./starts";

/** 9.1-9.3 The weather, its cards, what it does to convoys, and what comes back. */
export function weathers(): Vector[] {
  return [
    ...rows(),
    ...previous(),
    ...dispersalDrms(),
    ...convoyCards(),
    ...starts(),
    ...dispersals(),
    ...rejoinings(),
    ...doors(),
  ];
}
