import type { Vector } from "./kit";
import { convoyCards } from "./weather/convoy-cards";
import { dispersals } from "./weather/dispersal";
import { rejoinings } from "./weather/rejoining";
import { dispersalDrms, doors, previous, rows } from "./weather/rolling";
import { starts } from "./weather/starts";

/** 9.1-9.3 The weather, its cards, what it does to convoys, and what comes back. */
export function vectors(): Vector[] {
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
