import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { restHandler } from "../../src/api/rest/index";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { viewersOf } from "../../src/core/request/fields";
import { goeben } from "../../src/rulesets/goeben/index";
import { hunters } from "../../src/rulesets/hunters/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { exampleOf } from "../fixtures/examples";
import { post, send } from "./client";

const rulesets: readonly AnyRuleset[] = [hunters, goeben, pq17];
const rest = restHandler(rulesets);

/** An operation in the middle of each game. */
const OPERATIONS: Readonly<Record<string, string>> = {
  hunters: "resolveApproach",
  goeben: "resolveRaid",
  pq17: "resolveSearch",
};

describe.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))("%s", (id, ruleset) => {
  const read = (name: string, query = "", headers = {}) => send(rest, { path: `/v1/${id}/${name}`, query, headers });
  const { snapshot } = exampleOf(ruleset, OPERATIONS[id]!);

  test("GET map.svg and geometry with the digest of pieces: the empty map in its language, immutable", async () => {
    const digests = new Set<string>();
    for (const language of ruleset.languages) {
      const pieces = (await read("pieces", `language=${language}`)).json;
      expect(pieces.pieces).toEqual([]);
      for (const [name, digest] of [
        ["map.svg", pieces.svgDigest],
        ["geometry", pieces.geometryDigest],
      ] as const) {
        digests.add(digest);
        const plain = await read(name, `language=${language}`);
        expect(plain.headers["cache-control"]).toBe("public, max-age=300");
        for (const headers of [{}, { "accept-language": "fr" }, { "accept-language": "ja" }]) {
          const reply = await read(name, `digest=${digest}`, headers);
          expect([reply.status, reply.text === plain.text]).toEqual([200, true]);
          expect(reply.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
          expect(reply.headers["content-language"]).toBe(language);
          expect(reply.headers.vary ?? "").not.toContain("accept-language");
        }
      }
    }
    expect(digests.size).toBe(2 * ruleset.languages.length);
  });

  test("GET map.svg with a digest that no map has: 404 with the address of the digests", async () => {
    for (const name of ["map.svg", "geometry"]) {
      const reply = await read(name, "digest=0123456789abcdef");
      expect([reply.status, reply.json.code]).toEqual([404, "MAP_UNKNOWN"]);
      expect(reply.json.message).toContain(`/v1/${id}/pieces`);
      expect(reply.headers["cache-control"]).toBe("no-store");
    }
    const { geometryDigest } = (await read("pieces")).json;
    expect((await read("map.svg", `digest=${geometryDigest}`)).status).toBe(404);
  });

  test("GET map.svg with a digest and an unknown language: 400, as without a digest", async () => {
    const { svgDigest } = (await read("pieces")).json;
    const reply = await read("map.svg", `digest=${svgDigest}&language=xx`);
    expect([reply.status, reply.json.code]).toEqual([400, "LANGUAGE_UNKNOWN"]);
  });

  test("POST pieces: the pieces of the geometry, and all spaces that the empty map lacks or shows elsewhere", async () => {
    for (const viewer of [undefined, ...viewersOf(ruleset)]) {
      const body = { snapshot, ...(viewer !== undefined && { viewer }) };
      const { json: board } = await post(rest, `/v1/${id}/pieces`, body);
      const { json: geometry } = await post(rest, `/v1/${id}/geometry`, body);
      const { title, state, viewBox, spaces } = geometry;
      const pieces = geometry.pieces.map(({ hit: _, ...piece }: { hit: number[] }) => piece);
      const empty = (await read("geometry", `digest=${board.geometryDigest}`)).json;
      expect({ ...board, spaces: 0 }).toEqual({
        ...{ title, state: expect.any(Array), viewBox, pieces },
        ...{ spaces: 0, svgDigest: board.svgDigest, geometryDigest: board.geometryDigest },
      });
      const places = new Map<string, { x: number; y: number; hit: number[] }>();
      for (const { id: space, x, y, hit } of [...empty.spaces, ...board.spaces]) places.set(space, { x, y, hit });
      for (const { id: space, x, y, hit } of spaces) expect(places.get(space)).toEqual({ x, y, hit });
      expect(state).toEqual(expect.arrayContaining(board.state));
      const titles = pieces.map(({ title }: { title: string }) => title);
      expect(board.state.filter((line: string) => titles.some((title: string) => line.endsWith(title)))).toEqual([]);
      expect(gzipSync(JSON.stringify(board)).length).toBeLessThan(1_400);
      expect(gzipSync(JSON.stringify(board)).length).toBeLessThan(gzipSync(JSON.stringify(geometry)).length);
    }
  });

  test("operation with `board`: the pieces of the new snapshot, as the viewer sees them", async () => {
    const operation = OPERATIONS[id]!;
    const { input, seed } = exampleOf(ruleset, operation);
    for (const viewer of [undefined, ...viewersOf(ruleset)]) {
      const seen = viewer !== undefined && { viewer };
      const fields = { snapshot, input, seed, board: true, ...seen };
      const { json } = await post(rest, `/v1/${id}/${operation}`, fields);
      const pieces = await post(rest, `/v1/${id}/pieces`, { snapshot: json.snapshot, ...seen });
      expect([pieces.status, json.board]).toEqual([200, pieces.json]);
    }
    const wrong = { snapshot, input, seed, board: 1 };
    expect((await post(rest, `/v1/${id}/${operation}`, wrong)).json.faults).toMatchObject([
      { code: "BOARD_MALFORMED", pointer: "/board" },
    ]);
  });

  test("POST pieces with own charts: no digest, because the empty map has other charts", async () => {
    const { json } = await post(rest, `/v1/${id}/pieces`, { snapshot, charts: {} });
    expect([json.svgDigest, json.geometryDigest]).toEqual([null, null]);
  });

  test("POST pieces, a malformed snapshot or viewer: faults with pointers", async () => {
    const { status, json } = await post(rest, `/v1/${id}/pieces`, { snapshot: { ruleset: id }, viewer: "nobody" });
    expect(status).toBe(400);
    expect(json.faults.length).toBeGreaterThan(0);
  });
});
