import * as z from "zod";
import { lazySchema } from "../../../core/contract/schema";
import {
  ARRIVAL_KINDS,
  ARRIVAL_TAGS,
  BOXES,
  COASTS,
  COMMAND_POOLS,
  CONDITIONS,
  FORCE_KINDS,
  MARKS,
  NATIONS,
  SEASONS,
  SIDES,
  SUBTYPES,
} from "../vocabulary";
import {
  cs,
  datesSchema,
  few,
  fortnightSchema,
  halfMonthSchema,
  hexSchema,
  iceSetupSchema,
  idSchema,
  lightsSchema,
  nameSchema,
  noteSchema,
  points,
  provenance,
  searchLimitsSchema,
  turnShape,
} from "./shapes";

/** CS of one unit; a class entry may exceed one counter. */
const strength = z.int().min(1).max(60);
const placeSchema = z
  .union([hexSchema, z.enum(BOXES), idSchema])
  .describe("A hex, a box, or the id of a port or base.");
const airSchema = z.array(z.strictObject({ unit: idSchema, cs })).max(20);
const unitsSchema = z
  .array(z.strictObject({ unit: idSchema, cs: strength }))
  .min(1)
  .max(40);

/** 4.2 Ships and aircraft of a force at set-up; marks a ship begins with, and air units a carrier holds. */
export const setupUnitSchema = lazySchema(() =>
  z.strictObject({
    unit: idSchema,
    cs: strength,
    marks: z.array(z.enum(MARKS)).max(4).optional(),
    air: airSchema.optional(),
  }),
);

/** 4.1.3 A force at set-up; `port` is a group of ships in port from which its owner forms forces. */
export const setupForceSchema = lazySchema(() =>
  z.strictObject({
    id: idSchema,
    name: nameSchema,
    kind: z.enum([...FORCE_KINDS, "port"]),
    at: placeSchema,
    units: z.array(setupUnitSchema).min(1).max(40),
    loaded: z.boolean().nullable().describe("Whether its merchants are loaded. Null if it has none."),
    fuelWarning: turnShape.nullable().describe("Null if it has no marker."),
    note: noteSchema.optional(),
  }),
);

/** 13.6 A group of reinforcements; the lowest group without a turn comes first. */
export const reinforcementShape = lazySchema(() =>
  z.strictObject({
    group: few,
    at: idSchema.describe("A port or an airbase."),
    turn: turnShape.nullable(),
    units: unitsSchema,
  }),
);

/** 14 A force that victory points may buy. */
export const ahistoricalSchema = lazySchema(() =>
  z.strictObject({
    side: z.enum(SIDES),
    at: idSchema,
    price: points.min(0),
    units: z.array(setupUnitSchema).min(1).max(40),
    provenance: provenance.optional(),
  }),
);

/** 4.2 A convoy that a scenario orders to sail. */
export const orderedConvoySchema = lazySchema(() =>
  z.strictObject({
    id: idSchema,
    name: nameSchema,
    loaded: z.boolean(),
    from: idSchema,
    to: z.array(idSchema).min(1).max(10),
    departs: turnShape,
  }),
);

/** 8.2 A scenario: one operation in one fortnight. */
export const scenarioSchema = lazySchema(() =>
  z.strictObject({
    id: idSchema,
    number: z.string().max(8),
    title: nameSchema,
    fortnight: fortnightSchema,
    dayOne: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "form/date"),
    start: turnShape.describe("8.3 The latest turn in which player phases begin."),
    initiative: z.enum(SIDES),
    commandPoints: z.record(z.enum(COMMAND_POOLS), few),
    light: lightsSchema,
    season: z.enum(SEASONS),
    ice: iceSetupSchema,
    airSearch: searchLimitsSchema,
    dummies: z.record(z.enum(SIDES), few).describe("Dummies in addition to those of 4.1.3."),
    temporaryPorts: z.array(idSchema).max(20),
    convoys: z.array(orderedConvoySchema).max(10),
    forces: z.record(z.enum(SIDES), z.array(setupForceSchema).min(1).max(60)),
    airUnits: z.array(z.strictObject({ side: z.enum(SIDES), base: idSchema, units: airSchema })).max(40),
    reinforcements: z.record(z.enum(SIDES), z.array(reinforcementShape).max(20)),
    ahistorical: z.array(ahistoricalSchema).max(40),
    notes: z.array(noteSchema).max(10),
    provenance,
  }),
);

const emergency = lazySchema(() =>
  z.strictObject({
    at: idSchema,
    groups: z.array(z.strictObject({ units: z.array(idSchema).min(1).max(10), cs: few })).max(5),
    vpPerCs: points,
  }),
);
const oneIn = z.int().min(1).max(20);

/** 15.3, 15.7 Units that arrive or are withdrawn in a fortnight's order-of-battle phase. */
export const arrivalSchema = lazySchema(() =>
  z.strictObject({
    fortnight: fortnightSchema,
    side: z.enum(SIDES),
    kind: z.enum(ARRIVAL_KINDS),
    at: idSchema.nullable().describe("A port or an airbase. Null for any place."),
    units: z.array(setupUnitSchema).min(1).max(20),
    tags: z.array(z.enum(ARRIVAL_TAGS)).max(ARRIVAL_TAGS.length),
    operation: nameSchema.optional().describe("15.7.2 The operation that needs them and takes a similar ship instead."),
    note: noteSchema.optional(),
  }),
);

/** 15.6 Replacements of a fortnight, in CS. */
export const replacementSchema = lazySchema(() =>
  z.strictObject({
    fortnight: fortnightSchema,
    axis: z.strictObject({ air: airSchema, submarines: few }),
    soviet: airSchema,
    british: airSchema,
    upgrades: z
      .array(z.strictObject({ from: idSchema, to: idSchema, cs }))
      .max(20)
      .optional()
      .describe("15.6.5 Air units that others replace. Default: none."),
  }),
);

const ports = z.array(idSchema).max(5);
const byNation = <T extends z.ZodType>(item: T) => z.record(z.enum(NATIONS), item);

/** 15.5 to 15.8 Where ships go and come back. */
const campaignPlaces = lazySchema(() =>
  z.strictObject({
    submarines: byNation(ports).describe("15.8 Ports of the submarines that do not stay at sea, in equal parts."),
    repaired: byNation(ports).describe("15.5.1 Ports or boxes where repaired ships return."),
    recovered: byNation(idSchema.nullable()).describe("15.5.3 Where ships damaged by ice or weather return."),
    repairedSubmarines: idSchema.describe("15.5.2"),
    newSubmarines: byNation(idSchema).describe("15.6.2"),
    newAuxiliaries: idSchema.describe("15.6.1"),
    replaced: z
      .strictObject({ merchants: ports, submarines: z.partialRecord(z.enum(NATIONS), ports) })
      .optional()
      .describe("15.6.1, 15.6.2 The ports among which their owner chooses. Default: no choice."),
    sovietShips: idSchema.describe("15.8 The port of Soviet TFs."),
    havens: z.record(z.enum(SIDES), z.array(z.enum(COASTS)).max(5)).describe("15.8 Coasts whose ports accept TFs."),
    repairsInNorway: z.strictObject({ ship: idSchema, closed: ports }).describe("15.5.1"),
  }),
);

/** 15 The campaign of 1942. */
export const campaignSchema = lazySchema(() =>
  z.strictObject({
    fortnights: z.array(fortnightSchema).min(1).max(60),
    setup: z.strictObject({
      scenario: idSchema,
      additions: z
        .array(
          z.strictObject({ side: z.enum(SIDES), at: idSchema, loaded: z.boolean().nullable(), units: unitsSchema }),
        )
        .max(20),
      ballast: z.array(z.strictObject({ force: idSchema, at: idSchema })).max(5),
      start: turnShape.describe("8.4 The turn at which every operation begins."),
    }),
    commandPoints: z.strictObject({
      homeFleet: few,
      severnyyFlot: few.describe("Added in each planning phase."),
      severnyyFlotMax: few,
      severnyyFlotMaxAfterLoss: few,
      heavyLossOneIn: oneIn.describe("The share of a convoy's merchants whose loss raises the limit."),
    }),
    convoys: z.strictObject({
      loaded: few,
      ballastPerPort: few,
      counters: z.record(z.enum(SUBTYPES).extract(["AA", "AO", "MC"]), few),
      esCounters: few,
      submarineCounters: few,
    }),
    unloading: z.strictObject({ ports: z.record(idSchema, few), vpPerShip: points, vpPerEmpty: points }),
    loadedMv: z.strictObject({ at: idSchema, afterEv: idSchema, cs: few }),
    vpPerMonth: points,
    emergency: z.record(z.enum(SIDES), emergency),
    repair: z.strictObject({
      fortnightsPerCs: few,
      tirpitzFortnightsPerCs: few,
      tirpitzVp: points,
      submarinesOneIn: oneIn,
      breakdownFortnights: z.strictObject({ merchants: few, warships: few }),
      groundedOneIn: oneIn,
    }),
    lendLease: z.strictObject({ mvPerCs: oneIn, units: z.array(idSchema).max(10), arrivalCs: few }),
    atSea: z.strictObject({ submarinesOneIn: oneIn, sovietOneIn: oneIn, sovietLeast: few }),
    greenFortnights: few,
    usWithdrawal: z.strictObject({ fortnight: fortnightSchema, at: z.array(idSchema).max(5), vpPerShip: points }),
    withdrawal: z.strictObject({
      at: z.array(idSchema).min(1).max(5).describe("15.7.2 Where British ships are withdrawn."),
      operation: idSchema.describe("Where an operation finds its ships."),
      missedOneIn: oneIn.describe("The share of a ship's points that a withdrawal missed costs."),
    }),
    places: campaignPlaces,
    ev: z
      .strictObject({ from: idSchema, to: idSchema, cruisers: few, destroyers: few })
      .describe("15.8.3 The route of its TF, and the cruisers and CS of destroyers that it needs."),
    claims: few.describe(
      "15.3.2 Air units or submarine CS that the condition Reinforcements brings. A ship uses all of them.",
    ),
    once: z.array(z.enum(CONDITIONS)).max(CONDITIONS.length).describe("12 Conditions that occur once in a campaign."),
    orderOfBattle: z.array(arrivalSchema).max(200),
    replacements: z.array(replacementSchema).max(60),
    airSearch: z
      .array(datesSchema.extend({ limits: searchLimitsSchema }))
      .min(1)
      .max(20),
    ice: z.strictObject({
      initial: iceSetupSchema,
      thaw: z.strictObject({ from: halfMonthSchema, to: halfMonthSchema }),
      freeze: z.strictObject({ from: halfMonthSchema, to: halfMonthSchema }),
    }),
  }),
);
