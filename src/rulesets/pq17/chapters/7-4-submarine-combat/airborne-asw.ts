import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { sendHome } from "../5-3-air-movement/homecoming";
import { raiseAfterCombat } from "../6-1-identification/identity";
import { attackable } from "../7-1-location/attackable";
import { drawLocationCards, type Located } from "../7-1-location/locate";
import { aircraftNamed, airUnitFacts, strength } from "../7-2-air-attack/flying";
import { attacksAtSea } from "../7-2-air-attack/targets";
import type { Context } from "../shared/context";
import { aswAttack } from "./asw";
import { airborneAswDice } from "./asw-dice";
import type { AswResult } from "./outcomes";

/** 7.4.2 A Wolf Pack that aircraft may attack now, and the air units over it. */
export interface Quarry {
  readonly pack: Force;
  readonly block: number;
  readonly aircraft: readonly string[];
}

/** 7.4.2, 7.1 Identified Wolf Packs under a side's aircraft on ASW, but those attacked from the air already. */
export function quarries(state: Snapshot, charts: Charts, side: Side): Quarry[] {
  const out = state.sides[side].aircraft.filter(
    (unit) => unit.mission === "asw" && unit.hex !== null && strength(unit) > 0 && attacksAtSea(charts, unit),
  );
  const hexes = [...new Set(out.flatMap(({ hex }) => hex ?? []))].sort();
  return hexes.flatMap((hex) =>
    attackable(state, charts, side, hex).flatMap((pack): Quarry[] => {
      const { block, kind } = pack;
      if (kind !== "wolf_pack" || block === null || state.sides[side].struck.includes(`block:${block}`)) return [];
      return [{ pack, block, aircraft: out.filter((unit) => unit.hex === hex).map(({ id }) => id) }];
    }),
  );
}

/** 7.4.2 Aircraft hunt a Wolf Pack: a location card, then a die for each of their CS; the submarines do not reply. */
export function huntFromTheAir(
  ctx: Context,
  side: Side,
  { pack, block }: Quarry,
  ids: readonly string[],
): { located: Located; results: AswResult[] } {
  const { state, charts } = ctx;
  const units = aircraftNamed(state, side, ids);
  ctx.push(state.sides[side].struck, `block:${block}`, "STRUCK", "7.1");
  const nations = units.map((unit) => ({ nation: airUnitFacts(charts, unit).nation, cs: strength(unit) }));
  const soviet = nations.every(({ nation }) => nation === "soviet");
  const located = drawLocationCards(ctx, side, { kind: "aircraft", id: ids[0]!, soviet }, pack, "7.1.1");
  const attack = { side, dice: airborneAswDice(nations), pack, offensive: true };
  const results = located.found ? aswAttack(ctx, attack, "7.4.2").results : [];
  if (located.found) raiseAfterCombat(ctx, opponentOf(side), pack, "airAttack", "6.7");
  for (const unit of units) sendHome(ctx, unit, "7.2");
  return { located, results };
}
