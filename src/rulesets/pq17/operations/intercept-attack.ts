import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../core/choice/values";
import { exampleMeeting, germanForce } from "../rules/examples-surface";
import { intercept, interceptors } from "../rules/surface-declare";
import { noNews } from "../rules/surface-flow";
import { pieceSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import { battleOutcome, battleTold } from "./battle-outcomes";
import { definePq17 } from "./operation";

const input = z.strictObject({
  forces: z.array(pieceSchema).max(60).describe("7.5.1 The TFs that try to intercept; none lets the attack go on."),
});

type Input = z.infer<typeof input>;

const outcome = {
  by: pieceSchema.nullable().describe("7.5.1 The TF that intercepted; null when none did."),
  ...battleOutcome,
};

function example(): Snapshot {
  const state = exampleMeeting();
  const target = germanForce(state)?.id ?? "";
  const attack = { attackers: ["tf_cruiser_cover"], target, hex: "0606" };
  return { ...state, pending: { decision: "surf_intercept", side: "axis", attack } };
}

/** 7.5.1 TFs of the other side try to intercept an attack. */
export const interceptAttack = definePq17<Input, typeof outcome>({
  name: "interceptAttack",
  title: "Intercept an attack",
  doc: "TFs of the hex that are not attacked draw cards one after another until one finds the attackers; it attacks them, and that battle takes the place of the attack.",
  rules: ["7.5.1", "7.5.7", "7.6"],
  phases: { of: ["surface_combat"], section: "7.5.1" },
  answers: ["surf_intercept"],
  input,
  outcome,
  example: () => ({ snapshot: example(), input: { forces: [] }, seed: "bear-island" }),
  legality(state, charts) {
    const { pending } = state;
    if (pending?.decision !== "surf_intercept")
      return illegal("NOTHING_PENDING", "7.5.1", "No attack can be intercepted.");
    const ids = interceptors(state, charts, pending.side, pending.attack).map(({ id }) => id);
    return legal(every<Input>({ forces: listOf(oneOf<string>(ids), 0, ids.length, true) }));
  },
  resolve(ctx, { forces }) {
    const { pending } = ctx.state;
    if (pending?.decision !== "surf_intercept") return { by: null, ...battleTold(ctx.state, noNews()) };
    const { side, attack } = pending;
    const { by, news } = intercept(ctx, side, attack, forces);
    return { by, ...battleTold(ctx.state, news) };
  },
});
