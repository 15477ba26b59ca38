import * as z from "zod";
import { byCase, illegal, legal, reason } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import type { Reason } from "../../../../core/contract/choice";
import { coalSourceSchema, count, germanShipSchema, named, spaceSchema } from "../../schemas";
import { COAL_SOURCES, type CoalSource, GERMAN_SHIPS, type GermanShipId } from "../../vocabulary";
import { defineGoeben } from "../operation";
import { germanSpaces } from "../shared/game";
import { noAmmunition, noCoal, rollAmmunition, rollCoal, shareOut } from "./outfitting";
import { type Shares, sharesOf } from "./sharing";

const rearmInput = z.strictObject({ space: spaceSchema.describe("7.1 The friendly port or base where ships rearm.") });

const rearmOutcome = { points: count(100, "D-05 Points to divide between Ammunition and torpedoes.") };

/** 7.1 Rearms in a friendly port or base. */
export const rearm = defineGoeben<{ space: string }, typeof rearmOutcome>({
  name: "rearm",
  title: "Rearm",
  doc: "Rolls for Ammunition at a friendly port or base. The ships there then share the points as Ammunition and torpedoes.",
  rules: ["7.1", "9.2"],
  phases: { of: ["outfitting"], section: "7.0" },
  input: rearmInput,
  outcome: rearmOutcome,
  example: "rearm-base",
  legality: (state, charts) =>
    byCase(
      "space",
      germanSpaces(state),
      String,
      (space) => noAmmunition(state, charts, space) ?? every<{ space: string }>({ space: oneOf([space]) }),
      reason("NO_AMMUNITION_HERE/any", "7.1"),
    ),
  resolve: (ctx, { space }) => ({ points: rollAmmunition(ctx, space) }),
});

const coalInput = z.strictObject({
  space: spaceSchema.describe("7.3 The space where the ships coal."),
  source: coalSourceSchema.describe("7.3, 7.4 Coal from the port or base, a collier or a Friendly Ship."),
});

const coalOutcome = { points: count(100, "7.3 Coal points for the ships there to share.") };

/** 7.3, 7.4 Coals in a space. */
export const coal = defineGoeben<{ space: string; source: CoalSource }, typeof coalOutcome>({
  name: "coal",
  title: "Take on coal",
  doc: "Rolls for coal from a port or base, a collier or a Friendly Ship. The ships there then share the points.",
  rules: ["7.3", "7.4", "9.2", "13.1"],
  phases: { of: ["outfitting"], section: "7.0" },
  input: coalInput,
  outcome: coalOutcome,
  example: "coal-neutral-port",
  legality: (state, charts) =>
    byCase(
      "space",
      germanSpaces(state),
      String,
      (space) => {
        const closed = COAL_SOURCES.flatMap((value) => {
          const why = noCoal(state, charts, space, value);
          return why === undefined ? [] : [{ value, reason: why }];
        });
        const sources = COAL_SOURCES.filter((source) => closed.every(({ value }) => value !== source));
        if (sources.length === 0) return mostTelling(closed.map((each) => each.reason));
        return every<{ space: string; source: CoalSource }>({ space: oneOf([space]), source: oneOf(sources, closed) });
      },
      reason("NO_COAL_HERE/any", "7.3"),
    ),
  resolve: (ctx, { space, source }) => ({ points: rollCoal(ctx, space, source) }),
});

/** 7.3 Returns the most informative reason against all sources: any reason other than a lack of coal. */
function mostTelling(reasons: readonly Reason[]): Reason {
  return reasons.find(({ code }) => code !== "NO_COAL_HERE") ?? reasons[0]!;
}

const shareSchema = named(
  () =>
    z.strictObject({
      coal: count(100, "7.3 Coal points.").optional(),
      ammunition: count(100, "7.1 Ammunition points.").optional(),
      torpedoes: count(100, "D-05 Torpedoes, at one point each.").optional(),
    }),
  "Share",
  "7.1, 7.3 Stores for one ship.",
);

const sharesSchema = named(
  () =>
    z.strictObject(
      Object.fromEntries(GERMAN_SHIPS.map((id) => [id, shareSchema.optional()])) as Record<
        GermanShipId,
        z.ZodOptional<typeof shareSchema>
      >,
    ),
  "Shares",
  "7.1, 7.3 Stores for each ship. A ship refuses any stores that you omit.",
);

const shareStoresInput = z.strictObject({ shares: sharesSchema });

const shareStoresOutcome = {
  takers: z.array(germanShipSchema).max(4).describe("D-03 Ships that took stores. They may not move this turn."),
  lost: count(100, "D-06 Points that no ship took."),
};

/** 7.1, 7.3 Shares out the points of a roll for stores. */
export const shareStores = defineGoeben<{ shares: Shares }, typeof shareStoresOutcome>({
  name: "shareStores",
  title: "Share stores",
  doc: "Gives each ship in the space its share of the coal, or of the Ammunition and torpedoes. You may refuse any of them. Unused points are lost.",
  rules: ["7.1", "7.3", "7.4", "10.0"],
  phases: { of: ["sharing"], section: "7.0" },
  input: shareStoresInput,
  outcome: shareStoresOutcome,
  example: "share-coal",
  legality(state, charts) {
    const { sharing } = state;
    if (sharing === null) return illegal("NOTHING_TO_SHARE", "7.0");
    return legal(every<{ shares: Shares }>({ shares: sharesOf(state, charts, sharing) }));
  },
  resolve(ctx, { shares }) {
    const { sharing } = ctx.state;
    const lostPoints = sharing === null ? 0 : shareOut(ctx, sharing, shares);
    const takers = GERMAN_SHIPS.filter((id) => Object.values(shares[id] ?? {}).some((points) => (points ?? 0) > 0));
    return { takers, lost: lostPoints };
  },
});
