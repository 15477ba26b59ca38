import * as z from "zod";
import { defineOperation } from "../../../core/contract/operation";
import { boatFacts, pack } from "../charts/pack";
import type { Charts } from "../charts/schema";
import { type Context, enterPhase, turnAt } from "../rules/game";
import { reloadChoice, setReloads, torpedoesAboard } from "../rules/loading";
import { minelayerInPort } from "../rules/samples";
import type { Snapshot } from "../snapshot";
import { standing, standingOf } from "./outcomes";
import { reloadsSchema } from "./shared-schemas";

const input = z.strictObject({
  fwdReloads: reloadsSchema.describe("7.4.2 Reloads of the bow tubes; the box is filled."),
  aftReloads: reloadsSchema.describe("7.4.2 Reloads of the stern tubes; the box is filled."),
});

const outcome = z.strictObject({
  G7a: z.int32().describe("7.4.2 G7a torpedoes aboard, all of them reloads."),
  G7e: z.int32().describe("7.4.2 G7e torpedoes aboard, all of them reloads."),
  ...standing,
});

/** 7.4.2 Chooses the reloads of a minelaying mission. */
export const loadMissionReloads = defineOperation({
  name: "loadMissionReloads",
  title: "Choose the reloads of a minelaying mission",
  doc: "Fills both reload boxes with any mix the type allows while every tube holds mines.",
  rules: ["7.4.2", "4.5"],
  input,
  outcome,
  example: () => ({
    snapshot: minelayerInPort(pack.charts),
    input: { fwdReloads: { G7a: 3, G7e: 5 }, aftReloads: { G7a: 0, G7e: 1 } },
    seed: "mines",
  }),
  phases: turnAt(["mission_load"], "7.4.2"),
  legality: (state: Snapshot, charts: Charts) => ({
    legal: true as const,
    input: reloadChoice(boatFacts(charts, state.boat.type), state.options),
  }),
  resolve: (ctx: Context, reloads) => {
    ctx.ruling("E-48", "7.4.2");
    setReloads(ctx, reloads, "7.4.2");
    enterPhase(ctx, "at_sea", "6.1");
    const { phase, fate } = standingOf(ctx);
    return { ...torpedoesAboard(ctx.state), phase, fate };
  },
});
