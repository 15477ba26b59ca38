import { describe, expect, it } from "vitest";
import { bothEnd, campaignOfMarch, withBids } from "../../../../../test/fixtures/pq17/campaign-of-march";
import { force, play, refused, withForce } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";

describe("15.2 convoys", () => {
  const planning = (): Snapshot => bothEnd(withBids(campaignOfMarch(), 3, 0));
  const begun = (): Snapshot => {
    const state = bothEnd(planning());
    expect(state.phase).toBe("turn_weather");
    return {
      ...state,
      phase: "move_blocks",
      phasing: "allied",
      begun: true,
      weather: { ...state.weather, prevailing: "fair" },
    };
  };

  it("the merchants of a Ballast box form a convoy in ballast for Reykjavik", () => {
    const state = withBids(campaignOfMarch(), 3, 0);
    const empties = state.sides.allied.forces.find(({ convoy }) => convoy?.loaded === false);
    expect(empties).toMatchObject({ at: "murmansk", convoy: { destinations: ["reykjavik"], merchants: 15 } });
    expect(state.campaign?.boxes[0]?.ballast).toEqual([]);
    expect(state.sides.allied.campaign?.sailing).toMatchObject([{ from: "murmansk", loaded: false, merchants: 15 }]);
  });

  it("merchants may be left behind, and only one loaded convoy sails", () => {
    const held = play(
      "holdMerchants",
      play("endPhase", play("endPhase", withBids(campaignOfMarch(), 3, 0), {}).snapshot, {}).snapshot,
      {
        convoy: "convoy_pq_12",
        unit: "mv",
        cs: 20,
      },
    );
    const staying = String(held.outcome.staying);
    const planned = play("planConvoy", held.snapshot, { convoy: "convoy_pq_12", destination: "murmansk" }).snapshot;
    const state = { ...bothEnd(planned), phase: "move_blocks" as const, phasing: "allied" as const, begun: true };
    const afloat = { ...state, weather: { ...state.weather, prevailing: "fair" as const } };
    expect(force(afloat, "allied", "convoy_pq_12").convoy?.merchants).toBe(13);
    const input = { speed: "slow", path: ["0504"], cross: "clear" };
    expect(refused("moveForce", afloat, { piece: staying, ...input })).toMatchObject({
      code: "CONVOY_NOT_ORDERED",
      citation: { section: "15.2" },
    });
    expect(play("moveForce", afloat, { piece: "convoy_pq_12", ...input }).outcome).toMatchObject({
      piece: "convoy_pq_12",
    });
  });

  it("a convoy holds two counters of CAM ships at most", () => {
    const state = begun();
    const { units } = force(state, "allied", "convoy_pq_12");
    const crowded = withForce(state, "allied", "convoy_pq_12", {
      units: units.map((ship) => (ship.unit === "mc" ? { ...ship, cs: 9 } : ship)),
    });
    expect(
      refused("moveForce", crowded, { piece: "convoy_pq_12", speed: "slow", path: ["0504"], cross: "clear" }),
    ).toMatchObject({
      code: "CONVOY_OVER_LIMIT",
    });
  });

  it("4.2 a convoy sails on day 1 unless the Axis has the initiative", () => {
    const state = { ...begun(), turn: 2 };
    expect(refused("endPhase", state, {})).toMatchObject({ code: "CONVOY_MUST_SAIL", citation: { section: "4.2" } });
    const axis = { ...state, initiative: "axis" as const };
    expect(play("endPhase", axis, {}).snapshot.phase).toBe("air_move");
    const sailed = play("moveForce", state, {
      piece: "convoy_pq_12",
      speed: "slow",
      path: ["0504"],
      cross: "clear",
    }).snapshot;
    expect(play("endPhase", sailed, {}).snapshot.phase).toBe("air_move");
  });

  it("E-81 no operation is played when neither side has a command point", () => {
    const state = planning();
    const poor = (side: "allied" | "axis") => state.sides[side].command.map((each) => ({ ...each, available: 0 }));
    const { allied, axis } = state.sides;
    const broke = {
      ...state,
      sides: { allied: { ...allied, command: poor("allied") }, axis: { ...axis, command: poor("axis") } },
    };
    const { snapshot, rulings } = play("endPhase", play("endPhase", broke, {}).snapshot, {});
    expect(snapshot).toMatchObject({ phase: "admin_oob", campaign: { fought: false } });
    expect(rulings).toContain("E-81");
  });
});
