import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import type { Side } from "../../../../src/rulesets/pq17/vocabulary";
import { type Change, type Json, type Roll, resolves, type Vector } from "../kit";

/** The end of the last phase of a turn. */
export const plan = { operation: "endPhase", base: "turn-end" };

/** The state of a side's conditions. */
export const special =
  (side: Side, members: Partial<Snapshot["sides"]["allied"]["special"]>): Change =>
  (state) => {
    Object.assign(state.sides[side].special, members);
  };

/** A force has moved through these hexes at Moderate speed. */
export const moved = (...entered: string[]) => ({
  hexes: entered.length,
  speed: "moderate" as const,
  entered,
  done: true,
});

/** The special phase of a turn: what is scored, or nothing. */
export function scores(
  id: string,
  title: string,
  citation: string,
  change: Change,
  score: Json | null,
  more: { rolls?: Roll[]; snapshot?: Json; rulings?: string[]; base?: string } = {},
): Vector {
  const { rolls = [], snapshot = {}, rulings, base = "turn-end" } = more;
  const vp = score === null ? { total: 0, log: [] } : { total: (score as { amount: number }).amount, log: [score] };
  return resolves({
    ...plan,
    base,
    id: `condition-${id}`,
    title,
    citation,
    change,
    input: {},
    rolls,
    outcome: { ended: "combine" },
    snapshot: { vp, ...snapshot },
    ...(rulings === undefined ? {} : { rulings }),
  });
}

/** The chit of a side is shown, its condition fulfilled. */
export const done = (side: Side) => ({ sides: { [side]: { chits: [{ revealed: true, fulfilled: true }] } } });
