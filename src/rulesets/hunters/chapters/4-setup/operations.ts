import * as z from "zod";
import { columnAt } from "../../../../core/charts/look-up";
import { lazyChoice } from "../../../../core/choice/values";
import type { StartOperation } from "../../../../core/contract/operation";
import { boatFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { monthSchema, rankSchema, torpedoSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { EDITIONS } from "../../vocabulary";
import { type Context, enterPhase } from "../shared/context";
import { inPhases } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { reloadsSchema } from "../shared/outcomes";
import { knownCareerChoice, type StartInput, startInput } from "./career-choice";
import { DEFAULT_OPTIONS, DEFAULT_RULINGS, freshCareer } from "./fresh-career";
import { setReloads, takeAboard } from "./take-aboard";
import { loadChoice, needsMoreSwaps, reloadChoice, torpedoesAboard } from "./torpedo-load";

const startOutcome = z.strictObject({
  rank: rankSchema.describe("11.2.2 The Kommandant's first rank."),
  rankRolled: z.boolean().describe("11.2.2 True if the rank was rolled; false if it is fixed."),
  month: monthSchema.describe("4.2 Month of the first patrol."),
});

/** 4.1-4.4, 11.2.2 Starts a career. */
export const start: StartOperation<Snapshot, Charts, StartInput, z.infer<typeof startOutcome>> = {
  name: "new",
  title: "Start a career",
  doc: "Sets up a boat with a new crew and a full load, in port before its first patrol. Rolls the Kommandant's rank.",
  rules: ["4.0", "4.1", "4.2", "4.3", "4.4", "11.2.2", "13.5.2", "14.4"],
  input: startInput,
  outcome: startOutcome,
  texts: ["/name"],
  example: "starting-rank-1941-4",
  standard: () => ({ boat: "VIIC", number: 96, name: "Lehmann" }),
  defaults: () => ({ edition: EDITIONS.at(-1)!, options: DEFAULT_OPTIONS, rulings: DEFAULT_RULINGS }),
  choice: knownCareerChoice,
  blank: (plan, charts) => freshCareer(charts, plan),
  resolve: (ctx) => {
    const { state, charts } = ctx;
    const { class: boatClass, available } = boatFacts(charts, state.boat.type);
    if (state.startMonth > available && !state.options.wolfpackTournament) ctx.ruling("E-101", "4.2.1");
    const rolls = boatClass === "VII";
    const view = rolls ? columnAt(charts.STARTING_RANK, state.startMonth) : undefined;
    if (view !== undefined) {
      const { row } = ctx.roll({ label: "starting-rank", section: "11.2.2", view });
      ctx.set(state.kommandant, "rank", row.result, "STARTING_RANK", "11.2.2");
    }
    return { rank: state.kommandant.rank, rankRolled: view !== undefined, month: state.startMonth };
  },
};

const tube = (where: string) => torpedoSchema.optional().describe(where);

const loadTorpedoesInput = z.strictObject({
  tubes: z
    .strictObject({
      fwd1: tube("Forward tube 1."),
      fwd2: tube("Forward tube 2."),
      fwd3: tube("Forward tube 3."),
      fwd4: tube("Forward tube 4."),
      aft1: tube("Aft tube 1."),
      aft2: tube("Aft tube 2, on boats that have one."),
    })
    .meta({ id: "HuntersTubesInput", description: "4.5 One torpedo for each tube of the boat." }),
  fwdReloads: reloadsSchema.describe("4.5 Forward reloads, which must fill the box."),
  aftReloads: reloadsSchema.describe("4.5 Aft reloads, which must fill the box."),
});

const loadTorpedoesOutcome = {
  G7a: z.int32().describe("4.5 G7a torpedoes aboard."),
  G7e: z.int32().describe("4.5 G7e torpedoes aboard."),
};

/** 4.5 Chooses the torpedoes of the next patrol and where each lies. */
export const loadTorpedoes = defineHunters({
  name: "loadTorpedoes",
  kind: "MAY",
  title: "Load torpedoes",
  doc: "Replaces the standard load before a patrol. Fill every tube and reload box; the mix may change up to the type's limit.",
  rules: ["4.5", "4.5.2", "7.1.3"],
  input: loadTorpedoesInput,
  outcome: loadTorpedoesOutcome,
  example: "load-viia-5-6",
  phases: inPhases(["port"], "4.5"),
  legality: (state: Snapshot, charts: Charts) => ({
    legal: true as const,
    input: lazyChoice(() => loadChoice(boatFacts(charts, state.boat.type), state.options)),
  }),
  resolve: (ctx: Context, load) => {
    const { state, charts } = ctx;
    if (needsMoreSwaps(boatFacts(charts, state.boat.type), state.options)) ctx.ruling("E-55", "4.5.2");
    const { fwd1 = null, fwd2 = null, fwd3 = null, fwd4 = null, aft1 = null, aft2 = null } = load.tubes;
    takeAboard(ctx, { ...load, tubes: { fwd1, fwd2, fwd3, fwd4, aft1, aft2 } }, "4.5");
    return { ...torpedoesAboard(state) };
  },
});

const loadMissionReloadsInput = z.strictObject({
  fwdReloads: reloadsSchema.describe("7.4.2 Forward reloads, which must fill the box."),
  aftReloads: reloadsSchema.describe("7.4.2 Aft reloads, which must fill the box."),
});

const loadMissionReloadsOutcome = {
  G7a: z.int32().describe("7.4.2 G7a torpedoes aboard, all in the reload boxes."),
  G7e: z.int32().describe("7.4.2 G7e torpedoes aboard, all in the reload boxes."),
};

/** 7.4.2 Chooses the reloads of a minelaying mission. */
export const loadMissionReloads = defineHunters({
  name: "loadMissionReloads",
  title: "Choose reloads for a minelaying mission",
  doc: "Fills both reload boxes with any mix that the type allows, while mines fill every tube.",
  rules: ["7.4.2", "4.5"],
  input: loadMissionReloadsInput,
  outcome: loadMissionReloadsOutcome,
  example: "mine-reloads-viib-all-g7a",
  phases: inPhases(["mission_load"], "7.4.2"),
  legality: (state: Snapshot, charts: Charts) => ({
    legal: true as const,
    input: reloadChoice(boatFacts(charts, state.boat.type), state.options),
  }),
  resolve: (ctx: Context, reloads) => {
    ctx.ruling("E-48", "7.4.2");
    setReloads(ctx, reloads, "7.4.2");
    enterPhase(ctx, "at_sea", "6.1");
    return { ...torpedoesAboard(ctx.state) };
  },
});
