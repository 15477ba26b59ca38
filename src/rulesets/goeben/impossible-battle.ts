import { findSpace } from "./charts/map";
import { findAlliedShip } from "./charts/pack";
import type { Charts } from "./charts/schema";
import { gunsOf, roundsOf } from "./rules/battle";
import { enemyFighting } from "./rules/battle-allied";
import { shipsToAct } from "./rules/battle-rounds";
import { isFighting } from "./rules/targets";
import type { Battle, Snapshot } from "./snapshot";
import type { Phase } from "./vocabulary";

type Report = (code: string, pointer: string, message: string) => void;

/** Phases that stand inside a battle, and those of them in which somebody fires. */
const BATTLE_PHASES: readonly Phase[] = ["contact", "break_off", "gunnery", "torpedoes", "bombarding"];
const FIRE_PHASES: readonly Phase[] = ["gunnery", "torpedoes", "bombarding"];

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
  checkShips(state, charts, battle, report);
  checkStanding(phase, battle, report);
  if (!sound || !FIRE_PHASES.includes(phase)) return;
  if (!enemyFighting(state, charts, battle)) report("BATTLE_OVER", "/allied", "Nobody is left to fire at.");
  else if (shipsToAct(state, charts).length === 0)
    report("NOBODY_TO_ACT", "", "No friendly ship can act in this step.");
}

/** Every ship is where the battle is, once. */
function checkShips(state: Snapshot, charts: Charts, battle: Battle, report: Report): void {
  const { space, kind, german, austroHungarian, allied } = battle;
  if (findSpace(charts, space) === undefined) report("SPACE_UNKNOWN", "/space", `The map has no space ${space}.`);
  german.forEach((id, index) => {
    const { status, space: at } = state.ships[id];
    const there = (status === "in_play" && at === space) || status === "sunk";
    if (!there) report("SHIP_ELSEWHERE", `/german/${index}`, `${id} is not at ${space}.`);
  });
  austroHungarian.forEach(({ id }, index) => {
    const ship = state.austroHungarian.find((each) => each.id === id);
    const there = ship?.status === "in_play" && ship.space === space;
    if (!there) report("SHIP_ELSEWHERE", `/austroHungarian/${index}/id`, `${id} is not at ${space}.`);
  });
  allied.forEach(({ id }, index) => {
    const marker = state.markers.find((each) => each.id === id);
    const there = marker?.space === space && (marker.place === "map" || marker.place === "set_aside");
    if (!there || findAlliedShip(charts, id) === undefined) {
      report("SHIP_ELSEWHERE", `/allied/${index}/id`, `${id} is no Allied ship at ${space}.`);
    }
  });
  if (kind === "naval" ? allied.length === 0 : allied.length > 0) {
    report("BATTLE_SIDES", "/allied", "Allied ships fight in naval battles, and only there.");
  }
  const friendly = [...german, ...austroHungarian.map(({ id }) => id)];
  if (friendly.length === 0) report("BATTLE_SIDES", "/german", "A friendly warship takes part.");
  const lists = { german, austroHungarian: austroHungarian.map(({ id }) => id), allied: allied.map(({ id }) => id) };
  for (const [list, ids] of Object.entries(lists)) {
    if (new Set(ids).size < ids.length) report("SHIP_REPEATED", `/${list}`, "A ship takes part once.");
  }
  for (const list of ["fired", "paid", "maximumFire"] as const) {
    const ids = battle[list];
    const known = ids.every((id) => friendly.includes(id)) && new Set(ids).size === ids.length;
    if (!known) report("SHIP_REPEATED", `/${list}`, "This lists friendly ships of the battle, each once.");
  }
}

/** The phase, the contact and the round fit each other. */
function checkStanding(phase: Phase, battle: Battle, report: Report): void {
  const { kind, contact, first, round, visibility, allied } = battle;
  const open = FIRE_PHASES.includes(phase);
  if (visibility === "poor") report("BATTLE_UNSEEN", "/visibility", "There is no battle in poor visibility (13.1).");
  const met = contact !== null && contact !== "N" && first !== null;
  const side = contact?.startsWith("G") ? "friendly" : "allied";
  if (phase === "contact" ? contact !== null || first !== null : !met || first !== side) {
    report("CONTACT_MISMATCH", "/contact", "Contact is made after the phase contact, and says who has First Salvo.");
  }
  if (phase === "break_off" && first === "allied")
    report("CONTACT_MISMATCH", "/first", "The player breaks off with First Salvo.");
  if (round >= roundsOf(battle).length || (!open && round > 0)) {
    report("ROUND_MISMATCH", "/round", "There is no such round in this battle now.");
  }
  const guns = gunsOf(battle).length > 0;
  const fits = phase === "bombarding" ? kind === "bombardment" : kind === "naval" && guns === (phase === "gunnery");
  if (open && !fits) report("ROUND_MISMATCH", "/round", `Phase ${phase} does not fit this round.`);
  if (!open && allied.some((ship) => !isFighting(ship))) {
    report("ROUND_MISMATCH", "/allied", "No ship is lost before fire is open.");
  }
}
