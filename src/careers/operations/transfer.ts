import * as z from "zod";
import type { InvalidRequest, Malformed } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import type { SnapshotBase } from "../../core/contract/snapshot";
import { isMalformed } from "../../core/request/result";
import {
  type CareerFile,
  fileChecks,
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
import { creationOf, expiryOf } from "../creation";
import { defineCareerOperation } from "../declaration";
import {
  assertNotDeleted,
  assertRole,
  type OpenedCareer,
  openCareer,
  openIncludingPartialImport,
  readNewestStep,
  requireRuleset,
  stepAt,
  storeFor,
  throwMissingStep,
} from "../gate";
import {
  CareerProblem,
  forbidden,
  keyReused,
  malformedInput,
  pageOutOfTurn,
  proofTooLong,
  unknownCareer,
} from "../problem";
import { payloadOf } from "../request";
import { careerId, createdSchema, idempotencyKey } from "../shapes";
import { resumedStep } from "../steps";
import type { CareerStore, Entry, StoredStep } from "../store/store";
import { authorOf, type IssuedToken } from "../tokens";
import { saltedDigest, seesAll, showCareer } from "../visibility";
import { versionUnknownProblem } from "./reading";

/** Maximum bytes of an exported career. Below the maximum event of a function. */
const FILE_LIMIT = 5 * 1024 * 1024;

/** Maximum bytes of a career's charts, the same as for a request that creates a career. */
const CHARTS_LIMIT = 256 * 1024;

/**
 * Maximum steps of a page of an export, and its approximate maximum bytes. Both are below the size limits of a
 * function.
 */
const PAGE_LIMIT = 1_000;

const PAGE_BYTES = 3 * 1024 * 1024;

/** Steps that are read at once. With their snapshots they are much larger than without. */
const READ_AT_ONCE = 100;

const CONCURRENT_WRITES = 8;

/** The response of an import. */
type CreatedResponse = z.infer<typeof createdSchema>;

/** Proves a stored career by replaying it. */
export const verifyCareer = defineCareerOperation({
  name: "verifyCareer",
  title: "Verify a career",
  doc: "Replays a stored career from its first step and compares every link, promised seed, roll and snapshot.",
  method: "GET",
  isMutation: false,
  path: "/v1/careers/:career/verification",
  token: "REQUIRED",
  input: z.strictObject({ career: careerId }),
  output: verdictSchema,
  async call(context, caller, input) {
    const until = Date.now() + context.budgetMs;
    const opened = await openCareer(context, caller, input.career);
    const head = await readNewestStep(opened);
    const { version } = head.step;
    const keys = (await context.openSigner())?.keys;
    const proof = await proveStoredCareer(opened, version, { onStep: stopAfter(until), keys });
    const verdict = verdictOf(proof, version + 1, head.step.digest);
    const { difference } = verdict;
    if (seesAll(opened, head)) return verdict;
    // In a game that hides something, even the fact that a step rolled dice may be secret.
    const digest = verdict.digest && saltedDigest(head.step);
    return {
      ...verdict,
      dice: [],
      takenBack: null,
      digest,
      difference: difference && { ...difference, expected: null, found: null },
    };
  },
});

/** Proves an exported career. Needs no store and no token. */
export const verifyCareerFile = defineCareerOperation({
  name: "verifyCareerFile",
  title: "Verify a career file",
  doc: "Verifies an exported career by replaying it. The service stores nothing.",
  method: "POST",
  isMutation: false,
  path: "/v1/careers/verify",
  token: "NONE",
  bodyLimit: FILE_LIMIT,
  input: z
    .strictObject(fileFields)
    .check(...fileChecks)
    .describe("The exported file."),
  output: verdictSchema,
  call: async (context, _caller, file) => {
    const until = Date.now() + context.budgetMs;
    const ruleset = await requireRuleset(context, file.ruleset);
    const keys = (await context.openSigner())?.keys;
    return rejectUnreadable(proveFile(ruleset, file, { onStep: stopAfter(until), keys }));
  },
});

/** Exports a career as one file, or in pages. */
export const exportCareer = defineCareerOperation({
  name: "exportCareer",
  title: "Export a career",
  doc: "Returns a complete career as one file. Anyone can verify it, and any service can continue it. A long career comes in pages: each is a file with the next steps. Join their steps for the complete career.",
  method: "GET",
  isMutation: false,
  path: "/v1/careers/:career/export",
  token: "REQUIRED",
  input: z.strictObject({
    career: careerId,
    after: z
      .string()
      .regex(/^\d{1,7}$/, "form/next-page")
      .optional()
      .describe("`next` of the previous page."),
    limit: z
      .int32()
      .min(1)
      .max(PAGE_LIMIT)
      .optional()
      .describe(`Steps per page. Maximum and default: ${PAGE_LIMIT}. Large steps make pages shorter.`),
  }),
  output: fileSchema,
  async call(context, caller, { career, after, limit = PAGE_LIMIT }) {
    const opened = await openCareer(context, caller, career);
    const { entry } = opened;
    const head = await readNewestStep(opened);
    if (!seesAll(opened, head)) throw forbidden("door/export", entry);
    const newest = head.step.version;
    const from = after === undefined ? 0 : Number(after) + 1;
    if (from > newest) throw versionUnknownProblem(newest, "/after");
    const { steps, first, last } = await readPage(opened, from, limit);
    const file: CareerFile = {
      format: head.step.format ?? OLDER_FORMAT,
      ruleset: entry.ruleset,
      name: entry.name,
      charts: (entry.charts ?? null) as CareerFile["charts"],
      first: firstSnapshotOf(first),
      steps,
      last: last.snapshot,
      next: last.step.version < newest ? String(last.step.version) : null,
    };
    return file;
  },
});

/** Proves an exported career and stores it as a new one. */
export const importCareer = defineCareerOperation({
  name: "importCareer",
  title: "Import a career",
  doc: "Verifies an exported career and stores it as a new one with its own tokens. The copy keeps the chain of steps, and adds a step that records the import and promises a new seed. Import pages in order. The first page creates the career. Send each later page with the id of the career and its owner's token. The last page opens the career.",
  method: "POST",
  isMutation: true,
  path: "/v1/careers/import",
  token: "OPTIONAL",
  creates: "ALWAYS",
  bodyLimit: FILE_LIMIT,
  input: z
    .strictObject({
      ...fileFields,
      career: careerId.optional().describe("Id of the career that the first page created. For every later page."),
      idempotencyKey,
    })
    .check(...fileChecks)
    .describe("The exported file."),
  output: createdSchema,
  async call(context, caller, input) {
    const until = Date.now() + context.budgetMs;
    const { career, ...page } = input;
    return career === undefined
      ? importFirstPage(context, caller, page, until)
      : importNextPage(context, caller, career, page, until);
  },
});

type FilePage = CareerFile & { readonly idempotencyKey?: string | undefined };

/** Creates a career from a file, or from its first page. */
async function importFirstPage(
  context: CareerContext,
  caller: Caller,
  page: FilePage,
  until: number,
): Promise<CreatedResponse> {
  const ruleset = await requireRuleset(context, page.ruleset);
  if (Buffer.byteLength(JSON.stringify(page.charts)) > CHARTS_LIMIT) throw chartsTooLarge();
  const store = await storeFor(context);
  const { creation, existing: there } = await creationOf(
    context,
    store,
    ruleset,
    caller,
    page.idempotencyKey,
    "import",
  );
  const payload = payloadOf(page);
  if (there !== undefined && there.payload !== payload) throw keyReused();
  const last = lastOf(page);
  const signer = await context.openSigner();
  if (there === undefined) {
    const copied = provenSteps(ruleset, page, { onStep: stopAfter(until), keys: signer?.keys });
    const stepContext = { ...creation.stepContextOf(page.name), signer };
    await creation.copy(
      context,
      isLast(page) ? [...copied, resumedStep(ruleset, last, "IMPORT", stepContext)] : copied,
    );
  }
  const { name, charts } = page;
  const importing = isLast(page) ? null : last.step.version;
  const particulars = { ruleset: ruleset.id, name, charts, origin: null, payload, importing };
  const entry = await creation.register(context, particulars);
  const first = isLast(page)
    ? await store.readStep(entry.chain, last.step.version + 1)
    : await store.readHead(entry.chain);
  return importResponse({ store, entry, ruleset }, first, creation.issuedFor(entry));
}

/** Adds another page to an incomplete import. */
async function importNextPage(
  context: CareerContext,
  caller: Caller,
  career: string,
  page: FilePage,
  until: number,
): Promise<CreatedResponse> {
  const opened = await openIncludingPartialImport(context, caller, career);
  assertRole(opened, ["OWNER"], "door/import");
  const { store, entry, ruleset } = opened;
  const last = lastOf(page);
  if (entry.importing === null) return finishedResponse(opened, last.step);
  const reached = entry.importing;
  if (page.steps[0]!.version !== reached + 1) throw pageOutOfTurn(reached);
  const after = await stepAt(opened, reached);
  const { name, charts } = entry as { readonly name: string | null; readonly charts: CareerFile["charts"] };
  const signer = await context.openSigner();
  const earlier = await readTakebackSnapshots(store, entry.chain, page.steps);
  const means = { onStep: stopAfter(until), keys: signer?.keys };
  const steps = provenSteps(ruleset, { ...page, name, charts }, means, after, earlier);
  store.assertFit(steps);
  const expiresAt = expiryOf(context);
  if (!(await appendAll(store, entry.chain, steps, stepsExpireAt(context, expiresAt)))) throw pageOutOfTurn(reached);
  const whole = isLast(page);
  const head = await store.readHead(entry.chain);
  // A request that was cut short may have stored a longer page. One of its steps, which promises nothing, would be the
  // newest.
  if (whole && head !== undefined && head.promise === null && head.step.version > last.step.version) {
    throw pageOutOfTurn(reached);
  }
  // Of two requests with the same page, the first one makes the promise.
  if (whole) {
    const { current } = await context.openSecrets();
    const { chain, name } = entry;
    const stepContext = { chain, secret: current, signer, name, author: authorOf(opened.slot) };
    const resumed = resumedStep(ruleset, last, "IMPORT", stepContext);
    await store.append(entry.chain, resumed, stepsExpireAt(context, expiresAt));
  }
  if (whole) await Promise.all(entry.tokens.map(({ hash }) => store.link(hash, entry.career, expiresAt)));
  const next: Entry = {
    ...entry,
    revision: entry.revision + 1,
    importing: whole ? null : last.step.version,
    expiresAt: whole ? expiresAt : entry.expiresAt,
  };
  const isWritten = await store.writeEntry(next);
  await assertNotDeleted(opened);
  if (isWritten) return importResponse({ ...opened, entry: next }, await store.readHead(entry.chain), []);
  const now = await openIncludingPartialImport(context, caller, career);
  if (now.entry.importing === null) return finishedResponse(now, last.step);
  if (now.entry.importing === last.step.version) return importResponse(now, await store.readHead(entry.chain), []);
  throw pageOutOfTurn(now.entry.importing);
}

/** Returns the response to a page of a complete career. If it was the last page, the response is the same again. */
async function finishedResponse(opened: OpenedCareer, last: ChainStep): Promise<CreatedResponse> {
  const { store, entry } = opened;
  const resumed = await store.readStep(entry.chain, last.version + 1);
  if (resumed?.step.kind === "IMPORT" && resumed.step.previous === last.digest)
    return importResponse(opened, resumed, []);
  const head = await store.readHead(entry.chain);
  throw pageOutOfTurn(head?.step.version ?? last.version);
}

/** Returns the imported career, or the version that an incomplete import has reached. */
function importResponse(
  { entry, ruleset }: Pick<OpenedCareer, "store" | "entry" | "ruleset">,
  shown: StoredStep | undefined,
  tokens: readonly IssuedToken[],
): CreatedResponse {
  const common = { kind: "RESOLUTION" as const, tokens: [...tokens], claims: [], answer: null };
  if (entry.importing !== null) {
    return { ...common, career: null, importing: { career: entry.career, version: entry.importing } };
  }
  if (shown === undefined) throw unknownCareer();
  const slot = entry.tokens.find(({ role }) => role === "OWNER")!;
  return { ...common, career: showCareer({ entry, slot, ruleset }, shown), importing: null };
}

/**
 * Proves the steps of a page and returns them with their snapshots. Throws a CareerProblem for steps that do not prove.
 */
function provenSteps(
  ruleset: AnyRuleset,
  page: CareerFile,
  means: ProofOptions,
  after?: StoredStep,
  earlier?: Snapshots,
): StoredStep[] {
  const { snapshots, difference } = rejectUnreadable(provePage(ruleset, page, means, after, earlier));
  if (difference !== null) throw unprovenProblem(difference);
  // The digest as nonce identifies the same step if a page is sent twice.
  return page.steps.map((step, index) => {
    return {
      step,
      snapshot: snapshots[index] as SnapshotBase,
      promise: null,
      awaited: null,
      nonce: step.digest,
      key: null,
      payload: null,
    };
  });
}

/** Appends steps, `CONCURRENT_WRITES` at a time. Returns false if another step occupies any of the versions. */
async function appendAll(
  store: CareerStore,
  chain: string,
  steps: readonly StoredStep[],
  expiresAt: number,
): Promise<boolean> {
  const remaining = steps.entries();
  let isAppended = true;
  const worker = async () => {
    for (const [, step] of remaining) if (!(await store.append(chain, step, expiresAt))) isAppended = false;
  };
  await Promise.all(Array.from({ length: CONCURRENT_WRITES }, worker));
  return isAppended;
}

function lastOf({ steps, last }: CareerFile) {
  return { step: steps.at(-1)!, snapshot: last as SnapshotBase };
}

/** Returns the steps of a page, as many as fit into a response and into an import request. */
async function readPage(opened: OpenedCareer, from: number, limit: number) {
  const { store, entry } = opened;
  const steps: ChainStep[] = [];
  let [first, last]: (StoredStep | undefined)[] = [];
  let bytes = 0;
  while (steps.length < limit && bytes < PAGE_BYTES) {
    const batch = await store.readSteps(entry.chain, from + steps.length, Math.min(READ_AT_ONCE, limit - steps.length));
    for (const stored of batch) {
      bytes += Buffer.byteLength(JSON.stringify(stored.step));
      if (bytes > PAGE_BYTES && last !== undefined) break;
      first ??= stored;
      last = stored;
      steps.push(stored.step);
    }
    if (batch.length === 0) break;
  }
  if (first === undefined || last === undefined) return throwMissingStep(opened, `step ${from}`);
  return { steps, first, last };
}

/** Proves a stored career up to its newest step. Reads and replays the steps a batch at a time. */
async function proveStoredCareer(opened: OpenedCareer, newest: number, means: ProofOptions): Promise<ProofResult> {
  const { store, entry, ruleset } = opened;
  let proof: ChainProof | undefined;
  for (let from = 0; from <= newest; ) {
    means.onStep?.(from);
    const batch = await store.readSteps(entry.chain, from, Math.min(READ_AT_ONCE, newest + 1 - from));
    const [first] = batch;
    if (first === undefined) return throwMissingStep(opened, `step ${from}`);
    proof ??= new ChainProof(ruleset, { charts: entry.charts ?? null, first: firstSnapshotOf(first) }, means);
    const steps = batch.map(({ step }) => step);
    proof.add(steps, await readTakebackSnapshots(store, entry.chain, steps));
    if (proof.isOver) break;
    from += batch.length;
  }
  return proof!;
}

/** Returns the stored snapshots of the earlier steps that these steps take play back to. */
async function readTakebackSnapshots(
  store: CareerStore,
  chain: string,
  steps: readonly ChainStep[],
): Promise<Snapshots> {
  const first = steps[0]!.version;
  const versions = new Set(steps.map(targetOf).filter((version) => version !== undefined && version < first));
  const targets = await Promise.all([...versions].map((version) => store.readStep(chain, version!)));
  return new Map(targets.flatMap((stored) => (stored === undefined ? [] : [[stored.step.version, stored.snapshot]])));
}

/** Returns the snapshot that a chain started from. Null for a new game. */
function firstSnapshotOf({ step, snapshot }: StoredStep): unknown {
  return step.kind === "SNAPSHOT" ? snapshot : null;
}

/** Returns a callback that throws after `until`, in milliseconds since 1970. */
function stopAfter(until: number): OnStep {
  return (version) => {
    if (Date.now() > until) throw proofTooLong(version);
  };
}

/** Returns a proof. Throws a CareerProblem for a malformed file. */
function rejectUnreadable<P extends object>(proof: P | Malformed | InvalidRequest): P {
  if (isMalformed(proof)) throw malformedInput(proof.faults);
  return proof;
}

function chartsTooLarge() {
  return new CareerProblem("CHARTS_TOO_LARGE", { values: { limit: CHARTS_LIMIT } });
}

function unprovenProblem({ version, code, expected, found: actual }: Difference) {
  const nothing = { id: "found/nothing" };
  const values = { version, found: actual ?? nothing, expected: expected ?? nothing };
  const message = { id: code === "REFUSED" ? "CAREER_UNPROVEN/replayed" : "CAREER_UNPROVEN", values };
  return malformedInput([{ code, pointer: `/steps/${version}`, message }]);
}
