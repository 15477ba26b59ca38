import * as z from "zod";
import { reason } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { byShip } from "../rules/doors";
import { exampleAtPola } from "../rules/examples-outfitting";
import { markOutfitted } from "../rules/outfitting";
import { buyCargo, purchases, type Stowage } from "../rules/outfitting-cargo";
import { basePoints, noPurchase } from "../rules/outfitting-loads";
import { germanShipSchema } from "../schemas";
import type { GermanShipId } from "../vocabulary";
import { defineGoeben } from "./operation";
import { purchaseShape, stowageSchema } from "./stowing-shapes";

const input = z.strictObject({
  ship: germanShipSchema,
  cargo: z.array(stowageSchema).min(1).max(20).describe("8.5 Crew and gear, each with its Hull box."),
});

const outcome = { ship: germanShipSchema, ...purchaseShape };

/** 8.5 Takes on cargo at a friendly naval base. */
export const loadCargo = defineGoeben<{ ship: GermanShipId; cargo: Stowage[] }, typeof outcome>({
  name: "loadCargo",
  title: "Load cargo",
  doc: "Adds cargo worth up to a ship's Leadership at a friendly naval base, once per ship and turn.",
  rules: ["8.5", "8.2", "8.3"],
  phases: { of: ["outfitting"], section: "7.0" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleAtPola(),
    input: { ship: "goeben", cargo: [{ cargo: "wireless", box: 1 }] },
    seed: "messina-1914",
  }),
  legality: (state, charts) =>
    byShip(
      state,
      (ship) => noPurchase(state, charts, ship),
      (ship) => {
        const points = basePoints(state, charts, ship);
        return every({
          ship: oneOf([ship]),
          cargo: purchases(state, charts, { ship, points, min: 1, section: "8.5" }),
        });
      },
      reason("NO_NAVAL_BASE", "8.5", "No German ship is at a friendly naval base."),
    ),
  resolve(ctx, { ship, cargo }) {
    const points = basePoints(ctx.state, ctx.charts, ship);
    ctx.ruling("D-80", "8.5");
    markOutfitted(ctx, ship);
    ctx.set(ctx.state.ships[ship], "loaded", true, "SHIP_LOADED", "8.5");
    const spent = buyCargo(ctx, ship, cargo, "8.5");
    return { ship, spent, left: points - spent };
  },
});
