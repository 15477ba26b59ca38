import * as z from "zod";
import { named, spaceSchema, unitSchema } from "../../schemas";
import { ROUNDS, type Round } from "../../vocabulary";

const number = (description: string) => z.int32().describe(description);

/** 14.7 The results of a hit: on a German ship, then on any other. */
const HIT_RESULTS = [
  "guns",
  "hull",
  "engines",
  "bridge",
  "critical",
  "dud",
  "gun_damage",
  "hull_damage",
  "severe_hull_damage",
  "engine_damage",
  "withdraw",
  "magazine",
] as const;

/** 14.7 A result of a hit. */
export type HitResult = (typeof HIT_RESULTS)[number];

/** 14.7 One hit as it was rolled. */
export interface Hit {
  readonly result: HitResult;
  /** The loss in each index it names, or how much it counts against armor. */
  readonly amount: number;
}

/** 14.5 The outcome of one weapon's fire: its dice, and those that hit. */
export interface ShotOutcome {
  readonly weapon: Round;
  readonly dice: number;
  readonly hits: number;
}

/** 14.5, 14.7 The outcome of one ship's fire in one round. */
export interface Salvo {
  readonly firer: string;
  readonly target: string;
  /** Empty when the target was gone already (D-37). */
  readonly shots: readonly ShotOutcome[];
  readonly results: readonly Hit[];
  readonly sunk: boolean;
}

/** 14.13 The fates of a ship after a battle. */
const FATES = ["unharmed", "damaged", "withdrawn", "sunk"] as const;

/** 14.13 The fate of a ship after a battle. */
export type Fate = (typeof FATES)[number];

/** 14.3, 14.4, 14.14 The ways in which a battle ends: by fire, without contact, or because one side broke off. */
const ENDINGS = ["fought", "no_contact", "allies_broke_off", "broke_off"] as const;

/** 14.14 The way in which a battle ends. */
export type Ending = (typeof ENDINGS)[number];

/** 14.14 The outcome of a battle. */
export interface BattleEnd {
  readonly space: string;
  readonly ended: Ending;
  readonly gained: number;
  readonly lost: number;
  readonly allied: { readonly ship: string; readonly fate: Fate }[];
  readonly austroHungarian: { readonly ship: string; readonly fate: Fate }[];
  /** D-72 VP of a filmed sinking; null without one. */
  readonly cameraCrew: number | null;
  /** 14.14 Change of the Leadership of every German ship that took part. */
  readonly leadership: number;
}

/** 14.2 The sequel of a friendly ship's action: the other side's fire, and the end of the battle when it is over. */
export interface Sequel {
  readonly salvos: Salvo[];
  end: BattleEnd | null;
}

const fateSchema = named(z.enum(FATES), "Fate", "14.13 Outcome for a ship in a battle.");

const fates = z
  .array(named(() => z.strictObject({ ship: unitSchema, fate: fateSchema }), "ShipFate", "14.13 Outcome for the ship."))
  .max(200);

/** 14.5 The fire of one weapon. */
export const shotSchema = named(
  () =>
    z.strictObject({
      weapon: named(z.enum(ROUNDS), "Weapon", "14.2 A type of gun, or torpedoes."),
      dice: number("Dice rolled."),
      hits: number("Dice that hit."),
    }),
  "Shot",
  "14.5 The fire of one weapon.",
);

/** 14.5, 14.7 The fire of one ship, and what came of it. */
export const salvoSchema = named(
  () =>
    z.strictObject({
      firer: unitSchema,
      target: unitSchema,
      shots: z.array(shotSchema).max(4).describe("Its weapons. Empty if the target was already gone (D-37)."),
      results: z
        .array(
          named(
            z.strictObject({
              result: named(z.enum(HIT_RESULTS), "HitResult", "14.7 Effect of a hit."),
              amount: number("Boxes lost on each index named, or points that count against armor."),
            }),
            "Hit",
            "14.7 A hit as rolled.",
          ),
        )
        .max(1000)
        .describe("14.7 Hits in the order rolled."),
      sunk: z.boolean().describe("True if the target is sunk."),
    }),
  "Salvo",
  "14.5 The fire of one ship and its results.",
);

/** 14.14 The outcome of a battle. */
export const battleEndSchema = named(
  () =>
    z.strictObject({
      space: spaceSchema,
      ended: named(
        z.enum(ENDINGS),
        "BattleEnding",
        "14.14 How the battle ended: by fire, without contact (14.3), or when one side broke off (14.4).",
      ),
      gained: number("14.14 VP gained in this battle."),
      lost: number("14.14 VP lost in this battle."),
      allied: fates.describe("14.13 Allied ships."),
      austroHungarian: fates.describe("20.0 Austro-Hungarian ships."),
      cameraCrew: number("D-72 VP for a sinking on film.")
        .nullable()
        .describe("D-72 VP for a sinking on film; null if none."),
      leadership: number("14.14 Leadership change of every German ship that took part."),
    }),
  "BattleEnd",
  "14.14 How a battle ended.",
);

/**
 * 14.2 The members of the outcome of every battle operation: the resulting fire, and the end of the battle if it is
 * over.
 */
export const sequel = {
  allied: z.array(salvoSchema).max(1000).describe("14.11 Fire of the other side after that, in order."),
  end: battleEndSchema.nullable().describe("14.14 How the battle ended, fought or not; null while it continues."),
};

/** 14.5 The outcome of a salvo, in the form of its schema. */
export function salvoOutcome({ firer, target, shots, results, sunk }: Salvo): z.infer<typeof salvoSchema> {
  return {
    firer,
    target,
    shots: shots.map((shot) => ({ ...shot })),
    results: results.map((hit) => ({ ...hit })),
    sunk,
  };
}

/** 14.2 The outcome of an action's sequel, in the form of its schema. */
export function sequelOutcome({ salvos, end }: Sequel): {
  allied: z.infer<typeof salvoSchema>[];
  end: z.infer<typeof battleEndSchema> | null;
} {
  return { allied: salvos.map(salvoOutcome), end };
}
