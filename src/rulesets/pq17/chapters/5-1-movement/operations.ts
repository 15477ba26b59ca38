import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { byCase, illegal, reason } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import { iceConditionSchema, named, pieceSchema, placeSchema, speedSchema, unitSchema } from "../../schemas";
import { ICE_CONDITIONS } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { shipLegality } from "../7-1-location/attackable";
import { forceOf, forcesOf, phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { inTow } from "../shared/units";
import { type MoveInput, moves } from "./choices";
import { MOVE_ENDS, move } from "./movement";
import { adrift, releaseTow as drop, sinkOwnShip as scuttle, connectTow as tow, towersFor } from "./towing";

const moveEndSchemaInput = z.strictObject({
  piece: pieceSchema,
  speed: speedSchema.describe("5.1 The declared speed. It stays the same for the whole move."),
  path: z.array(placeSchema).max(9).describe("5 The hexes, port or box that it enters, in order. Each costs one hex."),
  cross: iceConditionSchema.describe("10.1 The worst ice it crosses. It stops before worse ice."),
});

/** The public name of the way in which a call to move a piece ended. */
export const moveEndSchema = named(
  z.enum(MOVE_ENDS),
  "MoveEnd",
  "G.36 How a move ended: at the end of its path, at ice, by a patrol, in transit, or off the map.",
);

const outcome = { piece: pieceSchema, end: moveEndSchema };

/** 5 Moves one force or dummy. */
export const moveForce = definePq17<MoveInput, typeof outcome>({
  name: "moveForce",
  title: "Move a force",
  doc: "Moves one force or dummy along a path. Transit checks, ASW patrols and ice are resolved in the order of its hexes. A piece with movement left may continue until another piece moves.",
  rules: ["5", "5.1", "5.2", "5.7", "6.6", "6.6.1", "7.4.5", "10"],
  phases: { of: ["move_blocks"], section: "5" },
  input: moveEndSchemaInput,
  outcome,
  example: "move-fast-moderate",
  legality(state, charts) {
    if (state.phasing === null) return illegal("OUT_OF_TURN/moving", "5");
    return moves(state, charts, state.phasing);
  },
  resolve(ctx, { piece, speed, path, cross }) {
    const side = phasingOf(ctx.state);
    const end = move(ctx, side, { piece, speed, path, cross: ICE_CONDITIONS.indexOf(cross) });
    return { piece, end };
  },
});

const takeTowInput = z.strictObject({
  force: pieceSchema,
  ship: unitSchema.describe("5.1.1 The ship taken in tow, or one CS of a class."),
  by: unitSchema.describe("5.1.1 The ship that tows it, or one CS of a class."),
});

type TakeTowInput = z.infer<typeof takeTowInput>;

/** 5.1.1 A ship takes another in tow. */
export const takeTow = definePq17<TakeTowInput, typeof takeTowInput.shape>({
  name: "takeTow",
  title: "Take a ship in tow",
  doc: "Takes a ship in tow that is Dead in the Water. A heavy ship tows a capital ship; a destroyer or larger tows any other. Without a tow it sinks at the end of the segment.",
  rules: ["5.1.1", "7"],
  phases: { of: ["combine"], section: "5.1.1" },
  input: takeTowInput,
  outcome: takeTowInput.shape,
  example: "tow-cruiser",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "5.1.1");
    return byCase<TakeTowInput, Force>(
      "force",
      forcesOf(state, side),
      ({ id }) => id,
      (force) => {
        const cases: Record<string, Choice<TakeTowInput>> = {};
        for (const ship of adrift(force)) {
          const towers = [...new Set(towersFor(charts, force, ship).map(({ unit }) => unit))];
          if (towers.length === 0) continue;
          const members = { force: oneOf([force.id]), ship: oneOf([ship.unit]) };
          cases[ship.unit] = every<TakeTowInput>({ ...members, by: oneOf(towers) });
        }
        const why = reason("NOTHING_TO_TOW", "5.1.1", { force: force.id });
        return Object.keys(cases).length === 0 ? why : caseOf("ship", cases);
      },
      reason("NO_FORCE", "5.1.1"),
    );
  },
  resolve(ctx, { force, ship, by }) {
    const piece = forceOf(ctx.state, phasingOf(ctx.state), force);
    const towed = adrift(piece).find(({ unit }) => unit === ship);
    const tower = towed && towersFor(ctx.charts, piece, towed).find(({ unit }) => unit === by);
    if (towed !== undefined && tower !== undefined) tow(ctx, piece, towed, tower);
    return { force, ship, by };
  },
});

const dropTowInput = z.strictObject({
  force: pieceSchema,
  ship: unitSchema.describe("5.1.1 The ship in tow, or one CS of a class."),
});

type DropTowInput = z.infer<typeof dropTowInput>;

/** 5.1.1 Drops a tow. */
export const dropTow = definePq17<DropTowInput, typeof dropTowInput.shape>({
  name: "dropTow",
  kind: "MAY",
  title: "Drop a tow",
  doc: "Drops a tow in the movement segment. The towed ship is Dead in the Water again, and the ship that towed it is free.",
  rules: ["5.1.1"],
  phases: { of: ["move_detach", "move_refuel"], section: "5.1.1" },
  input: dropTowInput,
  outcome: dropTowInput.shape,
  example: "tow-dropped",
  legality(state) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "5.1.1");
    const nothing = ({ id }: Force) => reason("NOTHING_IN_TOW", "5.1.1", { id });
    return shipLegality(forcesOf(state, side), inTow, nothing, reason("NO_FORCE", "5.1.1"));
  },
  resolve(ctx, { force, ship }) {
    const piece = forceOf(ctx.state, phasingOf(ctx.state), force);
    const chosen = inTow(piece).find(({ unit }) => unit === ship);
    if (chosen !== undefined) drop(ctx, piece, chosen);
    return { force, ship };
  },
});

const scuttleShipInput = z.strictObject({
  force: pieceSchema,
  ship: unitSchema.describe("5.1.1 The ship to scuttle, or one CS of a class."),
});

type ScuttleShipInput = z.infer<typeof scuttleShipInput>;

/** 5.1.1 Scuttles a ship that is Dead in the Water. */
export const scuttleShip = definePq17<ScuttleShipInput, typeof scuttleShipInput.shape>({
  name: "scuttleShip",
  kind: "MAY",
  title: "Scuttle a ship",
  doc: "Sinks your own ship that is Dead in the Water and not in tow, so that others can move.",
  rules: ["5.1.1", "7"],
  phases: { of: ["move_detach", "move_refuel", "combine"], section: "5.1.1" },
  input: scuttleShipInput,
  outcome: scuttleShipInput.shape,
  example: "scuttle",
  legality(state) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "5.1.1");
    const nothing = ({ id }: Force) => reason("NOTHING_ADRIFT", "5.1.1", { id });
    return shipLegality(forcesOf(state, side), adrift, nothing, reason("NO_FORCE", "5.1.1"));
  },
  resolve(ctx, { force, ship }) {
    const side = phasingOf(ctx.state);
    const piece = forceOf(ctx.state, side, force);
    const chosen = adrift(piece).find(({ unit }) => unit === ship);
    if (chosen !== undefined) scuttle(ctx, side, piece, chosen);
    return { force, ship };
  },
});
