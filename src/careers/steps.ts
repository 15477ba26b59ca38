import { randomUUID } from "node:crypto";
import { rollsOf } from "../core/audit/rolls";
import type { Resolution } from "../core/contract/answer";
import { type AnyRuleset, findOperationOrStart } from "../core/contract/ruleset";
import type { SnapshotBase } from "../core/contract/snapshot";
import { digestOf } from "../core/json/canonical";
import { revisionOf } from "../core/request/revision";
import { normalizeTexts } from "../core/request/texts";
import { type Author, SERVICE } from "../proof/author";
import { commitmentOf } from "../proof/promise";
import { CHAIN_FORMAT, type ChainStep, sealStep, stepSchema } from "../proof/record";
import { isEarlier } from "../proof/remarks";
import type { CareerMove } from "../proof/replay";
import { type AwaitedSeat, awaitedAfter, awaitedOf } from "./awaited";
import { clockWrong } from "./problem";
import { promisedSeed } from "./promises";
import { randomSecret } from "./randomness";
import type { ServerSecret } from "./secrets/secrets";
import type { Signer } from "./signing/signer";
import type { StoredStep } from "./store/store";

/** Identifies a step when its request is repeated: hashes of the key and the request. Both are null without a key. */
export interface Mark {
  readonly key: string | null;
  readonly payload: string | null;
}

/** The mark of a request without an idempotency key. */
export const UNMARKED: Mark = { key: null, payload: null };

/** The context of a new step: its chain, the secret behind its promise, and the signer. */
export interface StepContext {
  readonly chain: string;
  readonly secret: ServerSecret;
  readonly signer?: Signer | undefined;
  /** The career's name; null without one. */
  readonly name: string | null;
  /** The author of the step. Null in a game without tokens. */
  readonly author: Author | null;
}

/** Returns the first step of a career: a new game, or a snapshot. */
export function firstStep(
  ruleset: AnyRuleset,
  charts: unknown,
  start: { readonly move: CareerMove; readonly resolution: Resolution } | { readonly snapshot: SnapshotBase },
  mark: Mark,
  context: StepContext,
): StoredStep {
  const common = {
    version: 0,
    ruleset: ruleset.id,
    revision: revisionOf(ruleset),
    charts: charts === null ? null : digestOf(charts),
    revealed: null,
    previous: null,
  };
  if ("snapshot" in start) {
    const { snapshot } = start;
    return buildStoredStep(
      ruleset,
      { ...common, ...UNPLAYED, kind: "SNAPSHOT", snapshot: digestOf(snapshot) },
      snapshot,
      mark,
      context,
    );
  }
  const moveFields = fieldsOfMove(ruleset, start.move, start.resolution);
  return buildStoredStep(
    ruleset,
    { ...common, ...moveFields, kind: "START" },
    start.resolution.snapshot,
    mark,
    context,
  );
}

/** The context of an appended step: the promised seed that it reveals, and whether a run made it automatically. */
interface AppendContext extends StepContext {
  readonly revealed: string;
  readonly ranOn?: boolean;
}

/** Returns the step that a move appends to the newest one. It reveals the seed promised there. */
export function playedStep(
  rules: AnyRuleset,
  head: StoredStep,
  move: CareerMove,
  resolution: Resolution,
  mark: Mark,
  { revealed, ranOn = false, ...context }: AppendContext,
): StoredStep {
  const { version, ruleset, charts, digest } = head.step;
  const { revision } = resolution;
  const common = { version: version + 1, ruleset, revision, charts, revealed, previous: digest };
  return buildStoredStep(
    rules,
    { ...common, ...fieldsOfMove(rules, move, resolution), ranOn, kind: "PLAY" },
    resolution.snapshot,
    mark,
    context,
    // A side that moves gets its time again. Otherwise a long turn would be forfeited while the side plays it.
    awaitedOf(rules, head).filter(({ side }) => side === null || side !== context.author?.side),
  );
}

/**
 * Returns the step that continues a copied chain. Only the promise changes, because the previous one is stored
 * elsewhere.
 */
export function resumedStep(
  rules: AnyRuleset,
  last: Pick<StoredStep, "step" | "snapshot">,
  kind: "FORK" | "IMPORT",
  context: StepContext,
): StoredStep {
  const { version, ruleset, charts, digest, snapshot } = last.step;
  const revision = revisionOf(rules);
  const common = { version: version + 1, ruleset, revision, charts, revealed: null, previous: digest };
  return buildStoredStep(rules, { ...common, ...UNPLAYED, kind, snapshot }, last.snapshot, UNMARKED, context);
}

/** An event: its kind, its data, and the snapshot after it if it changes the snapshot. */
export interface CareerEvent {
  readonly kind: Exclude<ChainStep["kind"], "START" | "SNAPSHOT" | "PLAY" | "FORK" | "IMPORT">;
  readonly input: Readonly<Record<string, unknown>> | null;
  readonly after?: { readonly digest: string; readonly snapshot: SnapshotBase };
  /** True if the seats that can move get their time again from this step. */
  readonly restartsTime?: boolean;
}

/** Returns the step of an event, which resolves no operation. It reveals the seed promised before, unused. */
export function eventStep(
  rules: AnyRuleset,
  head: StoredStep,
  { kind, input, after, restartsTime = false }: CareerEvent,
  mark: Mark,
  { revealed, ...context }: AppendContext,
): StoredStep {
  const { version, ruleset, charts, digest } = head.step;
  const common = { version: version + 1, ruleset, revision: revisionOf(rules), charts, revealed, previous: digest };
  const { digest: snapshot, snapshot: state } = after ?? { digest: head.step.snapshot, snapshot: head.snapshot };
  return buildStoredStep(
    rules,
    { ...common, ...UNPLAYED, kind, input, snapshot },
    state,
    mark,
    context,
    restartsTime ? [] : awaitedOf(rules, head),
  );
}

/**
 * Returns a step that reveals a promised seed unused and promises another one, because outsiders may know the old seed.
 */
export function renewedStep(head: StoredStep, rules: AnyRuleset, context: AppendContext): StoredStep {
  return eventStep(rules, head, { kind: "PROMISE", input: null }, UNMARKED, { ...context, author: SERVICE });
}

const UNPLAYED = {
  operation: null,
  input: null,
  rerolls: [],
  randomness: null,
  seed: null,
  entropy: null,
  ranOn: false,
  algorithm: null,
  diceStep: null,
  rolls: [],
} as const satisfies Partial<Record<keyof ChainStep, unknown>>;

type Unsealed = Omit<
  ChainStep,
  "format" | "name" | "author" | "digest" | "signature" | "salt" | "at" | "commitment" | "rerolls" | "rolls"
> & {
  readonly rerolls: readonly number[];
  readonly rolls: Readonly<ChainStep["rolls"]>;
};

/** Returns the input of a move as it was resolved. Text that people typed is stored in its parsed form. */
function normalizeInput(ruleset: AnyRuleset, name: string, input: unknown): unknown {
  const operation = findOperationOrStart(ruleset, name);
  return operation === undefined ? input : normalizeTexts(operation, { input }).input;
}

function fieldsOfMove(ruleset: AnyRuleset, { operation, input, rerolls, dice }: CareerMove, resolution: Resolution) {
  return {
    operation,
    input: normalizeInput(ruleset, operation, input),
    rerolls,
    randomness: dice.kind,
    seed: dice.kind === "TAPE" ? null : dice.seed,
    entropy: dice.kind === "TAPE" ? null : (dice.entropy ?? null),
    ranOn: false,
    algorithm: resolution.algorithm,
    diceStep: resolution.snapshot.step - 1,
    rolls: rollsOf(resolution),
    snapshot: resolution.digest,
  };
}

function buildStoredStep(
  ruleset: AnyRuleset,
  step: Unsealed,
  snapshot: SnapshotBase,
  mark: Mark,
  context: StepContext,
  awaitedBefore: readonly AwaitedSeat[] = [],
): StoredStep {
  const { chain, secret, signer, name, author } = context;
  const nonce = randomUUID();
  const seed = promisedSeed(secret, { chain, version: step.version, nonce });
  const at = new Date().toISOString();
  // A verifier would reject such a signature.
  if (signer !== undefined && isEarlier(at, signer.from)) throw clockWrong(`It is ${at}, before ${signer.from}.`);
  const { rerolls, rolls, ...rest } = step;
  const promised = { commitment: commitmentOf(seed), salt: randomSecret(), at };
  const sealedStep = sealStep({
    format: CHAIN_FORMAT,
    name,
    author,
    ...rest,
    rerolls: [...rerolls],
    rolls: [...rolls],
    ...promised,
  });
  // Parsing gives the member order of a stored step, so that a repeated response is identical to the byte.
  const whole = stepSchema.parse({ ...sealedStep, signature: signer?.sign(sealedStep.digest) ?? null });
  const awaited = step.kind === "END" ? [] : awaitedAfter(ruleset, snapshot, at, awaitedBefore);
  return { step: whole, snapshot, promise: { secret: secret.id }, awaited, nonce, ...mark };
}
