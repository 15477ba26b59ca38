import { illegal } from "../../../../core/choice/legality";
import type { Closed } from "../../../../core/choice/values";
import type { Mode } from "../../vocabulary";

/** 13.5.4 The door of an attack in a joint battle before its round has been drawn for. */
export const PACK_UNDRAWN = illegal(
  "PACK_NOT_DRAWN",
  "13.5.4",
  "Draw for the round first: one boat of the pack is hunted in it.",
);

/** 9.2 The door of an attack on escorted ships when every way is shut; it names what shuts each (E-33). */
export function noWayToAttack(shut: readonly Closed<Mode>[]): ReturnType<typeof illegal> {
  const causes = shut.filter(({ value }) => value !== "surface").map(({ reason }) => reason.message);
  const message = ["Neither a submerged nor a surface attack is possible.", ...causes].join(" ");
  return illegal("NO_WAY_TO_ATTACK", "9.2", message);
}
