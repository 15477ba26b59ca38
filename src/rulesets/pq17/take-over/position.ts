import type { Dummy, Force, Piece, Ship } from "../chapters/1-2-forces/state";
import { burns, endurance, goesFar } from "../chapters/11-fuel/endurance";
import { freshConvoy, freshForce, NOT_MOVED } from "../chapters/shared/fresh-force";
import { lowestFree } from "../chapters/shared/game";
import type { SideState } from "../chapters/shared/state";
import { freshShip } from "../chapters/shared/units";
import { isBox } from "../charts/map";
import { conditionOf, findPort, findUnit, periodOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { Side } from "../vocabulary";
import type { KnownOperation } from "./facts";
import type { KnownSide } from "./known";

type KnownForce = NonNullable<KnownSide["forces"]>[number];

type KnownShip = KnownForce["units"][number];

/**
 * 8.1 Builds the operation at the beginning of its turn, before its weather, from its scenario and every known fact.
 */
export function position(input: KnownOperation): Snapshot {
  const { known, start } = input;
  const { turn, vp, sides: _, weather, ...facts } = known;
  const score = {
    turn: turn!,
    side: "allied" as const,
    code: "TAKEN_OVER" as const,
    amount: vp!,
    unit: null,
    rule: "2",
  };
  return {
    ...start,
    ...(facts as Partial<Snapshot>),
    phase: "turn_weather",
    phasing: null,
    turn: turn!,
    weather: { dispersalDrm: 0, local: [], ...weather } as Snapshot["weather"],
    vp: { total: vp!, log: vp === 0 ? [] : [score] },
    sides: { allied: sideOf(input, "allied"), axis: sideOf(input, "axis") },
  };
}

/** A.2 A side: as its scenario lists it, overridden by the known facts. */
function sideOf(input: KnownOperation, side: Side): SideState {
  const { known, start, charts } = input;
  const { forces, dummies, chits, reinforcements, ...others } = known.sides![side]!;
  const period = periodOf(charts, start.fortnight);
  const numbered = new Map<string, number[]>();
  const blocks = [...forces!, ...dummies!].flatMap(({ block }) => block ?? []);
  const nextBlock = (station: Piece["station"], block: number | null | undefined): number | null => {
    if (station !== "at_sea") return block ?? null;
    const free = block ?? lowestFree(blocks);
    if (block == null) blocks.push(free);
    return free;
  };
  return {
    ...start.sides[side],
    ...(others as Partial<SideState>),
    forces: forces!.map((force) => {
      const usedNumbers = numbered.get(force.kind) ?? [];
      const number = force.number ?? lowestFree(usedNumbers);
      numbered.set(force.kind, [...usedNumbers, number]);
      const built = forceOf(charts, side, force, number);
      const fuel = force.fuel ?? fuelOf(input, side, built);
      return { ...built, fuel, block: nextBlock(built.station, force.block) };
    }),
    dummies: dummies!.map(({ id, at, block }, index): Dummy => {
      const station = stationOf(charts, at);
      return { id: id ?? `dummy_${index + 1}`, station, at, block: nextBlock(station, block), moved: unmoved() };
    }),
    reinforcements: start.sides[side].reinforcements.map((group) => {
      return { ...group, placed: reinforcements!.includes(group.group) };
    }),
    chits: chits!.map(({ letter, condition, revealed = false, fulfilled = false }) => {
      const defaultCondition =
        period === undefined ? ("none" as const) : conditionOf(charts, side, period, letter).condition;
      return { letter, condition: condition ?? defaultCondition, revealed, fulfilled };
    }),
  };
}

/** A.3 A force; its unknown facts are those of one that has just come into play. */
function forceOf(charts: Charts, side: Side, known: KnownForce, number: number): Force {
  const { convoy, units, at, kind, ...others } = known;
  const { id = `${side}_${kind}_${number}`, name = `${kind} ${number}`.replaceAll("_", " ") } = known;
  const station = stationOf(charts, at);
  const fresh = freshForce({ id, kind, number, name, at, units: units.map((unit) => shipOf(charts, unit)) });
  const record = convoy && { ...freshConvoy({ ...convoy, arrived: false }), ...convoy };
  return {
    ...fresh,
    station,
    sailed: station !== "in_port",
    ...(others as Partial<Force>),
    id,
    number,
    name,
    moved: unmoved(),
    convoy: (record as Force["convoy"] | undefined) ?? null,
  };
}

/** 11.1 The fuel of a force for which the request states none: at sea, as if it had left port this turn. */
function fuelOf({ known, start, charts }: KnownOperation, side: Side, force: Force): Force["fuel"] {
  if (force.station !== "at_sea") return { ...force.fuel, refuelled: true };
  if (!burns(charts, force)) return { ...force.fuel, refuelled: false };
  const marker = known.turn! + endurance(start, charts, force, goesFar(start, charts, side, force));
  return { state: "full", marker, refuelled: false };
}

/** 1.4 A ship, or the ships of a class; its unknown facts are those of an undamaged one. */
function shipOf(charts: Charts, known: KnownShip): Ship {
  const { unit, cs } = known;
  const blank = { unit, cs, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil: null };
  return { ...(findUnit(charts, unit) === undefined ? blank : freshShip(charts, unit, cs)), ...known } as Ship;
}

function unmoved(): Piece["moved"] {
  return { ...NOT_MOVED, entered: [] };
}

/** 1.1 The station of a piece, from the name of its place: in a port, in a box, or at sea. */
function stationOf(charts: Charts, at: string): Piece["station"] {
  if (findPort(charts, at) !== undefined) return "in_port";
  return isBox(at) ? "box" : "at_sea";
}
