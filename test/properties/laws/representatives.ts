import { canonicalJson, cloneJson } from "../../../src/core/audit/canonical";
import type { SnapshotBase } from "../../../src/core/contract/snapshot";
import type { Dice, RollRequest } from "../../../src/core/dice/dice";
import { apply, type Move } from "../../../src/core/engine/apply";

/** What a move came to, as text that is equal when it is the same. */
export function resultOf(state: SnapshotBase, charts: unknown, move: Move, dice: Dice): string {
  const snapshot = cloneJson(state);
  const { outcome } = apply(move.operation, snapshot, charts, move.input, dice);
  return canonicalJson({ outcome, snapshot });
}

/** One roll as it fell, and another face list that its request calls alike. */
interface Fallen {
  readonly faces: readonly number[];
  readonly other: readonly number[];
}

/** A face list of the same class as these faces, the farthest in order from them. */
function otherOf(
  { sides, count, read, outcomeClasses: alike }: RollRequest,
  faces: readonly number[],
): readonly number[] {
  if (alike === undefined) return faces;
  const classes = alike();
  if (read === "each") {
    return faces.map((face) => classes.lastIndexOf(classes[face - 1]!) + 1);
  }
  const digits = read === "digits";
  const index = digits
    ? faces.reduce((number, face) => number * sides + face - 1, 0)
    : faces.reduce((sum, face) => sum + face, -count);
  const first = classes.indexOf(classes[index]!);
  const last = classes.lastIndexOf(classes[index]!);
  const chosen = last - index > index - first ? last : first;
  if (!digits) {
    return Array.from(
      { length: count },
      (_, die) => 1 + Math.floor(chosen / count) + Number(die >= count - (chosen % count)),
    );
  }
  return Array.from({ length: count }, (_, die) => 1 + (Math.floor(chosen / sides ** (count - 1 - die)) % sides));
}

/** What a move came to when every roll that nobody looked at closely shows other faces that are said to be alike. */
export function resultOfOthers(
  state: SnapshotBase,
  charts: unknown,
  move: Move,
  makeDice: () => Dice,
): { readonly result: string; readonly replaced: number } {
  const looked = new Set<number>();
  for (;;) {
    const before = looked.size;
    const dice = makeDice();
    const fallen: Fallen[] = [];
    let replaced = 0;
    const others: Dice = {
      merges: true,
      roll(request) {
        const at = fallen.length;
        const faces = dice.roll(request);
        const other = otherOf(request, faces);
        fallen.push({ faces, other });
        if (request.watch !== undefined) request.watch.look = () => looked.add(at);
        if (looked.has(at)) return faces;
        replaced += Number(other.some((face, die) => face !== faces[die]));
        return other;
      },
    };
    const result = resultOf(state, charts, move, others);
    if (looked.size === before) return { result, replaced };
  }
}
