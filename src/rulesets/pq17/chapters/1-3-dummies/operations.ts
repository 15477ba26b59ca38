import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import { navigable } from "../../charts/map";
import { findPort } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { pieceSchema, placeSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { PLAYER_SEGMENTS, type Side } from "../../vocabulary";
import { mayAddDummy } from "../5-1-movement/ports";
import { mixBlocks, numberBlock } from "../6-1-identification/identity";
import { isFrozen, isIceFree } from "../10-ice/expected-ice";
import { removeDummy } from "../shared/context";
import { NOT_MOVED } from "../shared/fresh-force";
import { atSea, exists, forcesOf, freshId, phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";

const placeDummyInput = z.strictObject({ at: placeSchema.describe("1.3 A hex or port.") });

type Input = z.infer<typeof placeDummyInput>;

/**
 * 1.3 The places where a side may put a dummy now: anywhere during set-up, later next to a force that calls for one.
 */
function placesFor(state: Snapshot, charts: Charts, side: Side): string[] {
  if (state.phase.startsWith("prep_setup")) {
    const there = charts.PORTS.facts.ports.filter((port) => exists(state, port));
    // E-125 10.1.1 binds forces, not dummies.
    const hexes = charts.MAP.facts.hexes.filter((hex) => navigable(hex) && !isFrozen(state, charts, hex.id));
    const ports = there.filter((port) => port.side === side).map(({ id }) => id);
    const enemy = there.filter((port) => port.side !== side).map(({ at }) => at);
    return [...hexes.map(({ id }) => id).filter((hex) => !enemy.includes(hex)), ...ports];
  }
  // 5 Not in the midst of its move, so that the dummy moves no farther than its force.
  const due = forcesOf(state, side, ({ dummyDue, moved }) => dummyDue && (moved.hexes === 0 || moved.done));
  return [...new Set(due.map(({ at }) => at))].filter((at) => mayAddDummy(charts, state.sides[side], at));
}

/** 1.3 Places a dummy. */
export const placeDummy = definePq17<Input, { dummy: typeof pieceSchema }>({
  name: "placeDummy",
  kind: "MAY",
  title: "Place a dummy",
  doc: "Places a dummy. During setup it may go anywhere. Later it goes with a force that has become unidentified, or with a TF that has entered port. At sea the two blocks are shuffled.",
  rules: ["1.3", "4.1.3", "6.6"],
  phases: {
    of: ["prep_setup_1", "prep_setup_2", "move_stand_up", "move_detach", "move_refuel", "move_blocks", "combine"],
    section: "1.3",
  },
  input: placeDummyInput,
  outcome: { dummy: pieceSchema },
  example: "set-up-dummy",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null || state.pending !== null) return illegal("OUT_OF_TURN/other-side", "1.3");
    const { dummies, dummyLimit } = state.sides[side];
    if (dummies.length >= dummyLimit) return illegal("NO_DUMMY_LEFT", "1.3");
    const places = placesFor(state, charts, side);
    return places.length === 0 ? illegal("NO_DUMMY_DUE", "1.3") : legal(every<Input>({ at: oneOf(places) }));
  },
  resolve(ctx, { at }) {
    const { state } = ctx;
    const side = phasingOf(state);
    const own = state.sides[side];
    const hex = findPort(ctx.charts, at) === undefined;
    const id = freshId(state, side, "dummy");
    const moved = { ...NOT_MOVED, entered: [] };
    ctx.push(own.dummies, { id, station: hex ? "at_sea" : "in_port", at, block: null, moved }, "DUMMY_PLACED", "1.3");
    if (state.phase.startsWith("prep_setup")) {
      if (hex && !isIceFree(state, ctx.charts, at)) ctx.ruling("E-125", "10.1.1");
      return { dummy: id };
    }
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

const withdrawDummyInput = z.strictObject({ dummy: pieceSchema.describe("1.3 The dummy.") });

/** 1.3 Takes a dummy off the map. */
export const withdrawDummy = definePq17<z.infer<typeof withdrawDummyInput>, typeof withdrawDummyInput.shape>({
  name: "withdrawDummy",
  kind: "MAY",
  title: "Withdraw a dummy",
  doc: "Removes a dummy of the phasing side from the map, in any segment of its player phase.",
  rules: ["1.3"],
  phases: { of: ["prep_setup_1", "prep_setup_2", ...PLAYER_SEGMENTS], section: "1.3" },
  input: withdrawDummyInput,
  outcome: withdrawDummyInput.shape,
  example: "dummy-withdrawn",
  legality(state) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "1.3");
    const dummies = state.sides[side].dummies.map(({ id }) => id);
    return dummies.length === 0 ? illegal("NO_DUMMY", "1.3") : legal(every({ dummy: oneOf(dummies) }));
  },
  resolve(ctx, { dummy }) {
    const side = phasingOf(ctx.state);
    const dummyPiece = ctx.state.sides[side].dummies.find(({ id }) => id === dummy);
    if (dummyPiece !== undefined) removeDummy(ctx, side, dummyPiece, "1.3");
    if (ctx.state.moving === dummy) ctx.set(ctx.state, "moving", null, "MOVING", "5");
    return { dummy };
  },
});
