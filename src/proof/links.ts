import { canonicalJson, digestOf } from "../core/audit/canonical";
import { SeededDice } from "../core/dice/seeded";
import { isAuthor } from "./author";
import { differs, type Found } from "./difference";
import { hasEventInput, isEvent, targetOf } from "./events";
import { commitmentOf, sharedSeed } from "./promise";
import { CHAIN_FORMAT, digestOfStep, NEWER_MEMBERS, type Step } from "./record";

/** What of a step does not follow from the step before, whatever the rules say: its place, links, digests and promised seed. */
export function linkDifference(
  step: Step,
  before: Step | undefined,
  ruleset: string,
  charts: string | null,
): Found | undefined {
  const version = before === undefined ? 0 : before.version + 1;
  if (step.version !== version) return differs("VERSION_DIFFERS", String(version), String(step.version));
  if (step.ruleset !== ruleset) return differs("RULESET_DIFFERS", ruleset, step.ruleset);
  if (step.charts !== charts) return differs("CHARTS_DIFFER", charts, step.charts);
  const previous = before?.digest ?? null;
  if (step.previous !== previous) return differs("PREVIOUS_DIFFERS", previous, step.previous);
  const digest = digestOfStep(step);
  if (step.digest !== digest) return differs("DIGEST_DIFFERS", digest, step.digest);
  return formDifference(step, before) ?? kindDifference(step, before) ?? seedDifference(step, before);
}

/** The newer members that every step of format 3 has. A signature can be taken off. */
const NEEDED = [...NEWER_MEMBERS.format, ...NEWER_MEMBERS.salt].filter((member) => member !== "signature");

/** What is wrong with the members of a step: those of its format, its author, and the name that goes through the chain. */
function formDifference(step: Step, before: Step | undefined): Found | undefined {
  const { format, kind, name, author } = step;
  if (format === undefined) {
    if (before?.format !== undefined) return differs("FORM_DIFFERS", CHAIN_FORMAT, null);
    const isLater = name !== undefined || author !== undefined || isEvent(kind);
    return isLater ? differs("FORM_DIFFERS", CHAIN_FORMAT, null) : undefined;
  }
  const missing = NEEDED.find((member) => step[member] === undefined);
  if (missing !== undefined) return differs("FORM_DIFFERS", missing, null);
  if (author && !isAuthor(author)) return differs("FORM_DIFFERS", null, canonicalJson(author));
  if (!hasEventInput(step)) return differs("FORM_DIFFERS", null, canonicalJson(step.input ?? null));
  if (before?.name === undefined || kind === "FORK" || kind === "IMPORT") return undefined;
  return name === before.name ? undefined : differs("NAME_DIFFERS", before.name, name ?? null);
}

function kindDifference(
  { version, kind, operation, diceStep, rolls, randomness, seed }: Step,
  before: Step | undefined,
): Found | undefined {
  const starts = kind === "START" || kind === "SNAPSHOT";
  if (starts !== (version === 0)) return differs("KIND_DIFFERS", before === undefined ? "START" : "PLAY", kind);
  const plays = kind === "START" || kind === "PLAY";
  if (plays !== (operation !== null) || (kind === "START") !== (operation === "new")) {
    return differs("KIND_DIFFERS", plays ? "an operation" : null, operation);
  }
  if (isEvent(kind) && (randomness ?? seed) !== null) return differs("KIND_DIFFERS", null, randomness ?? seed);
  if (plays !== (diceStep !== null)) return differs("KIND_DIFFERS", null, String(diceStep));
  return plays || rolls.length === 0 ? undefined : differs("ROLLS_DIFFER", "[]", canonicalJson(rolls));
}

function seedDifference(step: Step, before: Step | undefined): Found | undefined {
  const { kind, revealed, randomness, seed } = step;
  if (kind !== "PLAY" && !isEvent(kind))
    return revealed === null ? undefined : differs("SEED_NOT_PROMISED", null, revealed);
  const promised = before!.commitment;
  if (revealed === null) return differs("SEED_NOT_REVEALED", promised, null);
  const hash = commitmentOf(revealed);
  if (hash !== promised) return differs("SEED_NOT_PROMISED", promised, hash);
  if (kind !== "PLAY" || randomness !== "SERVER") return undefined;
  const expected = serverSeed(step, revealed, before!);
  return seed === expected ? undefined : differs("SEED_NOT_PROMISED", expected, seed);
}

/** The seed that the server's dice of a step must have; null for a step that no run can have gone on with so. */
function serverSeed(step: Step, revealed: string, before: Step): string | null {
  const { version, entropy = null, ranOn = false, input } = step;
  if (entropy === null) return revealed;
  if (!ranOn) return sharedSeed(revealed, version, entropy);
  const follows = before.kind === "PLAY" && before.randomness === "SERVER" && before.entropy === entropy;
  const isEnding = canonicalJson(input) === "{}";
  return follows && isEnding && before.seed !== null ? sharedSeed(before.seed, version, entropy) : null;
}

/**
 * What of a step that cannot be played again does not hold all the same: faces that its seed does not give for the rolls it
 * names, and the snapshot of a step that only goes on.
 */
export function looseDifference(
  step: Step,
  before: Step | undefined,
  digestAt: (version: number) => string | undefined,
): Found | undefined {
  const { kind, snapshot, operation, seed, diceStep, ruleset, rolls } = step;
  if (kind === "CORRECTION") return undefined;
  if (kind === "FORK" || kind === "IMPORT" || isEvent(kind)) {
    const target = targetOf(step);
    const expected = target === undefined ? before?.snapshot : digestAt(target);
    return snapshot === expected ? undefined : differs("SNAPSHOT_DIFFERS", expected ?? null, snapshot);
  }
  if (operation === null || seed === null || diceStep === null) return undefined;
  const [expected, found] = [facesOf({ seed, ruleset, operation, diceStep }, rolls), rolls.map(({ faces }) => faces)];
  const [right, told] = [canonicalJson(expected), canonicalJson(found)];
  return right === told ? undefined : differs("ROLLS_DIFFER", right, told);
}

interface Seeded {
  readonly seed: string;
  readonly ruleset: string;
  readonly operation: string;
  readonly diceStep: number;
}

/** The faces that a seed gives for these rolls in their order; null for rolls that no dice make. */
function facesOf({ seed, ruleset, operation, diceStep }: Seeded, rolls: Step["rolls"]): readonly number[][] | null {
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

/** The digest of a career's own charts, as its steps name it; null for those of the ruleset. */
export function chartsDigest(charts: unknown): string | null {
  return charts === null ? null : digestOf(charts);
}
