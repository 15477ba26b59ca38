import { type Air, attacked, CALM, escaped, meets, NOTHING } from "./kit/aircraft";
import {
  agentAboard,
  type Drm,
  ended,
  inMonth,
  type Json,
  logRow,
  merged,
  type Roll,
  resolves,
  roll,
  systems,
  two,
  type Vector,
  wounds,
} from "./kit/combat";
import { bombs, dive, e4, flak, flooding, nobody, severity, who } from "./kit/rolls";

function rows(): Vector[] {
  const one = [5, 2].map((natural) =>
    meets({
      id: `a1-${natural}`,
      title: `A1 ${natural}: one attack`,
      citation: "9.8.1",
      rolls: [dive(two(natural)), bombs(NOTHING), e4(32), nobody(), flak([1, 1])],
      air: attacked(1, 1, "shot_down", ["minor_damage"]),
    }),
  );
  const safe = [6, 12].map((natural) =>
    meets({
      id: `a1-${natural}`,
      title: `A1 ${natural}: the crash dive succeeds`,
      citation: "9.8.1",
      rolls: [dive(two(natural))],
      air: escaped,
    }),
  );
  const double = meets({
    id: "a1-1",
    title: "A1 1 or less: two attacks, one crew injury",
    citation: "9.8.1",
    patch: systems({ dive_planes: "inoperable" }),
    rolls: [
      dive([1, 1], ["A1_DIVE_PLANES"]),
      bombs(NOTHING),
      e4(32),
      nobody(),
      flak([6, 6]),
      bombs(NOTHING),
      e4(32),
      CALM,
    ],
    air: attacked(2, 2, "miss", ["minor_damage", "minor_damage"]),
  });
  return [...one, ...safe, double];
}

/** A modifier of A1 at the total it turns. */
function dives(): Vector[] {
  const out = { crew1: "SW", crew2: "KIA", crew3: "SW", crew4: "SW" };
  const minus: readonly (readonly [id: string, title: string, drm: string, patch: Json, base?: string])[] = [
    ["crew-out", "all four generic boxes out -1", "A1_ALL_CREW_OUT", wounds(out)],
    ["green", "a Green crew -1", "A1_GREEN_CREW", { crew: { quality: "green" } }],
    ["dive-planes", "damaged dive planes -1", "A1_DIVE_PLANES", systems({ dive_planes: "damaged" })],
    ["ixa", "a IXA -1", "A1_TYPE_VIID_IX", {}, "ixa-sea"],
    ["ixb", "a IXB -1", "A1_TYPE_VIID_IX", { boat: { type: "IXB" } }, "ixa-sea"],
    ["ixc", "a IXC -1", "A1_TYPE_VIID_IX", { boat: { type: "IXC" } }, "ixa-sea"],
    ["viid", "a VIID -1", "A1_TYPE_VIID_IX", { boat: { type: "VIID" } }],
  ];
  const worse = minus.map(([id, title, drm, patch, base]) => {
    const guns = base === undefined ? [] : ["A2_IX_BOTH_FLAK"];
    const drms = drm === "A1_DIVE_PLANES" ? [repairLater()] : [];
    return meets({
      id: `a1-modifier-${id}`,
      title: `A1 modifiers: ${title}`,
      citation: "A1",
      ...(base === undefined ? {} : { base }),
      patch,
      rolls: [dive([3, 3], [drm]), bombs(NOTHING), e4(32), nobody(), flak([1, 1], guns), ...drms],
      air: attacked(1, 1, "shot_down", ["minor_damage"]),
    });
  });
  const safe = (id: string, title: string, natural: number, drms: readonly Drm[], patch: Json): Vector =>
    meets({
      id: `a1-modifier-${id}`,
      title: `A1 modifiers: ${title}`,
      citation: "A1",
      patch,
      rolls: [dive(two(natural), drms)],
      air: escaped,
    });
  const late = (month: string, natural: number, drms: readonly Drm[], raid: readonly Drm[]): Vector =>
    meets({
      id: `a1-modifier-${month.slice(0, 4)}`,
      title: `A1 modifiers: ${drms.join(" and ")}`,
      citation: "A1",
      patch: inMonth(month),
      rolls: [dive(two(natural), drms), bombs(NOTHING, raid), e4(32), nobody(), flak([1, 1])],
      air: attacked(1, 1, "shot_down", ["minor_damage"]),
    });
  return [
    ...worse,
    safe("elite", "an Elite crew +1", 5, ["A1_ELITE_CREW"], { crew: { quality: "elite" } }),
    safe("1939", "+1 in 1939", 5, ["A1_1939"], inMonth("1939-12")),
    safe("veteran", "a Veteran crew dives as a Trained one", 6, [], { crew: { quality: "veteran" } }),
    safe("three-out", "three generic boxes out change nothing", 6, [], wounds({ ...out, crew4: "LW" })),
    late("1942-06", 6, ["A1_1942"], []),
    late("1943-01", 7, ["A1_1943"], ["E3_1943"]),
  ];
}

/** The dive planes of the case that had them damaged are repaired afterwards. */
function repairLater(): Roll {
  return roll("repair", "E5_REPAIR", "dive_planes", [1]);
}

/** Flak after one attack that did minor damage. */
function shots(): Vector[] {
  const shot = (
    id: string,
    title: string,
    faces: readonly number[],
    drms: readonly Drm[],
    result: string,
    more: Partial<Air> & { dive?: readonly Drm[] } = {},
  ): Vector => {
    const { dive: down = [], ...rest } = more;
    return meets({
      id: `a2-${id}`,
      title: `A2 ${title}`,
      citation: "9.8.3",
      ...rest,
      rolls: [
        dive([2, 2], down),
        bombs(NOTHING),
        e4(32),
        nobody(),
        flak(faces, drms),
        ...(result === "miss" ? [CALM] : []),
      ],
      air: attacked(1, 1, result, ["minor_damage"]),
    });
  };
  const ixa = { base: "ixa-sea", dive: ["A1_TYPE_VIID_IX"] };
  const viia = { patch: { boat: { type: "VIIA", fwdReloads: { G7a: 3, G7e: 2 } } } };
  return [
    shot("2", "2: shot down", [1, 1], [], "shot_down"),
    shot("3", "3: shot down", [1, 2], [], "shot_down"),
    shot("4", "4: damaged", [2, 2], [], "damaged"),
    shot("5", "5: damaged", [4, 1], [], "damaged"),
    shot("6", "6: missed", [4, 2], [], "miss"),
    shot("12", "12: missed", [6, 6], [], "miss"),
    shot("viia", "modifiers: a VIIA +1", [2, 1], ["A2_VIIA"], "damaged", viia),
    shot("ix-both", "modifiers: a Type IX with both guns -1", [3, 1], ["A2_IX_BOTH_FLAK"], "shot_down", ixa),
    shot("ix-one", "modifiers: a Type IX with one gun has none", [3, 1], [], "damaged", {
      ...ixa,
      patch: systems({ flak_20mm: "inoperable" }),
    }),
    shot("veteran", "modifiers: a Veteran crew -1", [2, 2], ["A2_CREW_VET_ELITE"], "shot_down", {
      patch: { crew: { quality: "veteran" } },
    }),
    shot("elite", "modifiers: an Elite crew -1", [3, 3], ["A2_CREW_VET_ELITE"], "damaged", {
      patch: { crew: { quality: "elite" } },
      dive: ["A1_ELITE_CREW"],
    }),
    shot(
      "ix-veteran",
      "modifiers: guns and crew add up",
      [3, 2],
      ["A2_IX_BOTH_FLAK", "A2_CREW_VET_ELITE"],
      "shot_down",
      { ...ixa, patch: { crew: { quality: "veteran" } } },
    ),
  ];
}

function orders(): Vector[] {
  return [
    meets({
      id: "air-no-flak-left",
      title: "9.8.4 Without a working gun flak is a miss without dice",
      citation: "9.8.4",
      patch: systems({ flak_20mm: "inoperable", deck_gun: "ok" }),
      rolls: [dive([2, 2]), bombs(NOTHING), e4(32), nobody(), CALM],
      air: attacked(1, 1, null, ["minor_damage"]),
    }),
    meets({
      id: "air-flak-is-simultaneous",
      title: "9.8.3 A gun knocked out by the attack still fires at it",
      citation: "9.8.3",
      rolls: [
        dive([2, 2]),
        bombs(NOTHING),
        e4(46),
        nobody(),
        flak([2, 1]),
        roll("repair", "E5_REPAIR", "flak_20mm", [2]),
      ],
      air: attacked(1, 1, "shot_down", ["flak_20mm"]),
      snapshot: systems({ flak_20mm: "ok" }),
    }),
    meets({
      id: "air-attack-order",
      title: "9.8.2 Hits, then the automatic injury, then additional flooding, then flak",
      citation: "9.8.2",
      rolls: [
        dive([2, 2]),
        bombs([4, 1]),
        e4(12),
        e4(13),
        who([5, 5]),
        severity(1),
        who([5, 5]),
        severity(2),
        flooding(6),
        flak([2, 3]),
      ],
      air: attacked(1, 2, "damaged", ["flooding", "crew_injury"]),
      snapshot: merged(wounds({ wo2: "SW" }), { boat: { flooding: 0 } }),
    }),
    meets({
      id: "air-two-attacks-shot-down",
      title: "9.8.3 An aircraft shot down makes no second attack",
      citation: "9.8.3",
      patch: { crew: { quality: "green" } },
      rolls: [dive([1, 1], ["A1_GREEN_CREW"]), bombs(NOTHING), e4(32), nobody(), flak([1, 2])],
      air: attacked(1, 1, "shot_down", ["minor_damage"]),
    }),
    meets({
      id: "air-two-attacks-damaged",
      title: "9.8.3 A damaged aircraft still makes its second attack, without another injury",
      citation: "9.8.3",
      patch: { crew: { quality: "green" } },
      rolls: [
        dive([1, 1], ["A1_GREEN_CREW"]),
        bombs(NOTHING),
        e4(32),
        nobody(),
        flak([2, 2]),
        bombs([3, 3]),
        e4(33),
        e4(54),
        flooding(1),
      ],
      air: attacked(2, 3, "damaged", ["minor_damage", "hull", "flooding"]),
      snapshot: { boat: { hull: 1, flooding: 0 } },
    }),
    meets({
      id: "air-only-air-modifiers",
      title: "9.8.2 Damage to the boat does not help aircraft",
      citation: "9.8.2",
      patch: systems({
        fuel_tanks: "inoperable",
        batteries: "inoperable",
        hydrophones: "inoperable",
        electric_engine_1: "inoperable",
      }),
      rolls: [dive([2, 2]), bombs([2, 2]), e4(32), nobody(), flak([1, 1])],
      air: attacked(1, 1, "shot_down", ["minor_damage"]),
      snapshot: { patrol: { abort: { reason: "fuel_tanks" } } },
    }),
    meets({
      id: "air-sunk-by-bombs",
      title: "E3 13 or more sinks the boat; flak is rolled for the record",
      citation: "9.8.2",
      rolls: [dive([2, 2]), bombs([5, 6]), flak([1, 1])],
      air: attacked(1, 0, "shot_down"),
      phase: "over",
      fate: "sunk_attack",
      snapshot: ended("sunk_attack"),
    }),
    meets({
      id: "air-kommandant-killed",
      title: "10.5.2 The automatic injury can kill the Kommandant",
      citation: "10.5.2",
      rolls: [dive([2, 2]), bombs(NOTHING), e4(21), who([1, 1]), severity(6), flak([6, 6])],
      air: attacked(1, 1, "miss", ["flooding"]),
      phase: "over",
      fate: "kmdt_kia",
      snapshot: merged(ended("kmdt_kia"), wounds({ kmdt: "KIA" })),
    }),
    meets({
      id: "air-hull-gone-no-injury",
      title: "5.1.3 A boat sunk by a hit takes no automatic injury",
      citation: "5.1.3",
      patch: { boat: { hull: 7 } },
      rolls: [dive([2, 2]), bombs(NOTHING), e4(52), flak([3, 3])],
      air: attacked(1, 1, "miss", ["hull"]),
      phase: "over",
      fate: "sunk_hull",
      snapshot: merged(ended("sunk_hull"), { boat: { hull: 8 } }),
    }),
    meets({
      id: "air-1943",
      title: "E3 +1 for the year and +2 for the air in 1943",
      citation: "9.8.2",
      patch: inMonth("1943-06"),
      rolls: [dive([3, 1], ["A1_1943"]), bombs([3, 3], ["E3_1943"]), e4(32), e4(32), e4(32), nobody(), flak([1, 1])],
      air: attacked(1, 3, "shot_down", ["minor_damage", "minor_damage", "minor_damage"]),
    }),
    meets({
      id: "air-diesel-lost",
      title: "10.2.1 A diesel lost to an aircraft aborts the patrol from its Transit box",
      citation: "10.8.2",
      rolls: [
        dive([2, 2]),
        bombs(NOTHING),
        e4(23),
        nobody(),
        flak([1, 1]),
        roll("repair", "E5_REPAIR", "diesel_engine_1", [5]),
      ],
      air: attacked(1, 1, "shot_down", ["diesel_engine_1"]),
      snapshot: merged(systems({ diesel_engine_1: "inoperable" }), {
        patrol: { abort: { reason: "diesel_engine", atCheck: 2 }, jumpTo: 1, direction: "backward" },
      }),
    }),
  ];
}

/** The Mission box, where the dive is harder until the mission is carried out. */
function missions(): Vector[] {
  const box = { patrol: { box: 3, checksDone: 2 } };
  const orders = { area: "british_isles", mission: "A" };
  return [
    resolves({
      id: "a1-modifier-mission-box",
      title: "A1 modifiers: -1 in the Mission box before the mission is done",
      citation: "7.4.3",
      operation: "resolveEncounter",
      base: "viib-sea",
      patch: merged(agentAboard(), box, { log: [logRow("1940-10", orders)] }),
      rolls: [
        roll("encounter-check", "E1", "bay_of_biscay_special_mission", [1, 2]),
        dive([3, 3], ["A1_MISSION_BOX"]),
        bombs(NOTHING),
        e4(32),
        who([3, 4]),
        severity(1),
        flak([1, 1]),
      ],
      outcome: {
        result: "aircraft",
        missionDone: false,
        air: attacked(1, 1, "shot_down", ["minor_damage"]),
        phase: "at_sea",
      },
      snapshot: { patrol: { checksDone: 2, checksDoneInBox: 0, missionState: "pending" } },
    }),
  ];
}

/** Aircraft: A1 and A2. */
export const vectors = (): Vector[] => [...rows(), ...dives(), ...shots(), ...orders(), ...missions()];
