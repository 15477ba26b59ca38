import { describe, expect, it } from "vitest";
import { battleAtSea, harmed, inBattle } from "../../../../../test/fixtures/goeben/battle-table";
import { withShip } from "../../../../../test/fixtures/goeben/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { goeben } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Phase } from "../../vocabulary";
import type { Battle } from "./state";

/** Returns the code and pointer of each violation. Empty if play can continue from the snapshot. */
function faults(snapshot: Snapshot): string[] {
  const answer = adjudicate(goeben, { operation: "acceptBattle", snapshot, input: {}, dice: [] });
  return answer.kind === "MALFORMED" ? answer.faults.map(({ code, pointer }) => `${code} ${pointer}`) : [];
}

const battle = (phase: Phase, changes: Partial<Battle> = {}) => inBattle(battleAtSea(["warrior"]), phase, changes);

/** Returns a battle whose Allied ship is back in the pool. */
function battleWithoutAllies(): Snapshot {
  const state = battle("gunnery");
  const away = (marker: Snapshot["markers"][number]) => ({ ...marker, place: "pool" as const, space: null });
  return { ...state, markers: state.markers.map((marker) => (marker.id === "warrior" ? away(marker) : marker)) };
}

describe("14.0 invariants of a battle", () => {
  it.each([
    ["contact", battle("contact", { contact: null, first: null })],
    ["break_off", battle("break_off")],
    ["gunnery", battle("gunnery", { round: 2 })],
    ["torpedoes", battle("torpedoes", { round: 3 })],
    [
      "with a ship sunk",
      withShip(battle("gunnery", { round: 1 }), "breslau", { status: "sunk", space: null, hull: 0 }),
    ],
  ])("valid battle: no violation in %s", (_, state) => {
    expect(faults(state)).toEqual([]);
  });

  it.each<[string, Snapshot]>([
    ["BATTLE_MISPLACED /snapshot/battle", { ...battle("gunnery"), battle: null }],
    ["BATTLE_MISPLACED /snapshot/battle", { ...battle("gunnery"), phase: "naval_combat" }],
    ["SHIP_ELSEWHERE /snapshot/battle/german/1", withShip(battle("gunnery"), "breslau", { space: "pola" })],
    ["SHIP_ELSEWHERE /snapshot/battle/allied/0/id", battleWithoutAllies()],
    ["SHIP_REPEATED /snapshot/battle/german/1", battle("gunnery", { german: ["goeben", "goeben"] })],
    ["SHIP_REPEATED /snapshot/battle/paid", battle("gunnery", { paid: ["moltke"] })],
    ["BATTLE_SIDES /snapshot/battle/allied", battle("gunnery", { allied: [] })],
    ["CONTACT_MISMATCH /snapshot/battle/contact", battle("gunnery", { contact: "N" })],
    ["CONTACT_MISMATCH /snapshot/battle/contact", battle("gunnery", { contact: "AC1" })],
    ["CONTACT_MISMATCH /snapshot/battle/first", battle("break_off", { first: "allied" })],
    ["ROUND_MISMATCH /snapshot/battle/round", battle("gunnery", { round: 3 })],
    ["ROUND_MISMATCH /snapshot/battle/round", battle("torpedoes", { round: 2 })],
    ["ROUND_MISMATCH /snapshot/battle/round", battle("torpedoes", { round: 3, visibility: "tertiary" })],
    ["DAMAGE_IMPOSSIBLE /snapshot/battle/allied/0", harmed(battle("break_off"), "warrior", { withdrawn: true })],
    ["BATTLE_UNSEEN /snapshot/battle/visibility", battle("gunnery", { visibility: "poor" })],
    ["BATTLE_SIDES /snapshot/battle/allied", harmed(battle("gunnery"), "warrior", { sunk: true })],
    ["NOBODY_TO_ACT /snapshot/battle", battle("gunnery", { fired: ["goeben", "breslau"] })],
  ])("%s", (code, state) => {
    expect(faults(state)).toContain(code);
  });
});
