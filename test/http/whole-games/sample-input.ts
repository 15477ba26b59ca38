import { inlineDefinitions } from "../../../src/core/json/schema";

type Schema = Record<string, unknown>;

/** Draws a random value that matches the JSON Schema of a decision. `pick(n)` returns a whole number below n. */
export function sampleInput(schema: unknown, pick: (n: number) => number): unknown {
  const node = inlineDefinitions(schema as Schema) as Schema;
  if ("const" in node) return node.const;
  if (Array.isArray(node.enum)) return node.enum[pick(node.enum.length)];
  if (Array.isArray(node.oneOf)) return sampleInput(node.oneOf[pick(node.oneOf.length)], pick);
  if (Array.isArray(node.anyOf)) return sampleInput(node.anyOf[pick(node.anyOf.length)], pick);
  switch (node.type) {
    case "object":
      return sampleObject(node, pick);
    case "array":
      return "x-path" in node ? samplePath(node, pick) : sampleArray(node, pick);
    case "integer":
      return between(Number(node.minimum ?? 0), Math.min(Number(node.maximum ?? 10), 1_000_000), pick);
    case "boolean":
      return pick(2) === 1;
    case "null":
      return null;
    default:
      return "Kommandant";
  }
}

function sampleObject(node: Schema, pick: (n: number) => number): unknown {
  const properties = (node.properties ?? {}) as Record<string, unknown>;
  const keys = Object.keys(properties);
  const required = (node.required ?? []) as string[];
  const least = Math.max(required.length, Number(node.minProperties ?? 0));
  const most = Math.min(keys.length, Number(node.maxProperties ?? keys.length));
  const count = between(least, most, pick);
  const optional = keys.filter((key) => !required.includes(key));
  while (required.length + optional.length > count && optional.length > 0) optional.splice(pick(optional.length), 1);
  const chosen = keys.filter((key) => required.includes(key) || optional.includes(key));
  return Object.fromEntries(chosen.map((key) => [key, sampleInput(properties[key], pick)]));
}

function sampleArray(node: Schema, pick: (n: number) => number): unknown {
  const least = Number(node.minItems ?? 0);
  const most = Math.min(Number(node.maxItems ?? least + 3), least + 8);
  const items: unknown[] = [];
  for (let tries = 0, count = between(least, most, pick); items.length < count && tries < 100; tries += 1) {
    const item = sampleInput(node.items ?? {}, pick);
    const repeated = node.uniqueItems === true && items.some((each) => JSON.stringify(each) === JSON.stringify(item));
    if (!repeated) items.push(item);
  }
  return items;
}

/** Draws a path over a map: connected steps that end with a stop. */
function samplePath(node: Schema, pick: (n: number) => number): unknown {
  const { from, steps, stops } = node["x-path"] as {
    readonly from: string;
    readonly steps: Readonly<Record<string, readonly string[]>>;
    readonly stops: readonly string[];
  };
  const count = between(Number(node.minItems ?? 0), Number(node.maxItems ?? 0), pick);
  const path: string[] = [];
  for (let at = from; path.length < count && (path.length === 0 || !stops.includes(at)); ) {
    const next = steps[at] ?? [];
    if (next.length === 0) break;
    at = next[pick(next.length)]!;
    path.push(at);
  }
  return path;
}

function between(least: number, most: number, pick: (n: number) => number): number {
  return least + pick(Math.max(1, most - least + 1));
}
