import { chartView, modifierOf } from "../../../../core/charts/look-up";
import type { About } from "../../../../core/contract/audit";
import { bombTargetOf } from "../../charts/pack";
import type { GunTargetType } from "../../charts/shapes-dice";
import type { Light, Ordnance, Side } from "../../vocabulary";
import type { Aircraft } from "../1-2-forces/state";
import { applyTorpedo, rollDamage, type TorpedoAttack, torpedoModifiers } from "../7-3-torpedoes/torpedoes";
import { hurt } from "../7-9-damage/damage";
import type { Harm } from "../7-9-damage/harm";
import type { Context } from "../shared/context";
import { pickOne } from "../shared/picks";
import { entryName, inGroup, isHelpless, typeOf } from "../shared/units";
import { strikeAircraft } from "./air-combat";
import { leading, poolOf, type StackPart } from "./display";
import { airUnitFacts, bomberRow, findAircraft, strength } from "./flying";
import type { AirNews } from "./outcomes";
import type { Strike } from "./state";
import { defenderOf } from "./strikes";

/**
 * 7.2.6 The aim of an air unit: a stack of a line, a counter of a surface battle, or a merchant of a scattered convoy.
 */
export interface DropAim {
  /** The attacker's side. */
  readonly side: Side;
  readonly enemy: Side;
  readonly light: Light;
  readonly inPort: boolean;
  readonly diverted: boolean;
  readonly stack: number | null;
  /** Its place on its display, for the audit: the number of the stack or the counter. Empty off a display. */
  readonly at: About;
  /** 12.7 Hits that sink an undamaged merchant. */
  readonly hitsPerMerchant: number;
  /** The ships in that place now. */
  readonly parts: () => readonly StackPart[];
  /** D-62 Merchants among which a torpedo finds its second victim; none where only the ship attacked is hit. */
  readonly secondVictims: boolean;
  /** 7.7.3 Called before a hit is applied to a merchant that may still be apart from its convoy. */
  readonly strike?: () => void;
  /** Called after each hit. */
  readonly settle: (harm: Harm) => void;
}

/** 7.2.6, 7.3 One air unit attacks with what it carries: a die for each CS left, or for each CS and torpedo. */
export function attackWith(ctx: Context, aim: DropAim, unit: Aircraft, ordnance: Ordnance, news: AirNews): void {
  const harms: Harm[] = [];
  let hits = 0;
  let thrown = 0;
  const { torpedoes } = airUnitFacts(ctx.charts, unit);
  const most = ordnance === "torpedoes" ? strength(unit) * torpedoes : bombsOf(ctx, aim.side, unit);
  for (let die = 0; die < most; die += 1) {
    const harm = ordnance === "torpedoes" ? dropTorpedo(ctx, aim, unit) : dropBomb(ctx, aim, unit);
    if (harm === undefined) break;
    thrown += 1;
    if (!harm.hit) continue;
    hits += 1;
    harms.push(...harm.harms);
  }
  news.drops.push({ aircraft: unit.id, stack: aim.stack, ordnance, dice: thrown, hits, harms });
}

/** 7.2.6, 15.4.3 A bomb for each CS left; aircraft of a green carrier have one for every two. */
function bombsOf({ state, charts }: Context, side: Side, unit: Aircraft): number {
  const carrier = state.sides[side].forces.flatMap(({ units }) => units).find((ship) => ship.unit === unit.carrier);
  const green = carrier?.marks.includes("green_crew") ?? false;
  return green ? Math.ceil(strength(unit) / charts.LIMITS.facts.greenCsPerDie) : strength(unit);
}

interface Dropped {
  readonly hit: boolean;
  readonly harms: readonly Harm[];
}

/** 7.2.6 One bomb; undefined when nothing is left to aim at, or nothing there can be hit. */
function dropBomb(ctx: Context, aim: DropAim, unit: Aircraft): Dropped | undefined {
  const { charts } = ctx;
  const chart = charts.NAVAL_BOMBING;
  const row = bomberRow(charts, unit, aim);
  if (row === null) return undefined;
  const hitNumber = (type: GunTargetType): number | null => chart.facts.hit[row][bombTargetOf(charts, type)];
  const target = leading(charts, aim.parts(), hitNumber);
  const needed = target && hitNumber(target.type);
  if (target === undefined || needed === undefined || needed === null) return undefined;
  if (target.mixed) ctx.ruling("D-57", "7.2.6");
  const { modified } = ctx.rollPlain({
    label: "bomb",
    about: { side: aim.side, aircraft: unit.id, ...aim.at },
    section: "7.2.6",
    dice: chart.dice,
    modifiers: bombCodes(aim, target.part).map((code) => modifierOf(chart, code)),
    resultName: (total) => (total >= needed ? "hit" : "miss"),
  });
  if (modified < needed) return { hit: false, harms: [] };
  const victim = pick(ctx, aim);
  return { hit: true, harms: victim === undefined ? [] : [bombed(ctx, aim, victim)] };
}

function bombCodes({ inPort, diverted, light }: DropAim, { ship }: StackPart): string[] {
  return [
    ...(isHelpless(ship) ? ["TARGET_DIW_OR_TOW"] : ship.marks.includes("crippled") ? ["TARGET_CRIPPLED"] : []),
    ...(inPort ? ["IN_PORT"] : []),
    ...(diverted ? ["ELUSIVE_TARGET"] : []),
    ...(light === "night" ? ["NIGHT"] : []),
  ];
}

/** 7, 12.7 One hit by a bomb: CS of a class is gone, a named ship loses a step. */
function bombed(ctx: Context, aim: DropAim, { force, ship }: StackPart): Harm {
  aim.strike?.();
  const tough =
    aim.hitsPerMerchant > 1 &&
    typeOf(ctx.charts, ship) === "MX" &&
    !ship.rotated &&
    !isHelpless(ship) &&
    !ship.marks.includes("crippled");
  if (tough) {
    ctx.set(ship, "rotated", true, "ODD_HIT", "12.7");
    return { unit: ship.unit, lost: 0, sunk: 0, diw: 0, crippled: 0 };
  }
  if (ship.rotated && typeOf(ctx.charts, ship) === "MX") ctx.set(ship, "rotated", false, "STEP_LOST", "12.7");
  const harm = hurt(ctx, { side: aim.enemy, force, ship }, 1, "7.2.6");
  aim.settle(harm);
  return harm;
}

/** 7.3 One torpedo; undefined when nothing is left to aim at. */
function dropTorpedo(ctx: Context, aim: DropAim, unit: Aircraft): Dropped | undefined {
  const { state, charts } = ctx;
  const target = leading(charts, aim.parts(), () => null);
  if (target === undefined) return undefined;
  if (target.mixed) ctx.ruling("D-57", "7.3");
  const about = { side: aim.side, aircraft: unit.id, ...aim.at };
  const at = ({ force, ship }: StackPart): TorpedoAttack => ({
    about,
    target: { side: aim.enemy, force, ship },
    by: "aircraft",
    ...(aim.secondVictims && {
      others: () => force.units.filter((each) => inGroup(charts, each, "convoy_ship") && typeOf(charts, each) === "MX"),
    }),
  });
  const { row } = ctx.roll({
    label: "torpedo-attack",
    about,
    section: "7.3.1",
    view: chartView(charts.TORPEDO_ATTACK),
    modifiers: [
      ...torpedoModifiers(state, charts, at(target.part)),
      ...(aim.diverted ? [modifierOf(charts.NAVAL_BOMBING, "ELUSIVE_TARGET")] : []),
    ],
  });
  if (row.result === "miss") return { hit: false, harms: [] };
  const victim = pick(ctx, aim);
  if (victim === undefined) return { hit: true, harms: [] };
  const damage = rollDamage(ctx, victim.ship, about, "7.3.1");
  aim.strike?.();
  const harms = applyTorpedo(ctx, at(victim), { success: true, damage }, "7.3.1");
  for (const harm of harms) aim.settle(harm);
  return { hit: true, harms };
}

/** 7.2.4 The ship of a stack that is hit; one alone needs no die. */
function pick(ctx: Context, aim: DropAim): StackPart | undefined {
  const pool = poolOf(ctx.charts, aim.parts());
  return pickOne(ctx, {
    label: "bomb-ship",
    about: { side: aim.enemy, ...aim.at },
    section: "7.2.4",
    pool,
    resultName: ({ ship }) => entryName(ship),
  });
}

/** 7.2.6 An air unit bombs the unit it attacks on an airbase: one die for each CS left, and each hit takes a step. */
export function bombParked(ctx: Context, strike: Strike, unit: Aircraft, stack: number, news: AirNews): void {
  const { state, charts } = ctx;
  const chart = charts.AIRBASE_BOMBING;
  const row = airUnitFacts(charts, unit).bombsAs;
  const needed = row === null ? null : chart.facts.hit[row];
  if (needed === null) return;
  const enemy = defenderOf(strike);
  const [part] = strike.line[stack - 1] ?? [];
  const parkedStack = strike.parked?.find(({ no }) => no === part?.no);
  const target = parkedStack && findAircraft(state, enemy, parkedStack.aircraft);
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
      resultName: (sum) => (sum >= needed ? "hit" : "miss"),
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
