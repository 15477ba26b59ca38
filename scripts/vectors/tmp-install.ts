import { readFileSync, writeFileSync } from "node:fs";
import { printJson } from "./print";
import { runOnKernel } from "../../test/conformance/runner";
import { hunters } from "../../src/rulesets/hunters/index";
for (const name of process.argv.slice(2)) {
  const content = JSON.parse(readFileSync(`/tmp/vv/${name}.json`, "utf8"));
  writeFileSync(new URL(`../../test/vectors/hunters/${name}.json`, import.meta.url), `${printJson(content)}\n`);
  for (const v of content.vectors) { let f: string[]; try { f = runOnKernel(hunters, v); } catch (e) { f = [String(e)]; } if (f.length) console.log(v.id, f); }
}
