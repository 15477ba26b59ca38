import * as z from "zod";
import type { Malformed } from "../../core/contract/answer";
import type { InvalidRequest } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import type { SnapshotBase } from "../../core/contract/snapshot";
import { isMalformed } from "../../core/request/read";
import {
  type CareerFile,
  fileFields,
  fileSchema,
  isLast,
  type ProofResult,
  proveFile,
  provePage,
  verdictOf,
  verdictSchema,
} from "../../proof/career-file";
import type { Difference } from "../../proof/difference";
import { targetOf } from "../../proof/events";
import { type ChainStep, OLDER_FORMAT } from "../../proof/record";
import { ChainProof, type OnStep, type ProofOptions, type Snapshots } from "../../proof/verify";
import { type Caller, type CareerContext, stepsExpireAt } from "../context";
import { defineCareerOperation } from "../declaration";
import { expiryOf, foundingOf } from "../founding";
import {
  allow,
  assertStands,
  headOf,
  type Opened,
  open,
  openEvenHalf,
  rulesetOf,
  stepAt,
  storeFor,
  throwMissing,
} from "../gate";
import { CareerProblem, forbidden, keyReused, malformedInput, pageOutOfTurn, tooLong, unknownCareer } from "../problem";
import { payloadOf } from "../request";
import { careerId, createdSchema, idempotencyKey } from "../shapes";
import { blindDigest, seesAll, showCareer } from "../showing";
import { resumedStep } from "../steps";
import type { CareerStore, Entry, StoredStep } from "../store/store";
import { authorOf, type IssuedToken } from "../tokens";
import { versionUnknown } from "./reading";

/** The most bytes of a career's file; below what a function is handed at most. */
const FILE_LIMIT = 5 * 1024 * 1024;

/** The most bytes of a career's charts: as many as a request that makes a career may have. */
const CHARTS_LIMIT = 256 * 1024;

/** The most steps of a page of a file, and about the most bytes of them: below what a function takes and answers. */
const PAGE_LIMIT = 1_000;

const PAGE_BYTES = 3 * 1024 * 1024;

/** Steps that are read at once: with their snapshots they are much larger than without. */
const READ_AT_ONCE = 100;

const SIDE_BY_SIDE = 8;

/** What an import tells. */
type Created = z.infer<typeof createdSchema>;

/** Proves a stored career by playing it again. */
export const verifyCareer = defineCareerOperation({
  name: "verifyCareer",
  title: "Verify a career",
  doc: "Plays a stored career again from its first step and compares every link, promised seed, roll and snapshot.",
  method: "GET",
  writes: false,
  path: "/v1/careers/:career/verification",
  token: "REQUIRED",
  input: z.strictObject({ career: careerId }),
  output: verdictSchema,
  async call(context, caller, input) {
    const until = Date.now() + context.budgetMs;
    const opened = await open(context, caller, input.career);
    const head = await headOf(opened);
    const { version } = head.step;
    const keys = (await context.openSigner())?.keys;
    const proof = await storedProof(opened, version, { onStep: within(until), keys });
    const found = verdictOf(proof, version + 1, head.step.digest);
    const { difference } = found;
    if (seesAll(opened, head.snapshot)) return found;
    // Which steps rolled at all may be a secret as much as what they rolled.
    const digest = found.digest && blindDigest(head.step);
    return { ...found, dice: [], digest, difference: difference && { ...difference, expected: null, found: null } };
  },
});

/** Proves an exported career; needs no store and no token. */
export const verifyCareerFile = defineCareerOperation({
  name: "verifyCareerFile",
  title: "Verify a career's file",
  doc: "Proves an exported career by playing it again; nothing is stored.",
  method: "POST",
  writes: false,
  path: "/v1/careers/verify",
  token: "NONE",
  bodyLimit: FILE_LIMIT,
  input: z.strictObject(fileFields).describe("The file, as exported."),
  output: verdictSchema,
  call: async (context, _caller, file) => {
    const until = Date.now() + context.budgetMs;
    const ruleset = await rulesetOf(context, file.ruleset);
    const keys = (await context.openSigner())?.keys;
    return readable(proveFile(ruleset, file, { onStep: within(until), keys }));
  },
});

/** A whole career as one file, or in pages. */
export const exportCareer = defineCareerOperation({
  name: "exportCareer",
  title: "Export a career",
  doc: "A whole career as one file, from which anyone can prove it and any service can go on with it. A long one comes in pages, each a file of the steps after the one before; joined, their steps are the career's.",
  method: "GET",
  writes: false,
  path: "/v1/careers/:career/export",
  token: "REQUIRED",
  input: z.strictObject({
    career: careerId,
    after: z
      .string()
      .regex(/^\d{1,7}$/, "form/next-page")
      .optional()
      .describe("`next` of the page before."),
    limit: z
      .int32()
      .min(1)
      .max(PAGE_LIMIT)
      .optional()
      .describe(`Steps of a page. Maximum and default: ${PAGE_LIMIT}. Large steps make shorter pages.`),
  }),
  output: fileSchema,
  async call(context, caller, { career, after, limit = PAGE_LIMIT }) {
    const opened = await open(context, caller, career);
    const { entry } = opened;
    const head = await headOf(opened);
    if (!seesAll(opened, head.snapshot)) throw forbidden("door/export");
    const newest = head.step.version;
    const from = after === undefined ? 0 : Number(after) + 1;
    if (from > newest) throw versionUnknown(newest, "/after");
    const { steps, first, last } = await pageOf(opened, from, limit);
    const file: CareerFile = {
      format: head.step.format ?? OLDER_FORMAT,
      ruleset: entry.ruleset,
      name: entry.name,
      charts: (entry.charts ?? null) as CareerFile["charts"],
      first: firstOf(first),
      steps,
      last: last.snapshot,
      next: last.step.version < newest ? String(last.step.version) : null,
    };
    return file;
  },
});

/** Stores an exported career as a new one, once it is proven. */
export const importCareer = defineCareerOperation({
  name: "importCareer",
  title: "Import a career",
  doc: "Proves an exported career and stores it as a new one with tokens of its own. The copy keeps the chain and adds a step that says so and promises a new seed. A career in pages is imported page by page: the first makes it, each further one is sent with the id of the career and its owner's token, and the last one opens it.",
  method: "POST",
  writes: true,
  path: "/v1/careers/import",
  token: "OPTIONAL",
  creates: "ALWAYS",
  bodyLimit: FILE_LIMIT,
  input: z
    .strictObject({
      ...fileFields,
      career: careerId.optional().describe("Of a further page: the id of the career that the first page has made."),
      idempotencyKey,
    })
    .describe("The file, as exported."),
  output: createdSchema,
  async call(context, caller, input) {
    const until = Date.now() + context.budgetMs;
    const { career, ...page } = input;
    return career === undefined ? begin(context, caller, page, until) : goOn(context, caller, career, page, until);
  },
});

type Page = CareerFile & { readonly idempotencyKey?: string | undefined };

/** Makes a career of a file, or of the first page of one. */
async function begin(context: CareerContext, caller: Caller, page: Page, until: number): Promise<Created> {
  const ruleset = await rulesetOf(context, page.ruleset);
  if (Buffer.byteLength(JSON.stringify(page.charts)) > CHARTS_LIMIT) throw chartsTooLarge();
  const store = await storeFor(context);
  const { founding, there } = await foundingOf(context, store, ruleset, caller, page.idempotencyKey, "import");
  const payload = payloadOf(page);
  if (there !== undefined && there.payload !== payload) throw keyReused();
  const last = lastOf(page);
  const signer = await context.openSigner();
  if (there === undefined) {
    const copied = proven(ruleset, page, { onStep: within(until), keys: signer?.keys });
    const making = { ...founding.makingOf(page.name), signer };
    await founding.copy(context, isLast(page) ? [...copied, resumedStep(ruleset, last, "IMPORT", making)] : copied);
  }
  const { name, charts } = page;
  const importing = isLast(page) ? null : last.step.version;
  const particulars = { ruleset: ruleset.id, name, charts, origin: null, payload, importing };
  const entry = await founding.register(context, particulars);
  const first = isLast(page)
    ? await store.readStep(entry.chain, last.step.version + 1)
    : await store.readHead(entry.chain);
  return imported({ store, entry, ruleset }, first, founding.issuedFor(entry));
}

/** Adds a further page to a career that is imported in pages. */
async function goOn(
  context: CareerContext,
  caller: Caller,
  career: string,
  page: Page,
  until: number,
): Promise<Created> {
  const opened = await openEvenHalf(context, caller, career);
  allow(opened, ["OWNER"], "door/import");
  const { store, entry, ruleset } = opened;
  const last = lastOf(page);
  if (entry.importing === null) return ended(opened, last.step);
  const reached = entry.importing;
  if (page.steps[0]!.version !== reached + 1) throw pageOutOfTurn(reached);
  const after = await stepAt(opened, reached);
  const { name, charts } = entry as { readonly name: string | null; readonly charts: CareerFile["charts"] };
  const signer = await context.openSigner();
  const earlier = await takenBackTo(store, entry.chain, page.steps);
  const means = { onStep: within(until), keys: signer?.keys };
  const steps = proven(ruleset, { ...page, name, charts }, means, after, earlier);
  store.assertFit(steps);
  const expiresAt = expiryOf(context);
  if (!(await appendAll(store, entry.chain, steps, stepsExpireAt(context, expiresAt)))) throw pageOutOfTurn(reached);
  const whole = isLast(page);
  const head = await store.readHead(entry.chain);
  // A longer page may have been stored by a request that was cut short: a step of it, which promises nothing, would stand as the newest.
  if (whole && head !== undefined && head.promise === null && head.step.version > last.step.version) {
    throw pageOutOfTurn(reached);
  }
  // Of two that carry the same page, the first to get here makes the promise.
  if (whole) {
    const { current } = await context.openSecrets();
    const { chain, name } = entry;
    const making = { chain, secret: current, signer, name, author: authorOf(opened.slot) };
    const resumed = resumedStep(ruleset, last, "IMPORT", making);
    await store.append(entry.chain, resumed, stepsExpireAt(context, expiresAt));
  }
  if (whole) await Promise.all(entry.tokens.map(({ hash }) => store.link(hash, entry.career, expiresAt)));
  const next: Entry = {
    ...entry,
    revision: entry.revision + 1,
    importing: whole ? null : last.step.version,
    expiresAt: whole ? expiresAt : entry.expiresAt,
  };
  const written = await store.writeEntry(next);
  await assertStands(opened);
  if (written) return imported({ ...opened, entry: next }, await store.readHead(entry.chain), []);
  const now = await openEvenHalf(context, caller, career);
  if (now.entry.importing === null) return ended(now, last.step);
  if (now.entry.importing === last.step.version) return imported(now, await store.readHead(entry.chain), []);
  throw pageOutOfTurn(now.entry.importing);
}

/** The answer to a page of a career that is whole: the same again when it was the last page. */
async function ended(opened: Opened, last: ChainStep): Promise<Created> {
  const { store, entry } = opened;
  const resumed = await store.readStep(entry.chain, last.version + 1);
  if (resumed?.step.kind === "IMPORT" && resumed.step.previous === last.digest) return imported(opened, resumed, []);
  const head = await store.readHead(entry.chain);
  throw pageOutOfTurn(head?.step.version ?? last.version);
}

/** What is told of an import: the career, or how far it has come. */
function imported(
  { entry, ruleset }: Pick<Opened, "store" | "entry" | "ruleset">,
  shown: StoredStep | undefined,
  tokens: readonly IssuedToken[],
): Created {
  const told = { kind: "RESOLUTION" as const, tokens: [...tokens], answer: null };
  if (entry.importing !== null) {
    return { ...told, career: null, importing: { career: entry.career, version: entry.importing } };
  }
  if (shown === undefined) throw unknownCareer();
  const slot = entry.tokens.find(({ role }) => role === "OWNER")!;
  return { ...told, career: showCareer({ entry, slot, ruleset }, shown), importing: null };
}

/** The steps of a page with their snapshots, once they are proven; throws for one that cannot be. */
function proven(
  ruleset: AnyRuleset,
  page: CareerFile,
  means: ProofOptions,
  after?: StoredStep,
  earlier?: Snapshots,
): StoredStep[] {
  const { snapshots, difference } = readable(provePage(ruleset, page, means, after, earlier));
  if (difference !== null) throw unproven(difference);
  // The same step is known again by its digest, where a page is sent twice.
  return page.steps.map((step, index) => {
    return {
      step,
      snapshot: snapshots[index] as SnapshotBase,
      promise: null,
      nonce: step.digest,
      key: null,
      payload: null,
    };
  });
}

/** Appends steps, a few side by side; false when another one stands in the place of any. */
async function appendAll(
  store: CareerStore,
  chain: string,
  steps: readonly StoredStep[],
  expiresAt: number,
): Promise<boolean> {
  const left = steps.entries();
  let same = true;
  const worker = async () => {
    for (const [, step] of left) if (!(await store.append(chain, step, expiresAt))) same = false;
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  return same;
}

function lastOf({ steps, last }: CareerFile) {
  return { step: steps.at(-1)!, snapshot: last as SnapshotBase };
}

/** The steps of a page, as many as fit into an answer and into what is taken by an import. */
async function pageOf(opened: Opened, from: number, limit: number) {
  const { store, entry } = opened;
  const steps: ChainStep[] = [];
  let [first, last]: (StoredStep | undefined)[] = [];
  let bytes = 0;
  while (steps.length < limit && bytes < PAGE_BYTES) {
    const read = await store.readSteps(entry.chain, from + steps.length, Math.min(READ_AT_ONCE, limit - steps.length));
    for (const stored of read) {
      bytes += Buffer.byteLength(JSON.stringify(stored.step));
      if (bytes > PAGE_BYTES && last !== undefined) break;
      first ??= stored;
      last = stored;
      steps.push(stored.step);
    }
    if (read.length === 0) break;
  }
  if (first === undefined || last === undefined) return throwMissing(opened, `step ${from}`);
  return { steps, first, last };
}

/** The proof of a stored career up to its newest step; its steps are read and played again a part at a time. */
async function storedProof(opened: Opened, newest: number, means: ProofOptions): Promise<ProofResult> {
  const { store, entry, ruleset } = opened;
  let proof: ChainProof | undefined;
  for (let from = 0; from <= newest; ) {
    means.onStep?.(from);
    const read = await store.readSteps(entry.chain, from, Math.min(READ_AT_ONCE, newest + 1 - from));
    const [first] = read;
    if (first === undefined) return throwMissing(opened, `step ${from}`);
    proof ??= new ChainProof(ruleset, { charts: entry.charts ?? null, first: firstOf(first) }, means);
    const steps = read.map(({ step }) => step);
    proof.add(steps, await takenBackTo(store, entry.chain, steps));
    if (proof.isOver) break;
    from += read.length;
  }
  return proof!;
}

/** The snapshots after earlier steps that one of these goes back to, as the store has them. */
async function takenBackTo(store: CareerStore, chain: string, steps: readonly ChainStep[]): Promise<Snapshots> {
  const first = steps[0]!.version;
  const versions = new Set(steps.map(targetOf).filter((version) => version !== undefined && version < first));
  const read = await Promise.all([...versions].map((version) => store.readStep(chain, version!)));
  return new Map(read.flatMap((stored) => (stored === undefined ? [] : [[stored.step.version, stored.snapshot]])));
}

/** The snapshot that a chain began with; null for one that began as a new game. */
function firstOf({ step, snapshot }: StoredStep): unknown {
  return step.kind === "SNAPSHOT" ? snapshot : null;
}

/** Ends a proof that is not done by `until`, in milliseconds since 1970. */
function within(until: number): OnStep {
  return (version) => {
    if (Date.now() > until) throw tooLong(version);
  };
}

/** A proof that could be made; throws for a file that cannot be read. */
function readable<P extends object>(proof: P | Malformed | InvalidRequest): P {
  if (isMalformed(proof)) throw malformedInput(proof.faults);
  return proof;
}

function chartsTooLarge() {
  return new CareerProblem("TOO_LARGE", "CHARTS_TOO_LARGE", { values: { limit: CHARTS_LIMIT } });
}

function unproven({ version, code, expected, found }: Difference) {
  const nothing = { id: "found/nothing" };
  const values = { version, found: found ?? nothing, expected: expected ?? nothing };
  const message = { id: code === "REFUSED" ? "CAREER_UNPROVEN/replayed" : "CAREER_UNPROVEN", values };
  return malformedInput([{ code, pointer: `/steps/${version}`, message }]);
}
