import type { Charts } from "./charts/schema";
import { type Report, repeats } from "./impossible-report";
import { austroHungarianAt, germanAt } from "./rules/game";
import { printedOf } from "./rules/gunnery";
import { alliedAt } from "./rules/pool";
import { friendlyFighting, isFighting } from "./rules/targets";
import type { Battle, Combatant, Snapshot } from "./snapshot";

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
