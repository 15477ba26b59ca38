import * as z from "zod";
import { legal } from "../../../core/choice/legality";
import { type ContactInput, contactChoice } from "../rules/battle-choice";
import { makeContact } from "../rules/battle-start";
import { exampleMeeting } from "../rules/examples-battle";
import { contactSchema, sideSchema, unitSchema } from "../schemas";
import { sequel, sequelTold } from "./battle-outcomes";
import { defineGoeben } from "./operation";

const input = z.strictObject({
  leader: unitSchema.describe("14.3 The ship whose Leadership counts."),
  speed: unitSchema.describe("14.3 The ship whose speed counts."),
  maximumSpeed: z.boolean().describe("14.3 That ship spends coal for its maximum speed."),
});

const outcome = {
  contact: contactSchema,
  first: sideSchema.nullable().describe("14.3 Who has First Salvo; null without contact."),
  alliesBrokeOff: z.boolean().describe("14.4 The Allied force broke off."),
  ...sequel,
};

/** 14.3 Makes contact. */
export const resolveContact = defineGoeben<ContactInput, typeof outcome>({
  name: "resolveContact",
  title: "Make contact",
  doc: "Rolls contact with one ship's Leadership and one ship's speed. Without contact there is no battle. Friendly First Salvo lets the player break off or fight; with Allied First Salvo the Allies break off or fire at once.",
  rules: ["14.3", "14.4", "14.15", "16.0"],
  phases: { of: ["contact"], section: "14.3" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleMeeting("contact"),
    input: { leader: "goeben", speed: "breslau", maximumSpeed: true },
    seed: "messina-1914",
  }),
  legality: (state, charts) => legal(contactChoice(state, charts)),
  resolve(ctx, plan) {
    const { contact, first, alliesBrokeOff, ...rest } = makeContact(ctx, plan);
    return { contact, first, alliesBrokeOff, ...sequelTold(rest) };
  },
});
