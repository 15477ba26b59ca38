import * as z from "zod";
import { legal } from "../../../../core/choice/legality";
import { every } from "../../../../core/choice/values";
import { phaseSchema } from "../../schemas";
import { TURN_PHASES } from "../../vocabulary";
import { defineGoeben } from "../operation";
import { closePhase as end, heldOpen } from "./flow";

const input = z.strictObject({});

/** 4.0 Ends a phase of the turn. */
export const endPhase = defineGoeben<z.infer<typeof input>, { ended: typeof phaseSchema }>({
  name: "endPhase",
  title: "End the phase",
  doc: "Ends the phase when nothing compulsory is left in it, and opens the next one that has something to decide.",
  rules: ["4.0", "9.1", "13.0", "14.0", "15.0", "16.0", "17.0"],
  phases: { of: TURN_PHASES, section: "4.0" },
  input,
  outcome: { ended: phaseSchema.describe("4.0 The phase that was ended.") },
  example: "end-intelligence",
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
