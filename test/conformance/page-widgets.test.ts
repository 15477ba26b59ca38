import { describe, expect, test } from "vitest";
import { restHandler } from "../../src/api/rest/index";
import { brokenLimits, inlined } from "../../src/client/decisions";
import type { DecisionLimit as Limit } from "../../src/client/index";
import { rulesets } from "../../src/rulesets/index";
import { registry } from "../../src/rulesets/registry";
import { fits, type Schema } from "../../src/web/widgets/schema";
import { type WidgetKind, widgetFor } from "../../src/web/widgets/widget-for";
import { post, send } from "../http/client";

const rest = restHandler(registry);

const operations = rulesets.flatMap(({ id, operations: all }) => all.map(({ name }) => [id, name] as const));

/** An open decision as the service lists it. */
interface ListedDecision {
  readonly operation: string;
  readonly input: Schema;
  readonly limits: readonly Limit[];
}

/** Returns the widget kinds of a schema and all its parts. */
function kindsIn(schema: Schema, limits: readonly Limit[] = []): readonly WidgetKind[] {
  const parts = [
    ...(schema.anyOf ?? []),
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
  ];
  return [widgetFor(schema, limits, new Set()), ...parts.flatMap((part) => kindsIn(part))];
}

describe("12 web app: widgets for the input of every operation", () => {
  test.each(operations)("%s %s: has a widget, and accepts its example", async (game, operation) => {
    const example = (await send(rest, { path: `/v1/${game}/operations/${operation}/example` })).json;
    const { snapshot, charts } = example;
    const body = { snapshot, ...(charts && { charts }), decisions: "OPEN", language: "en" };
    const { decisions } = (await post(rest, `/v1/${game}/decisions`, body)).json as {
      decisions: readonly ListedDecision[];
    };
    const { input, limits } = decisions.find((each) => each.operation === operation)!;
    const schema = inlined(input);
    expect(kindsIn(schema, limits)).not.toContain("form");
    expect(fits(schema, example.input)).toBe(true);
    expect(fits(schema, { ...example.input, nonsense: 1 })).toBe(false);
    expect(brokenLimits(limits, example.input).map(({ code }) => code)).toEqual([]);
  });

  test("and shows unknown shapes as JSON", () => {
    expect(widgetFor({ title: "anything" }, [], new Set())).toBe("form");
  });

  test("and the list contains every operation", () => expect(operations.length).toBeGreaterThan(130));
});

describe("a widget depends only on the schema, the limits and the board", () => {
  const ports = [
    "brest",
    "lorient",
    "kiel",
    "wilhelmshaven",
    "la_spezia",
    "bordeaux",
    "st_nazaire",
    "la_pallice",
    "hamburg",
  ];
  const place: Schema = { oneOf: ports.map((each) => ({ const: each, title: each })) };

  test("a choice is clickable if the board contains all its spaces", () => {
    expect(widgetFor(place, [], new Set(ports.map((port) => `space:${port}`)))).toBe("place");
    expect(widgetFor(place, [], new Set(["space:brest"]))).toBe("list");
  });

  test.each<[WidgetKind, Schema]>([
    ["nothing", { type: "object", properties: {} }],
    ["forced", { oneOf: [{ const: "x" }] }],
    ["choice", { oneOf: [{ const: "x" }, { const: "y" }] }],
    ["path", { type: "array", "x-path": { from: "a", steps: {}, stops: [] } }],
    ["shares", { type: "object", properties: { a: { type: "integer" }, b: { type: "integer" } } }],
    ["some", { type: "array", items: { oneOf: [{ const: "x" }] } }],
    ["rows", { type: "array", items: { type: "object", properties: { a: { type: "integer" } } } }],
    ["groups", { type: "array", items: { type: "array", items: { oneOf: [{ const: 1 }] } } }],
    ["number", { type: "integer", minimum: 1, maximum: 6 }],
    ["words", { type: "string" }],
    ["actor", { anyOf: [{ type: "object" }, { type: "null" }] }],
  ])("%s", (kind, schema) => expect(widgetFor(schema, [], new Set())).toBe(kind));

  test("values restricted to some combinations become a grid of these combinations", () => {
    const one = { oneOf: [{ const: 1 }, { const: 2 }] };
    const schema: Schema = { type: "object", required: ["a", "b"], properties: { a: one, b: one } };
    const limit: Limit = {
      code: "C",
      section: "1",
      message: "",
      rule: "pairs",
      pointers: ["/a", "/b"],
      allowed: [[1, 2]],
    };
    expect([widgetFor(schema, [limit], new Set()), widgetFor(schema, [], new Set())]).toEqual(["grid", "fields"]);
  });
});
