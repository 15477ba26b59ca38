import * as z from "zod";
import { legal } from "../../../../core/choice/legality";
import { blockSchema, pieceSchema, unitSchema } from "../../schemas";
import { definePq17 } from "../shared/operation";
import { type ShadowInput, startShadowing as shadow, shadowChoice } from "./after-battle";

const input = z.strictObject({
  force: pieceSchema.nullable().describe("6.3.3 The force that shadows, or that its cruisers leave. Null for none."),
  block: blockSchema.nullable().describe("6.3.3 The Axis block that is shadowed. Null for none."),
  cruisers: z
    .array(unitSchema)
    .max(20)
    .describe("1.2.3 Cruisers that leave the force to shadow. None if the whole force shadows."),
});

const outcome = { shadower: pieceSchema.nullable().describe("6.3.3 The force that shadows now. Null for none.") };

/** 6.3.3 After a battle Allied cruisers may begin to shadow an Axis TF with a capital ship. */
export const shadowAfterBattle = definePq17<ShadowInput, typeof outcome>({
  name: "shadowAfterBattle",
  title: "Shadow after a battle",
  doc: "An Allied force that has fought shadows an Axis TF with a capital ship, whole or by detached cruisers. It may also decline.",
  rules: ["6.3.3", "1.2.3"],
  phases: { of: ["surface_combat", "move_blocks"], section: "6.3.3" },
  answers: ["surf_shadow"],
  input,
  outcome,
  example: "shadow-whole",
  legality(state, charts) {
    return legal(shadowChoice(state, charts));
  },
  resolve: (ctx, input) => ({ shadower: shadow(ctx, input) }),
});
