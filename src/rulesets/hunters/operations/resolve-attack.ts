import * as z from "zod";
import { illegal } from "../../../core/choice/legality";
import { every, later, oneOf, within } from "../../../core/choice/values";
import type { Choice, Picker } from "../../../core/contract/choice";
import { defineOperation, type Legality } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { allocationChoice, attackModes, drawSalvo } from "../rules/allocation";
import { beginAttack, closeApproach } from "../rules/approach";
import { works } from "../rules/crew";
import { isOver } from "../rules/damage";
import { exampleDayAttack } from "../rules/examples";
import { engagementOf, enterPhase, turnAt } from "../rules/game";
import { type Allocation, endOf, fireSalvo, readyTubes } from "../rules/gunnery";
import { undrawn } from "../rules/wolfpack";
import { endSchema, modeSchema, rangeSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import { ENDS, type End, RANGES, type Range, TUBES } from "../vocabulary";
import { noWayToAttack, PACK_UNDRAWN } from "./closed-doors";
import { allocationSchema, damageSchema, shotOutcomes, shotSchema, standing, standingOf } from "./outcomes";

const input = z.strictObject({
  mode: modeSchema.describe("9.2, 9.5 Submerged, or a night surface attack."),
  range: rangeSchema,
  firstEnd: endSchema.describe("9.5.2 The end that fires first; the only one but in a night surface attack."),
  tubes: allocationSchema,
});

type Input = z.infer<typeof input>;

const outcome = z.strictObject({
  closeApproach: z
    .enum(["not_made", "undetected", "detected"])
    .meta({ id: "HuntersCloseApproach", description: "9.2.2 The check of a close approach before firing." }),
  shots: z.array(shotSchema).describe("9.2 Every torpedo in the order resolved; empty when detected before firing."),
  hits: z
    .int32()
    .min(0)
    .max(1000)
    .nullable()
    .describe("9.2.2 Hits of the depth charges that met a detected approach; null when there were none."),
  damage: damageSchema,
  ...standing,
});

function legality(state: Snapshot): Legality<Input> {
  const engagement = engagementOf(state);
  if (!engagement.escorted) return illegal("NOT_ESCORTED", "9.4.2", "Unescorted ships are fought in rounds; plan one.");
  const ends = ENDS.filter((end) => readyTubes(state, end).length > 0);
  if (ends.length === 0) return illegal("NO_TORPEDO_READY", "9.2.1", "No tube that can fire holds a torpedo.");
  if (engagement.penetration === "declared") {
    return illegal("PENETRATION_DECLARED", "14.11.1", "The approach into the convoy comes first.");
  }
  if (undrawn(engagement)) return PACK_UNDRAWN;
  const modes = attackModes(state);
  if (modes.open.length === 0) return noWayToAttack(modes.closed);
  return { legal: true, input: later(() => attackChoice(state, ends, modes)) };
}

function attackChoice(state: Snapshot, ends: readonly End[], modes: ReturnType<typeof attackModes>): Choice<Input> {
  const ranges = rangeChoice(state);
  const whole = (): Choice<Input> => {
    const mode = oneOf(modes.open, modes.closed);
    return every({ mode, range: ranges, firstEnd: oneOf(ends), tubes: allocationChoice(state, ends) });
  };
  const limit = {
    code: "ONE_END_ONLY",
    section: "9.2.1",
    text: "At least one tube of firstEnd fires; tubes of the other end fire only in a night surface attack.",
  };
  const draw = (pick: Picker): Input => {
    const mode = modes.open[pick(modes.open.length)]!;
    const firstEnd = ends[pick(ends.length)]!;
    const other = ends.find((end) => end !== firstEnd);
    const both = mode === "night_surface" && other !== undefined && pick(2) === 0;
    const second = both ? drawSalvo(state, other, pick) : {};
    const tubes = { ...drawSalvo(state, firstEnd, pick), ...second };
    return { mode, range: ranges.draw(pick), firstEnd, tubes };
  };
  return within(later(whole), limit, legalEnds, "/tubes", draw);
}

/** 9.1.4, 14.11.1 Any range; close range after an approach into a convoy. */
function rangeChoice(state: Snapshot): Choice<Range> {
  if (engagementOf(state).penetration !== "made") return oneOf(RANGES);
  const message = "The boat is inside the convoy.";
  const far = RANGES.filter((range) => range !== "close");
  return oneOf<Range>(
    ["close"],
    far.map((value) => ({ value, reason: { code: "APPROACH_MADE", section: "14.11.1", message } })),
  );
}

function legalEnds({ mode, firstEnd, tubes }: Input): boolean {
  const fired = TUBES.filter((tube) => tubes[tube] !== undefined);
  const first = fired.filter((tube) => endOf(tube) === firstEnd);
  return first.length > 0 && (mode === "night_surface" || first.length === fired.length);
}

/** The part of a salvo that one end fires, or with `same` false the other. */
function ofEnd(tubes: Allocation, end: End, same: boolean): Allocation {
  const part: { -readonly [T in keyof Allocation]: Allocation[T] } = {};
  for (const tube of TUBES) {
    if (tubes[tube] !== undefined && (endOf(tube) === end) === same) part[tube] = tubes[tube];
  }
  return part;
}

/** 9.2, 9.5 An attack on escorted ships, up to the escort's search. */
export const resolveAttack = defineOperation<Snapshot, Charts, Input, z.infer<typeof outcome>>({
  name: "resolveAttack",
  title: "Attack escorted ships",
  doc: "Attacks escorted ships with torpedoes, submerged or on the surface at night; a close approach is checked first, and the escort then searches.",
  rules: ["9.2", "9.5", "9.4.3", "7.2.2", "14.6.1"],
  input,
  outcome,
  example: () => ({
    snapshot: exampleDayAttack(),
    input: { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1, fwd2: 1, fwd3: 2 } },
    seed: "gruss-an-kiel",
  }),
  phases: turnAt(["attack", "escort_arrived"], "9.2"),
  legality,
  resolve(ctx, { mode, range, firstEnd, tubes }) {
    const { state } = ctx;
    const engagement = engagementOf(state);
    const arrived = state.phase === "escort_arrived";
    const second = ofEnd(tubes, firstEnd, false);
    const bothEnds = TUBES.some((tube) => second[tube] !== undefined);
    const made = engagement.penetration === "made";
    if (mode === "submerged" && !works(state, "periscope")) ctx.ruling("E-33", "10.0");
    if (range === "close" && arrived) ctx.ruling("E-11", "9.6.2");
    const checked = range === "close" && !arrived && !made;
    beginAttack(ctx);
    const approach = checked ? closeApproach(ctx, mode) : null;
    if (approach?.detected) return { closeApproach: "detected", shots: [], ...approach.report, ...standingOf(ctx) };
    const byDay = engagement.dayNight === "day";
    if (byDay) ctx.ruling("E-2", "8.3.1");
    const g7aByDay = byDay && TUBES.some((tube) => tubes[tube] !== undefined && state.boat.tubes[tube] === "G7a");
    ctx.set(engagement, "fought", true, "FOUGHT", "9.2");
    ctx.set(engagement, "attack", { mode, range, bothEnds, fired: true, g7aByDay }, "ATTACK", "9.2.1");
    const shots = fireSalvo(ctx, ofEnd(tubes, firstEnd, true), { mode, range, second: false });
    shots.push(...fireSalvo(ctx, second, { mode, range, second: true }));
    if (!isOver(ctx)) enterPhase(ctx, "detection", "9.6.1");
    const undetected = checked ? "undetected" : "not_made";
    const { phase, fate } = standingOf(ctx);
    return { closeApproach: undetected, shots: shotOutcomes(shots), hits: null, damage: [], phase, fate };
  },
});
