import * as z from "zod";
import { legal } from "../../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../../core/choice/values";
import { pieceSchema } from "../../schemas";
import { pendingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { intercept, interceptors } from "./declare";
import { battleOutcome, battleOutcomeOf } from "./outcomes";

const interceptAttackInput = z.strictObject({
  forces: z
    .array(pieceSchema)
    .max(60)
    .describe("7.5.1 The TFs that try to intercept. None to let the attack continue."),
});

type InterceptAttackInput = z.infer<typeof interceptAttackInput>;

const interceptAttackOutcome = {
  by: pieceSchema.nullable().describe("7.5.1 The TF that intercepted. Null if none did."),
  ...battleOutcome,
};

/** 7.5.1 TFs of the other side try to intercept an attack. */
export const interceptAttack = definePq17<InterceptAttackInput, typeof interceptAttackOutcome>({
  name: "interceptAttack",
  title: "Intercept an attack",
  doc: "TFs in the hex that are not attacked draw cards one after another until one finds the attackers. It attacks them, and that battle replaces the attack.",
  rules: ["7.5.1", "7.5.7", "7.6"],
  phases: { of: ["surface_combat"], section: "7.5.1" },
  answers: ["surf_intercept"],
  input: interceptAttackInput,
  outcome: interceptAttackOutcome,
  example: "intercept-success",
  legality(state, charts) {
    const { side, attack } = pendingOf(state, "surf_intercept");
    const ids = interceptors(state, charts, side, attack).map(({ id }) => id);
    return legal(
      every<InterceptAttackInput>({ forces: listOf(oneOf<string>(ids), 0, ids.length, { distinct: true }) }),
    );
  },
  resolve(ctx, { forces }) {
    const { side, attack } = pendingOf(ctx.state, "surf_intercept");
    const { by, news } = intercept(ctx, side, attack, forces);
    return { by, ...battleOutcomeOf(ctx.state, news) };
  },
});
