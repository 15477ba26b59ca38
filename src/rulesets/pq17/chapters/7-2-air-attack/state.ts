import * as z from "zod";
import { hexSchema, idSchema } from "../../charts/shapes";
import { blockSchema, count, markSchema, named, pieceSchema, sideSchema, unitSchema } from "../../schemas";
import { LIGHTS, ORDNANCE } from "../../vocabulary";

const aircraftIds = z.array(idSchema).max(60);

/** 7.2.4 The place of a stack in the line of targets, from 1 at the left. */
export const stackSchema = z
  .int32()
  .min(1)
  .max(60)
  .describe("7.2.4 A stack by its place in the line, from 1 at the left.");

/** 7.2.4 The ordnance of a bomber. */
export const ordnanceSchema = named(z.enum(ORDNANCE), "Ordnance", "7.2.4 The ordnance of a bomber.");

/** 7.2 The kinds of targets of an air attack. */
export const STRIKE_TARGETS = ["force", "scattered", "port", "airbase"] as const;

/** 7.2 The origin of an air attack: the air combat segment, a port raid, or a carrier that strikes back. */
export const STRIKE_CAUSES = ["segment", "port_raid", "carrier_battle"] as const;

/** 7.2.4 Ships of one entry of a force, as they are deployed against aircraft. */
export const deployedSchema = named(
  () =>
    z.strictObject({
      no: z.int32().min(1).max(400).describe("The number by which both sides know these ships during the attack."),
      force: pieceSchema,
      unit: unitSchema,
      marks: z.array(markSchema).max(9),
      tow: unitSchema.nullable(),
      spent: count(12, "7.3.2 Torps Expended markers."),
      cs: count(60, "CS left."),
      hit: z.boolean().describe("Hit in this attack."),
    }),
  "DeployedShips",
  "7.2.4 Ships of one entry of a force, as they are deployed against aircraft.",
);

/** 7.2.4 An air unit on the ground of the airbase attacked. */
export const parkedSchema = named(
  () =>
    z.strictObject({
      no: z.int32().min(1).max(60).describe("The number by which both sides know it during the attack."),
      aircraft: idSchema,
      cs: count(12, "Its CS when it was lined up."),
    }),
  "ParkedAircraft",
  "7.2.4 An air unit on the ground of the airbase attacked.",
);

/** 7.2.4 A stack of the line. */
export const lineStackSchema = named(
  z
    .array(
      named(
        () =>
          z.strictObject({
            no: z.int32().min(1).max(400).describe("7.2.4 The number of the ships, or of the air unit."),
            cs: count(60, "CS of them in the stack."),
          }),
        "StackPart",
        "7.2.4 Ships, or an air unit, in a stack.",
      ),
    )
    .max(40),
  "LineStack",
  "7.2.4 A stack of the line of targets. Empty once everything in it is gone.",
);

/** 7.2.4 One air unit's part in an attack. */
export const runSchema = named(
  () =>
    z.strictObject({
      aircraft: idSchema,
      wave: z.int32().min(1).max(60).describe("7.2 The wave it flies in."),
      stack: stackSchema
        .nullable()
        .describe("Null against a scattered convoy, and for a unit that needs another target."),
      ordnance: ordnanceSchema,
      diverted: z.boolean().describe("13.1 Diverted from an elusive target."),
    }),
  "AirRun",
  "7.2.4 One air unit's part in an attack.",
);

/** 14.1 The attack that waits while a carrier strikes back. */
const outerStrikeSchema = named(
  () =>
    z.strictObject({
      side: sideSchema.describe("The attacking side."),
      cause: named(z.enum(STRIKE_CAUSES), "StrikeCause", "7.2 The occasion of an air attack."),
      against: named(z.enum(STRIKE_TARGETS), "StrikeTarget", "7.2 The kind of target of an air attack."),
      hex: hexSchema,
      block: blockSchema.nullable().describe("The attacked block. Null for a place."),
      place: idSchema.nullable().describe("The attacked port or airbase. Null for a block."),
      light: named(z.enum(LIGHTS), "StrikeLight", "8.2, 12.7 The light of the attack."),
      aircraft: aircraftIds.describe("The attackers, in their owner's order."),
      scrambled: aircraftIds.describe("7.2.1 Fighters that scrambled against them."),
      surprised: z.boolean().describe("7.2.1 The attackers achieved surprise."),
      later: z.array(aircraftIds).max(60).describe("7.1.2 Groups that attack afterwards."),
      ships: z.array(deployedSchema).max(400),
      parked: z
        .array(parkedSchema)
        .max(60)
        .optional()
        .describe("7.2.4 Air units on the ground of the attacked airbase. Default: none."),
      line: z
        .array(lineStackSchema)
        .max(60)
        .describe("7.2.4 Stacks from left to right. Empty before they are deployed."),
      runs: z.array(runSchema).max(60),
      wave: count(60, "7.2 The wave in progress. 0 before the first."),
      elusive: stackSchema.nullable().describe("13.1 The stack that eludes the aircraft. Null if there is none."),
      openWater: z
        .boolean()
        .nullable()
        .describe("7.3 Whether torpedo aircraft found open water. Null before they looked."),
      answered: z.boolean().describe("14.1 The attacked carrier has had its chance to strike back."),
    }),
  "OuterStrike",
  "14.1 The attack that waits while a carrier strikes back.",
);

/** 7.2 An air attack in progress. */
export const strikeSchema = named(
  () => outerStrikeSchema.unwrap().extend({ outer: outerStrikeSchema.nullable() }),
  "Strike",
  "7.2 An air attack in progress.",
);

const member = <const D extends string>(decision: D, id: string, description: string) =>
  named(
    () =>
      z.strictObject({
        decision: z.literal(decision).describe("B The decision."),
        side: sideSchema,
        strike: strikeSchema,
      }),
    id,
    description,
  );

/** 7.2.2 The targets of one fighter. */
export const fighterFireSchema = named(
  () =>
    z.strictObject({
      aircraft: idSchema.describe("A scrambled fighter."),
      targets: z.array(idSchema).min(1).max(12).describe("An attacking air unit for each of its CS."),
    }),
  "FighterFire",
  "7.2.2 The targets of one fighter.",
);

/** 7.2 The decisions of an air attack. */
export const airPendingSchemas = [
  member("air_scramble", "AirScramble", "7.2.1 The attacked side may scramble fighters."),
  member("air_dogfight_targets", "AirDogfightTargets", "7.2.2 The attacked side names its fighters' targets."),
  named(
    () =>
      z.strictObject({
        decision: z.literal("air_return_fire").describe("B The decision."),
        side: sideSchema,
        strike: strikeSchema,
        fire: z
          .array(fighterFireSchema)
          .min(1)
          .max(60)
          .describe("7.2.2 The fighters' targets, in the order of the fighters."),
      }),
    "AirReturnFire",
    "7.2.3 The attacker names the fighters at which his air units fire.",
  ),
  member("air_counterstrike", "AirCounterstrike", "14.1 The attacked carrier may strike back."),
  member(
    "air_deploy",
    "AirDeploy",
    "7.2.4 The attacked side deploys its ships, or its air units on the ground, in a line.",
  ),
  member("air_assign", "AirAssign", "7.2.4 The attacker names waves, targets, and bombs or torpedoes."),
  member("air_elusive", "AirElusive", "13.1 The Allies name the target that eludes the aircraft."),
  member("air_support_aa", "AirSupportAa", "7.2.5 The attacked side names the targets of supporting ships and CAMs."),
  member("air_retarget", "AirRetarget", "7.2.6 The attacker names other targets for aircraft whose target is gone."),
] as const;

/** 7.2.4 Ships deployed against aircraft. */
export type Deployed = z.infer<typeof deployedSchema>;

/** 7.2.4 An air unit on the ground of the airbase attacked. */
export type Parked = z.infer<typeof parkedSchema>;

/** 7.2.4 A stack of the line. */
export type LineStack = z.infer<typeof lineStackSchema>;

/** 7.2.4 One air unit's part in an attack. */
export type Run = z.infer<typeof runSchema>;

/** 7.2 An air attack in progress. */
export type Strike = z.infer<typeof strikeSchema>;

/** 7.2 A decision of an air attack. */
export type AirDecision = (typeof AIR_DECISIONS)[number];

/** 7.2 The decisions of an air attack, in order. */
export const AIR_DECISIONS = [
  "air_scramble",
  "air_dogfight_targets",
  "air_return_fire",
  "air_counterstrike",
  "air_deploy",
  "air_assign",
  "air_elusive",
  "air_support_aa",
  "air_retarget",
] as const;
