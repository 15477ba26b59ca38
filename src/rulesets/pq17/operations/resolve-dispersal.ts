import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { disperse } from "../rules/dispersal";
import { exampleAt } from "../rules/examples";
import { forceOf, phasingOf } from "../rules/game";
import { count, pieceSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import { definePq17 } from "./operation";

const input = z.strictObject({ convoy: pieceSchema });

type Input = z.infer<typeof input>;

const outcome = { convoy: pieceSchema, dispersed: count(60, "9.3.2 MX CS dispersed.") };

/** Scenario PQ-17 in a Gale that disperses its convoy. */
function example(): Snapshot {
  const state = exampleAt("move_detach");
  state.weather = { prevailing: "gale", dispersalDrm: -3, local: [] };
  state.sides.allied.convoyCards.push({
    force: "convoy_pq_17",
    dispersed: false,
    card: 2,
    moves: false,
    disperses: true,
  });
  return state;
}

/** 9.3.2 Rolls the dispersal of a convoy. */
export const resolveDispersal = definePq17<Input, typeof outcome>({
  name: "resolveDispersal",
  title: "Disperse a convoy",
  doc: "Rolls how many merchants a Gale disperses from a convoy whose card says so, and picks them.",
  rules: ["9.3.2", "9.2.5", "5.6"],
  phases: { of: ["move_detach"], section: "9.3.2" },
  input,
  outcome,
  example: () => ({ snapshot: example(), input: { convoy: "convoy_pq_17" }, seed: "bear-island" }),
  legality(state) {
    const side = state.phasing;
    const cards = side === null ? [] : state.sides[side].convoyCards.filter(({ disperses }) => disperses);
    return cards.length === 0
      ? illegal("NO_DISPERSAL", "9.3.2", "No convoy of this side is dispersed by its card.")
      : legal(every<Input>({ convoy: oneOf<string>(cards.map(({ force }) => force)) }));
  },
  resolve(ctx, { convoy }) {
    const side = phasingOf(ctx.state);
    return { convoy, dispersed: disperse(ctx, side, forceOf(ctx.state, side, convoy)) };
  },
});
