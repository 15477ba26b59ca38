import * as z from "zod";
import { factChart } from "../../../core/contract/chart";
import { lazySchema } from "../../../core/contract/schema";
import {
  COMMAND_POOLS,
  DISCLOSURES,
  FORCE_KINDS,
  ICE_CONDITIONS,
  LIGHTS,
  NATIONS,
  SEASONS,
  SHIP_TYPES,
  SIDES,
  SPEEDS,
  WEATHER,
} from "../vocabulary";
import { diceCharts } from "./dice-charts";
import {
  airbaseSchema,
  airRadiusSchema,
  airUnitSchema,
  boxSchema,
  cardSchema,
  few,
  fortnightSchema,
  halfMonthSchema,
  hexSchema,
  idSchema,
  lightsSchema,
  mapHexSchema,
  navalUnitSchema,
  points,
  portShape,
  provenance,
  searchSectorSchema,
  shipTypeShape,
  sourcesSchema,
  turnShape,
} from "./shapes";
import {
  conditionColumnsSchema,
  conditionFactsSchema,
  eventFactsSchema,
  germanFuelSchema,
  periodsSchema,
} from "./shapes-chits";
import { type aaRow, type damageRow, ends, type eventRow, type iceRow, type weatherRow } from "./shapes-dice";
import { campaignSchema, scenarioSchema } from "./shapes-scenarios";

const hexes = z.array(hexSchema).max(400);

const change = z.int().min(-60).max(60);

const share = z.number().min(0).max(1);

/** Every chart of PQ-17 by its id, with the shape of its rows. */
const chartsSchema = lazySchema(() =>
  z.strictObject({
    ...diceCharts(),
    LIMITS: factChart(
      z.strictObject({
        days: few,
        wolfPackCs: few,
        convoyEsCs: few,
        convoySubmarineCs: few,
        largeConvoyShips: few,
        dummiesPerPortTurn: few,
        airStepsPerBase: few,
        highestId: few,
        stackConvoyCs: few,
        stackLightCs: few,
        airUnitsPerTarget: few,
        surfaceRounds: few,
        lightCsPerAswDie: few.min(1),
        aswDicePerSubmarine: few,
        scatterTorpedoesSpentTo: few,
        convoyCsPerDispersalDie: few.min(1),
        shipsPerWeatherCard: few.min(1),
        carrierStepsPerCs: few,
        greenCsPerDie: few.min(1),
        hitsPerDoubleStep: few.min(1),
        convoyDetourHexes: few,
        locationCards: few,
        interceptionCards: few,
        interceptionCardsShadowing: few,
      }),
    ),
    SPEEDS: factChart(z.strictObject({ hexes: z.record(z.enum(SPEEDS), few), dummy: few, port: few })),
    BLOCKS: factChart(z.record(z.enum(SIDES), z.record(z.enum(FORCE_KINDS), few))),
    SHIP_TYPES: factChart(z.strictObject({ types: z.record(z.enum(SHIP_TYPES), shipTypeShape) })),
    SHIPS: factChart(z.strictObject({ sources: sourcesSchema, ships: z.array(navalUnitSchema).max(200) })),
    LIGHT_UNITS: factChart(z.strictObject({ sources: sourcesSchema, units: z.array(navalUnitSchema).max(100) })),
    AIR_UNITS: factChart(z.strictObject({ sources: sourcesSchema, units: z.array(airUnitSchema).max(100) })),
    DECKS: factChart(z.record(z.enum(SIDES), z.array(cardSchema).length(40))),
    MAP: factChart(
      z.strictObject({
        geometry: z.strictObject({
          rows: z.int().min(1).max(99),
          columns: z.int().min(1).max(99),
          shifted: z.enum(["even", "odd"]).describe("Rows that lie half a hex to the right."),
          nauticalMiles: z.int().min(1).max(500),
        }),
        hexes: z.array(mapHexSchema).min(1).max(1000),
        boxes: z.array(boxSchema).length(3),
      }),
    ),
    MAP_AREAS: factChart(
      z.strictObject({
        sources: sourcesSchema,
        innerLeads: z.strictObject({ hexes, provenance }),
        icebreaking: z.strictObject({
          hexes,
          side: z.enum(SIDES),
          becomes: z.record(z.enum(ICE_CONDITIONS), z.enum(ICE_CONDITIONS)),
          provenance,
        }),
        breakoutExits: z.strictObject({ hexes, provenance }),
        patrolWhite: z.strictObject({
          hex: hexSchema,
          adjacent: z.boolean(),
          cruisers: few,
          atSea: few,
          port: idSchema,
          fuelWarning: turnShape,
          side: z.enum(SIDES),
          type: z.enum(SHIP_TYPES).describe("The type of its cruisers."),
          waivedBy: z
            .enum(SIDES)
            .describe("D-40 The side whose capital ship at sea, or TF found in British radii, excuses a cruiser."),
          radii: z.enum(NATIONS).describe("D-40 The nation whose Air Radii count."),
          provenance,
        }),
        sovietSubmarines: z.strictObject({
          hexes,
          closed: z.array(z.strictObject({ hex: hexSchema, until: fortnightSchema })).max(60),
          provenance,
        }),
        heldInPort: z.strictObject({
          ships: z.array(idSchema).max(10).describe("5.1.8 Ships that sail only once every enemy carrier is located."),
          carrier: z.enum(SHIP_TYPES).describe("D-36 The type of those carriers."),
          provenance,
        }),
        raidedPorts: z.strictObject({
          ports: z.array(idSchema).max(10).describe("5.1.4 Enemy ports whose hex Wolf Packs of a nation may enter."),
          nation: z.enum(NATIONS),
          provenance,
        }),
        northNorway: z.strictObject({ hexes, alsoForRaidsAndRepair: hexes, provenance }),
        southNorway: z.strictObject({ hexes, provenance }),
      }),
    ),
    PORTS: factChart(z.strictObject({ sources: sourcesSchema, ports: z.array(portShape).min(1).max(100) })),
    AIRBASES: factChart(z.strictObject({ bases: z.array(airbaseSchema).min(1).max(100) })),
    AIR_COVER: factChart(
      z.strictObject({
        sources: sourcesSchema,
        radii: z.array(airRadiusSchema.unwrap().extend({ provenance: provenance.optional() })).max(40),
        sectors: z.array(searchSectorSchema.unwrap().extend({ provenance: provenance.optional() })).length(5),
        noRadiusAtNight: z
          .strictObject({ side: z.enum(SIDES), before: fortnightSchema })
          .describe("5.3.1 The side whose aircraft form no Air Radius at night before a fortnight."),
      }),
    ),
    GALE_DISPERSAL: factChart(
      z.strictObject({
        rows: z
          .array(z.strictObject({ ...ends, drm: change }))
          .min(1)
          .max(40),
      }),
    ),
    WEATHER_EFFECTS: factChart(
      z.strictObject({
        conditions: z.record(
          z.enum(WEATHER),
          z.strictObject({
            poor: z.boolean(), // 9.2
            airUnitsFly: z.boolean(), // 9.2.3, 9.2.5
            fixedRadii: z.boolean(), // 9.2.5
            carrierRadius: z.boolean(), // 9.2.3-9.2.5
            sectors: z.boolean(), // 9.2.5
            carriersLaunch: z.boolean(), // 9.2.3-9.2.5
            cam: z.boolean(), // 1.4.3, 9.2.3-9.2.5
            highSpeed: z.enum(["all", "heavy", "none"]), // 9.2.4, 9.2.5
            convoysMove: z.enum(["all", "card"]), // 9.2.5
            submarines: z.enum(SPEEDS), // 9.2.5
          }),
        ),
      }),
    ),
    ICE_EFFECTS: factChart(
      z.strictObject({
        conditions: z.record(
          z.enum(ICE_CONDITIONS),
          z.strictObject({
            cards: few,
            plus: z.enum(["never", "crossed", "always"]).describe("When +X of a card counts (D-11)."),
            breakthrough: z.int().min(0).max(10).describe("Lowest die that crosses. 0 if no die is rolled."),
            axis: z.boolean().describe("5.1.7 Whether Axis forces may pass."),
            passable: z.boolean(),
          }),
        ),
      }),
    ),
    EVENTS: factChart(z.strictObject({ sources: sourcesSchema, events: eventFactsSchema })),
    SPECIAL_CONDITIONS: factChart(
      z.strictObject({ sources: sourcesSchema, periods: periodsSchema, columns: conditionColumnsSchema }),
    ),
    CONDITIONS: factChart(z.strictObject({ conditions: conditionFactsSchema })),
    GERMAN_FUEL: factChart(z.strictObject({ columns: germanFuelSchema })),
    COMMAND_POINTS: factChart(
      z.strictObject({
        vpPerPoint: z.record(z.enum(SIDES), points),
        homeFleet: few,
        sides: z.record(z.enum(COMMAND_POOLS), z.enum(SIDES)),
        capitalShipsPerPoint: few.min(1),
        cruisersPerPoint: few.min(1),
        sovietHex: few,
        least: few.describe("4.3 Points that the side with the initiative must spend."),
      }),
    ),
    PORT_CAPACITY: factChart(
      z.strictObject({
        ports: z.array(idSchema).min(1).max(10),
        rows: z
          .array(
            z.strictObject({
              from: fortnightSchema,
              to: fortnightSchema,
              capitalShips: few,
              cruisers: few,
              lightCs: few,
            }),
          )
          .min(1)
          .max(20),
      }),
    ),
    FUEL: factChart(
      z.strictObject({
        warningTurns: few,
        warningTurnsHeavy: few,
        warningTurnsSoviet: few,
        dangerTurns: few,
        dangerTurnsTraining: few,
        shortageSide: z.enum(SIDES).describe("11.4 The side that is short of fuel."),
        shortageFrom: fortnightSchema.describe("11.4 From when on it is."),
        heavyDetached: few,
        sovietDetached: few,
        highSpeed: few,
        surfaceCombat: few,
        airAttack: few,
        offensiveAsw: few,
        atSea: z.strictObject({
          csPerOilerCs: few.min(1),
          speed: z.enum(SPEEDS),
          stepOil: few.min(1),
          warningTurns: few,
        }),
      }),
    ),
    ID_LEVELS: factChart(
      z.strictObject({
        unidentified: z.array(z.enum(DISCLOSURES)).max(DISCLOSURES.length),
        levels: z
          .array(z.strictObject({ level: few, tells: z.array(z.enum(DISCLOSURES)).max(DISCLOSURES.length) }))
          .length(5),
      }),
    ),
    COMBAT_ID: factChart(
      z.strictObject({
        surface: z.record(z.enum(LIGHTS), few),
        airAttack: z.record(z.enum(LIGHTS), few),
        submarine: z.record(z.enum(LIGHTS), few),
        aswPatrol: few,
        scattered: few,
      }),
    ),
    VICTORY_POINTS: factChart(
      z.strictObject({
        sources: sourcesSchema,
        sunkPerCs: z.record(z.enum(SIDES), z.record(z.enum(SHIP_TYPES), points)).describe("By the side that loses."),
        capitalDamagePerCs: z.record(z.enum(SIDES), points),
        airStep: z.record(z.enum(SIDES), points),
        loadedMxSunk: points,
        loadedMxArrived: points,
        arrivalShare: share,
        shortfallPerMx: points,
        criticalFuel: z.strictObject({ capitalShip: points, cruiserOrCve: points, lightPerCs: points }),
        patrolWhitePerCruiser: points,
        cells: z.array(z.strictObject({ item: z.string().max(80), provenance })).max(40),
      }),
    ),
    INITIATIVE: factChart(
      z.strictObject({ operation: z.enum(SIDES), tie: z.enum(SIDES), highestBid: few, bonus: few }),
    ),
    CALENDAR: factChart(
      z.strictObject({
        fortnights: z
          .array(z.strictObject({ id: halfMonthSchema, season: z.enum(SEASONS), light: lightsSchema }))
          .min(1)
          .max(24),
      }),
    ),
    SCENARIOS: factChart(z.strictObject({ sources: sourcesSchema, scenarios: z.array(scenarioSchema).min(1).max(40) })),
    CAMPAIGN: factChart(campaignSchema),
  }),
);

/** The whole chart pack. */
export const packSchema = lazySchema(() =>
  z.strictObject({
    schema: z.literal("chart-pack/1"),
    ruleset: z.literal("pq17"),
    title: z.string(),
    charts: chartsSchema,
  }),
);

/** The whole chart pack, typed. */
export type Pack = z.infer<typeof packSchema>;

/** Every chart of PQ-17, typed. */
export type Charts = z.infer<typeof chartsSchema>;

/** A type of ship. */
export type ShipTypeFacts = z.infer<typeof shipTypeShape>;

/** A named ship, or a class of light ships, submarines or merchants. */
export type NavalUnit = z.infer<typeof navalUnitSchema>;

/** A type of air unit. */
export type AirUnit = z.infer<typeof airUnitSchema>;

/** A card of a reconnaissance deck. */
export type Card = z.infer<typeof cardSchema>;

/** A hex of the map. */
export type MapHex = z.infer<typeof mapHexSchema>;

/** A box off the map. */
export type BoxFacts = z.infer<typeof boxSchema>;

/** A port. */
export type Port = z.infer<typeof portShape>;

/** An airbase. */
export type Airbase = z.infer<typeof airbaseSchema>;

/** A scenario. */
export type Scenario = z.infer<typeof scenarioSchema>;

/** A force at set-up. */
export type SetupForce = Scenario["forces"]["allied"][number];

/** The campaign. */
export type Campaign = z.infer<typeof campaignSchema>;

/** Units that arrive or are withdrawn in the campaign. */
export type Arrival = Campaign["orderOfBattle"][number];

/** A row of torpedo damage. */
export type DamageRow = z.infer<typeof damageRow>;

/** A row of AA fire results. */
export type AaRow = z.infer<typeof aaRow>;

/** A row of the Weather Table. */
export type WeatherRow = z.infer<typeof weatherRow>;

/** A row of the Ice Table. */
export type IceRow = z.infer<typeof iceRow>;

/** A row of the Random Events Table. */
export type EventRow = z.infer<typeof eventRow>;

/** The numbers of every special condition. */
export type ConditionFacts = z.infer<typeof conditionFactsSchema>;
