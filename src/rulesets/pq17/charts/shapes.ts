import * as z from "zod";
import { modifierSchema, provenanceSchema } from "../../../core/contract/chart";
import { lazySchema } from "../../../core/contract/schema";
import {
  AIR_SERVICES,
  AIR_TYPES,
  BOMBERS,
  BOXES,
  CARD_SYMBOLS,
  COASTS,
  HALVES,
  ICE_CONDITIONS,
  ICE_ZONES,
  LIGHTS,
  NATIONS,
  REGIONS,
  SEARCH_SECTORS,
  SHIP_GROUPS,
  SHIP_TYPES,
  SIDES,
  SPEEDS,
  STORM_KINDS,
  SUBTYPES,
  TERRAINS,
  WEATHER,
} from "../vocabulary";

/** The id of a unit, a port, a base, a scenario or a source, which a caller's own charts may add. */
export const idSchema = z
  .string()
  .regex(/^[a-z0-9_]{1,60}$/, "form/code")
  .describe("An id: of a unit, a place or whatever its member names.");

/** 1.1 A hex: two digits for its row, two for its column. */
export const hexSchema = z
  .string()
  .regex(/^\d{4}$/, "form/hex")
  .describe("1.1 A hex: two digits for its row, two for its column.");

/** A name shown to players. */
export const nameSchema = z.string().min(1).max(80);

/** A remark for readers, which no rule reads. */
export const noteSchema = z.string().max(300);

/** A small number of things: ships, dice, hexes, points. */
export const few = z.int().min(0).max(60);

/** Victory points, which may be halves; positive for the Allies where a sign is meant. */
export const points = z.number().min(-60).max(60).multipleOf(0.5);

/** Combat strength of one counter. */
export const cs = z.int().min(1).max(12);

/** 8.1 A turn of an operation, such as 5AM. */
export const turnShape = z.string().regex(/^([1-9]|[12]\d|30)(AM|PM)$/, "form/turn");

/** 8.4 A fortnight, such as 1942-07-I; fortnights sort as text. */
export const fortnightSchema = z.string().regex(/^19[34]\d-(0[1-9]|1[0-2])-(I|II)$/, "form/fortnight");

/** 8.4 A fortnight of any year, such as 07-I. */
export const halfMonthSchema = z.string().regex(/^(0[1-9]|1[0-2])-(I|II)$/, "form/yearly-fortnight");

/** A first and a last fortnight, both inclusive; null is open. */
export const datesSchema = z.strictObject({ from: fortnightSchema.nullable(), to: fortnightSchema.nullable() });

/** The sources of the items of a chart, by key. An item names its key if its source differs from its chart's. */
export const sourcesSchema = z
  .record(idSchema, provenanceSchema)
  .describe("Sources of the items. Default for an item: the source of its chart.");

/** A key of the chart's sources. */
export const provenance = idSchema.describe("A key of sources.");

const sourcedModifier = modifierSchema.extend({
  value: z.int().min(-60).max(60),
  provenance: provenance.optional(),
});

/** The modifiers of a chart that rules look up by their codes: each code once, each with its value. */
export const modifiersOf = <const C extends readonly [string, ...string[]]>(codes: C) =>
  z
    .array(sourcedModifier.extend({ code: z.enum(codes) }))
    .length(codes.length)
    .refine((list) => new Set(list.map(({ code }) => code)).size === list.length, "form/modifiers");

/** The modifiers of a chart that has none. */
export const noModifiers = z.array(sourcedModifier).max(0);

const flags = z.boolean();

const aa = z.union([z.literal("*"), z.int().min(1).max(9)]).nullable();

/** 1.4 A type of ship. */
export const shipTypeShape = lazySchema(() =>
  z.strictObject({
    name: nameSchema,
    groups: z.array(z.enum(SHIP_GROUPS)).max(SHIP_GROUPS.length),
    counterCs: cs.nullable().describe("Maximum CS on one counter. Null if a counter is one ship."),
    gunnery: flags.describe("Whether the type fires guns."),
    withdraws: flags.describe("Whether the type may always withdraw. Otherwise only near a friendly coast (7.5.2.v)."),
  }),
);

/** 1.4 A named ship, or a class of light ships, submarines or merchants. */
export const navalUnitSchema = lazySchema(() =>
  z.strictObject({
    id: idSchema,
    name: nameSchema,
    class: nameSchema.nullable(),
    type: z.enum(SHIP_TYPES),
    subtype: z.enum(SUBTYPES).nullable(),
    nation: z.enum(NATIONS).nullable().describe("Null for merchants, which either side may own."),
    cs: cs.describe("CS of the undamaged ship, or maximum CS on a counter of the class."),
    aa: z.array(aa).min(2).max(13).describe("AA value at 0 CS, 1 CS and so on; null for none."),
    speed: z.array(z.enum(SPEEDS)).min(2).max(13).describe("Speed at 0 CS, 1 CS and so on."),
    torpedoes: few.describe("T symbols: per ship, or per CS of a class."),
    airSteps: few.describe("Maximum steps of aircraft aboard a carrier."),
    asw: flags,
    doubleStep: flags,
    oilPerCs: few.nullable().describe("Fuel of an oiler for each CS; null for other ships."),
    provenance: provenance.optional(),
  }),
);

/** 1.5 A type of air unit. */
export const airUnitSchema = lazySchema(() =>
  z.strictObject({
    id: idSchema,
    name: nameSchema,
    type: z.enum(AIR_TYPES),
    side: z.enum(SIDES),
    nation: z.enum(NATIONS),
    service: z.enum(AIR_SERVICES).nullable(),
    cs,
    airCombat: few,
    plus: flags.describe("One more against anything but fighters."),
    circled: flags.describe("Fires only at units that fired at it."),
    torpedoes: few.describe("T symbols per CS."),
    asw: flags,
    recon: flags,
    range: few,
    carrier: flags,
    floatplane: flags,
    bombsAs: z.enum(BOMBERS).nullable().describe("Row of the bombing tables; null for a unit that cannot bomb."),
    bombsInPortAtNightAs: z.enum(BOMBERS).nullable().describe("7.2.7 Row against ships in port at night."),
    provenance: provenance.optional(),
  }),
);

const symbols = z
  .string()
  .regex(new RegExp(`^[${CARD_SYMBOLS.join("")}]{${WEATHER.length}}$`), "form/values")
  .describe("One result for each weather: fair, reduced visibility, fog, storm, gale.");

const gain = z.int().min(0).max(3);

/** 6.2 The half of a card that serves by day or by night. */
export const cardColumnSchema = lazySchema(() =>
  z.strictObject({
    force: symbols,
    air: symbols,
    both: symbols,
    gain: z.tuple([gain, gain, gain, gain, gain]).describe("ID gained on success, by weather."),
    submarine: flags.describe("The owner of a Wolf Pack may deny (6.2.2)."),
    sovietFail: flags.describe("Fails if every searching asset is Soviet."),
  }),
);

/** 1.7 A card of a reconnaissance deck. */
export const cardSchema = lazySchema(() =>
  z.strictObject({
    no: z.int().min(1).max(40),
    day: cardColumnSchema,
    night: cardColumnSchema,
    damage: few.describe("Ships damaged by ice or a Gale."),
    plus: few.describe("Further ships where D-11 lets +X count."),
    photo: flags.describe("A photograph succeeds (6.9)."),
    storm: z.enum(STORM_KINDS).nullable(),
    stop: flags.describe("Stops a convoy in a Gale (9.2.5)."),
    disperse: flags.describe("Disperses a convoy in a Gale (9.3.2)."),
  }),
);

/** 1.1 A hex of the map. */
export const mapHexSchema = lazySchema(() =>
  z.strictObject({
    id: hexSchema,
    terrain: z.enum(TERRAINS),
    coast: z.array(z.enum(COASTS)).max(COASTS.length),
    friendly: z.enum(SIDES).nullable().describe("1.1.3 The side whose friendly coast it is."),
    ice: z
      .enum([...ICE_ZONES, "solid_pack"])
      .nullable()
      .describe("Its ice zone; solid_pack is white on the map."),
  }),
);

/** 5.7 A box off the map. */
export const boxSchema = lazySchema(() =>
  z.strictObject({
    id: z.enum(BOXES),
    name: nameSchema,
    entries: z.array(hexSchema).min(1).max(60),
    side: z.enum(SIDES).nullable().describe("The side that may use it. Null for both."),
    speed: z.enum(SPEEDS).describe("Greatest speed at which it is entered or left."),
    ice: z
      .strictObject({ zone: z.enum(ICE_ZONES), expected: z.array(z.enum(ICE_CONDITIONS)).max(5) })
      .nullable()
      .describe("Ice that must be expected before it opens (D-54)."),
    leaves: flags.describe("A force that enters is out of the operation."),
  }),
);

/** 1.1 A port. */
export const portShape = lazySchema(() =>
  z.strictObject({
    id: idSchema,
    name: nameSchema,
    at: z.union([hexSchema, z.enum(BOXES)]),
    side: z.enum(SIDES),
    permanent: flags.describe("1.1.1 A temporary port exists only where a scenario names it."),
    aa,
    reloads: flags.describe("7.3.2 Torpedoes are reloaded here."),
    submarinesOnly: flags,
    refuels: flags.describe("11.3.1 Forces refuel here."),
    provenance: provenance.optional(),
  }),
);

/** 1.1 An airbase, with its Interceptors by date. */
export const airbaseSchema = lazySchema(() =>
  z.strictObject({
    id: idSchema,
    name: nameSchema,
    hex: hexSchema,
    side: z.enum(SIDES),
    code: z.string().min(1).max(4),
    region: z.enum(REGIONS),
    aa,
    interceptors: z.array(datesSchema.extend({ unit: idSchema, cs })).max(10),
    provenance: provenance.optional(),
  }),
);

const hexes = z.array(hexSchema).max(400);

/** 5.3.1 A fixed Air Radius, or the part of one that is based in a region. */
export const airRadiusSchema = lazySchema(() =>
  z.strictObject({
    id: idSchema,
    side: z.enum(SIDES),
    nation: z.enum(NATIONS),
    region: z.enum(REGIONS),
    hexes,
  }),
);

/** 6.4.2 An Air Search Sector. */
export const searchSectorSchema = lazySchema(() =>
  z.strictObject({
    id: z.enum(SEARCH_SECTORS),
    side: z.enum(SIDES),
    nation: z.enum(NATIONS),
    region: z.enum(REGIONS),
    hexes,
  }),
);

/** 10 The expected ice of every zone; a fixed zone is underlined. */
export const iceSetupSchema = lazySchema(() =>
  z.record(
    z.enum(ICE_ZONES),
    z.strictObject({
      expected: z.enum(ICE_CONDITIONS).describe("10.1 The condition on its marker."),
      fixed: flags.describe("10.1 It is certain: no die is rolled."),
    }),
  ),
);

/** 8.2 Light of the two halves of a day. */
export const lightsSchema = lazySchema(() => z.record(z.enum(HALVES), z.enum(LIGHTS)));

/** 6.4.2 Hexes that each sector searches a turn. */
export const searchLimitsSchema = lazySchema(() => z.record(z.enum(SEARCH_SECTORS), few));
