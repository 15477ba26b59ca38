import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import { pieceSchema } from "../../schemas";
import { forceOf, phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { mayScatter, scatterByOrder } from "./scatter";

const input = z.strictObject({ convoy: pieceSchema });

type Input = z.infer<typeof input>;

/** 5.5 A convoy scatters by order. */
export const scatterConvoy = definePq17<Input, typeof input.shape>({
  name: "scatterConvoy",
  kind: "MAY",
  title: "Scatter a convoy",
  doc: "A convoy at sea scatters instead of moving. Its warships leave it as a TF. The convoy has ID3 until it is in port.",
  rules: ["5.5", "6.8.1"],
  phases: { of: ["move_detach"], section: "5.5" },
  input,
  outcome: input.shape,
  example: "scatter",
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN/moving", "5.5");
    const convoys = mayScatter(state, charts, side).map(({ id }) => id);
    return convoys.length === 0 ? illegal("NO_CONVOY", "5.5") : legal(every<Input>({ convoy: oneOf(convoys) }));
  },
  resolve(ctx, { convoy }) {
    const side = phasingOf(ctx.state);
    scatterByOrder(ctx, side, forceOf(ctx.state, side, convoy));
    return { convoy };
  },
});
