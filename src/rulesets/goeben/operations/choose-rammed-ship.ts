import * as z from "zod";
import { legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { exampleSubmarine } from "../rules/examples-incidents";
import { friendlyAt } from "../rules/game";
import { eventOf, incidentStory } from "../rules/incident-story";
import { ram } from "../rules/incident-submarine";
import { continueIncidents, incidentOf } from "../rules/incidents";
import { markerOf } from "../rules/pool";
import { unitSchema } from "../schemas";
import { defineGoeben } from "./operation";

const input = z.strictObject({ ship: unitSchema.describe("13.1 The friendly warship that rammed the submarine.") });

const outcome = { ship: unitSchema, ...incidentStory };

/** 13.1 Chooses the ship that rammed the submarine. */
export const chooseRammedShip = defineGoeben<z.infer<typeof input>, typeof outcome>({
  name: "chooseRammedShip",
  title: "Choose the ship that rammed",
  doc: "Chooses which friendly warship of the space rammed and sank the submarine; it loses a Hull box. The incidents of the space then go on.",
  rules: ["13.1", "6.2"],
  phases: { of: ["submarine_ramming"], section: "13.1" },
  input,
  outcome,
  example: () => ({ snapshot: exampleSubmarine("submarine_ramming"), input: { ship: "goeben" }, seed: "messina-1914" }),
  legality: (state) => legal(every({ ship: oneOf(friendlyAt(state, incidentOf(state).space)) })),
  resolve(ctx, { ship }) {
    const { queue } = incidentOf(ctx.state);
    ram(ctx, ship);
    const event = eventOf(markerOf(ctx.state, queue[0]!), "rammed", { ships: [ship] });
    return { ship, ...continueIncidents(ctx, event) };
  },
});
