import { expect } from "vitest";
import { type DrawnMap, type MapGeometry, mapGeometrySchema } from "../../src/core/contract/map";
import type { Phrases } from "../../src/core/contract/phrases";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { decisionsOf } from "../../src/core/engine/decisions";
import { pathsIn } from "./x-paths";

/** Returns the hit shapes of a drawing with their attributes. */
function hitsOf(svg: string): Record<string, string>[] {
  const [, hits = ""] = /<g class="hits" [^>]*>(.*)<\/g><\/svg>\n$/s.exec(svg) ?? [];
  return [...hits.matchAll(/<polygon ([^>]*)>/g)].map(([, attributes = ""]) =>
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!])),
  );
}

/** Expects a drawing to have exactly one hit shape for every space and piece of its geometry, at the same place. */
export function expectSameShapes({ svg, geometry }: DrawnMap): void {
  expect(mapGeometrySchema.safeParse(geometry).error).toBeUndefined();
  const hits = hitsOf(svg);
  const shape = ({ hit }: { readonly hit: readonly number[] }) => hit.join(" ");
  const spaces = hits.filter((hit) => hit["data-piece"] === undefined);
  expect(spaces.map((hit) => [hit["data-space"], hit.points])).toEqual(
    geometry.spaces.map((space) => [space.id, shape(space)]),
  );
  const pieces = hits.flatMap((hit) =>
    (hit["data-piece"]?.split(" ") ?? []).map((id) => `${id} ${hit["data-space"]} ${hit.points}`),
  );
  expect(pieces.sort()).toEqual(geometry.pieces.map((piece) => `${piece.id} ${piece.space} ${shape(piece)}`).sort());
}

/** Expects lines, regions and pieces of a geometry to name its spaces, and all ids to be distinct. */
export function expectSound({ spaces, lines, regions, pieces, viewBox }: MapGeometry): void {
  const ids = new Set(spaces.map(({ id }) => id));
  expect(ids.size).toBe(spaces.length);
  const spaceIds = [
    ...lines.flatMap(({ from, to }) => [from, to]),
    ...regions.flatMap((region) => region.spaces),
    ...pieces.map(({ space }) => space),
  ];
  expect(spaceIds.filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(pieces.map(({ side, id }) => `${side} ${id}`)).size).toBe(pieces.length);
  const [left = 0, top = 0, width = 0, height = 0] = viewBox;
  for (const { id, x, y } of [...spaces, ...pieces]) {
    expect([id, x > left && x < left + width && y > top && y < top + height]).toEqual([id, true]);
  }
}

/** Expects every space on an offered path to be on the map, and every step to follow one of its lines. */
export function expectPathsOn({ spaces, lines }: MapGeometry, ruleset: AnyRuleset, state: SnapshotBase): number {
  const ids = new Set(spaces.map(({ id }) => id));
  const joined = new Set(lines.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  const paths = pathsIn(decisionsOf(ruleset, state, ruleset.pack.charts));
  for (const { from, steps, stops } of paths) {
    expect([from, ...stops].filter((id) => !ids.has(id))).toEqual([]);
    const usedSteps = Object.entries(steps).flatMap(([at, next]) => next.map((to) => `${at} ${to}`));
    expect(usedSteps.filter((step) => !joined.has(step))).toEqual([]);
  }
  return paths.length;
}

/** Returns a function that draws a position in a language for a viewer. */
export async function drawingOf(
  ruleset: AnyRuleset,
  language: string,
): Promise<(state?: SnapshotBase, viewer?: string) => DrawnMap> {
  const draw = await ruleset.map!.load();
  const phrases: Phrases = await ruleset.phrasesOf(language);
  return (state, viewer) => draw(ruleset.pack.charts, phrases, state, viewer);
}
