import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { REPORT_CATEGORIES, type ShadowedPart, type ShipGroup, type Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import type { Report } from "../6-2-search/state";
import { isForce, pieceAtBlock } from "../shared/game";
import { convoyShips, countersOf, shipsIn, totalCs } from "../shared/units";

/** 6.3.4 Two blocks that were one force. */
export interface Split {
  /** The side that shadows. */
  readonly side: Side;
  readonly kept: number;
  readonly detached: number;
}

/** 6.3.4 The last report that the shadowing side had of the force that has split; undefined without one. */
export function knownOf(state: Snapshot, { side, kept }: Split): Report | undefined {
  const force = pieceAtBlock(state, opponentOf(side), kept);
  if (force === undefined || !isForce(force) || !force.identified) return undefined;
  return state.sides[side].reports.findLast(
    ({ block, kind, number }) => block === kept && kind === force.kind && number === force.number,
  );
}

/** 6.3.4, E-113 The parts that the shadowing side may say it follows: by their labels, their size, and its last report of the whole. */
export function partsNamed(state: Snapshot, split: Split): ShadowedPart[] {
  const report = knownOf(state, split);
  const categories = REPORT_CATEGORIES.filter((category) =>
    report?.categories.some((each) => each.category === category && each.counters > 0),
  );
  const heavy: ShadowedPart[] = (report?.heavy ?? 0) > 0 ? ["heavy_ships"] : [];
  const carriers: ShadowedPart[] = report?.carrier === true && !categories.includes("carriers") ? ["carriers"] : [];
  const kinds = partsOf(state, split).map(({ kind }) => kind);
  const convoy: ShadowedPart[] = kinds.filter((kind) => kind === "convoy").length === 1 ? ["convoy"] : [];
  return [...convoy, "larger", ...heavy, ...categories, ...carriers];
}

/**
 * E-113 The block of the part that a side chose. It has more of the named counters, or else more CS, or else is the old
 * block.
 */
export function blockMeant(state: Snapshot, charts: Charts, split: Split, part: ShadowedPart): number {
  const [remainder, detached] = partsOf(state, split).map((force) => weigh(charts, force, part));
  if (remainder === undefined || detached === undefined) return split.kept;
  const more = detached.counters - remainder.counters || detached.cs - remainder.cs;
  return more > 0 ? split.detached : split.kept;
}

function partsOf(state: Snapshot, { side, kept, detached }: Split): Force[] {
  return [kept, detached].flatMap((block) => {
    const piece = pieceAtBlock(state, opponentOf(side), block);
    return piece !== undefined && isForce(piece) ? [piece] : [];
  });
}

const GROUPS: Readonly<Record<Exclude<ShadowedPart, "convoy" | "larger">, ShipGroup>> = {
  heavy_ships: "heavy",
  capital_ships: "capital",
  carriers: "carrier",
  cruisers: "cruiser",
  light_ships: "light",
  submarines: "submarine",
};

function weigh(charts: Charts, force: Force, part: ShadowedPart): { readonly counters: number; readonly cs: number } {
  if (part === "convoy") return { counters: Number(force.kind === "convoy"), cs: 0 };
  const ships = shipsIn(charts, force, part === "larger" ? "warship" : GROUPS[part]);
  const counters = ships.reduce((sum, ship) => sum + countersOf(charts, ship), 0);
  if (part !== "larger") return { counters, cs: totalCs(ships) };
  return { counters: counters + convoyShips(charts, force), cs: totalCs(force.units) };
}
