import { attacked, BACK_AT_SEA, escaped, meets, NOTHING } from "./kit/aircraft";
import {
  type Drm,
  ended,
  fight,
  inMonth,
  logRow,
  merged,
  type Roll,
  resolves,
  roll,
  type Vector,
  wounds,
} from "./kit/combat";
import { another, bombs, dive, e4, flak, flooding, nobody, severity, who } from "./kit/rolls";

/** Vectors for the events after flak has missed an aircraft. */
function aftermath(): Vector[] {
  const missed = [dive([2, 2]), bombs(NOTHING), e4(32), nobody(), flak([3, 4])];
  const once = ["minor_damage"];
  return [
    meets({
      id: "air-aftermath-6-nothing",
      title: "9.8.3 After a miss: 6 or more, no one comes",
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
        engagement: {
          kind: "aircraft",
          escorted: true,
          cycle: { cause: "air", round: 0, previouslyDetected: true, twelve: false },
        },
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
      rolls: [
        dive([2, 3], ["A1_1942"]),
        bombs(NOTHING),
        e4(32),
        nobody(),
        flak([3, 4]),
        another([2, 2], ["E1_ADDL_1942"]),
      ],
      air: attacked(1, 1, "miss", once),
      phase: "detection",
    }),
    meets({
      id: "air-aftermath-1943",
      title: "9.8.6 The check after an aircraft -2 in 1943",
      citation: "9.8.6",
      patch: inMonth("1943-02"),
      rolls: [
        dive([3, 3], ["A1_1943"]),
        bombs(NOTHING, ["E3_1943"]),
        e4(32),
        nobody(),
        flak([3, 4]),
        another([4, 4], ["E1_ADDL_1943"]),
      ],
      air: attacked(1, 1, "miss", once),
    }),
    resolves({
      id: "air-aftermath-gibraltar",
      title: "9.8.6 The check after an aircraft -2 off Gibraltar on the passage",
      citation: "9.8.6",
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
      outcome: {
        column: "additional_round_gibraltar",
        result: "aircraft",
        air: attacked(2, 2, "miss", ["minor_damage", "minor_damage"]),
      },
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
  const plane = (
    id: string,
    title: string,
    level: Roll,
    raid: Roll,
    hits: number,
    damage: Roll[],
    month?: typeof y42,
  ): Vector =>
    meets({
      id: `aircraft-quality-${id}`,
      title: `14.7.3 ${title}`,
      citation: "14.7.3",
      patch: merged(month === undefined ? {} : inMonth(month.month), option),
      rolls: [
        dive([2, 2], month?.drms),
        level,
        raid,
        ...damage,
        nobody(),
        ...(id.startsWith("elite") ? [nobody()] : []),
        flak([1, 1]),
      ],
      air: attacked(
        1,
        hits,
        "shot_down",
        damage.map(() => "minor_damage"),
      ),
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
      air: attacked(
        1,
        5,
        "shot_down",
        minor(5).map(() => "minor_damage"),
      ),
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

/** Vectors for the events after flak has missed an aircraft, and aircraft quality. */
export const vectors = (): Vector[] => [...aftermath(), ...quality()];
