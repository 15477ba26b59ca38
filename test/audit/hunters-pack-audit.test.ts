import { describe, expect, it } from "vitest";
import { compute } from "../../src/core/engine/report";
import {
  examplePackCall,
  examplePackRound,
  examplePackShared,
} from "../../src/rulesets/hunters/chapters/shared/examples";
import { hunters } from "../../src/rulesets/hunters/index";
import { packBattleReport } from "../../src/rulesets/hunters/reports/pack-battle-report";
import type { PackBattleReport } from "../../src/rulesets/hunters/reports/pack-battle-schema";
import type { Engagement, PackBattle, Snapshot } from "../../src/rulesets/hunters/snapshot";
import { engaged, logged, play, refused } from "../fixtures/hunters/table";

/** How the boats stand; the players are numbered from 1. */
function standing(...states: readonly Snapshot[]): PackBattleReport {
  const boats = states.map((snapshot, index) => ({ player: `${index + 1}`, snapshot }));
  const answer = compute(hunters, packBattleReport, { boats });
  if (answer.kind !== "REPORT") throw new Error(JSON.stringify(answer));
  return answer.output as PackBattleReport;
}

const round = (number: number): PackBattle => ({ round: number, draw: null, others: [] });

/** The ships of an engagement, one that takes more than two of damage with so much of it. */
function hurt({ targets }: Engagement, damage: number): Engagement["targets"] {
  const large = targets.find(({ points }) => points > 2)!;
  return targets.map((target) => (target === large ? { ...target, damage } : target));
}

describe("13.5.4, 13.5.5 joining a round", () => {
  it("13.5.5 nobody joins the second round once it has been drawn for", () => {
    const second = engaged(examplePackRound(), { following: "undamaged", pack: round(2) });
    expect(standing(second, examplePackCall()).mayJoin).toEqual(["2"]);
    const drawn = play("resolvePackDraw", second, { boats: 2, own: 1 }, [3, 4]).snapshot;
    expect(standing(drawn, examplePackCall()).mayJoin).toEqual([]);
    expect(standing(drawn, second, examplePackCall()).mayJoin).toEqual([]);
  });
});

describe("13.5.3, E-89 ships of a shared convoy", () => {
  const convoy = engaged(examplePackShared(), { following: "undamaged", pack: round(2) });
  const ships = convoy.engagement!.targets;

  it("E-93 a boat that follows its own damaged ships hands none of them over", () => {
    const damaged = hurt(convoy.engagement!, 1).filter(({ damage }) => damage > 0);
    const follower = engaged(convoy, { following: "damaged", targets: damaged });
    expect(standing(follower, convoy).targets!.map(({ slot, damage }) => [slot, damage])).toEqual(
      ships.map(({ slot }) => [slot, 0]),
    );
    expect(standing(follower).targets).toBeNull();
  });

  it("14.11 a boat that goes in before the ships are known has none to hand over", () => {
    const options = { ...convoy.options, convoyPenetration: true };
    const blind = { ...engaged(convoy, { penetration: "declared", targets: [] }), options };
    expect(standing(blind, convoy).targets).toHaveLength(ships.length);
    expect(standing(blind).targets).toBeNull();
  });
});

describe("9.7.6, E-93 following ships that other boats have damaged", () => {
  const cycle = { cause: "attack", round: 0, previouslyDetected: false, twelve: false } as const;
  const attack = { mode: "submerged", range: "medium", bothEnds: false, fired: true, g7aByDay: false } as const;

  /** A boat that may follow, with a ship that others have damaged once, and all have so often. */
  function chasing(damage: number): Snapshot {
    const state = examplePackShared();
    const targets = hurt(state.engagement!, damage);
    const { slot } = targets.find((each) => each.damage > 0)!;
    const pack = { round: 1, draw: { boats: 2, own: 2, hunted: 1 }, others: [{ slot, damage: 1 }] };
    return { ...engaged(state, { targets, fought: true, attack, cycle, pack }), phase: "follow" };
  }

  it("9.7.6 a ship that only others have damaged is not followed as damaged", () => {
    expect(refused("resolveFollow", chasing(1), { ships: "damaged" }).code).toBe("NOTHING_TO_FOLLOW");
  });

  it("9.7.6 a straggler that both have damaged is followed and logged", () => {
    const alone = play("resolveFollow", chasing(2), { ships: "damaged" }, [6]).snapshot;
    expect(logged(play("breakOff", alone, {}).snapshot)).toHaveLength(1);
  });
});
