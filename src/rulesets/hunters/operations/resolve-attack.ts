import * as z from "zod";
import { type Choice, type Closed, every, oneOf, type Pick, someOf, within } from "../../../core/operation/choice";
import { type Door, defineOperation } from "../../../core/operation/contract";
import type { Charts, DamageResult } from "../charts/schema";
import { works } from "../rules/crew";
import { isOver } from "../rules/damage";
import { closeApproachCheck, depthChargeAttack, mayEvade } from "../rules/detection";
import { exampleDayAttack } from "../rules/examples";
import { closed, elsewhere, engagementOf, enterPhase, type Table } from "../rules/game";
import { type Allocation, endOf, fireSalvo, readyTubes } from "../rules/gunnery";
import { afloat, rollEscortQuality, rollWolfpackEscort } from "../rules/targets";
import { endSchema, modeSchema, rangeSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import { ENDS, type End, type Mode, RANGES, TUBES } from "../vocabulary";
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

/** E-2, E-33 Ways to attack that are open now, and why the others are closed. */
function modes(state: Snapshot): { open: Mode[]; closed: Closed<Mode>[] } {
  const { dayNight } = engagementOf(state);
  const open: Mode[] = [];
  const shut: Closed<Mode>[] = [];
  const shutOut = (value: Mode, code: string, section: string, message: string): void => {
    shut.push({ value, reason: { code, section, message } });
  };
  if (state.rulings.periscopeBlocksSubmergedAttack && !works(state, "periscope")) {
    shutOut("submerged", "PERISCOPE_DAMAGED", "10.0", "Without a periscope there is no submerged attack (E-33).");
  } else open.push("submerged");
  shutOut(
    "surface",
    "ESCORT_PRESENT",
    "9.4.6",
    "Escorted ships cannot be attacked on the surface by day or without a night surface attack.",
  );
  if (state.phase === "escort_arrived") {
    shutOut("night_surface", "ESCORT_ARRIVED", "9.4.6", "When an escort has appeared the boat is submerged.");
  } else if (dayNight !== "night")
    shutOut("night_surface", "NOT_NIGHT", "9.5.1", "A night surface attack needs the night.");
  else open.push("night_surface");
  return { open, closed: shut };
}

function door(state: Snapshot): Door<Input> {
  const out = elsewhere(state, ["attack", "escort_arrived"], "9.2");
  if (out !== undefined) return out;
  const engagement = engagementOf(state);
  if (!engagement.escorted) return closed("NOT_ESCORTED", "9.4.2", "Unescorted ships are fought in rounds; plan one.");
  const ends = ENDS.filter((end) => readyTubes(state, end).length > 0);
  if (ends.length === 0) return closed("NO_TORPEDO_READY", "9.2.1", "No tube that can fire holds a torpedo.");
  const { open, closed: shut } = modes(state);
  if (open.length === 0)
    return closed("NO_WAY_TO_ATTACK", "9.2", "Neither a submerged nor a surface attack is possible.");
  return { open: true, input: attackChoice(state, ends, open, shut) };
}

function attackChoice(
  state: Snapshot,
  ends: readonly End[],
  open: readonly Mode[],
  shut: readonly Closed<Mode>[],
): Choice<Input> {
  const slots = afloat(engagementOf(state)).map((target) => target.slot);
  const ready = ends.flatMap((end) => readyTubes(state, end));
  const members = Object.fromEntries(ready.map((tube) => [tube, oneOf(slots)]));
  const choice = every({
    mode: oneOf(open, shut),
    range: oneOf(RANGES),
    firstEnd: oneOf(ends),
    tubes: someOf(members, 1),
  });
  const limit = {
    code: "ONE_END_ONLY",
    section: "9.2.1",
    text: "At least one tube of firstEnd fires; tubes of the other end fire only in a night surface attack.",
  };
  const draw = (pick: Pick): Input => {
    const mode = open[pick(open.length)]!;
    const firstEnd = ends[pick(ends.length)]!;
    const salvo = (end: End): Partial<Allocation> =>
      someOf(Object.fromEntries(readyTubes(state, end).map((tube) => [tube, oneOf(slots)])), 1).draw(pick);
    const other = ends.find((end) => end !== firstEnd);
    const second = mode === "night_surface" && other !== undefined && pick(2) === 0 ? salvo(other) : {};
    return { mode, range: RANGES[pick(RANGES.length)]!, firstEnd, tubes: { ...salvo(firstEnd), ...second } };
  };
  return within(choice, limit, legalEnds, "/tubes", draw);
}

function legalEnds({ mode, firstEnd, tubes }: Input): boolean {
  const fired = TUBES.filter((tube) => tubes[tube] !== undefined);
  const first = fired.filter((tube) => endOf(tube) === firstEnd);
  return first.length > 0 && (mode === "night_surface" || first.length === fired.length);
}

function ofEnd(tubes: Allocation, end: End, same: boolean): Allocation {
  return Object.fromEntries(
    Object.entries(tubes).filter(([tube]) => (endOf(tube as (typeof TUBES)[number]) === end) === same),
  );
}

/** 9.2.2 Depth charges after a close approach was found out; or the player first names an evasion (14.8). */
function punish(desk: Table): { hits: number | null; damage: DamageResult[] } {
  const cycle = engagementOf(desk.state).cycle!;
  if (mayEvade(desk)) {
    enterPhase(desk, "evasion", "14.8");
    return { hits: null, damage: [] };
  }
  const { hits, damage } = depthChargeAttack(desk, cycle, 0);
  return { hits, damage: [...damage] };
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
  door,
  resolve(desk, { mode, range, firstEnd, tubes }) {
    const { state } = desk;
    const engagement = engagementOf(state);
    const arrived = state.phase === "escort_arrived";
    rollWolfpackEscort(desk);
    rollEscortQuality(desk);
    const cycle = { cause: "attack" as const, round: 0, previouslyDetected: false, twelve: false };
    desk.set(engagement, "fought", true, "FOUGHT", "9.2");
    desk.set(engagement, "cycle", cycle, "DETECTION_BEGINS", "9.6.1");
    const second = ofEnd(tubes, firstEnd, false);
    const plan = { mode, range, bothEnds: Object.keys(second).length > 0 };
    let closeApproach: "not_made" | "undetected" | "detected" = "not_made";
    if (range === "close" && arrived) desk.ruling("E-11", "9.6.2");
    else if (range === "close") closeApproach = closeApproachCheck(desk, cycle) ? "detected" : "undetected";
    if (closeApproach === "detected") {
      desk.set(
        engagement,
        "attack",
        { ...plan, bothEnds: false, fired: false, g7aByDay: false },
        "APPROACH_DETECTED",
        "9.2.2",
      );
      const { hits, damage } = punish(desk);
      return { closeApproach, shots: [], hits, damage, ...standingOf(desk) };
    }
    const byDay = engagement.dayNight === "day";
    const g7aByDay = byDay && TUBES.some((tube) => tubes[tube] !== undefined && state.boat.tubes[tube] === "G7a");
    desk.set(engagement, "attack", { ...plan, fired: true, g7aByDay }, "ATTACK", "9.2.1");
    const shots = fireSalvo(desk, ofEnd(tubes, firstEnd, true), { mode, range, second: false });
    shots.push(...fireSalvo(desk, second, { mode, range, second: true }));
    if (!isOver(desk)) enterPhase(desk, "detection", "9.6.1");
    return { closeApproach, shots: shotOutcomes(shots), hits: null, damage: [], ...standingOf(desk) };
  },
});
