import { chartView, modifierOf } from "../../../../core/charts/look-up";
import type { ChartModifier } from "../../../../core/contract/chart";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side, TargetCategory } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { mergeEntries } from "../5-1-movement/towing";
import { raiseAfterCombat } from "../6-1-identification/identity";
import { flip, torpedoAttack } from "../7-3-torpedoes/torpedoes";
import { resumeBattle } from "../7-5-surface-combat/battle-steps";
import { burnAfterCombat } from "../11-fuel/fuel";
import { noteAttacked } from "../12-special-conditions/conditions";
import type { Context } from "../shared/context";
import { lightOf } from "../shared/game";
import { pickShip } from "../shared/picks";
import { candidates, inGroup, totalCs, typeOf } from "../shared/units";
import { aswAttack } from "./asw";
import { aswDiceOf } from "./asw-dice";
import { concealed } from "./disclosure";
import type { SubmarineAttack, SubmarineCombat } from "./outcomes";
import type { SubTargets } from "./state";
import { freshBoats } from "./targets";

/** 7.4 A Wolf Pack and the force it fights, whichever of them attacks. */
export interface Encounter {
  /** The owner of the Wolf Pack. */
  readonly side: Side;
  readonly pack: Force;
  readonly target: Force;
  /** 7.4.2 The force attacks the Wolf Pack. */
  readonly offensive: boolean;
  /** 7.4.6 The surface battle that waits. */
  readonly surface: SubTargets["surface"];
}

/** 7.4 The order die of a submarine combat; the owner of the Wolf Pack then names targets, unless no submarine may attack. */
export function beginSubmarineCombat(ctx: Context, encounter: Encounter): SubmarineCombat {
  const { state, charts } = ctx;
  const { side, pack, target, offensive, surface } = encounter;
  noteAttacked(ctx, opponentOf(side), target);
  const boats = freshBoats(pack);
  const { row, total } = ctx.roll({
    label: "sub-combat",
    about: { side },
    section: "7.4",
    view: chartView(charts.SUBMARINE_COMBAT),
    modifiers: combatModifiers(state, charts, encounter),
    resultName: sayAttacks,
    adjust: (read) => {
      const result = sayAttacks(attacksOf(read, boats));
      return result === sayAttacks(read) ? [] : [{ code: "FRESH_BOATS", value: null, result, rule: "7.3.2" }];
    },
  });
  if (row.refuellingStops && target.refuelling) {
    ctx.set(target, "refuelling", false, "REFUELLING_STOPPED", "11.3.2");
  }
  if (offensive) ctx.ruling("E-05", "7.4.2");
  const { before, after } = attacksOf(row, boats);
  const ids = { side, pack: pack.id, target: target.id };
  const pending: SubTargets = {
    decision: "sub_targets",
    ...ids,
    before,
    after,
    odd: total % 2 === 1,
    offensive,
    surface,
  };
  if (before + after === 0) return finishSubmarineCombat(ctx, pending, encounter, []);
  ctx.set(state, "pending", pending, "TARGETS_WANTED", "7.4.3");
  return { before, after, waiting: true, attacks: [], asw: [], heldDown: 0 };
}

/** 7.4 Submarine CS that attack before the ASW attack and after it. */
type Attacks = Readonly<Record<"before" | "after", number>>;

/** 7.3.2, 7.4 The attacks of a result, limited to those that the submarines with torpedoes can make. */
function attacksOf(row: Attacks, boats: number): Attacks {
  const before = Math.min(row.before, boats);
  return { before, after: Math.min(row.after, boats - before) };
}

function sayAttacks({ before, after }: Attacks): string {
  return `${before} before ASW, ${after} after`;
}

/** 7.4 The attacks before the ASW attack, the ASW attack, those after it, and what the combat leaves behind. */
export function finishSubmarineCombat(
  ctx: Context,
  pending: SubTargets,
  { side, pack, target }: Pick<Encounter, "side" | "pack" | "target">,
  categories: readonly TargetCategory[],
): SubmarineCombat {
  const { state, charts } = ctx;
  const { before, after, odd, offensive, surface } = pending;
  const enemy = opponentOf(side);
  const first = freshBoats(pack);
  const attacks = categories.slice(0, before).map((category) => attackCategory(ctx, enemy, target, category));
  const dice = state.sides[enemy].forces.includes(target) ? aswDiceOf(state, charts, target) : [];
  const { results, heldDown } = aswAttack(ctx, { side: enemy, dice, pack, offensive }, "7.4.1");
  if (heldDown > 0) ctx.ruling("D-15", "7.4.1");
  const left = state.sides[side].forces.includes(pack) ? freshBoats(pack) : 0;
  const late = Math.max(0, Math.min(after - heldDown, left));
  for (const category of categories.slice(before, before + late)) {
    attacks.push(attackCategory(ctx, enemy, target, category));
  }
  if (state.sides[enemy].forces.includes(target)) mergeEntries(ctx, target, "1.4");
  if (odd && attacks.length === first) {
    ctx.ruling("D-17", "7.3.2");
    flip(ctx, side, pack, "7.3.2");
  }
  raiseAfterCombat(ctx, side, pack, "submarine", "6.7");
  raiseAfterCombat(ctx, enemy, target, "submarine", "6.7");
  if (offensive) burnAfterCombat(ctx, enemy, target, "offensiveAsw");
  if (state.pending !== null) ctx.set(state, "pending", null, "COMBAT_OVER", "7.4");
  if (surface !== null) resumeBattle(ctx, surface);
  return { before, after, waiting: false, attacks, asw: results, heldDown: heldDown };
}

/** 7.4 The modifiers of the Submarine Combat Table, with what brings their sum back to its limits. */
function combatModifiers(state: Snapshot, charts: Charts, { pack, target }: Encounter): ChartModifier[] {
  const chart = charts.SUBMARINE_COMBAT;
  const boats = totalCs(pack.units);
  const { prevailing } = state.weather;
  const fast = target.moved.speed === "high" && target.moved.hexes > 0;
  const times: readonly [string, number][] = [
    ["NIGHT", Number(lightOf(state) === "night")],
    ["PACK_1", Number(boats === 1)],
    ["PACK_3", Number(boats === 3)],
    ["PACK_4", Number(boats >= 4)],
    ["PACK_ID", pack.identified ? pack.idLevel : 0],
    ["ESCORTS", aswDiceOf(state, charts, target).length],
    // 9.2.2, 9.2.4 The weather.
    ["REDUCED_VISIBILITY", Number(prevailing === "reduced_visibility")],
    ["STORM", Number(prevailing === "storm")],
    ["TARGET_TF", Number(target.kind === "task_force")],
    ["TARGET_TF_HIGH_SPEED", Number(target.kind === "task_force" && fast)],
  ];
  const modifiers = times.flatMap(([code, count]): ChartModifier[] => {
    const modifier = modifierOf(chart, code);
    return count === 0 ? [] : [{ ...modifier, value: modifier.value * count }];
  });
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  const clamped = Math.min(chart.most, Math.max(chart.least, sum));
  const limit: ChartModifier = { code: "LIMIT", value: clamped - sum, rule: "7.4", when: "Modifiers are limited." };
  return clamped === sum ? modifiers : [...modifiers, limit];
}

/** D-18 The ships of a force that belong to a category. */
export function shipsOfCategory(charts: Charts, force: Force, category: TargetCategory): Ship[] {
  return force.units.filter((ship) => categoryOf(charts, ship) === category);
}

function categoryOf(charts: Charts, ship: Ship): TargetCategory | null {
  if (inGroup(charts, ship, "heavy")) return "heavy_ship";
  switch (typeOf(charts, ship)) {
    case "DD":
    case "TB":
      return "light_ship";
    case "ES":
      return "escort";
    case "AX":
      return "auxiliary";
    case "MX":
      return "merchant";
    default:
      return null;
  }
}

/** 7.4.3 One submarine CS attacks a ship of a category, picked at random; an absent category fails without a roll. */
export function attackCategory(ctx: Context, side: Side, force: Force, category: TargetCategory): SubmarineAttack {
  const { state, charts } = ctx;
  ctx.ruling("D-18", "7.4.3");
  const ships = state.sides[side].forces.includes(force) ? shipsOfCategory(charts, force, category) : [];
  const pick = { label: "sub-target", side, force: force.id, section: "7.4.3" } as const;
  const ship = pickShip(ctx, candidates(charts, ships), pick);
  if (ship === undefined) return { category, result: "absent", harms: [] };
  const { success, harms } = torpedoAttack(
    ctx,
    {
      about: concealed(opponentOf(side), force, category),
      target: { side, force, ship },
      by: "submarine",
      others: () => shipsOfCategory(charts, force, category),
    },
    "7.4.3",
  );
  return { category, result: success ? "hit" : "miss", harms };
}
