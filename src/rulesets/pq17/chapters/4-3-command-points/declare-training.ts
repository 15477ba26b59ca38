import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import { pieceSchema } from "../../schemas";
import { forceOf, phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { isPermitted, startTraining, trainees } from "./training";

const input = z.strictObject({ force: pieceSchema.describe("4.3.4 The TF that sails for training.") });

type Input = z.infer<typeof input>;

/** 4.3.4 Declares the training sortie of an operation. */
export const declareTraining = definePq17<Input, typeof input.shape>({
  name: "declareTraining",
  title: "Declare a training sortie",
  doc: "Once per operation, an Axis TF sails for training in this segment, with Training Fuel. It costs no command points if it returns to its port.",
  rules: ["4.3.4", "11.4.1"],
  phases: { of: ["move_refuel"], section: "4.3.4" },
  input,
  outcome: input.shape,
  example: "training-declared",
  legality(state) {
    const side = state.phasing;
    if (side === null || !isPermitted(state, side)) {
      return illegal("NO_TRAINING", "4.3.4");
    }
    const forces = trainees(state, side).map(({ id }) => id);
    return forces.length === 0 ? illegal("NO_TRAINEES", "4.3.4") : legal(every<Input>({ force: oneOf(forces) }));
  },
  resolve(ctx, { force }) {
    const side = phasingOf(ctx.state);
    startTraining(ctx, side, forceOf(ctx.state, side, force));
    return { force };
  },
});
