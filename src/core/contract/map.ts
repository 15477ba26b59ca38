import * as z from "zod";
import type { MapPieces } from "./map-pieces";
import type { Phrases } from "./phrases";

const coordinate = (what: string) => z.number().describe(what);

const hitSchema = z
  .array(z.number())
  .describe("Corners of the polygon for clicks and taps: x and y of each in turn, as in SVG's `points`.");

const spaceSchema = z
  .strictObject({
    id: z.string().describe("Id of the space, as in snapshots and inputs. In the SVG, it is `data-space`."),
    kind: z.string().describe("Kind of space, such as `hex`, `port` or `tube`."),
    name: z.string().describe("Name, in the requested language."),
    title: z.string().describe("Name and current description, in the requested language."),
    x: coordinate("X coordinate of the center, in units of the drawing, from the left."),
    y: coordinate("Y coordinate of the center, in units of the drawing, from the top."),
    hit: hitSchema,
  })
  .meta({ id: "MapSpace", description: "A space, hex or other place of a map." });

const lineSchema = z
  .strictObject({
    from: z.string().describe("Id of the space at one end."),
    to: z.string().describe("Id of the space at the other end."),
    kind: z.string().describe("Kind of connection, such as `line` or `hexside`."),
  })
  .meta({ id: "MapLine", description: "A connection between two adjacent spaces." });

const regionSchema = z
  .strictObject({
    id: z.string().describe("Id of the region."),
    kind: z.string().describe("Kind of region, such as `sea_zone` or `sector`."),
    name: z.string().describe("Name, in the requested language."),
    spaces: z.array(z.string()).describe("Ids of its spaces."),
  })
  .meta({ id: "MapRegion", description: "Spaces that the rules treat as one." });

const pieceSchema = z
  .strictObject({
    id: z.string().describe("Id of the piece, as in snapshots and inputs. In the SVG, it is `data-piece`."),
    number: z.int32().nullable().describe("Number of the piece in inputs, such as a block's. Null without a number."),
    kind: z.string().describe("Kind of piece, such as `ship`, `block` or `torpedo`."),
    side: z.string().nullable().describe("Owner of the piece. Null without an owner."),
    name: z.string().describe("Name, in the requested language."),
    title: z.string().describe("Name and the viewer's knowledge of the piece, in the requested language."),
    space: z.string().describe("Id of its space."),
    x: coordinate("X coordinate of the center, in units of the drawing, from the left."),
    y: coordinate("Y coordinate of the center, in units of the drawing, from the top."),
  })
  .meta({ id: "MapPiece", description: "A piece on a map, as the viewer knows it." });

const clickablePieceSchema = pieceSchema
  .extend({ hit: hitSchema })
  .meta({ id: "ClickablePiece", description: "A piece on a map, with its polygon for clicks and taps." });

const spacesSchema = z.array(spaceSchema);

const titleSchema = z.string().describe("Title of the drawing, in the requested language.");

const stateSchema = z
  .array(z.string())
  .describe(
    "The drawing in words, in the requested language. One item each for the board, the date and the facts of the position.",
  );

const viewBoxSchema = z
  .array(z.number())
  .describe("Left, top, width and height of the drawing, as in SVG's `viewBox`.");

/** Schema of a map's geometry: the coordinates its drawing uses. */
export const mapGeometrySchema = z
  .strictObject({
    title: titleSchema,
    state: stateSchema,
    viewBox: viewBoxSchema,
    spaces: spacesSchema.describe("Every space of the map."),
    lines: z.array(lineSchema).describe("Every connection between spaces, once each."),
    regions: z.array(regionSchema).describe("Every region of the map."),
    pieces: z.array(clickablePieceSchema).describe("Every piece that the viewer sees. Empty on a map without a game."),
  })
  .meta({ id: "MapGeometry", description: "A map for clicks and taps: the coordinates that its SVG uses." });

/** The geometry of a map: the coordinates its drawing uses. */
export type MapGeometry = z.infer<typeof mapGeometrySchema>;

/** A space, hex or other place of a map. */
export type MapSpace = MapGeometry["spaces"][number];

/** A piece on a map, with its polygon for clicks and taps. */
export type ClickablePiece = MapGeometry["pieces"][number];

const digestSchema = z.string().nullable();

/** Schema of the pieces on a map, without the map. */
export const mapPiecesSchema = z
  .strictObject({
    title: titleSchema,
    state: z
      .array(z.string())
      .describe("The position in words, in the requested language: what the titles of the pieces do not contain."),
    viewBox: viewBoxSchema,
    spaces: spacesSchema.describe("Spaces that the empty map lacks or shows elsewhere. Empty in most games."),
    pieces: z.array(pieceSchema).describe("Every piece that the viewer sees."),
    svgDigest: digestSchema.describe(
      "Digest of the empty map in this language. GET /v1/{ruleset}/map.svg?digest= returns it. Null with own charts.",
    ),
    geometryDigest: digestSchema.describe(
      "Digest of the empty map's geometry. GET /v1/{ruleset}/geometry?digest= returns it. Null with own charts.",
    ),
  })
  .meta({ id: "MapPieces", description: "The pieces to draw on an empty map." }) satisfies z.ZodType<MapPieces>;

/** A drawn map: the SVG document, its geometry, and the items of `state` that no title of a piece repeats. */
export interface DrawnMap {
  readonly svg: string;
  readonly geometry: MapGeometry;
  readonly facts: readonly string[];
}

/** A game's map, empty or with the pieces of a snapshot. */
export interface MapDrawing<S, C> {
  readonly doc: string;
  readonly rules: readonly string[];
  /** Loads the drawing code on first use. */
  readonly load: () => Promise<DrawMap<S, C>>;
}

/**
 * Draws a map in the language of the phrases. In a game with hidden information, it shows only what the viewer may see.
 */
export type DrawMap<S, C> = (charts: C, phrases: Phrases, state?: S, viewer?: string) => DrawnMap;
