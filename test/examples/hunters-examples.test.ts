import { describe, expect, test } from "vitest";
import type { RollEntry } from "../../src/core/contract/audit";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { type CareerPlan, freshCareer } from "../../src/rulesets/hunters/chapters/4-setup/fresh-career";
import {
  careerBackInPort,
  exampleAtSea,
  exampleDayAttack,
  exampleDetection,
  exampleEvasion,
  exampleFollow,
  exampleUnescorted,
} from "../../src/rulesets/hunters/chapters/shared/examples";
import { pack } from "../../src/rulesets/hunters/charts/pack";
import { hunters } from "../../src/rulesets/hunters/index";
import type { Snapshot, Target } from "../../src/rulesets/hunters/snapshot";

/** What an operation resolved to, as far as the examples look at it. */
interface Played {
  readonly snapshot: Snapshot;
  readonly outcome: Readonly<Record<string, unknown>>;
  readonly rolls: readonly RollEntry[];
}

/** Plays one operation by a tape of dice, all of which it must use. */
function play(operation: string, snapshot: Snapshot | undefined, input: object, dice: readonly number[] = []): Played {
  const answer = adjudicate(hunters, { operation, snapshot, input, dice });
  if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer));
  expect(answer.dice).toEqual(dice);
  const rolls = answer.audit.filter((entry): entry is RollEntry => entry.kind === "roll" || entry.kind === "draw");
  return { snapshot: answer.snapshot as Snapshot, outcome: answer.outcome as Played["outcome"], rolls };
}

/** The modifiers of one roll, by code. */
function modifiers({ modifiers: applied }: RollEntry): Record<string, number> {
  return Object.fromEntries(applied.map(({ code, value }) => [code, value]));
}

/** The rolls of one kind. */
function rolled({ rolls }: Played, label: string): RollEntry[] {
  return rolls.filter((roll) => roll.label === label);
}

/** A boat back from the British Isles with two ships sunk. */
function back(plan: CareerPlan, boat: Partial<Snapshot["boat"]> = {}): Snapshot {
  const career = careerBackInPort(pack.charts, plan, { area: "british_isles", mission: null });
  return { ...career, boat: { ...career.boat, ...boat } };
}

/** The same snapshot on a patrol of another month, which is the first. */
function inMonth(snapshot: Snapshot, month: string): Snapshot {
  return { ...snapshot, startMonth: month, month, log: snapshot.log.map((row) => ({ ...row, month })) };
}

/** The engagement of a snapshot with some of its members changed. */
function engaged(snapshot: Snapshot, changes: Partial<NonNullable<Snapshot["engagement"]>>): Snapshot {
  return { ...snapshot, engagement: { ...snapshot.engagement!, ...changes } };
}

const danmark: Target = { slot: 1, type: "large_freighter", name: "Danmark", tons: 10500, points: 4, damage: 0 };

const firby: Target = { slot: 2, type: "small_freighter", name: "Firby", tons: 4900, points: 2, damage: 0 };

const coimbra: Target = { slot: 3, type: "tanker", name: "Coimbra", tons: 6800, points: 3, damage: 0 };

const sceptre: Target = { slot: 4, type: "small_freighter", name: "Royal Sceptre", tons: 4800, points: 2, damage: 0 };

const sanFernando: Target = { slot: 1, type: "tanker", name: "San Fernando", tons: 13000, points: 4, damage: 0 };

describe("worked examples: set-up", () => {
  test("3.4 two ten-sided dice are tens and units, and two noughts are a hundred", () => {
    const thirtyFour = play("resolveEncounter", exampleAtSea(), {}, [1, 2, 1, 3, 4]);
    const hundred = play("resolveEncounter", exampleAtSea(), {}, [1, 2, 1, 10, 10]);
    expect(rolled(thirtyFour, "ship-identity")[0]!.total).toBe(34);
    expect(rolled(hundred, "ship-identity")[0]!.total).toBe(100);
  });

  test("4.5 a VIIC swaps three of its six G7e and sails with eleven G7a and three G7e", () => {
    const career = freshCareer(pack.charts, { boat: "VIIC" });
    const tubes = { fwd1: "G7a", fwd2: "G7a", fwd3: "G7a", fwd4: "G7a", aft1: "G7a" };
    const { outcome } = play("loadTorpedoes", career, {
      tubes,
      fwdReloads: { G7a: 5, G7e: 3 },
      aftReloads: { G7a: 1, G7e: 0 },
    });
    expect(outcome).toMatchObject({ G7a: 11, G7e: 3 });
    const input = { tubes, fwdReloads: { G7a: 6, G7e: 2 }, aftReloads: { G7a: 1, G7e: 0 } };
    const fourth = adjudicate(hunters, { operation: "loadTorpedoes", snapshot: career, input, dice: [] });
    expect(fourth).toMatchObject({ kind: "REFUSAL", code: "TORPEDO_MIX" });
  });

  test("4.3 the log sheet of Blennemann: U-235, a VIIC, sails first in October 1940", () => {
    const input = { boat: "VIIC", number: 235, name: "Blennemann", options: { historicalIds: true } };
    expect(play("new", undefined, input, [3]).outcome).toEqual({ rank: "KptLt", rankRolled: true, month: "1940-10" });
  });

  test("4.3.2 the log sheet of Blennemann: ships sunk and ships damaged, and the third success advances the crew", () => {
    const career = careerBackInPort(
      pack.charts,
      { boat: "VIIC", startMonth: "1941-05" },
      { area: "atlantic", mission: null },
    );
    const ships = [
      { type: "tanker", name: "Coimbra", tons: 6800, sunk: true },
      { type: "large_freighter", name: "Danmark", tons: 10500, sunk: false },
    ] as const;
    const row = { ...career.log[0]!, ships: [...ships] };
    const earlier = ["1940-10", "1941-01"].map((month) => ({ ...row, month, result: "S" as const }));
    const third = { ...career, startMonth: "1940-10", successes: 2, log: [...earlier, row] };
    const played = play("computeRefit", third, {}, [5]);
    expect(played.outcome).toMatchObject({ result: "S", ships: 1, tons: 6800, advancement: "crew_quality_up" });
    expect(played.snapshot).toMatchObject({ successes: 3, crew: { quality: "veteran" } });
    const second = play("computeRefit", { ...third, successes: 1 }, {});
    expect(second.outcome.advancement).toBeNull();
  });

  test("13.1.1 two players start alike in September 1939 with a VIIA each", () => {
    const [one, two] = [30, 33].map((number) => play("new", undefined, { boat: "VIIA", number, name: "Player" }));
    expect(one!.outcome.month).toBe("1939-09");
    expect({ ...two!.snapshot.boat, number: 30 }).toEqual(one!.snapshot.boat);
  });
});

describe("worked examples: attack", () => {
  test("9.1.1 a freighter of 7,600 t takes three points of damage, one of 10,000 t four", () => {
    const dice = [3, 4, 4, 5, 4, 5, 5, 1, 10, 8, 1, 1, 7, 2];
    const { snapshot } = play("resolveEncounter", exampleAtSea(), {}, dice);
    const mat = snapshot.engagement!.targets.map(({ tons, points }) => [tons, points]);
    expect(mat).toEqual([
      [7600, 3],
      [10000, 4],
      [10000, 4],
      [10000, 4],
    ]);
  });

  const mat = engaged(exampleDayAttack(), { dayNight: "night", targets: [danmark, firby, coimbra, sceptre] });
  const fourTorpedoes = { mode: "submerged", firstEnd: "fwd", tubes: { fwd1: 1, fwd2: 1, fwd3: 3, fwd4: 3 } };

  test("9.2.5 two G7a at the large freighter and two at the tanker: three points leave one of four, and sink three", () => {
    const dice = [3, 4, 2, 2, 4, 4, 3, 4, 2, 2];
    const { snapshot, outcome } = play("resolveAttack", mat, { ...fourTorpedoes, range: "medium" }, dice);
    const [freighter, , tanker] = snapshot.engagement!.targets;
    expect(freighter!.points - freighter!.damage).toBe(1);
    expect(tanker!.points - tanker!.damage).toBe(0);
    const results = (outcome.shots as { result: string }[]).map(({ result }) => result);
    expect(results).toEqual(["damaged", "missed", "sunk", "wasted"]);
    expect(snapshot.log[0]!.ships).toEqual([{ type: "tanker", name: "Coimbra", tons: 6800, sunk: true }]);
  });

  test("9.2.2 a close approach found out: nothing is fired and the depth charges come at once", () => {
    const found = play("resolveAttack", mat, { ...fourTorpedoes, range: "close" }, [4, 5, 1, 1]);
    expect(found.outcome).toMatchObject({ closeApproach: "detected", shots: [], hits: 0, phase: "detection" });
    expect(found.snapshot.boat.tubes).toEqual(mat.boat.tubes);
    expect(rolled(found, "close-approach-detection")[0]).toMatchObject({ modified: 10, result: "detected" });
  });

  test("9.2.2 a close approach not found out: the boat fires and is searched for once more, one worse", () => {
    const tubes = { fwd1: 1 };
    const input = { mode: "submerged", range: "close", firstEnd: "fwd", tubes };
    const fired = play("resolveAttack", mat, input, [4, 4, 4, 5]);
    expect(fired.outcome).toMatchObject({ closeApproach: "undetected", phase: "detection" });
    const searched = play("resolveDepthCharge", fired.snapshot, { exceedTestDepth: false }, [3, 3]);
    expect(modifiers(searched.rolls[0]!)).toEqual({ E2_1941: 1, E2_CLOSE_AFTER_FIRING: 1 });
    expect(searched.outcome.detected).toBe(false);
  });

  test("9.4.2 a tanker of 13,000 t: bow torpedoes, stern torpedo, then the first shell sinks it and the second is spent", () => {
    const tanker = engaged(exampleUnescorted(), { kind: "tanker", targets: [sanFernando] });
    const planned = play("planRound", tanker, { mode: "surface", range: "close" });
    const bow = play(
      "resolveTorpedoFire",
      planned.snapshot,
      { tubes: { fwd1: 1, fwd2: 1, fwd3: 1 } },
      [4, 5, 2, 4, 4, 5, 2, 4, 5, 5],
    );
    expect(bow.snapshot.engagement!.targets[0]!.damage).toBe(2);
    const stern = play("resolveTorpedoFire", bow.snapshot, { tubes: { aft1: 1 } }, [4, 4, 2, 5]);
    expect(stern.snapshot.engagement!.targets[0]!.damage).toBe(3);
    expect(modifiers(rolled(stern, "torpedo-fire")[0]!)).toEqual({ U1_SURFACE_UZO: -1 });
    const gun = play("resolveGunFire", stern.snapshot, { targets: [1, 1] }, [4, 4, 2]);
    expect((gun.outcome.shots as { result: string }[]).map(({ result }) => result)).toEqual(["sunk", "wasted"]);
    expect(gun.snapshot.boat.deckGunAmmo).toBe(8);
    expect(gun.snapshot.log[0]!.ships).toMatchObject([{ tons: 13000, sunk: true }]);
  });

  test("9.5.2 after the bow tubes the stern tubes fire a second salvo, harder to aim and easier to detect", () => {
    const input = { mode: "night_surface", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1, aft1: 1 } };
    const fired = play("resolveAttack", mat, input, [5, 5, 5, 5]);
    expect(rolled(fired, "torpedo-fire").map(modifiers)).toEqual([
      { U1_SURFACE_UZO: -1 },
      { U1_SURFACE_UZO: -1, U1_SECOND_SALVO: 1 },
    ]);
    const searched = play("resolveDepthCharge", fired.snapshot, { exceedTestDepth: false }, [2, 2]);
    expect(modifiers(searched.rolls[0]!)).toMatchObject({ E2_FWD_AFT: 1 });
  });
});

describe("worked examples: detection and following", () => {
  test("9.6.12 steam torpedoes by day: 8 is 9, then 9 is 11, and being found twice counts once", () => {
    const search = { exceedTestDepth: false };
    const first = play("resolveDepthCharge", inMonth(exampleDetection(), "1940-11"), search, [4, 4, 1, 1]);
    expect(first.rolls[0]).toMatchObject({ total: 8, modified: 9, result: "detected" });
    expect(modifiers(first.rolls[0]!)).toEqual({ E2_G7A_DAY: 1 });
    const second = play("resolveDepthCharge", first.snapshot, search, [4, 5, 1, 1]);
    expect(second.rolls[0]).toMatchObject({ total: 9, modified: 11, result: "detected" });
    expect(modifiers(second.rolls[0]!)).toEqual({ E2_G7A_DAY: 1, E2_PREVIOUSLY_DETECTED: 1 });
    const third = play("resolveDepthCharge", second.snapshot, search, [3, 3]);
    expect(third.rolls[0]).toMatchObject({ total: 6, modified: 8, result: "undetected" });
    expect(modifiers(third.rolls[0]!)).toEqual({ E2_G7A_DAY: 1, E2_PREVIOUSLY_DETECTED: 1 });
  });

  test("9.7.9 ships followed are known already: no identities, new tactics, and reloaded tubes", () => {
    const fought = exampleFollow();
    const emptied = { ...fought, boat: { ...fought.boat, tubes: { ...fought.boat.tubes, fwd1: "empty" as const } } };
    const reloaded = play("reloadTubes", emptied, { tubes: { fwd1: "G7e" } });
    const followed = play("resolveFollow", reloaded.snapshot, { ships: "damaged" }, [4]);
    expect(followed.rolls.map(({ label }) => label)).toEqual(["follow-damaged"]);
    expect(followed.snapshot.engagement).toMatchObject({ escorted: true, attack: null, cycle: null });
    expect(followed.snapshot.engagement!.targets).toMatchObject([{ name: "Danmark", damage: 1 }]);
    const approach = play("resolveApproach", followed.snapshot, { dayNight: "night" });
    expect(approach.rolls).toEqual([]);
    expect(approach.snapshot.engagement!.dayNight).toBe("night");
  });

  test("14.8 straight ahead with a 6: 1 to 4 one hit less, 5 one more, 6 three more", () => {
    const hits = [1, 2, 3, 4, 5, 6].map((guess) => {
      const fallen = { 5: 3, 6: 5 }[guess] ?? 1;
      const minor = Array.from({ length: fallen }, () => [3, 2]).flat();
      const { outcome, rolls } = play("resolveEvasion", exampleEvasion(), { number: 6 }, [guess, 3, 4, ...minor]);
      expect(rolls[1]).toMatchObject({ label: "depth-charge-attack", result: "2 hits" });
      return outcome.hits;
    });
    expect(hits).toEqual([1, 1, 1, 1, 3, 5]);
  });
});

describe("worked examples: damage", () => {
  const search = { exceedTestDepth: false };

  test("10.0 damaged dive planes make the very next detection easier", () => {
    const hit = play("resolveDepthCharge", exampleDetection(), search, [4, 5, 2, 2, 1, 5]);
    expect(hit.outcome).toMatchObject({ detected: true, hits: 1, damage: ["dive_planes"] });
    const next = play("resolveDepthCharge", hit.snapshot, search, [1, 1, 2]);
    expect(modifiers(next.rolls[0]!)).toMatchObject({ E2_DIVE_PLANES: 1 });
  });

  test("10.0 a seriously wounded Kommandant makes the very next detection easier", () => {
    const hit = play("resolveDepthCharge", exampleDetection(), search, [4, 5, 2, 2, 1, 3, 1, 1, 4]);
    expect(hit.snapshot.crew.wounds.kmdt).toBe("SW");
    const next = play("resolveDepthCharge", hit.snapshot, search, [1, 1]);
    expect(modifiers(next.rolls[0]!)).toMatchObject({ E2_KMDT_SW: 1 });
  });

  test("9.8.1 dive planes out of order make the crash dive harder", () => {
    const state = exampleAtSea();
    const systems = { ...state.boat.systems, dive_planes: "inoperable" } as const;
    const homeward = {
      ...state,
      boat: { ...state.boat, systems },
      patrol: { ...state.patrol!, box: 6, checksDone: 6 },
    };
    const met = play("resolveEncounter", homeward, {}, [1, 1, 4, 3]);
    expect(modifiers(rolled(met, "crash-dive")[0]!)).toEqual({ A1_DIVE_PLANES: -1 });
    expect(met.outcome.air).toMatchObject({ crashDive: true });
  });

  test("10.6.2 two light wounds are a serious one, and two serious ones kill", () => {
    const light = play("resolveDepthCharge", exampleDetection(), search, [4, 5, 3, 4, 1, 3, 4, 6, 1, 3, 4, 4, 6, 3]);
    expect(light.snapshot.crew.wounds.wo2).toBe("SW");
    const serious = play("resolveDepthCharge", light.snapshot, search, [4, 5, 2, 2, 1, 3, 5, 5, 5]);
    expect(serious.snapshot.crew.wounds.wo2).toBe("KIA");
  });

  test("10.7.6 fuel tanks that fail their repair send the boat home", () => {
    const state = exampleDetection();
    const systems = { ...state.boat.systems, fuel_tanks: "damaged" } as const;
    const { snapshot } = play("resolveDepthCharge", { ...state, boat: { ...state.boat, systems } }, search, [1, 1, 3]);
    expect(snapshot.boat.systems.fuel_tanks).toBe("inoperable");
    expect(snapshot.patrol).toMatchObject({ abort: { reason: "fuel_tanks" }, direction: "backward", jumpTo: 2 });
  });

  test("10.9.1 the last flooding box forces the boat to the surface, where it is scuttled", () => {
    const state = exampleDetection();
    const flooded = { ...state, boat: { ...state.boat, flooding: 7 } };
    const lost = play("resolveDepthCharge", flooded, search, [4, 5, 2, 2, 1, 2, 5, 6]);
    expect(lost.rolls.at(-1)).toMatchObject({ label: "scuttle", total: 11, result: "scuttled" });
    expect(lost.snapshot).toMatchObject({ phase: "over", end: { fate: "scuttled_pow" } });
  });
});

describe("worked examples: refit and career", () => {
  test.each([
    [5, 2],
    [7, 3],
  ])("10.10.3 hull damage of %i boxes makes the refit %i months longer", (hull, longer) => {
    const plan: CareerPlan = { boat: "VIIC" };
    const sound = play("computeRefit", back(plan), {}).outcome.delay as number;
    expect(play("computeRefit", back(plan, { hull }), {}).outcome.delay).toBe(sound + longer);
  });

  test("10.10.3 a Type VII with three systems out and five hull boxes is four months in the yard", () => {
    const { systems } = freshCareer(pack.charts, { boat: "VIIC" }).boat;
    const out = { periscope: "inoperable", fuel_tanks: "inoperable", dive_planes: "inoperable" } as const;
    const state = back({ boat: "VIIC" }, { hull: 5, systems: { ...systems, ...out } });
    const { snapshot, outcome } = play("computeRefit", state, {});
    expect(outcome).toMatchObject({ delay: 4, boatDue: "none", month: "1941-03" });
    expect(snapshot.log[0]).toMatchObject({ month: "1940-10", patrolMonths: 0, refitMonths: 4 });
  });

  test("10.10.6 a Type IX of September is still at sea in October, in the yard in November and sails in December", () => {
    const { snapshot } = play("computeRefit", back({ boat: "IXB", startMonth: "1940-09" }), {});
    expect(snapshot.log[0]).toMatchObject({ month: "1940-09", patrolMonths: 1, refitMonths: 1 });
    expect(snapshot.month).toBe("1940-12");
  });

  test("11.2.3 who started in September 1939 is examined in September 1940, 1941 and 1942 and in June 1943", () => {
    let career = freshCareer(pack.charts, { boat: "VIIB" });
    const advanced = 6;
    const refits: readonly (readonly [string, readonly number[], object])[] = [
      ["1940-05", [], { month: "1940-07", promotion: "not_due" }],
      ["1940-07", [5], { month: "1940-09", promotion: "not_promoted" }],
      ["1941-05", [advanced], { month: "1941-07", promotion: "not_due" }],
      ["1941-07", [5], { month: "1941-09", promotion: "not_promoted" }],
      ["1942-05", [], { month: "1942-07", promotion: "not_due" }],
      ["1942-07", [advanced, 5], { month: "1942-09", promotion: "not_promoted" }],
      ["1943-05", [4], { phase: "over", promotion: "promoted", rank: "KKpt" }],
    ];
    for (const [month, dice, outcome] of refits) {
      const { phase, patrol, log } = inMonth(back({ boat: "VIIB" }), month);
      const home = { ...career, month, phase, patrol, log: [...career.log, ...log] };
      const played = play("computeRefit", home, {}, dice);
      expect(played.outcome).toMatchObject(outcome);
      career = played.snapshot;
    }
    expect(career.kommandant.nextPromotionCheck).toBe("1943-09");
  });
});
