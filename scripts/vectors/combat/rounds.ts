import { fight, inMonth, type Json, logged, merged, refused, resolves, ships, systems, type Vector } from "./kit";
import { repair, u1, u2, u3 } from "./rolls";

function plans(): Vector[] {
  const plan = (mode: string, range: string, patch: Json = {}, id = `${mode}-${range}`): Vector =>
    resolves({
      id: `round-plan-${id}`,
      title: `9.4.2 A round ${mode === "surface" ? "on the surface" : "submerged"} at ${range} range`,
      citation: "9.4.2",
      operation: "planRound",
      base: "viib-unescorted",
      patch,
      input: { mode, range },
      rolls: [],
      outcome: { mode, range, phase: "round" },
      snapshot: {
        phase: "round",
        engagement: {
          fought: false,
          round: { mode, range, fwdFired: false, aftFired: false, gunFired: false, closed: false },
        },
      },
    });
  const shut = (
    id: string,
    title: string,
    citation: string,
    input: Json,
    patch: Json,
    code: string,
    section: string,
    pointer?: string,
  ): Vector =>
    refused({
      id: `round-plan-${id}`,
      title,
      citation,
      operation: "planRound",
      base: "viib-unescorted",
      patch,
      input,
      code,
      section,
      ...(pointer === undefined ? {} : { pointer }),
    });
  return [
    plan("surface", "close"),
    plan("surface", "long"),
    plan("submerged", "medium"),
    plan("surface", "close", fight({ dayNight: "day" }), "surface-by-day"),
    plan("surface", "medium", systems({ periscope: "inoperable" }), "surface-without-periscope"),
    shut(
      "periscope",
      "10.0 No submerged round without a periscope",
      "10.0",
      { mode: "submerged", range: "close" },
      systems({ periscope: "damaged" }),
      "PERISCOPE_DAMAGED",
      "10.0",
      "/input/mode",
    ),
    shut(
      "night-surface",
      "9.5 Against unescorted ships the surface is one posture",
      "9.5",
      { mode: "night_surface", range: "close" },
      {},
      "SAME_AS_SURFACE",
      "9.4.2",
      "/input/mode",
    ),
    shut(
      "escorted",
      "9.4.5 Rounds are for unescorted ships",
      "9.4.5",
      { mode: "surface", range: "close" },
      fight({ escorted: true }),
      "ESCORTED",
      "9.2",
    ),
  ];
}

function weapons(): Vector[] {
  return [
    resolves({
      id: "round-both-ends-submerged",
      title: "9.2.1 A submerged boat fires its other end in the same round, without penalty",
      citation: "9.2.1",
      operation: "resolveTorpedoFire",
      base: "viib-round",
      patch: fight({ fought: true, round: { fwdFired: true } }),
      input: { tubes: { aft1: 2 } },
      rolls: [u1("close", [4, 4]), u2(6), u3(2)],
      outcome: { shots: [{ tube: "aft1", slot: 2, result: "damaged", damage: 3 }], phase: "round" },
      snapshot: { engagement: { round: { fwdFired: true, aftFired: true } } },
    }),
    resolves({
      id: "round-both-ends-on-the-surface",
      title: "9.4.2 No second salvo penalty against unescorted ships",
      citation: "9.4.2",
      operation: "resolveTorpedoFire",
      base: "viib-round",
      patch: fight({ fought: true, round: { mode: "surface", fwdFired: true } }),
      input: { tubes: { aft1: 2 } },
      rolls: [u1("close", [5, 4], ["U1_SURFACE_UZO"]), u2(6), u3(2)],
      outcome: { shots: [{ result: "damaged", damage: 3 }] },
    }),
    resolves({
      id: "round-both-aft-tubes-of-a-ix",
      title: "9.2.1 A Type IX has two stern tubes",
      citation: "9.2.1",
      operation: "resolveTorpedoFire",
      base: "ixa-round",
      input: { tubes: { aft2: 1, aft1: 2 } },
      rolls: [u1("close", [4, 4]), u2(3, "G7e_1940-07_1940-12"), u3(5), u1("close", [6, 3])],
      outcome: {
        shots: [
          { tube: "aft2", torpedo: "G7e", slot: 1, damage: 1 },
          { tube: "aft1", torpedo: "G7a", slot: 2, result: "missed" },
        ],
      },
    }),
    resolves({
      id: "round-reload-closes-it",
      title: "9.2.8 Reloading ends the round",
      citation: "9.2.8",
      operation: "reloadTubes",
      base: "viib-round",
      patch: merged(fight({ fought: true, round: { fwdFired: true } }), {
        boat: { tubes: { fwd1: "empty", fwd2: "empty", aft1: "empty" } },
      }),
      input: { tubes: { fwd1: "G7e", fwd2: "G7a", aft1: "G7e" } },
      rolls: [],
      outcome: { reloaded: 3, phase: "round" },
      snapshot: {
        boat: {
          tubes: { fwd1: "G7e", fwd2: "G7a", aft1: "G7e" },
          fwdReloads: { G7a: 4, G7e: 2 },
          aftReloads: { G7a: 0, G7e: 0 },
        },
        engagement: { round: { closed: true } },
      },
    }),
    resolves({
      id: "round-over-with-the-last-ship",
      title: "9.4.2 The last ship sunk ends the encounter; damage is then repaired",
      citation: "10.7",
      operation: "resolveTorpedoFire",
      base: "viib-round",
      patch: merged(fight({ targets: ships({ 1: 2, 2: 0 }) }), systems({ radio: "damaged" })),
      input: { tubes: { fwd3: 2 } },
      rolls: [u1("close", [1, 1]), u2(6, "G7e_1940-07_1940-12"), u3(1), repair("radio", 2)],
      outcome: { shots: [{ tube: "fwd3", result: "sunk", damage: 4 }], phase: "at_sea" },
      snapshot: { engagement: null, patrol: { checksDone: 3 }, log: [{ ships: [logged(2, true)] }] },
    }),
  ];
}

function refusals(): Vector[] {
  const shut = (
    id: string,
    title: string,
    citation: string,
    operation: string,
    patch: Json,
    input: Json,
    code: string,
    section: string,
    pointer = "",
    base = "viib-round",
  ): Vector =>
    refused({ id: `round-refused-${id}`, title, citation, operation, base, patch, input, code, section, pointer });
  const tubes = { tubes: { fwd1: 1 } };
  const shell = { targets: [1] };
  const surface = fight({ round: { mode: "surface" } });
  const empty = { boat: { tubes: { fwd1: "empty" } } };
  return [
    shut(
      "end-used",
      "9.4.2 Each end fires once in a round",
      "9.4.2",
      "resolveTorpedoFire",
      fight({ round: { fwdFired: true } }),
      tubes,
      "END_FIRED",
      "9.4.2",
      "/input/tubes/fwd1",
    ),
    shut(
      "both-ends-at-once",
      "9.4.2 One end after the other",
      "9.4.2",
      "resolveTorpedoFire",
      {},
      { tubes: { fwd1: 1, aft1: 1 } },
      "ONE_END_AT_A_TIME",
      "9.4.2",
      "/input/tubes",
    ),
    shut(
      "nothing-left",
      "9.4.2 Nothing is left to fire",
      "9.4.2",
      "resolveTorpedoFire",
      fight({ round: { fwdFired: true, aftFired: true } }),
      tubes,
      "NO_TORPEDO_READY",
      "9.4.2",
    ),
    shut(
      "after-reloading",
      "9.2.8 No torpedo after reloading",
      "9.2.8",
      "resolveTorpedoFire",
      fight({ round: { gunFired: true, closed: true } }),
      tubes,
      "ROUND_CLOSED",
      "9.2.8",
    ),
    shut(
      "gun-after-reloading",
      "9.2.8 No shell after reloading",
      "9.2.8",
      "resolveGunFire",
      fight({ round: { mode: "surface", fwdFired: true, closed: true } }),
      shell,
      "ROUND_CLOSED",
      "9.2.8",
    ),
    shut(
      "sunk-target",
      "9.4.2 A ship already sunk is no target",
      "9.4.2",
      "resolveTorpedoFire",
      fight({ targets: ships({ 1: 2, 2: 0 }) }),
      tubes,
      "TARGET_SUNK",
      "9.2.5",
      "/input/tubes/fwd1",
    ),
    shut(
      "no-torpedo",
      "9.2.1 A salvo has at least one torpedo",
      "9.2.1",
      "resolveTorpedoFire",
      {},
      { tubes: {} },
      "CHOICE_COUNT",
      "9.4.2",
      "/input/tubes",
    ),
    shut(
      "empty-tube",
      "9.2.1 An empty tube cannot fire",
      "9.2.1",
      "resolveTorpedoFire",
      empty,
      tubes,
      "TUBE_EMPTY",
      "9.2.1",
      "/input/tubes/fwd1",
    ),
    shut(
      "doors",
      "E5 Tubes behind damaged doors cannot fire",
      "E5",
      "resolveTorpedoFire",
      systems({ fwd_torpedo_doors: "damaged" }),
      tubes,
      "TORPEDO_DOORS_DAMAGED",
      "E5",
      "/input/tubes/fwd1",
    ),
    shut(
      "gun-submerged",
      "9.3.1 The gun fires on the surface only",
      "9.3.1",
      "resolveGunFire",
      {},
      shell,
      "SUBMERGED",
      "9.3.1",
    ),
    shut(
      "gun-used",
      "9.4.2 The gun is used once in a round",
      "9.4.2",
      "resolveGunFire",
      fight({ round: { mode: "surface", gunFired: true } }),
      shell,
      "GUN_FIRED",
      "9.4.2",
    ),
    shut(
      "gun-damaged",
      "E5 A damaged gun cannot fire",
      "E5",
      "resolveGunFire",
      merged(surface, systems({ deck_gun: "damaged" })),
      shell,
      "DECK_GUN_DAMAGED",
      "10.7.4",
    ),
    shut(
      "gun-empty",
      "4.6.3 No shot without ammunition",
      "4.6.3",
      "resolveGunFire",
      merged(surface, { boat: { deckGunAmmo: 0 } }),
      shell,
      "NO_AMMUNITION",
      "4.6.3",
    ),
    shut(
      "gun-last-point",
      "4.6.3 The last point is one shot",
      "4.6.3",
      "resolveGunFire",
      merged(surface, { boat: { deckGunAmmo: 1 } }),
      { targets: [1, 1] },
      "CHOICE_COUNT",
      "9.3",
      "/input/targets",
    ),
    shut(
      "gun-three-points",
      "9.3.2 Two points a round at most",
      "9.3.2",
      "resolveGunFire",
      surface,
      { targets: [1, 1, 1] },
      "CHOICE_COUNT",
      "9.3",
      "/input/targets",
    ),
    shut(
      "reload-unfought",
      "9.2.8 Tubes are reloaded at the end of a round",
      "9.2.8",
      "reloadTubes",
      empty,
      { tubes: { fwd1: "G7a" } },
      "ROUND_UNFOUGHT",
      "9.2.8",
    ),
    shut(
      "no-deck-gun",
      "9.3.1 The VIIC Flak has no deck gun",
      "9.3.1",
      "resolveGunFire",
      noGun(),
      shell,
      "NO_DECK_GUN",
      "9.3.1",
    ),
  ];
}

/** The boat as a VIIC Flak, which has neither deck gun nor reloads. */
function noGun(): Json {
  const guns = {
    deck_gun: "absent",
    flak_20mm: "absent",
    flak_20mm_quad_1: "ok",
    flak_20mm_quad_2: "ok",
    flak_37mm: "ok",
  };
  const none = { G7a: 0, G7e: 0 };
  return merged(inMonth("1943-05"), fight({ round: { mode: "surface" } }), {
    boat: { type: "VIIC_FLAK", deckGunAmmo: 0, fwdReloads: none, aftReloads: none, systems: guns },
  });
}

/** Rounds against unescorted ships. */
export const rounds = (): Vector[] => [...plans(), ...weapons(), ...refusals()];
