import * as z from "zod";
import type { Phrases } from "./phrases";

const coordinate = (what: string) => z.number().describe(what);

const hitSchema = z
  .array(z.number())
  .describe(
    "Corners of the polygon that a click or a finger hits: x and y of each in turn, as SVG's `points` takes them.",
  );

const spaceSchema = z
  .strictObject({
    id: z.string().describe("Its id, by which snapshots and inputs name it; `data-space` in the SVG."),
    kind: z.string().describe("What it is, such as `hex`, `port` or `tube`."),
    name: z.string().describe("Its name, in the language asked for."),
    title: z.string().describe("Its name and what is to be said of it now, in the language asked for."),
    x: coordinate("Its middle, in units of the drawing, from the left."),
    y: coordinate("Its middle, in units of the drawing, from the top."),
    hit: hitSchema,
  })
  .meta({ id: "MapSpace", description: "A space, hex or other place of a map." });

const lineSchema = z
  .strictObject({
    from: z.string().describe("Id of the space at one end."),
    to: z.string().describe("Id of the space at the other end."),
    kind: z.string().describe("What joins them, such as `line` or `hexside`."),
  })
  .meta({ id: "MapLine", description: "Two spaces that lie next to each other." });

const regionSchema = z
  .strictObject({
    id: z.string().describe("Its id."),
    kind: z.string().describe("What it is, such as `sea_zone` or `sector`."),
    name: z.string().describe("Its name, in the language asked for."),
    spaces: z.array(z.string()).describe("Ids of the spaces in it."),
  })
  .meta({ id: "MapRegion", description: "Spaces that the rules treat as one." });

const pieceSchema = z
  .strictObject({
    id: z.string().describe("Its id, by which snapshots and inputs name it where they do; `data-piece` in the SVG."),
    number: z.int32().nullable().describe("The number by which inputs name it, such as a block's; null for none."),
    kind: z.string().describe("What it is, such as `ship`, `block` or `torpedo`."),
    side: z.string().nullable().describe("Whose it is; null for nobody's."),
    name: z.string().describe("Its name, in the language asked for."),
    title: z.string().describe("Its name and what the viewer knows of it, in the language asked for."),
    space: z.string().describe("Id of the space it is in."),
    x: coordinate("Its middle, in units of the drawing, from the left."),
    y: coordinate("Its middle, in units of the drawing, from the top."),
    hit: hitSchema,
  })
  .meta({ id: "MapPiece", description: "A piece on a map, as the viewer knows it." });

/** Schema of a map's geometry: the coordinates its drawing uses. */
export const mapGeometrySchema = z
  .strictObject({
    title: z.string().describe("The title of the drawing, in the language asked for."),
    state: z
      .array(z.string())
      .describe(
        "The drawing in words, an item each, in the language asked for: the board, when it is, and what there is to say of the position.",
      ),
    viewBox: z.array(z.number()).describe("Left, top, width and height of the drawing, as SVG's `viewBox` has them."),
    spaces: z.array(spaceSchema).describe("Every space."),
    lines: z.array(lineSchema).describe("What joins them, each once."),
    regions: z.array(regionSchema).describe("Groups of them."),
    pieces: z.array(pieceSchema).describe("Every piece the viewer sees on it; none on a bare map."),
  })
  .meta({ id: "MapGeometry", description: "A map to be clicked on: the numbers that its SVG is drawn from." });

/** The geometry of a map: the coordinates its drawing uses. */
export type MapGeometry = z.infer<typeof mapGeometrySchema>;

/** A space, hex or other place of a map. */
export type MapSpace = MapGeometry["spaces"][number];

/** A piece on a map, as the viewer knows it. */
export type MapPiece = MapGeometry["pieces"][number];

/** A drawn map: the SVG document, and its geometry. */
export interface DrawnMap {
  readonly svg: string;
  readonly geometry: MapGeometry;
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
