import * as z from "zod";
import { reason } from "../../../../core/choice/legality";
import { every, listOf, oneOf, someOf, wholeNumber } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import type { StartOperation, ValueFacts } from "../../../../core/contract/operation";
import type { Charts } from "../../charts/schema";
import { idSchema } from "../../charts/shapes";
import { LAST_TURN, optionSchema, sideSchema, turnSchema } from "../../schemas";
import { type Rulings, rulingsSchema, type Snapshot } from "../../snapshot";
import { OPTIONS, type Option } from "../../vocabulary";
import { rollStart } from "../8-time/first-moves";
import { readyConditions } from "../12-special-conditions/conditions";
import { mostMonths } from "../15-campaign/campaign";
import { blankCampaign, CAMPAIGN_ID, layOut } from "../15-campaign/start";
import { drawChit, placePortBlocks } from "./preparation";
import { freshGame } from "./setup";

const input = z.strictObject({
  scenario: idSchema.describe(
    "8.2, 15 A scenario of chart SCENARIOS, which may come from your own charts, or `campaign`.",
  ),
  options: z.array(optionSchema).max(OPTIONS.length).optional().describe("E The optional rules in use. Default: none."),
  rulings: rulingsSchema.optional(),
  months: z.int32().min(1).max(30).optional().describe("15.9 Months of the campaign. Default: all of them."),
});

const outcome = z.strictObject({
  scenario: idSchema,
  startTurn: turnSchema.describe("8.3 The latest turn in which player phases begin."),
  setsUpFirst: sideSchema
    .nullable()
    .describe("4.1.3 The side without the initiative. Null in a campaign, where sides bid for it first."),
});

type Input = z.infer<typeof input>;

/** The section of each optional rule. */
const OPTION_RULES = ruled({
  coordination: "7.1.2",
  second_location_card: "7.1.1",
  air_surprise: "7.2.1",
  night_action: "7.5.9",
  destroyer_hits: "7.9",
  variable_start: "8.3.1",
  complete_operation: "8.3.2",
  combine_location: "9.4",
  soviet_endurance: "11.1.4",
  training: "4.3.4",
  ahistorical_forces: "14",
  carrier_battle: "14.1",
  green_units: "15.4.3",
  transfer_to_germany: "15.7.5",
  danger_marker_moves: "11.1.3",
});

function ruled(sections: Readonly<Record<Option, string>>): ValueFacts[string] {
  return Object.fromEntries(Object.entries(sections).map(([option, rule]) => [option, { rule }]));
}

/** Every ruling that a game can choose, at its default: the letter of the rule. */
function defaultRulings(): Required<Rulings> {
  const names = Object.keys(rulingsSchema.unwrap().shape);
  return Object.fromEntries(names.map((name) => [name, false])) as unknown as Required<Rulings>;
}

/**
 * 8.2 The facts of each scenario: its date and first turn, its maximum of turns, and the side with the initiative. 15:
 * the months of the campaign.
 */
function scenarioFacts(charts: Charts): ValueFacts[string] {
  const facts = charts.SCENARIOS.facts.scenarios.map(({ id, fortnight, start, initiative }) => {
    const month = fortnight.slice(0, "1942-07".length);
    return [id, { rule: "8.2", month, fortnight, start, turns: LAST_TURN, initiative }] as const;
  });
  return Object.fromEntries([...facts, [CAMPAIGN_ID, { rule: "15", months: mostMonths(charts) }]]);
}

/** 3.1 Sets up an operation. */
export const start: StartOperation<Snapshot, Charts, Input, z.infer<typeof outcome>> = {
  name: "new",
  title: "Set up an operation or the campaign",
  doc: "Sets up a scenario: ice, forces and aircraft as listed, the start turn, a chit for each side, and the port dummies. Set-up and planning follow. The campaign starts with its first fortnight, and the bids for the initiative follow.",
  rules: ["3.1", "4.1.3", "8.3", "10.1", "12", "15"],
  input,
  outcome,
  standard: () => ({ scenario: "pq_17" }),
  defaults: (charts) => ({ options: [], rulings: defaultRulings(), months: mostMonths(charts) }),
  values: (charts) => ({ scenario: scenarioFacts(charts), options: OPTION_RULES }),
  example: "variable-start-2",
  choice(charts) {
    const scenario = oneOf([...charts.SCENARIOS.facts.scenarios.map(({ id }) => id), CAMPAIGN_ID]);
    const options = listOf(oneOf(OPTIONS), 0, OPTIONS.length, { distinct: true });
    const flags = Object.keys(defaultRulings()).map((key) => [key, oneOf([false, true])] as const);
    const rulings: Choice<NonNullable<Input["rulings"]>> = someOf(Object.fromEntries(flags));
    const months = wholeNumber(1, mostMonths(charts));
    const plan = every<Input>({ scenario, options, rulings, months }, { optional: ["options", "rulings", "months"] });
    return {
      schema: plan.schema,
      limits: plan.limits,
      closed: plan.closed,
      check(value) {
        const input = value as Input;
        if (input.months !== undefined && input.scenario !== CAMPAIGN_ID) {
          return { ...reason("NO_CAMPAIGN", "15.9"), pointer: "/months" };
        }
        return plan.check(value);
      },
      draw: (pick) => ({ scenario: scenario.draw(pick), options: options.draw(pick), rulings: rulings.draw(pick) }),
    };
  },
  blank: (plan, charts) =>
    plan.scenario === CAMPAIGN_ID ? blankCampaign(charts, plan.months, plan) : freshGame(charts, plan),
  resolve(ctx) {
    if (ctx.state.campaign !== null) {
      layOut(ctx);
      return { scenario: CAMPAIGN_ID, startTurn: ctx.state.startTurn, setsUpFirst: null };
    }
    rollStart(ctx);
    drawChit(ctx, "allied");
    drawChit(ctx, "axis");
    readyConditions(ctx);
    placePortBlocks(ctx);
    const { scenario, startTurn, phasing, initiative } = ctx.state;
    return { scenario, startTurn, setsUpFirst: phasing ?? initiative };
  },
};
