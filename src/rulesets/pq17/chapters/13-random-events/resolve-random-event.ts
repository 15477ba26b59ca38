import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { every } from "../../../../core/choice/values";
import { eventSchema, regionSchema } from "../../schemas";
import { endRandomEvent } from "../3-sequence-of-play/flow";
import { shipsReturn } from "../12-special-conditions/breakout";
import { phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { randomEvent } from "./events";

const input = z.strictObject({});

const outcome = {
  event: eventSchema,
  region: regionSchema.nullable().describe("9.5 The region of Local Weather; null for other events."),
  applied: z.boolean().describe("G.28 False for an event that could not apply and is void."),
};

/** 13 Rolls the random event of the phasing side. */
export const resolveRandomEvent = definePq17<z.infer<typeof input>, typeof outcome>({
  name: "resolveRandomEvent",
  title: "Roll the random event",
  doc: "Rolls the random event of the phasing side and carries it out. An event that cannot apply is void. Photo reconnaissance comes next.",
  rules: ["13", "13.1", "13.2", "13.3", "13.4", "13.5", "13.6", "13.7", "9.5", "7.1.3", "5.3", "12.2.1", "15.5.3"],
  phases: { of: ["random_event"], section: "13" },
  input,
  outcome,
  example: "event-collision-force-picked",
  legality: (state) => (shipsReturn(state) ? illegal("SHIPS_RETURN/first", "12.2.1") : legal(every({}))),
  resolve(ctx) {
    const happened = randomEvent(ctx, phasingOf(ctx.state));
    endRandomEvent(ctx);
    return { ...happened };
  },
});
