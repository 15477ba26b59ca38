import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { navigable } from "../charts/map";
import { findPort } from "../charts/pack";
import type { Charts } from "../charts/schema";
import { mayAddDummy } from "../rules/arrival";
import { exampleAt } from "../rules/examples";
import { NOT_MOVED } from "../rules/fresh-force";
import { atSea, forcesOf, freshId, phasingOf } from "../rules/game";
import { isFrozen } from "../rules/ice";
import { mixBlocks, numberBlock } from "../rules/identity";
import { exists } from "../rules/places";
import { pieceSchema, placeSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import type { Side } from "../vocabulary";
import { definePq17 } from "./operation";

const input = z.strictObject({ at: placeSchema.describe("1.3 A hex or port.") });

type Input = z.infer<typeof input>;

/** 1.3 Where a side may place a dummy now: anywhere while it sets up, later beside a force that calls for one. */
function placesFor(state: Snapshot, charts: Charts, side: Side): string[] {
  if (state.phase.startsWith("prep_setup")) {
    const there = charts.PORTS.facts.ports.filter((port) => exists(state, port));
    const hexes = charts.MAP.facts.hexes.filter((hex) => navigable(hex) && !isFrozen(state, charts, hex.id));
    const ports = there.filter((port) => port.side === side).map(({ id }) => id);
    const enemy = there.filter((port) => port.side !== side).map(({ at }) => at);
    return [...hexes.map(({ id }) => id).filter((hex) => !enemy.includes(hex)), ...ports];
  }
  // G.36 Not in the midst of its move, so that the dummy moves no farther than its force.
  const due = forcesOf(state, side, ({ dummyDue, moved }) => dummyDue && (moved.hexes === 0 || moved.done));
  return [...new Set(due.map(({ at }) => at))].filter((at) => mayAddDummy(charts, state.sides[side], at));
}

/** 1.3 Places a dummy. */
export const placeDummy = definePq17<Input, { dummy: typeof pieceSchema }>({
  name: "placeDummy",
  title: "Place a dummy",
  doc: "Places a dummy: while setting up anywhere, later beside a force that has become unidentified or a TF that has entered port; at sea the two blocks are mixed.",
  rules: ["1.3", "4.1.3", "6.6"],
  phases: {
    of: ["prep_setup_1", "prep_setup_2", "move_stand_up", "move_detach", "move_refuel", "move_blocks", "combine"],
    section: "1.3",
  },
  input,
  outcome: { dummy: pieceSchema },
  example: () => ({ snapshot: exampleAt("prep_setup_1", "axis"), input: { at: "0714" }, seed: "bear-island" }),
  legality(state, charts) {
    const side = state.phasing;
    if (side === null || state.pending !== null) return illegal("OUT_OF_TURN", "1.3", "This side is not phasing.");
    const { dummies, dummyLimit } = state.sides[side];
    if (dummies.length >= dummyLimit)
      return illegal("NO_DUMMY_LEFT", "1.3", "All dummies of this side are on the map.");
    const places = placesFor(state, charts, side);
    return places.length === 0
      ? illegal("NO_DUMMY_DUE", "1.3", "No force calls for a dummy now.")
      : legal(every<Input>({ at: oneOf<string>(places) }));
  },
  resolve(ctx, { at }) {
    const { state } = ctx;
    const side = phasingOf(state);
    const own = state.sides[side];
    const hex = findPort(ctx.charts, at) === undefined;
    const id = freshId(state, side, "dummy");
    const moved = { ...NOT_MOVED, entered: [] };
    ctx.push(own.dummies, { id, station: hex ? "at_sea" : "in_port", at, block: null, moved }, "DUMMY_PLACED", "1.3");
    if (state.phase.startsWith("prep_setup")) return { dummy: id };
    const beside = own.forces.find((force) => force.dummyDue && force.at === at);
    if (beside !== undefined) ctx.set(beside, "dummyDue", false, "DUMMY_DUE", "1.3");
    if (!hex) ctx.push(own.portDummies, at, "PORT_DUMMY", "1.3");
    else numberBlock(ctx, side, id, "1.2");
    const dummy = own.dummies.find((each) => each.id === id);
    if (dummy && beside?.moved.done) {
      ctx.set(dummy, "moved", { ...dummy.moved, done: true }, "MOVED", "1.3");
    }
    if (dummy?.block != null && beside?.block != null && atSea(beside))
      mixBlocks(ctx, side, beside.block, dummy.block, "1.3");
    return { dummy: id };
  },
});
