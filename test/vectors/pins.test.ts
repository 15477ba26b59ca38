import { describe, expect, test } from "vitest";
import { applyPatch } from "../../src/cli/conformance/json-patch";
import { digestOf } from "../../src/core/json/canonical";
import { patchBetween } from "../conformance/patch-between";
import { pinsOf } from "../conformance/pins";
import { requestOf, type Vector, vectorFiles } from "../conformance/vectors";
import { GAMES } from "./kit/files";

const vectorsOf = (game: string): Vector[] => vectorFiles(game).flatMap(({ content }) => content.vectors);

describe.each(GAMES)("the vectors of %s", (game) => {
  test("that resolve pin the new snapshot and the sections, and their changes make that snapshot", () => {
    const resolving = vectorsOf(game).filter((vector) => vector.expect.kind === "RESOLUTION");
    expect(resolving.length).toBeGreaterThan(700);
    const wrong = resolving.filter((vector) => {
      const { digest, changes, cited } = vector.expect;
      if (digest === undefined || changes === undefined || cited === undefined) return true;
      return digestOf(applyPatch(requestOf(game, vector).snapshot ?? {}, changes)) !== digest;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("get no pins if the kernel's answer lacks what they name", async () => {
    const pin = await pinsOf(game);
    const vector = vectorsOf(game).find(
      ({ expect: { kind, outcome } }) => kind === "RESOLUTION" && outcome !== undefined,
    )!;
    expect(pin(vector)).toEqual({ vector, shortcomings: [] });
    const wrong = pin({ ...vector, expect: { ...vector.expect, outcome: { luck: 7 } } });
    expect(wrong.shortcomings.join()).toContain("outcome/luck: expected 7, got nothing");
    expect(wrong.vector.expect).not.toHaveProperty("digest");
  });
});

describe("a JSON Patch between two values", () => {
  test.each<[from: unknown, to: unknown, operations: number]>([
    [{ a: 1, b: [1, 2, 3, 4] }, { a: 1, b: [2, 3, 4] }, 1],
    [{ a: [1, 2, 3] }, { a: [1, 9, 8, 3], c: null }, 3],
    [{ a: [{ x: 1 }, { x: 2 }] }, { a: [{ x: 1 }, { x: 3 }] }, 1],
    [{ "a/b": { "~": 1 } }, { "a/b": {} }, 1],
    [{}, { whole: 1 }, 1],
    [[1, 2, 3], [], 3],
  ])("of %j makes %j in %i operations", (from, to, operations) => {
    const patch = patchBetween(from, to);
    expect(patch).toHaveLength(operations);
    expect(applyPatch(from, patch)).toEqual(to);
  });

  test("has a place for every operation, or an error that names it", () => {
    expect(() => applyPatch({}, [{ op: "add", path: "/a/b", value: 1 }])).toThrow("There is no place /a/b.");
    expect(() => applyPatch({}, [{ op: "add", path: "/__proto__", value: 1 }])).toThrow("/__proto__");
  });
});
