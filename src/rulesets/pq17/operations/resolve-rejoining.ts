import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { cannotRejoin, rejoin } from "../rules/dispersal";
import { exampleAt } from "../rules/examples";
import { forceOf, forcesOf, phasingOf } from "../rules/game";
import { count, pieceSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import { definePq17 } from "./operation";

const input = z.strictObject({ convoy: pieceSchema });

type Input = z.infer<typeof input>;

const outcome = { convoy: pieceSchema, rejoined: count(60, "9.3.3 MX CS that rejoined.") };

/** Scenario PQ-17 in the combine segment with six merchants astray. */
function example(): Snapshot {
  const state = exampleAt("combine");
  const convoy = state.sides.allied.forces.find(({ id }) => id === "convoy_pq_17");
  convoy?.convoy?.dispersed.push({ unit: "mv", cs: 6 });
  return state;
}

/** 9.3.3 Rolls for the dispersed merchants of a convoy. */
export const resolveRejoining = definePq17<Input, typeof outcome>({
  name: "resolveRejoining",
  title: "Rejoin dispersed merchants",
  doc: "Rolls how many dispersed merchants of a convoy rejoin it, once a turn, but not in a Storm or Gale.",
  rules: ["9.3.3", "5.6"],
  phases: { of: ["combine"], section: "9.3.3" },
  input,
  outcome,
  example: () => ({ snapshot: example(), input: { convoy: "convoy_pq_17" }, seed: "bear-island" }),
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "9.3.3", "No side is phasing.");
    const bad = cannotRejoin({ state, charts });
    if (bad !== undefined) return { legal: false, reason: bad };
    const astray = forcesOf(
      state,
      side,
      ({ id, convoy }) => (convoy?.dispersed.length ?? 0) > 0 && !state.rejoined.includes(id),
    );
    return astray.length === 0
      ? illegal("NOBODY_ASTRAY", "9.3.3", "No convoy has dispersed merchants that can still rejoin this turn.")
      : legal(every<Input>({ convoy: oneOf<string>(astray.map(({ id }) => id)) }));
  },
  resolve(ctx, { convoy }) {
    const { state } = ctx;
    const side = phasingOf(state);
    ctx.push(state.rejoined, convoy, "REJOINING_ROLLED", "9.3.3");
    return { convoy, rejoined: rejoin(ctx, side, forceOf(state, side, convoy)) };
  },
});
