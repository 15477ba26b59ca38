import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { exampleDummy } from "../rules/examples";
import { phasingOf, removeDummy } from "../rules/game";
import { pieceSchema } from "../schemas";
import { PLAYER_SEGMENTS } from "../vocabulary";
import { definePq17 } from "./operation";

const input = z.strictObject({ dummy: pieceSchema.describe("1.3 The dummy.") });

/** 1.3 Takes a dummy off the map. */
export const withdrawDummy = definePq17<z.infer<typeof input>, typeof input.shape>({
  name: "withdrawDummy",
  title: "Withdraw a dummy",
  doc: "Takes a dummy of the phasing side off the map, in any segment of its player phase.",
  rules: ["1.3"],
  phases: { of: ["prep_setup_1", "prep_setup_2", ...PLAYER_SEGMENTS], section: "1.3" },
  input,
  outcome: input.shape,
  example: () => ({ snapshot: exampleDummy("move_detach"), input: { dummy: "dummy_1" }, seed: "bear-island" }),
  legality(state) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "1.3", "No side is phasing.");
    const dummies = state.sides[side].dummies.map(({ id }) => id);
    return dummies.length === 0
      ? illegal("NO_DUMMY", "1.3", "This side has no dummy on the map.")
      : legal(every({ dummy: oneOf<string>(dummies) }));
  },
  resolve(ctx, { dummy }) {
    const side = phasingOf(ctx.state);
    const found = ctx.state.sides[side].dummies.find(({ id }) => id === dummy);
    if (found !== undefined) removeDummy(ctx, side, found, "1.3");
    if (ctx.state.moving === dummy) ctx.set(ctx.state, "moving", null, "MOVING", "5");
    return { dummy };
  },
});
