import type { Side, Speed } from "../../../../src/rulesets/pq17/vocabulary";
import { dummy } from "./changes";
import { all, type Case, type Change, type Json, type Roll, refused, resolves, type Vector } from "./index";

/** The force that moves in vectors of a side. */
export const PIECE = { allied: "tf_home_fleet", axis: "trondheim_group" } as const;

/** The parameters of a vector for a move. */
export interface Move extends Pick<Case, "id" | "title"> {
  readonly side?: Side;
  readonly citation?: string;
  readonly change?: Change;
  readonly speed?: Speed;
  readonly path: readonly string[];
  readonly piece?: string;
}

function request(plan: Move): Case {
  const { id, title, side = "allied", citation = "5.1", change, speed = "moderate", path, piece = PIECE[side] } = plan;
  const input = { piece, speed, path, cross: "clear" };
  return { id: `move-${id}`, title, citation, operation: "moveForce", base: `ice-${side}`, change, input };
}

/** A move that runs to its end. */
export function moves(
  plan: Move & {
    readonly rolls?: readonly Roll[];
    readonly end?: string;
    readonly after?: Change;
    readonly snapshot?: Json;
    readonly rulings?: readonly string[];
    readonly outcome?: Json;
  },
): Vector {
  const { rolls = [], end = "arrived", after, snapshot, rulings, outcome } = plan;
  return resolves({
    ...request(plan),
    rolls,
    outcome: { end, ...outcome },
    ...(after && { after }),
    ...(snapshot && { snapshot }),
    ...(rulings && { rulings }),
  });
}

/** A dummy that can move, so that the side has something to move. */
export function other(side: Side): Change {
  return (state) => {
    state.sides[side].dummies.push(dummy(9, side === "allied" ? "0606" : "0713"));
  };
}

/** A move that a rule does not let begin. */
export function stays(
  plan: Move & { readonly code: string; readonly section: string; readonly pointer?: string },
): Vector {
  const { side = "allied", change, code, section, pointer = "/input/piece" } = plan;
  const ready = pointer === "/input/piece" ? all(change, other(side)) : change;
  return refused({ ...request({ ...plan, ...(ready && { change: ready }) }), code, section, pointer });
}
