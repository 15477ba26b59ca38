import { opponentOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { AirDecision, Strike } from "../snapshot-air";
import type { Aircraft, Force } from "../snapshot-forces";
import type { AirResult, Ordnance, Side } from "../vocabulary";
import { aircraftNamed, strength } from "./air-units";
import type { Harm } from "./damage";
import { atSea, type Context, forcesOf, isForce, pieceAtBlock } from "./game";

/** 7.2.3 The fire of one air unit in air combat. */
export interface Dogfire {
  readonly firer: string;
  readonly target: string;
  readonly results: readonly AirResult[];
}
/** 7.2.5 One die of AA fire; a stack of the line, or null for the port or base. */
export interface Flak {
  readonly stack: number | null;
  readonly aircraft: string;
  readonly result: AirResult;
}
/** 7.2.6, 7.3 The attack of one air unit. */
export interface Drop {
  readonly aircraft: string;
  readonly stack: number | null;
  readonly ordnance: Ordnance;
  readonly dice: number;
  readonly hits: number;
  readonly harms: readonly Harm[];
}
/** 7.2 What one operation of an air attack brought about, gathered as it goes. */
export interface AirTold {
  readonly groups: { readonly aircraft: readonly string[]; readonly located: boolean }[];
  readonly dogfires: Dogfire[];
  readonly flak: Flak[];
  readonly drops: Drop[];
}

/** 7.2 Nothing told yet. */
export function nothingTold(): AirTold {
  return { groups: [], dogfires: [], flak: [], drops: [] };
}

/** What an air attack is made on and with, before anything has come of it. */
export type StrikeSpec = Pick<
  Strike,
  "side" | "cause" | "against" | "hex" | "block" | "place" | "light" | "aircraft" | "later"
>;

/** 7.2 An air attack at its start. */
export function freshStrike(spec: StrikeSpec): Strike {
  return {
    ...spec,
    scrambled: [],
    surprised: false,
    ships: [],
    line: [],
    runs: [],
    wave: 0,
    elusive: null,
    openWater: null,
    answered: false,
    outer: null,
  };
}

/** B Waits for a decision about an air attack. */
export function awaitDecision(
  ctx: Context,
  decision: Exclude<AirDecision, "air_return_fire">,
  side: Side,
  strike: Strike,
  section: string,
): void {
  ctx.set(ctx.state, "pending", { decision, side, strike }, "AIR_DECISION", section);
}

/** 7.2 The air attack in progress; undefined when none is. */
export function strikeOf({ pending }: Snapshot): Strike | undefined {
  return pending !== null && "strike" in pending ? pending.strike : undefined;
}

/** The side that an air attack is made on. */
export function defenderOf({ side }: Pick<Strike, "side">): Side {
  return opponentOf(side);
}

/** 7.2 The forces attacked: the one behind the block, or everything that lies in the port. */
export function forcesUnder(state: Snapshot, strike: Pick<Strike, "side" | "block" | "place" | "against">): Force[] {
  const side = defenderOf(strike);
  if (strike.block !== null) {
    const piece = pieceAtBlock(state, side, strike.block);
    return piece !== undefined && isForce(piece) && atSea(piece) ? [piece] : [];
  }
  if (strike.against !== "port") return [];
  return forcesOf(state, side, ({ station, at }) => station === "in_port" && at === strike.place);
}

/** 7.2 The attackers that still fly, in their owner's order. */
export function attackersLeft(state: Snapshot, strike: Pick<Strike, "side" | "aircraft">): Aircraft[] {
  return aircraftNamed(state, strike.side, strike.aircraft).filter((unit) => strength(unit) > 0);
}

/** 7.2.4 True when aircraft lie at their base: not away, and not in the air against this attack. */
export function onTheGround(charts: Charts, unit: Aircraft, base: string, scrambled: readonly string[]): boolean {
  const there = charts.AIRBASES.facts.bases.some(({ id }) => id === base) && unit.base === base;
  return there && unit.hex === null && unit.cs > 0 && !scrambled.includes(unit.id);
}
