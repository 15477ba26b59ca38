import type { RulesDifference } from "../core/contract/revision";
import type { AnyRuleset } from "../core/contract/ruleset";
import { digestOf } from "../core/json/canonical";
import { rulesSince, UNCOUNTED } from "../core/request/revision";
import type { Difference } from "./difference";
import { stepDifference } from "./difference";
import { checkSnapshot, claimedToken, eventSnapshot, isEvent, isTakenBackAlone, targetOf } from "./events";
import { chartsDigest, linkDifference, unplayedDifference } from "./links";
import { DiceCount, originOf } from "./origins";
import type { ChainStep } from "./record";
import { isEarlier, Remarks } from "./remarks";
import { type RevisionRules, rulesOf } from "./rules";
import { type PublishedKey, signatureState } from "./signature";
import { TakenBackCount } from "./taken-back";

/** The context of a chain: its charts, and the snapshot it began with, if any. */
export interface Chain {
  readonly charts: unknown;
  readonly first: unknown;
  /** The step that this part of a chain follows, with its snapshot. Omitted at the beginning of a chain. */
  readonly after?: { readonly step: ChainStep; readonly snapshot: unknown } | undefined;
}

/** Snapshots by the version of the step that produced them. */
export type Snapshots = ReadonlyMap<number, unknown>;

/** Called with the version of each step before it is proven. An exception ends the proof. */
export type OnStep = (version: number) => void;

/** Options of a proof. */
export interface ProofOptions {
  readonly onStep?: OnStep | undefined;
  /** Rules of older revisions. Each replays the steps of its revision. The rules in force replay all others. */
  readonly rules?: readonly RevisionRules[] | undefined;
  /** Published keys of the trusted services. Without them, no dice count as a server's. */
  readonly keys?: readonly PublishedKey[] | undefined;
}

/**
 * The proof of a chain, step by step: links, digests, promised seeds, dice and snapshots. It ends at the first wrong
 * step. A step that differs only under another revision of the rules is not wrong. The steps after it cannot be
 * replayed, but everything else in them is still proven.
 */
export class ChainProof {
  /** The first step that cannot be proven. Null if there is none. */
  difference: Difference | null = null;
  /** The revisions between which the step differs, if nothing else is known to be wrong with it. */
  rules: RulesDifference | null = null;
  /** The proven steps by the origin of their dice. */
  readonly dice = new DiceCount();
  /** The remarks on the proven steps. */
  readonly remarks = new Remarks();
  /** The moves that players took back. */
  readonly takenBack = new TakenBackCount();
  /** True once one person alone could have taken moves back. */
  private isRetried = false;
  /** The tokens that players have claimed, by signed steps. */
  private readonly claimedTokens = new Set<string>();
  private readonly inForce: RevisionRules;
  private readonly charts: string | null;
  private before: ChainStep | undefined;
  private snapshot: unknown;
  private isBeforeSigned: boolean;
  /** The digest of the snapshot after each step, by version. */
  private readonly digests = new Map<number, string>();
  /** Snapshots that a later step returns to, by version. */
  private readonly targetSnapshots = new Map<number, unknown>();

  constructor(
    private readonly ruleset: AnyRuleset,
    private readonly chain: Chain,
    private readonly means: ProofOptions = {},
  ) {
    this.inForce = rulesOf(ruleset);
    this.charts = chartsDigest(chain.charts);
    this.before = chain.after?.step;
    this.snapshot = chain.after === undefined ? chain.first : chain.after.snapshot;
    this.isBeforeSigned = this.before !== undefined && this.signatureOf(this.before) === "RIGHT";
    this.remarks.expectsSignatures = (means.keys ?? []).length > 0 || Boolean(this.before?.signature);
  }

  /** True once a step is wrong. Later steps are then ignored. */
  get isOver(): boolean {
    return this.difference !== null && this.rules === null;
  }

  /**
   * Proves the next steps. Returns the snapshot after each one that could be replayed. `earlier` contains the snapshots
   * of earlier pages that one of these steps returns to.
   */
  add(steps: readonly ChainStep[], earlier: Snapshots = new Map()): readonly unknown[] {
    const snapshots: unknown[] = [];
    const targets = new Set(steps.map(targetOf));
    const keep = () => {
      const version = this.before?.version;
      if (version !== undefined && this.difference === null && targets.has(version))
        this.targetSnapshots.set(version, this.snapshot);
    };
    for (const [version, snapshot] of earlier) this.targetSnapshots.set(version, snapshot);
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

  /** Proves one step. Returns true if it could be replayed. */
  private prove(step: ChainStep): boolean {
    const version = this.before === undefined ? 0 : this.before.version + 1;
    const link = linkDifference(step, this.before, this.ruleset.id, this.charts);
    if (link !== undefined) return this.recordDifference({ version, ...link });
    const signature = this.signatureOf(step);
    if (signature === "WRONG")
      return this.recordDifference({ version, ...stepDifference("SIGNATURE_DIFFERS", null, null) });
    if (step.signature) this.remarks.expectsSignatures = true;
    const isReplayed = this.play(step, version);
    if (!this.isOver) {
      const signed = signature === "RIGHT" && (this.isBeforeSigned || step.kind === "START");
      this.dice.add(originOf(step, { signed, retried: this.isRetried }), step);
      this.takenBack.add(step);
      if (isTakenBackAlone(step, this.claimedTokens)) this.isRetried = true;
      const claimed = signature === "RIGHT" ? claimedToken(step) : undefined;
      if (claimed !== undefined) this.claimedTokens.add(claimed);
      this.remark(step, signature);
    }
    this.isBeforeSigned = signature === "RIGHT";
    return isReplayed;
  }

  /** Adds remarks on a step that is not wrong: on its time, or on a signature that is missing or proves nothing. */
  private remark(step: ChainStep, signature: ReturnType<typeof signatureState>): void {
    if (this.before !== undefined && isEarlier(step.at, this.before.at)) this.remarks.add("TIME_BACKWARDS", step);
    if (signature === "OUTSIDE") this.remarks.add("TIME_OUTSIDE_KEY", step);
    if (signature === "NONE") this.remarks.add("UNSIGNED", step);
    // Without keys, every signature is unknown. The origins of the dice already say so.
    if (signature === "UNKNOWN" && (this.means.keys ?? []).length > 0) this.remarks.add("KEY_UNKNOWN", step);
  }

  /** Replays a step whose links hold. Returns true if it could be replayed and is correct. */
  private play(step: ChainStep, version: number): boolean {
    const replayed = this.difference === null ? this.replay(step) : undefined;
    if (replayed !== undefined && "snapshot" in replayed) {
      this.snapshot = replayed.snapshot;
      return true;
    }
    const rules = replayed && this.rulesBetween(step);
    const wrong =
      replayed !== undefined && rules === undefined ? replayed : unplayedDifference(step, this.before, this.digestAt);
    if (wrong !== undefined) return this.recordDifference({ version, ...wrong });
    if (replayed !== undefined) this.recordDifference({ version, ...replayed, code: "RULES_DIFFER" }, rules);
    return false;
  }

  private signatureOf(step: ChainStep): ReturnType<typeof signatureState> {
    return signatureState(step, this.means.keys ?? []);
  }

  /** Returns the digest of the snapshot after an earlier step, proven here or passed with the page. */
  private readonly digestAt = (version: number): string | undefined => {
    return (
      this.digests.get(version) ??
      (this.targetSnapshots.has(version) ? digestOf(this.targetSnapshots.get(version)) : undefined)
    );
  };

  private replay(step: ChainStep) {
    const { snapshot: before, targetSnapshots: snapshots, chain } = this;
    const target = snapshots.get(targetOf(step) ?? -1);
    if (isEvent(step.kind)) return eventSnapshot(this.ruleset, step, { before, target, charts: chain.charts });
    const rules = this.rulesFor(step);
    const replayed = rules.replay(step, before, chain.charts);
    // Rules of another package are not trusted: a snapshot counts only if it has the digest of the step.
    return rules === this.inForce || !("snapshot" in replayed) ? replayed : checkSnapshot(step, replayed.snapshot);
  }

  private rulesFor({ revision = UNCOUNTED }: ChainStep): RevisionRules {
    // Steps without a revision are closest to the first one.
    return this.means.rules?.find((rules) => rules.revision === Math.max(1, revision)) ?? this.inForce;
  }

  /** Returns what changed between the rules of a step and those that replayed it. Undefined for the same rules. */
  private rulesBetween(step: ChainStep): RulesDifference | undefined {
    const { revision: played = UNCOUNTED } = step;
    const { revision: current } = this.rulesFor(step);
    if (played === current) return undefined;
    const since = rulesSince(this.ruleset, played);
    return { played, current, changes: since?.changes.filter(({ revision }) => revision <= current) ?? [] };
  }

  private recordDifference(difference: Difference, rules: RulesDifference | null = null): false {
    this.difference = difference;
    this.rules = rules;
    return false;
  }
}
