import * as z from "zod";
import { oneOf, someOf } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import type { StartOperation } from "../../../../core/contract/operation";
import type { Charts } from "../../charts/schema";
import { named, orderSchema } from "../../schemas";
import { optionsSchema, RULING_VALUES, rulingsSchema, type Snapshot } from "../../snapshot";
import { GERMAN_EXTRAS, MULTIPLAYER } from "../../vocabulary";
import { drawOrder } from "../24-campaign/campaign";
import { DEFAULT_OPTIONS, DEFAULT_RULINGS, freshGame } from "./setup";

const startInput = z.strictObject({
  options: named(
    () => optionsSchema.unwrap().partial(),
    "OptionsInput",
    "E Optional rules. Default: none in use.",
  ).optional(),
  rulings: named(
    () => rulingsSchema.unwrap().partial(),
    "RulingsInput",
    "D Rulings that you can change. Each has a default.",
  ).optional(),
});

const startOutcome = z.strictObject({
  order: orderSchema.describe("3.0 The mission."),
  turns: z.int32().min(1).max(60).describe("4.0 Turns of the scenario."),
  vp: z.int32().describe("19.0 Starting Victory Points."),
});

type StartInput = z.infer<typeof startInput>;

const boolean = oneOf([false, true]);

/** A choice for every member. */
type ChoicesOf<T> = { readonly [K in keyof T]-?: Choice<T[K]> };

const options: ChoicesOf<NonNullable<StartInput["options"]>> = {
  variableDeployment: boolean,
  germanExtras: oneOf(GERMAN_EXTRAS),
  austroHungarianWarships: boolean,
  seaplanes: boolean,
  nightCombat: boolean,
  mines: boolean,
  campaign: boolean,
  multiplayer: oneOf(MULTIPLAYER),
};

const rulings: ChoicesOf<NonNullable<StartInput["rulings"]>> = {
  ...(Object.fromEntries(
    Object.entries(DEFAULT_RULINGS)
      .filter(([, value]) => typeof value === "boolean")
      .map(([key]) => [key, boolean]),
  ) as Record<keyof typeof DEFAULT_RULINGS, Choice<boolean>>),
  neutralPortIncidents: oneOf(RULING_VALUES.neutralPortIncidents),
  maxFireScope: oneOf(RULING_VALUES.maxFireScope),
  torpedoDice: oneOf(RULING_VALUES.torpedoDice),
  criticalBattleMeasure: oneOf(RULING_VALUES.criticalBattleMeasure),
  campaignStocks: oneOf(RULING_VALUES.campaignStocks),
  ottomanSortieZone: oneOf(RULING_VALUES.ottomanSortieZone),
};

/** 3.0 Sets up a scenario or the first scenario of a campaign. */
export const start: StartOperation<Snapshot, Charts, StartInput, z.infer<typeof startOutcome>> = {
  name: "new",
  title: "Set up a game",
  doc: "Sets up the Allies face down and the German ships on their displays, then draws the order.",
  rules: ["3.0", "17.1", "18.0", "19.0", "20.0", "22.0", "23.0", "24.0", "25.0"],
  input: startInput,
  outcome: startOutcome,
  standard: () => ({}),
  defaults: () => ({ options: DEFAULT_OPTIONS, rulings: DEFAULT_RULINGS }),
  example: "new-standard",
  choice: () => someOf<StartInput>({ options: someOf(options), rulings: someOf(rulings) }),
  blank: (plan, charts) => freshGame(charts, plan),
  resolve(ctx) {
    if (ctx.state.options.germanExtras !== "none") ctx.ruling("D-64", "19.0");
    const { turns } = drawOrder(ctx, "3.0");
    return { order: ctx.state.order, turns, vp: ctx.state.vp };
  },
};
