import type { Examples } from "../../core/contract/operation";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { graphqlSchema } from "../graphql/declared/schema";
import { type Part, partsOf } from "../graphql/parts";
import { sdlOf, sdlOfGame } from "../graphql/sdl";
import { publishedSchema } from "../json-schemas";
import { operationsOf } from "../operations";
import { openApiDocuments } from "./document";

/** Every file of the folder `schema/` by its path there: the contracts as published, made from the declarations and examples. */
export async function publishedFiles(
  rulesets: readonly AnyRuleset[],
  examples: ReadonlyMap<string, Examples>,
): Promise<ReadonlyMap<string, string>> {
  const schema = await graphqlSchema(rulesets);
  const files = new Map<string, string>();
  const json = (path: string, value: unknown) => files.set(path, `${JSON.stringify(value, null, 2)}\n`);
  files.set("schema.graphql", sdlOf(schema));
  const ids = rulesets.map(({ id }) => id);
  for (const id of ids) files.set(`${id}.graphql`, sdlOfGame(schema, id, ids));
  for (const [name, part] of partsOf(schema, ids)) {
    files.set(`graphql/${name}.json`, partText(part, false));
    files.set(`graphql/described/${name}.json`, partText(part, true));
  }
  for (const [path, document] of openApiDocuments(rulesets)) json(path, document);
  for (const [id, each] of examples) files.set(`examples/${id}.json`, examplesText(each));
  for (const ruleset of rulesets) {
    const { id, title } = ruleset;
    json(`${id}/snapshot.schema.json`, { title: `${title}: snapshot`, ...publishedSchema(ruleset.snapshot, "output") });
    json(`${id}/chart-pack.schema.json`, {
      title: `${title}: chart pack`,
      ...publishedSchema(ruleset.packSchema, "output"),
    });
    for (const { name, input, output } of ruleset.reports) {
      const path = `${id}/reports/${name}`;
      json(`${path}.input.schema.json`, { title: `${title}: ${name}, input`, ...publishedSchema(input, "input") });
      json(`${path}.output.schema.json`, { title: `${title}: ${name}, output`, ...publishedSchema(output, "output") });
    }
    for (const operation of operationsOf(ruleset)) {
      const path = `${id}/operations/${operation.name}`;
      const named = `${title}: ${operation.name}`;
      json(`${path}.input.schema.json`, { title: `${named}, input`, ...publishedSchema(operation.input, "input") });
      json(`${path}.outcome.schema.json`, {
        title: `${named}, outcome`,
        ...publishedSchema(operation.outcome, "output"),
      });
    }
  }
  return files;
}

/** Examples with a line for each. */
function examplesText({ operations, reports }: Examples): string {
  const part = (requests: Readonly<Record<string, unknown>>): string =>
    Object.entries(requests)
      .map(([name, request]) => `${JSON.stringify(name)}: ${JSON.stringify(request)}`)
      .join(",\n");
  return `{"operations": {\n${part(operations)}\n},\n"reports": {\n${part(reports)}\n}}\n`;
}

/** A part of the schema with a line per type, without the members that say nothing, and without descriptions unless told. */
function partText({ types, ...rest }: Part, described: boolean): string {
  const telling = (key: string, value: unknown) =>
    value === null || value === false || (!described && key === "description" && typeof value === "string")
      ? undefined
      : value;
  const lines = types.map((type) => JSON.stringify(type, telling)).join(",\n");
  return `{"types": [\n${lines}\n],\n${JSON.stringify(rest, telling).slice(1)}\n`;
}
