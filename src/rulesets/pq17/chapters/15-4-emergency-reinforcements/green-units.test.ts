import { describe, expect, it } from "vitest";
import {
  campaignAt,
  inFortnight,
  withBerthed,
  withOwnCampaign,
} from "../../../../../test/fixtures/pq17/campaign-positions";
import {
  answeredByOwnLists,
  fortnightOver,
  planningInJuly,
  playByOwnLists,
} from "../../../../../test/fixtures/pq17/own-lists";
import { force, only, play, refused, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { freshShip, totalCs } from "../shared/units";

describe("15.4.3 a green crew", () => {
  const lost = (unit: string, cs: number): unknown => {
    const crews = [{ unit, cs, scheduled: 12, operations: 0 }];
    const state = {
      ...withBerthed(inFortnight(campaignAt("combine", "axis"), 8), "allied", "reykjavik", []),
      turn: 30,
    };
    const other = withForce(state, "allied", "berthed_reykjavik", { units: [freshShip(pack.charts, "dd_jr", 1)] });
    const quiet = withOwn(only(other, "allied", "berthed_reykjavik"), "allied", {
      sunk: [{ unit, cs, turn: 9, loaded: false }],
    });
    return play("endPhase", withOwnCampaign(quiet, "allied", { crews }), {}).snapshot.vp.log.map(
      ({ amount }) => amount,
    );
  };

  it("lost costs half of its value more, fractions up", () => {
    expect(lost("jamaica", 4)).toEqual([-2]);
    expect(lost("dd_jr", 3)).toEqual([-2]);
    expect(lost("dd_jr", 1)).toEqual([-1]);
  });

  it("is not saved when its ship is Dead in the Water", () => {
    const wreck = (marks: ("green_crew" | "diw")[]): Snapshot => {
      const units = [{ ...freshShip(pack.charts, "jamaica", 0), marks }, freshShip(pack.charts, "norfolk", 3)];
      return withForce(only(table("combine"), "allied", "tf_home_fleet"), "allied", "tf_home_fleet", { units });
    };
    const input = { force: "tf_home_fleet", ship: "jamaica", by: "norfolk" };
    expect(force(play("takeTow", wreck([]), input).snapshot, "allied", "tf_home_fleet").units).toMatchObject([
      { unit: "jamaica", tow: "norfolk" },
      { unit: "norfolk", tow: "jamaica" },
    ]);
    expect(refused("takeTow", wreck(["green_crew"]), input).code).toBe("NOTHING_TO_TOW");
  });
});

describe("15.4.3(b) Emergency Green Units of a caller's own list", () => {
  const boats = (state: Snapshot) =>
    state.sides.allied.forces.flatMap(({ at, units }) =>
      units
        .filter(({ unit, marks }) => unit === "tb_hunt2" && marks.includes("green_crew"))
        .map(({ cs }) => `${at} ${cs}`),
    );

  it("15.4.3 an Emergency Green Unit comes in its fortnight alone, with a Green Crew, and leaves at its end", () => {
    const called = playByOwnLists("takeGreenUnit", planningInJuly, { unit: "tb_hunt2" });
    expect(boats(called)).toEqual(["scapa_flow 2"]);
    const after = fortnightOver(called);
    expect(boats(after)).toEqual([]);
    expect(after.sides.allied.campaign).toMatchObject({ crews: [], early: [] });
    expect(boats(fortnightOver(planningInJuly))).toEqual([]);
    const earlier = answeredByOwnLists("takeGreenUnit", inFortnight(planningInJuly, 9), { unit: "tb_hunt2" });
    expect(earlier.kind).toBe("REFUSAL");
  });
});

describe("15.4.3(b) Emergency Green Units that leave", () => {
  it("take the aircraft of a carrier with them", () => {
    const called = playByOwnLists("takeGreenUnit", planningInJuly, { unit: "avenger" });
    const aboard = ({ sides }: Snapshot) => sides.allied.aircraft.filter(({ carrier }) => carrier === "avenger");
    expect(aboard(called)).toHaveLength(1);
    expect(aboard(fortnightOver(called))).toEqual([]);
  });

  it("leave the Green Crews of a New unit of their class", () => {
    const fresh = { unit: "tb_hunt2", cs: 1, scheduled: 14, operations: 0 };
    const green = withBerthed(planningInJuly, "allied", "scapa_flow", [{ unit: "tb_hunt2", cs: 1 }]);
    const forces = green.sides.allied.forces.map((each) => ({
      ...each,
      units: each.units.map((one) => (one.unit === "tb_hunt2" ? { ...one, marks: ["green_crew" as const] } : one)),
    }));
    const state = withOwnCampaign(withOwn(green, "allied", { forces }), "allied", { crews: [fresh] });
    const total = ({ sides }: Snapshot): number =>
      totalCs(sides.allied.forces.flatMap(({ units }) => units).filter(({ unit }) => unit === "tb_hunt2"));
    const after = fortnightOver(playByOwnLists("takeGreenUnit", state, { unit: "tb_hunt2" }));
    expect(total(after)).toBe(total(state));
    expect(after.sides.allied.campaign?.crews).toEqual([fresh]);
  });
});
