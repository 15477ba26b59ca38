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
import type { ToldOperation } from "./facts";
import type { KnownSide } from "./known";

type KnownForce = NonNullable<KnownSide["forces"]>[number];

type KnownShip = KnownForce["units"][number];

/** 8.1 The operation at the beginning of its turn, before its weather, made of its scenario and of every fact told. */
export function position(told: ToldOperation): Snapshot {
  const { known, start } = told;
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
    sides: { allied: sideOf(told, "allied"), axis: sideOf(told, "axis") },
  };
}

/** A.2 A side: as its scenario lists it, but for what was told. */
function sideOf(told: ToldOperation, side: Side): SideState {
  const { known, start, charts } = told;
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
      const taken = numbered.get(force.kind) ?? [];
      const number = force.number ?? lowestFree(taken);
      numbered.set(force.kind, [...taken, number]);
      const made = forceOf(charts, side, force, number);
      const fuel = force.fuel ?? fuelOf(told, side, made);
      return { ...made, fuel, block: nextBlock(made.station, force.block) };
    }),
    dummies: dummies!.map(({ id, at, block }, index): Dummy => {
      const station = stationOf(charts, at);
      return { id: id ?? `dummy_${index + 1}`, station, at, block: nextBlock(station, block), moved: unmoved() };
    }),
    reinforcements: start.sides[side].reinforcements.map((group) => {
      return { ...group, placed: reinforcements!.includes(group.group) };
    }),
    chits: chits!.map(({ letter, condition, revealed = false, fulfilled = false }) => {
      const meant = period === undefined ? ("none" as const) : conditionOf(charts, side, period, letter).condition;
      return { letter, condition: condition ?? meant, revealed, fulfilled };
    }),
  };
}

/** A.3 A force, with what is not told of it as of one that has just come into play. */
function forceOf(charts: Charts, side: Side, told: KnownForce, number: number): Force {
  const { convoy, units, at, kind, ...others } = told;
  const { id = `${side}_${kind}_${number}`, name = `${kind} ${number}`.replaceAll("_", " ") } = told;
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
function fuelOf({ known, start, charts }: ToldOperation, side: Side, force: Force): Force["fuel"] {
  if (force.station !== "at_sea") return { ...force.fuel, refuelled: true };
  if (!burns(charts, force)) return { ...force.fuel, refuelled: false };
  const marker = known.turn! + endurance(start, charts, force, goesFar(start, charts, side, force));
  return { state: "full", marker, refuelled: false };
}

/** 1.4 A ship, or the ships of a class, with what is not told of it as of one that nothing has befallen. */
function shipOf(charts: Charts, told: KnownShip): Ship {
  const { unit, cs } = told;
  const blank = { unit, cs, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil: null };
  return { ...(findUnit(charts, unit) === undefined ? blank : freshShip(charts, unit, cs)), ...told } as Ship;
}

function unmoved(): Piece["moved"] {
  return { ...NOT_MOVED, entered: [] };
}

/** 1.1 Where a piece is by the name of its place: in a port, in a box, or at sea. */
function stationOf(charts: Charts, at: string): Piece["station"] {
  if (findPort(charts, at) !== undefined) return "in_port";
  return isBox(at) ? "box" : "at_sea";
}
