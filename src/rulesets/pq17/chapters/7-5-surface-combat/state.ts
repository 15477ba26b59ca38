import * as z from "zod";
import { blockSchema, count, named, pieceSchema, placeSchema, sideSchema, unitSchema } from "../../schemas";
import { BATTLE_AREAS } from "../../vocabulary";

/** 7.5.2 An area of the Battle Display. */
export const battleAreaSchema = named(z.enum(BATTLE_AREAS), "BattleArea", "7.5.2 An area of the Battle Display.");

/** 7.5.2 The number by which both sides know a counter or stack on the Battle Display. */
export const displayNumberSchema = z
  .int32()
  .min(1)
  .max(400)
  .describe("7.5.2 The number by which both sides know a counter or stack on the Battle Display.");

/** 7.5.2 CS of one unit in a counter or stack on the Battle Display. */
export const displayPartSchema = named(
  () =>
    z.strictObject({
      force: pieceSchema.describe("The force they belong to."),
      unit: unitSchema,
      cs: count(60, "Its CS here. 0 for a named ship Dead in the Water."),
      diw: z.boolean().describe("7.3.1 CS of a class made Dead in the Water."),
      crippled: z.boolean().describe("7.3.1 CS of a class that is crippled."),
      tow: z.boolean().describe("5.1.1 It tows or is towed."),
      spent: count(120, "7.3.2 Torpedo attacks it has spent."),
    }),
  "DisplayPart",
  "7.5.2 CS of one unit in a counter or stack on the Battle Display.",
);

/** 7.5.2 A counter or stack on the Battle Display. */
export const displayUnitSchema = named(
  () =>
    z.strictObject({
      no: displayNumberSchema,
      side: sideSchema,
      area: battleAreaSchema,
      evasion: z.boolean().describe("7.5.2(ii) It carries an Evasion marker."),
      screens: z.array(displayNumberSchema).max(2).describe("7.5.4 Enemies whose fire it blocks."),
      protects: displayNumberSchema
        .nullable()
        .describe("7.5.4 The unit in Deployment that it covers. Null if it covers units in Withdrawal, or none."),
      since: count(99, "The round in which it was deployed."),
      withdrawn: z.boolean().describe("7.5.2(v) It has left the display."),
      hit: z.boolean().describe("7.5.9 It has been hit."),
      parts: z.array(displayPartSchema).max(60),
    }),
  "DisplayUnit",
  "7.5.2 A counter or stack on the Battle Display.",
);

/** 7.5.2(iii) A target that is named for guns. */
export const gunTargetSchema = named(
  () =>
    z.strictObject({
      unit: displayNumberSchema.describe("The unit that fires."),
      target: displayNumberSchema.describe("The unit fired at."),
      cs: z.int32().min(1).max(60).describe("CS that fire at it."),
    }),
  "GunTarget",
  "7.5.2(iii) A target that is named for guns.",
);

/** 7.5.2(iv) A target that is named for torpedoes. */
export const torpedoTargetSchema = named(
  () =>
    z.strictObject({
      unit: displayNumberSchema.describe("The unit that attacks."),
      target: displayNumberSchema.describe("The unit attacked."),
      attacks: z.int32().min(1).max(120).describe("Torpedo attacks made."),
    }),
  "TorpedoTarget",
  "7.5.2(iv) A target that is named for torpedoes.",
);

/** 7.5.2 The steps of a surface battle, in the order of a round. */
export const BATTLE_STEPS = [
  "set_up",
  "engage_phasing",
  "engage_other",
  "maneuver_defender",
  "maneuver_attacker",
  "carrier",
  "gun_targets_defender",
  "gun_targets_attacker",
  "guns",
  "torpedo_targets_defender",
  "torpedo_targets_attacker",
  "torpedoes",
  "guns_surprised",
  "withdraw_defender",
  "withdraw_attacker",
] as const;

/** 7.5 A surface battle. */
export const surfaceBattleSchema = named(
  () =>
    z.strictObject({
      hex: placeSchema,
      transit: z.boolean().describe("6.6.1 It broke out over a force in transit."),
      attacker: sideSchema,
      forces: z
        .array(
          named(
            z.strictObject({
              side: sideSchema,
              force: pieceSchema,
              block: blockSchema.nullable().describe("Its block on the map."),
            }),
            "BattleForce",
            "A force that fights in a surface battle.",
          ),
        )
        .max(60),
      round: count(99, "7.5.2 The round. 0 before the first."),
      step: z.enum(BATTLE_STEPS).describe("G.23 The step in progress."),
      surprise: z.boolean().describe("7.5.3 The attacker has surprised the defender."),
      outmatched: z.boolean().describe("D-37 The enemy that the German side knew when the round began is stronger."),
      germanLosses: z.boolean().describe("7.5.2(v) A German unit has lost a step since the battle began."),
      hadWarships: z.boolean().describe("7.5.8 The defender held warships at first."),
      unescorted: count(60, "7.5.8 Rounds left against unescorted merchants.").nullable(),
      struck: z.boolean().describe("7.5.6 The carriers have had their chance in this round."),
      units: z.array(displayUnitSchema).max(200),
      guns: z.array(gunTargetSchema).max(200),
      torpedoes: z.array(torpedoTargetSchema).max(200),
      escortsLost: z
        .array(
          named(
            z.strictObject({ side: sideSchema, force: pieceSchema, unit: unitSchema, cs: count(60, "Their CS.") }),
            "EscortsLost",
            "7.5.5 Escorts lost in a surface battle, which may return after it.",
          ),
        )
        .max(200),
    }),
  "SurfaceBattle",
  "G.22 A surface battle.",
);

/** 7.5.1 An attack that has been declared and has found its target. */
export const surfaceAttackSchema = named(
  () =>
    z.strictObject({
      attackers: z.array(pieceSchema).min(1).max(60),
      target: pieceSchema,
      hex: placeSchema,
    }),
  "SurfaceAttack",
  "7.5.1 An attack that has found its target.",
);

/** 7.5.1 The other side may intercept. */
export const surfaceInterceptSchema = named(
  () =>
    z.strictObject({
      decision: z.literal("surf_intercept").describe("B The decision."),
      side: sideSchema,
      attack: surfaceAttackSchema,
    }),
  "SurfaceIntercept",
  "7.5.1 The other side may intercept an attack.",
);

/** 7.5.2 A decision within a surface battle. */
export const surfaceDecisionSchema = named(
  () =>
    z.strictObject({
      decision: z
        .enum([
          "surf_submarines",
          "surf_engage",
          "surf_maneuver_defender",
          "surf_maneuver_attacker",
          "surf_carrier",
          "surf_gun_targets_defender",
          "surf_gun_targets_attacker",
          "surf_torp_targets_defender",
          "surf_torp_targets_attacker",
          "surf_withdraw_defender",
          "surf_withdraw_attacker",
        ])
        .describe("B The decision."),
      side: sideSchema,
      battle: surfaceBattleSchema,
    }),
  "SurfaceDecision",
  "G.23 A decision within a surface battle.",
);

/** 6.3.3 Allied cruisers may begin to shadow a force they have fought. */
export const surfaceShadowSchema = named(
  () =>
    z.strictObject({
      decision: z.literal("surf_shadow").describe("B The decision."),
      side: sideSchema,
      targets: z.array(blockSchema).min(1).max(20),
      forces: z
        .array(pieceSchema)
        .min(1)
        .max(60)
        .describe("The forces that fought and have a cruiser that can shadow."),
    }),
  "SurfaceShadow",
  "6.3.3 Cruisers may begin to shadow a force they have fought.",
);

/** 7.5.2 CS of one unit on the Battle Display. */
export type DisplayPart = z.infer<typeof displayPartSchema>;

/** 7.5.2 A counter or stack on the Battle Display. */
export type DisplayUnit = z.infer<typeof displayUnitSchema>;

/** 7.5.2(iii) A target named for guns. */
export type GunTarget = z.infer<typeof gunTargetSchema>;

/** 7.5.2(iv) A target named for torpedoes. */
export type TorpedoTarget = z.infer<typeof torpedoTargetSchema>;

/** 7.5 A surface battle. */
export type SurfaceBattle = z.infer<typeof surfaceBattleSchema>;

/** 7.5.2 A step of a surface battle. */
export type BattleStep = SurfaceBattle["step"];

/** 7.5.1 An attack that has found its target. */
export type SurfaceAttack = z.infer<typeof surfaceAttackSchema>;

/** 7.5.2 A decision within a surface battle. */
export type SurfaceDecision = z.infer<typeof surfaceDecisionSchema>;
