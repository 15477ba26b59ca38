import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSchema, getNamedType, parse, TypeInfo, validate, visit, visitWithTypeInfo } from "graphql";
import { startServer } from "../http/server-process";
import { MAIN_PATH, PLAY_HUNTERS } from "./documents";
import { type Meter, meterOf } from "./meter";
import { gameAtOneScreen, gameOfTwoSides, type TurnCost, turnCost } from "./turn";
import "../../scripts/unread-output.mjs";

/*
 * The trial of a front-end developer: from an empty folder to a first typed query, then a turn of PQ-17. Prints what
 * each costs, and what other services document on day one. Needs the npm registry.
 */

/** Fields of the main path that stay JSON. docs/graphql.md gives the reasons. */
const JSON_FIELDS = [
  "Decision.input",
  "DecisionLimit.allowed",
  "DecisionLimit.forbidden",
  "DecisionLimit.values",
  "DecisionLimit.weights",
  "Selection.values",
  "SelectionWhere.values",
];

const SEED = "trial";

/** The recipe of docs/graphql.md, for one game. */
const CODEGEN = {
  schema: "hunters.graphql",
  documents: "play.ts",
  generates: {
    "gql/": {
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: { enumsAsTypes: true, onlyOperationTypes: true, scalars: { JSON: "unknown", Snapshot: "unknown" } },
    },
  },
};

const folder = mkdtempSync(join(tmpdir(), "trial-"));
const server = await startServer({ CAREERS_FOLDER: join(folder, "careers"), CAREERS_PER_HOUR: "none" });

try {
  const meter = meterOf(server.url);
  await firstTypedQuery(meter);
  const sdl = (await meter.send({ path: "/schema.graphql" })).text;
  printJsonShare(sdl);
  printTurn("PQ-17 turn, stateless", await turnCost(() => gameAtOneScreen(meter, SEED), meter, 1));
  // The server rolls other dice in each game.
  printTurn(
    "PQ-17 turn, two stored sides",
    await turnCost((game) => gameOfTwoSides(meter, `${SEED} ${game}`), meter, 10),
  );
  console.log(`\n${readFileSync(new URL("side-by-side.md", import.meta.url), "utf8")}`);
} finally {
  await server.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}

/** Installs a code generator in an empty folder, generates types for one game, compiles a query and sends it. */
async function firstTypedQuery({ send, ask, read }: Meter): Promise<void> {
  const started = performance.now();
  const project = join(folder, "project");
  mkdirSync(project);
  cpSync("examples/react-apollo/package.json", join(project, "package.json"));
  cpSync("examples/react-apollo/package-lock.json", join(project, "package-lock.json"));
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { cwd: project, stdio: ["ignore", "ignore", "inherit"] });
  run("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel", "error");
  const installed = performance.now();
  read();
  writeFileSync(join(project, "hunters.graphql"), (await send({ path: "/schema/hunters.graphql" })).text);
  writeFileSync(join(project, "codegen.json"), JSON.stringify(CODEGEN));
  writeFileSync(
    join(project, "play.ts"),
    `import { graphql } from "./gql";\nexport const play = graphql(\`${PLAY_HUNTERS}\`);\n`,
  );
  run("npx", "graphql-codegen", "--config", "codegen.json");
  run(
    "npx",
    "tsc",
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "--module",
    "esnext",
    "--moduleResolution",
    "bundler",
    "play.ts",
  );
  const input = { boat: "VIIC", number: 96, name: "Lehmann" };
  await ask(PLAY_HUNTERS, { operation: "new", input, seed: SEED });
  const ended = performance.now();
  const gql = join(project, "gql");
  const bytes = readdirSync(gql).reduce((sum, name) => sum + statSync(join(gql, name)).size, 0);
  print("first typed query, requests to the service", read().requests);
  print("first typed query, seconds", ((ended - started) / 1000).toFixed(1));
  print("  of these, npm ci", ((installed - started) / 1000).toFixed(1));
  print("generated for one game, kB", kilobytes(bytes));
}

/** Prints how many fields of the main path are JSON without a reason in docs/graphql.md. */
function printJsonShare(sdl: string): void {
  const schema = buildSchema(sdl);
  const info = new TypeInfo(schema);
  const fields = new Set<string>();
  const untyped = new Set<string>();
  for (const source of MAIN_PATH) {
    const document = parse(source);
    const [error] = validate(schema, document);
    if (error !== undefined) throw error;
    visit(
      document,
      visitWithTypeInfo(info, {
        Field: () => {
          const name = `${info.getParentType()?.name}.${info.getFieldDef()?.name}`;
          fields.add(name);
          if (getNamedType(info.getType())?.name === "JSON" && !JSON_FIELDS.includes(name)) untyped.add(name);
        },
      }),
    );
  }
  print(
    "fields typed JSON on the main path",
    `${untyped.size} of ${fields.size}${[...untyped].map((each) => ` ${each}`)}`,
  );
}

function printTurn(name: string, { moves, documents, requests, raw, compressed }: TurnCost): void {
  print(`${name}, moves`, moves);
  print(`${name}, documents`, documents);
  print(`${name}, requests`, requests);
  print(`${name}, kB raw`, kilobytes(raw));
  print(`${name}, kB compressed`, kilobytes(compressed));
}

function print(name: string, value: string | number): void {
  console.log(`${name.padEnd(50)} ${value}`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
