import * as z from "zod";
import { lazySchema } from "../../../core/contract/schema";
import { AREAS, BOAT_TYPES, MISSIONS } from "../vocabulary";
import { TOURNAMENT_FORMATS } from "./results";

/** The least total of a row; null for none. */
export const min = z.int().nullable();
/** The greatest total of a row; null for none. */
export const max = z.int().nullable();
/** A row of a range chart whose result is one of a closed list. */
export const result = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.strictObject({ min, max, result: z.enum(values) });
/** A ship of a target roster. */
export const ship = lazySchema(() =>
  z.strictObject({
    roll: z.int(),
    name: z.string(),
    tons: z.int().min(0).max(60000),
    result: z.string(),
  }),
);
/** Dice that a fact names: a handful, so that every total can be listed. */
export const fewDice = z.string().regex(/^[1-9]d([1-9]|1\d|20)$/, "form/dice");
/** A whole number of things. */
export const whole = z.int().min(0).max(100000);
/** A month, such as 1941-05. */
export const month = z.string().regex(/^\d{4}-\d{2}$/, "form/month");
/** The source of a chart, and the confidence in its reading. */
export const provenance = z.looseObject({
  source: z.string(),
  ref: z.string(),
  confidence: z.string(),
  note: z.string(),
});

/** 13.0 A multi-player format. */
export const tournament = lazySchema(() =>
  z.strictObject({
    id: z.enum(TOURNAMENT_FORMATS),
    startMonth: month.nullable(),
    boats: z.array(z.enum(BOAT_TYPES)).min(1).nullable(),
    sameBoat: z.boolean(),
    endMonth: month.nullable(),
    patrols: whole.min(1).max(60).nullable(),
    area: z.enum(AREAS).nullable(),
    deadCount: z.boolean(),
    players: z.strictObject({ min: whole.min(1), max: whole.nullable() }),
    pack: z
      .strictObject({
        size: whole.min(1).max(24),
        rounds: whole.min(1).max(20),
        joinRound: whole.min(1).max(20),
        aloneBoxes: whole,
        drawDice: fewDice,
      })
      .nullable(),
    agreed: z.array(z.enum(["startMonth", "endMonth", "boat", "patrols"])),
    rules: z.strictObject({
      start: z.string(),
      boat: z.string(),
      same: z.string(),
      end: z.string(),
      winner: z.string(),
    }),
  }),
);

/** 4.0 A boat type. */
export const boat = lazySchema(() =>
  z.strictObject({
    id: z.enum(BOAT_TYPES),
    class: z.enum(["VII", "IX"]),
    available: month,
    limited: z.boolean(),
    torpedoes: z.strictObject({ total: whole, g7a: whole, g7e: whole, mixAdjustMax: whole }),
    tubes: z.strictObject({ fwd: whole.max(4), aft: whole.max(2) }),
    reloadCapacity: z.strictObject({ fwd: whole, aft: whole }),
    deckGun: z.strictObject({ calibreCm: z.number(), ammo: whole.max(20), u3Modifier: z.int() }).nullable(),
    flak: z.array(z.enum(["flak_20mm", "flak_20mm_quad_1", "flak_20mm_quad_2", "flak_37mm"])),
    hullBoxes: whole.max(20),
    floodingBoxes: whole.max(20),
    extendedPatrol: z.boolean(),
    mineBay: whole.max(15),
    flakShots: whole.min(1).max(4),
    initialG7eMax: whole,
    spec: z.looseObject({}),
    provenance,
  }),
);

/** 5.0 A travel box. */
export const box = lazySchema(() =>
  z.strictObject({
    kind: z.enum(["transit", "area", "mission"]),
    column: z.string(),
    rolls: z.int().min(1).max(5),
    bayOfBiscay: z.boolean(),
    gibraltar: z.boolean(),
    missionBoxIf: z.array(z.enum(["M", "A"])),
  }),
);

/** 5.0 A track of a boat's mat. */
export const track = lazySchema(() =>
  z.strictObject({
    boat: z.enum(BOAT_TYPES),
    id: z.string(),
    area: z.enum(AREAS),
    checks: whole,
    boxes: z.array(box).min(1).max(20),
  }),
);

/** P1 The substitute for an assignment that a boat cannot take. */
export const substitution = lazySchema(() =>
  z.strictObject({
    code: z.string(),
    rule: z.string(),
    boats: z.array(z.enum(BOAT_TYPES)),
    from: z.array(z.enum(AREAS)),
    to: z.enum(AREAS).nullable(),
    mission: z.enum(MISSIONS).nullable(),
    reroll: z.boolean(),
    nonHistorical: z.boolean(),
  }),
);

/** The facts of one boat type. */
export type BoatFacts = z.infer<typeof boat>;
/** One track of one boat's mat. */
export type Track = z.infer<typeof track>;
/** One travel box. */
export type Box = z.infer<typeof box>;
/** A multi-player format. */
export type TournamentFormat = z.infer<typeof tournament>;
