import { describe, expect, it } from "vitest";
import { campaignAt, inFortnight } from "../../../../../test/fixtures/pq17/campaign-positions";
import { contextOn, only, play, refused } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Context } from "../shared/game";
import { comeHome } from "./home";

/** What a part of the order-of-battle phase makes of a snapshot, without a die. */
function carriedOut(state: Snapshot, part: (ctx: Context) => void): { state: Snapshot; rulings: string[] } {
  const { ctx, over } = contextOn(state);
  part(ctx);
  over();
  return { state: ctx.state, rulings: ctx.audit.flatMap((entry) => (entry.kind === "ruling" ? [entry.ruling] : [])) };
}

const at = (number: number, side: Side = "allied"): Snapshot => inFortnight(campaignAt("admin_oob", side), number);

describe("15.8 which submarines stay at sea is asked of their owner", () => {
  const packs = at(10, "axis").sides.axis.forces.filter(
    ({ kind, station }) => kind === "wolf_pack" && station === "at_sea",
  );
  const csAt = (state: Snapshot, id: string): number =>
    state.sides.axis.forces.find((force) => force.id === id && force.station === "at_sea")?.units[0]?.cs ?? 0;
  const last = packs.at(-1)!;

  it("those that were named stay, up to half of all; the rest as before", () => {
    const before = carriedOut(at(10, "axis"), comeHome).state;
    const { snapshot } = play("keepAtSea", at(10, "axis"), { force: last.id, cs: 1 });
    const { state } = carriedOut(snapshot, comeHome);
    expect(csAt(before, last.id)).toBe(0);
    expect(csAt(state, last.id)).toBe(1);
    const sum = (of: Snapshot): number => packs.reduce((total, { id }) => total + csAt(of, id), 0);
    expect(sum(state)).toBe(sum(before));
    expect(state.sides.axis.campaign?.staying).toEqual([]);
  });

  it("each Wolf Pack is named once, and none past half", () => {
    const { snapshot } = play("keepAtSea", at(10, "axis"), { force: last.id, cs: 1 });
    expect(refused("keepAtSea", snapshot, { force: last.id, cs: 1 }).code).toBe("VALUE_NOT_LISTED");
    expect(refused("keepAtSea", at(10, "axis"), { force: last.id, cs: 60 }).code).toBe("VALUE_NOT_LISTED");
    const lone = only(at(10, "axis"), "axis", last.id);
    const named = play("keepAtSea", lone, { force: last.id, cs: 1 }).snapshot;
    expect(refused("keepAtSea", named, { force: last.id, cs: 1 }).code).toBe("NO_BOATS_TO_KEEP");
  });
});
