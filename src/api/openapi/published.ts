import type { Examples } from "../../core/contract/operation";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { graphqlSchema } from "../graphql/declared/schema";
import { type SchemaPart, splitSchema } from "../graphql/parts";
import { sdlOf } from "../graphql/sdl";
import { publishedSchema } from "../json-schemas";
import { operationsOf } from "../operations";
import { openApiDocuments } from "./document";
import { addExamples, type ExampleSources } from "./examples";

/**
 * Returns every file of the folder `schema/` by its path there: the published contracts, derived from the declarations
 * and examples.
 */
export async function publishedFiles(
  rulesets: readonly AnyRuleset[],
  examples: ReadonlyMap<string, Examples>,
  sources: ExampleSources = {},
): Promise<ReadonlyMap<string, string>> {
  const schema = await graphqlSchema(rulesets);
  const files = new Map<string, string>();
  const json = (path: string, value: unknown) => files.set(path, `${JSON.stringify(value, null, 2)}\n`);
  files.set("schema.graphql", sdlOf(schema));
  const ids = rulesets.map(({ id }) => id);
  for (const [name, part] of splitSchema(schema, ids)) {
    files.set(`graphql/${name}.json`, partText(part, false));
    files.set(`graphql/described/${name}.json`, partText(part, true));
  }
  const documents = openApiDocuments(rulesets);
  await addExamples(documents, rulesets, examples, sources);
  // Without indentation: it would double their size.
  for (const [path, document] of documents) files.set(path, `${JSON.stringify(document)}\n`);
  for (const [id, each] of examples) files.set(`examples/${id}.json`, examplesText(each));
  for (const ruleset of rulesets) {
    const { id, title } = ruleset;
    json(`${id}/snapshot.schema.json`, { title: `${title}: snapshot`, ...publishedSchema(ruleset.snapshot, "output") });
    json(`${id}/chart-pack.schema.json`, {
      title: `${title}: chart pack`,
      ...publishedSchema(ruleset.packSchema, "output"),
    });
    if (ruleset.views !== undefined) {
      json(`${id}/view.schema.json`, { title: `${title}: view`, ...publishedSchema(ruleset.views.schema, "output") });
    }
    for (const { name, input, output } of ruleset.reports) {
      const path = `${id}/reports/${name}`;
      json(`${path}.input.schema.json`, { title: `${title}: ${name}, input`, ...publishedSchema(input, "input") });
      json(`${path}.output.schema.json`, { title: `${title}: ${name}, output`, ...publishedSchema(output, "output") });
    }
    for (const operation of operationsOf(ruleset)) {
      const path = `${id}/operations/${operation.name}`;
      const heading = `${title}: ${operation.name}`;
      json(`${path}.input.schema.json`, { title: `${heading}, input`, ...publishedSchema(operation.input, "input") });
      json(`${path}.outcome.schema.json`, {
        title: `${heading}, outcome`,
        ...publishedSchema(operation.outcome, "output"),
      });
    }
  }
  return files;
}

/** Formats examples with one line for each. */
function examplesText({ operations, reports }: Examples): string {
  const part = (requests: Readonly<Record<string, unknown>>): string =>
    Object.entries(requests)
      .map(([name, request]) => `${JSON.stringify(name)}: ${JSON.stringify(request)}`)
      .join(",\n");
  return `{"operations": {\n${part(operations)}\n},\n"reports": {\n${part(reports)}\n}}\n`;
}

/**
 * Formats a part of the schema with one line per type. Omits members with default values and, unless `described`,
 * descriptions.
 */
function partText({ types, ...rest }: SchemaPart, described: boolean): string {
  const omitDefaults = (key: string, value: unknown) =>
    value === null || value === false || (!described && key === "description" && typeof value === "string")
      ? undefined
      : value;
  const lines = types.map((type) => JSON.stringify(type, omitDefaults)).join(",\n");
  return `{"types": [\n${lines}\n],\n${JSON.stringify(rest, omitDefaults).slice(1)}\n`;
}
