import { modifierOf, viewOf } from "../../../../core/charts/look-up";
import type { ChartModifier } from "../../../../core/contract/chart";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { NATIONS, type Nation, type Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { radiiOver } from "../6-2-search/searchers";
import { isOutOfCombat } from "../7-9-damage/damage";
import { removeShip, sink } from "../7-9-damage/losses";
import type { Context } from "../shared/game";
import { isHelpless, nationOf, totalCs, typeOf } from "../shared/units";

/** 7.4.1 The units that throw an ASW die. */
export const ASW_DICE_FROM = ["ships", "escorts", "aircraft", "submarine"] as const;

/** 7.4.1 One ASW die: whose it is, and what throws it. */
export interface AswDie {
  readonly nation: Nation;
  readonly from: (typeof ASW_DICE_FROM)[number];
}

/** 7.4.1 The result of one ASW die. */
export interface AswResult extends AswDie {
  readonly result: "none" | "held_down" | "damaged" | "sunk";
}

/** 7.4.1 An ASW attack on a Wolf Pack. */
export interface AswAttack {
  /** The side that hunts. */
  readonly side: Side;
  readonly dice: readonly AswDie[];
  readonly pack: Force;
  /** 7.4.2 The hunters attack of their own accord. */
  readonly offensive: boolean;
}

/** D-14 The ASW dice of a force before they are limited, in their order: ships by nation, then escorts by nation. */
export function aswDiceOf(state: Snapshot, charts: Charts, force: Force): AswDie[] {
  const able = force.units.filter((ship) => !isHelpless(ship) && !isOutOfCombat(state, charts, ship));
  const csOf = (nation: Nation, types: readonly string[]): number =>
    totalCs(
      able.filter((ship) => types.includes(typeOf(charts, ship)) && (nationOf(charts, ship) ?? NATIONS[0]) === nation),
    );
  const ships = shareDice(
    NATIONS.map((nation) => csOf(nation, ["DD", "TB"])),
    charts.LIMITS.facts.lightCsPerAswDie,
  );
  return [
    ...NATIONS.flatMap((nation, index) => diceOf(nation, "ships", ships[index] ?? 0)),
    ...NATIONS.flatMap((nation) => diceOf(nation, "escorts", csOf(nation, ["ES"]))),
  ];
}

/** 7.4.2 The ASW dice of aircraft: one for each CS. */
export function airborneAswDice(aircraft: readonly { readonly nation: Nation; readonly cs: number }[]): AswDie[] {
  return aircraft.flatMap(({ nation, cs }) => diceOf(nation, "aircraft", cs));
}

function diceOf(nation: Nation, from: AswDie["from"], count: number): AswDie[] {
  return Array.from({ length: count }, () => ({ nation, from }));
}

/** D-14 Dice go to nations by whole shares, those left over to the largest remainder, of equal ones to the first. */
function shareDice(cs: readonly number[], perDie: number): number[] {
  const total = Math.ceil(cs.reduce((sum, each) => sum + each, 0) / perDie);
  const dice = cs.map((each) => Math.floor(each / perDie));
  const byRemainder = cs
    .map((_, index) => index)
    .sort((a, b) => ((cs[b] ?? 0) % perDie) - ((cs[a] ?? 0) % perDie) || a - b);
  let left = total - dice.reduce((sum, each) => sum + each, 0);
  for (const index of byRemainder) {
    if (left <= 0) break;
    dice[index] = (dice[index] ?? 0) + 1;
    left -= 1;
  }
  return dice;
}

/** 7.4.1 Rolls an ASW attack, no more dice than twice the submarines, and applies it; gives every die and those that hold down. */
export function aswAttack(ctx: Context, attack: AswAttack, section: string): { results: AswResult[]; held: number } {
  const { charts } = ctx;
  const { dice, pack } = attack;
  const most = totalCs(pack.units) * charts.LIMITS.facts.aswDicePerSubmarine;
  if (dice.length > 0) ctx.ruling("D-14", section);
  if (dice.some(({ from }) => from === "ships")) ctx.ruling("E-11", section);
  const results = dice
    .slice(0, most)
    .map((die): AswResult => ({ ...die, result: rollAswDie(ctx, attack, die, section) }));
  return { results, held: applyAsw(ctx, attack, results, section) };
}

/** 7.4.1 One ASW die, and after a success the roll for what it does. */
function rollAswDie(ctx: Context, attack: AswAttack, die: AswDie, section: string): AswResult["result"] {
  const { row } = throwAswDie(ctx, attack.side, attack.pack.at, die, attack.offensive, section);
  if (row.result !== "success") return row.result;
  const { row: fate } = ctx.roll({
    label: "asw-success",
    about: { side: attack.side },
    section: "7.4.1",
    view: viewOf(ctx.charts.ASW_SUCCESS),
  });
  return fate.result;
}

/** 7.4.1 One die on the ASW Table for hunters in a hex. */
export function throwAswDie(ctx: Context, side: Side, hex: string, die: AswDie, offensive: boolean, section: string) {
  const { state, charts } = ctx;
  return ctx.roll({
    label: "asw",
    about: { side },
    section,
    view: viewOf(charts.ASW),
    modifiers: aswModifiers(state, charts, side, hex, die, offensive),
  });
}

function aswModifiers(
  state: Snapshot,
  charts: Charts,
  side: Side,
  hex: string,
  die: AswDie,
  offensive: boolean,
): ChartModifier[] {
  const { prevailing } = state.weather;
  const codes: string[] = [];
  if (die.nation === "soviet") codes.push("SOVIET");
  if (offensive) codes.push("OFFENSIVE_ASW");
  if (radiiOver(state, charts, side, hex).length > 0) codes.push("AIR_RADIUS");
  if (prevailing === "storm") codes.push("STORM");
  if (prevailing === "gale" && die.from !== "aircraft") codes.push("GALE");
  return codes.map((code) => modifierOf(charts.ASW, code));
}

const SEVERITY: readonly AswResult["result"][] = ["sunk", "damaged", "held_down"];

/** D-16 Applies the most severe results, one to a CS at most; gives how many submarines are held down. */
function applyAsw(ctx: Context, { side, pack }: AswAttack, results: readonly AswResult[], section: string): number {
  const { state } = ctx;
  const hits = results.filter(({ result }) => result !== "none");
  const cs = totalCs(pack.units);
  if (hits.length > cs) ctx.ruling("D-16", section);
  const kept = SEVERITY.flatMap((severity) => hits.filter(({ result }) => result === severity)).slice(0, cs);
  const owner = opponentOf(side);
  for (const { result } of kept) {
    const boat = state.sides[owner].forces.includes(pack) ? pack.units[0] : undefined;
    if (boat === undefined) break;
    if (result === "sunk") sink(ctx, owner, pack, boat, 1, section);
    else if (result === "damaged") removeShip(ctx, owner, pack, boat, "asw_damage", section);
  }
  return kept.filter(({ result }) => result === "held_down").length;
}
