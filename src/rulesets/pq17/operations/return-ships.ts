import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { hexSchema } from "../charts/shapes";
import { bringBack, exits, shipsReturn } from "../rules/conditions-breakout";
import { withReturn } from "../rules/examples-conditions";
import { pieceSchema } from "../schemas";
import { definePq17 } from "./operation";

const input = z.strictObject({
  hex: hexSchema.describe("12.2.1 Where the ships come back."),
  dummy: hexSchema.describe("12.2.1 Where a dummy comes with them."),
});

type Input = z.infer<typeof input>;

/** 12.2.1 Brings back ships that broke out. */
export const returnShips = definePq17<Input, { force: typeof pieceSchema }>({
  name: "returnShips",
  title: "Bring ships back from the Atlantic",
  doc: "Places the ships that broke out, and a dummy, in hexes of the map's western edge, in the Axis random event segment after their chit was shown.",
  rules: ["12.2.1"],
  phases: { of: ["random_event"], section: "12.2.1" },
  input,
  outcome: { force: pieceSchema },
  example: () => ({ snapshot: withReturn(), input: { hex: "0401", dummy: "0601" }, seed: "bear-island" }),
  legality(state, charts) {
    if (!shipsReturn(state)) return illegal("NO_SHIPS_RETURN", "12.2.1", "No ships come back now.");
    const hex = oneOf<string>(exits(charts));
    return legal(every<Input>({ hex, dummy: hex }));
  },
  resolve: (ctx, { hex, dummy }) => ({ force: bringBack(ctx, hex, dummy) }),
});
