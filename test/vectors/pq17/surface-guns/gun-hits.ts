import type { Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { plain, resolves, type Vector } from "../kit";
import { fighting } from "../kit/battles";
import { ships } from "../kit/fleets";
import { cover, dice, marked, modified, plan, raiders } from "./gunfire";

/** 7 Vectors for the modifiers of a hit on a target. */
export function modifiers(): Vector[] {
  const whole = marked("admiral_hipper", 4);
  return [
    modified(
      "evading",
      "NAVAL_GUNNERY 7.5.2 D-22 A unit that evades fires with 1 less",
      "D-22",
      whole,
      { EVASION_FIRER: -1 },
      { evasion: true },
    ),
    modified(
      "crippled",
      "NAVAL_GUNNERY 7.3.1 A Crippled target is hit with 1 more",
      "7.3.1",
      marked("admiral_hipper", 4, "crippled"),
      { TARGET_CRIPPLED: 1 },
    ),
    modified(
      "starved",
      "NAVAL_GUNNERY 11.2.3 Critical Fuel takes 1 from the firer",
      "11.2.3",
      whole,
      { CRITICAL_FUEL_FIRER: -1 },
      { starved: true },
    ),
    modified(
      "starved-evading",
      "NAVAL_GUNNERY Evasion and Critical Fuel add up",
      "7.5.2",
      whole,
      { EVASION_FIRER: -1, CRITICAL_FUEL_FIRER: -1 },
      { starved: true, evasion: true },
    ),
    resolves({
      ...plan,
      id: "guns-diw",
      title: "NAVAL_GUNNERY 7 A ship Dead in the Water is hit with 2 more, and sinks by one hit (D-44)",
      citation: "7",
      change: fighting(
        { attacker: "allied", allied: [cover(...ships("london", 3))], axis: [raiders(marked("admiral_hipper", 0))] },
        { germanLosses: true },
      ),
      input: { targets: [{ unit: 1, target: 2, cs: 3 }] },
      rolls: dice("CA", "CA", [4, 5, 0], { TARGET_DIW_OR_TOW: 2 }),
      outcome: { salvos: [{ dice: 3, hits: 1 }], vp: 8, round: 2 },
      snapshot: { sides: { axis: { forces: [], sunk: [{ unit: "admiral_hipper", cs: 4 }] } } },
    }),
    resolves({
      ...plan,
      id: "guns-diw-crippled",
      title: "NAVAL_GUNNERY D-43 Crippled and Dead in the Water do not add up",
      citation: "D-43",
      change: fighting(
        {
          attacker: "allied",
          allied: [cover(...ships("london", 3))],
          axis: [raiders(marked("admiral_hipper", 0, "crippled"), ...ships("lutzow", 4))],
        },
        { germanLosses: true },
      ),
      input: { targets: [{ unit: 1, target: 2, cs: 3 }] },
      rolls: dice("CA", "CA", [4, 0, 0], { TARGET_DIW_OR_TOW: 2 }),
      outcome: { salvos: [{ dice: 3, hits: 0 }] },
    }),
  ];
}

/** 7, 7.5.2 Vectors for the effects of hits, and the order of the dice. */
export function hits(): Vector[] {
  const tow = (unit: string, cs: number, by: string): Ship => ({ ...ships(unit, cs)[0]!, tow: by });
  return [
    resolves({
      ...plan,
      id: "guns-simultaneous",
      title: "7.5.2 Fire is simultaneous: a ship that is sunk has fired, the attacker's dice first (D-03)",
      change: fighting(
        { attacker: "allied", allied: [cover(...ships("adventure", 1))], axis: [raiders(...ships("brummer", 1))] },
        { guns: [{ unit: 2, target: 1, cs: 1 }] },
      ),
      input: { targets: [{ unit: 1, target: 2, cs: 1 }] },
      rolls: [...dice("CM", "CM", [8]), ...dice("CM", "CM", [9]), plain("combat-continue", [2], "goes on")],
      outcome: {
        salvos: [
          { unit: 1, target: 2, dice: 1, hits: 1 },
          { unit: 2, target: 1, dice: 1, hits: 1 },
        ],
      },
      snapshot: {
        vp: { total: 0 },
        sides: {
          allied: { forces: [{ id: "cover", units: [{ unit: "adventure", cs: 0 }] }] },
          axis: { forces: [{ id: "raiders", units: [{ unit: "brummer", cs: 0 }] }] },
        },
      },
    }),
    resolves({
      ...plan,
      id: "guns-excess",
      title: "7 D-60 A heavy ship at 0 CS is Dead in the Water, the next hit sinks it, further hits are lost",
      citation: "D-60",
      change: fighting({
        attacker: "allied",
        allied: [cover(...ships("london", 3))],
        axis: [raiders(...ships("brummer", 1))],
      }),
      input: { targets: [{ unit: 1, target: 2, cs: 3 }] },
      rolls: dice("CA", "CM", [6, 7, 9]),
      outcome: { salvos: [{ dice: 3, hits: 3 }], vp: 1, round: 2 },
      snapshot: { sides: { axis: { forces: [], sunk: [{ unit: "brummer", cs: 1 }] } } },
    }),
    resolves({
      ...plan,
      id: "guns-light",
      title: "7 Destroyers lose a CS for a hit and are gone with the last, each for 1 VP",
      citation: "7",
      change: fighting({
        attacker: "allied",
        allied: [cover(...ships("london", 3))],
        axis: [raiders(...ships("dd_z36a", 2))],
      }),
      input: { targets: [{ unit: 1, target: 2, cs: 3 }] },
      rolls: dice("CA", "DD", [7, 8, 9]),
      outcome: { salvos: [{ hits: 3 }], vp: 2, round: 2 },
      snapshot: { sides: { axis: { forces: [] } } },
    }),
    resolves({
      ...plan,
      id: "guns-tow",
      title: "NAVAL_GUNNERY D-33 A ship that tows is hit with 2 more",
      citation: "D-33",
      change: fighting(
        {
          attacker: "allied",
          allied: [cover(...ships("london", 3))],
          axis: [raiders(tow("admiral_hipper", 4, "lutzow"), tow("lutzow", 0, "admiral_hipper"))],
        },
        { germanLosses: true },
      ),
      input: { targets: [{ unit: 1, target: 2, cs: 3 }] },
      rolls: dice("CA", "CA", [4, 5, 0], { TARGET_DIW_OR_TOW: 2 }),
      outcome: { salvos: [{ hits: 1 }] },
      snapshot: {
        sides: {
          axis: {
            forces: [
              {
                units: [
                  { unit: "admiral_hipper", cs: 3 },
                  { unit: "lutzow", cs: 0 },
                ],
              },
            ],
          },
        },
      },
    }),
  ];
}
