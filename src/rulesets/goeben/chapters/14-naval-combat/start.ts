import type { Contact, Side } from "../../vocabulary";
import { lowerIndex } from "../6-indexes/indexes";
import { alliedAt } from "../13-incidents/pool";
import { showUnits } from "../16-bombardment/fire";
import { fallsAtNight } from "../22-night/night";
import { battleOf, type Context, enterPhase, isGerman, markDone } from "../shared/game";
import { drawnUp, seeIn, type Visibility } from "./battle";
import { alliesBreakOff } from "./break-off";
import { type ContactPlan, rollContact } from "./contact";
import { callOff, sendAway } from "./end";
import { openBattle, type Sequel } from "./rounds";

/** 14.1, 14.3 How a battle began. */
export interface Beginning {
  readonly night: boolean;
  readonly visibility: Visibility;
}

/** 14.1, 22.0, D-28 Draws up a battle, or a bombardment: night, then visibility; poor visibility ends it at once. */
export function begin(ctx: Context, kind: "naval" | "bombardment", space: string): Beginning {
  const { state, charts } = ctx;
  const night = kind === "naval" && fallsAtNight(ctx);
  const visibility = seeIn(ctx, space);
  if (visibility === "poor") {
    sendAway(ctx, kind === "naval" ? alliedAt(state, charts, space) : [], "13.1");
    markDone(ctx, space, "13.1");
  } else {
    ctx.set(state, "battle", drawnUp(state, charts, space, { kind, night, visibility }), "BATTLE_BEGUN", "14.1");
    enterPhase(ctx, "contact", "14.3");
  }
  return { night, visibility };
}

/** 14.3 What contact led to. */
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

/** 14.2 Opens fire after contact; coastal defence units show themselves first (D-49b). */
export function fight(ctx: Context): Sequel {
  const battle = battleOf(ctx.state);
  if (battle.kind === "bombardment") showUnits(ctx, battle.space);
  return openBattle(ctx);
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
