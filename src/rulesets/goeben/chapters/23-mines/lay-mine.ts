import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { boxSchema, germanShipSchema, spaceSchema, unitSchema } from "../../schemas";
import { exampleMinelayer } from "../shared/examples";
import { defineGoeben } from "../shared/operation";
import { type Laying, layings, layMineAt } from "./mines";

const input = z.strictObject({
  ship: germanShipSchema.describe("23.0 The light cruiser that lays the mine."),
  box: boxSchema.describe("The Hull box the mine stands in, from 1."),
  space: spaceSchema.describe("D-54 A space of the ship's path this turn, or the one it is in."),
});

const outcome = {
  ship: germanShipSchema,
  space: spaceSchema,
  mined: z.array(unitSchema).max(300).describe("23.0 Allied ships that the mine took at once."),
  spent: z.boolean().describe("23.0 Whether the mine went off and returned to Available."),
};

/** 23.0 Lays a mine. */
export const layMine = defineGoeben<Laying, typeof outcome>({
  name: "layMine",
  title: "Lay a mine",
  doc: "Lays a mine from a light cruiser's Hull box where it began, passed or ended its move; face-up Allied ships there run into it at once.",
  rules: ["23.0"],
  phases: { of: ["movement"], section: "23.0" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleMinelayer(),
    input: { ship: "breslau", box: 1, space: "south_of_messina" },
    seed: "messina-1914",
  }),
  legality(state, charts) {
    const choice = layings(state, charts);
    return choice === undefined
      ? illegal("NO_MINE_TO_LAY", "23.0", "No light cruiser has a mine and a space to lay it in.")
      : legal(choice);
  },
  resolve(ctx, laying) {
    const { mines } = ctx.state;
    const before = mines.length;
    const mined = layMineAt(ctx, laying);
    return { ship: laying.ship, space: laying.space, mined, spent: ctx.state.mines.length <= before };
  },
});
