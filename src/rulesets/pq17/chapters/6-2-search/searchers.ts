import { airbaseOf, airUnitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { CardRow, Nation, Side } from "../../vocabulary";
import type { Aircraft, Force } from "../1-2-forces/state";
import type { Shadow } from "../6-3-shadowing/state";
import { regionWorks, weatherEffects } from "../9-weather/effects";
import { atSea, atSeaIn, forcesOf, isForce, lightOf } from "../shared/game";
import { isArmed, isDiw, isSoviet, shipsIn } from "../shared/units";

/** Something of a side that may search a hex, by what it is and where it comes from. */
export interface Asset {
  readonly kind: "force" | "dummy" | "aircraft" | "radius" | "carrier_radius" | "sector";
  readonly id: string;
  readonly soviet: boolean;
}

const FORCE_KINDS: readonly Asset["kind"][] = ["force", "dummy"];

/** 6.2 The searchers that a side has now in a hex; shadowers of other targets are left out. */
export function assetsIn(state: Snapshot, charts: Charts, side: Side, hex: string): Asset[] {
  return [...navalAssets(state, charts, side, hex), ...airAssets(state, charts, side, hex)];
}

/** 6.2 True when a side may search a hex with anything now. */
export function watches(state: Snapshot, charts: Charts, side: Side, hex: string): boolean {
  return navalAssets(state, charts, side, hex).length > 0 || airAssets(state, charts, side, hex).length > 0;
}

/** 6.2(c) TFs, Wolf Packs, armed convoys and dummies of a side at sea in a hex. */
export function navalAssets(state: Snapshot, charts: Charts, side: Side, hex: string): Asset[] {
  const busy = shadowersOf(state, side, "force");
  return atSeaIn(state, side, hex).flatMap((piece): Asset[] => {
    if (!isForce(piece)) return [{ kind: "dummy", id: piece.id, soviet: false }];
    if (busy.includes(piece.id) || !isArmed(charts, piece)) return [];
    return [{ kind: "force", id: piece.id, soviet: isSoviet(charts, piece) }];
  });
}

/** 6.2(a)-(c) Aircraft, Air Radii and sectors of a side that search a hex and can work in the weather. */
function airAssets(state: Snapshot, charts: Charts, side: Side, hex: string): Asset[] {
  const busy = shadowersOf(state, side, "aircraft");
  const searchers: Asset[] = radiiOver(state, charts, side, hex);
  for (const unit of state.sides[side].aircraft) {
    if (unit.hex !== hex || unit.mission !== "search" || busy.includes(unit.id)) continue;
    const facts = airUnitOf(charts, unit.unit);
    if (facts.recon) searchers.push({ kind: "aircraft", id: unit.id, soviet: facts.nation === "soviet" });
  }
  for (const { sector, hexes } of state.sides[side].sectors) {
    if (!hexes.includes(hex)) continue;
    const facts = charts.AIR_COVER.facts.sectors.find(({ id }) => id === sector);
    searchers.push({ kind: "sector", id: sector, soviet: facts?.nation === "soviet" });
  }
  return searchers;
}

/** 6.4.1, 5.3.1 The Air Radii of a side over a hex that work now: fixed ones, those aircraft form, those of carriers. */
export function radiiOver(state: Snapshot, charts: Charts, side: Side, hex: string): Asset[] {
  const searchers: Asset[] = [];
  for (const radius of charts.AIR_COVER.facts.radii) {
    if (
      radius.side !== side ||
      !radius.hexes.includes(hex) ||
      !regionWorks(state, charts, radius.region, "fixedRadii")
    ) {
      continue;
    }
    searchers.push({ kind: "radius", id: radius.id, soviet: radius.nation === "soviet" });
  }
  for (const unit of state.sides[side].aircraft) {
    if (unit.mission !== "radius" || !unit.radius.includes(hex) || !staysOut(state, charts, unit)) continue;
    searchers.push({ kind: "radius", id: unit.id, soviet: airUnitOf(charts, unit.unit).nation === "soviet" });
  }
  const { carrierRadius } = weatherEffects(state, charts);
  const declared = carrierRadius && carriersWatch(state, side) ? state.sides[side].carrierRadii : [];
  if (declared.length === 0) return searchers;
  const afloat = forcesOf(state, side, (each) => declared.includes(each.id) && atSea(each) && each.at === hex);
  for (const force of afloat.filter((each) => carriers(charts, each))) {
    searchers.push({ kind: "carrier_radius", id: force.id, soviet: false });
  }
  return searchers;
}

/** 6.4.1 False for Graf Zeppelin at night: German carriers watch by day alone. */
export function carriersWatch(state: Snapshot, side: Side): boolean {
  return side === "allied" || lightOf(state) === "day";
}

/** 6.4.1, 9.2.3-9.2.5 True when the weather lets an air unit that forms a radius work. */
function staysOut(state: Snapshot, charts: Charts, { base }: Aircraft): boolean {
  if (base !== null) return regionWorks(state, charts, airbaseOf(charts, base).region, "airUnitsFly");
  return weatherEffects(state, charts).airUnitsFly;
}

function carriers(charts: Charts, force: Force): boolean {
  return shipsIn(charts, force, "carrier").some((ship) => !isDiw(ship) && !ship.marks.includes("crippled"));
}

/** 6.2 The row of a card for some assets; null without any. */
export function rowOf(assets: readonly Asset[]): CardRow | null {
  const force = assets.some(({ kind }) => FORCE_KINDS.includes(kind));
  const air = assets.some(({ kind }) => !FORCE_KINDS.includes(kind));
  if (force && air) return "both";
  return force ? "force" : air ? "air" : null;
}

/** 6.2 True when every asset is Soviet; a dummy is of no nation and does not count. */
export function allSoviet(assets: readonly Asset[]): boolean {
  const real = assets.filter(({ kind }) => kind !== "dummy");
  return real.length > 0 && real.every(({ soviet }) => soviet);
}

/** 7.4.5 The nation whose dice an Air Radius throws against a Wolf Pack in a hex; undefined outside every radius. */
export function patrolNation(state: Snapshot, charts: Charts, side: Side, hex: string): Nation | undefined {
  const radii = radiiOver(state, charts, side, hex);
  if (radii.length === 0) return undefined;
  if (side === "axis") return "german";
  return radii.every(({ soviet }) => soviet) ? "soviet" : "british";
}

/** 6.3 The ids of a side's shadowers of a kind. */
export function shadowersOf(state: Snapshot, side: Side, kind: Shadow["by"]): string[] {
  return state.sides[side].shadowing.filter(({ by }) => by === kind).map(({ id }) => id);
}
