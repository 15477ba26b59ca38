import * as z from "zod";
import { illegal } from "../../../core/choice/legality";
import { defineOperation, type Legality } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { turnAt } from "../rules/game";
import { meetShips } from "../rules/meeting";
import { examplePackCall } from "../rules/pack-examples";
import { packFormat, packRound } from "../rules/wolfpack";
import type { Snapshot } from "../snapshot";
import { noChoice, noInput, standing, standingOf } from "./outcomes";

const outcome = z.strictObject({
  round: z.int32().min(1).max(20).describe("13.5.5 Round of the joint battle that the boat comes in time for."),
  ...standing,
});

function legality({ phase, engagement }: Snapshot): Legality<z.infer<typeof noInput>> {
  if (phase === "contact" && engagement?.pack?.round !== 0) {
    return illegal("NOT_CALLED", "13.5.5", "Only ships of the boat's own check in an area box are left for the pack.");
  }
  return { legal: true, input: noChoice };
}

/** 13.5.5 Joins the pack over a convoy that another of its boats has met in this box. */
export const joinWolfpack = defineOperation<Snapshot, Charts, z.infer<typeof noInput>, z.infer<typeof outcome>>({
  name: "joinWolfpack",
  title: "Join the pack",
  doc: "Joins the pack's second round over a convoy that another boat has met, after a check that brought nothing or only ships; those are left.",
  rules: ["13.5.5"],
  input: noInput,
  outcome,
  example: () => ({ snapshot: examplePackCall(), input: {}, seed: "gruss-an-kiel" }),
  phases: turnAt(["pack_call", "contact"], "13.5.5"),
  legality,
  resolve(ctx) {
    const { joinRound } = packFormat(ctx.charts).pack;
    ctx.ruling("E-94", "13.5.5");
    meetShips(ctx, "convoy", packRound(joinRound));
    const { phase, fate } = standingOf(ctx);
    return { round: joinRound, phase, fate };
  },
});
