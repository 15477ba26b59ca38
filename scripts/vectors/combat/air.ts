import { agentAboard, type Drm, ended, fight, inMonth, type Json, logRow, merged, type Roll, resolves, roll, systems, two, type Vector, wounds } from "./kit";
import { aircraft, another, bombs, dive, e4, flak, flooding, nobody, severity, who } from "./rolls";

/** An aircraft met in a Transit box and fought to the end of the operation. */
interface Air {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly base?: string;
  readonly patch?: Json;
  readonly rolls: readonly Roll[];
  readonly air: Json;
  readonly phase?: string;
  readonly fate?: string;
  readonly snapshot?: Json;
}

const BACK_AT_SEA = { phase: "at_sea", engagement: null, patrol: { checksDone: 2, checksDoneInBox: 1 } };

function meets({ id, title, citation, base = "viib-sea", patch, rolls, air, phase = "at_sea", fate, snapshot }: Air): Vector {
  return resolves({
    id,
    title,
    citation,
    operation: "resolveEncounter",
    base,
    patch,
    rolls: [aircraft(), ...rolls],
    outcome: { column: "transit", result: "aircraft", event: null, air, phase, fate: fate ?? null },
    snapshot: merged(phase === "at_sea" ? BACK_AT_SEA : { phase }, snapshot),
  });
}

const escaped = { crashDive: true, attacks: 0, hits: 0, damage: [], flak: null };
const attacked = (attacks: number, hits: number, flakResult: string | null, damage: readonly string[] = []): Json => ({
  crashDive: false,
  attacks,
  hits,
  damage,
  flak: flakResult,
});
const NOTHING = [1, 1];
const CALM = another([4, 4]);

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
    meets({ id: `a1-${natural}`, title: `A1 ${natural}: the crash dive succeeds`, citation: "9.8.1", rolls: [dive(two(natural))], air: escaped }),
  );
  const double = meets({
    id: "a1-1",
    title: "A1 1 or less: two attacks, one crew injury",
    citation: "9.8.1",
    patch: systems({ dive_planes: "inoperable" }),
    rolls: [dive([1, 1], ["A1_DIVE_PLANES"]), bombs(NOTHING), e4(32), nobody(), flak([6, 6]), bombs(NOTHING), e4(32), CALM],
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
    meets({ id: `a1-modifier-${id}`, title: `A1 modifiers: ${title}`, citation: "A1", patch, rolls: [dive(two(natural), drms)], air: escaped });
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
  const shot = (id: string, title: string, faces: readonly number[], drms: readonly Drm[], result: string, more: Partial<Air> & { dive?: readonly Drm[] } = {}): Vector => {
    const { dive: down = [], ...rest } = more;
    return meets({
      id: `a2-${id}`,
      title: `A2 ${title}`,
      citation: "9.8.3",
      ...rest,
      rolls: [dive([2, 2], down), bombs(NOTHING), e4(32), nobody(), flak(faces, drms), ...(result === "miss" ? [CALM] : [])],
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
    shot("ix-one", "modifiers: a Type IX with one gun has none", [3, 1], [], "damaged", { ...ixa, patch: systems({ flak_20mm: "inoperable" }) }),
    shot("veteran", "modifiers: a Veteran crew -1", [2, 2], ["A2_CREW_VET_ELITE"], "shot_down", { patch: { crew: { quality: "veteran" } } }),
    shot("elite", "modifiers: an Elite crew -1", [3, 3], ["A2_CREW_VET_ELITE"], "damaged", { patch: { crew: { quality: "elite" } }, dive: ["A1_ELITE_CREW"] }),
    shot("ix-veteran", "modifiers: guns and crew add up", [3, 2], ["A2_IX_BOTH_FLAK", "A2_CREW_VET_ELITE"], "shot_down", { ...ixa, patch: { crew: { quality: "veteran" } } }),
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
      air: attacked(1, 1, "miss", ["minor_damage"]),
    }),
    meets({
      id: "air-flak-is-simultaneous",
      title: "9.8.3 A gun knocked out by the attack still fires at it",
      citation: "9.8.3",
      rolls: [dive([2, 2]), bombs(NOTHING), e4(46), nobody(), flak([2, 1]), roll("repair", "E5_REPAIR", "flak_20mm", [2])],
      air: attacked(1, 1, "shot_down", ["flak_20mm"]),
      snapshot: systems({ flak_20mm: "ok" }),
    }),
    meets({
      id: "air-attack-order",
      title: "9.8.2 Hits, then the automatic injury, then additional flooding, then flak",
      citation: "D14",
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
      citation: "E-74",
      patch: { crew: { quality: "green" } },
      rolls: [dive([1, 1], ["A1_GREEN_CREW"]), bombs(NOTHING), e4(32), nobody(), flak([2, 2]), bombs([3, 3]), e4(33), e4(54), flooding(1)],
      air: attacked(2, 3, "damaged", ["minor_damage", "hull", "flooding"]),
      snapshot: { boat: { hull: 1, flooding: 0 } },
    }),
    meets({
      id: "air-only-air-modifiers",
      title: "9.8.2 Damage to the boat does not help aircraft",
      citation: "9.8.2",
      patch: systems({ fuel_tanks: "inoperable", batteries: "inoperable", hydrophones: "inoperable", electric_engine_1: "inoperable" }),
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
      citation: "E-14",
      rolls: [dive([2, 2]), bombs(NOTHING), e4(23), nobody(), flak([1, 1]), roll("repair", "E5_REPAIR", "diesel_engine_1", [5])],
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
      outcome: { result: "aircraft", missionDone: false, air: attacked(1, 1, "shot_down", ["minor_damage"]), phase: "at_sea" },
      snapshot: { patrol: { checksDone: 2, checksDoneInBox: 0, missionState: "pending" } },
    }),
  ];
}

/** What follows an aircraft that flak missed. */
function aftermath(): Vector[] {
  const missed = [dive([2, 2]), bombs(NOTHING), e4(32), nobody(), flak([3, 4])];
  const once = ["minor_damage"];
  return [
    meets({
      id: "air-aftermath-6-nothing",
      title: "9.8.3 After a miss: 6 or more, nobody comes",
      citation: "9.8.3",
      rolls: [...missed, another([3, 3])],
      air: attacked(1, 1, "miss", once),
    }),
    meets({
      id: "air-aftermath-5-aircraft",
      title: "9.8.3 A new aircraft attacks at once, injures a man, and draws no flak",
      citation: "9.8.3",
      rolls: [...missed, another([3, 2]), bombs([2, 2]), e4(33), who([6, 5]), severity(1), another([6, 6])],
      air: attacked(2, 2, "miss", ["minor_damage", "hull"]),
      snapshot: merged({ boat: { hull: 1 } }, wounds({ li: "LW" })),
    }),
    meets({
      id: "air-aftermath-loop",
      title: "9.8.3 Aircraft may come again and again, and an escort at last",
      citation: "9.8.3",
      rolls: [
        ...missed,
        another([2, 2]),
        bombs(NOTHING),
        e4(12),
        nobody(),
        flooding(3),
        another([4, 1]),
        bombs(NOTHING),
        e4(32),
        nobody(),
        another([1, 2]),
      ],
      air: attacked(3, 3, "miss", ["minor_damage", "flooding", "minor_damage"]),
      phase: "detection",
      snapshot: {
        boat: { flooding: 1 },
        engagement: { kind: "aircraft", escorted: true, cycle: { cause: "air", round: 0, previouslyDetected: true, twelve: false } },
      },
    }),
    meets({
      id: "air-aftermath-sunk-in-the-loop",
      title: "9.8.3 A new aircraft can sink the boat",
      citation: "9.8.3",
      rolls: [...missed, another([2, 2]), bombs([6, 6])],
      air: attacked(2, 1, "miss", once),
      phase: "over",
      fate: "sunk_attack",
      snapshot: ended("sunk_attack"),
    }),
    meets({
      id: "air-aftermath-3-escort",
      title: "9.8.3 An escort searches for a boat already found",
      citation: "9.8.3",
      rolls: [...missed, another([1, 2])],
      air: attacked(1, 1, "miss", once),
      phase: "detection",
      snapshot: { engagement: { escorted: true, fought: false, cycle: { cause: "air", previouslyDetected: true } } },
    }),
    meets({
      id: "air-aftermath-1942",
      title: "9.8.6 The check after an aircraft -1 in 1942",
      citation: "9.8.6",
      patch: inMonth("1942-02"),
      rolls: [dive([2, 3], ["A1_1942"]), bombs(NOTHING), e4(32), nobody(), flak([3, 4]), another([2, 2], ["E1_ADDL_1942"])],
      air: attacked(1, 1, "miss", once),
      phase: "detection",
    }),
    meets({
      id: "air-aftermath-1943",
      title: "9.8.6 The check after an aircraft -2 in 1943",
      citation: "9.8.6",
      patch: inMonth("1943-02"),
      rolls: [dive([3, 3], ["A1_1943"]), bombs(NOTHING, ["E3_1943"]), e4(32), nobody(), flak([3, 4]), another([4, 4], ["E1_ADDL_1943"])],
      air: attacked(1, 1, "miss", once),
    }),
    resolves({
      id: "air-aftermath-gibraltar",
      title: "9.8.6 The check after an aircraft -2 off Gibraltar on the passage",
      citation: "E-49",
      operation: "resolveEncounter",
      base: "viib-sea",
      patch: {
        patrol: { area: "mediterranean", track: "mediterranean", firstMediterranean: true },
        log: [logRow("1940-10", { area: "mediterranean" })],
      },
      rolls: [
        another2([5, 2], ["E1_ADDL_GIBRALTAR"]),
        ...missed,
        another([3, 4], ["E1_ADDL_GIBRALTAR"]),
        bombs(NOTHING),
        e4(32),
        nobody(),
        another([4, 4], ["E1_ADDL_GIBRALTAR"]),
      ],
      outcome: { column: "additional_round_gibraltar", result: "aircraft", air: attacked(2, 2, "miss", ["minor_damage", "minor_damage"]) },
      snapshot: BACK_AT_SEA,
    }),
  ];
}

/** The passage check of the Gibraltar box, read on the same column. */
function another2(faces: readonly number[], drms: readonly Drm[]): Roll {
  return roll("encounter-check", "E1", "additional_round_gibraltar", faces, drms);
}

/** 14.7 Aircraft quality. */
function quality(): Vector[] {
  const option = { options: { variableAircraftQuality: true } };
  const grade = (column: string, face: number): Roll => roll("aircraft-quality", "AIRCRAFT_QUALITY", column, [face]);
  const early = (face: number): Roll => grade("1939-1941", face);
  const late = (face: number): Roll => grade("1942-1943", face);
  const y42 = { month: "1942-01", drms: ["A1_1942"] };
  const plane = (id: string, title: string, level: Roll, raid: Roll, hits: number, damage: Roll[], month?: typeof y42): Vector =>
    meets({
      id: `aircraft-quality-${id}`,
      title: `14.7.3 ${title}`,
      citation: "14.7.3",
      patch: merged(month === undefined ? {} : inMonth(month.month), option),
      rolls: [dive([2, 2], month?.drms), level, raid, ...damage, nobody(), ...(id.startsWith("elite") ? [nobody()] : []), flak([1, 1])],
      air: attacked(1, hits, "shot_down", damage.map(() => "minor_damage")),
    });
  const minor = (count: number): Roll[] => Array.from({ length: count }, () => e4(32));
  return [
    plane("green", "A Green aircraft: one hit less", early(1), bombs([1, 1]), 0, []),
    plane("trained-2", "A Trained aircraft: as printed", early(2), bombs([1, 1]), 1, minor(1)),
    plane("trained-5", "A Trained aircraft up to 5 before 1942", early(5), bombs([1, 1]), 1, minor(1)),
    plane("veteran", "A Veteran aircraft: one hit more", early(6), bombs([1, 1]), 2, minor(2)),
    plane("green-1942", "A Green aircraft in 1942", late(1), bombs([4, 4]), 2, minor(2), y42),
    plane("trained-1942", "A Trained aircraft up to 4 from 1942", late(4), bombs([1, 1]), 1, minor(1), y42),
    plane("veteran-1942", "A Veteran aircraft on a 5 from 1942", late(5), bombs([6, 3]), 5, minor(5), y42),
    plane("elite-1942", "An Elite aircraft: one hit more and two injuries", late(6), bombs([1, 1]), 2, minor(2), y42),
    meets({
      id: "aircraft-quality-green-sunk",
      title: "14.7.3 A Green aircraft: sunk becomes 5 hits",
      citation: "14.7.3",
      patch: option,
      rolls: [dive([2, 2]), early(1), bombs([6, 5]), ...minor(5), nobody(), flak([1, 1])],
      air: attacked(1, 5, "shot_down", minor(5).map(() => "minor_damage")),
    }),
    meets({
      id: "aircraft-quality-veteran-five",
      title: "14.7.3 A Veteran aircraft: 5 hits become sunk",
      citation: "14.7.3",
      patch: option,
      rolls: [dive([2, 2]), early(6), bombs([6, 4]), flak([6, 6])],
      air: attacked(1, 0, "miss"),
      phase: "over",
      fate: "sunk_attack",
    }),
    meets({
      id: "aircraft-quality-dived-in-time",
      title: "14.7.1 No quality is rolled for a boat that dives in time",
      citation: "14.7.1",
      patch: option,
      rolls: [dive([3, 3])],
      air: escaped,
    }),
    meets({
      id: "aircraft-quality-each-new-one",
      title: "14.7.1 Every new aircraft has its own quality; the escort its own too",
      citation: "14.7.1",
      patch: { options: { variableAircraftQuality: true, variableEscortQuality: true } },
      rolls: [
        dive([2, 2]),
        early(1),
        bombs([1, 1]),
        nobody(),
        flak([3, 4]),
        another([2, 2]),
        early(6),
        bombs([1, 1]),
        e4(32),
        e4(32),
        nobody(),
        another([1, 1]),
        roll("escort-quality", "ESCORT_QUALITY", "1939-1941", [6]),
      ],
      air: attacked(2, 2, "miss", ["minor_damage", "minor_damage"]),
      phase: "detection",
      snapshot: fight({ escortQuality: "veteran", aircraftQuality: "veteran" }),
    }),
  ];
}

/** Aircraft: A1, A2 and the checks that follow. */
export const air = (): Vector[] => [...rows(), ...dives(), ...shots(), ...orders(), ...missions(), ...aftermath(), ...quality()];
