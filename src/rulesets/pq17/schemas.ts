import * as z from "zod";
import { namingFor } from "../../core/contract/schema";
import { idSchema } from "./charts/shapes";
import {
  CHITS,
  COMMAND_POOLS,
  CONDITIONS,
  CONVOY_SIZES,
  DECISIONS,
  EDITIONS,
  EVENTS,
  FORCE_KINDS,
  FUEL_STATES,
  HALVES,
  ICE_CONDITIONS,
  ICE_ZONES,
  LIGHTS,
  MARKS,
  MISSIONS,
  OPTIONS,
  PHASES,
  REGIONS,
  REMOVALS,
  REPORT_CATEGORIES,
  RESULTS,
  RUNNING_EVENTS,
  SEARCH_SECTORS,
  SEASONS,
  SHIP_TYPES,
  SIDES,
  SPEEDS,
  STATIONS,
  VP_CODES,
  WEATHER,
} from "./vocabulary";

/** Gives a schema its public name and its description; a schema given as a function is created on first use. */
export const named = namingFor("Pq17");
/** A whole number from 0 to `max`. */
export const count = (max: number, description: string) => z.int32().min(0).max(max).describe(description);
/** An amount of victory points, which may be a half; positive for the Allies. */
export const amount = (description: string) =>
  z.number().min(-10_000).max(10_000).multipleOf(0.5).describe(description);

/** A unit of the Unit Chart by its id. */
export const unitSchema = idSchema.describe("A named ship or a class, by its id in the charts.");
/** A force or dummy of a side, by the id that its owner knows it by. */
export const pieceSchema = idSchema.describe("A force or dummy, by the id its owner knows it by.");
/** A port by its id. */
export const portSchema = idSchema.describe("A port, by its id in chart PORTS.");
/** A place where a piece is. */
export const placeSchema = idSchema.describe("A hex, a port or a box.");
/** The number of a block on the map, by which both sides know it. */
export const blockSchema = z
  .int32()
  .min(1)
  .max(99)
  .describe("1.2 The number by which both sides know a block on the map.");
/** 1.2 Maximum forces of a side before one is split. A snapshot has room for a few more. */
export const MOST_FORCES = 50;
/** 8.1 The last turn that a snapshot can hold; a convoy that is at sea so long has gone astray for good. */
export const LAST_TURN = 60;
/** 8.1 The index of a turn. */
export const turnSchema = z
  .int32()
  .min(1)
  .max(LAST_TURN)
  .describe("8.1 The index of a turn: 1 for day 1 AM, 2 for day 1 PM and so on.");
/** The turn of a marker, which may be past the last turn. */
export const markerSchema = z.int32().min(-60).max(200).describe("11.1 The index of a turn.");

/** Schema of the edition vocabulary. */
export const editionSchema = named(z.enum(EDITIONS), "Edition", "The first edition of 2009.");
/** Schema of the options. */
export const optionSchema = named(z.enum(OPTIONS), "Option", "E An optional rule.");
/** Schema of the sides. */
export const sideSchema = named(z.enum(SIDES), "Side", "1.2 A side.");
/** Schema of the phases. */
export const phaseSchema = named(z.enum(PHASES), "Phase", "B The stage of play.");
/** Schema of the kinds of force. */
export const forceKindSchema = named(z.enum(FORCE_KINDS), "ForceKind", "1.2 A kind of force.");
/** Schema of the stations. */
export const stationSchema = named(
  z.enum(STATIONS),
  "Station",
  "A.3 Where a piece is: at sea, lying in a port, or in a box.",
);
/** Schema of the marks of a unit. */
export const markSchema = named(z.enum(MARKS), "Mark", "1.6 A mark of a unit.");
/** Schema of the fuel states. */
export const fuelStateSchema = named(z.enum(FUEL_STATES), "FuelState", "11.2 A fuel state.");
/** Schema of the seasons. */
export const seasonSchema = named(z.enum(SEASONS), "Season", "9.1 A season of the Weather Table.");
/** Schema of the weather. */
export const weatherSchema = named(z.enum(WEATHER), "Weather", "9.2 A weather condition.");
/** Schema of the ice conditions. */
export const iceConditionSchema = named(z.enum(ICE_CONDITIONS), "IceCondition", "10.2 An ice condition.");
/** Schema of the light. */
export const lightSchema = named(z.enum(LIGHTS), "Light", "8.2 Light of half a day.");
/** 8.2 Light of the two halves of a day, as the charts give it. */
export const lightsSchema = named(
  () => z.record(z.enum(HALVES), lightSchema),
  "Lights",
  "8.2 Light of the two halves of a day.",
);
/** 10 The expected ice of every zone, as the charts give it. */
export const iceSchema = named(
  () =>
    z.record(
      z.enum(ICE_ZONES),
      named(
        z.strictObject({
          expected: iceConditionSchema.describe("10.1 The condition on its marker."),
          fixed: z.boolean().describe("10.1 It is certain: no die is rolled."),
        }),
        "ZoneIce",
        "10.1 The expected ice of a zone.",
      ),
    ),
  "Ice",
  "10 The expected ice of every zone.",
);
/** Schema of the regions. */
export const regionSchema = named(z.enum(REGIONS), "Region", "9.5 A region of Local Weather.");
/** Schema of the sectors. */
export const sectorSchema = named(z.enum(SEARCH_SECTORS), "SearchSector", "6.4.2 An Air Search Sector.");
/** Schema of the speeds. */
export const speedSchema = named(z.enum(SPEEDS), "Speed", "5.1 A speed.");
/** Schema of the missions. */
export const missionSchema = named(z.enum(MISSIONS), "Mission", "5.3 A mission of an air unit.");
/** Schema of the pools of command points. */
export const poolSchema = named(z.enum(COMMAND_POOLS), "CommandPool", "4.3.1 A pool of command points.");
/** Schema of the chits. */
export const chitSchema = named(z.enum(CHITS), "Chit", "12 The letter of a chit.");
/** Schema of the special conditions. */
export const conditionSchema = named(z.enum(CONDITIONS), "Condition", "12 A special condition.");
/** Schema of the sizes of a convoy. */
export const convoySizeSchema = named(z.enum(CONVOY_SIZES), "ConvoySize", "1.2.1 Large or small.");
/** Schema of the categories of a report. */
export const categorySchema = named(z.enum(REPORT_CATEGORIES), "ReportCategory", "6.2.1 A category of warship.");
/** Schema of the reasons of a removal. */
export const removalSchema = named(z.enum(REMOVALS), "Removal", "Why a unit left play without being sunk.");
/** Schema of the codes of victory points. */
export const vpCodeSchema = named(z.enum(VP_CODES), "VpCode", "G.43 Why victory points were scored.");
/** Schema of the decisions. */
export const decisionSchema = named(z.enum(DECISIONS), "DecisionKind", "B A decision within a segment.");
/** Schema of the types of ship. */
export const shipTypeSchema = named(z.enum(SHIP_TYPES), "ShipType", "1.4 A type of ship.");
/** Schema of the results. */
export const resultSchema = named(z.enum(RESULTS), "Result", "2 How an operation ends.");
/** Schema of the random events. */
export const eventSchema = named(z.enum(EVENTS), "Event", "13 A random event.");
/** Schema of the random events that go on for a while. */
export const runningEventIdSchema = named(z.enum(RUNNING_EVENTS), "RunningEventId", "13 A random event in force.");
/** 1.2.3 CS of one unit that change force. */
export const shareSchema = named(
  () =>
    z.strictObject({ unit: unitSchema, cs: z.int32().min(1).max(60).describe("Its CS; a named ship leaves whole.") }),
  "Share",
  "1.2.3 CS of one unit that change force.",
);
/** 1.2.3, 7.9 CS of one unit that leave a force, chosen by a mark where they bear different ones. */
export const partSchema = named(
  () =>
    shareSchema.unwrap().extend({
      mark: markSchema
        .optional()
        .describe("7.9 Only CS with this mark. Default: first those that are not in tow and have the fewest marks."),
    }),
  "Part",
  "1.2.3 CS of one unit that leave a force, with those that they tow or that tow them.",
);
