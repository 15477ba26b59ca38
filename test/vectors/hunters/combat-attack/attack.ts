import { fight, inMonth, type Json, merged, resolves, roll, ships, systems, type Vector } from "../kit/combat";
import { e2, e3, one, u1, u2, u3 } from "../kit/rolls";

/** Vectors for the events before the first shot at a convoy: the pack and the escort's quality. */
function beforeFiring(): Vector[] {
  const pack = (face: number): ReturnType<typeof one> => one("wolfpack-escort", "WOLFPACK_ESCORT", face);
  const miss = u1("long", [6, 6]);
  const attack = (
    id: string,
    title: string,
    citation: string,
    patch: Json,
    rolls: readonly ReturnType<typeof one>[],
    engagement: Json,
  ): Vector =>
    resolves({
      id,
      title,
      citation,
      operation: "resolveAttack",
      base: "viib-attack",
      patch,
      input: { mode: "submerged", range: "long", firstEnd: "fwd", tubes: { fwd1: 1 } },
      rolls: [...rolls, miss],
      outcome: { closeApproach: "not_made", hits: null, phase: "detection" },
      snapshot: { engagement: { ...engagement, fought: true, attack: { range: "long", g7aByDay: true } } },
    });
  const mission = { patrol: { mission: "W" } };
  const busy = [1, 2, 3, 4, 5].map((face) =>
    attack(`wolfpack-${face}`, `7.2.2 Wolfpack escort, ${face}: busy`, "7.2.2", mission, [pack(face)], {
      wolfpack: "busy",
    }),
  );
  const grade = (column: string, face: number): ReturnType<typeof one> =>
    roll("escort-quality", "ESCORT_QUALITY", column, [face]);
  const option = { options: { variableEscortQuality: true } };
  const early = ["green", "trained", "trained", "trained", "trained", "veteran"].map((level, index) =>
    attack(
      `escort-quality-1941-${index + 1}`,
      `14.6.1 Escort quality in 1941, ${index + 1}: ${level}`,
      "14.6.1",
      merged(inMonth("1941-12"), option),
      [grade("1939-1941", index + 1)],
      { escortQuality: level },
    ),
  );
  const late = ["green", "trained", "trained", "trained", "veteran", "elite"].map((level, index) =>
    attack(
      `escort-quality-1942-${index + 1}`,
      `14.6.1 Escort quality in 1942, ${index + 1}: ${level}`,
      "14.6.1",
      merged(inMonth("1942-01"), option),
      [grade("1942-1943", index + 1)],
      { escortQuality: level },
    ),
  );
  return [
    ...busy,
    attack("wolfpack-6", "7.2.2 Wolfpack escort, 6: focused", "7.2.2", mission, [pack(6)], { wolfpack: "focused" }),
    attack(
      "wolfpack-no-radio",
      "7.2.3 Without a radio the pack has no decision",
      "7.2.3",
      merged(mission, systems({ radio: "inoperable" })),
      [],
      { wolfpack: null },
    ),
    attack(
      "wolfpack-radio-damaged",
      "7.2.3 A damaged radio still works with the pack",
      "7.2.3",
      merged(mission, systems({ radio: "damaged" })),
      [pack(5)],
      { wolfpack: "busy" },
    ),
    attack(
      "wolfpack-no-convoy",
      "7.2.4 Only convoys are fought with the pack",
      "7.2.4",
      merged(mission, fight({ kind: "two_ships_escort", targets: ships({ 1: 0, 2: 0 }) })),
      [],
      { wolfpack: null },
    ),
    attack(
      "wolfpack-damaged-convoy-ships",
      "7.2.4 Damaged ships still with the escort of their convoy",
      "7.2.3",
      merged(mission, fight({ following: "damaged", targets: ships({ 1: 1, 4: 1 }) })),
      [pack(6)],
      { wolfpack: "focused" },
    ),
    ...early,
    ...late,
    attack(
      "escort-quality-known",
      "14.6.2 A quality once known stays",
      "14.6.2",
      merged(option, fight({ escortQuality: "green" })),
      [],
      { escortQuality: "green" },
    ),
    attack(
      "wolfpack-then-quality",
      "7.2.2 The pack decides before the escort's quality",
      "7.2.2",
      merged(mission, option),
      [pack(2), grade("1939-1941", 6)],
      { wolfpack: "busy", escortQuality: "veteran" },
    ),
    resolves({
      id: "wolfpack-and-quality-before-a-close-approach",
      title: "7.2.2 Both come before the check of a close approach",
      citation: "7.2.2",
      operation: "resolveAttack",
      base: "viib-attack",
      patch: merged(mission, option),
      input: { mode: "submerged", range: "close", firstEnd: "aft", tubes: { aft1: 4 } },
      rolls: [
        pack(2),
        grade("1939-1941", 1),
        roll("close-approach-detection", "E2", "close_range_before_firing", [5, 5]),
        e3([2, 2]),
      ],
      outcome: { closeApproach: "detected", hits: 0, damage: [], phase: "detection" },
    }),
  ];
}

/** Submerged and night surface attacks on escorted ships. */
function attacks(): Vector[] {
  const night = fight({ dayNight: "night" });
  const uzo = ["U1_SURFACE_UZO"];
  const second = ["U1_SURFACE_UZO", "U1_SECOND_SALVO"];
  const both = { mode: "night_surface", range: "medium", firstEnd: "fwd", tubes: { fwd1: 2, aft1: 2 } };
  const awards = ["none", "KC", "KCO", "KCOS", "KCOSD"].map((level, index) => {
    const oak = index > 1 ? ["U1_KC_OAKLEAVES"] : [];
    const late = index === 0 ? second : uzo;
    return resolves({
      id: `second-salvo-${level.toLowerCase()}`,
      title: `9.5.2 Second salvo with ${level === "none" ? "no decoration +1" : `${level} without penalty`}`,
      citation: "9.5.2",
      operation: "resolveAttack",
      base: "viib-attack",
      patch: merged(night, { kommandant: { award: level } }),
      input: both,
      rolls: [u1("medium", [6, 6], [...uzo, ...oak]), u1("medium", [6, 6], [...late, ...oak])],
      outcome: {
        shots: [
          { tube: "fwd1", result: "missed" },
          { tube: "aft1", result: "missed" },
        ],
        phase: "detection",
      },
      snapshot: { engagement: { attack: { mode: "night_surface", bothEnds: true, fired: true, g7aByDay: false } } },
    });
  });
  return [
    ...awards,
    resolves({
      id: "second-salvo-kc-kmdt-sw",
      title: "9.5.2 The Knight's Cross of a Kommandant out of action spares no one",
      citation: "11.3.6",
      operation: "resolveAttack",
      base: "viib-attack",
      patch: merged(night, { kommandant: { award: "KC" }, crew: { wounds: { kmdt: "SW" } } }),
      input: both,
      rolls: [u1("medium", [6, 6], [...uzo, "U1_KMDT_SW"]), u1("medium", [6, 6], [...second, "U1_KMDT_SW"])],
      outcome: { phase: "detection" },
    }),
    resolves({
      id: "second-salvo-after-the-whole-first",
      title: "9.5.2 The second salvo is resolved after the whole first",
      citation: "7.2.2",
      operation: "resolveAttack",
      base: "viib-attack",
      patch: night,
      input: { mode: "night_surface", range: "long", firstEnd: "aft", tubes: { fwd2: 1, fwd3: 3, aft1: 4 } },
      rolls: [
        u1("long", [3, 4], uzo),
        u2(6),
        u3(2),
        u1("long", [3, 3], second),
        u2(6),
        u3(1),
        u1("long", [2, 2], [...second, "U1_G7E_LONG"]),
        u2(1, "G7e_1940-07_1940-12"),
      ],
      outcome: {
        closeApproach: "not_made",
        shots: [
          { tube: "aft1", torpedo: "G7a", slot: 4, result: "sunk", damage: 3 },
          { tube: "fwd2", torpedo: "G7a", slot: 1, result: "sunk", damage: 4 },
          { tube: "fwd3", torpedo: "G7e", slot: 3, result: "dud", damage: 0 },
        ],
      },
      snapshot: {
        boat: { tubes: { fwd1: "G7a", fwd2: "empty", fwd3: "empty", fwd4: "G7e", aft1: "empty" } },
        log: [
          {
            ships: [
              { name: "British Influence", sunk: true },
              { name: "Royal Sceptre", sunk: true },
            ],
          },
        ],
      },
    }),
    resolves({
      id: "second-salvo-wasted",
      title: "9.2.1 A second salvo at ships the first has sunk is spent without dice",
      citation: "9.2.1",
      operation: "resolveAttack",
      base: "viib-attack",
      patch: night,
      input: { mode: "night_surface", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1, aft1: 1 } },
      rolls: [u1("medium", [1, 1], uzo), u2(6), u3(2)],
      outcome: {
        shots: [
          { tube: "fwd1", result: "sunk" },
          { tube: "aft1", result: "wasted" },
        ],
      },
      snapshot: { boat: { tubes: { aft1: "empty" } } },
    }),
    resolves({
      id: "night-surface-one-end",
      title: "9.5.1 A night surface attack with one end only",
      citation: "9.5.1",
      operation: "resolveAttack",
      base: "viib-attack",
      patch: night,
      input: { mode: "night_surface", range: "medium", firstEnd: "aft", tubes: { aft1: 3 } },
      rolls: [u1("medium", [4, 4], uzo), u2(4), u3(5)],
      outcome: { shots: [{ tube: "aft1", slot: 3, result: "damaged", damage: 1 }] },
      snapshot: { engagement: { attack: { bothEnds: false } } },
    }),
    resolves({
      id: "night-surface-periscope-damaged",
      title: "10.0 A damaged periscope does not hinder a night surface attack",
      citation: "10.0",
      operation: "resolveAttack",
      base: "viib-attack",
      patch: merged(night, systems({ periscope: "damaged" })),
      input: { mode: "night_surface", range: "medium", firstEnd: "aft", tubes: { aft1: 3 } },
      rolls: [u1("medium", [6, 6], uzo)],
      outcome: { phase: "detection" },
    }),
    resolves({
      id: "submerged-periscope-by-ruling",
      title: "10.0 A damaged periscope does not hinder under the other ruling",
      citation: "10.0",
      operation: "resolveAttack",
      base: "viib-attack",
      patch: merged({ rulings: { periscopeBlocksSubmergedAttack: false } }, systems({ periscope: "damaged" })),
      input: { mode: "submerged", range: "medium", firstEnd: "aft", tubes: { aft1: 3 } },
      rolls: [u1("medium", [6, 6])],
      outcome: { phase: "detection" },
    }),
    resolves({
      id: "submerged-at-night-leaves-no-wake",
      title: "4.5 A G7a by night leaves no wake to see",
      citation: "4.5",
      operation: "resolveAttack",
      base: "viib-attack",
      patch: night,
      input: { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1, fwd3: 2 } },
      rolls: [u1("medium", [6, 6]), u1("medium", [6, 6], ["U1_G7E_MEDIUM"])],
      snapshot: { engagement: { attack: { g7aByDay: false, mode: "submerged" } } },
    }),
    resolves({
      id: "submerged-g7e-by-day-leaves-no-wake",
      title: "4.5 A G7e by day leaves no wake to see",
      citation: "4.5",
      operation: "resolveAttack",
      base: "viib-attack",
      input: { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd3: 2, fwd4: 2 } },
      rolls: [u1("medium", [3, 3], ["U1_G7E_MEDIUM"]), u2(3, "G7e_1940-07_1940-12"), u3(1)],
      outcome: {
        shots: [
          { tube: "fwd3", torpedo: "G7e", slot: 2, result: "sunk", damage: 4 },
          { tube: "fwd4", torpedo: "G7e", slot: 2, result: "wasted", damage: 0 },
        ],
      },
      snapshot: { engagement: { attack: { g7aByDay: false } } },
    }),
    resolves({
      id: "capital-ship-sunk",
      title: "8.2.5 A capital ship sinks at 5",
      citation: "8.2.5",
      operation: "resolveAttack",
      base: "viib-capital",
      input: { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1, fwd2: 1 } },
      rolls: [u1("medium", [3, 3]), u2(3), u3(1), u1("medium", [3, 3]), u2(3), u3(6)],
      outcome: {
        shots: [
          { result: "damaged", damage: 4 },
          { result: "sunk", damage: 1 },
        ],
        phase: "detection",
      },
      snapshot: { log: [{ ships: [{ type: "capital_ship", name: "BB Barham", tons: 31100, sunk: true }] }] },
    }),
    resolves({
      id: "escort-searches-after-the-last-ship",
      title: "9.2.7 The escort searches even when every target is sunk",
      citation: "9.2.7",
      operation: "resolveDepthCharge",
      base: "viib-detection",
      patch: fight({ kind: "ship_escort", targets: ships({ 1: 2 }) }),
      input: { exceedTestDepth: false },
      rolls: [e2([4, 4])],
      outcome: { detected: false, phase: "at_sea" },
      snapshot: { engagement: null, patrol: { checksDone: 3 } },
    }),
  ];
}

/** Attacks on escorted ships: the pack, the escort's quality and the salvos. */
export const attack = (): Vector[] => [...beforeFiring(), ...attacks()];
