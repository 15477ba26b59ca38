import { chartView, modifierOf } from "../../../../core/charts/look-up";
import type { About } from "../../../../core/contract/audit";
import type { ChartModifier } from "../../../../core/contract/chart";
import { isClass, torpedoDamage, unitOf } from "../../charts/pack";
import type { Charts, DamageRow } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { cripple, hurt, makeDiw, sinkTarget } from "../7-9-damage/damage";
import { addHarm, type Harm, isAlive, type Target, type TorpedoResult, unharmed } from "../7-9-damage/harm";
import type { Context } from "../shared/context";
import { pickShip } from "../shared/picks";
import { candidates, isHelpless, typeOf } from "../shared/units";

/** 7.3 One torpedo attack. */
export interface TorpedoAttack {
  /** Whom the dice are about, for the audit: the attacker, or the target's owner where its ships stay hidden. */
  readonly about: About;
  readonly target: Target;
  readonly by: "ship" | "submarine" | "aircraft" | "mine";
  /** Modifiers that the target's own state does not show, such as an Evasion marker. */
  readonly extra?: readonly ChartModifier[];
  /** D-62 The ships among which the second victim is picked; none where a result is at most the ship attacked (7.7). */
  readonly others?: () => readonly Ship[];
}

/** 7.3.1 The dice of a torpedo attack. */
export interface TorpedoDice {
  readonly success: boolean;
  /** The damage; null for a miss. */
  readonly damage: DamageRow | null;
}

/** 7.3.1 Rolls a torpedo attack and applies it at once (D-61). */
export function torpedoAttack(ctx: Context, attack: TorpedoAttack, section: string): TorpedoResult {
  const strike = rollTorpedo(ctx, attack, section);
  return { success: strike.success, harms: applyTorpedo(ctx, attack, strike, section) };
}

/** 7.3.1 The dice of a torpedo attack, which change nothing yet: the attack, and after a success its damage. */
export function rollTorpedo(ctx: Context, attack: TorpedoAttack, section: string): TorpedoDice {
  const { state, charts } = ctx;
  const { about, target } = attack;
  const type = typeOf(charts, target.ship);
  if (type === "SS") return { success: false, damage: null };
  const { row } = ctx.roll({
    label: "torpedo-attack",
    about,
    section,
    view: chartView(charts.TORPEDO_ATTACK),
    modifiers: [...torpedoModifiers(state, charts, attack), ...(attack.extra ?? [])],
  });
  if (row.result === "miss") return { success: false, damage: null };
  return { success: true, damage: rollDamage(ctx, target.ship, about, section) };
}

/** 7.3.1 The damage of a successful torpedo attack on a ship. Null for a submarine, which torpedoes cannot target. */
export function rollDamage(ctx: Context, ship: Ship, about: About, section: string): DamageRow | null {
  const type = typeOf(ctx.charts, ship);
  if (type === "SS") return null;
  const view = torpedoDamage(ctx.charts, type);
  return ctx.roll({ label: "torpedo-damage", about, section, view, resultName: sayDamage }).row;
}

/** 7.3.1 Applies what the dice of a torpedo attack showed; a target that is gone by then takes it with it (D-61). */
export function applyTorpedo(ctx: Context, attack: TorpedoAttack, strike: TorpedoDice, section: string): Harm[] {
  const { target } = attack;
  const { damage } = strike;
  if (damage === null || !isAlive(ctx.state, target)) return [];
  if (!isClass(ctx.charts, unitOf(ctx.charts, target.ship.unit))) return [strikeShip(ctx, target, damage, section)];
  return strikeClass(ctx, attack, damage, section);
}

function strikeShip(ctx: Context, target: Target, damage: DamageRow, section: string): Harm {
  if (damage.sunk !== 0) return sinkTarget(ctx, target, 1, section);
  const harm = hurt(ctx, target, damage.hits, section);
  return damage.crippled ? addHarm(harm, cripple(ctx, target, section)) : harm;
}

/** 7.3.1(a)-(c) CS of a class sink, are made Dead in the Water or crippled, the one attacked first. */
function strikeClass(ctx: Context, attack: TorpedoAttack, damage: DamageRow, section: string): Harm[] {
  const { target } = attack;
  const { ship } = target;
  const count = damage.sunk === "all" ? 1 : damage.sunk;
  const harms: Harm[] = [];
  if (count > 0) {
    harms.push(sinkTarget(ctx, target, 1, section));
    for (let more = 1; more < count; more += 1) {
      const next = secondVictim(ctx, attack, section);
      if (next !== undefined) harms.push(sinkTarget(ctx, next, 1, section));
    }
    return harms;
  }
  let harm = unharmed(ship.unit);
  if (damage.hits > 0) harm = addHarm(harm, makeDiw(ctx, target, damage.hits, section));
  if (damage.crippled && damage.hits === 0) harm = addHarm(harm, cripple(ctx, target, section));
  return [harm];
}

/** D-62 The other merchant that goes down with the first; undefined when none is left. */
function secondVictim(ctx: Context, { target, others }: TorpedoAttack, section: string): Target | undefined {
  const { state, charts } = ctx;
  const { side, force } = target;
  if (others === undefined || !state.sides[side].forces.includes(force)) return undefined;
  ctx.ruling("D-62", section);
  const pool = candidates(charts, others());
  const ship = pickShip(ctx, pool, { label: "torpedo-second-victim", side, force: force.id, section });
  return ship === undefined ? undefined : { side, force, ship };
}

/** 7.3.1 The modifiers that a target's type, state and fuel and the weather bring to a torpedo attack. */
export function torpedoModifiers(state: Snapshot, charts: Charts, { target, by }: TorpedoAttack): ChartModifier[] {
  const { ship, force } = target;
  const type = typeOf(charts, ship);
  const convoyShip = type === "MX" || type === "AX";
  const codes: string[] = [];
  if (convoyShip) codes.push("TARGET_CONVOY_SHIP");
  if (type === "DD" || type === "TB" || type === "ES") codes.push("TARGET_LIGHT");
  // D-43 Dead in the Water or in tow counts instead of crippled.
  if (isHelpless(ship)) codes.push("TARGET_DIW_OR_TOW");
  else if (ship.marks.includes("crippled")) codes.push("TARGET_CRIPPLED");
  if (force.fuel.state === "critical" && !convoyShip && type !== "ES") codes.push("CRITICAL_FUEL_TARGET");
  // 9.2.5 A Gale hampers the torpedoes of ships and submarines.
  if (state.weather.prevailing === "gale" && (by === "ship" || by === "submarine")) codes.push("GALE");
  return codes.map((code) => modifierOf(charts.TORPEDO_ATTACK, code));
}

function sayDamage({ hits, crippled, sunk }: DamageRow): string {
  if (sunk !== 0) return sunk === "all" ? "sunk" : `${sunk} sunk`;
  return [...(hits > 0 ? [`${hits} hits`] : []), ...(crippled ? ["crippled"] : [])].join(", ") || "no effect";
}

/** 7.3.2 A Wolf Pack is flipped: it cannot attack until it has reloaded. */
export function flip(ctx: Context, side: Side, pack: Force, section: string): void {
  if (!ctx.state.sides[side].forces.includes(pack)) return;
  for (const boat of pack.units) {
    if (boat.marks.includes("torps_expended")) continue;
    ctx.set(boat, "marks", [...boat.marks, "torps_expended"], "TORPEDOES_SPENT", section);
  }
}
