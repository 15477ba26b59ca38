import { all, type Case, type Change, type Json, type Roll, resolves, type Vector } from "../kit";
import { at, force, phase } from "../kit/changes";

/** Norfolk enters and leaves the hex of Lutzow. */
const MOVING: Change = all(phase("move_blocks", "allied"), (state) => at(force(state, "allied"), "0608"));

/** The hex of Lutzow, and the next. */
export const THROUGH = ["0708", "0808"];

/** An Axis card that fails in the row Force by day in Fair weather. */
export const FAILS = 1;

/** An Axis card that succeeds there. */
export const FINDS = 33;

/** The parameters of a vector for a transit. */
interface Transit extends Pick<Case, "id" | "title"> {
  readonly change?: Change;
  readonly input?: Json;
}

/** A move of Norfolk through the hex of Lutzow. */
export function request({ id, title, change, input }: Transit): Case {
  return {
    id: `transit-${id}`,
    title,
    citation: "6.6.1",
    operation: "moveForce",
    base: "lone-allied",
    change: all(MOVING, change),
    input: { piece: "tf_cruiser_cover", speed: "moderate", path: THROUGH, cross: "clear", ...input },
  };
}

/** A transit that runs to its end. */
export function passes(plan: Transit, ...rolls: Roll[]): Vector {
  return resolves({ ...request(plan), rolls, outcome: { end: "arrived" }, snapshot: { pending: null } });
}

/** The pending decision of the Axis after it has caught Norfolk. */
export const PENDING = {
  decision: "transit_react",
  side: "axis",
  movement: { piece: "tf_cruiser_cover", speed: "moderate", path: ["0808"], cross: 0 },
} as const;
