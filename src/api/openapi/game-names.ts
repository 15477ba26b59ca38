import type { z } from "zod";
import type { JsonSchema } from "../../core/contract/choice";
import {
  gameViewSchema,
  operationNameSchema,
  rulesetIdSchema,
  sideSchema,
  viewerSchema,
} from "../../core/contract/game-names";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { viewersOf } from "../../core/request/fields";
import { schemaDocument } from "../json-schemas";
import { schemaTypeName } from "../names";
import { operationsOf } from "../operations";
import type { Components } from "./components";

/** Replaces the schemas of names and views that differ between games by those of these rulesets. */
export function narrowGameNames(components: Components, rulesets: readonly AnyRuleset[]): void {
  if (rulesets.length === 0) return;
  narrow(components, rulesetIdSchema, { type: "string", enum: rulesets.map(({ id }) => id) });
  const operations = rulesets.flatMap((ruleset) => operationsOf(ruleset).map(({ name }) => name));
  narrow(components, operationNameSchema, { type: "string", enum: [...new Set(operations)] });
  const hiding = rulesets.flatMap((ruleset) => (ruleset.views === undefined ? [] : [{ ruleset, ...ruleset.views }]));
  if (hiding.length === 0) return;
  narrow(components, sideSchema, { type: "string", enum: [...new Set(hiding.flatMap(({ sides }) => sides))] });
  const viewers = hiding.flatMap(({ ruleset }) => viewersOf(ruleset));
  narrow(components, viewerSchema, { type: "string", enum: [...new Set(viewers)] });
  const views = hiding.map(({ ruleset, schema }) => {
    return components.addDocument(schemaDocument(schema, "output"), (id) => schemaTypeName(ruleset, id));
  });
  narrow(components, gameViewSchema, { oneOf: views });
}

/** Replaces a schema with one of the same name and description. */
function narrow(components: Components, schema: z.ZodType, replacement: JsonSchema): void {
  const { id, root } = schemaDocument(schema, "output");
  components.fix(id!, { description: root.description, ...replacement });
}
