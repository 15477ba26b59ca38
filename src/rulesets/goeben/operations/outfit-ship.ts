import * as z from "zod";
import { reason } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { endOutfit, outfitPoints } from "../rules/deployment";
import { byShip } from "../rules/doors";
import { exampleAt } from "../rules/examples";
import { buyCargo, purchases, type Stowage } from "../rules/outfitting-cargo";
import { germanShipSchema } from "../schemas";
import type { GermanShipId } from "../vocabulary";
import { defineGoeben } from "./operation";
import { purchaseShape, stowageSchema } from "./stowing-shapes";

const input = z.strictObject({
  ship: germanShipSchema,
  cargo: z.array(stowageSchema).max(20).describe("8.1 Crew and gear, each with its Hull box; may be empty."),
});

const outcome = { ship: germanShipSchema, ...purchaseShape };

/** 3.0(7), 8.1 Outfits a ship with cargo before the first turn. */
export const outfitShip = defineGoeben<{ ship: GermanShipId; cargo: Stowage[] }, typeof outcome>({
  name: "outfitShip",
  title: "Outfit a ship",
  doc: "Buys cargo for a ship before the first turn, worth up to twice its Leadership; when every ship is outfitted the task force is deployed.",
  rules: ["3.0", "8.1", "8.2", "8.3", "20.1", "23.0"],
  phases: { of: ["outfit_setup"], section: "3.0" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleAt("outfit_setup"),
    input: {
      ship: "goeben",
      cargo: [
        { cargo: "damage_control", box: 1 },
        { cargo: "targeting_calculator", box: 2 },
        { cargo: "wireless", box: 3 },
      ],
    },
    seed: "messina-1914",
  }),
  legality: (state, charts) =>
    byShip(
      state,
      (ship) => (state.ships[ship].loaded ? reason("ALREADY_OUTFITTED", "8.1", `${ship} is outfitted.`) : undefined),
      (ship) => {
        const points = outfitPoints(state, charts, ship);
        const cargo = purchases(state, charts, { ship, points, min: 0, section: "8.1" });
        return every({ ship: oneOf([ship]), cargo });
      },
      reason("NO_GERMAN_SHIP", "3.0", "No German ship is in play."),
    ),
  resolve(ctx, { ship, cargo }) {
    const points = outfitPoints(ctx.state, ctx.charts, ship);
    const spent = buyCargo(ctx, ship, cargo, "8.1");
    endOutfit(ctx, ship);
    return { ship, spent, left: points - spent };
  },
});
