import { describe, expect, test } from "vitest";
import { exampleConvoy } from "../../../../../test/fixtures/hunters/positions";
import { modifiers, play, refused, rolled } from "../../../../../test/fixtures/hunters/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { hunters } from "../../index";

describe("14.11 into the convoy", () => {
  const career = { boat: "VIIB", number: 45, name: "Schultze", options: { convoyPenetration: true } };
  const going = (light: number) => {
    const declared = play("resolveSighting", exampleConvoy(), { penetrate: true }).snapshot;
    return play("resolveApproach", declared, {}, [light]).snapshot;
  };
  const ROSTER = [10, 1, 10, 1, 10, 1, 10, 1];

  test("14.11 penetration is an option of the second printing only", () => {
    expect(refused("new", undefined, { ...career, edition: "first" }).citation.section).toBe("14.11");
    expect(play("new", undefined, { ...career, edition: "second" }).snapshot.options.convoyPenetration).toBe(true);
  });

  test("14.11 a convoy not penetrated is met as usual", () => {
    const met = play("resolveSighting", exampleConvoy(), { penetrate: false }, [3, 3, 5, 5, ...ROSTER]);
    const types = met.snapshot.engagement?.targets.map(({ type }) => type);
    expect(types).toEqual(["small_freighter", "small_freighter", "large_freighter", "large_freighter"]);
    expect(rolled(met, "ship-size").map(modifiers)).toEqual([{}, {}, {}, {}]);
  });

  test("14.11.1 undetected, every ship is a size larger, and 6 or more is a tanker", () => {
    // 8 and the 1 of 1941: not found before firing.
    const inside = play("resolveCloseApproach", going(1), { mode: "submerged" }, [4, 4, 2, 3, 5, 6, ...ROSTER]);
    expect(inside.outcome).toMatchObject({ detected: false, phase: "attack" });
    const types = inside.snapshot.engagement?.targets.map(({ type }) => type);
    expect(types).toEqual(["small_freighter", "large_freighter", "tanker", "tanker"]);
    const far = { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1 } };
    expect(refused("resolveAttack", inside.snapshot, far).citation.section).toBe("14.11.1");
    const shot = play("resolveAttack", inside.snapshot, { ...far, range: "close" }, [6, 6]);
    expect(shot.outcome).toMatchObject({ closeApproach: "not_made", phase: "detection" });
  });

  test("14.11.1 detected, no ship is met and nothing is fired", () => {
    const before = going(1);
    const found = play("resolveCloseApproach", before, { mode: "submerged" }, [4, 5, 1, 1]);
    expect(found.outcome).toMatchObject({ detected: true, hits: 0, phase: "detection" });
    expect(found.snapshot.engagement?.targets).toEqual([]);
    expect(found.snapshot.boat.tubes).toEqual(before.boat.tubes);
    // Away at last, the boat may still keep up with the convoy.
    const away = play("resolveDepthCharge", found.snapshot, { exceedTestDepth: false }, [1, 2]);
    expect(away.outcome).toMatchObject({ detected: false, phase: "follow" });
  });

  test("14.11 a career of the first printing holds no option of the second", () => {
    const snapshot = { ...exampleConvoy(), edition: "first" };
    const answer = adjudicate(hunters, { operation: "breakOff", snapshot, input: {}, seed: "kiel" });
    expect(answer).toMatchObject({
      kind: "MALFORMED",
      faults: [{ code: "OPTION_NOT_IN_EDITION", pointer: "/snapshot/options/convoyPenetration" }],
    });
  });
});
