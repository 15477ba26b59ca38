import * as z from "zod";
import { later } from "../../../core/choice/values";
import { defineOperation } from "../../../core/contract/operation";
import { boatFacts, pack } from "../charts/pack";
import type { Charts } from "../charts/schema";
import { freshCareer } from "../rules/fresh";
import { type Context, turnAt } from "../rules/game";
import { loadChoice, needsMoreSwaps, takeAboard, torpedoesAboard } from "../rules/loading";
import { torpedoSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import { standing, standingOf } from "./outcomes";
import { reloadsSchema } from "./shared-schemas";

const tube = (where: string) => torpedoSchema.optional().describe(where);

const input = z.strictObject({
  tubes: z
    .strictObject({
      fwd1: tube("Bow tube 1."),
      fwd2: tube("Bow tube 2."),
      fwd3: tube("Bow tube 3."),
      fwd4: tube("Bow tube 4."),
      aft1: tube("Stern tube 1."),
      aft2: tube("Stern tube 2, on boats that have one."),
    })
    .meta({ id: "HuntersTubesInput", description: "4.5 One torpedo for each tube the boat has." }),
  fwdReloads: reloadsSchema.describe("4.5 Reloads of the bow tubes; the box is filled."),
  aftReloads: reloadsSchema.describe("4.5 Reloads of the stern tubes; the box is filled."),
});

const outcome = z.strictObject({
  G7a: z.int32().describe("4.5 G7a torpedoes aboard."),
  G7e: z.int32().describe("4.5 G7e torpedoes aboard."),
  ...standing,
});

/** 4.5 Chooses the torpedoes of the next patrol and where each lies. */
export const loadTorpedoes = defineOperation({
  name: "loadTorpedoes",
  title: "Load torpedoes",
  doc: "Replaces the standard load before a patrol. Every tube and reload box is filled; the mix may be shifted by the type's limit.",
  rules: ["4.5", "4.5.2", "7.1.3"],
  input,
  outcome,
  example: () => ({
    snapshot: freshCareer(pack.charts, { boat: "VIIA" }),
    input: {
      tubes: { fwd1: "G7a", fwd2: "G7a", fwd3: "G7e", fwd4: "G7e", aft1: "G7a" },
      fwdReloads: { G7a: 2, G7e: 3 },
      aftReloads: { G7a: 0, G7e: 1 },
    },
    seed: "wilhelmshaven",
  }),
  phases: turnAt(["port"], "4.5"),
  legality: (state: Snapshot, charts: Charts) => ({
    legal: true as const,
    input: later(() => loadChoice(boatFacts(charts, state.boat.type), state.options)),
  }),
  resolve: (ctx: Context, load) => {
    const { state, charts } = ctx;
    if (needsMoreSwaps(boatFacts(charts, state.boat.type), state.options)) ctx.ruling("E-55", "4.5.2");
    const { fwd1 = null, fwd2 = null, fwd3 = null, fwd4 = null, aft1 = null, aft2 = null } = load.tubes;
    takeAboard(ctx, { ...load, tubes: { fwd1, fwd2, fwd3, fwd4, aft1, aft2 } }, "4.5");
    const { phase, fate } = standingOf(ctx);
    return { ...torpedoesAboard(state), phase, fate };
  },
});
