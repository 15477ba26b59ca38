import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rulesets } from "../../src/rulesets/index";
import { coldRows } from "./cold";
import { kernelRows } from "./kernel";
import { type Row, tableOf } from "./row";
import { type Bundles, wireRows } from "./wires";

/** Measures every figure on the bundles in `dist`, prints them, and says whether all of them keep their limits. */
export async function bench(): Promise<boolean> {
  const [graphql, rest] = [fileOf("graphql/index"), fileOf("rest/index")];
  const rows: Row[] = [
    ...coldRows({ graphql, rest, hello: fileOf("bench/hello"), helloLean: fileOf("bench/hello-lean") }, rulesets[0]!),
  ];
  const bundles = { rest: await load(rest), graphql: await load(graphql) };
  for (const ruleset of rulesets) rows.push(...(await kernelRows(ruleset)));
  rows.push(...(await wireRows(rulesets[0]!, bundles)));
  const { text, kept } = tableOf(rows);
  console.log(text);
  return kept;
}

function fileOf(name: string): string {
  return pathToFileURL(join(process.cwd(), "dist", `${name}.mjs`)).href;
}

async function load(file: string): Promise<Bundles["rest"]> {
  return ((await import(file)) as { handler: Bundles["rest"] }).handler;
}
