import * as z from "zod";
import { memoize } from "../../../../core/charts/memoize";
import { reason } from "../../../../core/choice/legality";
import { customLimit, pairs } from "../../../../core/choice/limits";
import { freeText, oneOf, someOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Picker, Reason, Scalar } from "../../../../core/contract/choice";
import { boatFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { boatTypeSchema, editionSchema, monthSchema, named, wellFormed } from "../../schemas";
import { optionsSchema, rulingsSchema } from "../../snapshot";
import { BOAT_TYPES, type BoatType, EDITIONS } from "../../vocabulary";
import { findPackFormat } from "../13-5-wolfpacks/wolfpack";
import { addMonths, monthsBetween } from "../shared/calendar";
import { historicalNumbers } from "./fresh-career";

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

/** 4.1-4.3 The boat, the Kommandant and the options of a new career. */
export const startInput = z.strictObject({
  boat: boatTypeSchema.describe("4.1 U-boat type. It decides when the career may start."),
  number: z.int32().min(1).max(9999).describe("4.3.1 The number after U-."),
  name: wellFormed(60).describe("4.3.1 The Kommandant's name; it has no effect on play."),
  startMonth: monthSchema
    .optional()
    .describe("4.2.1 First month. Default: the month in which the type becomes available."),
  edition: editionSchema.optional().describe("The printing of the rules. Default: the second."),
  options: named(
    () => flags(optionsSchema.unwrap()),
    "OptionsInput",
    "F Optional rules. Default: none in use.",
  ).optional(),
  rulings: named(
    () => flags(rulingsSchema.unwrap()),
    "RulingsInput",
    "E Configurable rulings; each has a default.",
  ).optional(),
});

/** 4.1-4.3 The boat, the Kommandant and the options of a new career. */
export type StartInput = z.infer<typeof startInput>;

/**
 * 4.1-4.4 Every career that can be started, cached per charts: without the cache a simulated career takes 1.2 times as
 * long.
 */
export const knownCareerChoice = memoize(careerChoice);

function careerChoice(charts: Charts): Choice<StartInput> {
  const { firstMonth, lastMonth } = charts.TIMELINE.facts;
  const months = monthsFrom(firstMonth, lastMonth);
  const members = {
    boat: oneOf(BOAT_TYPES),
    number: wholeNumber(1, 9999),
    name: freeText(60, ["Lehmann", "Kretschmer", "Prien", "Schuhart"]),
    startMonth: oneOf(months),
    edition: oneOf(EDITIONS),
    options: flagChoice(optionsSchema),
    rulings: flagChoice(rulingsSchema),
  };
  const draw = (pick: Picker): StartInput => drawCareer(charts, members, pick);
  const early = reason("BOAT_NOT_AVAILABLE/start", "4.2.1", { month: lastMonth, boats: availabilities(charts) });
  const tooEarly = BOAT_TYPES.flatMap((boat): Scalar[][] => {
    const { available } = boatFacts(charts, boat);
    const never = available > lastMonth ? [[boat, null]] : [];
    return [...never, ...months.filter((month) => month < available).map((month) => [boat, month])];
  });
  const odd = reason("NUMBER_NOT_HISTORICAL", "14.4.1", { chart: "HISTORICAL_BOAT_IDS" });
  const real = ({ boat, number, options }: StartInput): boolean =>
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
  return within(timely, customLimit(odd, ["/boat", "/number"], real, historical), { pointer: "/number", draw });
}

/** 13.5.2 The month and the boats that a wolfpack tournament starts with; no boats where the charts have no such format. */
function packStart(charts: Charts): { readonly month: string | null; readonly boats: readonly BoatType[] } {
  const format = findPackFormat(charts);
  return { month: format?.startMonth ?? null, boats: format === undefined ? [] : (format.boats ?? BOAT_TYPES) };
}

/** The members of a plan, of which only the boat, its number and the Kommandant's name must be given. */
function planOf(members: { [K in keyof Required<StartInput>]: Choice }): Choice<StartInput> {
  const items = someOf(members);
  const { minProperties: _, ...schema } = items.schema;
  return {
    schema: { ...schema, required: ["boat", "number", "name"] },
    limits: items.limits,
    closed: items.closed,
    check: (plan) => items.check(plan),
    draw: (pick) => items.draw(pick) as StartInput,
  };
}

function flagChoice(schema: typeof optionsSchema | typeof rulingsSchema) {
  return someOf(Object.fromEntries(Object.keys(schema.unwrap().shape).map((key) => [key, oneOf([false, true])])));
}

function drawCareer(charts: Charts, members: { [K in keyof Required<StartInput>]: Choice }, pick: Picker): StartInput {
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
  const edition = members.edition.draw(pick) as StartInput["edition"];
  const options = members.options.draw(pick) as NonNullable<StartInput["options"]>;
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
    rulings: members.rulings.draw(pick) as StartInput["rulings"],
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
