import type { Vector } from "./kit";
import { barentsburg, capacities } from "./voyages/ports";
import { boxes, convoyWays, limitsOfSides, packsApart, scattering, tows } from "./voyages/ways";

/** 5 The ways of forces: ports and boxes, convoys and Wolf Packs. */
export function vectors(): Vector[] {
  return [
    ...capacities(),
    ...barentsburg(),
    ...convoyWays(),
    ...scattering(),
    ...tows(),
    ...boxes(),
    ...packsApart(),
    ...limitsOfSides(),
  ];
}
