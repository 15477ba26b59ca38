import * as z from "zod";
import { legal } from "../../../../core/choice/legality";
import { every } from "../../../../core/choice/values";
import { phaseSchema } from "../../schemas";
import { ENDED_BY_A_SIDE } from "../../vocabulary/sequence";
import { definePq17 } from "../shared/operation";
import { advancePhase as end, heldOpen } from "./flow";

const input = z.strictObject({});

/** Ends a phase of the side that is to decide. */
export const endPhase = definePq17<z.infer<typeof input>, { ended: typeof phaseSchema }>({
  name: "endPhase",
  kind: "END",
  title: "End the phase",
  doc: "Ends the phase if nothing compulsory is left in it, and starts the next one. After the last phase of a turn, fuel is used and the operation may end.",
  rules: ["3.1", "3.2", "3.3", "3.4", "5.1.5", "6.2", "6.6", "9.3.2"],
  phases: { of: ENDED_BY_A_SIDE, section: "3.2" },
  input,
  outcome: { ended: phaseSchema.describe("B The phase that was ended.") },
  example: "set-up-ends",
  legality(state, charts) {
    const reason = heldOpen(state, charts);
    return reason === undefined ? legal(every({})) : { legal: false, reason };
  },
  resolve(ctx) {
    const ended = ctx.state.phase;
    end(ctx);
    return { ended };
  },
});
