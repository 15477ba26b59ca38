import * as z from "zod";
import { namingFor } from "../../core/contract/schema";
import {
  ATLANTIC_BONUSES,
  AUSTRO_HUNGARIAN_STATUSES,
  BATTLE_KINDS,
  CAMPAIGN_RESULTS,
  CARGO,
  COAL_SOURCES,
  CONTACTS,
  EDITIONS,
  END_REASONS,
  FLEETS,
  FRIENDLY_NATIONS,
  GERMAN_SHIPS,
  INCIDENT_KINDS,
  INTELLIGENCE_EFFECTS,
  INTELLIGENCE_RESULTS,
  NATIONS,
  ORDERS,
  PHASES,
  PLACES,
  RESULTS,
  SHIP_STATUSES,
  SIDES,
  TRACKS,
  VISIBILITIES,
} from "./vocabulary";

/** Gives a schema its public name and its description; a schema given as a function is created on first use. */
export const named = namingFor("Goeben");
/** A whole number from 0 to `max`. */
export const count = (max: number, description: string) => z.int32().min(0).max(max).describe(description);
/** An id of the charts: a space, a ship or a unit. */
export const idSchema = z.string().regex(/^[a-z0-9_]{1,60}$/, "form/id");
/** The id of a space of the map. */
export const spaceSchema = idSchema.describe("A space of the map, by its id in chart MAP.");
/** The id of an Allied or Austro-Hungarian ship, or of an incident marker. */
export const unitSchema = idSchema.describe("A ship or a marker, by its id in the charts.");

/** Schema of the edition vocabulary. */
export const editionSchema = named(z.enum(EDITIONS), "Edition", "The rules with the errata of 2014-06-19.");
/** Schema of the phase vocabulary. */
export const phaseSchema = named(z.enum(PHASES), "Phase", "4.0 Current phase of play.");
/** Schema of the German ships. */
export const germanShipSchema = named(z.enum(GERMAN_SHIPS), "GermanShipId", "2.2 One of the four German ships.");
/** Schema of the ship statuses. */
export const shipStatusSchema = named(z.enum(SHIP_STATUSES), "ShipStatus", "In play, sunk, or not in this game.");
/** Schema of the Austro-Hungarian statuses. */
export const austroHungarianStatusSchema = named(
  z.enum(AUSTRO_HUNGARIAN_STATUSES),
  "AustroHungarianStatus",
  "20.0 In its box, in play, damaged until the next scenario, sunk, or withdrawn for good.",
);
/** Schema of the cargo vocabulary. */
export const cargoSchema = named(z.enum(CARGO), "Cargo", "8.0 A type of crew or gear.");
/** Schema of the order vocabulary. */
export const orderSchema = named(z.enum(ORDERS), "OrderId", "3.0 One of the six missions.");
/** Schema of the incident marker kinds. */
export const incidentKindSchema = named(z.enum(INCIDENT_KINDS), "IncidentKind", "13.0 A kind of incident marker.");
/** Schema of the places of a seen marker. */
export const placeSchema = named(
  z.enum(PLACES),
  "Place",
  "C.12 Location of a seen marker: in the pool, on the map, set aside, out for the scenario, sunk, removed or absent.",
);
/** Schema of the fleets whose markers lie face down. */
export const fleetSchema = named(z.enum(FLEETS), "Fleet", "3.0 The fleet of a face-down marker.");
/** Schema of the nations that hold ports. */
export const nationSchema = named(z.enum(NATIONS), "Nation", "A nation that owns ports and bases.");
/** Schema of the battle kinds. */
export const battleKindSchema = named(z.enum(BATTLE_KINDS), "BattleKind", "14.0, 16.0 Type of battle.");
/** Schema of the contact results. */
export const contactSchema = named(z.enum(CONTACTS), "Contact", "14.3 A result of the Contact Chart.");
/** Schema of the sides of a battle. */
export const sideSchema = named(z.enum(SIDES), "Side", "14.3 A side of a battle.");
/** Schema of the two nations under German control. */
export const friendlyNationSchema = named(
  z.enum(FRIENDLY_NATIONS),
  "FriendlyNation",
  "20.0 German or Austro-Hungarian.",
);
/** Schema of the visibilities. */
export const visibilitySchema = named(z.enum(VISIBILITIES), "Visibility", "D-28 Result of the Limited Visibility die.");
/** Schema of the tracks that repairs restore. */
export const trackSchema = named(z.enum(TRACKS), "Track", "10.0 A track that repairs can restore.");
/** Schema of the sources of coal. */
export const coalSourceSchema = named(z.enum(COAL_SOURCES), "CoalSource", "7.3, 7.4 Source of coal.");
/** Schema of the results of a scenario. */
export const scenarioResultSchema = named(z.enum(RESULTS), "Result", "17.0 How the scenario ended.");
/** VP gained or lost in one battle. */
export const battleScore = (description: string) => count(20_000, description);
/** The number of a Hull box. */
export const boxSchema = z.int32().min(1).max(20).describe("8.2 A Hull box, from 1.");
/** Schema of the results of the Intelligence Chart. */
export const intelligenceResultSchema = named(
  z.enum(INTELLIGENCE_RESULTS),
  "IntelligenceFinding",
  "11.1 A result of the Intelligence Chart.",
);
/** Schema of the results of intelligence that the player aims or chooses. */
export const intelligenceEffectSchema = named(
  z.enum(INTELLIGENCE_EFFECTS),
  "IntelligenceEffect",
  "11.2 IR reveals two units of one location, IB reveals all of them, JE lowers the alert level.",
);
/** Schema of the bonuses of Atlantic Breakout. */
export const atlanticBonusSchema = named(
  z.enum(ATLANTIC_BONUSES),
  "AtlanticBonus",
  "24.1 A bonus for Atlantic Breakout.",
);
/** Schema of the results of a campaign. */
export const campaignResultSchema = named(z.enum(CAMPAIGN_RESULTS), "CampaignResult", "24.5 How the campaign ended.");
/** Schema of the reasons why a scenario or a campaign ended. */
export const endReasonSchema = named(z.enum(END_REASONS), "EndReason", "Why the scenario or the campaign ended.");
