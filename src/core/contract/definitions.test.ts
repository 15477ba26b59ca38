import { describe, expect, it } from "vitest";
import type { JsonSchema } from "./choice";
import { inlined, refName, resolved, shared } from "./definitions";

const spaces = Array.from({ length: 60 }, (_, at) => String(100 + at));

const mission = (aircraft: string): JsonSchema => ({
  type: "object",
  properties: { aircraft: { const: aircraft }, hexes: { type: "array", items: { enum: spaces }, maxItems: 2 } },
  required: ["aircraft", "hexes"],
});

const flights: JsonSchema = { anyOf: ["ju88", "he111", "he115"].map(mission) };

describe("definitions of a decision's schema", () => {
  it("hold what is long and stands more than once, the whole of it and not its parts", () => {
    const short = shared(flights);
    const hexes = { type: "array", items: { enum: spaces }, maxItems: 2 };
    expect(short.$defs).toEqual({ d1: hexes });
    expect((short.anyOf as JsonSchema[]).map(({ properties }) => properties)).toEqual(
      ["ju88", "he111", "he115"].map((aircraft) => ({ aircraft: { const: aircraft }, hexes: { $ref: "#/$defs/d1" } })),
    );
    expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(flights).length / 1.9);
  });

  it("hold a part once that stands in several of them", () => {
    const other: JsonSchema = { type: "array", items: { enum: spaces }, maxItems: 3 };
    const all = {
      anyOf: [...(flights.anyOf as JsonSchema[]), { properties: { hexes: other } }, { properties: { hexes: other } }],
    };
    const short = shared(all);
    expect(Object.keys(short.$defs as object)).toEqual(["d1", "d2", "d3"]);
    expect(inlined(short)).toEqual(all);
  });

  it("put in again give the schema as it was", () => {
    expect(inlined(shared(flights))).toEqual(flights);
    expect(shared({ type: "object", properties: {} })).toEqual({ type: "object", properties: {} });
  });

  it("are not followed in a circle, nor where they grow without end", () => {
    const circle = { properties: { a: { $ref: "#/$defs/a" } }, $defs: { a: { items: { $ref: "#/$defs/a" } } } };
    expect(JSON.stringify(inlined(circle))).toContain("$ref");
    const doubled = (at: number) => ({ anyOf: [{ $ref: `#/$defs/${at + 1}` }, { $ref: `#/$defs/${at + 1}` }] });
    const $defs = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [String(at), doubled(at)]));
    expect(JSON.stringify(inlined({ ...doubled(-1), $defs })).length).toBeLessThan(10_000_000);
    expect(inlined({ items: { $ref: "#/$defs/none" }, $defs: {} })).toEqual({ items: { $ref: "#/$defs/none" } });
  });
});

describe("what a schema refers to", () => {
  const root: JsonSchema = { $defs: { End: { type: "string", description: "An end." } } };

  it("takes its place, under what is said beside the reference", () => {
    expect(resolved({ $ref: "#/$defs/End" }, root)).toEqual({ type: "string", description: "An end." });
    expect(resolved({ $ref: "#/$defs/End", description: "Bow or stern." }, root)).toEqual({
      type: "string",
      description: "Bow or stern.",
    });
    expect(resolved({ type: "integer" }, root)).toEqual({ type: "integer" });
  });

  it("has no name where it is no definition of the same document", () => {
    expect(refName({ $ref: "#/$defs/End" })).toBe("End");
    expect(refName({ $ref: "#/components/schemas/End" })).toBeUndefined();
    expect(refName({})).toBeUndefined();
  });
});
