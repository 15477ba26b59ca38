import type { z } from "zod";
import type { JsonSchema } from "../../core/contract/choice";
import { resolutionSchema } from "../../core/engine/answer-schema";
import { propertiesOf } from "../../core/json/schema";
import { schemaDocument } from "../json-schemas";
import type { Components } from "./components";

/** Adds the schema of an answer that all rulesets share, and returns a reference to it. */
export function addAnswer(components: Components, schema: z.ZodType): JsonSchema {
  return components.addDocument(schemaDocument(schema, "output"), unchanged);
}

const unchanged = (id: string): string => id;

/** The parts of a resolution that a ruleset and its operation declare. */
interface OwnParts {
  readonly snapshot: JsonSchema;
  readonly outcome: JsonSchema;
  /** True in a game that hides something, whose resolutions may contain views. */
  readonly hides: boolean;
}

/** Adds the schema of one operation's resolution: the common schema with its own snapshot and outcome. */
export function addResolution(
  components: Components,
  fallback: { readonly name: string; readonly description: string },
  { snapshot, outcome, hides }: OwnParts,
): JsonSchema {
  const { root, defs } = schemaDocument(resolutionSchema, "output");
  const { views, ...properties }: Readonly<Record<string, JsonSchema>> = { ...propertiesOf(root), snapshot, outcome };
  const { description: _, ...rest } = root;
  const resolution = { ...rest, properties: { ...properties, ...(hides && views !== undefined ? { views } : {}) } };
  return components.addDocument({ id: undefined, root: resolution, defs }, unchanged, fallback);
}
