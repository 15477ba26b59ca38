import * as z from "zod";
import { illegal, reason } from "../../../../core/choice/legality";
import { countOf } from "../../../../core/choice/limits";
import { every, lazyChoice, oneOf, someOf, within } from "../../../../core/choice/values";
import type { Choice, Picker } from "../../../../core/contract/choice";
import type { Legality } from "../../../../core/contract/operation";
import { endSchema, modeSchema, rangeSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { ENDS, type End, RANGES, type Range, TORPEDOES, type Torpedo, TUBES, type Tube } from "../../vocabulary";
import { isOver } from "../5-victory/victory";
import { weaponUsed } from "../9-4-unescorted-attack/additional-round";
import { beginSearch } from "../9-6-detection/detection";
import { works } from "../10-damage/systems";
import { noWayToAttack, PACK_UNDRAWN, undrawn } from "../13-5-wolfpacks/wolfpack";
import { enterPhase } from "../shared/context";
import { engagementOf, inPhases } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { damageSchema, reloadingSchema } from "../shared/outcomes";
import {
  type Allocation,
  allocationChoice,
  attackModes,
  drawSalvo,
  endOf,
  readyTubes,
  tubePointers,
} from "./allocation";
import { closeApproach, meetEscort } from "./close-approach";
import { allocationSchema, shotOutcomes, shotSchema } from "./shots";
import { fireSalvo } from "./torpedo-fire";

const resolveAttackInput = z.strictObject({
  mode: modeSchema.describe("9.2, 9.5 Submerged, or a night surface attack."),
  range: rangeSchema,
  firstEnd: endSchema.describe(
    "9.5.2 The end that fires first. Except in a night surface attack, only this end fires.",
  ),
  tubes: allocationSchema,
});

type ResolveAttackInput = z.infer<typeof resolveAttackInput>;

const resolveAttackOutcome = {
  closeApproach: z
    .enum(["not_made", "undetected", "detected"])
    .meta({ id: "HuntersCloseApproach", description: "9.2.2 The detection check at close range, before firing." }),
  shots: z.array(shotSchema).describe("9.2 All torpedoes in the order resolved; empty if detected before firing."),
  hits: z
    .int32()
    .min(0)
    .max(1000)
    .nullable()
    .describe("9.2.2 Depth charge hits after detection before firing; null if there were none."),
  damage: damageSchema,
};

function resolveAttackLegality(state: Snapshot): Legality<ResolveAttackInput> {
  const engagement = engagementOf(state);
  if (!engagement.escorted) return illegal("NOT_ESCORTED", "9.4.2");
  const ends = ENDS.filter((end) => readyTubes(state, end).length > 0);
  if (ends.length === 0) return illegal("NO_TORPEDO_READY", "9.2.1");
  if (engagement.penetration === "declared") {
    return illegal("PENETRATION_DECLARED", "14.11.1");
  }
  if (undrawn(engagement)) return PACK_UNDRAWN;
  const modes = attackModes(state);
  if (modes.open.length === 0) return noWayToAttack(modes.closed);
  return { legal: true, input: lazyChoice(() => attackChoice(state, ends, modes)) };
}

function attackChoice(
  state: Snapshot,
  ends: readonly End[],
  modes: ReturnType<typeof attackModes>,
): Choice<ResolveAttackInput> {
  const ranges = rangeChoice(state);
  const whole = (): Choice<ResolveAttackInput> => {
    const mode = oneOf(modes.open, modes.closed);
    return every({ mode, range: ranges, firstEnd: oneOf(ends), tubes: allocationChoice(state, ends) });
  };
  const limit = reason("ONE_END_ONLY", "9.2.1");
  const draw = (pick: Picker): ResolveAttackInput => {
    const mode = modes.open[pick(modes.open.length)]!;
    const firstEnd = ends[pick(ends.length)]!;
    const other = ends.find((end) => end !== firstEnd);
    const both = mode === "night_surface" && other !== undefined && pick(2) === 0;
    const second = both ? drawSalvo(state, other, pick) : {};
    const tubes = { ...drawSalvo(state, firstEnd, pick), ...second };
    return { mode, range: ranges.draw(pick), firstEnd, tubes };
  };
  const rules = ends.flatMap((end) => {
    const fires = { pointers: ["/firstEnd"], values: [end] };
    const submerged = { pointers: ["/mode"], values: modes.open.filter((mode) => mode !== "night_surface") };
    const others = ENDS.filter((each) => each !== end).flatMap((each) => tubePointers(each));
    return [
      countOf(limit, { pointers: tubePointers(end) }, { min: 1 }, [fires]),
      countOf(limit, { pointers: others }, { max: 0 }, [fires, submerged]),
    ];
  });
  return within(lazyChoice(whole), rules, { pointer: "/tubes", draw });
}

/** 9.1.4, 14.11.1 The choice of a range: any, but close range alone after an approach into a convoy. */
function rangeChoice(state: Snapshot): Choice<Range> {
  if (engagementOf(state).penetration !== "made") return oneOf(RANGES);
  const far = RANGES.filter((range) => range !== "close");
  return oneOf(
    ["close"],
    far.map((value) => ({ value, reason: { code: "APPROACH_MADE", section: "14.11.1", variant: "range" } })),
  );
}

/** 9.5.2 The part of a salvo that one end fires, or with `same` false the other. */
function ofEnd(tubes: Allocation, end: End, same: boolean): Allocation {
  const part: { -readonly [T in keyof Allocation]: Allocation[T] } = {};
  for (const tube of TUBES) {
    if (tubes[tube] !== undefined && (endOf(tube) === end) === same) part[tube] = tubes[tube];
  }
  return part;
}

/** 9.2, 9.5 An attack on escorted ships, up to the escort's search. */
export const resolveAttack = defineHunters({
  name: "resolveAttack",
  title: "Attack escorted ships",
  doc: "Fires torpedoes at escorted ships, submerged or on the surface at night. At close range, the escort checks for detection first. After the attack, it searches for the boat.",
  rules: ["9.2", "9.5", "9.4.3", "7.2.2", "14.6.1"],
  input: resolveAttackInput,
  outcome: resolveAttackOutcome,
  example: "night-surface-one-end",
  phases: inPhases(["attack", "escort_arrived"], "9.2"),
  legality: resolveAttackLegality,
  resolve(ctx, { mode, range, firstEnd, tubes }) {
    const { state } = ctx;
    const engagement = engagementOf(state);
    const arrived = state.phase === "escort_arrived";
    const second = ofEnd(tubes, firstEnd, false);
    const bothEnds = TUBES.some((tube) => second[tube] !== undefined);
    const hasPenetrated = engagement.penetration === "made";
    if (mode === "submerged" && !works(state, "periscope")) ctx.ruling("E-33", "10.0");
    if (range === "close" && arrived) ctx.ruling("E-11", "9.6.2");
    const checked = range === "close" && !arrived && !hasPenetrated;
    meetEscort(ctx);
    const approach = checked ? closeApproach(ctx, mode) : null;
    if (approach?.detected) return { closeApproach: "detected" as const, shots: [], ...approach.report };
    const byDay = engagement.dayNight === "day";
    if (byDay) ctx.ruling("E-2", "8.3.1");
    const g7aByDay = byDay && TUBES.some((tube) => tubes[tube] !== undefined && state.boat.tubes[tube] === "G7a");
    ctx.set(engagement, "fought", true, "FOUGHT", "9.2");
    ctx.set(engagement, "attack", { mode, range, bothEnds, fired: true, g7aByDay }, "ATTACK", "9.2.1");
    const shots = fireSalvo(ctx, ofEnd(tubes, firstEnd, true), { mode, range, second: false });
    shots.push(...fireSalvo(ctx, second, { mode, range, second: true }));
    if (!checked) beginSearch(ctx, "attack", "9.6.1");
    if (!isOver(ctx)) enterPhase(ctx, "detection", "9.6.1");
    const undetected = checked ? ("undetected" as const) : ("not_made" as const);
    return { closeApproach: undetected, shots: shotOutcomes(shots), hits: null, damage: [] };
  },
});

const reloadTubesInput = z.strictObject({ tubes: reloadingSchema });

type ReloadTubesInput = z.infer<typeof reloadTubesInput>;

const reloadTubesOutcome = { reloaded: z.int32().describe("Tubes reloaded.") };

function reloadsOf(state: Snapshot, end: End): { G7a: number; G7e: number } {
  return end === "fwd" ? state.boat.fwdReloads : state.boat.aftReloads;
}

function reloadTubesLegality(state: Snapshot): Legality<ReloadTubesInput> {
  if (state.phase === "round") {
    if (!weaponUsed(engagementOf(state))) return illegal("ROUND_UNFOUGHT", "9.2.8");
  }
  const empty = TUBES.filter((tube) => reloadable(state, tube));
  if (empty.length === 0) return NOTHING;
  return { legal: true, input: lazyChoice(() => reloadingChoice(state, empty)) };
}

const NOTHING = illegal("NOTHING_TO_RELOAD", "4.5.1");

/** 4.5.1 True if a tube is empty and the reloads of its end contain a torpedo. */
function reloadable(state: Snapshot, tube: Tube): boolean {
  if (state.boat.tubes[tube] !== "empty") return false;
  const { G7a, G7e } = reloadsOf(state, endOf(tube));
  return G7a > 0 || G7e > 0;
}

/** 4.5 The torpedoes that may go into each of these tubes. */
function reloadingChoice(state: Snapshot, tubes: readonly Tube[]): Choice<ReloadTubesInput> {
  const members: Record<string, Choice<Torpedo>> = {};
  for (const tube of tubes) {
    const reloads = reloadsOf(state, endOf(tube));
    members[tube] = oneOf(TORPEDOES.filter((type) => reloads[type] > 0));
  }
  const limit = reason("RELOADS_SHORT", "4.5");
  const rules = ENDS.flatMap((end) => {
    const reloads = reloadsOf(state, end);
    const pointers = tubePointers(end);
    return TORPEDOES.map((type) => countOf(limit, { pointers, values: [type] }, { max: reloads[type] }));
  });
  return within(every({ tubes: someOf(members, { min: 1 }) }), rules, { pointer: "/tubes" });
}

/** 4.5, 9.2.8 Reloads empty tubes from the reloads of their own end. */
export const reloadTubes = defineHunters({
  name: "reloadTubes",
  kind: "MAY",
  title: "Reload tubes",
  doc: "Reloads empty tubes from the reload box at the same end: between encounters, before an Additional Round of Combat or before following. In a round, this ends the round.",
  rules: ["9.2.8", "4.5", "4.5.1"],
  input: reloadTubesInput,
  outcome: reloadTubesOutcome,
  example: "reload-any-type",
  phases: inPhases(["at_sea", "follow", "round"], "9.2.8"),
  legality: reloadTubesLegality,
  resolve(ctx, { tubes }) {
    const { state } = ctx;
    const round = state.engagement?.round ?? null;
    if (state.engagement !== null) ctx.ruling("E-43", "9.2.8");
    if (round !== null) ctx.set(round, "closed", true, "ROUND_CLOSED", "9.2.8");
    const firedTubes = TUBES.filter((tube) => tubes[tube] !== undefined);
    for (const tube of firedTubes) {
      const type = tubes[tube]!;
      const reloads = reloadsOf(state, endOf(tube));
      ctx.set(reloads, type, reloads[type] - 1, "RELOADED", "9.2.8");
      ctx.set(state.boat.tubes, tube, type, "RELOADED", "9.2.8");
    }
    return { reloaded: firedTubes.length };
  },
});
