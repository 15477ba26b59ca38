import * as z from "zod";
import { every, oneOf } from "../../../../core/choice/values";
import { defineOperation } from "../../../../core/contract/operation";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { exampleFlakStay } from "../shared/examples";
import { turnAt } from "../shared/game";
import { airOutcome, airSchema, standing, standingOf } from "../shared/outcomes";
import { diveAway, stayUp } from "./air-attack";

const input = z.strictObject({ stay: z.boolean().describe("11.4.7 Stay up for a second flak round, or dive.") });

const outcome = z.strictObject({ air: airSchema, ...standing });

/** 11.4.7 The VIIC Flak fights on at the surface, or dives. */
export const resolveFlakStay = defineOperation<Snapshot, Charts, z.infer<typeof input>, z.infer<typeof outcome>>({
  name: "resolveFlakStay",
  title: "Stay up and fight",
  doc: "After a first flak round that missed, a VIIC Flak stays up to be strafed, perhaps bombed, and fire again, or it dives.",
  rules: ["11.4.7", "9.8.3", "9.8.7"],
  input,
  outcome,
  example: () => ({ snapshot: exampleFlakStay(), input: { stay: true }, seed: "gruss-an-kiel" }),
  phases: turnAt(["flak_stay"], "11.4.7"),
  legality: () => ({ legal: true, input: every({ stay: oneOf([false, true]) }) }),
  resolve(ctx, { stay }) {
    const report = stay ? stayUp(ctx) : diveAway(ctx);
    const { phase, fate } = standingOf(ctx);
    return { air: airOutcome(report), phase, fate };
  },
});
