import * as z from "zod";
import { provenanceSchema } from "../../../core/contract/chart";
import { lazySchema } from "../../../core/contract/schema";
import {
  CARGO,
  CLASSES,
  FLEETS,
  GERMAN_SHIPS,
  INCIDENT_KINDS,
  type INDEXES,
  NATIONS,
  ORDERS,
  TERRAINS,
  ZONES,
} from "../vocabulary";

/** 2.2 Kinds of incident marker that are ships. */
export const ALLIED_KINDS = ["royal_navy_warship", "french_warship", "french_troop_convoy"] as const;

/** A kind of incident marker that is a ship. */
export type AlliedKind = (typeof ALLIED_KINDS)[number];

/** A kind of incident marker other than a ship. */
export type MarkerKind = Exclude<(typeof INCIDENT_KINDS)[number], AlliedKind>;

const isMarkerKind = (kind: (typeof INCIDENT_KINDS)[number]): kind is MarkerKind =>
  !ALLIED_KINDS.some((each) => each === kind);

/** 2.2 Kinds of incident marker other than ships. */
export const MARKER_KINDS = INCIDENT_KINDS.filter(isMarkerKind);

/** 3.0(6), 19.0 Classes of German ship. */
export const GERMAN_CLASSES = ["BC", "CL"] as const;

/** 20.0 Classes of Austro-Hungarian ship, as the Victory Point Chart scores them. */
export const AUSTRO_HUNGARIAN_CLASSES = ["BB", "B", "CA", "CL", "DD"] as const;

/** 14.11 Classes of ship that the Allies fire at. */
export const TARGET_CLASSES = ["BB", "BC", "B", "CA", "CL", "DD"] as const;

/** A class of ship that the Allies fire at. */
export type TargetClass = (typeof TARGET_CLASSES)[number];

/** 14.11 Those who fire by targeting priority: every class, and coastal defence units. */
export const FIRING = [...CLASSES, "CDU"] as const;

/** The id of a space, a unit or a source, which a caller's own charts may add. */
export const chartIdSchema = z.string().regex(/^[a-z0-9_]{1,60}$/, "form/code");

/** A name shown to players. */
export const nameSchema = z.string().min(1).max(80);

/** A small number of things: dice, points, boxes, spaces. */
export const few = z.int().min(0).max(60);

/** A change or a score, which may be negative. */
export const change = z.int().min(-1000).max(1000);

/** Victory points for one ship or one deed, which may be negative. */
export const score = z.int().min(-60).max(60);

/** A change that only lowers an index. */
export const loss = z.int().min(-60).max(0);

/** The dice that a fact names: a handful, so that every total can be listed. */
export const fewDice = z.string().regex(/^[1-9]d([2-9]|1\d|20)$/, "form/dice");

/** The provenance of a chart's items, by a key that each item names. */
export const sourcesSchema = z
  .record(chartIdSchema, provenanceSchema)
  .describe("Sources of the items. Each value is a key of `provenance`.");

const provenance = chartIdSchema.describe("A key of sources.");

const spaces = z.array(chartIdSchema).max(60);

/** A sea zone. */
export const zoneSchema = lazySchema(() =>
  z.strictObject({
    name: nameSchema,
    austroHungarian: z.boolean().describe("True if Austro-Hungarian ships may enter."),
    frenchMarkers: z.boolean().describe("True if French Incident markers take effect."),
    incidents: z.boolean().describe("True if Incident markers are drawn."),
  }),
);

/** A space of the map. */
export const spaceFactsSchema = lazySchema(() =>
  z.strictObject({
    id: chartIdSchema,
    name: nameSchema,
    terrain: z.enum(TERRAINS),
    nation: z.enum(NATIONS).nullable(),
    zone: z.enum(ZONES),
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    orders: z
      .array(z.enum(ORDERS))
      .max(ORDERS.length)
      .nullable()
      .describe("Orders that open the space; null if all do."),
    provenance,
    note: z.string().max(300).optional(),
  }),
);

/** A line of navigation, which joins two spaces in both directions. */
export const lineSchema = lazySchema(() =>
  z.strictObject({
    a: chartIdSchema,
    b: chartIdSchema,
    nm: z.int().min(0).max(1000),
    provenance,
  }),
);

const index = z.int().min(0).max(30);

/** An index of a German ship's display, which has twenty boxes at most. */
const display = z.int().min(0).max(20);

/** A band of speed: its boxes and the space where a move begins are a path of twenty at most. */
const speed = z.int().min(0).max(19);

const startSchema = lazySchema(() =>
  z.strictObject({
    leadership: display,
    engines: display,
    hull: display.min(1),
    primary: display,
    secondary: display,
    tertiary: display,
    ammunition: display,
    torpedoes: display,
    coal: display,
  }),
) satisfies z.ZodType<Record<(typeof INDEXES)[number], number>>;

/** A German ship: its starting indexes, and the top box of each speed band. */
export const germanShipFactsSchema = lazySchema(() =>
  z.strictObject({
    name: nameSchema,
    class: z.enum(GERMAN_CLASSES),
    start: startSchema,
    bands: z.strictObject({ cruise: speed, maximum: speed, emergency: speed }),
    provenance,
    bandsProvenance: provenance,
  }),
);

const printed = {
  primary: index,
  secondary: index,
  tertiary: index,
  torpedo: index,
  armor: index,
  speed: z.int().min(0).max(12),
  provenance,
};

/** An Allied ship as its counter shows it. */
export const alliedShipSchema = lazySchema(() =>
  z.strictObject({
    id: chartIdSchema,
    name: nameSchema,
    nation: z.enum(FLEETS),
    class: z.enum(CLASSES),
    kind: z.enum(ALLIED_KINDS),
    ...printed,
  }),
);

/** An Austro-Hungarian ship as its counter shows it. */
export const austroHungarianShipSchema = lazySchema(() =>
  z.strictObject({
    id: chartIdSchema,
    name: nameSchema,
    class: z.enum(AUSTRO_HUNGARIAN_CLASSES),
    ...printed,
  }),
);

/** A coastal defence unit; it is worth its strength in victory points. */
export const coastalUnitFactsSchema = lazySchema(() =>
  z.strictObject({ id: chartIdSchema, strength: index, provenance }),
);

/** An incident marker other than a ship, and its number of copies. */
export const markerFactsSchema = lazySchema(() => z.strictObject({ name: nameSchema, count: few, provenance }));

/** 3.0(3) A fleet at set-up: its ships, its Quiet Seas, and how many of these markers lie face down where. */
export const fleetFactsSchema = lazySchema(() =>
  z.strictObject({
    ships: z.array(chartIdSchema).max(100),
    quietSeas: few,
    faceDown: z.array(z.strictObject({ space: chartIdSchema, count: few })).max(60),
  }),
);

/** 19.0 Further German ships, their price in victory points, and the Allied ships that join the pool in answer. */
export const reinforcementSchema = lazySchema(() =>
  z.strictObject({
    ships: z.array(z.enum(GERMAN_SHIPS)).min(1).max(GERMAN_SHIPS.length),
    vp: change,
    joins: z.array(chartIdSchema).max(20),
  }),
);

const classes = z.array(z.enum(CLASSES)).max(CLASSES.length);

const starts = { spaces, nations: z.array(z.enum(NATIONS)).max(NATIONS.length) };

/** 24.1 A bonus of an order for the rest of the campaign. */
export const bonusSchema = lazySchema(() =>
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("remove_british_bc"), classes }),
    z.strictObject({ kind: z.literal("buy_moltke_and_stralsund") }),
    z.strictObject({ kind: z.literal("start_atlantic_or_spain"), ...starts }),
    z.strictObject({ kind: z.literal("start_spaces"), ...starts }),
    z.strictObject({
      kind: z.literal("gain_ah_cruiser"),
      classes: z.array(z.enum(AUSTRO_HUNGARIAN_CLASSES)).max(AUSTRO_HUNGARIAN_CLASSES.length),
      space: chartIdSchema,
    }),
    z.strictObject({ kind: z.literal("control_change"), nation: z.enum(NATIONS) }),
    z.strictObject({ kind: z.literal("remove_order"), order: z.enum(ORDERS) }),
    z.strictObject({ kind: z.literal("patrol_zone_to_high_seas"), spaces }),
  ]),
);

/**
 * 17.0 An order: its days, its final location, the victory points and destroyed defences it requires, and its bonuses.
 */
export const orderFactsSchema = lazySchema(() =>
  z.strictObject({
    name: nameSchema,
    turns: z.int().min(1).max(60),
    location: z.strictObject({ spaces, terrains: z.array(z.enum(TERRAINS)).max(TERRAINS.length) }),
    vp: change,
    destroyed: spaces.describe("Spaces whose Coastal Defense units must all be destroyed."),
    choose: z.boolean().describe("True if you choose one bonus. Otherwise you receive all of them."),
    bonuses: z.array(bonusSchema).max(20),
  }),
);

/** 8.1 A type of crew or gear, with what it adds. */
export const cargoFactsSchema = lazySchema(() =>
  z.strictObject({
    name: nameSchema,
    crew: z.boolean().describe("True for crew; false for gear."),
    cost: few,
    count: few.describe("Copies in the game."),
    boxes: z.int().min(1).max(2).describe("Number of Hull boxes it takes."),
    classes: z.array(z.enum(GERMAN_CLASSES)).max(GERMAN_CLASSES.length),
    option: z.enum(["mines", "seaplanes"]).nullable(),
    perShip: few.nullable().describe("Maximum copies aboard one ship; null if unlimited."),
    repairDice: few,
    gunDice: few,
    torpedoDice: few,
    raidDice: few,
    contact: few,
    contactShips: few.describe("Ships that must carry it before its contact bonus counts."),
    intelligence: few,
    provenance,
  }),
);

/** 13.2, 7.0 The effects of a kind of space: movement, incident draws, and stores. */
export const terrainSchema = lazySchema(() =>
  z.strictObject({
    stop: z.boolean(),
    closed: z.boolean(),
    draws: z
      .enum(["alert", "none", "alert_from"])
      .describe("`alert_from`: same as `alert` once the alert level reaches `from`."),
    chartDraws: z
      .enum(["alert", "none", "alert_from"])
      .nullable()
      .describe("The printed chart, if it differs from 13.2."),
    from: z.int().min(0).max(12).nullable(),
    add: z.int().min(0).max(12),
    coal: fewDice.nullable(),
    ammunition: fewDice.nullable(),
    cargo: z.boolean(),
  }),
);

/** Every type of cargo by its id. */
export const cargoRecord = lazySchema(() => z.record(z.enum(CARGO), cargoFactsSchema));
