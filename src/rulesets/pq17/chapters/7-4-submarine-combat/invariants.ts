import type { Invariant } from "../../../../core/contract/invariant";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";
import { inTurn, rule } from "../shared/invariant";
import { totalCs } from "../shared/units";
import type { SubTargets } from "./state";

/** 7.4 Returns the Wolf Pack at sea that names targets, or undefined. */
function packOf({ sides }: Snapshot, { side, pack }: SubTargets): Force | undefined {
  const boats = sides[side].forces.find(({ id, kind }) => id === pack && kind === "wolf_pack");
  return boats?.station === "in_port" ? undefined : boats;
}

/**
 * 7.4.3 The invariants of a Wolf Pack that names targets: in the hex of its enemy, and in a segment in which they can
 * meet.
 */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "PENDING_IMPOSSIBLE",
    pointer: "/pending",
    of: "/pending/pack",
    section: "7.4",
    variant: "submarines-fight",
    holds: ({ state: { phase }, holder: { surface } }) =>
      phase === "submarine_combat" || phase === "move_blocks" || (phase === "surface_combat" && surface !== null),
  }),
  inTurn(
    rule({
      code: "PIECE_UNKNOWN",
      pointer: "/pending/pack",
      section: "7.4",
      variant: "wolf-pack",
      holds: ({ state, holder }) => packOf(state, holder) !== undefined,
    }),
    [
      rule({
        code: "PIECE_UNKNOWN",
        pointer: "/pending/target",
        section: "7.4",
        variant: "enemy-force",
        holds: ({ state, item, holder }) => {
          const enemy = state.sides[opponentOf(holder.side)].forces.find(({ id }) => id === item);
          return enemy !== undefined && enemy.station !== "in_port" && enemy.at === packOf(state, holder)?.at;
        },
      }),
      rule({
        code: "SUBMARINES_IMPOSSIBLE",
        pointer: "/pending/before",
        section: "7.4",
        values: ({ state, holder }) => ({ most: totalCs(packOf(state, holder)?.units ?? []) }),
        holds: ({ state, item, holder }) => {
          const attacking = item + holder.after;
          return attacking > 0 && attacking <= totalCs(packOf(state, holder)?.units ?? []);
        },
      }),
    ],
  ),
];
