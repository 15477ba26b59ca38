import * as z from "zod";
import { legal, reason } from "../../../../core/choice/legality";
import { oneOf, someOf } from "../../../../core/choice/values";
import { germanShipSchema, named, spaceSchema } from "../../schemas";
import { GERMAN_SHIPS, type GermanShipId } from "../../vocabulary";
import { beginFirstTurn } from "../4-sequence-of-play/phases";
import { rollStart } from "../18-variable-deployment/deployment";
import { startSpaces } from "../24-campaign/bonuses";
import { defineGoeben } from "../operation";
import { type Context, enterPhase } from "../shared/context";
import { germanInPlay } from "../shared/game";
import { colliersToPlace } from "./setup";

/** 24.2 The space where each ship begins; a ship that is not named begins at Pola. */
export type Starts = { readonly [S in GermanShipId]?: string | undefined };

/** 3.0(8), 18.0, 24.2 Puts the German ships on the map; then the colliers follow. */
export function deploy(ctx: Context, starts: Starts): void {
  const { state, charts } = ctx;
  const choice = startSpaces(state, charts);
  const fixed = choice === undefined ? rollStart(ctx) : charts.GERMAN_SETUP.facts.campaignStart;
  const section = choice === undefined ? "3.0" : "24.2";
  for (const ship of germanInPlay(state)) {
    const space = starts[ship] ?? fixed;
    ctx.set(state.ships[ship], "space", space, "SHIP_SPACE", section);
    ctx.set(state.ships[ship], "startSpace", space, "SHIP_START", section);
  }
  enterPhase(ctx, "collier_setup", "3.0");
  if (colliersToPlace(state) === 0) beginFirstTurn(ctx);
}

interface DeployTaskForceInput {
  readonly starts?: Starts | undefined;
}

const startsSchema = named(
  () =>
    z.strictObject(
      Object.fromEntries(GERMAN_SHIPS.map((id) => [id, spaceSchema.optional()])) as Record<
        GermanShipId,
        z.ZodOptional<typeof spaceSchema>
      >,
    ),
  "Starts",
  "24.2 Starting space of each German ship. An omitted ship begins at Pola.",
);

const deployTaskForceInput = z.strictObject({ starts: startsSchema.optional() });

const deployedSchema = named(
  () => z.strictObject({ ship: germanShipSchema, space: spaceSchema }),
  "DeployedShip",
  "3.0(8) A German ship and its starting space.",
);

const deployTaskForceOutcome = {
  deployed: z.array(deployedSchema).max(4).describe("3.0(8) Starting spaces of the German ships."),
};

/** 3.0(8), 18.0, 24.2 Puts the German ships on the map. */
export const deployTaskForce = defineGoeben<DeployTaskForceInput, typeof deployTaskForceOutcome>({
  name: "deployTaskForce",
  title: "Deploy the Task Force",
  doc: "Places the German ships in their starting spaces: Messina, or the space of a die roll. In a campaign: Pola, or a space that a bonus allows.",
  rules: ["3.0", "18.0", "24.2"],
  phases: { of: ["deploy_setup"], section: "3.0" },
  input: deployTaskForceInput,
  outcome: deployTaskForceOutcome,
  example: "deploy-variable-4",
  legality(state, charts) {
    const spaces = startSpaces(state, charts);
    if (spaces === undefined) {
      const why = reason("START_FIXED", "3.0");
      return legal(someOf<DeployTaskForceInput>({}, { max: 0, closed: { starts: why } }));
    }
    const ships = Object.fromEntries(germanInPlay(state).map((ship) => [ship, oneOf(spaces)]));
    return legal(someOf<DeployTaskForceInput>({ starts: someOf(ships) }));
  },
  resolve(ctx, { starts = {} }) {
    const { state } = ctx;
    deploy(ctx, starts);
    const deployed = germanInPlay(state).map((ship) => ({ ship, space: state.ships[ship].space ?? "" }));
    return { deployed };
  },
});
