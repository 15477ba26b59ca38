import { randomUUID } from "node:crypto";
import { digestOf } from "../core/audit/canonical";
import { rollsOf } from "../core/audit/rolls";
import type { Resolution } from "../core/contract/answer";
import type { AnyRuleset } from "../core/contract/ruleset";
import type { SnapshotBase } from "../core/contract/snapshot";
import { normalizeTexts } from "../core/request/read";
import { revisionOf } from "../core/request/revision";
import { type Author, SERVICE } from "../proof/author";
import { commitmentOf } from "../proof/promise";
import { CHAIN_FORMAT, type ChainStep, sealStep, stepSchema } from "../proof/record";
import { isEarlier } from "../proof/remarks";
import type { CareerMove } from "../proof/replay";
import { clockWrong } from "./problem";
import { promisedSeed } from "./promises";
import { randomSecret } from "./randomness";
import type { ServerSecret } from "./secrets/secrets";
import type { Signer } from "./signing/signer";
import type { StoredStep } from "./store/store";

/** What finds a step again when its request is repeated: key and request, both hashed; nulls without a key. */
export interface Mark {
  readonly key: string | null;
  readonly payload: string | null;
}

/** The mark of a request without an idempotency key. */
export const UNMARKED: Mark = { key: null, payload: null };

/** What a new step is made with: the chain it goes into, the secret behind its promise, and what signs it. */
export interface Making {
  readonly chain: string;
  readonly secret: ServerSecret;
  readonly signer?: Signer | undefined;
  /** The career's name; null without one. */
  readonly name: string | null;
  /** Who makes the step; null in a game without tokens. */
  readonly author: Author | null;
}

/** The first step of a career: a game begun with a move, or a snapshot as given. */
export function firstStep(
  ruleset: AnyRuleset,
  charts: unknown,
  start: { readonly move: CareerMove; readonly resolution: Resolution } | { readonly snapshot: SnapshotBase },
  mark: Mark,
  making: Making,
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
    return stored({ ...common, ...UNPLAYED, kind: "SNAPSHOT", snapshot: digestOf(snapshot) }, snapshot, mark, making);
  }
  const played = playedOf(ruleset, start.move, start.resolution);
  return stored({ ...common, ...played, kind: "START" }, start.resolution.snapshot, mark, making);
}

/** How a step is appended: the seed promised before it, which it reveals, and whether a run went on with it by itself. */
interface Appending extends Making {
  readonly revealed: string;
  readonly ranOn?: boolean;
}

/** The step that a move appends to the newest one; it reveals the seed promised there. */
export function playedStep(
  rules: AnyRuleset,
  head: StoredStep,
  move: CareerMove,
  resolution: Resolution,
  mark: Mark,
  { revealed, ranOn = false, ...making }: Appending,
): StoredStep {
  const { version, ruleset, charts, digest } = head.step;
  const { revision } = resolution;
  const common = { version: version + 1, ruleset, revision, charts, revealed, previous: digest };
  return stored(
    { ...common, ...playedOf(rules, move, resolution), ranOn, kind: "PLAY" },
    resolution.snapshot,
    mark,
    making,
  );
}

/** The step that goes on from a copied chain: nothing changes but the promise, since the one before is kept elsewhere. */
export function resumedStep(
  rules: AnyRuleset,
  last: Pick<StoredStep, "step" | "snapshot">,
  kind: "FORK" | "IMPORT",
  making: Making,
): StoredStep {
  const { version, ruleset, charts, digest, snapshot } = last.step;
  const revision = revisionOf(rules);
  const common = { version: version + 1, ruleset, revision, charts, revealed: null, previous: digest };
  return stored({ ...common, ...UNPLAYED, kind, snapshot }, last.snapshot, UNMARKED, making);
}

/** The step that reveals a promised seed unused and promises another one: people who are not to know the seed may know it. */
export function renewedStep(head: StoredStep, rules: AnyRuleset, { revealed, ...making }: Appending): StoredStep {
  const { version, ruleset, charts, digest, snapshot } = head.step;
  const common = { version: version + 1, ruleset, revision: revisionOf(rules), charts, revealed, previous: digest };
  const by = { ...making, author: SERVICE };
  return stored({ ...common, ...UNPLAYED, kind: "PROMISE", snapshot }, head.snapshot, UNMARKED, by);
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

/** The input of a move as it was resolved: what people typed in it is stored as it was read. */
function normalizeInput(ruleset: AnyRuleset, name: string, input: unknown): unknown {
  const operation = name === ruleset.start.name ? ruleset.start : ruleset.operations.find((each) => each.name === name);
  return operation === undefined ? input : normalizeTexts(operation, { input }).input;
}

function playedOf(ruleset: AnyRuleset, { operation, input, rerolls, dice }: CareerMove, resolution: Resolution) {
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

function stored(step: Unsealed, snapshot: SnapshotBase, mark: Mark, making: Making): StoredStep {
  const { chain, secret, signer, name, author } = making;
  const nonce = randomUUID();
  const seed = promisedSeed(secret, { chain, version: step.version, nonce });
  const at = new Date().toISOString();
  // Nobody would take such a signature for one.
  if (signer !== undefined && isEarlier(at, signer.from)) throw clockWrong(`It is ${at}, before ${signer.from}.`);
  const { rerolls, rolls, ...rest } = step;
  const promised = { commitment: commitmentOf(seed), salt: randomSecret(), at };
  const made = sealStep({
    format: CHAIN_FORMAT,
    name,
    author,
    ...rest,
    rerolls: [...rerolls],
    rolls: [...rolls],
    ...promised,
  });
  // In the order in which a step comes back from the store, so that a repeated answer is the same to the byte.
  const whole = stepSchema.parse({ ...made, signature: signer?.sign(made.digest) ?? null });
  return { step: whole, snapshot, promise: { secret: secret.id }, nonce, ...mark };
}
