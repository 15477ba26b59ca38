import * as z from "zod";
import { columnAt } from "../../../../core/charts/look-up";
import { onceFor } from "../../../../core/charts/once";
import { reason } from "../../../../core/choice/legality";
import { other, pairs } from "../../../../core/choice/limits";
import { later, oneOf, someOf, text, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Picker, Reason, Scalar } from "../../../../core/contract/choice";
import type { StartOperation } from "../../../../core/contract/operation";
import { boatFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import {
  boatTypeSchema,
  editionSchema,
  monthSchema,
  named,
  rankSchema,
  torpedoSchema,
  wellFormed,
} from "../../schemas";
import { optionsSchema, rulingsSchema, type Snapshot } from "../../snapshot";
import { BOAT_TYPES, type BoatType, EDITIONS } from "../../vocabulary";
import { findPackFormat } from "../13-5-wolfpacks/wolfpack";
import { addMonths, monthsBetween } from "../shared/calendar";
import { type Context, enterPhase } from "../shared/context";
import { inPhases } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { reloadsSchema } from "../shared/outcomes";
import { DEFAULT_OPTIONS, DEFAULT_RULINGS, freshCareer, historicalNumbers } from "./fresh-career";
import { setReloads, takeAboard } from "./take-aboard";
import { loadChoice, needsMoreSwaps, reloadChoice, torpedoesAboard } from "./torpedo-load";

const flags = <T extends z.ZodRawShape>({ shape }: z.ZodObject<T>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(shape).map(([key, flag]) => [
        key,
        z
          .boolean()
          .optional()
          .describe((flag as z.ZodType).description ?? key),
      ]),
    ) as { [K in keyof T]: z.ZodOptional<z.ZodBoolean> },
  );

const startInput = z.strictObject({
  boat: boatTypeSchema.describe("4.1 The boat's type; it decides when the career may start."),
  number: z.int32().min(1).max(9999).describe("4.3.1 The number after U-."),
  name: wellFormed(60).describe("4.3.1 The Kommandant's name; it has no effect on play."),
  startMonth: monthSchema.optional().describe("4.2.1 First month; the month the type becomes available unless given."),
  edition: editionSchema.optional().describe("The printing whose rules are played; the second unless given."),
  options: named(
    () => flags(optionsSchema.unwrap()),
    "OptionsInput",
    "F Optional rules; each is off unless given.",
  ).optional(),
  rulings: named(
    () => flags(rulingsSchema.unwrap()),
    "RulingsInput",
    "E Configurable rulings; each has a default.",
  ).optional(),
});

const startOutcome = z.strictObject({
  rank: rankSchema.describe("11.2.2 The Kommandant's first rank."),
  rankRolled: z.boolean().describe("11.2.2 The rank was rolled for; false when it is given without a roll."),
  month: monthSchema.describe("4.2 Month of the first patrol."),
});

type Input = z.infer<typeof startInput>;

/** 4.1-4.4 Every career that can be started, made once for a set of charts: made anew each time, a simulated career takes 1.2 as long. */
const knownCareerChoice = onceFor(careerChoice);

/** 4.1-4.4, 11.2.2 Starts a career. */
export const start: StartOperation<Snapshot, Charts, Input, z.infer<typeof startOutcome>> = {
  name: "new",
  title: "Start a career",
  doc: "Sets up a boat with a fresh crew and full load, in port before its first patrol, and rolls the Kommandant's rank.",
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

function careerChoice(charts: Charts): Choice<Input> {
  const { firstMonth, lastMonth } = charts.TIMELINE.facts;
  const months = monthsFrom(firstMonth, lastMonth);
  const members = {
    boat: oneOf(BOAT_TYPES),
    number: wholeNumber(1, 9999),
    name: text(60, ["Lehmann", "Kretschmer", "Prien", "Schuhart"]),
    startMonth: oneOf(months),
    edition: oneOf(EDITIONS),
    options: flagChoice(optionsSchema),
    rulings: flagChoice(rulingsSchema),
  };
  const draw = (pick: Picker): Input => drawCareer(charts, members, pick);
  const early = reason("BOAT_NOT_AVAILABLE/start", "4.2.1", { month: lastMonth, boats: availabilities(charts) });
  const tooEarly = BOAT_TYPES.flatMap((boat): Scalar[][] => {
    const { available } = boatFacts(charts, boat);
    const never = available > lastMonth ? [[boat, null]] : [];
    return [...never, ...months.filter((month) => month < available).map((month) => [boat, month])];
  });
  const odd = reason("NUMBER_NOT_HISTORICAL", "14.4.1", { chart: "HISTORICAL_BOAT_IDS" });
  const real = ({ boat, number, options }: Input): boolean =>
    options?.historicalIds !== true ||
    historicalNumbers(charts, boat).some(({ from, to }) => from <= number && number <= to);
  const late = reason("OPTION_NOT_IN_EDITION", "14.11");
  const pack = packStart(charts);
  const alone =
    pack.month === null
      ? reason("NOT_A_PACK_BOAT/agreed", "13.5.2", { boats: { or: pack.boats } })
      : reason("NOT_A_PACK_BOAT", "13.5.2", { month: pack.month, boats: { or: pack.boats } });
  const inPack = [{ pointers: ["/options/wolfpackTournament"], values: [true] }];
  const starts = pack.boats.map((boat) => (pack.month === null ? [boat] : [boat, pack.month]));
  const packed = pack.month === null ? ["/boat"] : ["/boat", "/startMonth"];
  const historical = [{ pointers: ["/options/historicalIds"], values: [true] }];
  const printed = pairs(late, ["/edition", "/options/convoyPenetration"], { forbidden: [["first", true]] });
  const inPrint = within(planOf(members), printed, { pointer: "/options/convoyPenetration", draw });
  const together = pairs(alone, packed, { allowed: starts }, inPack);
  const playable = within(inPrint, together, { pointer: "/options/wolfpackTournament", draw });
  const inTime = pairs(early, ["/boat", "/startMonth"], { forbidden: tooEarly });
  const timely = within(playable, inTime, { pointer: "/startMonth", draw });
  return within(timely, other(odd, ["/boat", "/number"], real, historical), { pointer: "/number", draw });
}

/** 13.5.2 The month and the boats that a wolfpack tournament starts with; no boats where the charts have no such format. */
function packStart(charts: Charts): { readonly month: string | null; readonly boats: readonly BoatType[] } {
  const format = findPackFormat(charts);
  return { month: format?.startMonth ?? null, boats: format === undefined ? [] : (format.boats ?? BOAT_TYPES) };
}

/** The members of a plan, of which only the boat, its number and the Kommandant's name must be given. */
function planOf(members: { [K in keyof Required<Input>]: Choice }): Choice<Input> {
  const listed = someOf(members);
  const { minProperties: _, ...schema } = listed.schema;
  return {
    schema: { ...schema, required: ["boat", "number", "name"] },
    limits: listed.limits,
    closed: listed.closed,
    check: (plan) => listed.check(plan),
    draw: (pick) => listed.draw(pick) as Input,
  };
}

function flagChoice(schema: typeof optionsSchema | typeof rulingsSchema) {
  return someOf(Object.fromEntries(Object.keys(schema.unwrap().shape).map((key) => [key, oneOf([false, true])])));
}

function drawCareer(charts: Charts, members: { [K in keyof Required<Input>]: Choice }, pick: Picker): Input {
  const { lastMonth } = charts.TIMELINE.facts;
  const boats = BOAT_TYPES.filter((boat) => boatFacts(charts, boat).available <= lastMonth);
  const pack = packStart(charts);
  const start = pack.month ?? lastMonth;
  const inService = pack.boats.filter((each) => boatFacts(charts, each).available <= start);
  const together = pick(boats.length) === 0 && inService.length > 0;
  const boat = together ? inService[pick(inService.length)]! : boats[pick(boats.length)]!;
  const first = together ? start : boatFacts(charts, boat).available;
  const months = together ? 1 : monthsBetween(first, lastMonth) + 1;
  const ranges = historicalNumbers(charts, boat);
  const range = ranges[pick(Math.max(1, ranges.length))];
  const edition = members.edition.draw(pick) as Input["edition"];
  const options = members.options.draw(pick) as NonNullable<Input["options"]>;
  options.wolfpackTournament = together;
  if (edition === "first") options.convoyPenetration = false;
  if (range === undefined) options.historicalIds = false;
  return {
    boat,
    number: range === undefined ? 1 : range.from + pick(range.to - range.from + 1),
    name: members.name.draw(pick) as string,
    startMonth: addMonths(first, pick(months)),
    edition,
    options,
    rulings: members.rulings.draw(pick) as Input["rulings"],
  };
}

function availabilities(charts: Charts): readonly Reason[] {
  return BOAT_TYPES.map((boat: BoatType) => {
    return reason("BOAT_NOT_AVAILABLE/each", "4.2.1", { boat, available: boatFacts(charts, boat).available });
  });
}

function monthsFrom(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

const tube = (where: string) => torpedoSchema.optional().describe(where);

const loadTorpedoesInput = z.strictObject({
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

const loadTorpedoesOutcome = {
  G7a: z.int32().describe("4.5 G7a torpedoes aboard."),
  G7e: z.int32().describe("4.5 G7e torpedoes aboard."),
};

/** 4.5 Chooses the torpedoes of the next patrol and where each lies. */
export const loadTorpedoes = defineHunters({
  name: "loadTorpedoes",
  kind: "MAY",
  title: "Load torpedoes",
  doc: "Replaces the standard load before a patrol. Every tube and reload box is filled; the mix may be shifted by the type's limit.",
  rules: ["4.5", "4.5.2", "7.1.3"],
  input: loadTorpedoesInput,
  outcome: loadTorpedoesOutcome,
  example: "load-viia-5-6",
  phases: inPhases(["port"], "4.5"),
  legality: (state: Snapshot, charts: Charts) => ({
    legal: true as const,
    input: later(() => loadChoice(boatFacts(charts, state.boat.type), state.options)),
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
  fwdReloads: reloadsSchema.describe("7.4.2 Reloads of the bow tubes; the box is filled."),
  aftReloads: reloadsSchema.describe("7.4.2 Reloads of the stern tubes; the box is filled."),
});

const loadMissionReloadsOutcome = {
  G7a: z.int32().describe("7.4.2 G7a torpedoes aboard, all of them reloads."),
  G7e: z.int32().describe("7.4.2 G7e torpedoes aboard, all of them reloads."),
};

/** 7.4.2 Chooses the reloads of a minelaying mission. */
export const loadMissionReloads = defineHunters({
  name: "loadMissionReloads",
  title: "Choose the reloads of a minelaying mission",
  doc: "Fills both reload boxes with any mix the type allows while every tube holds mines.",
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
