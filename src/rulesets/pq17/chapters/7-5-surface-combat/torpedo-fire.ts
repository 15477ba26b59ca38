import { modifierOf } from "../../../../core/charts/look-up";
import type { Side } from "../../vocabulary";
import type { Ship } from "../1-2-forces/state";
import { applyTorpedo, rollTorpedo, type TorpedoAttack, type TorpedoDice } from "../7-3-torpedoes/torpedoes";
import type { Context } from "../shared/context";
import { typeOf } from "../shared/units";
import { entriesOf, forceOfPart, unitNo } from "./battle";
import { settleDisplay } from "./display";
import { pickPart, targetOf } from "./gunnery-fire";
import type { Volley } from "./outcomes";
import type { DisplayPart, DisplayUnit, SurfaceBattle, TorpedoTarget } from "./state";
import { attacksLeft, perSymbol } from "./torpedo-targets";

/** A torpedo attack that has been rolled and is not applied yet. */
interface Launched {
  readonly unit: DisplayUnit;
  readonly part: DisplayPart;
  readonly attack: TorpedoAttack;
  readonly strike: TorpedoDice;
}

/** 7.5.2(iv), D-61 Launches the torpedoes of some sides, in their order: all dice first, then what they do. */
export function launchTorpedoes(ctx: Context, battle: SurfaceBattle, sides: readonly Side[]): Volley[] {
  const launched: Launched[] = [];
  const volleys = sides.flatMap((side) => {
    const orders = battle.torpedoes.filter(({ unit }) => unitNo(battle, unit)?.side === side);
    const units = [...new Set(orders.map(({ unit }) => unit))].sort((a, b) => a - b);
    return units.flatMap((no) => {
      const aims = orders.filter(({ unit }) => unit === no);
      const unit = unitNo(battle, no);
      if (unit === undefined) return [];
      spend(
        ctx,
        side,
        unit,
        aims.reduce((sum, { attacks }) => sum + attacks, 0),
      );
      return aims.map((aim) => rollVolley(ctx, battle, side, unit, aim, launched));
    });
  });
  const wrecks = new Map<DisplayUnit, DisplayUnit[]>();
  for (const { unit, part, attack, strike } of launched) {
    if (!strike.success) continue;
    ctx.set(unit, "hit", true, "COUNTER_HIT", "7.5.9");
    const struck = unit.parts.includes(part) ? attack : onWreck(ctx, attack, wrecks.get(unit) ?? []);
    if (struck === undefined) continue;
    const before = battle.units.length;
    applyTorpedo(ctx, struck, strike, "7.5.2");
    settleDisplay(ctx, battle, unit);
    wrecks.set(unit, [...(wrecks.get(unit) ?? []), ...battle.units.slice(before)]);
  }
  return volleys;
}

/** D-44, D-62 An attack on a counter of which nothing is left but what this volley has marked; undefined when that is gone too. */
function onWreck(
  { state, charts }: Context,
  attack: TorpedoAttack,
  wrecks: readonly DisplayUnit[],
): TorpedoAttack | undefined {
  const { side, ship } = attack.target;
  const [wreckPart] = wrecks.flatMap(({ parts }) => parts).filter(({ unit }) => unit === ship.unit);
  const target = wreckPart && targetOf(state, charts, side, wreckPart);
  return target && { ...attack, target };
}

function rollVolley(
  ctx: Context,
  battle: SurfaceBattle,
  side: Side,
  unit: DisplayUnit,
  aim: TorpedoTarget,
  launched: Launched[],
): Volley {
  const { state, charts } = ctx;
  const target = unitNo(battle, aim.target);
  if (target === undefined) return { ...aim, attacks: 0, successes: 0 };
  const { attacks } = aim;
  const picked: { part: DisplayPart }[] = [];
  let successes = 0;
  for (let each = 0; each < attacks; each += 1) {
    const part = pickPart(ctx, target, picked);
    const victim = part && targetOf(state, charts, target.side, part);
    if (part === undefined || victim === undefined) continue;
    const { force } = victim;
    const attack: TorpedoAttack = {
      about: { side, unit: unit.parts[0]!.unit, counter: String(unit.no), target: String(target.no) },
      target: victim,
      by: "ship",
      extra: target.evasion ? [modifierOf(charts.TORPEDO_ATTACK, "EVASION_TARGET")] : [],
      others: () => force.units.filter((ship: Ship) => typeOf(charts, ship) === "MX"),
    };
    const strike = rollTorpedo(ctx, attack, "7.5.2");
    if (strike.success) {
      successes += 1;
      picked.push({ part });
    }
    launched.push({ unit: target, part, attack, strike });
  }
  return { unit: aim.unit, target: aim.target, attacks, successes };
}

/** 7.3.2 Marks the torpedoes that a unit spends, symbol by symbol, on each of its parts in turn and in its force. */
function spend(ctx: Context, side: Side, unit: DisplayUnit, attacks: number): void {
  const { state, charts } = ctx;
  const firedByPart = new Map<DisplayPart, number>();
  for (let left = attacks, before = 0; left > 0 && left !== before; ) {
    before = left;
    for (const part of unit.parts) {
      const fired = firedByPart.get(part) ?? 0;
      const used = Math.min(left, perSymbol(charts, part), attacksLeft(state, charts, part) - fired);
      left -= used;
      firedByPart.set(part, fired + used);
    }
  }
  for (const [part, used] of firedByPart) {
    if (used === 0) continue;
    ctx.set(part, "spent", part.spent + used, "TORPEDOES_SPENT", "7.3.2");
    const force = forceOfPart(state, side, part);
    const ship = force && entriesOf(charts, force, part)[0];
    if (ship !== undefined) {
      ctx.set(ship, "torpedoesSpent", Math.min(120, ship.torpedoesSpent + used), "TORPEDOES_SPENT", "7.3.2");
    }
  }
}
