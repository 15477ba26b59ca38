import { describe, expect, test } from "vitest";
import { examplePackCall, examplePackRound } from "../../../../../test/fixtures/hunters/positions";
import { engaged, modifiers, play, refused, rolled, sailing } from "../../../../../test/fixtures/hunters/table";
import {
  each,
  PLAYERS,
  packAtItsConvoy,
  packBattle,
  packBoat,
  resolveDraws,
  round,
  SMALL,
} from "../../../../../test/fixtures/hunters/wolfpack";
import { evaluateReport } from "../../../../core/engine/report";
import { hunters } from "../../index";
import { packBattleReport } from "../../reports/13-tournaments/pack-battle";
import type { PackBattleReport } from "../../reports/13-tournaments/pack-battle-schema";
import type { Snapshot } from "../../snapshot";

/** One torpedo at medium range, which misses, and a search that finds nothing. */
function attack(state: Snapshot): Snapshot {
  const input = { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1 } };
  const fired = play("resolveAttack", state, input, [6, 6]).snapshot;
  return play("resolveDepthCharge", fired, { exceedTestDepth: false }, [1, 1]).snapshot;
}

const follow = (state: Snapshot): Snapshot => play("resolveFollow", state, { ships: "undamaged" }, SMALL).snapshot;

const reload = (state: Snapshot): Snapshot => play("reloadTubes", state, { tubes: { fwd1: "G7e" } }).snapshot;

describe("13.5.3-13.5.5 three boats of a pack", () => {
  test("13.5.3 all meet a convoy in the first Atlantic box, each with ships of its own", async () => {
    const sighting = play("resolveEncounter", packBoat(), {}, [1, 4, 6, 2]);
    expect(sighting.outcome).toMatchObject({ box: 3, column: null, result: "convoy", phase: "contact" });
    expect(rolled(sighting, "encounter-check")).toEqual([]);
    expect(sighting.snapshot.engagement!.targets.map(({ tons }) => tons)).toEqual([3500, 7000, 9000, 3500]);
    const other = play("resolveEncounter", packBoat(), {}, SMALL).snapshot;
    expect(await packBattle([sighting.snapshot, other])).toMatchObject({
      round: 1,
      mayDraw: false,
      attackers: [],
      targets: null,
    });
  });

  test("13.5.3 weather that keeps encounters away does not keep the pack's convoy away (E-91)", () => {
    const state = packBoat();
    const quiet = { ...state, patrol: { ...state.patrol!, quietNext: true } };
    const sighting = play("resolveEncounter", quiet, {}, [1, 4, 6, 2]);
    expect(sighting.outcome).toMatchObject({ box: 3, column: null, result: "convoy", phase: "contact" });
    expect(sighting.snapshot.engagement).toMatchObject({ kind: "convoy", pack: { round: 1 } });
    expect(sighting.rulings).toEqual(["E-91", "E-89"]);
    expect(play("resolveEncounter", state, {}, [1, 4, 6, 2]).rulings).toEqual(["E-89"]);
  });

  test("13.5.4 one draw serves all: the lowest is hunted, the others are covered", async () => {
    const before = packAtItsConvoy();
    expect(await packBattle(before)).toMatchObject({ mayDraw: true, attackers: PLAYERS, faults: [] });
    const after = resolveDraws(before, [5, 2, 3]);
    expect((await packBattle(after)).boats.map(({ hunted }) => hunted)).toEqual([false, true, false]);
    expect(await packBattle(after)).toMatchObject({ mayDraw: false, attackers: PLAYERS, faults: [] });
    const searched = after.map((state) => {
      const input = { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1 } };
      const fired = play("resolveAttack", state, input, [6, 6]).snapshot;
      return rolled(play("resolveDepthCharge", fired, { exceedTestDepth: false }, [2, 2]), "escort-detection")[0];
    });
    expect(searched.map(modifiers)).toEqual([
      { E2_1942: 2, E2_PACK_COVERED: -1 },
      { E2_1942: 2, E2_PACK_HUNTED: 1 },
      { E2_1942: 2, E2_PACK_COVERED: -1 },
    ]);
  });

  test("13.5.4 different draws, or one place twice, are faults", async () => {
    const [one, two, three] = packAtItsConvoy();
    const draw = (state: Snapshot | undefined, own: number, dice: readonly number[]) =>
      play("resolvePackDraw", state, { boats: 3, own }, dice).snapshot;
    const apart = [draw(one, 1, [1, 2, 3]), draw(two, 2, [3, 2, 1]), draw(three, 2, [1, 2, 3])];
    expect((await packBattle(apart)).faults.map(({ code }) => code)).toEqual(["DRAWS_DIFFER", "DRAW_PLACE_TWICE"]);
  });

  test("13.5.5 a battle lasts three rounds, followed without a roll, and the next box comes after", async () => {
    let boats = packAtItsConvoy();
    for (const round of [1, 2, 3]) {
      expect((await packBattle(boats)).round).toBe(round);
      expect(refused("resolveAttack", boats[0], shot).citation.section).toBe("13.5.4");
      boats = each(resolveDraws(boats, [round, 6, 6]), attack);
      if (round === 3) break;
      expect(boats.map(({ phase }) => phase)).toEqual(["follow", "follow", "follow"]);
      boats = each(each(boats, reload), follow);
      boats = each(boats, (state) => play("resolveApproach", state, {}, [4]).snapshot);
    }
    expect(boats.map(({ phase, engagement }) => [phase, engagement])).toEqual(PLAYERS.map(() => ["at_sea", null]));
    expect((await packBattle(boats)).boats.map((each) => each.standing)).toEqual(["sailing", "sailing", "sailing"]);
  });

  test("13.5.5 in the next box one finds a convoy; the others join in its second round or go their own way", async () => {
    const behind = PLAYERS.map(() => packBoat()).map((state) => ({
      ...state,
      patrol: { ...state.patrol!, box: 3, checksDone: 3 },
    }));
    const finder = play("resolveEncounter", behind[0], {}, [3, 4, ...SMALL]).snapshot;
    const idle = play("resolveEncounter", behind[1], {}, [4, 4]).snapshot;
    const hunter = play("resolveEncounter", behind[2], {}, [1, 2, 3]).snapshot;
    expect(await packBattle([finder, idle, hunter])).toMatchObject({
      round: 1,
      mayJoin: ["Topp", "Suhren"],
      boats: [{ standing: "fighting" }, { standing: "called" }, { standing: "called" }],
    });
    const joined = play("joinWolfpack", idle, {}, SMALL).snapshot;
    const alone = play("resolveApproach", hunter, {}, [1]).snapshot;
    expect(refused("joinWolfpack", alone, {}).code).toBe("OUT_OF_TURN");
    const now = await packBattle([finder, joined, alone]);
    expect(now.boats.map(({ standing, round }) => [standing, round])).toEqual([
      ["fighting", 1],
      ["fighting", 2],
      ["alone", null],
    ]);
    expect(now).toMatchObject({ round: 1, mayJoin: [] });
    const attacked = attack(resolveDraws([play("resolveApproach", finder, {}, [4]).snapshot], [])[0]!);
    expect(await packBattle([follow(attacked), joined])).toMatchObject({ round: 2, faults: [] });
  });

  test("13.5.5 a third round or another box: no boat joins", async () => {
    const [third] = packAtItsConvoy().map((state) => ({
      ...state,
      engagement: { ...state.engagement!, pack: { round: 3, draw: null, others: [] } },
    }));
    const idle = { ...packBoat(), phase: "pack_call" as const };
    const here = { ...idle, patrol: { ...idle.patrol!, box: 3, checksDoneInBox: 0 } };
    expect((await packBattle([third!, here])).mayJoin).toEqual([]);
    const [first] = packAtItsConvoy();
    expect((await packBattle([first!, here])).mayJoin).toEqual(["Topp"]);
    const elsewhere = { ...here, patrol: { ...here.patrol, box: 4, checksDone: 3 } };
    expect((await packBattle([first!, elsewhere])).mayJoin).toEqual([]);
  });

  test("13.5.6 a boat that aborts, or is lost, is out of the battle", async () => {
    const home = play("abortPatrol", packBoat(), {}).snapshot;
    expect((await packBattle([home, packAtItsConvoy()[0]!])).boats[0]).toMatchObject({ standing: "out", round: null });
  });
});

const shot = { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1 } };

describe("13.5 packs that are none", () => {
  test("13.5.1 seven boats, boats in two boxes and a career without the option are faults", async () => {
    const [one] = packAtItsConvoy();
    const lone = sailing({ boat: "VIIC", startMonth: "1942-06" }, { area: "atlantic" }, 2, { checksDoneInBox: 1 });
    const moved = { ...one!, patrol: { ...one!.patrol!, box: 4, checksDone: 3 } };
    const boats = [one, one, one, one, one, moved, lone].map((snapshot, index) => ({ player: `${index}`, snapshot }));
    const answer = await evaluateReport(hunters, packBattleReport, { boats });
    if (answer.kind !== "REPORT") throw new Error(JSON.stringify(answer));
    const { faults } = answer.output as PackBattleReport;
    expect(faults.map(({ code, section }) => [code, section])).toEqual([
      ["NO_TOURNAMENT", "13.5"],
      ["PACK_TOO_LARGE", "13.5.1"],
      ["BOXES_DIFFER", "13.5.5"],
    ]);
  });
});

describe("13.5.4, 13.5.5 joining a round", () => {
  /** The report on the boats; the players are numbered from 1. */
  async function packBattle(...states: readonly Snapshot[]): Promise<PackBattleReport> {
    const boats = states.map((snapshot, index) => ({ player: `${index + 1}`, snapshot }));
    const answer = await evaluateReport(hunters, packBattleReport, { boats });
    if (answer.kind !== "REPORT") throw new Error(JSON.stringify(answer));
    return answer.output as PackBattleReport;
  }

  test("13.5.5 the second round after its draw: no boat joins", async () => {
    const second = engaged(examplePackRound(), { following: "undamaged", pack: round(2) });
    expect((await packBattle(second, examplePackCall())).mayJoin).toEqual(["2"]);
    const drawn = play("resolvePackDraw", second, { boats: 2, own: 1 }, [3, 4]).snapshot;
    expect((await packBattle(drawn, examplePackCall())).mayJoin).toEqual([]);
    expect((await packBattle(drawn, second, examplePackCall())).mayJoin).toEqual([]);
  });
});
