import * as z from "zod";
import { legal } from "../../../../core/choice/legality";
import { named } from "../../schemas";
import { definePq17 } from "../shared/operation";
import { battleDecision } from "./battle";
import { goOn } from "./battle-steps";
import { type ManeuverInput, maneuver, maneuverChoice } from "./maneuver";
import { battleOutcome, battleOutcomeOf, noNews } from "./outcomes";
import { battleAreaSchema, displayNumberSchema } from "./state";

const maneuverSchema = named(
  () =>
    z.strictObject({
      unit: displayNumberSchema.describe("The unit, by its number on the display."),
      area: battleAreaSchema.describe("The area that it goes to from Deployment."),
      screens: z.array(displayNumberSchema).max(2).describe("7.5.4 Enemies whose fire it blocks."),
      protects: displayNumberSchema
        .nullable()
        .describe("7.5.4 The unit in Deployment that it covers against one enemy. Null for units in Withdrawal."),
    }),
  "Maneuver",
  "7.5.2(ii) One unit leaves Deployment.",
);

const input = z.strictObject({
  stacks: z
    .array(z.array(displayNumberSchema).min(2).max(60))
    .max(20)
    .describe("7.2.4 Counters that become one stack, which is known by its lowest number."),
  moves: z.array(maneuverSchema).max(200).describe("7.5.2(ii) Units that leave Deployment."),
  evasion: z.array(displayNumberSchema).max(200).describe("D-22 Units that evade."),
});

const outcome = { moved: z.int32().min(0).max(200).describe("Units that left Deployment."), ...battleOutcome };

/** 7.5.2(ii) A side maneuvers on the Battle Display. */
export const maneuverUnits = definePq17<ManeuverInput, typeof outcome>({
  name: "maneuverUnits",
  title: "Maneuver on the Battle Display",
  doc: "Moves units from Deployment to Screening, Torpedo Attack or Withdrawal. Names the enemies whose fire they block, and the units that evade.",
  rules: ["7.5.2", "7.5.3", "7.5.4", "7.5.5", "7.5.7", "7.2.4"],
  phases: { of: ["surface_combat", "move_blocks"], section: "7.5.2" },
  answers: ["surf_maneuver_defender", "surf_maneuver_attacker"],
  input,
  outcome,
  example: "maneuver-areas",
  legality(state, charts) {
    const { battle, side } = battleDecision(state);
    return legal(maneuverChoice(state, charts, battle, side));
  },
  resolve(ctx, input) {
    const { battle } = battleDecision(ctx.state);
    const news = noNews();
    maneuver(ctx, battle, input);
    goOn(ctx, news);
    return { moved: input.moves.length, ...battleOutcomeOf(ctx.state, news) };
  },
});
