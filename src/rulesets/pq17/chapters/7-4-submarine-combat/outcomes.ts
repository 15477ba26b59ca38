import * as z from "zod";
import { count, named, unitSchema } from "../../schemas";
import { NATIONS, type TargetCategory } from "../../vocabulary";
import { DENIALS } from "../6-2-search/verdicts";
import type { Harm, TorpedoResult } from "../7-9-damage/harm";
import { ASW_DICE_FROM, type AswDie } from "./asw-dice";
import { targetCategorySchema } from "./state";

/** 7.4.1 The results of an ASW die. */
export const ASW_RESULTS = ["none", "held_down", "damaged", "sunk"] as const;

/** 7.4.3 The results of the attack of one submarine CS. */
const SUBMARINE_RESULTS = ["absent", "miss", "hit"] as const;

/** 7.4.1 The result of one ASW die. */
export interface AswResult extends AswDie {
  readonly result: (typeof ASW_RESULTS)[number];
}

/** 7.4 The result of a submarine combat. */
export interface SubmarineCombat {
  /** 7.4 Submarine CS that attack before and after the ASW attack at most. */
  readonly before: number;
  readonly after: number;
  /** 7.4.3 The owner of the Wolf Pack must still name its targets. */
  readonly waiting: boolean;
  readonly attacks: readonly SubmarineAttack[];
  readonly asw: readonly AswResult[];
  readonly heldDown: number;
}

/** 7.4.3 The result of the attack of one submarine CS; that its category is absent is public, the ship it aimed at is not. */
export interface SubmarineAttack {
  readonly category: TargetCategory;
  readonly result: (typeof SUBMARINE_RESULTS)[number];
  readonly harms: readonly Harm[];
}

/** 7.4.3 The harm to a ship, which is named once it sinks. */
export const torpedoHarmSchema = named(
  () =>
    z.strictObject({
      unit: unitSchema.nullable().describe("The unit, if it was sunk. Null while it stays hidden."),
      lost: count(60, "CS lost, those of sunk ships included."),
      sunk: count(60, "Ships, or CS of a class, sunk."),
      diw: count(60, "Ships, or CS of a class, made Dead in the Water."),
      crippled: count(60, "Ships, or CS of a class, crippled."),
    }),
  "Harm",
  "7.4.3 The damage to a ship, which is named once it sinks.",
);

const harmsSchema = z.array(torpedoHarmSchema).max(10);

/** 7.1.1 The result of the location cards. */
export const locatedSchema = named(
  () =>
    z.strictObject({
      found: z.boolean().describe("7.1.1 The target was located."),
      cards: count(2, "Cards drawn."),
      denied: named(z.enum(DENIALS), "LocationDenial", "6.2.2 What denied a card.")
        .nullable()
        .describe("6.2.2 What denied a card that would have succeeded. Null if none was denied."),
    }),
  "Located",
  "7.1.1 The result of the location cards.",
);

/** 7.7 The attack of one torpedo on a merchant of a scattered or dispersed convoy. */
export const strayAttackSchema = named(
  () => z.strictObject({ success: z.boolean().describe("7.3.1 The torpedo struck."), harms: harmsSchema }),
  "StrayAttack",
  "7.7 An attack on a merchant of a scattered or dispersed convoy.",
);

/** 7.4 The result of a submarine combat. */
export const submarineCombatSchema = named(
  () =>
    z.strictObject({
      before: count(60, "7.4 Maximum submarine CS that attack before the ASW attack."),
      after: count(60, "7.4 Maximum submarine CS that attack after it."),
      waiting: z.boolean().describe("7.4.3 The owner of the Wolf Pack must still name its targets."),
      attacks: z
        .array(
          named(
            z.strictObject({
              category: targetCategorySchema,
              result: named(z.enum(SUBMARINE_RESULTS), "SubmarineResult", "7.4.3 The result of a submarine's attack."),
              harms: harmsSchema,
            }),
            "SubmarineAttack",
            "7.4.3 The attack of one submarine CS.",
          ),
        )
        .max(60),
      asw: z
        .array(
          named(
            z.strictObject({
              nation: named(z.enum(NATIONS), "Nation", "C.1 A nation."),
              from: named(z.enum(ASW_DICE_FROM), "AswFrom", "7.4.1 What rolls an ASW die."),
              result: named(z.enum(ASW_RESULTS), "AswResult", "7.4.1 The result of an ASW die."),
            }),
            "AswDie",
            "7.4.1 One ASW die.",
          ),
        )
        .max(120),
      heldDown: count(60, "D-15 Results that hold a submarine down."),
    }),
  "SubmarineCombat",
  "7.4 The result of a submarine combat.",
);

/** 7.1.1 The outcome of location cards. */
export function locatedOutcome({ found, cards, denied }: z.infer<typeof locatedSchema>): z.infer<typeof locatedSchema> {
  return { found, cards, denied };
}

/** 7.7 The outcome of an attack on a stray merchant. */
export function strayOutcome({ success, harms }: TorpedoResult): z.infer<typeof strayAttackSchema> {
  return { success, harms: harms.map(harmOutcome) };
}

/** 7.4 The outcome of a submarine combat. */
export function combatOutcome(combat: SubmarineCombat): z.infer<typeof submarineCombatSchema> {
  return {
    before: combat.before,
    after: combat.after,
    waiting: combat.waiting,
    attacks: combat.attacks.map(attackOutcome),
    asw: combat.asw.map(aswOutcome),
    heldDown: combat.heldDown,
  };
}

/** 7.4.3 The outcome of a harm: only a unit that it sank is named. */
export function harmOutcome({ unit, ...done }: Harm): z.infer<typeof torpedoHarmSchema> {
  return { unit: done.sunk > 0 ? unit : null, ...done };
}

function attackOutcome({ category, result, harms }: SubmarineAttack) {
  return { category, result, harms: harms.map(harmOutcome) };
}

/** 7.4.1 The outcome of an ASW die. */
export function aswOutcome({ nation, from, result }: AswResult): AswResult {
  return { nation, from, result };
}
