import { describe, expect, it } from "vitest";
import { force, only, play, refused, ship, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { cloneJson } from "../../../../core/audit/canonical";
import { seaNeighboursOf } from "../../charts/map";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { farHexesLeft } from "./command";

const { charts } = pack;

const go = (piece: string, speed: string, ...path: string[]) => ({ piece, speed, path, cross: "clear" });

const COVER = "tf_cruiser_cover";

describe("4.3.2 Soviet ships far from Russia", () => {
  it("enter no more hexes than Severnyy Flot has points for", () => {
    const command = table("move_blocks").sides.allied.command.map((each) =>
      each.pool === "severnyy_flot" ? { ...each, available: 1 } : each,
    );
    const units = [ship("dd_type7", 2)];
    const at = { station: "at_sea" as const, at: "0512", block: 30, units, sailed: true };
    let state = only(only(table("move_blocks"), "axis"), "allied", "severnyy_flot");
    state = withOwn(withForce(state, "allied", "severnyy_flot", at), "allied", { command });
    const [one = ""] = seaNeighboursOf(charts, "0512").filter((hex) => hex === "0611");
    const two = "0711";
    expect(refused("moveForce", state, go("severnyy_flot", "moderate", one, two))).toMatchObject({
      code: "COMMAND_POINTS_SHORT",
      citation: { section: "4.3.2" },
    });
    const { snapshot } = play("moveForce", state, go("severnyy_flot", "moderate", one));
    expect(snapshot.sides.allied.command.find(({ pool }) => pool === "severnyy_flot")).toMatchObject({ available: 0 });
  });
});

describe("4.3.2 Soviet ships far from Russia", () => {
  const severnyy = (available: number): Snapshot => {
    const command = table("move_blocks").sides.allied.command.map((each) =>
      each.pool === "severnyy_flot" ? { ...each, available } : each,
    );
    return withOwn(table("move_blocks"), "allied", { command });
  };

  it("sail without limit where a chart asks no points of them, none that are left among them", () => {
    const charts = cloneJson(pack.charts);
    charts.COMMAND_POINTS.facts.sovietHex = 0;
    const state = withForce(severnyy(0), "allied", "severnyy_flot", { station: "at_sea" });
    const flot = { ...force(state, "allied", "severnyy_flot"), units: [ship("dd_type7", 2)] };
    expect(farHexesLeft(state, charts, flot)).toBe(Number.POSITIVE_INFINITY);
  });

  const chased = (available: number): Snapshot => {
    let state = only(only(severnyy(available), "allied", COVER), "axis", "narvik_group");
    state = { ...state, phasing: "axis", ice: { ...state.ice, west_v: { expected: "clear", fixed: true } } };
    const known = { station: "at_sea" as const, at: "0512", block: 9, identified: true, idLevel: 2, sailed: true };
    state = withForce(state, "axis", "narvik_group", { ...known, units: [ship("lutzow", 4)] });
    const units = [ship("norfolk", 3), ship("dd_type7", 1)];
    state = withForce(state, "allied", COVER, { at: "0512", units });
    state = withOwn(state, "allied", { shadowing: [{ target: 9, by: "force", id: COVER }] });
    const input = { piece: "narvik_group", speed: "slow", path: ["0411"], cross: "clear" };
    return play("moveForce", state, input).snapshot;
  };
  const points = ({ sides }: Snapshot) => sides.allied.command.find(({ pool }) => pool === "severnyy_flot")?.available;

  it("6.3 pay for the hex into which they shadow an enemy", () => {
    const after = chased(1);
    expect(force(after, "allied", COVER).at).toBe("0411");
    expect(points(after)).toBe(0);
    expect(after.sides.allied.shadowing).toHaveLength(1);
  });

  it("6.3.5 lose an enemy where no point is left to follow it", () => {
    const after = chased(0);
    expect(force(after, "allied", COVER).at).toBe("0512");
    expect(after.sides.allied.shadowing).toEqual([]);
  });
});
