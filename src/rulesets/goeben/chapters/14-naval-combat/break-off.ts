import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { neighboursOf, spaceOf } from "../../charts/map";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { holderAt } from "../9-ports/sites";
import { cannotEnter, reachOfShip } from "../12-movement/paths";
import { battleOf, isGerman } from "../shared/game";

/** 14.4 Spaces to which a friendly ship may break off, and the adjacent spaces that are closed. */
export interface Escape {
  readonly destinations: readonly string[];
  readonly closed: readonly { readonly value: string; readonly reason: Reason }[];
}

/** A space next to the battle, and the reason that closes it to every ship; undefined without one. */
interface Beside {
  readonly space: string;
  readonly reason: Reason | undefined;
}

/** 14.4 The spaces next to the battle. A neutral or enemy port, or a space with a marker, is not a refuge. */
export function besideBattle(state: Snapshot, charts: Charts): Beside[] {
  const { space: here } = battleOf(state);
  return neighboursOf(charts, here).map((space) => ({ space, reason: noRefuge(state, charts, space) }));
}

/** 14.4, D-76 The spaces next to the battle to which a friendly ship may break off, and those closed to it. */
export function escapeOf(state: Snapshot, charts: Charts, ship: string, beside: readonly Beside[]): Escape {
  const stuck = isGerman(ship) ? state.ships[ship].engines === 0 : reachOfShip(state, charts, ship) === 0;
  const destinations: string[] = [];
  const closed: { value: string; reason: Reason }[] = [];
  for (const { space, reason: why } of beside) {
    const barred = stuck ? reason("CANNOT_MOVE", "6.2", { ship }) : (why ?? cannotEnter(state, charts, ship, space));
    if (barred === undefined) destinations.push(space);
    else closed.push({ value: space, reason: barred });
  }
  return { destinations, closed };
}

function noRefuge(state: Snapshot, charts: Charts, space: string): Reason | undefined {
  const name = spaceOf(charts, space);
  const holder = holderAt(state, charts, space);
  if (holder === "neutral" || holder === "allied") {
    return reason("NO_REFUGE", "14.4", { name });
  }
  if (hasBattleMarker(state, space)) {
    return reason("MARKER_THERE", "14.4", { name });
  }
  return undefined;
}

/** 14.4, D-19 True for a space with an Allied warship or another Incident marker, face up or face down. */
function hasBattleMarker({ markers, unseen }: Snapshot, space: string): boolean {
  if (unseen.faceDown.some((each) => each.space === space && each.count > 0)) return true;
  return markers.some((marker) => {
    const lies = marker.place === "map" || marker.place === "set_aside";
    return lies && marker.space === space && marker.kind !== "friendly_ship";
  });
}
