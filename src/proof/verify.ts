import { digestOf } from "../core/audit/canonical";
import type { RulesDifference } from "../core/contract/revision";
import type { AnyRuleset } from "../core/contract/ruleset";
import { rulesSince, UNCOUNTED } from "../core/request/revision";
import type { Difference } from "./difference";
import { differs } from "./difference";
import { eventSnapshot, isEvent, sameSnapshot, targetOf } from "./events";
import { chartsDigest, linkDifference, looseDifference } from "./links";
import { DiceCount, originOf } from "./origins";
import type { Step } from "./record";
import { isBefore, Remarks } from "./remarks";
import { type Rules, rulesOf } from "./rules";
import { type PublishedKey, signatureState } from "./signature";

/** What a chain hangs on besides its steps: its charts, and the snapshot of a chain that began with one. */
export interface Chain {
  readonly charts: unknown;
  readonly first: unknown;
  /** The step that this part of a chain follows, with its snapshot; left out for a chain from its beginning. */
  readonly after?: { readonly step: Step; readonly snapshot: unknown } | undefined;
}

/** Snapshots by the version of the step that led to them. */
export type Snapshots = ReadonlyMap<number, unknown>;

/** Told the version of each step before it is proven; what it throws ends the proof. */
export type OnStep = (version: number) => void;

/** What a chain is proven with. */
export interface Means {
  readonly onStep?: OnStep | undefined;
  /** Rules of older revisions, each for the steps that were played under it; the rules in force play all others again. */
  readonly rules?: readonly Rules[] | undefined;
  /** The published keys of the services whose signatures count; without them no dice are known to be a server's. */
  readonly keys?: readonly PublishedKey[] | undefined;
}

/**
 * The proof of a chain: links, digests, promised seeds, dice and snapshots, step by step. It ends at the first step that is
 * wrong. A step that other rules than its own make something else of is no wrong one: nothing after it can be played again, and
 * of the steps that follow all but that is still proven.
 */
export class ChainProof {
  /** The first step that cannot be proven; null while there is none. */
  difference: Difference | null = null;
  /** Between which revisions it differs, where that is all that is known against it. */
  rules: RulesDifference | null = null;
  /** The steps that hold, by the origin of their dice. */
  readonly dice = new DiceCount();
  /** What it remarks of the steps that hold. */
  readonly remarks = new Remarks();
  private readonly inForce: Rules;
  private readonly charts: string | null;
  private before: Step | undefined;
  private snapshot: unknown;
  private isBeforeSigned: boolean;
  /** The digest of the snapshot after each step, by version. */
  private readonly digests = new Map<number, string>();
  /** Snapshots that a later step goes back to, by version. */
  private readonly kept = new Map<number, unknown>();

  constructor(
    private readonly ruleset: AnyRuleset,
    private readonly chain: Chain,
    private readonly means: Means = {},
  ) {
    this.inForce = rulesOf(ruleset);
    this.charts = chartsDigest(chain.charts);
    this.before = chain.after?.step;
    this.snapshot = chain.after === undefined ? chain.first : chain.after.snapshot;
    this.isBeforeSigned = this.before !== undefined && this.signatureOf(this.before) === "RIGHT";
    this.remarks.expectsSignatures = (means.keys ?? []).length > 0 || Boolean(this.before?.signature);
  }

  /** True once a step is wrong, and nothing after it of any interest. */
  get isOver(): boolean {
    return this.difference !== null && this.rules === null;
  }

  /**
   * Proves the steps that come next; gives the snapshot after each of them that could be played again. `earlier` has the snapshots
   * after steps before these that one of these goes back to.
   */
  add(steps: readonly Step[], earlier: Snapshots = new Map()): readonly unknown[] {
    const snapshots: unknown[] = [];
    const targets = new Set(steps.map(targetOf));
    const keep = () => {
      const version = this.before?.version;
      if (version !== undefined && this.difference === null && targets.has(version))
        this.kept.set(version, this.snapshot);
    };
    for (const [version, snapshot] of earlier) this.kept.set(version, snapshot);
    keep();
    for (const step of steps) {
      if (this.isOver) break;
      this.means.onStep?.(step.version);
      if (this.prove(step)) snapshots.push(this.snapshot);
      this.before = step;
      this.digests.set(step.version, step.snapshot);
      keep();
    }
    return snapshots;
  }

  /** Proves one step; true when it could be played again. */
  private prove(step: Step): boolean {
    const version = this.before === undefined ? 0 : this.before.version + 1;
    const link = linkDifference(step, this.before, this.ruleset.id, this.charts);
    if (link !== undefined) return this.differs({ version, ...link });
    const signature = this.signatureOf(step);
    if (signature === "WRONG") return this.differs({ version, ...differs("SIGNATURE_DIFFERS", null, null) });
    if (step.signature) this.remarks.expectsSignatures = true;
    const played = this.play(step, version);
    if (!this.isOver) {
      this.dice.add(originOf(step, signature === "RIGHT" && (this.isBeforeSigned || step.kind === "START")), step);
      this.remark(step, signature);
    }
    this.isBeforeSigned = signature === "RIGHT";
    return played;
  }

  /** Adds the remarks on a step that is not wrong: its time, and a signature that is missing or proves nothing. */
  private remark(step: Step, signature: ReturnType<typeof signatureState>): void {
    if (this.before !== undefined && isBefore(step.at, this.before.at)) this.remarks.add("TIME_BACKWARDS", step);
    if (signature === "OUTSIDE") this.remarks.add("TIME_OUTSIDE_KEY", step);
    if (signature === "NONE") this.remarks.add("UNSIGNED", step);
    // Without any keys every signature is unknown, as the origins of the dice say.
    if (signature === "UNKNOWN" && (this.means.keys ?? []).length > 0) this.remarks.add("KEY_UNKNOWN", step);
  }

  /** Plays a step again whose links hold; true when it could be played, and is as it should. */
  private play(step: Step, version: number): boolean {
    const replayed = this.difference === null ? this.replay(step) : undefined;
    if (replayed !== undefined && "snapshot" in replayed) {
      this.snapshot = replayed.snapshot;
      return true;
    }
    const rules = replayed && this.rulesBetween(step);
    const wrong =
      replayed !== undefined && rules === undefined ? replayed : looseDifference(step, this.before, this.digestAt);
    if (wrong !== undefined) return this.differs({ version, ...wrong });
    if (replayed !== undefined) this.differs({ version, ...replayed, code: "RULES_DIFFER" }, rules);
    return false;
  }

  private signatureOf(step: Step): ReturnType<typeof signatureState> {
    return signatureState(step, this.means.keys ?? []);
  }

  /** The digest of the snapshot after an earlier step, whether it was proven here or its snapshot came with the page. */
  private readonly digestAt = (version: number): string | undefined => {
    return this.digests.get(version) ?? (this.kept.has(version) ? digestOf(this.kept.get(version)) : undefined);
  };

  private replay(step: Step) {
    const { snapshot: before, kept, chain } = this;
    const target = kept.get(targetOf(step) ?? -1);
    if (isEvent(step.kind)) return eventSnapshot(this.ruleset, step, { before, target, charts: chain.charts });
    const rules = this.rulesFor(step);
    const replayed = rules.replay(step, before, chain.charts);
    // Rules of another package may say what they like: only a snapshot with the digest of the step is where the step leads.
    return rules === this.inForce || !("snapshot" in replayed) ? replayed : sameSnapshot(step, replayed.snapshot);
  }

  private rulesFor({ revision = UNCOUNTED }: Step): Rules {
    // What was played before revisions were counted is nearest to the first.
    return this.means.rules?.find((rules) => rules.revision === Math.max(1, revision)) ?? this.inForce;
  }

  /** What changed between the rules of a step and those that it was played again by; undefined for the same rules. */
  private rulesBetween(step: Step): RulesDifference | undefined {
    const { revision: played = UNCOUNTED } = step;
    const { revision: current } = this.rulesFor(step);
    if (played === current) return undefined;
    const since = rulesSince(this.ruleset, played);
    return { played, current, changes: since?.changes.filter(({ revision }) => revision <= current) ?? [] };
  }

  private differs(difference: Difference, rules: RulesDifference | null = null): false {
    this.difference = difference;
    this.rules = rules;
    return false;
  }
}
