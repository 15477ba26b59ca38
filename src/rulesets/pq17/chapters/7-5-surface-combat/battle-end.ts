import { opponentOf } from "../../charts/pack";
import { SIDES, type Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { mergeEntries } from "../5-1-movement/towing";
import { scatter } from "../5-5-scattering/scatter";
import { reportOf } from "../6-2-search/reports";
import { offerShadowing } from "../6-3-shadowing/after-battle";
import { recordSunk } from "../7-9-damage/losses";
import { isKaraConvoy } from "../12-special-conditions/kara";
import type { Context } from "../shared/context";
import { freshShip, typeOf } from "../shared/units";
import { entriesOf, forcesIn, isFaceDown, sideIn } from "./battle";
import { burnFuel, raiseIds } from "./round";
import type { SurfaceBattle } from "./state";

/** 7.5.2(vi) A battle is over: IDs, fuel, escorts that come back, merchants that scatter, and cruisers that may shadow. */
export function endBattle(ctx: Context, battle: SurfaceBattle, scatters: boolean): void {
  const { state } = ctx;
  raiseIds(ctx, battle);
  burnFuel(ctx, battle);
  returnEscorts(ctx, battle);
  showDamaged(ctx, battle);
  for (const side of SIDES) for (const force of forcesIn(state, battle, side)) mergeEntries(ctx, force, "1.4");
  if (scatters) {
    const defender = sideIn(battle, "defender");
    for (const force of forcesIn(state, battle, defender)) {
      if (force.kind === "convoy" && !isKaraConvoy(ctx.charts, force)) scatter(ctx, defender, force, "7.5.8");
    }
  }
  ctx.set(state, "pending", null, "BATTLE_OVER", "7.5.2");
  offerShadowing(ctx, battle);
}

/** 7.5.5, D-47 Escorts that were lost come back if an escort or a convoy of their side has come through; otherwise they are sunk. */
function returnEscorts(ctx: Context, battle: SurfaceBattle): void {
  if (battle.escortsLost.length > 0) ctx.ruling("D-47", "7.5.5");
  for (const { side, force, unit, cs } of battle.escortsLost) {
    const home = homeOf(ctx, battle, side, force);
    if (home === undefined) {
      recordSunk(ctx, side, { unit, cs, loaded: false }, "7.5.5");
      continue;
    }
    const same = home.units.find((ship) => ship.unit === unit && ship.marks.length === 0 && ship.tow === null);
    if (same !== undefined) ctx.set(same, "cs", same.cs + cs, "ESCORTS_BACK", "7.5.5");
    else ctx.push(home.units, freshShip(ctx.charts, unit, cs), "ESCORTS_BACK", "7.5.5");
  }
}

function homeOf(ctx: Context, battle: SurfaceBattle, side: Side, id: string): Force | undefined {
  const forces = forcesIn(ctx.state, battle, side);
  const homes = forces.filter(
    ({ kind, units }) => kind === "convoy" || units.some((ship) => typeOf(ctx.charts, ship) === "ES"),
  );
  if (homes.length === 0) return undefined;
  return forces.find((force) => force.id === id) ?? homes[0];
}

/** 7.5.9 After a night battle with counters face down, units that were hit are shown as if they were a TF of ID2. */
function showDamaged(ctx: Context, battle: SurfaceBattle): void {
  const { state, charts } = ctx;
  if (!isFaceDown(state)) return;
  ctx.ruling("E-59", "7.5.9");
  for (const side of SIDES) {
    for (const force of forcesIn(state, battle, side)) {
      const parts = battle.units
        .filter((unit) => unit.side === side && unit.hit)
        .flatMap((unit) => unit.parts.filter((part) => part.force === force.id));
      const units = parts.flatMap((part) => {
        const ship = entriesOf(charts, force, part)[0];
        return ship === undefined ? [] : [{ ...ship, cs: part.cs }];
      });
      if (units.length === 0) continue;
      const escortForce: Force = { ...force, kind: "task_force", convoy: null, units };
      const observer = state.sides[opponentOf(side)];
      ctx.push(observer.reports, reportOf(charts, escortForce, 2, state.turn), "REPORTED", "7.5.9");
    }
  }
}
