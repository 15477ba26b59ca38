import * as z from "zod";
import { legal, reason } from "../../../../core/choice/legality";
import { every, oneOf, someOf } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import type { StartOperation } from "../../../../core/contract/operation";
import type { Charts } from "../../charts/schema";
import { count, germanShipSchema, named, orderSchema, spaceSchema } from "../../schemas";
import { optionsSchema, rulingsSchema, type Snapshot } from "../../snapshot";
import { GERMAN_EXTRAS, GERMAN_SHIPS, type GermanShipId, MULTIPLAYER } from "../../vocabulary";
import { exampleAt } from "../shared/examples";
import { germanInPlay } from "../shared/game";
import { defineGoeben } from "../shared/operation";
import { colliersToPlace, deploy, place, type Starts, startSpaces, takesCollier } from "./deployment";
import { DEFAULT_RULINGS, drawOrder, freshGame } from "./setup";

const startInput = z.strictObject({
  options: optionsSchema
    .partial()
    .meta({ id: "GoebenOptionsInput", description: "E Optional rules; each is off unless given." })
    .optional(),
  rulings: rulingsSchema
    .partial()
    .meta({ id: "GoebenRulingsInput", description: "D Switchable rulings; each has a default." })
    .optional(),
});

const startOutcome = z.strictObject({
  order: orderSchema.describe("3.0 The mission."),
  turns: z.int32().min(1).max(60).describe("4.0 Turns of the scenario."),
  vp: z.int32().describe("19.0 Victory points to begin with."),
});

type StartInput = z.infer<typeof startInput>;

const boolean = oneOf([false, true]);

const options: { readonly [K in keyof Required<NonNullable<StartInput["options"]>>]: Choice } = {
  variableDeployment: boolean,
  germanExtras: oneOf(GERMAN_EXTRAS),
  austroHungarianWarships: boolean,
  seaplanes: boolean,
  nightCombat: boolean,
  mines: boolean,
  campaign: boolean,
  multiplayer: oneOf(MULTIPLAYER),
};

const rulings: { readonly [K in keyof Required<NonNullable<StartInput["rulings"]>>]: Choice } = {
  ...(Object.fromEntries(
    Object.entries(DEFAULT_RULINGS)
      .filter(([, value]) => typeof value === "boolean")
      .map(([key]) => [key, boolean]),
  ) as Record<keyof typeof DEFAULT_RULINGS, Choice>),
  neutralPortIncidents: oneOf(["rule", "chart"]),
  maxFireScope: oneOf(["gun_factor", "all_dice"]),
  torpedoDice: oneOf(["formula", "one_per_torpedo"]),
  criticalBattleMeasure: oneOf(["net", "gross"]),
  campaignStocks: oneOf(["restock", "carry_over"]),
  ottomanSortieZone: oneOf(["adriatic", "eastern_med"]),
};

/** 3.0 Sets up a scenario or the first scenario of a campaign. */
export const start: StartOperation<Snapshot, Charts, StartInput, z.infer<typeof startOutcome>> = {
  name: "new",
  title: "Set up a game",
  doc: "Sets up the Allies face down and the German division in its display, and draws the order.",
  rules: ["3.0", "17.1", "18.0", "19.0", "20.0", "22.0", "23.0", "24.0", "25.0"],
  input: startInput,
  outcome: startOutcome,
  standard: () => ({}),
  example: () => ({ input: { options: { mines: true } }, seed: "messina-1914" }),
  choice: () => someOf<StartInput>({ options: someOf(options, 0), rulings: someOf(rulings, 0) } as never, 0),
  blank: (plan, charts) => freshGame(charts, plan),
  resolve(ctx) {
    if (ctx.state.options.germanExtras !== "none") ctx.ruling("D-64", "19.0");
    const { turns } = drawOrder(ctx, "3.0");
    return { order: ctx.state.order, turns, vp: ctx.state.vp };
  },
};

interface DeployTaskForceInput {
  readonly [key: string]: unknown;
  readonly starts?: Starts | undefined;
}

const startsSchema = named(
  z.strictObject(
    Object.fromEntries(GERMAN_SHIPS.map((id) => [id, spaceSchema.optional()])) as Record<
      GermanShipId,
      z.ZodOptional<typeof spaceSchema>
    >,
  ),
  "Starts",
  "24.2 Where each German ship begins; a ship that is not named begins at Pola.",
);

const deployTaskForceInput = z.strictObject({ starts: startsSchema.optional() });

const deployedSchema = named(
  z.strictObject({ ship: germanShipSchema, space: spaceSchema }),
  "DeployedShip",
  "3.0(8) A German ship and where it begins.",
);

const deployTaskForceOutcome = {
  deployed: z.array(deployedSchema).max(4).describe("3.0(8) Where the German ships begin."),
};

/** 3.0(8), 18.0, 24.2 Puts the German ships on the map. */
export const deployTaskForce = defineGoeben<DeployTaskForceInput, typeof deployTaskForceOutcome>({
  name: "deployTaskForce",
  title: "Deploy the task force",
  doc: "Puts the German ships where they begin: Messina, the space a die says, or in a campaign Pola or a space that a bonus allows.",
  rules: ["3.0", "18.0", "24.2"],
  phases: { of: ["deploy_setup"], section: "3.0" },
  input: deployTaskForceInput,
  outcome: deployTaskForceOutcome,
  example: () => ({
    snapshot: exampleAt("deploy_setup", { options: { variableDeployment: true } }),
    input: {},
    seed: "messina-1914",
  }),
  legality(state, charts) {
    const spaces = startSpaces(state, charts);
    if (spaces === undefined) {
      const why = reason("START_FIXED", "3.0", "The start is not the player's to choose in a first scenario.");
      return legal(someOf<Record<string, unknown>>({}, 0, 0, { starts: why }));
    }
    const ships = Object.fromEntries(germanInPlay(state).map((ship) => [ship, oneOf(spaces)]));
    return legal(someOf<Record<string, unknown>>({ starts: someOf(ships, 0) }, 0));
  },
  resolve(ctx, { starts = {} }) {
    const { state } = ctx;
    deploy(ctx, starts);
    const deployed = germanInPlay(state).map((ship) => ({ ship, space: state.ships[ship].space ?? "" }));
    return { deployed };
  },
});

const placeCollierInput = z.strictObject({ space: spaceSchema.describe("3.0(9) Any space that is no port or base.") });

const placeCollierOutcome = { left: count(2, "3.0(9) Colliers still to be placed.") };

/** 3.0(9) Places a collier. */
export const placeCollier = defineGoeben<{ space: string }, typeof placeCollierOutcome>({
  name: "placeCollier",
  title: "Place a collier",
  doc: "Places the next collier in a space that is no port or base; after the last one turn 1 begins.",
  rules: ["3.0", "7.4", "19.0"],
  phases: { of: ["collier_setup"], section: "3.0" },
  input: placeCollierInput,
  outcome: placeCollierOutcome,
  example: () => ({
    snapshot: exampleAt("collier_setup"),
    input: { space: "central_ionian" },
    seed: "messina-1914",
  }),
  legality(state, charts) {
    const sea: string[] = [];
    const closed: { value: string; reason: Reason }[] = [];
    for (const { id } of charts.MAP.facts.spaces) {
      if (takesCollier(state, charts, id)) sea.push(id);
      else closed.push({ value: id, reason: reason("NO_SEA_SPACE", "3.0", `A collier cannot lie at ${id}.`) });
    }
    return legal(every({ space: oneOf(sea, closed) }));
  },
  resolve(ctx, { space }) {
    place(ctx, space);
    return { left: colliersToPlace(ctx.state) };
  },
});
