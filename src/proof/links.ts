import { SeededDice } from "../core/dice/seeded";
import { canonicalJson, digestOf } from "../core/json/canonical";
import { isAuthor } from "./author";
import { type StepDifference, stepDifference } from "./difference";
import { hasEventInput, isEvent, targetOf } from "./events";
import { commitmentOf, sharedSeed } from "./promise";
import { CHAIN_FORMAT, type ChainStep, digestOfStep, NEWER_MEMBERS } from "./record";

/**
 * Returns how a step fails to follow from the step before, regardless of the rules: in its place, links, digests or
 * promised seed.
 */
export function linkDifference(
  step: ChainStep,
  before: ChainStep | undefined,
  ruleset: string,
  charts: string | null,
): StepDifference | undefined {
  const version = before === undefined ? 0 : before.version + 1;
  if (step.version !== version) return stepDifference("VERSION_DIFFERS", String(version), String(step.version));
  if (step.ruleset !== ruleset) return stepDifference("RULESET_DIFFERS", ruleset, step.ruleset);
  if (step.charts !== charts) return stepDifference("CHARTS_DIFFER", charts, step.charts);
  const previous = before?.digest ?? null;
  if (step.previous !== previous) return stepDifference("PREVIOUS_DIFFERS", previous, step.previous);
  const digest = digestOfStep(step);
  if (step.digest !== digest) return stepDifference("DIGEST_DIFFERS", digest, step.digest);
  return formDifference(step, before) ?? kindDifference(step, before) ?? seedDifference(step, before);
}

/** The members that format 3 requires. A signature can be removed. */
const REQUIRED_MEMBERS = [...NEWER_MEMBERS.format, ...NEWER_MEMBERS.salt].filter((member) => member !== "signature");

/**
 * Returns what is wrong with the members of a step. They must fit its format and its author, and the name must stay the
 * same within a chain.
 */
function formDifference(step: ChainStep, before: ChainStep | undefined): StepDifference | undefined {
  const { format, kind, name, author } = step;
  if (format === undefined) {
    if (before?.format !== undefined) return stepDifference("FORM_DIFFERS", CHAIN_FORMAT, null);
    const isLater = name !== undefined || author !== undefined || isEvent(kind);
    return isLater ? stepDifference("FORM_DIFFERS", CHAIN_FORMAT, null) : undefined;
  }
  const missing = REQUIRED_MEMBERS.find((member) => step[member] === undefined);
  if (missing !== undefined) return stepDifference("FORM_DIFFERS", missing, null);
  if (author && !isAuthor(author)) return stepDifference("FORM_DIFFERS", null, canonicalJson(author));
  if (!hasEventInput(step)) return stepDifference("FORM_DIFFERS", null, canonicalJson(step.input ?? null));
  if (before?.name === undefined || kind === "FORK" || kind === "IMPORT") return undefined;
  return name === before.name ? undefined : stepDifference("NAME_DIFFERS", before.name, name ?? null);
}

function kindDifference(
  { version, kind, operation, diceStep, rolls, randomness, seed }: ChainStep,
  before: ChainStep | undefined,
): StepDifference | undefined {
  const starts = kind === "START" || kind === "SNAPSHOT";
  if (starts !== (version === 0)) return stepDifference("KIND_DIFFERS", before === undefined ? "START" : "PLAY", kind);
  if (before?.kind === "END" && kind !== "FORK" && kind !== "IMPORT") return stepDifference("KIND_DIFFERS", null, kind);
  const plays = kind === "START" || kind === "PLAY";
  if (plays !== (operation !== null) || (kind === "START") !== (operation === "new")) {
    return stepDifference("KIND_DIFFERS", plays ? "an operation" : null, operation);
  }
  if (isEvent(kind) && (randomness ?? seed) !== null) return stepDifference("KIND_DIFFERS", null, randomness ?? seed);
  if (plays !== (diceStep !== null)) return stepDifference("KIND_DIFFERS", null, String(diceStep));
  return plays || rolls.length === 0 ? undefined : stepDifference("ROLLS_DIFFER", "[]", canonicalJson(rolls));
}

function seedDifference(step: ChainStep, before: ChainStep | undefined): StepDifference | undefined {
  const { kind, revealed, randomness, seed } = step;
  if (kind !== "PLAY" && !isEvent(kind))
    return revealed === null ? undefined : stepDifference("SEED_NOT_PROMISED", null, revealed);
  const promised = before!.commitment;
  if (revealed === null) return stepDifference("SEED_NOT_REVEALED", promised, null);
  const hash = commitmentOf(revealed);
  if (hash !== promised) return stepDifference("SEED_NOT_PROMISED", promised, hash);
  if (kind !== "PLAY" || randomness !== "SERVER") return undefined;
  const expected = serverSeed(step, revealed, before!);
  return seed === expected ? undefined : stepDifference("SEED_NOT_PROMISED", expected, seed);
}

/** Returns the seed that the server's dice of a step must have. Null if no run can have continued with this step. */
function serverSeed(step: ChainStep, revealed: string, before: ChainStep): string | null {
  const { version, entropy = null, ranOn = false, input } = step;
  if (entropy === null) return revealed;
  if (!ranOn) return sharedSeed(revealed, version, entropy);
  const follows = before.kind === "PLAY" && before.randomness === "SERVER" && before.entropy === entropy;
  const isEnding = canonicalJson(input) === "{}";
  return follows && isEnding && before.seed !== null ? sharedSeed(before.seed, version, entropy) : null;
}

/**
 * Returns what can still be disproven for a step that cannot be replayed. Its rolls must have the faces that its seed
 * gives, and a step that only continues must keep the snapshot.
 */
export function unplayedDifference(
  step: ChainStep,
  before: ChainStep | undefined,
  digestAt: (version: number) => string | undefined,
): StepDifference | undefined {
  const { kind, snapshot, operation, seed, diceStep, ruleset, rolls } = step;
  if (kind === "CORRECTION") return undefined;
  if (kind === "FORK" || kind === "IMPORT" || isEvent(kind)) {
    const target = targetOf(step);
    const expected = target === undefined ? before?.snapshot : digestAt(target);
    return snapshot === expected ? undefined : stepDifference("SNAPSHOT_DIFFERS", expected ?? null, snapshot);
  }
  if (operation === null || seed === null || diceStep === null) return undefined;
  const [expected, actual] = [facesOf({ seed, ruleset, operation, diceStep }, rolls), rolls.map(({ faces }) => faces)];
  const [expectedText, actualText] = [canonicalJson(expected), canonicalJson(actual)];
  return expectedText === actualText ? undefined : stepDifference("ROLLS_DIFFER", expectedText, actualText);
}

interface SeededRolls {
  readonly seed: string;
  readonly ruleset: string;
  readonly operation: string;
  readonly diceStep: number;
}

/** Returns the faces that a seed gives for these rolls, in order. Null if no dice can produce such rolls. */
function facesOf(
  { seed, ruleset, operation, diceStep }: SeededRolls,
  rolls: ChainStep["rolls"],
): readonly number[][] | null {
  const dice = new SeededDice(seed, { ruleset, operation, step: diceStep });
  try {
    return rolls.map(({ label, sides, low = 1, faces }) =>
      dice.roll({ label, sides, count: faces.length, read: "sum" }).map((face) => face - 1 + low),
    );
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns the digest of a career's own charts, as its steps state it. Null for those of the ruleset. */
export function chartsDigest(charts: unknown): string | null {
  return charts === null ? null : digestOf(charts);
}
