import { describe, expect, it } from "vitest";
import { force, only, play, ship, table, withForce, withOwn } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Phase } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { freshGame } from "../4-1-initiative/setup";

const full = (marker: number): Force["fuel"] => ({ state: "full", marker, refuelled: false });

/** A scenario in a phase of the Allies of its starting turn. */
function scenario(id: string, phase: Phase): Snapshot {
  const state = freshGame(pack.charts, { scenario: id });
  for (const side of ["allied", "axis"] as const) {
    let block = 1;
    for (const each of state.sides[side].forces) if (each.station === "at_sea") each.block = block++;
  }
  const weather = { ...state.weather, prevailing: "fair" } as const;
  return { ...state, phase, phasing: "allied", turn: state.startTurn, begun: true, weather };
}

describe("4.3.1 command points of a scenario", () => {
  const begun = play("new", undefined, { scenario: "pq_17" }, [26, 25]);

  it("4.3.1 Home Fleet has 8 points; the other commands have what the scenario gives", () => {
    const { allied, axis } = begun.snapshot.sides;
    const points = [...allied.command, ...axis.command].map(({ pool, available }) => [pool, available]);
    const scenario = pack.charts.SCENARIOS.facts.scenarios.find(({ id }) => id === "pq_17");
    expect(Object.fromEntries(points)).toEqual({ ...scenario?.commandPoints, home_fleet: 8 });
  });
});

describe("4.3.2 command points", () => {
  it("the example of 4.3.2: 2 points for three cruisers at sea, 2 more for the Home Fleet next turn, 2 VP in all", () => {
    const pool = (state: Snapshot) => state.sides.allied.command.find((each) => each.pool === "home_fleet");
    const first = play("endPhase", scenario("pq_12", "photo"), {}).snapshot;
    expect(pool(first)).toMatchObject({ available: 6, spent: 2, credit: 1, creditUntil: 10 });
    const next = { ...only(first, "allied", "home_fleet"), phase: "move_blocks", turn: 10 } as const;
    const go = { piece: "home_fleet", speed: "moderate", path: ["1206"], cross: "clear" };
    const sailed = play("moveForce", next, go).snapshot;
    expect(pool(sailed)).toMatchObject({ available: 4, spent: 4, credit: 0 });
    const over = { ...only(sailed, "axis"), turn: 30, phase: "combine", phasing: "axis", moving: null } as const;
    const ended = play("endPhase", withForce(over, "allied", "home_fleet", { fuel: full(40) }), {}).snapshot;
    expect(ended.vp.log.filter(({ code }) => code === "CP_SPENT")).toContainEqual(
      expect.objectContaining({ amount: -2, unit: "home_fleet" }),
    );
  });

  it("4.3.3 ships out of Kiel need none", () => {
    const group = force(table("move_blocks", "axis"), "axis", "narvik_group");
    const kiel = { ...group, at: "kiel", units: [ship("lutzow", 4), ship("dd_z36a", 5)] };
    const found = withOwn(table("move_blocks", "axis"), "axis", {
      forces: [kiel],
      chits: [{ letter: "A", condition: "minelaying", revealed: false, fulfilled: false }],
    });
    const go = { piece: "narvik_group", speed: "moderate", path: ["germany", "1707"], cross: "clear" };
    const { snapshot } = play("moveForce", found, go);
    expect(snapshot.sides.axis.command).toMatchObject([{ spent: 0 }]);
    expect(force(snapshot, "axis", "narvik_group")).toMatchObject({ at: "1707", fromGermany: true });
  });

  it("one point of Severnyy Flot lets any number of Soviet ships leave port, in this turn or the next", () => {
    const state = only(table("move_blocks"), "allied", "severnyy_flot");
    const half = play(
      "detachForce",
      { ...state, phase: "move_detach" },
      {
        force: "severnyy_flot",
        units: [{ unit: "dd_type7", cs: 2 }],
      },
    );
    const moving = { ...half.snapshot, phase: "move_blocks" } as const;
    const go = (piece: string) => ({ piece, speed: "moderate", path: ["0817"], cross: "clear" });
    const one = play("moveForce", moving, go("severnyy_flot")).snapshot;
    const two = play("moveForce", one, go(String(half.outcome.detached))).snapshot;
    expect(two.sides.allied.command.find(({ pool }) => pool === "severnyy_flot")).toMatchObject({ spent: 1 });
  });

  it("4.3 the side with the initiative must spend a point in its first movement segment (E-34)", () => {
    const state = only(table("move_blocks"), "allied", "tf_home_fleet");
    const { snapshot, rulings } = play("endPhase", state, {});
    expect(rulings).toContain("E-34");
    expect(snapshot.sides.allied).toMatchObject({ obliged: false });
    expect(snapshot.sides.allied.command[0]).toMatchObject({ spent: 1, credit: 2, creditUntil: 10 });
    const later = play("endPhase", { ...snapshot, phase: "move_blocks" }, {});
    expect(later.snapshot.sides.allied.command[0]).toMatchObject({ spent: 1 });
    const paid = withOwn(state, "allied", {
      command: state.sides.allied.command.map((each) => ({ ...each, spent: 1 })),
    });
    expect(play("endPhase", paid, {}).rulings).not.toContain("E-34");
    const other = play("endPhase", only(table("move_blocks", "axis"), "axis", "narvik_group"), {});
    expect(other.snapshot.sides.axis.command).toMatchObject([{ spent: 0 }]);
  });
});
