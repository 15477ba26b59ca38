import type { MapPieces } from "../core/contract/map-pieces";
import type { Phrases } from "../core/contract/phrases";
import type { SnapshotBase } from "../core/contract/snapshot";
import { drawMap, type MapAnswer, piecesOf } from "../core/engine/map";
import { ONLOOKER } from "../core/request/fields";
import type { OpenedCareer } from "./gate";
import type { StoredStep } from "./store/store";
import { seesAll } from "./visibility";

/** Who sees a map: the career as a token opened it, its newest step, and the language if there is one. */
export interface BoardContext {
  readonly opened: Pick<OpenedCareer, "entry" | "slot" | "ruleset">;
  readonly newest: StoredStep;
  readonly phrases: Phrases | undefined;
}

/** Returns the viewer whose view is drawn. Null for a token that sees the whole state. */
export function viewerOfBearer({ opened, newest }: BoardContext): string | null {
  return seesAll(opened, newest) ? null : (opened.slot.side ?? ONLOOKER);
}

/** Draws the map with a snapshot as the bearer may see it. Undefined if the game has no map. */
export async function drawBoard(context: BoardContext, snapshot: SnapshotBase): Promise<MapAnswer | undefined> {
  const { entry, ruleset } = context.opened;
  if (ruleset.map === undefined) return undefined;
  const viewer = viewerOfBearer(context);
  const stored = { snapshot, charts: entry.charts, storedPart: "SNAPSHOT" as const };
  const request = { ...stored, ...(viewer !== null && { viewer }) };
  const drawing = await drawMap(ruleset, ruleset.map, request, context.phrases?.language);
  return drawing.kind === "MAP" ? drawing : undefined;
}

/** Returns the pieces that the bearer may see, to draw on the empty map. Null if the game has no map. */
export async function boardOf(context: BoardContext, snapshot: SnapshotBase): Promise<MapPieces | null> {
  const { entry, ruleset } = context.opened;
  const drawn = await drawBoard(context, snapshot);
  return drawn ? piecesOf(ruleset, ruleset.map!, drawn, entry.charts, context.phrases?.language) : null;
}
