import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every } from "../../../core/choice/values";
import { exampleSharing } from "../rules/examples-outfitting";
import { sharesOf } from "../rules/sharing";
import { type Shares, shareOut } from "../rules/stores";
import { count, germanShipSchema, named } from "../schemas";
import { GERMAN_SHIPS, type GermanShipId } from "../vocabulary";
import { defineGoeben } from "./operation";

const shareSchema = named(
  z.strictObject({
    coal: count(100, "7.3 Coal points.").optional(),
    ammunition: count(100, "7.1 Ammunition points.").optional(),
    torpedoes: count(100, "D-05 Torpedoes, one point each.").optional(),
  }),
  "Share",
  "7.1, 7.3 What one ship takes.",
);

const sharesSchema = named(
  z.strictObject(
    Object.fromEntries(GERMAN_SHIPS.map((id) => [id, shareSchema.optional()])) as Record<
      GermanShipId,
      z.ZodOptional<typeof shareSchema>
    >,
  ),
  "Shares",
  "7.1, 7.3 What each ship takes; what is not named is refused.",
);

const input = z.strictObject({ shares: sharesSchema });

const outcome = {
  takers: z.array(germanShipSchema).max(4).describe("D-03 Ships that took something; they do not move this turn."),
  lost: count(100, "D-06 Points that nobody took."),
};

/** 7.1, 7.3 Shares out the points of a roll for stores. */
export const shareStores = defineGoeben<{ shares: Shares }, typeof outcome>({
  name: "shareStores",
  title: "Share out stores",
  doc: "Gives each ship in the space its part of the coal, or of the ammunition and torpedoes, that was rolled for; any part may be refused, and what is left is lost.",
  rules: ["7.1", "7.3", "7.4", "10.0"],
  phases: { of: ["sharing"], section: "7.0" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleSharing(),
    input: { shares: { goeben: { coal: 3 }, breslau: { coal: 1 } } },
    seed: "messina-1914",
  }),
  legality(state, charts) {
    const { sharing } = state;
    if (sharing === null) return illegal("NOTHING_TO_SHARE", "7.0", "No stores wait to be shared out.");
    return legal(every<{ shares: Shares }>({ shares: sharesOf(state, charts, sharing) }));
  },
  resolve(ctx, { shares }) {
    const { sharing } = ctx.state;
    const lost = sharing === null ? 0 : shareOut(ctx, sharing, shares);
    const takers = GERMAN_SHIPS.filter((id) => Object.values(shares[id] ?? {}).some((points) => (points ?? 0) > 0));
    return { takers, lost };
  },
});
