import { describe, expect, it } from "vitest";
import { pack } from "../../src/rulesets/hunters/charts/pack";
import { logSheet } from "../../src/rulesets/hunters/reports/log-sheet";
import { exampleRoundFought } from "../../src/rulesets/hunters/rules/examples";
import type { Snapshot } from "../../src/rulesets/hunters/snapshot";
import { aboard, play } from "../rules/hunters/table";

describe("9.2.6 the log sheet of a boat scuttled far from port", () => {
  const fighting = exampleRoundFought();
  const systems = { ...fighting.boat.systems, diesel_engine_1: "damaged", diesel_engine_2: "damaged" } as const;
  const damaged = aboard(fighting, { systems });
  const targets = (state: Snapshot) => logSheet(state, pack.charts).rows.flatMap((row) => row.targets);

  it.each([
    ["lost with her crew", [6, 6], "lost_at_sea"],
    ["given up by a crew that is rescued", [1, 1], null],
  ] as const)("10.9.4 a ship she had damaged stands there once when she is %s", (_, rescue, fate) => {
    const { snapshot, outcome } = play("breakOff", damaged, {}, [6, 6, ...rescue]);
    expect(outcome).toMatchObject({ fate });
    expect(targets(snapshot)).toEqual(targets(fighting));
  });
});
