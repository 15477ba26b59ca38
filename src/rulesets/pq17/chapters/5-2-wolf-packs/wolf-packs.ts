import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Nation, Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { shadowersOf } from "../6-2-search/searchers";
import { isSpent } from "../7-4-submarine-combat/targets";
import { atSea } from "../shared/game";
import { nationOf } from "../shared/units";

/** 1.2.2, 5.2.1 True for a Wolf Pack of a nation. */
export function isPackOf(charts: Charts, force: Force, nation: Nation): boolean {
  return force.kind === "wolf_pack" && force.units.some((ship) => nationOf(charts, ship) === nation);
}

/** 15.8.2, E-129 True for a hex that the rule names for Wolf Packs, even if our map puts an enemy port there. */
export function isNamedForPacks(charts: Charts, hex: string): boolean {
  return charts.MAP_AREAS.facts.sovietSubmarines.closed.some((each) => each.hex === hex);
}

/** 5.2.1, 15.8.2 Returns the places that Allied Wolf Packs may not enter. */
export function barredPack(state: Snapshot, charts: Charts, side: Side, piece: Force, hex: string): Reason | undefined {
  if (side === "axis") return undefined;
  if (isPackOf(charts, piece, "soviet")) {
    const { hexes, closed } = charts.MAP_AREAS.facts.sovietSubmarines;
    const isShut = closed.some((each) => each.hex === hex && state.fortnight <= each.until);
    const outside = { pack: piece.id, hex };
    if (isShut && state.campaign !== null) return reason("OUTSIDE_PATROL_AREA", "15.8.2", outside);
    return hexes.includes(hex) ? undefined : reason("OUTSIDE_PATROL_AREA", "5.2.1", outside);
  }
  const shared = state.sides.allied.forces.some(
    (each) => atSea(each) && each.at === hex && (each.kind === "convoy" || isPackOf(charts, each, "soviet")),
  );
  return shared ? reason("SHARED_HEX", "5.2.1", { pack: piece.id, hex }) : undefined;
}

/** 5.2, 6.3.2, 7.1, 7.3.2 Why a Wolf Pack may attack nothing in this segment; undefined when it may. */
export function packHeld(state: Snapshot, side: Side, pack: Force): Reason | undefined {
  if (state.sides[side].fought.includes(pack.id)) {
    return reason("ALREADY_FOUGHT", "7.1", { force: pack.id });
  }
  if (pack.moved.entered.length > 0) return reason("PACK_MOVED", "5.2", { pack: pack.id });
  if (shadowersOf(state, side, "force").includes(pack.id)) {
    return reason("PACK_SHADOWS", "6.3.2", { pack: pack.id });
  }
  return isSpent(pack) ? reason("TORPEDOES_SPENT", "7.3.2", { pack: pack.id }) : undefined;
}
