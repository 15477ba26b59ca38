import * as z from "zod";
import { canonicalJson, digestOf } from "../core/audit/canonical";
import type { SnapshotBase } from "../core/contract/operation";
import type { AnyRuleset } from "../core/contract/ruleset";
import { readSnapshot } from "../core/request/read";
import { commitmentOf, digestOfStep, type Step } from "./record";
import { moveOf, resolveMove, rollsOf } from "./replay";

/** A chain to be proven: its steps, the charts they were played on, and the snapshot of a chain that began with one. */
export interface Chain {
  readonly steps: readonly Step[];
  readonly charts: unknown;
  readonly first: unknown;
  /** The step that this part of a chain follows, with its snapshot; left out for a chain from its beginning. */
  readonly after?: { readonly step: Step; readonly snapshot: unknown } | undefined;
}

/** Everything a proof can find, by code. */
export const DIFFERENCES = [
  "VERSION_DIFFERS",
  "RULESET_DIFFERS",
  "CHARTS_DIFFER",
  "DIGEST_DIFFERS",
  "PREVIOUS_DIFFERS",
  "SEED_NOT_REVEALED",
  "SEED_NOT_PROMISED",
  "KIND_DIFFERS",
  "REFUSED",
  "ROLLS_DIFFER",
  "SNAPSHOT_DIFFERS",
] as const;

/** What the first step that cannot be proven says, and what it should say. */
export const differenceSchema = z
  .strictObject({
    version: z.int32().describe("The first step that differs."),
    code: z
      .enum(DIFFERENCES)
      .meta({ id: "CareerDifferenceCode", description: "How a step differs." })
      .describe("How it differs."),
    expected: z.string().nullable().describe("What the step should say."),
    found: z.string().nullable().describe("What it says."),
  })
  .meta({ id: "CareerDifference", description: "The first step of a chain that cannot be proven." });

/** The first step that cannot be proven. */
export type Difference = z.infer<typeof differenceSchema>;

/** What came of a proof: the first difference, and the snapshot after each step before it. */
export interface Proof {
  readonly difference: Difference | null;
  readonly snapshots: readonly unknown[];
}

/** Told the version of each step before it is replayed; what it throws ends the proof. */
export type OnStep = (version: number) => void;

/** Replays a whole chain: links, digests, promised seeds, dice and snapshots. */
export function proveChain(ruleset: AnyRuleset, { steps, charts, first, after }: Chain, onStep: OnStep): Proof {
  const snapshots: unknown[] = [];
  let before: Step | undefined = after?.step;
  for (const step of steps) {
    onStep(step.version);
    const found = linkDifference(step, before, ruleset.id, charts);
    const played =
      found ?? replay(ruleset, step, before === undefined ? first : (snapshots.at(-1) ?? after?.snapshot), charts);
    if ("code" in played) {
      return { difference: { version: before === undefined ? 0 : before.version + 1, ...played }, snapshots };
    }
    snapshots.push(played.snapshot);
    before = step;
  }
  return { difference: null, snapshots };
}

type Found = Omit<Difference, "version">;

function linkDifference(step: Step, before: Step | undefined, ruleset: string, charts: unknown): Found | undefined {
  const version = before === undefined ? 0 : before.version + 1;
  if (step.version !== version) return differs("VERSION_DIFFERS", String(version), String(step.version));
  if (step.ruleset !== ruleset) return differs("RULESET_DIFFERS", ruleset, step.ruleset);
  const own = charts === null ? null : digestOf(charts);
  if (step.charts !== own) return differs("CHARTS_DIFFER", own, step.charts);
  const previous = before?.digest ?? null;
  if (step.previous !== previous) return differs("PREVIOUS_DIFFERS", previous, step.previous);
  const digest = digestOfStep(step);
  if (step.digest !== digest) return differs("DIGEST_DIFFERS", digest, step.digest);
  return kindDifference(step, before) ?? seedDifference(step, before);
}

function kindDifference({ version, kind, operation, diceStep }: Step, before: Step | undefined): Found | undefined {
  const starts = kind === "START" || kind === "SNAPSHOT";
  if (starts !== (version === 0)) return differs("KIND_DIFFERS", before === undefined ? "START" : "PLAY", kind);
  const plays = kind === "START" || kind === "PLAY";
  if (plays !== (operation !== null) || (kind === "START") !== (operation === "new")) {
    return differs("KIND_DIFFERS", plays ? "an operation" : null, operation);
  }
  return plays === (diceStep !== null) ? undefined : differs("KIND_DIFFERS", null, String(diceStep));
}

function seedDifference(step: Step, before: Step | undefined): Found | undefined {
  const { kind, revealed, randomness, seed } = step;
  if (kind !== "PLAY") return revealed === null ? undefined : differs("SEED_NOT_PROMISED", null, revealed);
  const promised = before!.commitment;
  if (revealed === null) return differs("SEED_NOT_REVEALED", promised, null);
  const hash = commitmentOf(revealed);
  if (hash !== promised) return differs("SEED_NOT_PROMISED", promised, hash);
  return randomness === "SERVER" && seed !== revealed ? differs("SEED_NOT_PROMISED", revealed, seed) : undefined;
}

function replay(ruleset: AnyRuleset, step: Step, before: unknown, charts: unknown): Found | { snapshot: unknown } {
  if (step.kind === "FORK" || step.kind === "IMPORT") return sameSnapshot(step, before);
  if (step.kind === "SNAPSHOT") {
    const read = readSnapshot(ruleset, before, charts);
    if (!read.ok) return differs("REFUSED", null, read.faults[0]!.code);
    return sameSnapshot(step, before);
  }
  const move = moveOf(step);
  if (move === undefined) return differs("ROLLS_DIFFER", "dice", null);
  const answer = resolveMove(ruleset, step.kind === "START" ? undefined : before, charts, move);
  if (answer.kind !== "RESOLUTION") {
    return differs("REFUSED", null, answer.kind === "REFUSAL" ? answer.code : answer.kind);
  }
  const rolls = rollsOf(answer);
  const [expected, found] = [canonicalJson(rolls), canonicalJson(step.rolls)];
  if (expected !== found) return differs("ROLLS_DIFFER", expected, found);
  const diceStep = (answer.snapshot as SnapshotBase).step - 1;
  if (diceStep !== step.diceStep) return differs("ROLLS_DIFFER", String(diceStep), String(step.diceStep));
  if (answer.algorithm !== step.algorithm) return differs("ROLLS_DIFFER", answer.algorithm, step.algorithm);
  return answer.digest === step.snapshot
    ? { snapshot: answer.snapshot }
    : differs("SNAPSHOT_DIFFERS", answer.digest, step.snapshot);
}

function sameSnapshot(step: Step, snapshot: unknown): Found | { snapshot: unknown } {
  const digest = digestOf(snapshot);
  return digest === step.snapshot ? { snapshot } : differs("SNAPSHOT_DIFFERS", digest, step.snapshot);
}

const SHOWN = 400;

function differs(code: Difference["code"], expected: string | null, found: string | null): Found {
  return { code, expected: expected?.slice(0, SHOWN) ?? null, found: found?.slice(0, SHOWN) ?? null };
}
