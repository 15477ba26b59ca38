import * as z from "zod";
import type { Piece } from "./chapters/1-2-forces/state";
import { pendingSeen, pendingViewSchema } from "./chapters/3-sequence-of-play/view";
import { SHADOWERS } from "./chapters/6-3-shadowing/state";
import { atSea, findPiece, isForce, isShadowed, piecesOf } from "./chapters/shared/game";
import { sideStateSchema } from "./chapters/shared/state";
import { isDispersed, isScattered } from "./chapters/shared/units";
import { opponentOf } from "./charts/pack";
import {
  blockSchema,
  count,
  forceKindSchema,
  named,
  pieceSchema,
  placeSchema,
  portSchema,
  sideSchema,
} from "./schemas";
import { type Snapshot, snapshotSchema } from "./snapshot";
import { SIDES, type Side } from "./vocabulary";

const blockSeenSchema = named(
  () =>
    z.strictObject({
      block: blockSchema,
      hex: placeSchema,
      shadowed: z.boolean().describe("6.3 The other side shadows it."),
      identified: z.boolean().describe("6.1 Its label is seen."),
      kind: forceKindSchema.nullable().describe("Null while it is not identified."),
      number: count(60, "The number of its label.").nullable().describe("Null while it is not identified."),
      scattered: z.boolean().nullable().describe("5.5 A scattered convoy; null while it is not identified."),
      dispersed: z
        .boolean()
        .nullable()
        .describe("5.6 Merchants are dispersed from it; null while it is not identified."),
      idLevel: count(3, "6.1 Its ID.").nullable().describe("Null while it is not identified."),
    }),
  "BlockSeen",
  "A.4 A block on the map, as the other side sees it.",
);

/** The facts that a side has disclosed. */
export const seenSchema = named(
  () =>
    sideStateSchema
      .unwrap()
      .pick({ aircraft: true, chits: true, sectors: true, sunk: true })
      .extend({
        side: sideSchema,
        deck: count(40, "C.3 Cards left in its deck."),
        blocks: z.array(blockSeenSchema).max(120).describe("A.4 Its blocks on the map."),
        ports: z
          .array(
            named(
              z.strictObject({ port: portSchema, blocks: count(120, "Blocks that lie there, dummies included.") }),
              "PortSeen",
              "A.4 Blocks that lie in a port.",
            ),
          )
          .max(60)
          .describe("A.4 Where its other blocks lie."),
        carrierRadii: z
          .array(placeSchema)
          .max(20)
          .describe("5.3.1 Hexes over which its carriers have declared an Air Radius."),
        shadowing: z
          .array(
            named(
              z.strictObject({
                target: blockSchema,
                by: z.enum(SHADOWERS).describe("6.3 The kind of shadower."),
              }),
              "ShadowSeen",
              "6.3 A shadowed block and its shadowers.",
            ),
          )
          .max(60)
          .describe("6.3 The blocks that it shadows."),
        damagedByAsw: count(400, "7.4.1 Submarine entries that ASW has damaged and removed."),
      }),
  "SideSeen",
  "A.4 What other viewers know of a side.",
);

/** An enemy block on the map, as the other side sees it. */
export type EnemyBlockView = z.infer<typeof blockSeenSchema>;

/** The part of what a side owns that its enemy sees. */
export type EnemyView = z.infer<typeof seenSchema>;

/** The part of a snapshot that everyone sees. */
export const PUBLIC = [
  "ruleset",
  "edition",
  "options",
  "scenario",
  "fortnight",
  "season",
  "light",
  "phase",
  "phasing",
  "turn",
  "startTurn",
  "begun",
  "initiative",
  "weather",
  "ice",
  "vp",
  "events",
  "temporaryPorts",
  "campaign",
  "result",
] as const satisfies readonly (keyof Snapshot)[];

/** What a side owns, in full except for the order and faces of its deck. */
export const ownViewSchema = named(
  () =>
    sideStateSchema
      .unwrap()
      .omit({ deck: true })
      .extend({ deck: count(40, "C.3 Cards left in its deck.") }),
  "OwnView",
  "A.4 What the viewer's own side owns, in full except for the order and faces of its deck.",
);

const PUBLIC_MEMBERS = Object.fromEntries(PUBLIC.map((member) => [member, true])) as Record<
  (typeof PUBLIC)[number],
  true
>;

/** A.4 A game as one side or an onlooker sees it. */
export const viewSchema = named(
  () =>
    snapshotSchema
      .unwrap()
      .pick(PUBLIC_MEMBERS)
      .extend({
        side: sideSchema.nullable().describe("The viewer's side. Null for an onlooker."),
        pending: pendingViewSchema.nullable().describe("B The decision within a segment. Null without one."),
        moving: pieceSchema
          .nullable()
          .describe("G.36 The viewer's own piece whose move is still open. Null if there is none."),
        own: ownViewSchema.nullable().describe("A.4 What the viewer's side owns. Null for an onlooker."),
        others: z.array(seenSchema).max(2).describe("A.4 The enemy, or both sides for an onlooker."),
      }),
  "View",
  "A.4 A game of PQ-17 as one side or an onlooker sees it.",
);

/** The view that one side or an onlooker has of a game. */
export type View = z.infer<typeof viewSchema>;

/**
 * A snapshot as a viewer sees it: a side, or null for an onlooker. A side's own state is complete. The other state has
 * only the disclosed facts.
 */
export function view(state: Snapshot, side: string | null): View {
  const viewer = SIDES.find((each) => each === side) ?? null;
  const publicMembers = Object.fromEntries(PUBLIC.map((key) => [key, state[key]])) as Pick<
    Snapshot,
    (typeof PUBLIC)[number]
  >;
  return {
    ...publicMembers,
    side: viewer,
    pending: state.pending === null ? null : pendingSeen(state, state.pending, viewer),
    moving: viewer !== null && state.phasing === viewer ? state.moving : null,
    own: viewer === null ? null : { ...state.sides[viewer], deck: state.sides[viewer].deck.length },
    others: SIDES.filter((each) => each !== viewer).map((each) => enemyView(state, each)),
  };
}

function enemyView(state: Snapshot, side: Side): EnemyView {
  const own = state.sides[side];
  const pieces = piecesOf(state, side);
  const ports = pieces.filter(({ station }) => station === "in_port").map(({ at }) => at);
  return {
    side,
    deck: own.deck.length,
    blocks: pieces
      .flatMap((piece) => (atSea(piece) && piece.block !== null ? [blockSeen(state, side, piece, piece.block)] : []))
      .sort((a, b) => a.block - b.block),
    ports: [...new Set(ports)].sort().map((port) => ({ port, blocks: ports.filter((each) => each === port).length })),
    aircraft: own.aircraft.filter(
      ({ base, hex, carrier }) => base !== null || hex !== null || isReported(state, side, carrier),
    ),
    carrierRadii: own.carrierRadii.flatMap((id) => findPiece(state, side, id)?.at ?? []).sort(),
    chits: own.chits.filter(({ revealed }) => revealed),
    sectors: own.sectors,
    shadowing: own.shadowing.map(({ target, by }) => ({ target, by })),
    sunk: own.sunk,
    damagedByAsw: own.removed.filter(({ why }) => why === "asw_damage").length,
  };
}

/** True for a carrier of a force at ID3 whose last report named all carriers it has: their aircraft are shown too. */
function isReported(state: Snapshot, side: Side, carrier: string | null): boolean {
  const force = state.sides[side].forces.find(({ units }) => units.some(({ unit }) => unit === carrier));
  if (force === undefined || !atSea(force) || !force.identified || force.block === null) return false;
  const report = state.sides[opponentOf(side)].reports.findLast(({ block }) => block === force.block);
  if (report === undefined || report.kind !== force.kind || report.number !== force.number) return false;
  const aboard = state.sides[side].aircraft.flatMap((each) => each.carrier ?? []);
  const carriers = force.units.filter(({ unit }) => aboard.includes(unit)).length;
  return (
    report.level === force.idLevel &&
    report.categories.find(({ category }) => category === "carriers")?.counters === carriers
  );
}

function blockSeen(state: Snapshot, side: Side, piece: Piece, block: number): EnemyBlockView {
  const isIdentified = isForce(piece) && piece.identified;
  return {
    block,
    hex: piece.at,
    shadowed: isShadowed(state, side, block),
    identified: isIdentified,
    kind: isIdentified ? piece.kind : null,
    number: isIdentified ? piece.number : null,
    scattered: isIdentified ? isScattered(piece) : null,
    dispersed: isIdentified ? isDispersed(piece) : null,
    idLevel: isIdentified ? piece.idLevel : null,
  };
}
