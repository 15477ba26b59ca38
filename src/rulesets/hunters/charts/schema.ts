import * as z from "zod";
import { columnChart, factChart, rangeChart, rosterChart } from "../../../core/contract/chart";
import { lazySchema } from "../../../core/contract/schema";
import {
  AREAS,
  AWARDS,
  BOAT_TYPES,
  EDITIONS,
  FATES,
  MISSIONS,
  QUALITIES,
  RANKS,
  SHIP_TYPES,
  TORPEDOES,
  VICTORIES,
  WOUNDS,
} from "../vocabulary";
import { DAMAGE_RESULTS, ENCOUNTER_RESULTS, RANDOM_EVENTS } from "./results";
import { boat, fewDice, max, min, month, result, ship, substitution, tournament, track, whole } from "./shapes";

/** Every chart of The Hunters by its id, with the shape of its rows. */
const chartsSchema = lazySchema(() =>
  z.strictObject({
    P1: columnChart(
      z.strictObject({ min, max, result: z.string(), area: z.enum(AREAS), mission: z.enum(MISSIONS).nullable() }),
    ),
    P1_SUBSTITUTIONS: factChart(z.strictObject({ substitutions: z.array(substitution) })),
    E1: columnChart(result(ENCOUNTER_RESULTS)),
    E1_RESULTS: factChart(
      z.strictObject({
        results: z.array(
          z.strictObject({
            id: z.enum(ENCOUNTER_RESULTS),
            targets: whole.max(4),
            reducedTargets: whole.max(4),
            escorted: z.boolean(),
            fixedSize: z.enum(SHIP_TYPES).nullable(),
          }),
        ),
      }),
    ),
    SHIP_SIZE: rangeChart(result(["small_freighter", "large_freighter", "tanker"])),
    DAY_NIGHT: rangeChart(result(["day", "night"])),
    SWITCH_TO_NIGHT: rangeChart(result(["night", "target_lost"])),
    ARCTIC_DAY_NIGHT: columnChart(result(["day", "night"])),
    ARCTIC_FIXED_LIGHT: factChart(
      z.strictObject({
        months: z.array(z.strictObject({ months: z.array(z.int()), result: z.enum(["day", "night"]) })),
      }),
    ),
    A1: rangeChart(
      z.strictObject({
        min,
        max,
        result: z.enum(["two_attacks", "one_attack", "crash_dive"]),
        attacks: whole.max(5),
        injuries: whole.max(5),
      }),
    ),
    A2: rangeChart(result(["shot_down", "damaged", "miss"])),
    U1: columnChart(result(["hit", "miss"])),
    U2: columnChart(result(["dud", "explodes"]), { torpedo: z.enum(TORPEDOES) }),
    U3: columnChart(z.strictObject({ min, max, damage: whole.max(20), result: z.string() })),
    POINTS_TO_SINK: factChart(
      z.strictObject({
        capitalShip: whole.max(20),
        byTons: z.array(z.strictObject({ minTons: whole, maxTons: whole.nullable(), points: whole.max(20) })),
      }),
    ),
    U4: factChart(
      z.strictObject({ targetColumns: whole, damageBoxesPerColumn: whole, deckGunShotsPerRound: whole.max(10) }),
    ),
    E2: columnChart(z.strictObject({ min, max, result: z.enum(["undetected", "detected"]), e3: z.int() }), {
      only: z.array(z.string()).optional(),
    }),
    E3: rangeChart(z.strictObject({ min, max, result: z.string(), hits: whole.max(50).nullable(), sunk: z.boolean() })),
    QUALITY_EFFECTS: factChart(
      z.strictObject({
        green: z.strictObject({ hits: z.int(), sunkBecomes: whole.max(50) }),
        raised: z.strictObject({ hits: z.int(), sunkFrom: whole }),
        eliteInjuries: whole.max(5),
        evasionSinksAbove: whole,
      }),
    ),
    E4: rangeChart(z.strictObject({ min, max, result: z.enum(DAMAGE_RESULTS), count: whole.max(5) })),
    ADDITIONAL_FLOODING: rangeChart(
      z.strictObject({ min, max, result: z.enum(["none", "additional_flooding"]), flooding: whole.max(5) }),
    ),
    EXCEED_TEST_DEPTH: factChart(z.strictObject({ dice: fewDice, hullDamage: whole.min(1) })),
    E5_CREW_INJURY: rangeChart(result(["kmdt", "wo1", "wo2", "li", "doctor", "crew", "abwehr_agent"])),
    E5_SEVERITY: rangeChart(result(["LW", "SW", "KIA"])),
    E5_STACKING: factChart(
      z.strictObject({
        stacking: z.array(
          z.strictObject({
            current: z.enum(WOUNDS),
            new: z.enum(WOUNDS),
            becomes: z.enum(WOUNDS),
            edition: z.enum(EDITIONS).nullable(),
          }),
        ),
      }),
    ),
    E5_REPAIR: columnChart(result(["repaired", "inoperable"])),
    E5_EFFECTS: factChart(
      z.strictObject({
        effects: z.array(
          z.strictObject({ system: z.string(), while: z.array(z.string()), inoperable: z.array(z.string()) }),
        ),
      }),
    ),
    R1: rangeChart(result(RANDOM_EVENTS)),
    OFFICER_CASUALTY: rangeChart(result(["kmdt", "wo1", "wo2", "li"])),
    GYRO_REPAIR: rangeChart(result(["repaired", "abort"])),
    EVENT_LIMITS: factChart(
      z.strictObject({
        spareParts: whole.max(10),
        weatherBoxes: whole,
        luftwaffeExcludedAreas: z.array(z.enum(AREAS)),
        swimCallAreas: z.array(z.enum(AREAS)),
      }),
    ),
    T1: rosterChart(ship),
    T2: rosterChart(ship),
    T3: rosterChart(ship),
    T4: columnChart(ship),
    T5: rosterChart(ship.unwrap().extend({ knightsCross: z.boolean() })),
    T6: rosterChart(ship),
    T7: rosterChart(ship),
    ROSTER_CHOICE: rangeChart(result(["main", "optional"])),
    WOLFPACK_ESCORT: rangeChart(result(["busy", "focused"])),
    ARCTIC_POSTING: rangeChart(result(["permanent", "not_permanent"])),
    FOLLOW_DAMAGED: rangeChart(result(["still_escorted", "unescorted_straggler"])),
    FOLLOW_UNDAMAGED: rangeChart(result(["success", "lost"])),
    DOCTOR_SURVIVAL: rangeChart(result(["no_effect", "KIA"])),
    SCUTTLE: rangeChart(result(["scuttled", "captured"])),
    RESCUE: rangeChart(result(["rescued", "lost_at_sea"])),
    RECOVERY: rangeChart(z.strictObject({ min, max, result: z.string(), months: whole.max(12) })),
    CREW_ADVANCEMENT: rangeChart(
      result(["li_experte", "doctor_experte", "wo1_experte", "wo2_experte", "crew_quality_up"]),
    ),
    WO1_LEAVES: rangeChart(result(["stays", "leaves"])),
    STARTING_RANK: columnChart(result(RANKS)),
    PROMOTION: rangeChart(result(["promoted", "not_promoted"])),
    PATROL_REQUEST: columnChart(result(["granted", "refused"])),
    NEW_BOAT_REQUEST: rangeChart(result(["granted", "refused"])),
    LIMITED_BOAT: rangeChart(result(["granted", "latest_standard_boat"])),
    FLAK_SECOND_ROUND: rangeChart(result(["attack", "strafe_only"])),
    ESCORT_QUALITY: columnChart(result(QUALITIES)),
    AIRCRAFT_QUALITY: columnChart(result(QUALITIES)),
    EVASION: rangeChart(result(["left", "right", "straight"])),
    EVASION_EFFECT: factChart(
      z.strictObject({
        exact: z.int(),
        direction: z.int(),
        miss: z.int(),
        directions: z.array(
          z.strictObject({ numbers: z.array(z.int()), direction: z.enum(["left", "right", "straight"]) }),
        ),
      }),
    ),
    RESUPPLY: rangeChart(result(["rendezvous", "none"])),
    RESUPPLY_TORPEDOES: rangeChart(result(["up_to_1d6_G7a", "up_to_1d6_G7e", "up_to_2_of_each", "no_torpedoes"])),
    RESUPPLY_LIMITS: factChart(
      z.strictObject({ excludedAreas: z.array(z.enum(AREAS)), ofEach: whole.max(20), dice: fewDice }),
    ),
    BOATS: factChart(z.strictObject({ boats: z.array(boat).min(1) })),
    TRACKS: factChart(z.strictObject({ tracks: z.array(track).min(1) })),
    TRACKS_NON_HISTORICAL: factChart(z.strictObject({ tracks: z.array(track).min(1) })),
    RANKS: factChart(
      z.strictObject({
        start: z.enum(RANKS),
        ranks: z.array(
          z.strictObject({ id: z.enum(RANKS), order: whole, name: z.string(), refitReduction: z.boolean() }),
        ),
      }),
    ),
    AWARDS: factChart(
      z.strictObject({
        awards: z.array(
          z.strictObject({
            id: z.enum(AWARDS),
            order: whole,
            name: z.string(),
            careerTons: z.int(),
            tonsSincePrevious: z.int().nullable(),
          }),
        ),
      }),
    ),
    CREW_QUALITY: factChart(
      z.strictObject({
        order: z.array(z.enum(QUALITIES)),
        start: z.enum(QUALITIES),
        lossFloor: z.enum(QUALITIES),
        failureFloor: z.enum(QUALITIES),
        successesPerAdvancement: whole.min(1),
        failuresPerLoss: whole.min(1).max(3),
      }),
    ),
    REFIT: factChart(
      z.strictObject({
        baseMonths: whole.max(10),
        inoperableSystemsThreshold: whole,
        inoperableExtraMonths: whole.max(10),
        hullBoxesPerMonth: whole.min(1),
        newBoatAtMonths: whole,
        newBoatMinimumMonths: whole.max(10),
        kmdtRecoveryReplacementMonths: whole,
        extendedPatrolMonths: whole.max(2),
        resupplyExtraMonths: whole.max(2),
        rankReductionMonths: whole,
        rankReductionIgnoredFor: z.strictObject({ first: z.array(whole), second: z.array(whole) }),
      }),
    ),
    VICTORY: factChart(
      z.strictObject({
        levels: z
          .array(z.strictObject({ id: z.enum(VICTORIES), minTons: z.int(), maxTons: z.int().nullable() }))
          .min(1),
        captured: z.enum(VICTORIES),
      }),
    ),
    STANDARD_TONNAGE: factChart(z.strictObject({ small_freighter: whole, large_freighter: whole, tanker: whole })),
    TIMELINE: factChart(
      z.strictObject({
        firstMonth: month,
        lastMonth: month,
        bayOfBiscayFrom: month,
        promotionEveryMonths: whole.min(1),
        nightSurfaceDetectionFrom: month,
      }),
    ),
    HISTORICAL_BOAT_IDS: factChart(
      z.strictObject({
        boats: z.array(
          z.strictObject({ boat: z.enum(BOAT_TYPES), ranges: z.array(z.strictObject({ from: whole, to: whole })) }),
        ),
      }),
    ),
    WOLFPACK_NAMES: factChart(z.strictObject({ names: z.array(z.strictObject({ name: z.string(), boats: whole })) })),
    TOURNAMENTS: factChart(
      z.strictObject({ survivingFates: z.array(z.enum(FATES)), formats: z.array(tournament).min(1) }),
    ),
  }),
);

/** The whole chart pack. */
export const packSchema = lazySchema(() =>
  z.strictObject({
    schema: z.literal("chart-pack/1"),
    ruleset: z.literal("hunters"),
    title: z.string(),
    charts: chartsSchema,
  }),
);

/** The whole chart pack, typed. */
export type Pack = z.infer<typeof packSchema>;

/** Every chart of The Hunters, typed. */
export type Charts = z.infer<typeof chartsSchema>;
