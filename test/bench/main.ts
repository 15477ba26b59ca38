import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rulesets as all } from "../../src/rulesets/index";
import { coldFigures } from "./cold";
import { type Measured, tableOf } from "./figures";
import { gainFigures } from "./gains";
import { bareGenerator, kernelFigures } from "./kernel";
import { type Bundles, wireFigures } from "./wires";
import "../../scripts/unread-output.mjs";

/**
 * Measures every figure on the bundles in `dist`, for every ruleset or for the named ones, and prints them. Returns
 * whether all limits are met.
 */
export async function bench(names: readonly string[]): Promise<boolean> {
  const rulesets = all.filter(({ id }) => names.length === 0 || names.includes(id));
  const [graphql, rest] = [fileOf("graphql/index"), fileOf("rest/index")];
  const measured: Measured[] = await coldFigures(
    {
      graphql,
      rest,
      hello: fileOf("bench/hello"),
      jsonAsScript: fileOf("bench/json-as-script/index"),
    },
    rulesets,
  );
  const bundles = { rest: await load(rest), graphql: await load(graphql) };
  const bare = bareGenerator(all.find(({ id }) => id === "hunters")!);
  for (const ruleset of rulesets) {
    measured.push(...(await kernelFigures(ruleset, bare)));
    measured.push(...(await gainFigures(ruleset)));
    measured.push(...(await wireFigures(ruleset, bundles)));
  }
  const { text, isWithinLimits } = tableOf(measured);
  console.log(text);
  return isWithinLimits;
}

function fileOf(name: string): string {
  return pathToFileURL(join(process.cwd(), "dist", `${name}.mjs`)).href;
}

async function load(file: string): Promise<Bundles["rest"]> {
  return ((await import(file)) as { handler: Bundles["rest"] }).handler;
}
