import { viewOf } from "../../../core/charts/look-up";
import { bombardmentHits, coastalUnitOf } from "../charts/pack";
import type { BombardmentHit, Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { printedShots, unitsStanding } from "./battle-allied";
import { aimAt, citeGunnery, gunShots, openFire, supplyOf } from "./battle-friendly";
import type { Shot, ShotTold } from "./battle-salvo";
import { battleOf, isGerman, type Table } from "./game";
import { diceOf } from "./gunnery";
import { changeVp } from "./losses";
import { isNavalBase } from "./sites";

/** One hit on coastal defences as it was rolled. */
export interface ShoreHit {
  readonly result: BombardmentHit["result"];
  /** VP won or lost by its dice; null without dice. */
  readonly vp: number | null;
  /** Units removed. */
  readonly units: readonly string[];
}

/** 16.0 The fire of one ship at coastal defences, and what came of it. */
export interface ShoreSalvo {
  readonly firer: string;
  readonly shots: readonly ShotTold[];
  readonly results: readonly ShoreHit[];
}

/** 16.0, D-75 Whether a friendly ship can fire at coastal defences in the present round, as usual and on maximum fire. */
export function bombardmentOption(
  state: Snapshot,
  charts: Charts,
  ship: string,
): { readonly usual: boolean; readonly maximum: boolean } {
  const battle = battleOf(state);
  if (!isGerman(ship)) return { usual: shoreShots(state, charts, ship, false).length > 0, maximum: false };
  const { usual, maximum } = supplyOf(state, charts, battle, ship);
  return {
    usual: usual && shoreShots(state, charts, ship, false).length > 0,
    maximum: maximum && shoreShots(state, charts, ship, true).length > 0,
  };
}

/** 16.0 What a friendly ship has against coastal defences in the present round: no armor is subtracted. */
function shoreShots(state: Snapshot, charts: Charts, ship: string, maximumFire: boolean): Shot[] {
  const battle = battleOf(state);
  if (isGerman(ship)) return gunShots(state, charts, ship, aimAt(battle, ship, 0, maximumFire));
  const own = battle.austroHungarian.find(({ id }) => id === ship);
  return own === undefined ? [] : printedShots(state, charts, battle, own);
}

/** 16.0 A friendly ship fires its guns of the present round at the port; `remove` names the units to go first. */
export function fireAtShore(desk: Table, ship: string, maximumFire: boolean, remove: readonly string[]): ShoreSalvo {
  const { state, charts } = desk;
  const battle = battleOf(state);
  if (isGerman(ship)) {
    openFire(desk, ship, maximumFire);
    citeGunnery(desk, ship);
  } else {
    desk.ruling("D-75", "16.0");
    desk.ruling("D-51", "20.0");
  }
  const told = shoreShots(state, charts, ship, maximumFire).map(({ weapon, terms }): ShotTold => {
    const view = viewOf(charts.BOMBARDMENT_FIRE);
    const about = { ship, weapon, space: battle.space };
    const { counted } = desk.throwEach({
      label: "bombardment",
      about,
      section: "16.0",
      view,
      terms,
      counting: ["hit"],
    });
    return { weapon, dice: diceOf(terms), hits: counted };
  });
  desk.set(battle, "anyFire", true, "FIRE_OPENED", "5.1");
  const hits = told.reduce((sum, shot) => sum + shot.hits, 0);
  const results = Array.from({ length: hits }, () => hitShore(desk, battle.space, remove));
  return { firer: ship, shots: told, results };
}

/** 16.0, C.10 Rolls one hit on coastal defences with its VP dice, and applies it; what finds no unit left still gives its VP (D-49b). */
function hitShore(desk: Table, space: string, remove: readonly string[]): ShoreHit {
  const { state, charts } = desk;
  const harbour = isNavalBase(state, charts, space) ? "naval_base" : "port";
  const { row } = desk.roll({
    label: "bombardment-hit",
    about: { space },
    section: "16.0",
    view: bombardmentHits(charts, harbour),
  });
  const vp = row.vpDice === null ? null : row.vpSign * rollVp(desk, row.vpDice);
  if (vp !== null) changeVp(desk, vp, `VP_${row.result.toUpperCase()}`, "17.1");
  const standing = unitsStanding(state, charts, space);
  const preferred = [...remove.filter((id) => standing.includes(id)), ...standing];
  const gone = row.units === "all" ? standing : preferred.slice(0, row.units);
  for (const id of gone) destroyUnit(desk, id);
  return { result: row.result, vp, units: gone };
}

function rollVp(desk: Table, dice: string): number {
  return desk.rollPlain({ label: "bombardment-vp", section: "17.1", dice, say: String }).total;
}

/** 16.0, 17.1 Destroys a coastal defence unit, which is worth its strength. */
function destroyUnit(desk: Table, id: string): void {
  const unit = desk.state.coastal.find((each) => each.id === id)!;
  desk.set(unit, "destroyed", true, "COASTAL_UNIT_DESTROYED", "16.0");
  changeVp(desk, coastalUnitOf(desk.charts, id).strength, "VP_COASTAL_UNIT", "17.1");
}
