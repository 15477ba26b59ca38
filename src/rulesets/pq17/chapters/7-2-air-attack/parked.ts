import { modifierOf } from "../../../../core/charts/look-up";
import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Aircraft } from "../1-2-forces/state";
import type { Context } from "../shared/game";
import { type AirNews, defenderOf, onTheGround } from "./air-combat";
import { factsOf, findAircraft, strength, strikeAircraft } from "./flying";
import type { LineStack, Parked, Strike } from "./state";

/** 7.2.4 The air units on the ground of the airbase attacked, by their numbers in the line: those that lie there, in their owner's order. */
export function parkedAt(state: Snapshot, charts: Charts, strike: Strike): Parked[] {
  const { place, scrambled } = strike;
  return state.sides[defenderOf(strike)].aircraft
    .filter((unit) => onTheGround(charts, unit, place ?? "", scrambled))
    .slice(0, 60)
    .map(({ id, cs }, index) => ({ no: index + 1, aircraft: id, cs }));
}

/** 7.2.4, E-121 Air units on the ground in the order of their numbers, each by itself. */
export function parkedLine(parked: readonly Parked[]): LineStack[] {
  return parked.map(({ no, cs }) => [{ no, cs }]);
}

/** 7.2.4, E-121 Why a line of air units is not legal: each stands once, by itself, with all its CS. */
export function parkedFault(parked: readonly Parked[], line: readonly LineStack[]): Reason | undefined {
  if (line.some((stack) => stack.length !== 1)) return reason("LINE_NOT_LEGAL/parked-together", "7.2.4");
  for (const { no, aircraft, cs } of parked) {
    const parts = line.flat().filter((each) => each.no === no);
    if (parts.length !== 1 || parts[0]?.cs !== cs)
      return reason("LINE_NOT_LEGAL/parked", "7.2.4", { no, aircraft, cs });
  }
  return undefined;
}

/** 7.2.4 The line against an airbase: as it was deployed, or where an attack began without one the air units in their owner's order. */
export function lineAtBase(state: Snapshot, charts: Charts, strike: Strike): LineStack[] {
  return strike.line.length > 0 ? strike.line : parkedLine(parkedAt(state, charts, strike));
}

/** 7.2.6 An air unit bombs the one it attacks on an airbase: a die for each CS left, and each hit takes a step of it. */
export function bombParked(ctx: Context, strike: Strike, unit: Aircraft, stack: number, news: AirNews): void {
  const { state, charts } = ctx;
  const chart = charts.AIRBASE_BOMBING;
  const row = factsOf(charts, unit).bombsAs;
  const needed = row === null ? null : chart.facts.hit[row];
  if (needed === null) return;
  const enemy = defenderOf(strike);
  const [part] = strike.line[stack - 1] ?? [];
  const found = strike.parked?.find(({ no }) => no === part?.no);
  const target = found && findAircraft(state, enemy, found.aircraft);
  const bombs = strength(unit);
  let dice = 0;
  let hits = 0;
  for (; dice < bombs && target !== undefined && target.cs > 0; dice += 1) {
    const { modified, total } = ctx.rollPlain({
      label: "airbase-bomb",
      about: { side: strike.side, aircraft: unit.id, target: target.id },
      section: "7.2.6",
      dice: chart.dice,
      modifiers: strike.light === "night" ? [modifierOf(chart, "NIGHT")] : [],
      say: (sum) => (sum >= needed ? "hit" : "miss"),
      adjust: (sum, natural) =>
        sum >= needed && natural >= chart.facts.lostFrom
          ? [{ code: "NATURAL_LOSS", value: null, result: "lost", rule: "7.2.6" }]
          : [],
    });
    if (modified < needed) continue;
    hits += 1;
    strikeAircraft(ctx, enemy, target, total >= chart.facts.lostFrom ? "hit" : "damaged", "7.2.6");
    settleParked(ctx, strike, stack, target.cs);
  }
  news.drops.push({ aircraft: unit.id, stack, ordnance: "bombs", dice, hits, harms: [] });
}

/** 7.2.4 The line after a hit: the air unit has fewer CS, or leaves it. */
function settleParked(ctx: Context, strike: Strike, at: number, cs: number): void {
  const line = strike.line.map((stack, index) =>
    index === at - 1 ? stack.flatMap((part) => (cs > 0 ? [{ ...part, cs }] : [])) : stack,
  );
  ctx.set(strike, "line", line, "DISPLAY", "7.2.4", { side: defenderOf(strike) });
}
