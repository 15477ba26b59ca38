import { opponentOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { Force, Piece } from "../snapshot-forces";
import type { Side } from "../vocabulary";
import { aswDiceOf } from "./asw";
import { isForce, type Table } from "./game";
import { taskForcesAtSea } from "./submarine-choice";
import { beginSubmarineCombat, type SubmarineCombat } from "./submarine-combat";

/** 7.4.2, 6.6.1 The TFs of the other side that may hunt a Wolf Pack of a side which has just been caught in transit. */
export function transitHunters(state: Snapshot, charts: Charts, side: Side, piece: Piece): Force[] {
  if (!isForce(piece) || piece.kind !== "wolf_pack") return [];
  return taskForcesAtSea(state, opponentOf(side)).filter(
    (force) => force.at === piece.at && aswDiceOf(state, charts, force).length > 0,
  );
}

/** 6.6.1, 7.4.2 A TF hunts a Wolf Pack that it has caught in transit: the move is over, and submarine combat begins at once. */
export function huntInTransit(desk: Table, side: Side, pack: Force, hunter: Force): SubmarineCombat {
  desk.set(desk.state, "pending", null, "CAUGHT_AND_FOUGHT", "6.6.1");
  desk.set(pack.moved, "done", true, "HALTED", "6.6.1");
  return beginSubmarineCombat(desk, { side, pack, target: hunter, offensive: true, surface: null });
}
