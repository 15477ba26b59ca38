import { describe, expect, it } from "vitest";
import { campaignAt, withOwnCampaign, withWaitingConvoy } from "../../../../../test/fixtures/pq17/campaign-positions";
import { force, play, refused, table, withForce } from "../../../../../test/fixtures/pq17/table";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import { freshShip } from "../shared/units";

const ID = "convoy_waiting";

const ships = (units: Record<string, number>) =>
  Object.entries(units).map(([unit, cs]) => freshShip(pack.charts, unit, cs));

/** A loaded convoy with its orders off Murmansk, bound for either Russian port unless told. */
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
  const asked = play("moveForce", off(), enter).snapshot;
  const { loadedMxArrived } = pack.charts.VICTORY_POINTS.facts;

  it("its owner is asked in the first of them, before anything scores", () => {
    expect(asked.pending).toEqual({ decision: "convoy_lands", side: "allied", convoy: ID });
    expect(arrived(asked)).toEqual([]);
    expect(impossible(pq17.invariants, asked, pack.charts)).toEqual([]);
    expect(view(asked, "axis").pending).toMatchObject({ decision: "convoy_lands", side: "allied", block: null });
  });

  it("some land and score, the others keep the escort, the orders and a fresh course to the other port", () => {
    const { snapshot, outcome, rulings } = play("landMerchants", asked, { onward: [{ unit: "mv", cs: 5 }] });
    expect(rulings).toContain("E-124");
    expect(outcome).toMatchObject({ convoy: ID, cs: 10 });
    expect(arrived(snapshot)).toEqual([loadedMxArrived * 10]);
    expect(force(snapshot, "allied", ID)).toMatchObject({
      station: "in_port",
      at: "murmansk",
      units: [
        { unit: "mv", cs: 5 },
        { unit: "dd_ai", cs: 2 },
      ],
      convoy: { destinations: ["arkhangelsk"], arrived: false, merchants: 5, visited: [], closest: null },
    });
    expect(force(snapshot, "allied", String(outcome.landed))).toMatchObject({
      at: "murmansk",
      units: [
        { unit: "mv", cs: 9 },
        { unit: "mc", cs: 1 },
      ],
      convoy: { loaded: true, arrived: true, merchants: 10 },
    });
    expect(snapshot.sides.allied.campaign?.sailing).toMatchObject([{ merchants: 15, landed: 10 }]);
    expect(impossible(pq17.invariants, snapshot, pack.charts)).toEqual([]);
    const moved = { hexes: 0, speed: null, entered: [], done: false };
    const next = withForce({ ...snapshot, moving: null, turn: 23 }, "allied", ID, { moved });
    const out = play("moveForce", next, { ...enter, path: ["0817"] }).snapshot;
    expect(force(out, "allied", ID)).toMatchObject({ station: "at_sea", at: "0817" });
  });

  it("or the whole convoy has arrived", () => {
    const { snapshot, outcome } = play("landMerchants", asked, { onward: [] });
    expect(outcome).toEqual(expect.objectContaining({ convoy: ID, landed: ID, cs: 15 }));
    expect(arrived(snapshot)).toEqual([loadedMxArrived * 15]);
    expect(force(snapshot, "allied", ID).convoy?.arrived).toBe(true);
  });

  it("at least one merchant lands, each class is named once, and merchants with markers stay", () => {
    const all = [
      { unit: "mv", cs: 14 },
      { unit: "mc", cs: 1 },
    ];
    expect(refused("landMerchants", asked, { onward: all }).code).toBe("NOBODY_LANDS");
    const twice = { onward: [all[1], all[1]] };
    expect(refused("landMerchants", asked, twice).code).toBe("NOBODY_LANDS");
    const crippled = ships({ mv: 3 }).map((each) => ({ ...each, marks: ["crippled" as const] }));
    const hurt = withForce(asked, "allied", ID, { units: [...ships({ mv: 5 }), ...crippled] });
    expect(refused("landMerchants", hurt, { onward: [{ unit: "mv", cs: 6 }] }).code).toBe("VALUE_NOT_LISTED");
  });

  it("a convoy that is planned for one port, and one of an operation scenario, arrive whole", () => {
    const planned = play("moveForce", off(["murmansk"]), enter).snapshot;
    expect(planned.pending).toBeNull();
    expect(arrived(planned)).toEqual([loadedMxArrived * 15]);
    const single = withForce({ ...table("move_blocks"), turn: 21 }, "allied", "convoy_pq_17", {
      at: "0817",
      block: 44,
      units: ships({ mv: 15 }),
    });
    const there = play("moveForce", single, { ...enter, piece: "convoy_pq_17" }).snapshot;
    expect(there.pending).toBeNull();
  });

  it("nobody lands a convoy that lies in no port", () => {
    const pending = { decision: "convoy_lands", side: "allied", convoy: ID } as const;
    expect(impossible(pq17.invariants, { ...off(), pending }, pack.charts)).toMatchObject([
      { code: "PENDING_IMPOSSIBLE" },
    ]);
    expect(impossible(pq17.invariants, { ...asked, pending: { ...pending, side: "axis" } }, pack.charts)).toMatchObject(
      [{ code: "PENDING_IMPOSSIBLE" }],
    );
  });
});
