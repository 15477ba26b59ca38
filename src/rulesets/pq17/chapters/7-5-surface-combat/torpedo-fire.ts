import { modifierOf } from "../../../../core/charts/look-up";
import { caseOf } from "../../../../core/choice/cases";
import { reason } from "../../../../core/choice/legality";
import { distinct, other, type Rule, sumOf } from "../../../../core/choice/limits";
import { every, listOf, oneOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import { unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Ship } from "../1-2-forces/state";
import { applyTorpedo, rollTorpedo, type Strike, type TorpedoAttack } from "../7-3-torpedoes/torpedoes";
import type { Context } from "../shared/game";
import { typeOf } from "../shared/units";
import { AIMS, doubled, drawAims, type Firer } from "./aims";
import { entriesOf, forceOfPart, isNamed, isOut, shown, unitNo, unitOfNo } from "./battle";
import { settleDisplay } from "./display";
import { pickPart, targetOf } from "./gunnery-fire";
import { divided } from "./gunnery-targets";
import { screenedFrom, targetsOf } from "./screens";
import type { DisplayPart, DisplayUnit, SurfaceBattle, TorpedoTarget } from "./state";

/** The targets that a side names for its torpedoes, as the input of an operation. */
export interface TorpedoInput {
  readonly targets: TorpedoTarget[];
}

/** 7.5.2(iv) The result of the torpedoes of a unit. */
export interface Volley {
  readonly unit: number;
  readonly target: number;
  readonly attacks: number;
  readonly successes: number;
}

/** 7.3 Torpedo attacks of one symbol of a part: one of a named ship, one for every CS of a class. */
function perSymbol(charts: Charts, part: DisplayPart): number {
  return isNamed(charts, part.unit) ? 1 : part.cs;
}

/** 7.3.2 Torpedo attacks that a part has left. */
function attacksLeft(state: Snapshot, charts: Charts, part: DisplayPart): number {
  if (isOut(state, charts, part)) return 0;
  return Math.max(0, unitOf(charts, part.unit).torpedoes * perSymbol(charts, part) - part.spent);
}

/** 7.3 The numbers of torpedo attacks that a unit may make: one, two or all of its symbols that are left. */
function attackCounts(state: Snapshot, charts: Charts, unit: DisplayUnit): number[] {
  const symbols = Math.max(0, ...unit.parts.map((part) => unitOf(charts, part.unit).torpedoes));
  const counts = Array.from({ length: symbols }, (_, index) =>
    unit.parts.reduce(
      (sum, part) => sum + Math.min((index + 1) * perSymbol(charts, part), attacksLeft(state, charts, part)),
      0,
    ),
  );
  return [...new Set(counts)].filter((count) => count > 0);
}

/** 7.5.2(iv) The units of a side that can use torpedoes, with their targets. */
export function torpedoers(state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side): Firer[] {
  return shown(battle, side).flatMap((unit) => {
    if (unit.area !== "torpedo_attack" || attackCounts(state, charts, unit).length === 0) return [];
    const targets = targetsOf(state, charts, battle, unit).map(({ no }) => no);
    return targets.length === 0 ? [] : [{ no: unit.no, targets }];
  });
}

/** 7.5.2(iv) The targets that a side may name for its torpedoes, if any; undefined when it can attack nothing. */
export function torpedoChoice(
  state: Snapshot,
  charts: Charts,
  battle: SurfaceBattle,
  side: Side,
): Choice<TorpedoInput> | undefined {
  const firers = torpedoers(state, charts, battle, side);
  if (firers.length === 0) return undefined;
  const splitter = divided(charts, battle, side);
  const counts = (no: number): number[] => attackCounts(state, charts, unitOfNo(battle, no));
  const cases = firers.map(({ no, targets }): [string, Choice<TorpedoTarget>] => [
    String(no),
    every<TorpedoTarget>({
      unit: oneOf([no]),
      target: oneOf(targets, screenedFrom(battle, no, targets)),
      attacks: no === splitter ? wholeNumber(1, Math.max(...counts(no))) : oneOf(counts(no)),
    }),
  ]);
  const entries = splitter === undefined ? firers.length : firers[0]!.targets.length;
  const list = listOf(caseOf("unit", Object.fromEntries(cases)), 0, entries);
  const once = reason("FIRES_ONCE/torpedoes", "7.5.2");
  const coverage = reason("TARGET_LEFT_OUT/torpedoes", "7.5.2");
  const single = splitter === undefined ? [distinct(once, ["/*/unit"])] : dividedRules(once, counts(splitter));
  const draw = (pick: (n: number) => number): TorpedoTarget[] =>
    drawAims(firers, pick).map((aim) => {
      const options = counts(aim.unit);
      return { ...aim, attacks: options[pick(options.length)]! };
    });
  const covered = other<TorpedoTarget[]>(coverage, AIMS, (targets) => doubled(firers, targets) === undefined);
  return every<TorpedoInput>({ targets: within(within<TorpedoTarget[]>(list, single, { draw }), covered, { draw }) });
}

/** 7.5.2(iv) How a lone light counter divides its torpedoes: each target once, and all the torpedoes of a symbol or several. */
function dividedRules(once: Reason, counts: readonly number[]): Rule<TorpedoTarget[]>[] {
  const attacks = { pointers: ["/*/attacks"] };
  const whole = (targets: readonly TorpedoTarget[]): boolean =>
    targets.length === 0 || counts.includes(targets.reduce((sum, each) => sum + each.attacks, 0));
  const isAny = counts.length === Math.max(...counts);
  return [
    distinct(once, ["/*/target"]),
    sumOf(once, attacks, { max: Math.max(...counts) }),
    ...(isAny ? [] : [other(once, attacks.pointers, whole)]),
  ];
}

/** A torpedo attack that has been rolled and is not applied yet. */
interface Launched {
  readonly unit: DisplayUnit;
  readonly part: DisplayPart;
  readonly attack: TorpedoAttack;
  readonly strike: Strike;
}

/** 7.5.2(iv), D-61 Launches the torpedoes of some sides, in their order: all dice first, then what they do. */
export function launchTorpedoes(ctx: Context, battle: SurfaceBattle, sides: readonly Side[]): Volley[] {
  const launched: Launched[] = [];
  const volleys = sides.flatMap((side) => {
    const named = battle.torpedoes.filter(({ unit }) => unitNo(battle, unit)?.side === side);
    const units = [...new Set(named.map(({ unit }) => unit))].sort((a, b) => a - b);
    return units.flatMap((no) => {
      const aims = named.filter(({ unit }) => unit === no);
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
  const [left] = wrecks.flatMap(({ parts }) => parts).filter(({ unit }) => unit === ship.unit);
  const target = left && targetOf(state, charts, side, left);
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

/** 7.3.2 Marks the torpedoes that a unit spends, symbol by symbol, on each of its parts in turn and in the force it comes from. */
function spend(ctx: Context, side: Side, unit: DisplayUnit, attacks: number): void {
  const { state, charts } = ctx;
  const spent = new Map<DisplayPart, number>();
  for (let left = attacks, before = 0; left > 0 && left !== before; ) {
    before = left;
    for (const part of unit.parts) {
      const gone = spent.get(part) ?? 0;
      const used = Math.min(left, perSymbol(charts, part), attacksLeft(state, charts, part) - gone);
      left -= used;
      spent.set(part, gone + used);
    }
  }
  for (const [part, used] of spent) {
    if (used === 0) continue;
    ctx.set(part, "spent", part.spent + used, "TORPEDOES_SPENT", "7.3.2");
    const force = forceOfPart(state, side, part);
    const ship = force && entriesOf(charts, force, part)[0];
    if (ship !== undefined) {
      ctx.set(ship, "torpedoesSpent", Math.min(120, ship.torpedoesSpent + used), "TORPEDOES_SPENT", "7.3.2");
    }
  }
}
