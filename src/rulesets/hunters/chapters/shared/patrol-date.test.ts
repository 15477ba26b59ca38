import { describe, expect, it } from "vitest";
import { exampleDayAttack, exampleDetection, exampleRoundFought } from "../../../../../test/fixtures/hunters/positions";
import { play, sailing, sectionsOfRuling } from "../../../../../test/fixtures/hunters/table";
import type { Snapshot } from "../../snapshot";

/** A Type IX on a patrol that begins in that month and has a second one, in that box of the track. */
function typeIX(startMonth: string, area: "atlantic" | "norway" | "arctic", box: number): Snapshot {
  return sailing({ boat: "IXC", startMonth, options: { nonHistoricalPatrolAreas: true } }, { area }, box);
}

describe("D1 the ruling on the second month of a patrol", () => {
  it("7.3.6 the Bay of Biscay cites D1 where its second month reads another way", () => {
    expect(sectionsOfRuling(play("resolveEncounter", typeIX("1941-12", "atlantic", 1), {}, [3, 3]), "D1")).toEqual([
      "7.3.6",
    ]);
    expect(sectionsOfRuling(play("resolveEncounter", typeIX("1941-11", "atlantic", 1), {}, [3, 3]), "D1")).toEqual([]);
    expect(sectionsOfRuling(play("resolveEncounter", typeIX("1941-12", "norway", 1), {}, [3, 3]), "D1")).toEqual([]);
  });

  it("9.8.6 an Additional Round cites D1 where its second month reads another way", () => {
    const state = exampleRoundFought();
    const ship = typeIX("1941-12", "atlantic", 3);
    const round = { ...ship, phase: "round" as const, engagement: state.engagement };
    expect(sectionsOfRuling(play("resolveAdditionalRound", round, {}, [4, 4]), "D1")).toEqual(["9.8.6"]);
  });

  it("9.6.8 the depth charges of December 1942 cite D1", () => {
    const state = exampleDetection();
    const ship = typeIX("1942-12", "atlantic", 3);
    const searched = { ...ship, phase: "detection" as const, engagement: state.engagement };
    const played = play("resolveDepthCharge", searched, { exceedTestDepth: false }, [4, 4, 1, 1]);
    expect(sectionsOfRuling(played, "D1")).toEqual(["9.6.7", "9.6.8"]);
  });

  it("14.6.1 the quality of the escort cites D1 where its second month reads another way", () => {
    const plan = { boat: "IXC", startMonth: "1941-12", options: { variableEscortQuality: true } } as const;
    const ship = sailing(plan, { area: "atlantic" }, 3);
    const { engagement } = exampleDayAttack();
    const attacking = { ...ship, phase: "attack" as const, engagement };
    const attack = { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1 } };
    expect(sectionsOfRuling(play("resolveAttack", attacking, attack, [3, 6, 6]), "D1")).toEqual(["14.6.1"]);
  });

  it("8.3.5 day or night in the Arctic cites D1 where its second month reads another way", () => {
    const { engagement } = exampleDayAttack();
    const met = (month: string): Snapshot => {
      const ship = typeIX(month, "arctic", 3);
      return { ...ship, phase: "contact", engagement: { ...engagement!, dayNight: null } };
    };
    expect(sectionsOfRuling(play("resolveApproach", met("1942-05"), {}, [3]), "D1")).toEqual(["8.3.5"]);
    expect(sectionsOfRuling(play("resolveApproach", met("1942-01"), {}, [3]), "D1")).toEqual([]);
  });
});
