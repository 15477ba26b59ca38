import { describe, expect, test } from "vitest";
import { exampleDetection } from "../../../../../test/fixtures/hunters/positions";
import { answered, gist, play } from "../../../../../test/fixtures/hunters/table";
import type { Snapshot } from "../../snapshot";

// 1941 and the G7a fired by day add 2 to every search of the example; a roll of 9 finds the boat without the 12.
const FOUND = [5, 4];

describe("a roll whose outcome cannot matter", () => {
  test("10.6.2 no severity is rolled in the first printing for a man already SW, whom every further wound kills", () => {
    const state = exampleDetection();
    const crew = { ...state.crew, wounds: { ...state.crew.wounds, li: "SW" as const } };
    const first = { ...state, edition: "first" as const, crew };
    const answer = answered(first, "resolveDepthCharge", { exceedTestDepth: false }, [5, 2, 2, 2, 1, 3, 2, 2]);
    expect(gist(answer)).toBe("RESOLUTION");
  });
});

describe("worked examples: damage", () => {
  const search = { exceedTestDepth: false };

  test("10.6.2 two light wounds are a serious one, and two serious ones kill", () => {
    const light = play("resolveDepthCharge", exampleDetection(), search, [4, 5, 3, 4, 1, 3, 4, 6, 1, 3, 4, 4, 6, 3]);
    expect(light.snapshot.crew.wounds.wo2).toBe("SW");
    const serious = play("resolveDepthCharge", light.snapshot, search, [4, 5, 2, 2, 1, 3, 5, 5, 5]);
    expect(serious.snapshot.crew.wounds.wo2).toBe("KIA");
  });
});

describe("10.5.1 degrees of wounds", () => {
  const search = (state: Snapshot, dice: number[], exceedTestDepth = false) =>
    play("resolveDepthCharge", state, { exceedTestDepth }, dice);

  test("10.5.1 the second die says lightly, seriously or deadly", () => {
    // A crew injury, of the first watch officer.
    const hurt = (severity: number) => search(exampleDetection(), [...FOUND, 1, 3, 1, 3, 1, 2, severity]);
    expect(hurt(3).snapshot.crew.wounds).toMatchObject({ wo1: "LW", wo2: "none" });
    expect(hurt(4).snapshot.crew.wounds.wo1).toBe("SW");
    expect(hurt(5).snapshot.crew.wounds.wo1).toBe("SW");
    expect(hurt(6).snapshot.crew.wounds.wo1).toBe("KIA");
  });
});
