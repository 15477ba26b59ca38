import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import { named, spaceSchema, unitSchema, visibilitySchema } from "../../schemas";
import { begin } from "../14-naval-combat/begin-battle";
import { playOn, takeTurn } from "../14-naval-combat/order-of-fire";
import { sequel, sequelOutcome, shotSchema } from "../14-naval-combat/outcomes";
import { defineGoeben } from "../operation";
import { type BombardmentInput, bombardmentChoice } from "./choices";
import { bombardmentsLeft } from "./coastal-defences";
import { fireAtShore, type ShoreSalvo } from "./shore-fire";

const beginBombardmentInput = z.strictObject({
  space: spaceSchema.describe("16.0 An Allied port or base with Coastal Defense units."),
});

const beginBombardmentOutcome = {
  space: spaceSchema,
  visibility: visibilitySchema.describe("D-28 Visibility. If it is poor, there is no bombardment."),
};

/** 16.0 Begins the bombardment of one space. */
export const beginBombardment = defineGoeben<z.infer<typeof beginBombardmentInput>, typeof beginBombardmentOutcome>({
  name: "beginBombardment",
  title: "Begin a shore bombardment",
  doc: "Forms the friendly ships of a space against the Coastal Defense units of an Allied port or base. Rolls for Limited Visibility if it is in effect. Contact follows, unless visibility is poor.",
  rules: ["16.0", "14.2", "13.1"],
  phases: { of: ["bombardment"], section: "16.0" },
  input: beginBombardmentInput,
  outcome: beginBombardmentOutcome,
  example: "bombardment-begin",
  legality(state, charts) {
    const spaces = bombardmentsLeft(state, charts);
    if (spaces.length === 0) return illegal("NO_BOMBARDMENT", "16.0");
    return legal(every({ space: oneOf(spaces) }));
  },
  resolve(ctx, { space }) {
    ctx.ruling("D-49", "16.0");
    const { visibility } = begin(ctx, "bombardment", space);
    return { space, visibility };
  },
});

const units = z.array(unitSchema).max(60);

const resolveShoreBombardmentInput = z.strictObject({
  ship: unitSchema.describe("16.0 The friendly ship that acts now."),
  fire: z.boolean().describe("16.0 True to fire; false to hold fire."),
  maximumFire: z
    .boolean()
    .describe("14.9 Declares maximum fire for the whole bombardment at the ship's first fire. False after that."),
  remove: units.describe("D-49b Units to remove first, in order. The others follow in the order of the charts."),
});

const salvoSchema = named(
  () =>
    z.strictObject({
      firer: unitSchema,
      shots: z.array(shotSchema).max(3),
      results: z
        .array(
          named(
            z.strictObject({
              result: named(
                z.enum(["public_outrage", "none", "morale", "remove_unit", "magazine"]),
                "ShoreResult",
                "16.0 A result of the Shore Bombardment Hit Chart.",
              ),
              vp: z.int32().nullable().describe("16.0 VP by die roll; null without dice."),
              units: units.describe("16.0 Units removed, each worth its strength in VP."),
            }),
            "ShoreHit",
            "16.0 A hit on Coastal Defense units, as rolled.",
          ),
        )
        .max(1000)
        .describe("16.0 Hits in the order rolled."),
    }),
  "ShoreSalvo",
  "16.0 The fire of one ship at Coastal Defense units and its results.",
);

const resolveShoreBombardmentOutcome = {
  salvo: salvoSchema.nullable().describe("16.0 The ship's fire; null if it held fire."),
  ...sequel,
};

/** 16.0 One friendly ship fires at coastal defences. */
export const resolveShoreBombardment = defineGoeben<BombardmentInput, typeof resolveShoreBombardmentOutcome>({
  name: "resolveShoreBombardment",
  title: "Bombard Coastal Defense units",
  doc: "One friendly ship fires the guns of this round at a port or base, or holds fire. After the last friendly ship, the remaining units fire in the primary round. Play continues to your next decision or to the end of the bombardment.",
  rules: ["16.0", "14.2", "14.5", "14.8", "14.9", "17.1"],
  phases: { of: ["bombarding"], section: "16.0" },
  input: resolveShoreBombardmentInput,
  outcome: resolveShoreBombardmentOutcome,
  example: "shore-port-1",
  legality: (state, charts) => legal(bombardmentChoice(state, charts)),
  resolve(ctx, { ship, fire, maximumFire, remove }) {
    takeTurn(ctx, ship, fire);
    const salvo = fire ? salvoOutcome(fireAtShore(ctx, ship, maximumFire, remove)) : null;
    return { salvo, ...sequelOutcome(playOn(ctx)) };
  },
});

function salvoOutcome({ firer, shots, results }: ShoreSalvo): z.infer<typeof salvoSchema> {
  return {
    firer,
    shots: shots.map((shot) => ({ ...shot })),
    results: results.map((hit) => ({ ...hit, units: [...hit.units] })),
  };
}
