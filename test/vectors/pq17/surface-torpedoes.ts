import type { Force } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { type Change, type Json, refused, resolves, roll, type Vector } from "./kit";
import { type Field, fighting } from "./kit/battles";
import { fleet, ships } from "./kit/fleets";

/** 7.3.2, 7.5.2 Torpedoes of ships. */
export function vectors(): Vector[] {
  const torp = { operation: "targetTorpedoes", base: "surface-battle", citation: "7.5.2" };
  const flotilla = fleet("cover", 1, ships("dd_us", 2));
  const on = (target: Force, more: Partial<Field> = {}, unit: Json = {}): Change =>
    fighting(
      { attacker: "allied", allied: [flotilla], axis: [target], ...more },
      { step: "torpedo_targets_attacker" },
      { 1: { area: "torpedo_attack" }, 2: unit },
    );
  const shot = (
    id: string,
    title: string,
    change: Change,
    faces: readonly number[],
    modifiers: Readonly<Record<string, number>>,
  ): Vector =>
    resolves({
      ...torp,
      id: `torpedo-${id}`,
      title,
      change,
      input: { targets: [{ unit: 1, target: 2, attacks: 2 }] },
      rolls: faces.map((face) => roll("torpedo-attack", "TORPEDO_ATTACK", [face], null, modifiers)),
      outcome: { volleys: [{ unit: 1, target: 2, attacks: 2, successes: 0 }] },
      snapshot: { sides: { allied: { forces: [{ units: [{ torpedoesSpent: 2 }] }] } } },
    });
  const hipper = fleet("raiders", 1, ships("admiral_hipper", 4));
  const starved = fleet("raiders", 1, ships("admiral_hipper", 4), {
    fuel: { state: "critical", marker: null, refuelled: false },
  });
  return [
    shot("plain", "TORPEDO_ATTACK 7.3.1 A heavy ship is missed below 8", on(hipper), [7, 0], {}),
    shot(
      "evading",
      "TORPEDO_ATTACK D-22 Evasion takes 1 from attacks against the unit",
      on(hipper, {}, { evasion: true }),
      [8, 0],
      { EVASION_TARGET: -1 },
    ),
    shot(
      "light",
      "TORPEDO_ATTACK 7.3.1 Against light ships 1 is taken",
      on(fleet("raiders", 1, ships("dd_z36a", 3))),
      [8, 0],
      { TARGET_LIGHT: -1 },
    ),
    shot("gale", "TORPEDO_ATTACK 9.2.5 A Gale takes 2", on(hipper, { weather: "gale" }), [9, 0], { GALE: -2 }),
    shot("starved", "TORPEDO_ATTACK 11.2.3 Critical Fuel of the target adds 1", on(starved), [6, 0], {
      CRITICAL_FUEL_TARGET: 1,
    }),
    resolves({
      ...torp,
      id: "torpedo-simultaneous",
      title: "7.5.2 D-03 Torpedoes are simultaneous, the defender's dice first: a flotilla that is sunk has fired",
      change: fighting(
        {
          attacker: "allied",
          allied: [fleet("cover", 1, ships("dd_ai", 1))],
          axis: [fleet("raiders", 1, ships("tb_35_37", 1))],
        },
        { step: "torpedo_targets_attacker", torpedoes: [{ unit: 2, target: 1, attacks: 1 }] },
        { 1: { area: "torpedo_attack" }, 2: { area: "torpedo_attack" } },
      ),
      input: { targets: [{ unit: 1, target: 2, attacks: 1 }] },
      rolls: [
        roll("torpedo-attack", "TORPEDO_ATTACK", [9], null, { TARGET_LIGHT: -1 }),
        { label: "torpedo-damage", faces: [3], chart: "TORPEDO_DAMAGE", column: "LIGHT", row: 2 },
        roll("torpedo-attack", "TORPEDO_ATTACK", [9], null, { TARGET_LIGHT: -1 }),
        { label: "torpedo-damage", faces: [9], chart: "TORPEDO_DAMAGE", column: "LIGHT", row: 2 },
      ],
      outcome: {
        vp: -0.5,
        round: null,
        volleys: [
          { unit: 2, successes: 1 },
          { unit: 1, successes: 1 },
        ],
      },
      snapshot: { sides: { allied: { forces: [] }, axis: { forces: [] } } },
    }),
    refused({
      ...torp,
      id: "torpedo-area",
      title: "7.5.2 Only units in Torpedo Attack use torpedoes",
      change: fighting(
        { attacker: "allied", allied: [fleet("cover", 1, ships("dd_us", 2, "dd_ai", 2))], axis: [hipper] },
        { step: "torpedo_targets_attacker" },
        { 2: { area: "torpedo_attack" } },
      ),
      input: { targets: [{ unit: 1, target: 3, attacks: 2 }] },
      code: "VALUE_NOT_LISTED",
      section: "7.3",
      pointer: "/input/targets/0/unit",
    }),
    refused({
      ...torp,
      id: "torpedo-spent",
      title: "7.3.2 Torpedoes that are spent are not used again",
      change: fighting(
        {
          attacker: "allied",
          allied: [{ ...flotilla, units: [{ ...flotilla.units[0]!, torpedoesSpent: 2 }] }],
          axis: [hipper],
        },
        { step: "torpedo_targets_attacker" },
        { 1: { area: "torpedo_attack" } },
      ),
      input: { targets: [{ unit: 1, target: 2, attacks: 4 }] },
      code: "VALUE_NOT_LISTED",
      section: "7.3",
      pointer: "/input/targets/0/attacks",
    }),
    refused({
      ...torp,
      id: "torpedo-twice",
      title: "7.5.2 Every unit names one target for its torpedoes",
      change: fighting(
        {
          attacker: "allied",
          allied: [fleet("cover", 1, ships("dd_us", 2, "dd_ai", 2))],
          axis: [fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4))],
        },
        { step: "torpedo_targets_attacker" },
        { 1: { area: "torpedo_attack" }, 2: { area: "torpedo_attack" } },
      ),
      input: {
        targets: [
          { unit: 1, target: 3, attacks: 2 },
          { unit: 1, target: 4, attacks: 2 },
        ],
      },
      code: "FIRES_ONCE",
      section: "7.5.2",
      pointer: "/input/targets",
    }),
    refused({
      ...torp,
      id: "torpedo-doubled",
      title: "7.5.2 No enemy is attacked twice while another is not attacked",
      change: fighting(
        {
          attacker: "allied",
          allied: [fleet("cover", 1, ships("dd_us", 2, "dd_ai", 2))],
          axis: [fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4))],
        },
        { step: "torpedo_targets_attacker" },
        { 1: { area: "torpedo_attack" }, 2: { area: "torpedo_attack" } },
      ),
      input: {
        targets: [
          { unit: 1, target: 3, attacks: 2 },
          { unit: 2, target: 3, attacks: 2 },
        ],
      },
      code: "TARGET_LEFT_OUT",
      section: "7.5.2",
      pointer: "/input/targets",
    }),
  ];
}
