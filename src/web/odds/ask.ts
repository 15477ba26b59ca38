import { ask, type Fields, type Refusal } from "../service/service";

/** What odds are asked of: an operation on a position, with a whole draft of its input. */
export interface Question {
  readonly ruleset: string;
  readonly snapshot: Fields;
  readonly operation: string;
  readonly input: Fields;
  /** The referee's own charts, where he has any. */
  readonly charts?: Fields;
}

interface Probability {
  readonly numerator: string;
  readonly denominator: string;
  readonly decimal: string;
}

/** What may come out, and how likely. */
export interface OddsGroup {
  readonly values: Fields;
  /** Exact where all branches were followed, else the least it can be. */
  readonly probability: Probability;
  readonly most: Probability;
  readonly sampled: {
    readonly count: number;
    readonly decimal: string;
    readonly low: string;
    readonly high: string;
  } | null;
}

/** The odds of an operation, exact or from below with a sample beside them. */
export interface Odds {
  readonly kind: "ODDS";
  readonly exact: { readonly complete: boolean; readonly branches: number; readonly covered: Probability };
  readonly sample: { readonly trials: number } | null;
  readonly groups: readonly OddsGroup[];
  readonly unlisted: { readonly groups: number; readonly probability: Probability } | null;
}

/** How far branches are followed: so far that an answer is there at once, then as far as waiting for it is worth. */
const STAGES = [
  { bound: 2_000, trials: 2_000 },
  { bound: 50_000, trials: 10_000 },
] as const;

/** What was last counted to its end of a position, while the page holds it: in another language the same numbers are not counted anew. */
const counted = new WeakMap<object, { readonly asked: string; readonly odds: Odds }>();

/** Asks for the odds of what stands at a pointer, and tells each answer, the finer ones later; ends with what was exact or finest. */
export async function askOdds(
  { ruleset, operation, snapshot, input, charts }: Question,
  pointer: string,
  signal: AbortSignal,
  tell: (answer: Odds | Refusal, isLast: boolean) => void,
): Promise<void> {
  const asked = JSON.stringify([operation, input, charts, pointer]);
  const known = counted.get(snapshot);
  if (known?.asked === asked) return tell(known.odds, true);
  const own = charts === undefined ? {} : { charts };
  for (const [index, stage] of STAGES.entries()) {
    const request = { operation, snapshot, input, project: [pointer], ...own, ...stage };
    const answer = await ask<Odds | Refusal>(ruleset, "odds", request, signal);
    const isLast = answer.kind !== "ODDS" || answer.exact.complete || index === STAGES.length - 1;
    if (signal.aborted) return;
    if (isLast && answer.kind === "ODDS" && !isCutShort(answer, stage)) counted.set(snapshot, { asked, odds: answer });
    tell(answer, isLast);
    if (isLast) return;
  }
}

/** True where a service that had no more time told less than it was asked for. */
function isCutShort({ exact, sample }: Odds, { trials }: (typeof STAGES)[number]): boolean {
  return !exact.complete && sample?.trials !== trials;
}
