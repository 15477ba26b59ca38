import * as z from "zod";
import { every, oneOf } from "../../../core/operation/choice";
import { closed, open } from "../../../core/operation/door";
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
  turn: { at: ["prep_setup_1", "prep_setup_2", ...PLAYER_SEGMENTS], section: "1.3" },
  input,
  outcome: input.shape,
  example: () => ({ snapshot: exampleDummy("move_detach"), input: { dummy: "dummy_1" }, seed: "bear-island" }),
  door(state) {
    const side = state.phasing;
    if (side === null) return closed("OUT_OF_TURN", "1.3", "No side is phasing.");
    const dummies = state.sides[side].dummies.map(({ id }) => id);
    return dummies.length === 0
      ? closed("NO_DUMMY", "1.3", "This side has no dummy on the map.")
      : open(every({ dummy: oneOf<string>(dummies) }));
  },
  resolve(desk, { dummy }) {
    const side = phasingOf(desk.state);
    const found = desk.state.sides[side].dummies.find(({ id }) => id === dummy);
    if (found !== undefined) removeDummy(desk, side, found, "1.3");
    if (desk.state.moving === dummy) desk.set(desk.state, "moving", null, "MOVING", "5");
    return { dummy };
  },
});
