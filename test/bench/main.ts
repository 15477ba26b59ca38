import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rulesets } from "../../src/rulesets/index";
import { coldRows } from "./cold";
import { kernelRows } from "./kernel";
import { type Row, tableOf } from "./row";
import { type Bundles, wireRows } from "./wires";

const dist = join(process.cwd(), "dist");
const bundle = { rest: join(dist, "rest/index.cjs"), graphql: join(dist, "graphql/index.cjs") };
const requireFrom = createRequire(join(dist, "bench"));
const load = (file: string) => (requireFrom(file) as { handler: Bundles["rest"] }).handler;

const rows: Row[] = [
  ...sizeRows(),
  ...coldRows(bundle.graphql, join(dist, "bench/hello.cjs"), join(dist, "bench/hello-lean.cjs")),
];
const bundles = { rest: load(bundle.rest), graphql: load(bundle.graphql) };
for (const ruleset of rulesets) rows.push(...(await kernelRows(ruleset)));
rows.push(...(await wireRows([...rulesets][0]!, bundles)));

const { text, kept } = tableOf(rows);
console.log(text);
process.exitCode = kept ? 0 : 1;

function sizeRows(): Row[] {
  return Object.entries(bundle).map(([name, file]) => {
    const bytes = readFileSync(file);
    const gzipped = gzipSync(bytes, { level: 9 }).length / 1000;
    const note = `${(bytes.length / 1000).toFixed(0)} kB unzipped`;
    return { name: `${name} bundle, gzipped`, value: gzipped, limit: 260, unit: "kB", note };
  });
}
