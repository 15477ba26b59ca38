import {
  type Drm,
  ended,
  type Json,
  merged,
  type Roll,
  resolves,
  roll,
  systems,
  type Vector,
  wounds,
} from "./kit/combat";
import { aircraft, another, bombs, dive, e4, flak, flooding, nobody, one, severity, who } from "./kit/rolls";

const Y43: readonly Drm[] = ["E3_1943"];

const DIVE = dive([3, 3], ["A1_1943"]);

const BOMBS = bombs([1, 1], Y43);

/** A shot of the VIIC Flak with that many systems out. */
const shot = (faces: readonly number[], out = 0): Roll => flak(faces, [["A2_VIIC_FLAK", Math.min(0, out - 2)]]);

const calm = another([4, 4], ["E1_ADDL_1943"]);

const run = (face: number): Roll => one("flak-second-round", "FLAK_SECOND_ROUND", face);

/** The first flak round: two shots, the better counts. */
function first(plan: {
  readonly id: string;
  readonly title: string;
  readonly citation?: string;
  readonly patch?: Json;
  readonly strike?: readonly Roll[];
  readonly damage?: readonly string[];
  readonly flak: readonly Roll[];
  readonly result: string | null;
  readonly phase?: string;
  readonly snapshot?: Json;
  readonly after?: readonly Roll[];
}): Vector {
  const {
    id,
    title,
    citation = "11.4.7",
    patch,
    strike = [BOMBS, e4(32), nobody()],
    damage = ["minor_damage"],
    result,
  } = plan;
  const { phase = "at_sea", snapshot = {}, after = [] } = plan;
  return resolves({
    id: `flak-boat-${id}`,
    title,
    citation,
    operation: "resolveEncounter",
    base: "flak-sea",
    patch,
    rolls: [aircraft(), DIVE, ...strike, ...plan.flak, ...after],
    outcome: { air: { crashDive: false, attacks: 1, hits: damage.length, damage, flak: result }, phase, fate: null },
    snapshot: merged({ phase }, snapshot),
  });
}

const QUAD1 = { flak_20mm_quad_1: "inoperable" };

const QUADS = { ...QUAD1, flak_20mm_quad_2: "damaged" };

const ALL = { ...QUADS, flak_37mm: "inoperable" };

/** Two attacks by one aircraft, on a crew that dives slowly. */
function twice(
  id: string,
  title: string,
  shots: readonly Roll[],
  result: string,
  attacks: number,
  phase: string,
): Vector {
  const again = attacks > 1 ? [BOMBS, e4(32)] : [];
  return resolves({
    id: `flak-boat-two-attacks-${id}`,
    title: `11.4.7 VIIC Flak: ${title}`,
    citation: "11.4.7",
    operation: "resolveEncounter",
    base: "flak-sea",
    rolls: [aircraft(), dive([1, 2], ["A1_1943"]), BOMBS, e4(32), nobody(), ...shots, ...again],
    outcome: { air: { crashDive: false, attacks, hits: attacks, flak: result }, phase },
    snapshot: { phase },
  });
}

function firsts(): Vector[] {
  const repair = (system: string, face: number): Roll => roll("repair", "E5_REPAIR", system, [face]);
  return [
    twice(
      "shot-down",
      "an aircraft shot down does not come back",
      [shot([1, 1]), shot([6, 6])],
      "shot_down",
      1,
      "at_sea",
    ),
    twice("damaged", "a damaged aircraft comes back", [shot([6, 6]), shot([6, 1])], "damaged", 2, "at_sea"),
    twice("missed", "after both attacks it may stay up", [shot([6, 6]), shot([6, 2])], "miss", 2, "flak_stay"),
    first({
      id: "first-shot-counts",
      title: "A2 VIIC Flak: two shots at -2, the first is the better",
      flak: [shot([4, 1]), shot([6, 6])],
      result: "shot_down",
    }),
    first({
      id: "second-shot-counts",
      title: "A2 VIIC Flak: two shots at -2, the second is the better",
      flak: [shot([4, 3]), shot([6, 6])],
      result: "damaged",
    }),
    first({
      id: "both-shots-rolled",
      title: "A2 VIIC Flak: the second shot is rolled even after a kill",
      flak: [shot([1, 1]), shot([1, 1])],
      result: "shot_down",
    }),
    first({
      id: "one-system-out",
      title: "A2 VIIC Flak: -1 with one system out",
      patch: systems(QUAD1),
      flak: [shot([3, 1], 1), shot([6, 6], 1)],
      result: "shot_down",
    }),
    first({
      id: "two-systems-out",
      title: "A2 VIIC Flak: no modifier with two systems out",
      patch: systems(QUADS),
      flak: [shot([3, 1], 2), shot([6, 6], 2)],
      result: "damaged",
      after: [repair("flak_20mm_quad_2", 1)],
      snapshot: systems({ flak_20mm_quad_1: "inoperable", flak_20mm_quad_2: "ok" }),
    }),
    first({
      id: "all-systems-out",
      title: "11.4.7 VIIC Flak: nothing to fire with, and no staying up",
      patch: systems(ALL),
      flak: [],
      result: null,
      after: [calm, repair("flak_20mm_quad_2", 3)],
      snapshot: systems({ flak_20mm_quad_2: "inoperable" }),
    }),
    first({
      id: "veteran",
      title: "A2 VIIC Flak: the crew's -1 adds to the boat's",
      patch: { crew: { quality: "veteran" } },
      flak: [
        flak([3, 3], [["A2_VIIC_FLAK", -2], "A2_CREW_VET_ELITE"]),
        flak([6, 6], [["A2_VIIC_FLAK", -2], "A2_CREW_VET_ELITE"]),
      ],
      result: "shot_down",
    }),
    first({
      id: "missed",
      title: "11.4.7 VIIC Flak: after a miss it may stay up",
      flak: [shot([4, 4]), shot([5, 5])],
      result: "miss",
      phase: "flak_stay",
      snapshot: { engagement: { kind: "aircraft", escorted: false } },
    }),
    first({
      id: "all-lost-in-the-attack",
      title: "11.4.7 VIIC Flak: guns lost in the attack fire once and cannot stay up",
      strike: [BOMBS, e4(24), nobody()],
      damage: ["flak_all"],
      flak: [shot([6, 6]), shot([6, 5])],
      result: "miss",
      after: [calm, repair("flak_20mm_quad_1", 1), repair("flak_20mm_quad_2", 2), repair("flak_37mm", 3)],
      snapshot: systems({ flak_20mm_quad_1: "ok", flak_20mm_quad_2: "ok", flak_37mm: "inoperable" }),
    }),
  ];
}

/** Staying up, or diving, after a first round that missed. */
function second(plan: {
  readonly id: string;
  readonly title: string;
  readonly citation?: string;
  readonly stay: boolean;
  readonly patch?: Json;
  readonly rolls: readonly Roll[];
  readonly air: Json;
  readonly phase?: string;
  readonly fate?: string;
  readonly snapshot?: Json;
}): Vector {
  const {
    id,
    title,
    citation = "11.4.7",
    stay,
    patch,
    rolls,
    air,
    phase = "at_sea",
    fate = null,
    snapshot = {},
  } = plan;
  return resolves({
    id: `flak-stay-${id}`,
    title: `11.4.7 VIIC Flak: ${title}`,
    citation,
    operation: "resolveFlakStay",
    base: "flak-stay",
    patch,
    input: { stay },
    rolls,
    outcome: { air, phase, fate },
    snapshot: merged({ phase }, snapshot),
  });
}

const air = (attacks: number, hits: number, result: string | null, damage: readonly string[] = []): Json => ({
  crashDive: false,
  attacks,
  hits,
  damage,
  flak: result,
});

function seconds(): Vector[] {
  const runs = [1, 2, 3, 4, 5, 6].map((face) => {
    const bombed = face <= 3;
    return second({
      id: `second-run-${face}`,
      title: `a ${face} for the second run: ${bombed ? "strafed and bombed" : "strafed only"}`,
      stay: true,
      rolls: [nobody(), run(face), ...(bombed ? [BOMBS, e4(32)] : []), shot([4, 1]), shot([4, 4])],
      air: air(bombed ? 1 : 0, bombed ? 1 : 0, "shot_down", bombed ? ["minor_damage"] : []),
      snapshot: { engagement: null },
    });
  });
  return [
    ...runs,
    second({
      id: "flak-as-before-the-bombs",
      title: "the second round fires with the guns it had before the bombs",
      stay: true,
      rolls: [
        who([3, 4]),
        severity(1),
        run(1),
        bombs([2, 2], Y43),
        e4(24),
        e4(12),
        flooding(2),
        shot([4, 3]),
        shot([6, 5]),
        roll("repair", "E5_REPAIR", "flak_20mm_quad_1", [1]),
        roll("repair", "E5_REPAIR", "flak_20mm_quad_2", [1]),
        roll("repair", "E5_REPAIR", "flak_37mm", [1]),
      ],
      air: air(1, 2, "damaged", ["flak_all", "flooding"]),
      snapshot: merged(wounds({ crew1: "LW" }), { boat: { flooding: 0 } }),
    }),
    second({
      id: "second-miss",
      title: "a second miss leads to the check, and there is no third round",
      stay: true,
      rolls: [nobody(), run(6), shot([6, 6]), shot([5, 5]), calm],
      air: air(0, 0, "miss"),
    }),
    second({
      id: "second-miss-new-aircraft",
      title: "no flak against a new aircraft",
      citation: "9.8.7",
      stay: true,
      rolls: [
        nobody(),
        run(6),
        shot([6, 6]),
        shot([5, 5]),
        another([3, 4], ["E1_ADDL_1943"]),
        BOMBS,
        e4(32),
        nobody(),
        calm,
      ],
      air: air(1, 1, "miss", ["minor_damage"]),
    }),
    second({
      id: "strafing-kills-the-kommandant",
      title: "strafing can kill the Kommandant",
      citation: "10.5.2",
      stay: true,
      rolls: [who([1, 1]), severity(6)],
      air: air(0, 0, null),
      phase: "over",
      fate: "kmdt_kia",
      snapshot: ended("kmdt_kia", { month: "1943-05" }),
    }),
    second({
      id: "dive",
      title: "diving leads to the check at once",
      citation: "9.8.3",
      stay: false,
      rolls: [calm],
      air: air(0, 0, null),
    }),
    second({
      id: "dive-escort",
      title: "an escort finds the diving boat",
      citation: "9.8.3",
      stay: false,
      rolls: [another([2, 3], ["E1_ADDL_1943"])],
      air: air(0, 0, null),
      phase: "detection",
      snapshot: { engagement: { escorted: true, cycle: { cause: "air", previouslyDetected: true } } },
    }),
    second({
      id: "dive-aircraft",
      title: "a new aircraft finds the diving boat, which does not fire",
      citation: "9.8.7",
      stay: false,
      rolls: [another([3, 3], ["E1_ADDL_1943"]), BOMBS, e4(32), nobody(), calm],
      air: air(1, 1, null, ["minor_damage"]),
    }),
  ];
}

/** The VIIC Flak and its second flak round. */
export const vectors = (): Vector[] => [...firsts(), ...seconds()];
