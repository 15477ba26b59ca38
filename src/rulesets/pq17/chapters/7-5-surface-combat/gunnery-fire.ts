import { modifierOf } from "../../../../core/charts/look-up";
import type { ChartModifier } from "../../../../core/contract/chart";
import { gunneryHit } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { DestroyerFate, ShipType, Side } from "../../vocabulary";
import { hurt, meetFate, rollFate } from "../7-9-damage/damage";
import type { Target } from "../7-9-damage/harm";
import type { Context } from "../shared/context";
import { uses } from "../shared/game";
import { pickOne } from "../shared/picks";
import { typeOf } from "../shared/units";
import {
  forceOfPart,
  isFaceDown,
  isNamed,
  isOutOfCombat,
  isUnitCrippled,
  isUnitDiw,
  isUnitInTow,
  shipOfPart,
  stateKey,
  unitNo,
} from "./battle";
import { settleDisplay } from "./display";
import { firesGuns, gunCs } from "./gunnery-targets";
import type { Salvo } from "./outcomes";
import type { DisplayPart, DisplayUnit, GunTarget, SurfaceBattle } from "./state";

/** A hit that is not applied yet. */
interface Hit {
  readonly unit: DisplayUnit;
  readonly part: DisplayPart;
  readonly fate: DestroyerFate | null;
}

/** 7.5.2(iii) Fires the guns of some sides: all dice first, then every hit. */
export function fireGuns(ctx: Context, battle: SurfaceBattle, sides: readonly Side[]): Salvo[] {
  const hits: Hit[] = [];
  const salvos = sides.flatMap((side) => {
    const orders = battle.guns.filter(({ unit }) => unitNo(battle, unit)?.side === side);
    return [...orders].sort((a, b) => a.unit - b.unit).map((aim) => rollSalvo(ctx, battle, side, aim, hits));
  });
  for (const hit of hits) applyHit(ctx, battle, hit);
  return salvos;
}

function rollSalvo(ctx: Context, battle: SurfaceBattle, side: Side, aim: GunTarget, hits: Hit[]): Salvo {
  const { state, charts } = ctx;
  const unit = unitNo(battle, aim.unit);
  const target = unitNo(battle, aim.target);
  const before = hits.length;
  if (unit === undefined || target === undefined) return { unit: aim.unit, target: aim.target, dice: 0, hits: 0 };
  let left = Math.min(aim.cs, gunCs(state, charts, unit));
  let dice = 0;
  for (const part of unit.parts) {
    if (left === 0) break;
    if (!firesGuns(state, charts, unit, part)) continue;
    const cs = Math.min(left, part.cs);
    left -= cs;
    dice += rollPart(ctx, side, { unit, part, cs }, target, hits);
  }
  return { unit: aim.unit, target: aim.target, dice, hits: hits.length - before };
}

/** The CS of a part that fire, and the dice they throw. */
interface Gunners {
  readonly unit: DisplayUnit;
  readonly part: DisplayPart;
  readonly cs: number;
}

function rollPart(ctx: Context, side: Side, gunners: Gunners, target: DisplayUnit, hits: Hit[]): number {
  const { state, charts } = ctx;
  const firing = typeOf(charts, gunners.part);
  const facing = facedType(charts, firing, target);
  const number = gunneryHit(charts, firing, facing);
  if (number === null && !isFaceDown(state)) {
    ctx.ruling("E-57", "7.5.2");
    return 0;
  }
  if (target.parts.length > 1) ctx.ruling("D-57", "7.2.4");
  const dice = diceOf(state, charts, side, gunners);
  for (let die = 0; die < dice; die += 1) {
    const { modified } = ctx.rollPlain({
      label: "gunnery",
      about: { side, unit: gunners.part.unit, counter: String(gunners.unit.no), target: String(target.no) },
      section: "7.5.2",
      dice: charts.NAVAL_GUNNERY.dice,
      modifiers: gunModifiers(state, charts, side, gunners, target),
      resultName: (total) => (number !== null && total >= number ? "hit" : "miss"),
    });
    if (number !== null && modified >= number) takeHit(ctx, target, hits);
  }
  return dice;
}

/** 15.4.3 One die per CS; a green crew has one for every two. */
function diceOf(state: Snapshot, charts: Charts, side: Side, { part, cs }: Gunners): number {
  const green = shipOfPart(state, charts, side, part)?.marks.includes("green_crew") ?? false;
  return green ? Math.ceil(cs / charts.LIMITS.facts.greenCsPerDie) : cs;
}

/** D-57 The type that guns face in a stack: the one with most CS, of equals the one easier to hit. */
export function facedType(charts: Charts, firing: ShipType, target: DisplayUnit): ShipType {
  const numberOf = (part: DisplayPart): number =>
    gunneryHit(charts, firing, typeOf(charts, part)) ?? Number.POSITIVE_INFINITY;
  const types = [...new Set(target.parts.map((part) => typeOf(charts, part)))];
  const csOf = (type: ShipType): number =>
    target.parts.filter((part) => typeOf(charts, part) === type).reduce((sum, { cs }) => sum + cs, 0);
  const easiest = (type: ShipType): number =>
    Math.min(...target.parts.filter((part) => typeOf(charts, part) === type).map(numberOf));
  const byCs = types.sort((a, b) => csOf(b) - csOf(a) || easiest(a) - easiest(b));
  return byCs[0]!;
}

function gunModifiers(
  state: Snapshot,
  charts: Charts,
  side: Side,
  { unit, part }: Gunners,
  target: DisplayUnit,
): ChartModifier[] {
  const codes: string[] = [];
  if (unit.evasion) codes.push("EVASION_FIRER");
  // D-43 Dead in the Water or in tow counts instead of crippled.
  if (isUnitDiw(target) || isUnitInTow(target)) codes.push("TARGET_DIW_OR_TOW");
  else if (isUnitCrippled(state, charts, target)) codes.push("TARGET_CRIPPLED");
  if (forceOfPart(state, side, part)?.fuel.state === "critical") codes.push("CRITICAL_FUEL_FIRER");
  return codes.map((code) => modifierOf(charts.NAVAL_GUNNERY, code));
}

/** 7.5.2(iii) A hit on a target: the ship of a stack is picked, and a destroyer's fate is rolled (7.9). */
function takeHit(ctx: Context, target: DisplayUnit, hits: Hit[]): void {
  const { state, charts } = ctx;
  const part = pickPart(ctx, target, hits);
  if (part === undefined) return;
  const force = forceOfPart(state, target.side, part);
  const before = hits.filter((each) => each.part === part).length;
  const fated =
    uses(state, "destroyer_hits") &&
    typeOf(charts, part) === "DD" &&
    !isOutOfCombat(state, charts, part) &&
    before < part.cs &&
    force !== undefined;
  hits.push({ unit: target, part, fate: fated ? rollFate(ctx, { side: target.side, force }) : null });
}

/** The part of a stack that a hit falls on; one of a kind needs no pick. */
export function pickPart(
  ctx: Context,
  target: DisplayUnit,
  hits: readonly { part: DisplayPart }[],
): DisplayPart | undefined {
  const { charts } = ctx;
  const [first, ...others] = target.parts;
  const isUniform = others.every((part) => first !== undefined && stateKey(charts, part) === stateKey(charts, first));
  const hitsOn = (part: DisplayPart): number => hits.filter((each) => each.part === part).length;
  if (isUniform) {
    // E-53 Of one class the force deployed first bears the loss.
    if (others.length > 0) ctx.ruling("E-53", "1.4");
    return target.parts.find((part) => hitsOn(part) < part.cs) ?? first;
  }
  const slots = (part: DisplayPart): number => (isNamed(charts, part.unit) ? 1 : part.cs);
  const remainingParts = target.parts.flatMap((part) => {
    const lostCs = isNamed(charts, part.unit) ? 0 : hitsOn(part);
    return Array.from({ length: Math.max(0, slots(part) - lostCs) }, () => part);
  });
  const pool =
    remainingParts.length > 0
      ? remainingParts
      : target.parts.flatMap((part) => Array.from({ length: slots(part) }, () => part));
  const about = { side: target.side, counter: String(target.no) };
  return pickOne(ctx, { label: "gunnery-ship", about, section: "D-57", pool, resultName: ({ unit }) => unit }) ?? first;
}

/** The ship that a part represents, as a target. Undefined if it is gone. */
export function targetOf(state: Snapshot, charts: Charts, side: Side, part: DisplayPart): Target | undefined {
  const force = forceOfPart(state, side, part);
  const ship = shipOfPart(state, charts, side, part);
  return force && ship && { side, force, ship };
}

function applyHit(ctx: Context, battle: SurfaceBattle, { unit, part, fate }: Hit): void {
  ctx.set(unit, "hit", true, "COUNTER_HIT", "7.5.9");
  // D-44 Hits beyond the last CS of a counter are lost: they do not fall on another one of its class.
  if (!unit.parts.includes(part)) return;
  const target = targetOf(ctx.state, ctx.charts, unit.side, part);
  if (target === undefined) return;
  if (fate === null) hurt(ctx, target, 1, "7.5.2");
  else meetFate(ctx, target, fate);
  settleDisplay(ctx, battle, unit);
}
