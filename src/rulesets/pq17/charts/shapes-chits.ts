import * as z from "zod";
import { lazySchema } from "../../../core/contract/schema";
import {
  BOXES,
  CHITS,
  COMMAND_POOLS,
  CONDITIONS,
  type EVENTS,
  ICE_CONDITIONS,
  ICE_ZONES,
  PERIODS,
  SHIP_TYPES,
  SIDES,
  SUBTYPES,
} from "../vocabulary";
import { datesSchema, few, fortnightSchema, hexSchema, idSchema, points, provenance, turnShape } from "./shapes";

const rule = z.string().min(1).max(40);
/** Letters of chits, both inclusive. */
const letters = { from: z.enum(CHITS), to: z.enum(CHITS) };
const lettersSchema = z.array(z.strictObject(letters)).min(1).max(10);
const side = z.enum(SIDES).nullable().describe("The side whose chits may show it. Null for both.");
const ice = z.array(z.enum(ICE_CONDITIONS)).max(ICE_CONDITIONS.length);
const oneIn = z.int().min(1).max(20);

const event = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject({ rule, provenance: provenance.optional(), ...shape });
const condition = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ rule, side, ...shape });

/** 13 Numbers of the random events. */
export const eventFactsSchema = lazySchema(() =>
  z.strictObject({
    no_event: event({}),
    minefield: event({ attacks: few, perShip: few, perCs: few, submarinesSunk: few }),
    collision: event({ ships: few, hits: few }),
    grounding: event({ ships: few, hits: few }),
    breakdown: event({ ships: few }),
    weather_damage: event({}),
    local_weather: event({}),
    signals: event({ idLevel: few, idGain: few }),
    chance_encounter: event({ dice: few, hits: few }),
    reinforcements: event({ groups: few }),
    elusive_target: event({ counters: few }),
    superior_warning: event({}),
    airbase_strike: event({ attacks: few }),
    port_strike: event({ attacks: few }),
    night_flying: event({}),
    cp_gain: event({ points: few, pools: z.record(z.enum(SIDES), z.enum(COMMAND_POOLS)) }),
  }),
) satisfies z.ZodType<Record<(typeof EVENTS)[number], { rule: string }>>;

/** 12 Numbers of the special conditions; victory points are positive for the Allies. */
export const conditionFactsSchema = lazySchema(() =>
  z.strictObject({
    agent_cobweb: condition({ since: fortnightSchema, port: idSchema, convoys: few, idLevel: few }),
    atlantic_breakout: condition({
      vpPerCapitalShip: points,
      vpPerCruiser: points,
      light: z.array(z.enum(SHIP_TYPES)).max(SHIP_TYPES.length).describe("Heavy ships that do not break out."),
      turnsLeft: few.describe("Turns that must remain before the Fuel Warning."),
      returns: z
        .array(
          z.strictObject({
            letters: lettersSchema,
            turn: turnShape.nullable().describe("Turn in which the chit is revealed. Null if at once."),
            fuelWarning: turnShape.nullable().describe("Null if the ships do not return."),
          }),
        )
        .min(1)
        .max(26),
    }),
    axis_convoy: condition({
      from: idSchema,
      to: idSchema,
      beforeDay: few,
      vpPerMv: points,
      escort: idSchema,
      merchant: idSchema,
      convoys: z
        .array(z.strictObject({ letters: lettersSchema, es: few, mv: few, vpIfLate: points }))
        .min(1)
        .max(26),
    }),
    bomber_command: condition({ base: idSchema, unit: idSchema, cs: few, target: idSchema }),
    carrier_strike: condition({ from: idSchema, vpPerIdleCarrier: points }),
    ground_offensive: condition({ drawsAgain: z.boolean(), axisOneIn: oneIn, sovietOneIn: oneIn }),
    port_raids: condition({
      attacks: few,
      ports: z.array(idSchema).min(1).max(5),
      joins: z.strictObject({ port: idSchema, unit: idSchema, cs: few }).describe("By day."),
      hitsPerMerchant: few,
    }),
    minelaying: condition({
      zones: z.array(z.enum(ICE_ZONES)).min(1).max(ICE_ZONES.length),
      ice,
      hexes: few.describe("Maximum hexes moved in the turn."),
      vpPerCruiser: points,
      vpPerDestroyer: points,
      vpLimit: points,
    }),
    no_restrictions: condition({}),
    gearbox: condition({
      zone: z.enum(ICE_ZONES),
      voidIn: ice,
      from: z.array(idSchema).min(1).max(5),
      to: idSchema,
      vpPerCruiser: points,
      vpPerDestroyer: points,
      forces: z
        .array(z.strictObject({ letters: lettersSchema, ca: few, cl: few, dd: few }))
        .min(1)
        .max(26),
    }),
    sizilien: condition({ hex: hexSchema, vpPerCapitalShip: points, vpPerCruiser: points }),
    wunderland: condition({
      box: z.enum(BOXES),
      raider: z.enum(SHIP_TYPES).describe("The type of ship of which one may enter the box."),
      zone: z.enum(ICE_ZONES),
      ice,
      escort: idSchema,
      es: few,
      merchant: idSchema,
      mv: few,
      vp: points,
    }),
    reinforcements: condition({}),
    archery: condition({
      from: idSchema,
      force: z.strictObject({
        cruisers: few,
        destroyers: few,
        escorts: few,
        auxiliaries: z.record(z.enum(SUBTYPES).extract(["AL", "AO"]), few),
      }),
      hexes: few.describe("Maximum hexes moved in the turn."),
      vp: points,
    }),
    title: condition({
      target: idSchema,
      most: few.describe("The highest die that hits, with as many hits as it shows."),
    }),
    none: condition({}),
  }),
) satisfies z.ZodType<Record<(typeof CONDITIONS)[number], { rule: string }>>;

const conditionRow = z.strictObject({
  ...letters,
  condition: z.enum(CONDITIONS),
  bonus: z.boolean().describe("4.1.2 An asterisk: one more to the bid."),
  provenance: provenance.optional(),
});
/** 12 Special conditions by side, period and letter. */
export const conditionColumnsSchema = lazySchema(() =>
  z.record(z.enum(SIDES), z.record(z.enum(PERIODS), z.array(conditionRow).min(1).max(26))),
);
/** 12 The fortnights of each period. */
export const periodsSchema = lazySchema(() => z.record(z.enum(PERIODS), datesSchema));
/** 15.1 Command points for Gruppe Nord by fortnight and letter. */
export const germanFuelSchema = z
  .array(
    datesSchema.extend({
      rows: z
        .array(z.strictObject({ ...letters, points: few }))
        .min(1)
        .max(26),
    }),
  )
  .min(1)
  .max(20);
