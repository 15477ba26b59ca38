import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every } from "../../../core/choice/values";
import { idSchema } from "../charts/shapes";
import { callBombers as call, cannotCallBombers } from "../rules/conditions-bombers";
import { withPhotograph } from "../rules/examples-conditions";
import { definePq17 } from "./operation";

const input = z.strictObject({});

const outcome = { aircraft: z.array(idSchema).max(10).describe("12.4 The air units that have come.") };

/** 12.4 Calls in Bomber Command. */
export const callBombers = definePq17<z.infer<typeof input>, typeof outcome>({
  name: "callBombers",
  title: "Call in Bomber Command",
  doc: "Brings the bombers of Bomber Command to their base at the start of an Allied night phase, once an Axis capital ship has been photographed in port. They may attack Tirpitz in port alone, and leave once they have flown.",
  rules: ["12.4"],
  phases: { of: ["random_event"], section: "12.4" },
  input,
  outcome,
  example: () => ({ snapshot: withPhotograph(), input: {}, seed: "bear-island" }),
  legality(state, charts) {
    if (state.phasing === null) return illegal("OUT_OF_TURN", "12.4", "No side is phasing.");
    const why = cannotCallBombers(state, charts);
    return why === undefined ? legal(every({})) : { legal: false, reason: why };
  },
  resolve: (ctx) => ({ aircraft: call(ctx) }),
});
