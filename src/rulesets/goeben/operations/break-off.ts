import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { breakOffChoice } from "../rules/battle-choice";
import { callOff } from "../rules/battle-end";
import { exampleMeeting } from "../rules/examples-battle";
import { battleOf } from "../rules/game";
import { arrive } from "../rules/movement";
import { named, spaceSchema, unitSchema } from "../schemas";
import { battleEndSchema } from "./battle-outcomes";
import { defineGoeben } from "./operation";

const flights = (id: string, description: string) =>
  z
    .array(
      named(z.strictObject({ ship: unitSchema, space: spaceSchema }), id, "14.4 A ship, and the space it goes to."),
    )
    .min(1)
    .max(64)
    .describe(description);

const input = z.strictObject({ to: flights("FlightInput", "14.4 Every friendly ship of the battle, each once.") });

const outcome = {
  to: flights("Flight", "14.4 Where the ships are now."),
  end: battleEndSchema.describe("14.4 How the battle ended that was not fought."),
};

/** 14.4 Breaks off. */
export const breakOff = defineGoeben<z.infer<typeof input>, typeof outcome>({
  name: "breakOff",
  title: "Break off",
  doc: "With First Salvo the player may refuse battle: every ship goes to an adjacent space that is no neutral or enemy port and holds no Allied warship or Incident marker. All ships break off or none.",
  rules: ["14.4"],
  phases: { of: ["break_off"], section: "14.4" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleMeeting("break_off"),
    input: {
      to: [
        { ship: "goeben", space: "off_zante" },
        { ship: "breslau", space: "south_of_messina" },
      ],
    },
    seed: "messina-1914",
  }),
  legality(state, charts) {
    const choice = breakOffChoice(state, charts);
    return choice === undefined
      ? illegal("NO_REFUGE", "14.4", "A ship of the battle has no space to break off to, and all break off or none.")
      : legal(choice);
  },
  resolve(ctx, { to }) {
    const { kind } = battleOf(ctx.state);
    ctx.ruling(kind === "naval" ? "D-31" : "D-49b", "14.4");
    const end = callOff(ctx, "broke_off");
    for (const { ship, space } of to) arrive(ctx, ship, space, "14.4");
    return { to, end };
  },
});
