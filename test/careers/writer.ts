// Plays a career in a SQLite file until the process is killed. Prints every acknowledged version.
import { argv, env } from "node:process";
import { careerContext } from "../../src/careers/context";
import { callCareers } from "../../src/careers/index";
import { careerOperations } from "../../src/careers/operations/index";
import { environmentSecrets } from "../../src/careers/secrets/environment";
import { environmentSigner } from "../../src/careers/signing/environment";
import { sqliteStore } from "../../src/careers/store/sqlite";
import { drill } from "../fixtures/drill";

const rulesets = { ids: ["drill"], find: () => drill };
const context = careerContext(rulesets, sqliteStore(argv[2]!), {
  openSecrets: environmentSecrets(env),
  openSigner: environmentSigner(env),
});

async function call(name: string, input: object, token?: string) {
  const operation = careerOperations.find((each) => each.name === name)!;
  const answer = await callCareers(context, operation, { token }, input as Record<string, unknown>);
  if (!answer.ok) throw answer.problem;
  // biome-ignore lint/suspicious/noExplicitAny: outputs of two shapes
  return answer.output as any;
}

const made = await call("createCareer", { ruleset: "drill", seed: "drill" });
const { career } = made.career;
const { token } = made.tokens[0];
console.log(JSON.stringify({ career, token, version: 0 }));
const input = { shots: [{ target: 0, gun: "bow_gun", note: null }] };
for (let version = 0; ; version += 1) {
  const step = { career, expectedVersion: version, operation: "resolveFire", input, seed: `${version}` };
  await call("playStep", step, token);
  console.log(JSON.stringify({ career, token, version: version + 1 }));
}
