import * as z from "zod";
import { digestOf } from "../../core/audit/canonical";
import type { AnyRuleset } from "../../core/operation/contract";
import { readCharts } from "../../core/operation/reading";
import { defineCareerOperation } from "../declaration";
import { foundingOf } from "../founding";
import { type Opened, open, rulesetOf, storeFor } from "../gate";
import { CareerProblem, forbidden, keyReused, malformed, unknownCareer } from "../problem";
import { CHAIN_FORMAT } from "../record";
import { payloadOf } from "../request";
import { type CareerFile, careerId, createdSchema, fileFields, fileSchema, idempotencyKey } from "../shapes";
import { seesAll, showCareer } from "../showing";
import { resumedStep } from "../steps";
import type { StoredStep } from "../store/store";
import { type Difference, differenceSchema, proveChain } from "../verify";

/** The most bytes of a career's file; below what a function is handed at most. */
const FILE_LIMIT = 5 * 1024 * 1024;
/** The most bytes of a career's charts: as many as a request that makes a career may have. */
const CHARTS_LIMIT = 256 * 1024;
const MOST_STEPS = 100_000;

const verdictSchema = z
  .strictObject({
    verified: z.boolean().describe("Whether every step is proven."),
    steps: z.int32().describe("How many steps the career has."),
    digest: z.string().nullable().describe("Digest of the newest step; null when the chain cannot be proven."),
    difference: differenceSchema.nullable().describe("The first step that differs, and how; null when none does."),
  })
  .meta({ id: "CareerVerdict", description: "Whether a career is proven: every link, seed, roll and snapshot." });

/** Proves a stored career by playing it again. */
export const verifyCareer = defineCareerOperation({
  name: "verifyCareer",
  title: "Verify a career",
  doc: "Plays a stored career again from its first step and compares every link, promised seed, roll and snapshot.",
  method: "GET",
  path: "/v1/careers/:career/verification",
  token: "REQUIRED",
  input: z.strictObject({ career: careerId }),
  output: verdictSchema,
  async call(context, caller, input) {
    const until = Date.now() + context.budgetMs;
    const opened = await open(context, caller, input.career);
    const { file } = await fileOf(opened);
    const found = verdict(opened.ruleset, file, until);
    if (found.difference === null || seesAll(opened, file.last)) return found;
    return { ...found, difference: { ...found.difference, expected: null, found: null } };
  },
});

/** Proves an exported career; needs no store and no token. */
export const verifyCareerFile = defineCareerOperation({
  name: "verifyCareerFile",
  title: "Verify a career's file",
  doc: "Proves an exported career by playing it again; nothing is stored.",
  method: "POST",
  path: "/v1/careers/verify",
  token: "NONE",
  bodyLimit: FILE_LIMIT,
  input: z.strictObject(fileFields).describe("The file, as exported."),
  output: verdictSchema,
  call: async (context, _caller, file) => {
    const until = Date.now() + context.budgetMs;
    return verdict(await rulesetOf(context, file.ruleset), file, until);
  },
});

/** A whole career as one file. */
export const exportCareer = defineCareerOperation({
  name: "exportCareer",
  title: "Export a career",
  doc: "A whole career as one file, from which anyone can prove it and any service can go on with it.",
  method: "GET",
  path: "/v1/careers/:career/export",
  token: "REQUIRED",
  input: z.strictObject({ career: careerId }),
  output: fileSchema,
  async call(context, caller, input) {
    const opened = await open(context, caller, input.career);
    const { file } = await fileOf(opened);
    if (!seesAll(opened, file.last)) throw forbidden("export the career before its end");
    return file;
  },
});

/** Stores an exported career as a new one, once it is proven. */
export const importCareer = defineCareerOperation({
  name: "importCareer",
  title: "Import a career",
  doc: "Proves an exported career and stores it as a new one with tokens of its own. The copy keeps the chain and adds a step that says so and promises a new seed.",
  method: "POST",
  path: "/v1/careers/import",
  token: "OPTIONAL",
  bodyLimit: FILE_LIMIT,
  input: z.strictObject({ ...fileFields, idempotencyKey }).describe("The file, as exported."),
  output: createdSchema,
  async call(context, caller, input) {
    const until = Date.now() + context.budgetMs;
    const ruleset = await rulesetOf(context, input.ruleset);
    if (Buffer.byteLength(JSON.stringify(input.charts)) > CHARTS_LIMIT) throw chartsTooLarge();
    const store = await storeFor(context);
    const founding = await foundingOf(store, ruleset, caller, input.idempotencyKey, "import");
    const payload = payloadOf(input);
    const there = founding.repeatable ? await store.readEntry(founding.career) : undefined;
    if (there !== undefined && there.payload !== payload) throw keyReused();
    const last = { step: input.steps.at(-1)!, snapshot: input.last };
    const version = last.step.version + 1;
    if (there === undefined) {
      const { snapshots, difference } = prove(ruleset, input, until);
      if (difference !== null) throw unproven(difference);
      const copied = input.steps.map((step, index): StoredStep => {
        return { step, snapshot: snapshots[index], nextSeed: "", nonce: "", key: null, payload: null };
      });
      await founding.copy(context, [...copied, resumedStep(last, "IMPORT")]);
    }
    const { name, charts } = input;
    const entry = await founding.register(context, { ruleset: ruleset.id, name, charts, origin: null, payload });
    const first = await store.readStep(entry.chain, version);
    if (first === undefined) throw unknownCareer();
    const slot = entry.tokens.find(({ role }) => role === "OWNER")!;
    const career = showCareer({ entry, slot, ruleset }, first);
    return { kind: "RESOLUTION" as const, career, tokens: [...founding.issued], answer: null };
  },
});

async function fileOf({ store, entry }: Opened): Promise<{ readonly file: CareerFile }> {
  const steps = await store.readSteps(entry.chain, 0, MOST_STEPS);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) throw unknownCareer();
  const file: CareerFile = {
    format: CHAIN_FORMAT,
    ruleset: entry.ruleset,
    name: entry.name,
    charts: (entry.charts ?? null) as CareerFile["charts"],
    first: first.step.kind === "SNAPSHOT" ? first.snapshot : null,
    steps: steps.map(({ step }) => step),
    last: last.snapshot,
  };
  return { file };
}

function verdict(ruleset: AnyRuleset, file: CareerFile, until: number) {
  const { difference } = prove(ruleset, file, until);
  const steps = file.steps.length;
  return {
    verified: difference === null,
    steps,
    digest: difference === null ? file.steps.at(-1)!.digest : null,
    difference,
  };
}

/** Proves a file: its charts can be read, its chain holds, and its last snapshot is where the chain leads. */
function prove(
  ruleset: AnyRuleset,
  file: CareerFile,
  until: number,
): { difference: Difference | null; snapshots: readonly unknown[] } {
  const { steps, charts, first } = file;
  const read = readCharts(ruleset, charts);
  if (!read.ok) throw malformed(read.faults);
  const proof = proveChain(ruleset, { steps, charts, first }, until);
  if (proof.difference !== null) return proof;
  const { snapshot: found, version } = steps.at(-1)!;
  const expected = digestOf(file.last);
  if (found === expected) return proof;
  return { ...proof, difference: { version, code: "SNAPSHOT_DIFFERS", expected, found } };
}

function chartsTooLarge() {
  const message = `The charts of a career have at most ${CHARTS_LIMIT} bytes as JSON; send those that differ alone.`;
  return new CareerProblem("TOO_LARGE", "CHARTS_TOO_LARGE", message);
}

function unproven({ version, code, expected, found }: Difference) {
  const why =
    code === "REFUSED"
      ? `played again by the rules as they are now it comes to ${found}`
      : `it says ${found ?? "nothing"}, not ${expected ?? "nothing"}`;
  const message = `Step ${version} of the file cannot be proven: ${why}.`;
  return malformed([{ code, pointer: `/steps/${version}`, message }]);
}
