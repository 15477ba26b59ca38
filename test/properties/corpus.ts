import type { Picker } from "../../src/core/contract/choice";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { cloneJson } from "../../src/core/json/clone";
import { requestOf, vectorFiles } from "../conformance/vectors";

/** Snapshots grouped by phase and pending decision, so that rare ones are picked as often as common ones. */
export type Corpus = ReadonlyMap<string, readonly SnapshotBase[]>;

/** Maximum snapshots per group. */
const MOST = 60;

/** Collects the snapshots of a ruleset's published vectors and of `play`, by phase and pending decision. */
export function corpusOf(ruleset: AnyRuleset, play: (look: (state: SnapshotBase) => void) => void): Corpus {
  const { corpus, keep } = corpusWith(ruleset);
  play(keep);
  return corpus;
}

/** Returns the corpus of a ruleset's published vectors and a function that adds snapshots. */
export function corpusWith(ruleset: AnyRuleset): { corpus: Corpus; keep: (state: SnapshotBase) => void } {
  const corpus = new Map<string, SnapshotBase[]>();
  const keep = (state: SnapshotBase): void => {
    const stand = standOf(state);
    const snapshots = corpus.get(stand) ?? [];
    corpus.set(stand, snapshots);
    if (snapshots.length < MOST) snapshots.push(cloneJson(state));
  };
  const isFull = (snapshot: unknown): boolean =>
    typeof snapshot === "object" && snapshot !== null && corpus.get(standOf(snapshot))?.length === MOST;
  for (const { content } of vectorFiles(ruleset.id)) {
    for (const vector of content.vectors) {
      const { snapshot, charts } = requestOf(ruleset.id, vector);
      if (charts !== undefined || isFull(snapshot)) continue;
      const parsed = ruleset.snapshot.safeParse(snapshot);
      if (parsed.success) keep(parsed.data);
    }
  }
  return { corpus, keep };
}

/** Picks a group first, then one of its snapshots. */
export function pickOf(corpus: Corpus, pick: Picker): SnapshotBase {
  const stands = [...corpus.values()];
  const states = stands[pick(stands.length)]!;
  return states[pick(states.length)]!;
}

function standOf(state: object): string {
  const { phase, pending } = state as { readonly phase?: string; readonly pending?: { readonly decision: string } };
  return `${phase} ${pending?.decision ?? ""}`;
}
