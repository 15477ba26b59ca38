import * as z from "zod";
import { illegal, reason } from "../../../../core/choice/legality";
import { countOf } from "../../../../core/choice/limits";
import { type Closed, every, lazyChoice, oneOf, within } from "../../../../core/choice/values";
import type { Picker } from "../../../../core/contract/choice";
import type { Legality } from "../../../../core/contract/operation";
import { modeSchema, rangeSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { ENDS, type End, type Mode, RANGES, TUBES } from "../../vocabulary";
import { logDamaged } from "../8-encounters/combat-mat";
import { endCombat } from "../8-encounters/encounter-end";
import { afloat } from "../8-encounters/targets";
import { allocationChoice, drawSalvo, endOf, readyTubes, tubePointers } from "../9-2-escorted-attack/allocation";
import { allocationSchema, shotOutcomes, shotSchema } from "../9-2-escorted-attack/shots";
import { fireSalvo } from "../9-2-escorted-attack/torpedo-fire";
import { beginSearch } from "../9-6-detection/detection";
import { airEncounter } from "../9-8-aircraft/air-attack";
import { airOutcome, airSchema } from "../9-8-aircraft/air-report";
import { works } from "../10-damage/systems";
import { rollEscortQuality } from "../14-6-quality/quality";
import { enterPhase } from "../shared/context";
import { engagementOf, inPhases } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { noChoice, noInput } from "../shared/outcomes";
import { additionalRoundCheck, weaponUsed } from "./additional-round";

const resolveTorpedoFireInput = z.strictObject({ tubes: allocationSchema });

type ResolveTorpedoFireInput = z.infer<typeof resolveTorpedoFireInput>;

const resolveTorpedoFireOutcome = {
  shots: z.array(shotSchema).describe("9.2 All torpedoes in the order resolved."),
};

/** 9.4.2 The ends that can still fire this round. */
function readyEnds(state: Snapshot): End[] {
  const round = engagementOf(state).round;
  return ENDS.filter((end) => {
    const fired = end === "fwd" ? round?.fwdFired : round?.aftFired;
    return fired === false && readyTubes(state, end).length > 0;
  });
}

function resolveTorpedoFireLegality(state: Snapshot): Legality<ResolveTorpedoFireInput> {
  if (engagementOf(state).round?.closed) return illegal("ROUND_CLOSED", "9.2.8");
  const ends = readyEnds(state);
  if (ends.length === 0) {
    return illegal("NO_TORPEDO_READY", "9.4.2");
  }
  const limit = reason("ONE_END_AT_A_TIME", "9.4.2");
  const choice = every({ tubes: lazyChoice(() => allocationChoice(state, ends)) });
  const draw = (pick: Picker): ResolveTorpedoFireInput => ({ tubes: drawSalvo(state, ends[pick(ends.length)]!, pick) });
  const bow = { pointers: tubePointers("fwd") };
  const oneEnd = countOf(limit, { pointers: tubePointers("aft") }, { max: 0 }, [bow]);
  return { legal: true, input: within(choice, oneEnd, { pointer: "/tubes", draw }) };
}

/** 9.4.2 Fires the torpedoes of one end at unescorted ships. */
export const resolveTorpedoFire = defineHunters({
  name: "resolveTorpedoFire",
  title: "Fire torpedoes at unescorted ships",
  doc: "Fires the tubes of one end at unescorted ships. Choose all targets before the first roll. Each end fires once per round.",
  rules: ["9.4.2", "9.2.1", "9.2.3", "9.2.4", "9.2.5"],
  input: resolveTorpedoFireInput,
  outcome: resolveTorpedoFireOutcome,
  example: "salvo-damage-adds-up",
  phases: inPhases(["round"], "9.4.2"),
  legality: resolveTorpedoFireLegality,
  resolve(ctx, { tubes }) {
    const engagement = engagementOf(ctx.state);
    const round = engagement.round!;
    const end = endOf(TUBES.find((tube) => tubes[tube] !== undefined)!);
    ctx.set(round, end === "fwd" ? "fwdFired" : "aftFired", true, "END_FIRED", "9.4.2");
    ctx.set(engagement, "fought", true, "FOUGHT", "9.4.2");
    const { mode, range } = round;
    if (mode === "submerged" && round.fwdFired && round.aftFired) ctx.ruling("E-56", "9.2.1");
    const shots = fireSalvo(ctx, tubes, { mode, range, second: false });
    if (afloat(engagement).length === 0) endCombat(ctx);
    return { shots: shotOutcomes(shots) };
  },
});

const planRoundInput = z.strictObject({
  mode: modeSchema.describe("9.4.2 On the surface or submerged."),
  range: rangeSchema,
});

type PlanRoundInput = z.infer<typeof planRoundInput>;

const planRoundOutcome = { mode: modeSchema, range: rangeSchema };

function planRoundLegality(state: Snapshot): Legality<PlanRoundInput> {
  if (engagementOf(state).escorted) return illegal("ESCORTED", "9.2");
  const blocked = state.rulings.periscopeBlocksSubmergedAttack && !works(state, "periscope");
  const closed: Closed<Mode>[] = [
    {
      value: "night_surface",
      reason: { code: "SAME_AS_SURFACE", section: "9.4.2" },
    },
  ];
  if (blocked) {
    closed.push({ value: "submerged", reason: { code: "PERISCOPE_DAMAGED", section: "10.0" } });
  }
  const modes: Mode[] = blocked ? ["surface"] : ["surface", "submerged"];
  return { legal: true, input: every({ mode: oneOf(modes, closed), range: oneOf(RANGES) }) };
}

/** 9.4.2 Plans a round against unescorted ships. */
export const planRound = defineHunters({
  name: "planRound",
  title: "Plan a round against unescorted ships",
  doc: "Chooses submerged or surface, and the range, for one round against unescorted ships. Each weapon may then fire once (E-5).",
  rules: ["9.4.2", "9.1.4", "9.1.5"],
  input: planRoundInput,
  outcome: planRoundOutcome,
  example: "round-plan-surface-close",
  phases: inPhases(["attack"], "9.4.2"),
  legality: planRoundLegality,
  resolve(ctx, { mode, range }) {
    const round = { mode, range, fwdFired: false, aftFired: false, gunFired: false, closed: false };
    ctx.set(engagementOf(ctx.state), "round", round, "ROUND_PLANNED", "9.4.2");
    ctx.ruling("E-3", "9.4.2");
    ctx.ruling("E-5", "9.1.4");
    if (mode === "surface" && engagementOf(ctx.state).dayNight === "night") ctx.ruling("E-4", "9.5");
    if (mode === "submerged" && !works(ctx.state, "periscope")) ctx.ruling("E-33", "10.0");
    enterPhase(ctx, "round", "9.4.2");
    return { mode, range };
  },
});

/** 9.4.3 Who can come before another round. */
const ARRIVALS = ["none", "aircraft", "escort"] as const;

const resolveAdditionalRoundOutcome = {
  result: z
    .enum(ARRIVALS)
    .meta({ id: "HuntersAdditionalRound", description: "9.4.3 What arrives: nothing, an aircraft or an escort." }),
  air: airSchema.nullable().describe("9.8 The aircraft encounter, if an aircraft arrived."),
};

function resolveAdditionalRoundLegality(state: Snapshot): Legality<z.infer<typeof noInput>> {
  if (!weaponUsed(engagementOf(state))) return illegal("ROUND_UNFOUGHT", "9.1.2");
  return { legal: true, input: noChoice };
}

/** 9.4.3 Ends a round against unescorted ships and rolls who comes before the next. */
export const resolveAdditionalRound = defineHunters({
  name: "resolveAdditionalRound",
  title: "Fight an Additional Round of Combat",
  doc: "Stays for an Additional Round of Combat against unescorted ships. An escort or an aircraft may arrive; if an aircraft does, the targets escape.",
  rules: ["9.4.3", "9.4.4", "9.8.6", "9.6.2"],
  input: noInput,
  outcome: resolveAdditionalRoundOutcome,
  example: "additional-round-12",
  phases: inPhases(["round"], "9.4.3"),
  legality: resolveAdditionalRoundLegality,
  resolve(ctx) {
    const engagement = engagementOf(ctx.state);
    const result = additionalRoundCheck(ctx, "9.4.3") as (typeof ARRIVALS)[number];
    ctx.set(engagement, "round", null, "ROUND_OVER", "9.4.3");
    if (result === "aircraft") {
      logDamaged(ctx, engagement.targets);
      const air = airOutcome(airEncounter(ctx));
      return { result, air };
    }
    if (result === "none") enterPhase(ctx, "attack", "9.4.3");
    else {
      ctx.set(engagement, "escorted", true, "ESCORT_ARRIVED", "9.4.3");
      if (engagement.following !== null && ctx.state.options.variableEscortQuality) ctx.ruling("E-99", "14.6.1");
      rollEscortQuality(ctx);
      beginSearch(ctx, "arrival", "9.4.3");
      enterPhase(ctx, "detection", "9.4.3");
    }
    return { result, air: null };
  },
});
