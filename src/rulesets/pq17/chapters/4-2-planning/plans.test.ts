import { describe, expect, it } from "vitest";
import { force, only, play, refused, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";

const plan = (path: string[], departs = 6, speed = "moderate", id = "scapa_reserve") => ({
  force: id,
  departs,
  speed,
  path,
});

/** The Allies plan, with the reserve at Scapa Flow alone. */
const planning = (): Snapshot => only(table("prep_plan", "allied"), "allied", "scapa_reserve");

const FAIR = [4, 4];

describe("4.2, 8.3 planned voyages", () => {
  it("5 a plan into a place that a rule closes is refused for that rule", () => {
    const planned = (path: string[], at = "scapa_flow") => {
      const { code, citation, message, pointer } = refused(
        "planForce",
        withForce(planning(), "allied", "scapa_reserve", { at }),
        plan(path, 1),
      );
      return [code, citation.section, pointer, message];
    };
    expect([
      planned(["1206", "1207", "1208", "1309"]),
      planned(["0504", "0403", "0304", "0204", "0105"], "reykjavik"),
      planned(["1206", "1006"]),
    ]).toEqual([
      ["ENEMY_PORT", "5.1.4", "/input/path/3", expect.stringMatching(/is an enemy port\.$/)],
      ["ICE", "10.2.5", "/input/path/4", "You cannot enter 0105: no force of this side can pass the ice there."],
      [
        "NOT_ADJACENT",
        "5",
        "/input/path/1",
        "You cannot plan this route: each hex must be adjacent to the one before it.",
      ],
    ]);
  });

  it("Axis forces are planned out of Kiel and Germany alone", () => {
    const state = table("prep_plan", "axis");
    expect(refused("planForce", state, plan(["0813"], 6, "slow", "narvik_group")).code).toBe("NOT_FROM_GERMANY");
    const { forces } = state.sides.axis;
    const group = forces.filter(({ id }) => id === "narvik_group").map((each) => ({ ...each, at: "kiel" }));
    const kiel = withOwn({ ...state, fortnight: "1941-12-II" }, "axis", { forces: group });
    const planned = play("planForce", kiel, plan(["germany", "1707"], 6, "slow", "narvik_group")).snapshot;
    const start = { ...planned, phase: "turn_weather", phasing: null, turn: 9 } as const;
    const { snapshot } = play("resolveWeather", start, {}, FAIR);
    expect(force(snapshot, "axis", "narvik_group")).toMatchObject({ at: "1707", fromGermany: true });
  });
});
