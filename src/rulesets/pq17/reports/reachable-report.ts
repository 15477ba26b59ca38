import * as z from "zod";
import { defineReport } from "../../../core/contract/operation";
import type { Phrases } from "../../../core/contract/phrases";
import { formatReason } from "../../../core/text/reason";
import type { Piece } from "../chapters/1-2-forces/state";
import { reachOf, speedsOf } from "../chapters/5-1-movement/choices";
import { immobile } from "../chapters/5-1-movement/sailing";
import { findPiece } from "../chapters/shared/game";
import { findHex, locate, seaDistance } from "../charts/map";
import type { Charts } from "../charts/schema";
import { count, named, pieceSchema, placeSchema, sideSchema, speedSchema } from "../schemas";
import { type Snapshot, snapshotSchema } from "../snapshot";
import { SIDES, type Side, type Speed } from "../vocabulary";

const input = z.strictObject({
  snapshot: snapshotSchema.describe("The game, at any stage."),
  piece: pieceSchema,
  side: sideSchema.nullish().describe("The owner of the piece. Default: the phasing side, or else the other side."),
});

const reasonShape = {
  code: z.string().max(80).describe("The code of the refusal."),
  section: z.string().max(20).describe("The rule that closes it."),
  message: z.string().max(500).describe("The reason, in a sentence."),
};

const output = named(
  () =>
    z.strictObject({
      piece: pieceSchema,
      side: sideSchema.nullable().describe("The owner of the piece. Null if no piece has this id."),
      at: placeSchema.nullable().describe("Where it is. Null if no piece has this id."),
      immobile: named(z.strictObject(reasonShape), "Immobile", "5 Why a piece cannot move.")
        .nullable()
        .describe("5 Why it cannot move now. Null if it can."),
      speeds: z
        .array(
          named(
            z.strictObject({
              speed: speedSchema,
              hexes: count(9, "5 Hexes it has left at this speed."),
              places: z
                .array(
                  named(
                    z.strictObject({
                      place: placeSchema,
                      hexes: count(9, "5 Hexes of movement of a shortest open path to it."),
                      sea: count(999, "D-46 Hexes by sea from where it is.")
                        .nullable()
                        .describe("D-46 Hexes by sea from where it is. Null from or to a box."),
                      stops: z.boolean().describe("5.1.2 A move that enters it ends there."),
                    }),
                    "ReachablePlace",
                    "5 A place that a piece could enter this turn.",
                  ),
                )
                .max(400)
                .describe("5 Places it could enter, nearest first. Uncertain ice may still halt it."),
              closed: z
                .array(
                  named(
                    z.strictObject({ place: placeSchema, ...reasonShape }),
                    "ClosedPlace",
                    "5.1 A place that a piece may not enter.",
                  ),
                )
                .max(400)
                .describe("5.1 Places next to its paths that it may not enter."),
            }),
            "ReachAtSpeed",
            "5 Where a piece could go at a speed.",
          ),
        )
        .max(5)
        .describe("5.1 The speeds it may declare, fastest first."),
    }),
  "ReachableReport",
  "5 Where a piece could go this turn.",
);

type Output = z.infer<typeof output>;

/** 5 The places that a piece can reach this turn. */
export const reachableReport = defineReport<Charts, z.infer<typeof input>, Output>({
  name: "reachable",
  title: "Reachable places",
  doc: "Lists the places that a force or dummy could enter this turn at each speed. Each has its hexes of movement and distance by sea.",
  rules: ["5", "5.1", "5.2", "5.7", "10.2"],
  input,
  snapshots: ["/snapshot"],
  output,
  example: { snapshot: "patrol-white-leaves", piece: "convoy_pq_17" },
  compute({ snapshot, piece, side }, charts, phrases) {
    const sides = side == null ? [snapshot.phasing ?? "allied", ...SIDES] : [side];
    const owner = sides.find((each) => findPiece(snapshot, each, piece) !== undefined);
    const match = owner === undefined ? undefined : findPiece(snapshot, owner, piece);
    if (owner === undefined || match === undefined) return { piece, side: null, at: null, immobile: null, speeds: [] };
    const why = immobile(snapshot, charts, owner, match);
    const speeds = why === undefined ? speedsOf(snapshot, charts, owner, match) : [];
    return {
      piece,
      side: owner,
      at: match.at,
      immobile:
        why === undefined ? null : { code: why.code, section: why.section, message: formatReason(why, phrases) },
      speeds: speeds.map((speed) => atSpeed(snapshot, charts, owner, match, speed, phrases)),
    };
  },
});

function atSpeed(
  state: Snapshot,
  charts: Charts,
  side: Side,
  piece: Piece,
  speed: Speed,
  phrases: Phrases,
): Output["speeds"][number] {
  const { max, steps, stops, closed: shut } = reachOf(state, charts, side, piece, speed);
  const hexes = new Map<string, number>([[piece.at, 0]]);
  for (const [place, used] of hexes) {
    if (used >= max || (used > 0 && stops.has(place))) continue;
    for (const next of steps.get(place) ?? []) if (!hexes.has(next)) hexes.set(next, used + 1);
  }
  hexes.delete(piece.at);
  const closed = [...shut].filter(([place]) => !hexes.has(place));
  return {
    speed,
    hexes: Math.max(0, max),
    places: [...hexes].map(([place, used]) => {
      return { place, hexes: used, sea: seaBetween(charts, piece.at, place), stops: stops.has(place) };
    }),
    closed: closed.map(([place, why]) => {
      return { place, code: why.code, section: why.section, message: formatReason(why, phrases) };
    }),
  };
}

function seaBetween(charts: Charts, from: string, to: string): number | null {
  const [a, b] = [locate(charts, from), locate(charts, to)];
  if (a === undefined || b === undefined) return null;
  if (findHex(charts, a) === undefined || findHex(charts, b) === undefined) return null;
  return seaDistance(charts, a, b) ?? null;
}
