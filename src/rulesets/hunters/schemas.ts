import * as z from "zod";
import { namingFor } from "../../core/contract/schema";
import {
  AREAS,
  AWARDS,
  BOAT_TYPES,
  DAY_NIGHT,
  EDITIONS,
  ENDS,
  ENGAGEMENTS,
  FATES,
  FOLLOW_WAYS,
  MISSIONS,
  MODES,
  PATROL_RESULTS,
  PHASES,
  QUALITIES,
  RANGES,
  RANKS,
  SHIP_TYPES,
  SYSTEM_STATES,
  SYSTEMS,
  TORPEDOES,
  TUBE_LOADS,
  VICTORIES,
  WOUNDS,
} from "./vocabulary";

/** Gives a schema its public name and its description; a schema given as a function is created on first use. */
export const named = namingFor("Hunters");
/**
 * Every character but halves of a surrogate pair: none from U+D7FF to U+E000, and these two. Written without a property,
 * an escape or a half, since it is published, and neither Python nor Go reads them all.
 */
const [LAST, FIRST] = ["\uD7FF", "\uE000"];
const WHOLE = new RegExp(`^(?:[^${LAST}-${FIRST}]|[${LAST}${FIRST}])*$`, "u");
/** Text that is well formed UTF-16, so that it has a canonical JSON. */
export const wellFormed = (max: number) => z.string().min(1).max(max).regex(WHOLE, "form/text");
/** A whole number from 0 to `max`. */
export const count = (max: number, description: string) => z.int32().min(0).max(max).describe(description);

/** A calendar month, `YYYY-MM`, from 1939-09 on. */
export const monthSchema = z
  .string()
  .regex(/^19(39|4\d)-(0[1-9]|1[0-2])$/, "form/game-month")
  .describe("Calendar month, YYYY-MM.");

/** Schema of the boat type vocabulary. */
export const boatTypeSchema = named(z.enum(BOAT_TYPES), "BoatType", "4.1 One of the eight U-boat types.");
/** Schema of the edition vocabulary. */
export const editionSchema = named(z.enum(EDITIONS), "Edition", "The printing of the rules used in this career.");
/** Schema of the area vocabulary. */
export const areaSchema = named(z.enum(AREAS), "Area", "7.0 A patrol area.");
/** Schema of the mission vocabulary. */
export const missionSchema = named(
  z.enum(MISSIONS),
  "Mission",
  "7.0 M: minelaying; A: Abwehr Agent Delivery; W: wolfpack.",
);
/** Schema of the rank vocabulary. */
export const rankSchema = named(z.enum(RANKS), "Rank", "11.2 A rank, lowest first.");
/** Schema of the award vocabulary. */
export const awardSchema = named(z.enum(AWARDS), "Award", "11.3 The highest award held.");
/** Schema of the quality vocabulary. */
export const qualitySchema = named(z.enum(QUALITIES), "Quality", "11.1.3 Quality of a crew, an escort or an aircraft.");
/** Schema of the wound vocabulary. */
export const woundSchema = named(z.enum(WOUNDS), "Wound", "10.5.1 Unhurt, lightly wounded, severely wounded, killed.");
/** Schema of the range vocabulary. */
export const rangeSchema = named(z.enum(RANGES), "Range", "9.1.4 The range of an attack.");
/** Schema of the mode vocabulary. */
export const modeSchema = named(z.enum(MODES), "Mode", "9.2, 9.4, 9.5 How the boat attacks.");
/** Schema of the end vocabulary. */
export const endSchema = named(z.enum(ENDS), "End", "4.5 The forward or the aft tubes.");
/** Schema of the ship type vocabulary. */
export const shipTypeSchema = named(z.enum(SHIP_TYPES), "ShipType", "8.2 Kind of target.");
/** Schema of the engagement kind vocabulary. */
export const engagementKindSchema = named(z.enum(ENGAGEMENTS), "EngagementKind", "8.1 What the boat met.");
/** Schema of the fate vocabulary. */
export const fateSchema = named(z.enum(FATES), "Fate", "5.1, 10.9 How the career ended.");
/** Schema of the victory vocabulary. */
export const victorySchema = named(z.enum(VICTORIES), "Victory", "5.2.2 The victory level.");
/** Schema of the phase vocabulary. */
export const phaseSchema = named(z.enum(PHASES), "Phase", "Current phase of play.");
/** Schema of the system state vocabulary. */
export const systemStateSchema = named(
  z.enum(SYSTEM_STATES),
  "SystemState",
  "10.0 State of a system; absent if the boat does not have it.",
);
/** Schema of the tube load vocabulary. */
export const tubeLoadSchema = named(z.enum(TUBE_LOADS), "TubeLoad", "4.5 Content of a tube.");
/** Schema of the day night vocabulary. */
export const dayNightSchema = named(z.enum(DAY_NIGHT), "DayNight", "8.3 Day or night.");
/** Schema of the torpedo vocabulary. */
export const torpedoSchema = named(z.enum(TORPEDOES), "Torpedo", "4.5 A torpedo type.");
/** Schema of the system vocabulary. */
export const systemSchema = named(z.enum(SYSTEMS), "System", "10.0 A system of the boat.");
/** Schema of a patrol's result. */
export const patrolResultSchema = named(z.enum(PATROL_RESULTS), "PatrolResult", "7.5.2 Success or failure.");
/** Schema of the two ways to follow. */
export const followedSchema = named(
  z.enum(FOLLOW_WAYS),
  "Followed",
  "9.7.8 The damaged ships, or the undamaged ships.",
);
/** Schema of the reasons for a new boat. */
export const boatDueSchema = named(
  z.enum(["none", "five_months", "kommandant", "rescued"]),
  "BoatDue",
  "10.9.4, 10.11.4, 11.4.2 Why the Kommandant receives another boat.",
);
