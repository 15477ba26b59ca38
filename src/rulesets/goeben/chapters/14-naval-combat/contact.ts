import { chartView, modifierOf } from "../../../../core/charts/look-up";
import { alliedShipOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Contact, Side } from "../../vocabulary";
import { lowerIndex } from "../6-indexes/indexes";
import { carries } from "../8-cargo/hull-boxes";
import { type Context, enterPhase } from "../shared/context";
import { battleOf, germanAt, isGerman } from "../shared/game";
import { type ContactPlan, contactTerms } from "./contact-number";
import { callOff } from "./end-battle";
import { fight } from "./order-of-fire";
import type { Sequel } from "./outcomes";
import { isUnclear } from "./rounds";
import type { Battle } from "./state";

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
    view: chartView(charts.CONTACT),
    modifiers: contactTerms(state, charts, plan),
    resultName: (each) => (unclear ? each.unclear : each.result),
  });
  return unclear ? row.unclear : row.result;
}

/** 14.3 The outcome of contact. */
export interface ContactOutcome extends Sequel {
  readonly contact: Contact;
  readonly first: Side | null;
  /** 14.4 The Allied force broke off. */
  readonly alliesBrokeOff: boolean;
}

/** 14.3, 14.4 Makes contact: no battle, a chance to break off, or battle at once. */
export function makeContact(ctx: Context, plan: ContactPlan): ContactOutcome {
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

/** 14.4, 14.15 True for an Allied force with a Troop Convoy, which breaks off without a die. */
function hasConvoy(charts: Charts, { allied }: Battle): boolean {
  return allied.some(({ id }) => alliedShipOf(charts, id).class === "TC");
}

/** 5.3, 14.4, D-32 Rolls whether an Allied force with First Salvo breaks off; true when it does. */
function alliesBreakOff(ctx: Context): boolean {
  const { state, charts } = ctx;
  if (hasConvoy(charts, battleOf(state))) {
    ctx.ruling("D-32", "14.4");
    return true;
  }
  const perLevel = modifierOf(charts.BREAK_OFF, "ALERT_LEVEL");
  const alert = { ...perLevel, value: perLevel.value * state.alert };
  const { row } = ctx.roll({
    label: "allied-break-off",
    about: { space: battleOf(state).space },
    section: "14.4",
    view: chartView(charts.BREAK_OFF),
    modifiers: [alert],
  });
  return row.result === "breaks_off";
}
