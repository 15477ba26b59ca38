import { describe, expect, it } from "vitest";
import { force, ship, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { cloneJson } from "../../../../core/json/clone";
import { pack } from "../../charts/pack";
import { farHexesLeft } from "./command";

describe("4.3.2 Soviet ships far from Russia", () => {
  it("sail without limit where a chart asks no points of them, none that are left among them", () => {
    const charts = cloneJson(pack.charts);
    charts.COMMAND_POINTS.facts.sovietHex = 0;
    const command = table("move_blocks").sides.allied.command.map((each) => ({ ...each, available: 0 }));
    const bare = withOwn(table("move_blocks"), "allied", { command });
    const state = withForce(bare, "allied", "severnyy_flot", { station: "at_sea" });
    const flot = { ...force(state, "allied", "severnyy_flot"), units: [ship("dd_type7", 2)] };
    expect(farHexesLeft(state, charts, flot)).toBe(Number.POSITIVE_INFINITY);
  });
});
