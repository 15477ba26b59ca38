import * as z from "zod";
import { caseOf } from "../../../core/choice/cases";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import type { Choice } from "../../../core/contract/choice";
import { land, landingShips, seebataillonBoxes } from "../rules/capture";
import { exampleLanding } from "../rules/examples-battle";
import { boxSchema, germanShipSchema, spaceSchema } from "../schemas";
import type { GermanShipId } from "../vocabulary";
import { defineGoeben } from "./operation";

type Landing = { ship: GermanShipId; box: number };

const input = z.strictObject({
  ship: germanShipSchema.describe("9.2 The ship whose Seebataillon lands where it is."),
  box: boxSchema.describe("9.2 The Hull box it leaves, from 1."),
});

const outcome = { ship: germanShipSchema, space: spaceSchema.describe("9.2 The port that is captured.") };

/** 9.2 Captures a port. */
export const capturePort = defineGoeben<Landing, typeof outcome>({
  name: "capturePort",
  title: "Capture a port",
  doc: "Lands a Seebataillon in an Allied port, not a base, where no coastal defence unit and no Allied warship is left and no storm blows. The port is held while a German warship is there.",
  rules: ["9.2", "16.0"],
  phases: { of: ["bombardment"], section: "9.2" },
  input,
  outcome,
  example: () => ({ snapshot: exampleLanding(), input: { ship: "goeben", box: 1 }, seed: "messina-1914" }),
  legality(state, charts) {
    const cases: Record<string, Choice<Landing>> = {};
    for (const ship of landingShips(state, charts)) {
      cases[ship] = every<Landing>({ ship: oneOf([ship]), box: oneOf(seebataillonBoxes(state, ship)) });
    }
    if (Object.keys(cases).length === 0) {
      return illegal("NO_LANDING", "9.2", "No ship with a Seebataillon is in an Allied port that lies open to it.");
    }
    return legal(caseOf<Landing>("ship", cases));
  },
  resolve: (ctx, { ship, box }) => ({ ship, space: land(ctx, ship, box) }),
});
