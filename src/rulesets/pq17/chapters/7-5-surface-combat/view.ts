import type { Snapshot } from "../../snapshot";
import type { BattleArea, Side } from "../../vocabulary";
import { isFaceDown } from "./battle";
import type { DisplayUnit, GunTarget, SurfaceBattle, TorpedoTarget } from "./state";

/** 7.5.2 A unit on the Battle Display, as a side sees it. */
export interface DisplayUnitView {
  readonly no: number;
  readonly side: Side;
  readonly area: BattleArea;
  readonly evasion: boolean;
  readonly screens: readonly number[];
  readonly protects: number | null;
  /** Its ships; null for a counter that lies face down (7.5.9). */
  readonly parts:
    | readonly { readonly unit: string; readonly cs: number; readonly diw: boolean; readonly crippled: boolean }[]
    | null;
}

/** 7.5.2 A surface battle, as a side or an onlooker sees it. */
export interface BattleView {
  readonly hex: string;
  readonly attacker: Side;
  readonly round: number;
  readonly surprise: boolean;
  /** 7.5.7 True if the enemy is the stronger, which binds the Axis side. Null for every other viewer. */
  readonly outmatched: boolean | null;
  readonly unescorted: number | null;
  readonly blocks: readonly { readonly side: Side; readonly block: number | null }[];
  readonly units: readonly DisplayUnitView[];
  readonly guns: readonly GunTarget[];
  readonly torpedoes: readonly TorpedoTarget[];
}

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

function unitSeen({ no, side, area, evasion, screens, protects, parts }: DisplayUnit, up: boolean): DisplayUnitView {
  const visibleParts = parts.map(({ unit, cs, diw, crippled }) => ({ unit, cs, diw, crippled }));
  return { no, side, area, evasion, screens, protects, parts: up ? visibleParts : null };
}
