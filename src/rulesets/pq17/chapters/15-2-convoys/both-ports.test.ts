import { describe, expect, it } from "vitest";
import { campaignAt, withOwnCampaign, withWaitingConvoy } from "../../../../../test/fixtures/pq17/campaign-positions";
import { force, play, withForce } from "../../../../../test/fixtures/pq17/table";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import { freshShip } from "../shared/units";

const ID = "convoy_waiting";

const ships = (units: Record<string, number>) =>
  Object.entries(units).map(([unit, cs]) => freshShip(pack.charts, unit, cs));

/** A loaded convoy with its orders off Murmansk. Default: bound for either Russian port. */
function off(destinations = ["murmansk", "arkhangelsk"]): Snapshot {
  const state = withWaitingConvoy(campaignAt("move_blocks"));
  const { convoy } = force(state, "allied", ID);
  const sea = withForce({ ...state, turn: 21 }, "allied", ID, {
    station: "at_sea",
    at: "0817",
    block: 44,
    sailed: true,
    fuel: { state: "full", marker: 40, refuelled: false },
    units: ships({ mv: 14, mc: 1, dd_ai: 2 }),
    convoy: convoy && { ...convoy, destinations, visited: ["0816", "0817"], closest: 0 },
  });
  const orders = { convoy: ID, from: "reykjavik", loaded: true, merchants: 15, excused: 0 };
  return withOwnCampaign(sea, "allied", { sailing: [orders] });
}

const enter = { piece: ID, speed: "slow", path: ["murmansk"], cross: "clear" };

const arrived = (state: Snapshot): unknown[] =>
  state.vp.log.filter(({ code }) => code === "MX_ARRIVED").map(({ amount }) => amount);

describe("15.2.1 one loaded convoy for both ports", () => {
  const snapshot = play("moveForce", off(), enter).snapshot;

  it("its owner is asked in the first of them, before anything scores", () => {
    expect(snapshot.pending).toEqual({ decision: "convoy_lands", side: "allied", convoy: ID });
    expect(arrived(snapshot)).toEqual([]);
    expect(impossible(pq17.invariants, snapshot, pack.charts)).toEqual([]);
    expect(view(snapshot, "axis").pending).toMatchObject({ decision: "convoy_lands", side: "allied", block: null });
  });

  it("a convoy outside of a port: does not land", () => {
    const pending = { decision: "convoy_lands", side: "allied", convoy: ID } as const;
    expect(impossible(pq17.invariants, { ...off(), pending }, pack.charts)).toMatchObject([
      { code: "PENDING_IMPOSSIBLE" },
    ]);
    expect(
      impossible(pq17.invariants, { ...snapshot, pending: { ...pending, side: "axis" } }, pack.charts),
    ).toMatchObject([{ code: "PENDING_IMPOSSIBLE" }]);
  });

  it("15.2.1 a single dispersed merchant: lands without a choice, because it cannot be split", () => {
    const before = off();
    const { convoy } = force(before, "allied", ID);
    const last = withForce(before, "allied", ID, {
      units: ships({ dd_ai: 2 }),
      convoy: convoy && { ...convoy, dispersed: [{ unit: "mv", cs: 1 }] },
    });
    const { snapshot: after } = play("moveForce", last, enter);
    expect(after.pending).toBeNull();
    expect(arrived(after)).toEqual([1]);
  });
});
