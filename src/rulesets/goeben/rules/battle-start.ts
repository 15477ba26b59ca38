import type { Contact, Side } from "../vocabulary";
import { drawnUp } from "./battle";
import { alliesBreakOff } from "./battle-break-off";
import { callOff, sendAway } from "./battle-end";
import { openBattle, type Sequel } from "./battle-rounds";
import { showUnits } from "./bombardment";
import { type ContactPlan, rollContact } from "./contact";
import { battleOf, enterPhase, isGerman, markDone, type Table } from "./game";
import { lowerIndex } from "./losses";
import { alliedAt } from "./pool";
import { fallsAtNight, seeIn, type Visibility } from "./visibility";

/** 14.1, 14.3 How a battle began. */
export interface Beginning {
  readonly night: boolean;
  readonly visibility: Visibility;
}

/** 14.1, 22.0, D-28 Draws up a battle, or a bombardment: night, then visibility; poor visibility ends it at once. */
export function begin(desk: Table, kind: "naval" | "bombardment", space: string): Beginning {
  const { state, charts } = desk;
  const night = kind === "naval" && fallsAtNight(desk);
  const visibility = seeIn(desk, space);
  if (visibility === "poor") {
    sendAway(desk, kind === "naval" ? alliedAt(state, charts, space) : [], "13.1");
    markDone(desk, space, "13.1");
  } else {
    desk.set(state, "battle", drawnUp(state, charts, space, { kind, night, visibility }), "BATTLE_BEGUN", "14.1");
    enterPhase(desk, "contact", "14.3");
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
export function makeContact(desk: Table, plan: ContactPlan): Met {
  const { state } = desk;
  const battle = battleOf(state);
  if (battle.kind === "bombardment") desk.ruling("D-49a", "16.0");
  const contact = rollContact(desk, plan);
  payForSpeed(desk, plan);
  desk.set(battle, "contact", contact, "CONTACT", "14.3");
  const first = firstSalvo(contact);
  if (first === null) {
    return { contact, first, alliesBrokeOff: false, salvos: [], end: callOff(desk, "no_contact") };
  }
  desk.set(battle, "first", first, "FIRST_SALVO", "14.3");
  if (first === "friendly") {
    enterPhase(desk, "break_off", "14.4");
    return { contact, first, alliesBrokeOff: false, salvos: [], end: null };
  }
  if (battle.kind === "naval" && alliesBreakOff(desk)) {
    return { contact, first, alliesBrokeOff: true, salvos: [], end: callOff(desk, "allies_broke_off") };
  }
  return { contact, first, alliesBrokeOff: false, ...fight(desk) };
}

/** 14.2 Opens fire after contact; coastal defence units show themselves first (D-49b). */
export function fight(desk: Table): Sequel {
  const battle = battleOf(desk.state);
  if (battle.kind === "bombardment") showUnits(desk, battle.space);
  return openBattle(desk);
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

function payForSpeed(desk: Table, { speed, maximumSpeed }: ContactPlan): void {
  if (!maximumSpeed || !isGerman(speed)) return;
  lowerIndex(desk, speed, "coal", desk.charts.LIMITS.facts.coalContact, { section: "14.3", byAllies: false });
}
