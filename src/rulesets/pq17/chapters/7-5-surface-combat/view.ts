import * as z from "zod";
import { blockSchema, count, named, placeSchema, sideSchema, unitSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { isFaceDown } from "./battle";
import { type DisplayUnit, displayUnitSchema, gunTargetSchema, type SurfaceBattle, torpedoTargetSchema } from "./state";

const partSeenSchema = named(
  () =>
    z.strictObject({
      unit: unitSchema,
      cs: count(60, "CS of it here."),
      diw: z.boolean().describe("7.3.1 Dead in the Water."),
      crippled: z.boolean().describe("7.3.1 Crippled."),
    }),
  "CounterPart",
  "7.5.2 CS of one unit in a counter.",
);

const counterSeenSchema = named(
  () =>
    displayUnitSchema
      .unwrap()
      .pick({ no: true, side: true, area: true, evasion: true, screens: true, protects: true })
      .extend({
        parts: z.array(partSeenSchema).max(60).nullable().describe("7.5.9 What it is. Null while it is face down."),
      }),
  "CounterSeen",
  "7.5.2 A counter on the Battle Display, as the viewer sees it.",
);

/** A surface battle as the viewer sees it. */
export const battleSeenSchema = named(
  () =>
    z.strictObject({
      hex: placeSchema,
      attacker: sideSchema,
      round: count(99, "7.5.2 The round. 0 before the first."),
      surprise: z.boolean().describe("7.5.3 The attacker has surprised the defender."),
      outmatched: z
        .boolean()
        .nullable()
        .describe("7.5.7 The enemy is stronger than the German side may fight. Null for other viewers."),
      unescorted: count(60, "7.5.8 Rounds left against unescorted merchants.").nullable(),
      blocks: z
        .array(
          named(
            z.strictObject({
              side: sideSchema,
              block: blockSchema.nullable().describe("Null for a force without one."),
            }),
            "BlockInBattle",
            "7.5 A block that fights.",
          ),
        )
        .max(60)
        .describe("7.5 The blocks that fight."),
      units: z.array(counterSeenSchema).max(200).describe("7.5.2 The counters on the display."),
      guns: z.array(gunTargetSchema).max(200).describe("7.5.2 Targets named for guns."),
      torpedoes: z.array(torpedoTargetSchema).max(200).describe("7.5.2 Targets named for torpedoes."),
    }),
  "BattleSeen",
  "A.4 A surface battle in progress, as the viewer sees it.",
);

/** 7.5.2 A surface battle, as a side or an onlooker sees it. */
export type BattleView = z.infer<typeof battleSeenSchema>;

/**
 * 7.5.9 A battle as a viewer sees it: a side, or null for an onlooker. Counters are face up. At night, by option, only
 * those already hit are.
 */
export function battleSeen(state: Snapshot, battle: SurfaceBattle, viewer: Side | null): BattleView {
  const { hex, attacker, round, surprise, unescorted, guns, torpedoes } = battle;
  return {
    hex,
    attacker,
    round,
    surprise,
    outmatched: viewer === "axis" ? battle.outmatched : null,
    unescorted,
    blocks: battle.forces.map(({ side, block }) => ({ side, block })),
    units: battle.units
      .filter(({ withdrawn, parts }) => !withdrawn && parts.length > 0)
      .map((unit) => unitSeen(unit, unit.side === viewer || unit.hit || !isFaceDown(state))),
    guns,
    torpedoes,
  };
}

function unitSeen(
  { no, side, area, evasion, screens, protects, parts }: DisplayUnit,
  up: boolean,
): BattleView["units"][number] {
  const visibleParts = parts.map(({ unit, cs, diw, crippled }) => ({ unit, cs, diw, crippled }));
  return { no, side, area, evasion, screens, protects, parts: up ? visibleParts : null };
}
