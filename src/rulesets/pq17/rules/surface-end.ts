import type { Force } from "../snapshot-forces";
import type { SurfaceBattle } from "../snapshot-surface";
import { SIDES, type Side } from "../vocabulary";
import { isKaraConvoy } from "./conditions-kara";
import type { Table } from "./game";
import { recordSunk } from "./losses";
import { reportOf } from "./reports";
import { scatter } from "./scatter";
import { entriesOf, forcesIn, isFaceDown, sideIn } from "./surface-battle";
import { burnFuel, raiseIds } from "./surface-round";
import { offerShadowing } from "./surface-shadow";
import { gather } from "./towing";
import { freshShip, typeOf } from "./units";

/** 7.5.2(vi) A battle is over: IDs, fuel, escorts that come back, merchants that scatter, and cruisers that may shadow. */
export function endBattle(desk: Table, battle: SurfaceBattle, scatters: boolean): void {
  const { state } = desk;
  raiseIds(desk, battle);
  burnFuel(desk, battle);
  returnEscorts(desk, battle);
  showDamaged(desk, battle);
  for (const side of SIDES) for (const force of forcesIn(state, battle, side)) gather(desk, force, "1.4");
  if (scatters) {
    const defender = sideIn(battle, "defender");
    for (const force of forcesIn(state, battle, defender)) {
      if (force.kind === "convoy" && !isKaraConvoy(desk.charts, force)) scatter(desk, defender, force, "7.5.8");
    }
  }
  desk.set(state, "pending", null, "BATTLE_OVER", "7.5.2");
  offerShadowing(desk, battle);
}

/** 7.5.5, D-47 Escorts that were lost come back if an escort or a convoy of their side has come through; otherwise they are sunk. */
function returnEscorts(desk: Table, battle: SurfaceBattle): void {
  if (battle.escortsLost.length > 0) desk.ruling("D-47", "7.5.5");
  for (const { side, force, unit, cs } of battle.escortsLost) {
    const home = homeOf(desk, battle, side, force);
    if (home === undefined) {
      recordSunk(desk, side, { unit, cs, loaded: false }, "7.5.5");
      continue;
    }
    const same = home.units.find((ship) => ship.unit === unit && ship.marks.length === 0 && ship.tow === null);
    if (same !== undefined) desk.set(same, "cs", same.cs + cs, "ESCORTS_BACK", "7.5.5");
    else desk.push(home.units, freshShip(desk.charts, unit, cs), "ESCORTS_BACK", "7.5.5");
  }
}

function homeOf(desk: Table, battle: SurfaceBattle, side: Side, id: string): Force | undefined {
  const left = forcesIn(desk.state, battle, side);
  const homes = left.filter(
    ({ kind, units }) => kind === "convoy" || units.some((ship) => typeOf(desk.charts, ship) === "ES"),
  );
  if (homes.length === 0) return undefined;
  return left.find((force) => force.id === id) ?? homes[0];
}

/** 7.5.9 After a night battle with counters face down, units that were hit are shown as if they were a TF of ID2. */
function showDamaged(desk: Table, battle: SurfaceBattle): void {
  const { state, charts } = desk;
  if (!isFaceDown(state)) return;
  desk.ruling("E-59", "7.5.9");
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
      const shown: Force = { ...force, kind: "task_force", convoy: null, units };
      const observer = state.sides[side === "allied" ? "axis" : "allied"];
      desk.push(observer.reports, reportOf(charts, shown, 2, state.turn), "REPORTED", "7.5.9");
    }
  }
}
