import * as z from "zod";
import { reason } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import { boxSchema, cargoSchema, count, germanShipSchema, named } from "../../schemas";
import type { GermanShipId } from "../../vocabulary";
import { markOutfitted } from "../7-outfitting/outfitting";
import { defineGoeben } from "../operation";
import { type Context, enterPhase } from "../shared/context";
import { byShip, germanInPlay } from "../shared/game";
import { discard, discards, noDiscard } from "./discards";
import type { CargoBox } from "./hull-boxes";
import { basePoints, noPurchase, outfitPoints, purchases, type Stowage } from "./purchases";
import { buyCargo } from "./stowing";
import { type Transfer, transfer, transfers } from "./transfer-cargo";

/** A counter and where it is put. */
export const stowageSchema = named(
  () => z.strictObject({ cargo: cargoSchema, box: boxSchema }),
  "Stowage",
  "8.2 A counter and its Hull box. Cargo that needs two boxes also takes the next one.",
);

/** The members that the outcome of every purchase of cargo has. */
export const purchaseShape = {
  spent: count(1000, "8.1 Cargo points spent."),
  left: count(1000, "8.1 Unspent cargo points, which are lost."),
};

/** 3.0(7) Records that a ship is outfitted; when all are, the task force is deployed. */
export function endOutfit(ctx: Context, ship: GermanShipId): void {
  const { state } = ctx;
  ctx.set(state.ships[ship], "loaded", true, "SHIP_LOADED", "8.1");
  if (germanInPlay(state).every((id) => state.ships[id].loaded)) enterPhase(ctx, "deploy_setup", "3.0");
}

const outfitShipInput = z.strictObject({
  ship: germanShipSchema,
  cargo: z.array(stowageSchema).max(20).describe("8.1 Crew and gear, each with its Hull box. May be empty."),
});

const outfitShipOutcome = { ship: germanShipSchema, ...purchaseShape };

/** 3.0(7), 8.1 Outfits a ship with cargo before the first turn. */
export const outfitShip = defineGoeben<{ ship: GermanShipId; cargo: Stowage[] }, typeof outfitShipOutcome>({
  name: "outfitShip",
  title: "Outfit a ship",
  doc: "Buys cargo for a ship before the first turn, worth up to twice its Leadership. After the last ship, you deploy the Task Force.",
  rules: ["3.0", "8.1", "8.2", "8.3", "20.1", "23.0"],
  phases: { of: ["outfit_setup"], section: "3.0" },
  input: outfitShipInput,
  outcome: outfitShipOutcome,
  example: "outfit-goeben",
  legality: (state, charts) =>
    byShip(
      state,
      (ship) => (state.ships[ship].loaded ? reason("ALREADY_OUTFITTED", "8.1", { ship }) : undefined),
      (ship) => {
        const points = outfitPoints(state, charts, ship);
        const cargo = purchases(state, charts, { ship, points, min: 0, section: "8.1" });
        return every({ ship: oneOf([ship]), cargo });
      },
      reason("NO_GERMAN_SHIP", "3.0"),
    ),
  resolve(ctx, { ship, cargo }) {
    const points = outfitPoints(ctx.state, ctx.charts, ship);
    const pointsSpent = buyCargo(ctx, ship, cargo, "8.1");
    endOutfit(ctx, ship);
    return { ship, spent: pointsSpent, left: points - pointsSpent };
  },
});

const loadCargoInput = z.strictObject({
  ship: germanShipSchema,
  cargo: z.array(stowageSchema).min(1).max(20).describe("8.5 Crew and gear, each with its Hull box."),
});

const loadCargoOutcome = { ship: germanShipSchema, ...purchaseShape };

/** 8.5 Takes on cargo at a friendly naval base. */
export const loadCargo = defineGoeben<{ ship: GermanShipId; cargo: Stowage[] }, typeof loadCargoOutcome>({
  name: "loadCargo",
  title: "Load cargo",
  doc: "Adds cargo worth up to a ship's Leadership at a friendly naval base. Once per ship and turn.",
  rules: ["8.5", "8.2", "8.3"],
  phases: { of: ["outfitting"], section: "7.0" },
  input: loadCargoInput,
  outcome: loadCargoOutcome,
  example: "load-at-base",
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
      reason("NO_NAVAL_BASE/any", "8.5"),
    ),
  resolve(ctx, { ship, cargo }) {
    const points = basePoints(ctx.state, ctx.charts, ship);
    ctx.ruling("D-80", "8.5");
    markOutfitted(ctx, ship);
    ctx.set(ctx.state.ships[ship], "loaded", true, "SHIP_LOADED", "8.5");
    const pointsSpent = buyCargo(ctx, ship, cargo, "8.5");
    return { ship, spent: pointsSpent, left: points - pointsSpent };
  },
});

const transferCargoInput = z.strictObject({
  from: germanShipSchema.describe("8.6 The ship that gives cargo."),
  box: boxSchema.describe("8.2 The Hull box that holds the counter, from 1. For a seaplane, its first box."),
  to: germanShipSchema.describe("8.6 The ship that receives cargo."),
  toBox: boxSchema.describe("8.2 The new Hull box, from 1. A one-box counter already there returns in exchange."),
});

const transferCargoOutcome = {
  cargo: cargoSchema.describe("8.6 The counter given."),
  exchanged: cargoSchema.nullable().describe("8.6 The counter received in exchange; null if none."),
};

/** 8.6 Transfers cargo between ships. */
export const transferCargo = defineGoeben<Transfer, typeof transferCargoOutcome>({
  name: "transferCargo",
  title: "Transfer cargo",
  doc: "Moves a counter between two German ships in the same friendly, neutral or captured port or base. It can also exchange two counters.",
  rules: ["8.6", "4.1", "8.2"],
  phases: { of: ["outfitting"], section: "7.0" },
  input: transferCargoInput,
  outcome: transferCargoOutcome,
  example: "transfer-friendly-base",
  legality: transfers,
  resolve: transfer,
});

const jettisonCargoInput = z.strictObject({ ship: germanShipSchema, box: boxSchema });

const jettisonCargoOutcome = {
  ship: germanShipSchema,
  cargo: cargoSchema.describe("8.3 The gear jettisoned."),
};

/** 8.3 Throws gear overboard. */
export const jettisonCargo = defineGoeben<CargoBox, typeof jettisonCargoOutcome>({
  name: "jettisonCargo",
  title: "Jettison gear",
  doc: "Jettisons the gear in a Hull box, in any space. The counter returns to Available.",
  rules: ["8.3", "7.0"],
  phases: { of: ["outfitting"], section: "7.0" },
  input: jettisonCargoInput,
  outcome: jettisonCargoOutcome,
  example: "jettison-gear",
  legality: (state, charts) =>
    byShip(
      state,
      (ship) => noDiscard(state, charts, ship, "gear"),
      (ship) => discards(state, charts, ship, "gear"),
      reason("NO_GEAR/any", "8.3"),
    ),
  resolve: (ctx, { ship, box }) => ({ ship, cargo: discard(ctx, ship, box, "GEAR_JETTISONED") }),
});

const landCrewInput = z.strictObject({ ship: germanShipSchema, box: boxSchema });

const landCrewOutcome = { ship: germanShipSchema, cargo: cargoSchema.describe("8.3 The crew landed.") };

/** 8.3 Lands crew in a friendly port or base. */
export const landCrew = defineGoeben<CargoBox, typeof landCrewOutcome>({
  name: "landCrew",
  title: "Land crew",
  doc: "Lands the crew in a Hull box at a friendly port or base. The counter returns to Available.",
  rules: ["8.3", "7.0"],
  phases: { of: ["outfitting"], section: "7.0" },
  input: landCrewInput,
  outcome: landCrewOutcome,
  example: "land-crew",
  legality: (state, charts) =>
    byShip(
      state,
      (ship) => noDiscard(state, charts, ship, "crew"),
      (ship) => discards(state, charts, ship, "crew"),
      reason("NO_CREW/any", "8.3"),
    ),
  resolve: (ctx, { ship, box }) => ({ ship, cargo: discard(ctx, ship, box, "CREW_LANDED") }),
});
