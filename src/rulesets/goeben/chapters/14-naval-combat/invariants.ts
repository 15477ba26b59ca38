import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Phase } from "../../vocabulary";
import { holderAt } from "../9-ports/sites";
import { alliedAt, faceDownCoastalAt } from "../13-incidents/pool";
import { isDefended } from "../16-bombardment/coastal-defences";
import { austroHungarianAt, germanAt } from "../shared/game";
import { type Report, repeats } from "../shared/invariant";
import { enemyFighting } from "./allied-fire";
import { printedOf } from "./gunnery";
import { shipsToAct } from "./order-of-fire";
import { gunsOf, roundsOf } from "./rounds";
import type { Battle, Combatant } from "./state";
import { friendlyFighting, isFighting } from "./targets";
import { visibilityAt } from "./visibility";

/** Phases that stand inside a battle, and those of them in which somebody fires. */
const BATTLE_PHASES: readonly Phase[] = ["contact", "break_off", "gunnery", "torpedoes", "bombarding"];

const FIRE_PHASES: readonly Phase[] = ["gunnery", "torpedoes", "bombarding"];

/** More victory points than any battle brings or costs. */
const VP_BEYOND_BELIEF = 10_000;

/** What no play could lead to in a battle: ships that are not there, a round that does not fit, or nobody left to act. */
export function checkBattle(state: Snapshot, charts: Charts, tell: Report): void {
  const { battle, phase } = state;
  if (BATTLE_PHASES.includes(phase) !== (battle !== null)) {
    tell("BATTLE_MISPLACED", "/battle", `There is a battle in the phases ${BATTLE_PHASES.join(", ")}, and only then.`);
    return;
  }
  if (battle === null) return;
  let sound = true;
  const report: Report = (code, pointer, message) => {
    sound = false;
    tell(code, `/battle${pointer}`, message);
  };
  const open = FIRE_PHASES.includes(phase);
  checkFriendly(state, charts, battle, open, report);
  checkAllied(state, charts, battle, report);
  checkPlace(state, charts, battle, report);
  checkContact(phase, battle, report);
  checkRound(phase, battle, report);
  checkScore(battle, open, report);
  if (!sound || !open) return;
  if (!enemyFighting(state, charts, battle)) report("BATTLE_OVER", "/allied", "Nobody is left to fire at.");
  else if (shipsToAct(state, charts).length === 0)
    report("NOBODY_TO_ACT", "", "No friendly ship can act in this step.");
}

/** 14.0, 16.0 Where a battle can be fought, and how far one sees there. */
function checkPlace(state: Snapshot, charts: Charts, battle: Battle, report: Report): void {
  const { space, kind, visibility, night } = battle;
  if (state.done.includes(space)) report("BATTLE_PLACE", "/space", "This space is done with in this phase.");
  if (state.storms.includes(space)) report("BATTLE_PLACE", "/space", "Nobody fights in a storm (D-47).");
  if (kind === "bombardment") {
    const defended = holderAt(state, charts, space) === "allied" && isDefended(state, space);
    if (!defended) report("BATTLE_PLACE", "/space", "Bombarded is an Allied port or base with defences (16.0).");
    if (state.phase === "bombarding" && faceDownCoastalAt(state, space) > 0) {
      report("BATTLE_PLACE", "/space", "The units of a port show themselves when fire is open (D-49b).");
    }
  }
  if (visibility === "poor" || visibilityAt(state, space) !== visibility) {
    report(
      "BATTLE_UNSEEN",
      "/visibility",
      "The visibility of the space, which is not poor, is that of its battle (13.1).",
    );
  }
  if (night && (kind === "bombardment" || !state.options.nightCombat)) {
    report("BATTLE_UNSEEN", "/night", "Night falls on naval battles, with its option (22.0).");
  }
}

/** 14.3, 14.4 Contact is made before anything else, and says who has First Salvo. */
function checkContact(phase: Phase, { contact, first }: Battle, report: Report): void {
  const met = contact !== null && contact !== "N" && first !== null;
  const side = contact?.startsWith("G") ? "friendly" : "allied";
  if (phase === "contact" ? contact !== null || first !== null : !met || first !== side) {
    report("CONTACT_MISMATCH", "/contact", "Contact is made after the phase contact, and says who has First Salvo.");
  }
  if (phase === "break_off" && first === "allied") {
    report("CONTACT_MISMATCH", "/first", "The player breaks off with First Salvo.");
  }
}

/** 14.2 The phase and the round fit each other. */
function checkRound(phase: Phase, battle: Battle, report: Report): void {
  const { kind, round } = battle;
  const open = FIRE_PHASES.includes(phase);
  if (round >= roundsOf(battle).length || (!open && round > 0)) {
    report("ROUND_MISMATCH", "/round", "There is no such round in this battle now.");
  }
  const guns = gunsOf(battle).length > 0;
  const fits = phase === "bombarding" ? kind === "bombardment" : kind === "naval" && guns === (phase === "gunnery");
  if (open && !fits) report("ROUND_MISMATCH", "/round", `Phase ${phase} does not fit this round.`);
}

/** 14.2, 14.8, 14.14 Who has fired and paid, and what the battle has brought so far. */
function checkScore(battle: Battle, open: boolean, report: Report): void {
  const { german, austroHungarian, fired, paid, maximumFire, firstNation, anyFire, gained, lost } = battle;
  const friendly = [...german, ...austroHungarian.map(({ id }) => id)];
  const lists = { fired: friendly, paid: german, maximumFire: paid } satisfies Record<string, readonly string[]>;
  for (const [list, among] of Object.entries(lists) as [keyof typeof lists, readonly string[]][]) {
    const ids = battle[list];
    const known = ids.every((id) => among.includes(id)) && new Set(ids).size === ids.length;
    if (!known) report("SHIP_REPEATED", `/${list}`, "This lists ships of the battle to which it applies, each once.");
  }
  if (firstNation !== null && (german.length === 0 || austroHungarian.length === 0)) {
    report("BATTLE_SIDES", "/firstNation", "One nation alone has no order to settle (20.0).");
  }
  if (gained > VP_BEYOND_BELIEF) report("VP_IMPOSSIBLE", "/gained", "No battle brings so much.");
  if (lost > VP_BEYOND_BELIEF) report("VP_IMPOSSIBLE", "/lost", "No battle costs so much.");
  if (paid.length > 0 && !anyFire)
    report("FIRE_IMPOSSIBLE", "/anyFire", "Ships that paid ammunition have fired (14.8).");
  const begun = fired.length + paid.length + maximumFire.length + gained + lost > 0 || anyFire || firstNation !== null;
  if (!open && begun) report("FIRE_IMPOSSIBLE", "", "Fire is not open yet (14.2).");
}

/** 14.1 The friendly ships of a battle are those in its space, and such as were sunk in it. */
export function checkFriendly(state: Snapshot, charts: Charts, battle: Battle, open: boolean, report: Report): void {
  const { space, german, austroHungarian } = battle;
  german.forEach((id, index) => {
    const { status, space: at } = state.ships[id];
    const there = (status === "in_play" && at === space) || (status === "sunk" && open);
    if (!there) report("SHIP_ELSEWHERE", `/german/${index}`, `${id} is not at ${space}.`);
  });
  for (const index of repeats(german)) report("SHIP_REPEATED", `/german/${index}`, "A ship takes part once.");
  if (germanAt(state, space).some((id) => !german.includes(id))) {
    report("SHIP_LEFT_OUT", "/german", `Every German ship at ${space} takes part (14.1).`);
  }
  const consorts = austroHungarianAt(state, space).map(({ id }) => id);
  const within: Report = (code, pointer, message) => report(code, `/austroHungarian${pointer}`, message);
  const known = checkMembers(austroHungarian, consorts, `at ${space}`, within);
  if (friendlyFighting(state, battle).length === 0) {
    report("BATTLE_SIDES", "/german", "A friendly warship is left in the battle.");
  }
  if (known) checkDamage(charts, austroHungarian, open, within);
}

/** 14.1, 16.0 The Allied ships of a naval battle are those in its space; a bombardment has none. */
export function checkAllied(state: Snapshot, charts: Charts, battle: Battle, report: Report): void {
  const { space, kind, allied } = battle;
  const there = kind === "naval" ? alliedAt(state, charts, space).map(({ id }) => id) : [];
  const within: Report = (code, pointer, message) => report(code, `/allied${pointer}`, message);
  const known = checkMembers(allied, there, `to be fought at ${space}`, within);
  const open = state.phase === "gunnery" || state.phase === "torpedoes";
  if (known) checkDamage(charts, allied, open, within);
  if (kind === "naval" && !allied.some(isFighting)) {
    report("BATTLE_SIDES", "/allied", "An Allied ship is left in a naval battle.");
  }
}

/** True when every member is one of those that are there; only then the charts can be asked about it. */
function checkMembers(members: readonly Combatant[], there: readonly string[], where: string, report: Report): boolean {
  const ids = members.map(({ id }) => id);
  ids.forEach((id, index) => {
    if (!there.includes(id)) report("SHIP_ELSEWHERE", `/${index}/id`, `${id} is not ${where}.`);
  });
  for (const index of repeats(ids)) report("SHIP_REPEATED", `/${index}/id`, "A ship takes part once.");
  if (there.some((id) => !ids.includes(id))) report("SHIP_LEFT_OUT", "", `Every ship ${where} takes part (14.1).`);
  return ids.every((id) => there.includes(id));
}

/** 14.13, D-38 Damage above the armor sinks; each gun and engine result counts once; engine damage ends torpedo fire. */
function checkDamage(charts: Charts, ships: readonly Combatant[], open: boolean, report: Report): void {
  ships.forEach(({ id, damage, gunHits, engineHits, torpedoesOut, withdrawn, sunk }, index) => {
    const fault = (pointer: string, message: string): void =>
      report("DAMAGE_IMPOSSIBLE", `/${index}${pointer}`, message);
    const hurt = damage + gunHits + engineHits > 0 || torpedoesOut || withdrawn || sunk;
    if (hurt && !open) fault("", "No ship is hit before fire is open (14.2).");
    else if (!sunk && damage > printedOf(charts, id).armor) fault("/damage", "Such damage sinks the ship (14.13).");
    else if (gunHits + engineHits > damage) fault("/damage", "Each gun and engine result counts as damage (D-38).");
    else if (engineHits > 0 && !torpedoesOut) fault("/torpedoesOut", "Engine damage ends torpedo fire (14.13).");
  });
}
