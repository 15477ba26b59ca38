import { describe, expect, it } from "vitest";
import { atSpace, play, table, withShip } from "../../../../../test/fixtures/goeben/table";
import type { PathCost } from "../../../../core/choice/paths";
import type { JsonSchema } from "../../../../core/contract/choice";
import { seededPick } from "../../../../core/engine/apply";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { moves } from "./choices";
import { reachable } from "./paths";

const { charts } = pack;

const EAST = ["south_of_messina", "central_ionian", "off_zante", "cape_matapan", "sw_of_crete", "south_of_crete"];

const fresh = (changes: Partial<Snapshot> = {}): Snapshot => table("movement", changes);

const moved = (state: Snapshot, path: string[], dice: number[] = [], ship = "goeben") =>
  play("moveShip", state, { ship, path }, dice);

describe("12.0 movement", () => {
  /** The prices that the paths of a ship have by their length. */
  const costsOf = (state: Snapshot, ship: string): readonly PathCost[] | undefined => {
    const { anyOf } = moves(state, charts)!.schema as { anyOf: { properties: Record<string, JsonSchema> }[] };
    const { properties } = anyOf.find(({ properties: { ship: only } }) => only!.const === ship)!;
    return (properties.path!["x-path"] as { costs?: readonly PathCost[] }).costs;
  };

  it.each([1, 2, 3, 4, 5, 6])("12.1-12.3 a path of %i spaces costs what the decision says of its length", (length) => {
    const cost = costsOf(fresh(), "goeben")!.find(({ steps }) => length <= steps)!;
    const { outcome, rolls } = moved(fresh(), EAST.slice(0, length), cost.roll === null ? [] : [6]);
    expect(outcome).toMatchObject({ speed: cost.speed, ...cost.price });
    expect(rolls.map(({ label }) => label)).toEqual(cost.roll === null ? [] : [cost.roll]);
  });

  it("12.2 a ship that cannot pay for a speed has no price for it", () => {
    const poor = withShip(fresh(), "goeben", { coal: 0 });
    expect(costsOf(poor, "goeben")).toEqual([{ steps: 4, speed: "cruise", price: { coal: 0 }, roll: null }]);
    const slow = withShip(fresh(), "goeben", { engines: 3 });
    expect(costsOf(slow, "goeben")).toEqual([{ steps: 3, speed: "cruise", price: { coal: 0 }, roll: null }]);
  });

  it("the decision of a move carries the lines, the stops, the closed spaces and the speeds", () => {
    const state = { ...atSpace(fresh(), "dardanelles"), visited: ["constantinople"] };
    const { decisions } = play("moveShip", state, { ship: "breslau", path: ["north_aegean"] });
    const decision = decisions.find(({ operation }) => operation === "moveShip")!;
    const { properties } = decision.input as { properties: { path: Record<string, unknown> } };
    expect(properties.path).toMatchObject({ minItems: 0, maxItems: 6 });
    expect(properties.path["x-path"]).toMatchObject({ from: "dardanelles", steps: { dardanelles: ["north_aegean"] } });
    expect(decision.closed).toContainEqual({
      pointer: "/path/*",
      value: "constantinople",
      code: "ALREADY_VISITED",
      section: "9.1",
      message: expect.stringMatching(/^You cannot/),
    });
    expect(decision.closed).toContainEqual({
      pointer: "/ship",
      value: "breslau",
      code: "ALREADY_MOVED",
      section: "12.0",
      message: expect.stringMatching(/^You cannot/),
    });
    expect(decision.limits[0]?.message).toContain("5 at maximum speed for 1 coal");
  });

  it("listing and drawing moves is quick and legal", () => {
    const state = atSpace(fresh(), "central_ionian");
    const pick = seededPick("moves");
    const ends = new Set<string>();
    for (let times = 0; times < 500; times += 1) {
      const choice = moves(state, charts)!;
      const move = choice.draw(pick);
      expect(choice.check(move)).toBeUndefined();
      ends.add(move.path.at(-1) ?? "central_ionian");
    }
    const { distances } = reachable(state, charts, "goeben", "central_ionian", 6);
    expect([...ends].every((space) => space === "central_ionian" || distances.has(space))).toBe(true);
    expect(ends.size).toBeGreaterThan(15);
  });
});
