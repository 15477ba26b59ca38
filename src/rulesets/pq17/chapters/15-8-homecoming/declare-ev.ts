import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import { pieceSchema } from "../../schemas";
import { definePq17 } from "../shared/operation";
import { applyEv, evForces, mayDeclareEv } from "./ev";

const input = z.strictObject({
  force: pieceSchema.nullable().describe("15.8.3 The TF that goes to Murmansk. Null if the Axis has also bid 0."),
});

type Input = z.infer<typeof input>;

const outcome = { force: pieceSchema.nullable() };

/** 15.8.3 The Allies declare EV. */
export const declareEv = definePq17<Input, typeof outcome>({
  name: "declareEv",
  kind: "MAY",
  title: "Declare EV",
  doc: "Once in a campaign, after an Allied bid of 0, names the TF that goes from the Clyde to Murmansk. If both sides have passed, there is no TF. From now on, empties go to Loch Ewe. Patrol White is waived until EV is over.",
  rules: ["15.8.3", "15.2.1", "15.3.1", "15.8.1"],
  phases: { of: ["prep_initiative", "prep_plan"], section: "15.8.3" },
  input,
  outcome,
  example: "ev-declared",
  legality(state, charts) {
    if (state.phasing !== "allied" || !mayDeclareEv(state)) {
      return illegal("EV_CLOSED", "15.8.3");
    }
    if (state.campaign?.bids?.axis === 0) return legal(every<Input>({ force: oneOf([null]) }));
    const forces = evForces(state, charts).map(({ id }) => id);
    return forces.length === 0 ? illegal("NO_EV_FORCE", "15.8.3") : legal(every<Input>({ force: oneOf(forces) }));
  },
  resolve(ctx, { force }) {
    applyEv(ctx, force);
    return { force };
  },
});
