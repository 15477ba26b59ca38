import * as z from "zod";
import { caseOf } from "../../../../core/choice/cases";
import { illegal, legal, reason } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import { boxSchema, germanShipSchema, spaceSchema } from "../../schemas";
import type { GermanShipId } from "../../vocabulary";
import { type CargoBox, freeBoxes } from "../8-cargo/hull-boxes";
import { defineGoeben } from "../operation";
import { byShip } from "../shared/game";
import { land, landingShips, noReembarking, reembarkAt, seebataillonBoxes } from "./capture";

type Landing = { ship: GermanShipId; box: number };

const capturePortInput = z.strictObject({
  ship: germanShipSchema.describe("9.2 The ship whose Seebataillon lands."),
  box: boxSchema.describe("9.2 The Hull box of the Seebataillon, from 1."),
});

const capturePortOutcome = { ship: germanShipSchema, space: spaceSchema.describe("9.2 The captured port.") };

/** 9.2 Captures a port. */
export const capturePort = defineGoeben<Landing, typeof capturePortOutcome>({
  name: "capturePort",
  kind: "MAY",
  title: "Capture a port",
  doc: "Lands a Seebataillon in an Allied port that has no Coastal Defense unit, no Allied warship and no Storm. You hold the port while a German warship is there. A base cannot be captured.",
  rules: ["9.2", "16.0"],
  phases: { of: ["bombardment"], section: "9.2" },
  input: capturePortInput,
  outcome: capturePortOutcome,
  example: "capture",
  legality(state, charts) {
    const cases: Record<string, Choice<Landing>> = {};
    for (const ship of landingShips(state, charts)) {
      cases[ship] = every<Landing>({ ship: oneOf([ship]), box: oneOf(seebataillonBoxes(state, ship)) });
    }
    if (Object.keys(cases).length === 0) {
      return illegal("NO_LANDING", "9.2");
    }
    return legal(caseOf<Landing>("ship", cases));
  },
  resolve: (ctx, { ship, box }) => ({ ship, space: land(ctx, ship, box) }),
});

const reembarkInput = z.strictObject({ ship: germanShipSchema, box: boxSchema });

const reembarkOutcome = { ship: germanShipSchema, space: spaceSchema.describe("9.2 The port given up.") };

/** 9.2, D-12 Takes a landed Seebataillon aboard again. */
export const reembark = defineGoeben<CargoBox, typeof reembarkOutcome>({
  name: "reembark",
  title: "Re-embark the Seebataillon",
  doc: "Moves the Seebataillon from a captured port into an empty Hull box of a ship there. The port returns to the enemy.",
  rules: ["9.2", "8.6", "8.2"],
  phases: { of: ["outfitting"], section: "7.0" },
  input: reembarkInput,
  outcome: reembarkOutcome,
  example: "reembark",
  legality: (state) =>
    byShip(
      state,
      (ship) => noReembarking(state, ship),
      (ship) => every<CargoBox>({ ship: oneOf([ship]), box: oneOf(freeBoxes(state.ships[ship])) }),
      reason("NO_SEEBATAILLON_ASHORE/any", "9.2"),
    ),
  resolve: (ctx, input) => ({ ship: input.ship, space: reembarkAt(ctx, input) }),
});
