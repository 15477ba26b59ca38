import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../contract/choice";
import { inlineDefinitions, refName, resolveRef, shareDefinitions } from "./schema";

const spaces = Array.from({ length: 60 }, (_, at) => String(100 + at));

const mission = (aircraft: string): JsonSchema => ({
  type: "object",
  properties: { aircraft: { const: aircraft }, hexes: { type: "array", items: { enum: spaces }, maxItems: 2 } },
  required: ["aircraft", "hexes"],
});

const flights: JsonSchema = { anyOf: ["ju88", "he111", "he115"].map(mission) };

describe("shareDefinitions and inlineDefinitions", () => {
  it("a long repeated schema moves to a definition as a whole, not in parts", () => {
    const short = shareDefinitions(flights);
    const hexes = { type: "array", items: { enum: spaces }, maxItems: 2 };
    expect(short.$defs).toEqual({ d1: hexes });
    expect((short.anyOf as JsonSchema[]).map(({ properties }) => properties)).toEqual(
      ["ju88", "he111", "he115"].map((aircraft) => ({ aircraft: { const: aircraft }, hexes: { $ref: "#/$defs/d1" } })),
    );
    expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(flights).length / 1.9);
  });

  it("a part that occurs in several definitions is shared once", () => {
    const other: JsonSchema = { type: "array", items: { enum: spaces }, maxItems: 3 };
    const all = {
      anyOf: [...(flights.anyOf as JsonSchema[]), { properties: { hexes: other } }, { properties: { hexes: other } }],
    };
    const short = shareDefinitions(all);
    expect(Object.keys(short.$defs as object)).toEqual(["d1", "d2", "d3"]);
    expect(inlineDefinitions(short)).toEqual(all);
  });

  it("inlining restores the original schema", () => {
    expect(inlineDefinitions(shareDefinitions(flights))).toEqual(flights);
    expect(shareDefinitions({ type: "object", properties: {} })).toEqual({ type: "object", properties: {} });
  });

  it("inlining ends for circular definitions and for exponential growth", () => {
    const circle = { properties: { a: { $ref: "#/$defs/a" } }, $defs: { a: { items: { $ref: "#/$defs/a" } } } };
    expect(JSON.stringify(inlineDefinitions(circle))).toContain("$ref");
    const doubled = (at: number) => ({ anyOf: [{ $ref: `#/$defs/${at + 1}` }, { $ref: `#/$defs/${at + 1}` }] });
    const $defs = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [String(at), doubled(at)]));
    expect(JSON.stringify(inlineDefinitions({ ...doubled(-1), $defs })).length).toBeLessThan(10_000_000);
    expect(inlineDefinitions({ items: { $ref: "#/$defs/none" }, $defs: {} })).toEqual({
      items: { $ref: "#/$defs/none" },
    });
  });
});

describe("resolveRef", () => {
  const root: JsonSchema = { $defs: { End: { type: "string", description: "An end." } } };

  it("the definition replaces the reference, and its sibling keywords take precedence", () => {
    expect(resolveRef({ $ref: "#/$defs/End" }, root)).toEqual({ type: "string", description: "An end." });
    expect(resolveRef({ $ref: "#/$defs/End", description: "Bow or stern." }, root)).toEqual({
      type: "string",
      description: "Bow or stern.",
    });
    expect(resolveRef({ type: "integer" }, root)).toEqual({ type: "integer" });
  });

  it("refName: undefined for a reference to another document", () => {
    expect(refName({ $ref: "#/$defs/End" })).toBe("End");
    expect(refName({ $ref: "#/components/schemas/End" })).toBeUndefined();
    expect(refName({})).toBeUndefined();
  });
});
