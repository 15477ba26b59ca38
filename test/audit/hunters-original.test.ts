import { describe, expect, it } from "vitest";
import { renderSentence } from "../../src/core/text/sentence";
import {
  exampleAtSea,
  exampleDayAttack,
  exampleDetection,
  exampleGibraltar,
  exampleOffer,
  exampleRound,
  exampleRoundFought,
} from "../../src/rulesets/hunters/chapters/shared/examples";
import { pack } from "../../src/rulesets/hunters/charts/pack";
import { logSheet } from "../../src/rulesets/hunters/reports/log-sheet";
import { sentences } from "../../src/rulesets/hunters/sentences/index";
import type { Snapshot } from "../../src/rulesets/hunters/snapshot";
import { home } from "../fixtures/hunters/home";
import { aboard, engaged, modifiers, type Played, play, rolled, sailing } from "../fixtures/hunters/table";

/** The sections under which an effect of that code stands in the audit. */
function sectionsOf({ audit }: Played, code: string): string[] {
  return audit.flatMap((entry) => (entry.kind === "effect" && entry.code === code ? [entry.citation.section] : []));
}

/** The sections under which a ruling is named in the audit. */
function cited({ audit }: Played, ruling: string): string[] {
  return audit.flatMap((entry) => (entry.kind === "ruling" && entry.ruling === ruling ? [entry.citation.section] : []));
}

/** A Type IX on a patrol that begins in that month and has a second one, in that box of the track. */
function typeIX(startMonth: string, area: "atlantic" | "norway" | "arctic", box: number): Snapshot {
  return sailing({ boat: "IXC", startMonth, options: { nonHistoricalPatrolAreas: true } }, { area }, box);
}

describe("worked examples of the rulebooks", () => {
  it("9.4.2 a tanker of 13,000 t: three torpedoes forward, one aft, and two shells of which the first sinks her", () => {
    const tanker = { slot: 1, type: "tanker", name: null, tons: 13000, points: 4, damage: 0 } as const;
    const met = engaged(exampleRound(), { kind: "tanker", targets: [tanker] });
    const bow = play("resolveTorpedoFire", met, { tubes: { fwd1: 1, fwd2: 1, fwd3: 1 } }, [
      ...[4, 3, 6, 4],
      ...[4, 3, 6, 5],
      ...[6, 5],
    ]);
    expect(bow.outcome).toMatchObject({ shots: [{ damage: 1 }, { damage: 1 }, { result: "missed" }] });
    const stern = play("resolveTorpedoFire", bow.snapshot, { tubes: { aft1: 1 } }, [4, 3, 6, 6]);
    expect(stern.snapshot.engagement?.targets[0]).toMatchObject({ points: 4, damage: 3 });
    const gun = play("resolveGunFire", stern.snapshot, { targets: [1, 1] }, [4, 3, 4]);
    expect(gun.outcome).toMatchObject({ shots: [{ result: "sunk" }, { result: "wasted" }], phase: "at_sea" });
    expect(gun.snapshot.boat.deckGunAmmo).toBe(met.boat.deckGunAmmo - 2);
  });

  it("9.6.12 G7a fired by day at medium range: +1, then +2 with the detection before, and never +3", () => {
    const month = "1940-10";
    const state = exampleDetection();
    const log = state.log.map((row) => ({ ...row, month }));
    const kommandant = { ...state.kommandant, nextPromotionCheck: "1941-10" };
    const early = { ...state, startMonth: month, month, log, kommandant };
    const search = (from: Snapshot, dice: number[]) =>
      play("resolveDepthCharge", from, { exceedTestDepth: false }, dice);
    const first = search(early, [4, 4, 1, 2]);
    const second = search(first.snapshot, [5, 4, 1, 2]);
    const third = search(second.snapshot, [3, 3]);
    const found = [first, second, third].map((played) => rolled(played, "escort-detection")[0]);
    expect(found.map((roll) => [roll?.modified, roll?.result])).toEqual([
      [9, "detected"],
      [11, "detected"],
      [8, "undetected"],
    ]);
    expect(modifiers(found[2])).toEqual({ E2_G7A_DAY: 1, E2_PREVIOUSLY_DETECTED: 1 });
  });

  it("10.0 damaged dive planes tell on the very next search, before any repair", () => {
    const hit = play("resolveDepthCharge", exampleDetection(), { exceedTestDepth: false }, [4, 4, 2, 2, 1, 5]);
    const next = play("resolveDepthCharge", hit.snapshot, { exceedTestDepth: false }, [1, 1, 3]);
    expect(modifiers(rolled(next, "escort-detection")[0])).toMatchObject({ E2_DIVE_PLANES: 1 });
  });

  it("10.7.6 fuel tanks that are not repaired end the patrol", () => {
    const leaking = aboard(exampleDetection(), {
      systems: { ...exampleDetection().boat.systems, fuel_tanks: "damaged" },
    });
    const home = play("resolveDepthCharge", leaking, { exceedTestDepth: false }, [1, 1, 3]);
    expect(home.snapshot.patrol?.abort).toMatchObject({ reason: "fuel_tanks" });
    expect(sectionsOf(home, "PATROL_ABORTED")).toEqual(["10.4.2"]);
  });
});

describe("what the audit says", () => {
  it("9.2.2 a boat found before it fired is not told to have opened fire", () => {
    const attack = { mode: "submerged", range: "close", firstEnd: "fwd", tubes: { fwd1: 1 } };
    const played = play("resolveAttack", exampleDayAttack(), attack, [6, 4, 1, 1]);
    expect(played.outcome).toMatchObject({ closeApproach: "detected", shots: [] });
    expect(played.snapshot.engagement?.fought).toBe(true);
    for (const phrases of Object.values(sentences)) {
      const told = played.audit.map((entry) => renderSentence(entry, phrases)).join("\n");
      expect(told).not.toContain(phrases.effects.FOUGHT);
    }
    expect(sectionsOf(played, "APPROACH_DETECTED")).toEqual(["9.2.2", "9.2.2"]);
  });

  it("7.3.3 the escort off Gibraltar comes by the rule of the passage, that of an aircraft by the rule of aircraft", () => {
    const passing = sailing({ boat: "VIIC", startMonth: "1941-10" }, { area: "mediterranean" }, 2);
    const gibraltar = play("resolveEncounter", passing, {}, [2, 3]);
    expect(sectionsOf(gibraltar, "ESCORT_ARRIVED")).toEqual(["7.3.3"]);
    const outbound = sailing({ boat: "VIIC", startMonth: "1941-10" }, { area: "atlantic" }, 2);
    const called = play("resolveEncounter", outbound, {}, [1, 1, 2, 2, 1, 1, 3, 2, 3, 4, 1, 3, 4, 1, 1]);
    expect(sectionsOf(called, "ESCORT_ARRIVED")).toEqual(["9.8.3"]);
  });

  it("10.8.5, 7.3.3, 10.2.1 a patrol is aborted by the rule that lets or makes it so", () => {
    expect(sectionsOf(play("abortPatrol", exampleAtSea(), {}), "PATROL_ABORTED")).toEqual(["10.8.5"]);
    expect(sectionsOf(play("turnBack", exampleGibraltar(), {}), "PATROL_ABORTED")).toEqual(["7.3.3"]);
    const { systems } = exampleDetection().boat;
    const limping = aboard(exampleDetection(), { systems: { ...systems, diesel_engine_1: "damaged" } });
    const home = play("resolveDepthCharge", limping, { exceedTestDepth: false }, [1, 1, 5]);
    expect(sectionsOf(home, "PATROL_ABORTED")).toEqual(["10.2.1"]);
  });

  it("14.7.3 the quality of an aircraft is read by its own rule, not by the escorts' (E-72)", () => {
    const options = { variableAircraftQuality: true };
    const outbound = sailing({ boat: "VIIC", startMonth: "1941-10", options }, { area: "atlantic" }, 2);
    const played = play("resolveEncounter", outbound, {}, [1, 1, 2, 2, 1, 1, 1, 3, 4, 1, 1, 1]);
    expect(cited(played, "E-72")).toEqual(["14.7.3"]);
  });
});

/** What the audit tells in a language. */
function told({ audit }: Pick<Played, "audit">, language: string): string {
  return audit.map((entry) => renderSentence(entry, sentences[language]!)).join("\n");
}

describe("what the sentences say", () => {
  it("14.9 a boat sent back to its area is not on its way home, and resupply has no box number", () => {
    const none = { G7a: 0, G7e: 0 };
    const back = play("takeTorpedoes", exampleOffer(), { fwdReloads: none, aftReloads: none, tubes: {} });
    const entered = play("resolveEncounter", back.snapshot, {}, [2, 2]);
    expect(entered.snapshot.patrol).toMatchObject({ box: 3, jumpTo: null, resupplyTried: false });
    expect(told(entered, "en")).not.toMatch(/home|box no/);
    expect(told(entered, "fr")).not.toMatch(/retour|case non/);
    expect(told(entered, "ja")).not.toMatch(/帰路|ボックスいいえ|ボックスなし/);
  });

  it("9.8.3 an aircraft that flak has damaged is not driven off: it may attack again", () => {
    const outbound = sailing({ boat: "VIIC", startMonth: "1943-01" }, { area: "atlantic" }, 2);
    const dice = [...[1, 1], ...[1, 2], ...[1, 1], ...[3, 2], ...[3, 4, 1], ...[2, 2], ...[1, 1], ...[3, 2]];
    const played = play("resolveEncounter", outbound, {}, dice);
    expect(played.outcome).toMatchObject({ air: { attacks: 2, flak: "damaged" } });
    expect(told(played, "en")).not.toContain("driven off");
    expect(told(played, "fr")).not.toContain("éloigne");
    expect(told(played, "ja")).not.toContain("撃退");
  });

  it("11.4 a new boat is sound by the rule that brings it; the old one is not told to be repaired", () => {
    const state = home({ boat: "VIIB", month: "1942-03", hull: 7, broken: ["radio", "periscope", "batteries"] });
    const refit = play("computeRefit", state, {}, []);
    const taken = play("chooseBoat", refit.snapshot, { boat: "VIIC" });
    expect(sectionsOf(taken, "REPAIRED")).toEqual([]);
    expect(new Set(sectionsOf(taken, "NEW_BOAT"))).toEqual(new Set(["11.4"]));
    expect(taken.snapshot.boat).toMatchObject({ hull: 0, systems: { radio: "ok", periscope: "ok", batteries: "ok" } });
  });

  it("11.1.5, 11.1.6, 10.11.4 who leaves does so by the rule that takes him away", () => {
    const gone = play("computeRefit", home({ experte: { wo1: true, wo2: true } }), {}, [6]);
    expect(sectionsOf(gone, "EXPERTE_LOST")).toEqual(["11.1.5", "11.1.6"]);
    const crew = play("computeRefit", home({ wounds: { kmdt: "SW", li: "KIA" }, experte: { li: true } }), {}, [6]);
    expect(sectionsOf(crew, "EXPERTE_LOST")).toEqual(["10.11.4"]);
    const killed = play("computeRefit", home({ wounds: { li: "KIA" }, experte: { li: true } }), {}, []);
    expect(sectionsOf(killed, "EXPERTE_LOST")).toEqual(["10.11.2"]);
  });

  it("14.9.6 the month more of a Type VII is its resupply's, that of a Type IX its own", () => {
    const months = (boat: "VIIC" | "IXC", resupplied: boolean) =>
      sectionsOf(play("computeRefit", home({ boat, patrol: { resupplied } }), {}), "PATROL_MONTHS");
    expect(months("VIIC", true)).toEqual(["14.9.6"]);
    expect(months("IXC", true)).toEqual(["10.10.6"]);
    expect(months("IXC", false)).toEqual(["10.10.6"]);
  });
});

describe("D1 is named wherever the second month of a patrol would be read in another way", () => {
  it("7.3.6 the Bay of Biscay", () => {
    expect(cited(play("resolveEncounter", typeIX("1941-12", "atlantic", 1), {}, [3, 3]), "D1")).toEqual(["7.3.6"]);
    expect(cited(play("resolveEncounter", typeIX("1941-11", "atlantic", 1), {}, [3, 3]), "D1")).toEqual([]);
    expect(cited(play("resolveEncounter", typeIX("1941-12", "norway", 1), {}, [3, 3]), "D1")).toEqual([]);
  });

  it("9.8.6 an Additional Round", () => {
    const state = exampleRoundFought();
    const ship = typeIX("1941-12", "atlantic", 3);
    const round = { ...ship, phase: "round" as const, engagement: state.engagement };
    expect(cited(play("resolveAdditionalRound", round, {}, [4, 4]), "D1")).toEqual(["9.8.6"]);
  });

  it("9.6.8 the depth charges of December 1942", () => {
    const state = exampleDetection();
    const ship = typeIX("1942-12", "atlantic", 3);
    const searched = { ...ship, phase: "detection" as const, engagement: state.engagement };
    const played = play("resolveDepthCharge", searched, { exceedTestDepth: false }, [4, 4, 1, 1]);
    expect(cited(played, "D1")).toEqual(["9.6.7", "9.6.8"]);
  });

  it("14.6.1 the quality of the escort", () => {
    const plan = { boat: "IXC", startMonth: "1941-12", options: { variableEscortQuality: true } } as const;
    const ship = sailing(plan, { area: "atlantic" }, 3);
    const { engagement } = exampleDayAttack();
    const attacking = { ...ship, phase: "attack" as const, engagement };
    const attack = { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1 } };
    expect(cited(play("resolveAttack", attacking, attack, [3, 6, 6]), "D1")).toEqual(["14.6.1"]);
  });

  it("8.3.5 day or night in the Arctic", () => {
    const { engagement } = exampleDayAttack();
    const met = (month: string): Snapshot => {
      const ship = typeIX(month, "arctic", 3);
      return { ...ship, phase: "contact", engagement: { ...engagement!, dayNight: null } };
    };
    expect(cited(play("resolveApproach", met("1942-05"), {}, [3]), "D1")).toEqual(["8.3.5"]);
    expect(cited(play("resolveApproach", met("1942-01"), {}, [3]), "D1")).toEqual([]);
  });
});

describe("9.2.6 the log sheet", () => {
  it("9.2.6 shows a ship that was damaged before the boat was lost", () => {
    const state = exampleDetection();
    const targets = state.engagement!.targets.map((each) => (each.slot === 2 ? { ...each, damage: 1 } : each));
    const lost = play("resolveDepthCharge", engaged(state, { targets }), { exceedTestDepth: false }, [6, 6, 6, 6]);
    expect(lost.outcome).toMatchObject({ fate: "sunk_attack" });
    const row = logSheet(lost.snapshot, pack.charts).rows.find(({ entry }) => entry === "patrol");
    expect(row?.targets).toEqual([{ type: "large_freighter", name: "Danmark", tons: 10500, state: "damaged" }]);
  });

  it("9.2.6 shows it while the fight goes on, and once only when it is over", () => {
    const fighting = exampleRoundFought();
    const targets = (state: Snapshot) => logSheet(state, pack.charts).rows.flatMap((row) => row.targets);
    const hurt = [{ type: "large_freighter", name: "Danmark", tons: 10500, state: "damaged" }];
    expect(targets(fighting)).toEqual(hurt);
    expect(targets(play("breakOff", fighting, {}).snapshot)).toEqual(hurt);
  });

  it.each([
    ["lost with her crew", [6, 6], "lost_at_sea"],
    ["given up by a crew that is rescued", [1, 1], null],
  ] as const)("9.2.6, 10.9.4 shows it once when the boat is %s", (_, rescue, fate) => {
    const fighting = exampleRoundFought();
    const targets = (state: Snapshot) => logSheet(state, pack.charts).rows.flatMap((row) => row.targets);
    const systems = { ...fighting.boat.systems, diesel_engine_1: "damaged", diesel_engine_2: "damaged" } as const;
    const { snapshot, outcome } = play("breakOff", aboard(fighting, { systems }), {}, [6, 6, ...rescue]);
    expect(outcome).toMatchObject({ fate });
    expect(targets(snapshot)).toEqual(targets(fighting));
  });
});

describe("14.3.2 no ship is sunk twice", () => {
  const options = { historicalTargets: true };
  const met = (dice: number[], option = options) =>
    play(
      "resolveEncounter",
      sailing({ boat: "IXC", startMonth: "1942-06", options: option }, { area: "north_america" }, 5),
      {},
      dice,
    );

  it("14.3.2 a name already met in the same engagement is rolled again (E-100)", () => {
    // Two ships, both small; the second die of the roster repeats the first.
    const played = met([4, 4, 1, 1, 7, 7, 8]);
    const names = played.snapshot.engagement?.targets.map(({ name }) => name);
    expect(new Set(names).size).toBe(2);
    expect(cited(played, "E-100")).toEqual(["14.3.2"]);
  });

  it("14.3.2 without the option it stands", () => {
    const played = met([4, 4, 1, 1, 7, 7], { historicalTargets: false });
    const names = played.snapshot.engagement?.targets.map(({ name }) => name);
    expect(new Set(names).size).toBe(1);
    expect(cited(played, "E-100")).toEqual([]);
  });
});
