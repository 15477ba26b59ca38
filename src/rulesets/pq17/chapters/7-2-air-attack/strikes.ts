import { opponentOf } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Aircraft, Force } from "../1-2-forces/state";
import { atSea, forcesOf, isForce, pieceAtBlock } from "../shared/game";
import { aircraftNamed, strength } from "./flying";
import type { Strike } from "./state";

/** 7.2 The target, the aircraft and the cause of an air attack that begins. */
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

/** 7.2 The air attack that waits for a decision; throws when none does, which legality excludes. */
export function strikeOf({ pending }: Snapshot): Strike {
  if (pending === null || !("strike" in pending)) throw new Error("No air attack waits for a decision.");
  return pending.strike;
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
