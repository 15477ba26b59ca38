import { describe, expect, test } from "vitest";
import { play, refused, rolled, secondScenario, table } from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";

describe("3.0(8) deployment", () => {
  const bare = (plan = {}): Snapshot => table("deploy_setup", {}, plan);

  test("3.0(8) the task force begins at Messina without a die", () => {
    const { snapshot, outcome } = play("deployTaskForce", bare(), {});
    expect(outcome).toMatchObject({
      deployed: [
        { ship: "goeben", space: "messina" },
        { ship: "breslau", space: "messina" },
      ],
      phase: "collier_setup",
    });
    expect(snapshot.ships.goeben).toMatchObject({ space: "messina", startSpace: "messina", arrived: 0 });
    expect(refused("deployTaskForce", bare(), { starts: { goeben: "pola" } })).toMatchObject({
      code: "START_FIXED",
      citation: { section: "3.0" },
    });
  });

  test.each([
    [1, "messina"],
    [2, "messina"],
    [3, "brindisi"],
    [4, "pola"],
    [5, "athens"],
    [6, "dardanelles"],
  ])("18.0 with variable deployment a %i places the task force at %s", (face, space) => {
    const played = play("deployTaskForce", bare({ options: { variableDeployment: true } }), {}, [face]);
    expect(rolled(played, "variable-deployment")).toHaveLength(1);
    expect(played.snapshot.ships.breslau.space).toBe(space);
  });

  test("24.2 in a later scenario each ship begins at Pola or where a bonus allows, without a die", () => {
    const later = secondScenario(bare({ options: { campaign: true, variableDeployment: true } }));
    const { snapshot } = play("deployTaskForce", later, { starts: { breslau: "dardanelles" } });
    expect([snapshot.ships.goeben.space, snapshot.ships.breslau.space]).toEqual(["pola", "dardanelles"]);
    expect(refused("deployTaskForce", later, { starts: { breslau: "messina" } })).toMatchObject({
      code: "VALUE_NOT_LISTED",
    });
  });
});
