import type { SnapshotBase } from "../../../src/core/contract/snapshot";
import type { Dice, RollRequest } from "../../../src/core/dice/dice";
import { apply, type Move } from "../../../src/core/engine/apply";
import { canonicalJson } from "../../../src/core/json/canonical";
import { cloneJson } from "../../../src/core/json/clone";

/** Serializes the result of a move. Equal results give equal text. */
export function resultOf(state: SnapshotBase, charts: unknown, move: Move, dice: Dice): string {
  const snapshot = cloneJson(state);
  const { outcome } = apply(move.operation, snapshot, charts, move.input, dice);
  return canonicalJson({ outcome, snapshot });
}

/** A roll's faces, and another face list of the same outcome class. */
interface ReplacedRoll {
  readonly faces: readonly number[];
  readonly other: readonly number[];
}

/** Returns the farthest face list of the same outcome class. */
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

/** Returns the result of a move if every roll not read individually shows other faces of its outcome class. */
export function resultOfOthers(
  state: SnapshotBase,
  charts: unknown,
  move: Move,
  makeDice: () => Dice,
): { readonly result: string; readonly replaced: number } {
  const readRolls = new Set<number>();
  for (;;) {
    const before = readRolls.size;
    const dice = makeDice();
    const rolls: ReplacedRoll[] = [];
    let replaced = 0;
    const others: Dice = {
      merges: true,
      roll(request) {
        const at = rolls.length;
        const faces = dice.roll(request);
        const other = otherOf(request, faces);
        rolls.push({ faces, other });
        if (request.watch !== undefined) request.watch.look = () => readRolls.add(at);
        if (readRolls.has(at)) return faces;
        replaced += Number(other.some((face, die) => face !== faces[die]));
        return other;
      },
    };
    const result = resultOf(state, charts, move, others);
    if (readRolls.size === before) return { result, replaced };
  }
}
