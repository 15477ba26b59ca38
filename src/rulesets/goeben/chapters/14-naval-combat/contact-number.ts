import type { ChartModifier } from "../../../../core/contract/chart";
import { alliedShipOf, austroHungarianShipOf, cargoOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { CARGO } from "../../vocabulary";
import { carries } from "../8-cargo/hull-boxes";
import { isAlliedSpace } from "../9-ports/sites";
import { usableSpeeds } from "../12-movement/paths";
import { battleOf, germanAt, isGerman, term } from "../shared/game";
import { isUnclear } from "./rounds";
import type { Battle } from "./state";

/** 14.3 The ships that supply the friendly contact rating. */
export interface ContactPlan {
  /** The ship whose Leadership counts. */
  readonly leader: string;
  /** The ship whose speed counts. */
  readonly speed: string;
  /** That ship pays coal for its maximum speed. */
  readonly maximumSpeed: boolean;
}

/** 6.2, D-30 The Leadership of a friendly warship; Austro-Hungarian ships have one and the same. */
export function leadershipOf(state: Snapshot, charts: Charts, ship: string): number {
  return isGerman(ship) ? state.ships[ship].leadership : charts.LIMITS.facts.austroHungarianLeadership;
}

/** 14.3, D-30 The speed a friendly warship supplies to contact: cruise or, for coal, maximum; as printed if Austro-Hungarian. */
export function contactSpeed(state: Snapshot, charts: Charts, ship: string, maximum: boolean): number {
  if (!isGerman(ship)) return austroHungarianShipOf(charts, ship).speed;
  return usableSpeeds(state, charts, ship)[maximum ? "maximum" : "cruise"];
}

/** 14.3 True when a friendly warship can supply its maximum speed: it is German, faster than its cruise, and has the coal. */
export function canHurry(state: Snapshot, charts: Charts, ship: string): boolean {
  if (!isGerman(ship) || state.ships[ship].coal < charts.LIMITS.facts.coalContact) return false;
  const { cruise, maximum } = usableSpeeds(state, charts, ship);
  return maximum > cruise;
}

/** 14.3, D-49a The terms added to the contact die, and those taken from it. */
export function contactTerms(state: Snapshot, charts: Charts, plan: ContactPlan): ChartModifier[] {
  const battle = battleOf(state);
  const friendly = [
    term("LEADERSHIP", leadershipOf(state, charts, plan.leader), "14.3"),
    term("SPEED", contactSpeed(state, charts, plan.speed, plan.maximumSpeed), "14.3"),
    ...gearTerms(state, charts, battle),
  ];
  return [...friendly, ...alliedTerms(state, charts, battle)].filter(({ value }) => value !== 0);
}

/** 14.3 The contact number of a die before D-29 limits it. */
export function contactNumber(state: Snapshot, charts: Charts, plan: ContactPlan, die: number): number {
  return contactTerms(state, charts, plan).reduce((sum, { value }) => sum + value, die);
}

/** 14.3, D-57 Gear counts once for the force, wherever enough ships carry it; D-55 a seaplane sees nothing in the dark. */
function gearTerms(state: Snapshot, charts: Charts, battle: Battle): ChartModifier[] {
  return CARGO.flatMap((cargo) => {
    const { contact, contactShips } = cargoOf(charts, cargo);
    if (contact === 0 || (cargo === "seaplane" && isUnclear(battle))) return [];
    const ships = germanAt(state, battle.space).filter((id) => carries(state.ships[id], cargo)).length;
    const rule = cargo === "seaplane" ? "20.1" : "14.3";
    return ships > 0 && ships >= contactShips ? [term(cargo.toUpperCase(), contact, rule)] : [];
  });
}

/** 5.3, 14.3 The contact rating of the Allies, or of coastal defences (16.0). */
function alliedTerms(state: Snapshot, charts: Charts, battle: Battle): ChartModifier[] {
  if (battle.kind === "bombardment") {
    return [term("COASTAL_DEFENCE", -charts.COASTAL_DEFENCE.facts.contactRating, "16.0")];
  }
  const fastest = Math.max(0, ...battle.allied.map(({ id }) => alliedShipOf(charts, id).speed));
  const site = isAlliedSpace(state, charts, battle.space) ? charts.CONTACT_RATING.facts.alliedSite : 0;
  return [
    term("ALERT_LEVEL", -state.alert, "14.3"),
    term("ALLIED_SPEED", -fastest, "14.3"),
    term("ALLIED_SITE", -site, "14.3"),
  ];
}
