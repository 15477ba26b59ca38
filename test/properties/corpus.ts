import { cloneJson } from "../../src/core/audit/canonical";
import type { Picker } from "../../src/core/contract/choice";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { requestOf, vectorFiles } from "../conformance/vectors";

/** Snapshots by where play stands in them, so that what is rare is met as often as what is common. */
export type Corpus = ReadonlyMap<string, readonly SnapshotBase[]>;

/** So many snapshots are kept of one stand. */
const MOST = 60;

/** The snapshots of a ruleset's published vectors, and those that `play` shows, by phase and pending decision. */
export function corpusOf(ruleset: AnyRuleset, play: (look: (state: SnapshotBase) => void) => void): Corpus {
  const { corpus, keep } = corpusWith(ruleset);
  play(keep);
  return corpus;
}

/** The snapshots of a ruleset's published vectors, and a function that keeps further ones. */
export function corpusWith(ruleset: AnyRuleset): { corpus: Corpus; keep: (state: SnapshotBase) => void } {
  const corpus = new Map<string, SnapshotBase[]>();
  const keep = (state: SnapshotBase): void => {
    const stand = standOf(state);
    const kept = corpus.get(stand) ?? [];
    corpus.set(stand, kept);
    if (kept.length < MOST) kept.push(cloneJson(state));
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

/** One of its snapshots: first a stand is picked, then a snapshot of it. */
export function pickOf(corpus: Corpus, pick: Picker): SnapshotBase {
  const stands = [...corpus.values()];
  const states = stands[pick(stands.length)]!;
  return states[pick(states.length)]!;
}

function standOf(state: object): string {
  const { phase, pending } = state as { readonly phase?: string; readonly pending?: { readonly decision: string } };
  return `${phase} ${pending?.decision ?? ""}`;
}
