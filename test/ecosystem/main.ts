import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSchema, introspectionFromSchema, isAbstractType } from "graphql";
import { handler } from "../../src/handlers/graphql";
import { rulesets } from "../../src/rulesets/index";
import { ask } from "../http/client";
import "../../scripts/unread-output.mjs";

/*
 * Runs other people's tools on the published files, in a separate folder: they need 170 packages, which this project
 * does not. `npm run check:generators` takes a minute and needs the npm registry and Python 3. It fails if a tool
 * reports an error.
 */

const folder = mkdtempSync(join(tmpdir(), "ecosystem-"));
const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));

/** Prints a command and runs it in the folder. */
function run(command: string, ...args: readonly string[]): void {
  console.log(`${command} ${args.join(" ")}`);
  execFileSync(command, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}

/** The code in a section of docs/graphql.md. */
function recipeOf(section: string): string {
  const text = readFileSync("docs/graphql.md", "utf8").split(`## ${section}\n`)[1] ?? "";
  const code = /```ts\n(.*?)```/s.exec(text)?.[1];
  if (code === undefined) throw new Error(`docs/graphql.md has no code under ${section}.`);
  return code;
}

/** A query with the service's answer. */
async function answerTo(query: string): Promise<{ readonly query: string; readonly data: unknown }> {
  const { json } = await ask(handler, query);
  if (json.errors !== undefined) throw new Error(JSON.stringify(json.errors));
  return { query, data: json.data };
}

/** A stored game at a version, as a service with a store returns it. */
function careerAt(version: number) {
  const __typename = "Career";
  const data = { __typename: "Query", career: { __typename, career: "c1", version } };
  return { query: `{ __typename career(career: "c1", step: ${version}) { __typename career version } }`, data };
}

const chartsQuery = (game: string) =>
  `${game} { __typename charts { __typename id name chart } rulings { __typename id question ruling } }`;

const fixture = {
  recipe: { apollo: recipeOf("Apollo Client"), urql: recipeOf("urql") },
  possibleTypes: Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .map(({ name }) => [name, schema.getPossibleTypes(schema.getType(name) as never).map((each) => each.name)]),
  ),
  introspection: introspectionFromSchema(schema, { descriptions: false }),
  charts: await answerTo(`{ __typename ${["hunters", "goeben", "pq17"].map(chartsQuery).join(" ")} }`),
  played: await answerTo(
    `{ hunters { __typename new(input: { boat: VIIC, number: 96, name: "Lehmann" }, seed: "x") { __typename ...Played } } } fragment Played on Resolution { operation snapshot digest dice }`,
  ),
  career: [careerAt(1), careerAt(2)],
};

try {
  cpSync("test/ecosystem/tools", folder, { recursive: true });
  cpSync("schema/schema.graphql", join(folder, "schema.graphql"));
  writeFileSync(join(folder, "given.json"), JSON.stringify(fixture));
  run("npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel", "error");
  const documents = readdirSync("schema/openapi");
  for (const document of documents) {
    const [name = ""] = document.split(".");
    cpSync(join("schema/openapi", document), join(folder, document));
    run("npx", "openapi-typescript", document, "-o", `types-${name}.d.ts`);
    run("npx", "orval", "--input", document, "--output", `client-${name}.ts`, "--client", "fetch");
  }
  const lib = ["--lib", "es2022,dom,dom.iterable", "--target", "es2022", "--module", "esnext"];
  const sources = documents.flatMap((each) => [`types-${each.slice(0, -5)}.d.ts`, `client-${each.slice(0, -5)}.ts`]);
  run("npx", "tsc", "--noEmit", "--strict", "--moduleResolution", "bundler", ...lib, ...sources);
  for (const { id } of rulesets) {
    cpSync(`schema/${id}/snapshot.schema.json`, join(folder, `${id}.schema.json`));
    const python = ["--lang", "python", "--python-version", "3.7", "-t", "Snapshot", "-o", `${id}_snapshot.py`];
    run("npx", "quicktype", "-s", "schema", `${id}.schema.json`, ...python);
    const { operations } = JSON.parse(readFileSync(`schema/examples/${id}.json`, "utf8"));
    const examples = Object.values(operations) as readonly { readonly snapshot?: unknown }[];
    writeFileSync(join(folder, `${id}.json`), JSON.stringify(examples.flatMap(({ snapshot }) => snapshot ?? [])));
  }
  run("python3", "snapshots.py");
  for (const each of ["inspector.mjs", "apollo.mjs", "urql.mjs"]) run("node", each);
  console.log("Nobody complains.");
} finally {
  rmSync(folder, { recursive: true, force: true });
}
