import { createHash, type Hash } from "node:crypto";
import type { Decision, Resolution } from "../../src/core/contract/answer";
import type { Phrases } from "../../src/core/contract/phrases";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { canonicalJson } from "../../src/core/json/canonical";
import { viewersOf } from "../../src/core/request/fields";
import { localize } from "../../src/core/text/localize";
import { goeben } from "../../src/rulesets/goeben/index";
import { hunters } from "../../src/rulesets/hunters/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { allPhrases } from "../fixtures/phrases";
import { playGoeben } from "../properties/goeben-play";
import { career } from "../properties/hunters-play";
import { type GameRun, playAtRandom } from "../properties/play";
import { playPq17 } from "../properties/pq17-play";

/** Moves in a game's opening. The opening has its own digest so that a test can recompute it in seconds. */
const OPENING = 60;

/** Recorded moves of a PQ-17 game. A whole operation would take an hour. */
const MOST_MOVES = 150;

/** The number of moves of a seeded game, and short digests of the answers to all of them. */
export interface GoldenGame {
  readonly moves: number;
  /** Digest of everything in the opening. */
  readonly opening: string;
  /**
   * Digests over all moves: snapshots with outcomes and dice; decisions; audit trails and views with their sentences.
   */
  readonly snapshots: string;
  readonly decisions: string;
  readonly audit: string;
}

/** Recorded games per ruleset, and how many openings every test run replays. */
export const GOLDEN: Readonly<Record<string, { readonly games: number; readonly sample: number }>> = {
  hunters: { games: 1000, sample: 20 },
  goeben: { games: 200, sample: 6 },
  pq17: { games: 20, sample: 1 },
};

type Look = NonNullable<Parameters<typeof playAtRandom>[3]>;

const players: Readonly<Record<string, { readonly ruleset: AnyRuleset; play(index: number, look: Look): GameRun }>> = {
  hunters: {
    ruleset: hunters,
    play(index, look) {
      const { input, seed } = career(index);
      return playAtRandom(hunters, input, seed, look);
    },
  },
  goeben: { ruleset: goeben, play: (index, look) => playGoeben(index, index % 5 === 4, look) },
  pq17: { ruleset: pq17, play: (index, look) => playPq17(index, look, MOST_MOVES) },
};

/** Phrases for audit trails by ruleset, in the order of its languages. */
const PHRASES: ReadonlyMap<AnyRuleset, readonly Phrases[]> = new Map(
  await Promise.all(
    [hunters, goeben, pq17].map(async (ruleset: AnyRuleset) => {
      return [ruleset, Object.values(await allPhrases(ruleset))] as const;
    }),
  ),
);

/** Plays game number `index` of a ruleset to its end or recorded length. Every move goes through the kernel. */
export function goldenGame(game: string, index: number): GoldenGame {
  const hashes = newHashes();
  let opening = "";
  let moveCount = 0;
  const { moves } = watch(game, index, hashes, () => {
    moveCount += 1;
    if (moveCount === OPENING) opening = together(hashes);
  });
  const { snapshots, decisions, audit } = hashes;
  return {
    moves,
    opening: opening || together(hashes),
    snapshots: short(snapshots),
    decisions: short(decisions),
    audit: short(audit),
  };
}

/** Returns the digest of the opening of game number `index`, or of the whole game if it is shorter. */
export function goldenOpening(game: string, index: number): string {
  const hashes = newHashes();
  const enough = new Error("The opening is played.");
  let moveCount = 0;
  try {
    watch(game, index, hashes, () => {
      moveCount += 1;
      if (moveCount === OPENING) throw enough;
    });
  } catch (error) {
    if (error !== enough) throw error;
  }
  return together(hashes);
}

interface Hashes {
  readonly snapshots: Hash;
  readonly decisions: Hash;
  readonly audit: Hash;
}

function newHashes(): Hashes {
  return { snapshots: createHash("sha256"), decisions: createHash("sha256"), audit: createHash("sha256") };
}

/** Plays a game and hashes the answer to every move. */
function watch(game: string, index: number, hashes: Hashes, noted: () => void): GameRun {
  const { ruleset, play } = players[game]!;
  const viewers = viewersOf(ruleset);
  return play(index, (state, { operation, input }) => {
    const snapshot = structuredClone(state);
    const request = { operation: operation.name, snapshot, input, seed: `golden-${index}`, decisions: "ALL" as const };
    const answer = adjudicate(ruleset, viewers.length > 0 ? { ...request, views: viewers } : request);
    if (answer.kind !== "RESOLUTION") throw new Error(`${game} ${index}: ${JSON.stringify(answer)}`);
    note(hashes, ruleset, answer);
    noted();
  });
}

function note({ snapshots, decisions, audit }: Hashes, ruleset: AnyRuleset, answer: Resolution): void {
  snapshots.update(canonicalJson({ digest: answer.digest, outcome: answer.outcome, dice: answer.dice }));
  const { views = [] } = answer;
  decisions.update(canonicalJson([answer, ...views].map((each) => each.decisions.map(describeDecision))));
  for (const phrases of PHRASES.get(ruleset) ?? []) {
    const localized = localize(ruleset, answer, (text) => text(phrases)) as Resolution;
    const views = (localized.views ?? []).map(({ decisions: _, ...view }) => view);
    audit.update(canonicalJson({ audit: localized.audit, views }));
  }
}

/** Returns the content of a decision in a normalized form: references inlined, each limit once. */
function describeDecision({ operation, legal, input, limits, closed, refusal }: Decision): unknown {
  const texts = new Set(limits.map(({ code, section, message }) => [code, section, message].join(" ")));
  return { operation, legal, input: inlineReferences(input, input?.$defs), limits: [...texts], closed, refusal };
}

/** Inlines the definitions of a schema. For a path, keeps only what decides whether it is legal. */
function inlineReferences(node: unknown, definitions: unknown): unknown {
  if (Array.isArray(node)) return node.map((each) => inlineReferences(each, definitions));
  if (typeof node !== "object" || node === null) return node;
  if ("$ref" in node) {
    const name = String(node.$ref).split("/").at(-1)!;
    return inlineReferences((definitions as Readonly<Record<string, unknown>>)[name], definitions);
  }
  const members = Object.entries(node).filter(([key]) => key !== "$defs");
  const whole = Object.fromEntries(members.map(([key, value]) => [key, inlineReferences(value, definitions)]));
  if (!("x-path" in whole)) return whole;
  const { from, steps, stops } = whole["x-path"] as Readonly<Record<string, unknown>>;
  return { ...whole, "x-path": { from, steps, stops } };
}

function together({ snapshots, decisions, audit }: Hashes): string {
  const digests = [snapshots, decisions, audit].map((hash) => hash.copy().digest("hex"));
  return short(createHash("sha256").update(digests.join(" ")));
}

function short(hash: Hash): string {
  return hash.digest("hex").slice(0, 16);
}
