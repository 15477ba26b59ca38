import { viewOf } from "../../../../core/charts/look-up";
import type { ChartModifier } from "../../../../core/contract/chart";
import { alliedShipOf, austroHungarianShipOf, cargoOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { CARGO, type Contact, type Side } from "../../vocabulary";
import { lowerIndex } from "../6-indexes/indexes";
import { carries } from "../8-cargo/hull-boxes";
import { isAlliedSpace } from "../9-ports/sites";
import { usableSpeeds } from "../12-movement/paths";
import { battleOf, type Context, enterPhase, germanAt, isGerman, term } from "../shared/game";
import { alliesBreakOff } from "./break-off";
import { callOff } from "./end-battle";
import { fight, type Sequel } from "./order-of-fire";
import type { Battle } from "./state";
import { isUnclear } from "./visibility";

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

/** 14.3 Rolls contact; at night and in Limited Visibility the weaker contacts fail. */
export function rollContact(ctx: Context, plan: ContactPlan): Contact {
  const { state, charts } = ctx;
  const unclear = isUnclear(battleOf(state));
  if (!isGerman(plan.leader) || !isGerman(plan.speed)) ctx.ruling("D-30", "14.3");
  if (unclear && germanAt(state, battleOf(state).space).some((id) => carries(state.ships[id], "seaplane"))) {
    ctx.ruling("D-55", "20.1");
  }
  const { row } = ctx.roll({
    label: "contact",
    about: { space: battleOf(state).space, leader: plan.leader, speed: plan.speed },
    section: "14.3",
    view: viewOf(charts.CONTACT),
    modifiers: contactTerms(state, charts, plan),
    say: (each) => (unclear ? each.unclear : each.result),
  });
  return unclear ? row.unclear : row.result;
}

/** 14.3 The outcome of contact. */
export interface Met extends Sequel {
  readonly contact: Contact;
  readonly first: Side | null;
  /** 14.4 The Allied force broke off. */
  readonly alliesBrokeOff: boolean;
}

/** 14.3, 14.4 Makes contact: no battle, a chance to break off, or battle at once. */
export function makeContact(ctx: Context, plan: ContactPlan): Met {
  const { state } = ctx;
  const battle = battleOf(state);
  if (battle.kind === "bombardment") ctx.ruling("D-49a", "16.0");
  const contact = rollContact(ctx, plan);
  payForSpeed(ctx, plan);
  ctx.set(battle, "contact", contact, "CONTACT", "14.3");
  const first = firstSalvo(contact);
  if (first === null) {
    return { contact, first, alliesBrokeOff: false, salvos: [], end: callOff(ctx, "no_contact") };
  }
  ctx.set(battle, "first", first, "FIRST_SALVO", "14.3");
  if (first === "friendly") {
    enterPhase(ctx, "break_off", "14.4");
    return { contact, first, alliesBrokeOff: false, salvos: [], end: null };
  }
  if (battle.kind === "naval" && alliesBreakOff(ctx)) {
    return { contact, first, alliesBrokeOff: true, salvos: [], end: callOff(ctx, "allies_broke_off") };
  }
  return { contact, first, alliesBrokeOff: false, ...fight(ctx) };
}

function firstSalvo(contact: Contact): Side | null {
  switch (contact) {
    case "AC1":
    case "AC2":
      return "allied";
    case "GC1":
    case "GC2":
      return "friendly";
    case "N":
      return null;
  }
}

function payForSpeed(ctx: Context, { speed, maximumSpeed }: ContactPlan): void {
  if (!maximumSpeed || !isGerman(speed)) return;
  lowerIndex(ctx, speed, "coal", ctx.charts.LIMITS.facts.coalContact, { section: "14.3", byAllies: false });
}
