import type { AnyPolicy } from "../contract/analysis";
import type { Choice, Picker } from "../contract/choice";
import type { AnyOperation, Legality } from "../contract/operation";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import type { Move } from "./apply";
import { operationsInPhase } from "./legality";

/** Lots of an operation that a policy says nothing of. */
const USUAL_LOTS = 10;

/** Moves drawn for a policy that likes some better than others. */
const DRAWN = 8;

interface Open {
  readonly operation: AnyOperation;
  readonly choice: Choice;
  readonly lots: number;
}

/** Chooses a legal move by a policy; undefined when no operation is legal. */
export function chooseMove(
  ruleset: AnyRuleset,
  policy: AnyPolicy,
  state: SnapshotBase,
  charts: unknown,
  pick: Picker,
): Move | undefined {
  const open = openOperations(ruleset, policy, state, charts);
  if (open.length === 0) return undefined;
  const first = drawFrom(open, pick);
  const { like } = policy;
  if (like === undefined) return first;
  let best = first;
  let liking = likingOf(like, state, first);
  for (let drawn = 1; drawn < DRAWN; drawn += 1) {
    const other = drawFrom(open, pick);
    const liked = likingOf(like, state, other);
    if (liked > liking) [best, liking] = [other, liked];
  }
  return best;
}

/** The legal operations with lots in the urn, or every legal one when none of them has any. */
function openOperations(
  ruleset: AnyRuleset,
  { lots }: AnyPolicy,
  state: SnapshotBase,
  charts: unknown,
): readonly Open[] {
  const open: Open[] = [];
  for (const operation of operationsInPhase(ruleset, state)) {
    const legality: Legality = operation.legality(state, charts);
    if (legality.legal) open.push({ operation, choice: legality.input, lots: lots[operation.name] ?? USUAL_LOTS });
  }
  const wanted = open.some(isIdle) ? open.filter((each) => !isIdle(each)) : open;
  return wanted.length > 0 ? wanted : open.map((each) => ({ ...each, lots: 1 }));
}

/** True for an operation without lots in the urn. */
function isIdle({ lots }: Open): boolean {
  return lots <= 0;
}

function drawFrom(open: readonly Open[], pick: Picker): Move {
  let total = 0;
  for (const { lots } of open) total += lots;
  let left = pick(total);
  let drawn = 0;
  while (left >= open[drawn]!.lots) {
    left -= open[drawn]!.lots;
    drawn += 1;
  }
  const { operation, choice } = open[drawn]!;
  return { operation, input: choice.draw(pick) };
}

function likingOf(like: NonNullable<AnyPolicy["like"]>, state: SnapshotBase, { operation, input }: Move): number {
  return like(state, operation.name, input as Readonly<Record<string, unknown>>);
}
