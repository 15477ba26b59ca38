import { caseOf } from "../../../../core/choice/cases";
import { every, listOf, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Limit, Picker } from "../../../../core/contract/choice";
import { iceOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Ordnance, Side } from "../../vocabulary";
import type { Aircraft } from "../1-2-forces/state";
import { type AirTold, nothingTold } from "../7-2-air-attack/air-combat";
import { flakOf, type Part } from "../7-2-air-attack/display";
import { attackWith } from "../7-2-air-attack/drops";
import { factsOf, findAircraft } from "../7-2-air-attack/units";
import { fireFlak } from "../7-2-air-attack/wave";
import { expectedIce } from "../10-ice/ice";
import { type Context, lightOf } from "../shared/game";
import { entriesOf, forceOfPart, shown, sideIn, unitNo } from "./battle";
import { strikers } from "./carrier-strike";
import { settleDisplay } from "./display";
import type { DisplayUnit, SurfaceBattle } from "./state";

/** 7.5.6 One air unit's part in a strike from a carrier within a surface battle. */
export interface StrikeRun {
  readonly aircraft: string;
  readonly target: number;
  readonly ordnance: Ordnance;
}

/** 7.5.6 A strike, as the input of an operation; without runs none is made. */
export interface StrikeInput {
  readonly runs: StrikeRun[];
}

/** 7.5.6 The strikes that the carriers of a side may make in a round. */
export function strikeChoice(state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side): Choice<StrikeInput> {
  const targets = shown(battle, side === "allied" ? "axis" : "allied").map(({ no }) => no);
  const ids = targets.length === 0 ? [] : strikers(state, charts, battle, side);
  const cases = ids.map((id): [string, Choice<StrikeRun>] => [
    id,
    every<StrikeRun>({
      aircraft: oneOf([id]),
      target: oneOf(targets),
      ordnance: oneOf(ordnanceOf(charts, findAircraft(state, side, id))),
    }),
  ]);
  const list = listOf(caseOf("aircraft", Object.fromEntries(cases)), 0, ids.length);
  const most = charts.LIMITS.facts.airUnitsPerTarget;
  const limit: Limit = {
    code: "RUNS_IMPOSSIBLE",
    section: "7.2.4",
    text: "Every air unit attacks once, and at most two attack one target.",
  };
  const legal = (runs: readonly StrikeRun[]): boolean =>
    new Set(runs.map(({ aircraft }) => aircraft)).size === runs.length &&
    targets.every((no) => runs.filter(({ target }) => target === no).length <= most);
  const draw = (pick: Picker): StrikeRun[] => {
    const runs: StrikeRun[] = [];
    for (const [, choice] of cases) {
      const run = choice.draw(pick);
      if (pick(3) > 0 && legal([...runs, run])) runs.push(run);
    }
    return runs;
  };
  return every<StrikeInput>({ runs: within(list, limit, legal, "", draw) });
}

function ordnanceOf(charts: Charts, unit: Aircraft | undefined): Ordnance[] {
  if (unit === undefined) return [];
  const { bombsAs, torpedoes } = factsOf(charts, unit);
  return [...(bombsAs === null ? [] : ["bombs" as const]), ...(torpedoes > 0 ? ["torpedoes" as const] : [])];
}

/** 7.5.6, G.18 A strike in one wave: AA fire of the units attacked, then bombs and torpedoes, target by target. */
export function strike(ctx: Context, battle: SurfaceBattle, { runs }: StrikeInput): AirTold {
  const told = nothingTold();
  ctx.set(battle, "struck", true, "STRUCK", "7.5.6");
  if (runs.length === 0) return told;
  const side = sideIn(battle, "defender");
  const water = !runs.some(({ ordnance }) => ordnance === "torpedoes") || isOpenWater(ctx, battle, side);
  const flown = [...runs].filter(({ ordnance }) => ordnance === "bombs" || water).sort((a, b) => a.target - b.target);
  ctx.ruling("E-55", "7.5.6");
  for (const target of new Set(flown.map((run) => run.target))) {
    const unit = unitNo(battle, target);
    if (unit !== undefined)
      defend(
        ctx,
        side,
        unit,
        flown.filter((run) => run.target === target),
        told,
      );
  }
  for (const { aircraft, target, ordnance } of flown) {
    const unit = unitNo(battle, target);
    const flier = findAircraft(ctx.state, side, aircraft);
    if (unit === undefined || flier === undefined) continue;
    const enemy = unit.side;
    const before = told.drops.length;
    const aim = {
      side,
      enemy,
      light: lightOf(ctx.state),
      inPort: false,
      diverted: false,
      stack: target,
      at: { target: String(target) },
      hitsPerMerchant: 1,
      parts: () => partsOf(ctx.state, ctx.charts, unit),
      secondVictims: true,
      settle: () => settleDisplay(ctx, battle, unit),
    };
    attackWith(ctx, aim, flier, ordnance, told);
    if (told.drops.slice(before).some(({ hits }) => hits > 0)) ctx.set(unit, "hit", true, "COUNTER_HIT", "7.5.9");
  }
  return told;
}

function isOpenWater(ctx: Context, battle: SurfaceBattle, side: Side): boolean {
  const { expected, fixed } = expectedIce(ctx.state, ctx.charts, battle.hex);
  if (fixed) return expected === "clear";
  const view = iceOf(ctx.charts, expected);
  return ctx.roll({ label: "ice-condition", about: { side }, section: "7.3", view }).row.result === "clear";
}

/** 7.2.5 The unit attacked fires at each air unit that attacks it; a star fires once. */
function defend(ctx: Context, side: Side, unit: DisplayUnit, runs: readonly StrikeRun[], told: AirTold): void {
  const value = flakOf(ctx.state, ctx.charts, partsOf(ctx.state, ctx.charts, unit));
  if (value === null) return;
  for (const { aircraft, ordnance } of value === "*" ? runs.slice(0, 1) : runs) {
    const flier = findAircraft(ctx.state, side, aircraft);
    if (flier === undefined) continue;
    const shot = {
      side: unit.side,
      value,
      aircraft: flier,
      torpedoRun: ordnance === "torpedoes",
      cams: 0,
      stack: unit.no,
      at: { counter: String(unit.no) },
    };
    fireFlak(ctx, shot, told);
  }
}

function partsOf(state: Snapshot, charts: Charts, unit: DisplayUnit): Part[] {
  return unit.parts.flatMap((part): Part[] => {
    const force = forceOfPart(state, unit.side, part);
    const ship = force && entriesOf(charts, force, part)[0];
    return force === undefined || ship === undefined ? [] : [{ force, ship, cs: part.cs }];
  });
}
