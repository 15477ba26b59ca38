import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BundleSizes } from "../../infra/build.mjs";
import { rulesets } from "../../src/rulesets/index";
import { coldRows } from "./cold";
import { kernelRows } from "./kernel";
import { type Row, tableOf } from "./row";
import { type Bundles, wireRows } from "./wires";

/** Measures every figure on the bundles in `dist`, prints them, and says whether all of them keep their limits. */
export async function bench(sizes: readonly BundleSizes[]): Promise<boolean> {
  const [graphql, rest] = [fileOf("graphql/index"), fileOf("rest/index")];
  const rows: Row[] = [
    ...sizes.flatMap(sizeRows),
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

/** A bundle is as heavy as what a request loads of it; what stays unread on the disk is only told. */
function sizeRows({ file, files, bytes, whole, loaded }: BundleSizes): Row[] {
  const name = `${file.split("/").at(-2)} bundle, gzipped`;
  const kB = (size: number) => size / 1000;
  return [
    ...Object.entries(loaded).map(([game, gzipped]): Row => {
      return { name: `${name}: entry and ${game}`, value: kB(gzipped), limit: null, unit: "kB", note: "" };
    }),
    {
      name: `${name}: everything`,
      value: kB(whole),
      limit: null,
      unit: "kB",
      note: `${files} files, ${kB(bytes).toFixed(0)} kB unzipped`,
    },
  ];
}
