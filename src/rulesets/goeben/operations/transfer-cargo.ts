import * as z from "zod";
import { exampleLaden } from "../rules/examples-outfitting";
import { type Transfer, transfer, transfers } from "../rules/transfers";
import { boxSchema, cargoSchema, germanShipSchema } from "../schemas";
import { defineGoeben } from "./operation";

const input = z.strictObject({
  from: germanShipSchema.describe("8.6 The ship that gives."),
  box: boxSchema.describe("8.2 The Hull box the counter stands in, from 1; of a seaplane its first."),
  to: germanShipSchema.describe("8.6 The ship that takes."),
  toBox: boxSchema.describe(
    "8.2 The Hull box it goes into, from 1; a counter of one box there comes back in exchange.",
  ),
});
const outcome = {
  cargo: cargoSchema.describe("8.6 What was given."),
  exchanged: cargoSchema.nullable().describe("8.6 What came back in exchange; null for nothing."),
};

/** 8.6 Transfers cargo between ships. */
export const transferCargo = defineGoeben<Transfer, typeof outcome>({
  name: "transferCargo",
  title: "Transfer cargo",
  doc: "Moves a counter between two German ships in the same friendly, neutral or captured port or base, or exchanges two.",
  rules: ["8.6", "4.1", "8.2"],
  phases: { of: ["outfitting"], section: "7.0" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleLaden(),
    input: { from: "goeben", box: 3, to: "breslau", toBox: 1 },
    seed: "messina-1914",
  }),
  legality: transfers,
  resolve: transfer,
});
