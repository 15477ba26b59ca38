import { isClass, unitOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { Deployed, LineStack, Strike } from "../snapshot-air";
import type { Force, Ship } from "../snapshot-forces";
import { parkedFault, parkedLine } from "./air-parked";
import type { Part } from "./air-stack";
import { defenderOf, forcesUnder } from "./air-strike";
import type { Context } from "./game";
import { gather } from "./towing";
import { canonical, inGroup, isDiw, typeOf } from "./units";

/** 7.2.4, D-56 The ships that are deployed against aircraft, entry by entry: all but submarines. */
export function toDeploy(state: Snapshot, charts: Charts, strike: Strike): Deployed[] {
  const entries = forcesUnder(state, strike).flatMap((force) =>
    canonical(charts, force.units)
      .filter((ship) => typeOf(charts, ship) !== "SS")
      .map((ship) => deployed(force, ship)),
  );
  return entries.map((entry, index) => ({ ...entry, no: index + 1 }));
}

function deployed({ id }: Force, ship: Ship): Omit<Deployed, "no"> {
  const { unit, marks, tow, torpedoesSpent, cs } = ship;
  return { force: id, unit, marks: [...marks], tow, spent: torpedoesSpent, cs, hit: false };
}

/** A ship of the display and the force it belongs to; undefined once it is gone. */
export function shipOn(
  state: Snapshot,
  charts: Charts,
  strike: Strike,
  no: number,
): { force: Force; ship: Ship } | undefined {
  const entry = strike.ships.find((each) => each.no === no);
  const force = entry && forcesUnder(state, strike).find(({ id }) => id === entry.force);
  const ship = entry && force?.units.find((each) => isSame(charts, each, entry));
  return force === undefined || ship === undefined ? undefined : { force, ship };
}

function isSame(charts: Charts, ship: Ship, entry: Deployed): boolean {
  if (ship.unit !== entry.unit) return false;
  if (isNamed(charts, ship.unit)) return true;
  return ship.tow === entry.tow && ship.torpedoesSpent === entry.spent && sameMarks(ship.marks, entry.marks);
}

function sameMarks(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((mark) => b.includes(mark));
}

/** 7.2.4 Why ships may not stand together in a stack; undefined when they may. */
export function stackFault(charts: Charts, strike: Strike, stack: LineStack): string | undefined {
  const parts = stack.flatMap(({ no, cs }) =>
    strike.ships.filter((each) => each.no === no).map((each) => ({ ...each, cs })),
  );
  if (parts.length <= 1 && parts.every(({ unit }) => isNamed(charts, unit))) return undefined;
  const { stackConvoyCs, stackLightCs } = charts.LIMITS.facts;
  const inPort = strike.against === "port";
  const adrift = parts.find(({ cs, marks, tow }) => cs === 0 || marks.includes("diw") || tow !== null);
  const cs = parts.reduce((sum, each) => sum + each.cs, 0);
  if (adrift !== undefined && !inPort && (parts.length > 1 || cs > 1))
    return "Ships adrift or in tow stand alone at sea.";
  if (parts.every(({ unit }) => inGroup(charts, { unit }, "convoy_ship"))) {
    return cs > stackConvoyCs ? `MX and AX stack to ${stackConvoyCs} CS.` : undefined;
  }
  if (parts.every(({ unit }) => inGroup(charts, { unit }, "light"))) {
    return cs > stackLightCs ? `Light ships stack to ${stackLightCs} CS.` : undefined;
  }
  return "Only MX with AX, and light ships, stand together.";
}

function isNamed(charts: Charts, unit: string): boolean {
  return !isClass(charts, unitOf(charts, unit));
}

/** 7.2.4, G.45 Why a line is not legal: every ship deployed once, light ships on the fewest counters, stacks within their limits. */
export function lineFault(charts: Charts, strike: Strike, line: readonly LineStack[]): string | undefined {
  if (strike.against === "airbase") return parkedFault(strike.parked ?? [], line);
  for (const { no, unit, cs } of strike.ships) {
    const parts = line.flatMap((stack) => stack.filter((each) => each.no === no));
    const sum = parts.reduce((total, each) => total + each.cs, 0);
    if (sum !== cs || parts.length === 0) return `Deploy all ${cs} CS of ship ${no}.`;
    if (line.some((stack) => stack.filter((each) => each.no === no).length > 1))
      return `Name ship ${no} once in a stack.`;
    const named = isNamed(charts, unit);
    if (named && parts.length > 1) return `Ship ${no} stands in one stack.`;
    if (!named && parts.some((each) => each.cs === 0)) return `Ship ${no} needs CS wherever it stands.`;
    if (inGroup(charts, { unit }, "light") && parts.length > Math.max(1, Math.ceil(cs / unitOf(charts, unit).cs))) {
      const adrift =
        strike.ships.find((each) => each.no === no)?.marks.includes("diw") === true && strike.against !== "port";
      if (!adrift) return `Ship ${no} stands on the fewest counters.`;
    }
  }
  for (const stack of line) {
    const fault = stackFault(charts, strike, stack);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** 7.2.4 A legal line: air units in the order of their numbers, or every ship in canonical order, stacked as far as the rule lets it. */
export function plainLine(charts: Charts, strike: Strike): LineStack[] {
  if (strike.against === "airbase") return parkedLine(strike.parked ?? []);
  const line: LineStack[] = [];
  for (const { no, unit, cs } of strike.ships) {
    if (isNamed(charts, unit)) {
      const last = line.at(-1) ?? [];
      const joined = stackFault(charts, strike, [...last, { no, cs }]) === undefined;
      if (last.length > 0 && joined) last.push({ no, cs });
      else line.push([{ no, cs }]);
      continue;
    }
    let left = cs;
    const counter = unitOf(charts, unit).cs;
    while (left > 0) {
      let part = Math.min(left, counter);
      while (part > 1 && stackFault(charts, strike, [{ no, cs: part }]) !== undefined) part -= 1;
      const last = line.at(-1);
      const joined = last && !last.some((each) => each.no === no) && [...last, { no, cs: part }];
      if (joined && stackFault(charts, strike, joined) === undefined) last?.push({ no, cs: part });
      else line.push([{ no, cs: part }]);
      left -= part;
    }
  }
  return line;
}

/** The ships that stand in a stack now, with the CS of each that stand there. */
export function partsOf(state: Snapshot, charts: Charts, strike: Strike, stack: number): Part[] {
  return (strike.line[stack - 1] ?? []).flatMap(({ no, cs }) => {
    const found = shipOn(state, charts, strike, no);
    return found === undefined ? [] : [{ ...found, cs }];
  });
}

/** True while something is left in a stack. */
export function standing(strike: Strike, stack: number): boolean {
  return (strike.line[stack - 1] ?? []).length > 0;
}

/** 7.2.6 The nearest stacks on either side of a place in which something is left. */
export function neighbours(strike: Strike, stack: number): number[] {
  const found: number[] = [];
  for (const step of [-1, 1]) {
    let at = stack + step;
    while (at >= 1 && at <= strike.line.length && !standing(strike, at)) at += step;
    if (at >= 1 && at <= strike.line.length) found.push(at);
  }
  return found;
}

/** 7.2.4 Brings a display up to date after a hit on a stack: what is gone leaves it, and ships that stand apart now get a number. */
export function settle(ctx: Context, strike: Strike, stack: number): void {
  const { state, charts } = ctx;
  const side = defenderOf(strike);
  const kept: Deployed[] = [];
  const line = strike.line.map((each) => each.map((part) => ({ ...part })));
  const forces = state.sides[side].forces;
  const current = forcesUnder(state, strike).filter((force) => forces.includes(force));
  for (const force of current) gather(ctx, force, "1.4");
  const seen = new Set<Ship>();
  for (const entry of strike.ships) {
    const force = current.find(({ id }) => id === entry.force);
    const ship = force?.units.find((each) => isSame(charts, each, entry));
    const before = entry.cs;
    const now = ship?.cs ?? 0;
    if (ship !== undefined) seen.add(ship);
    if (ship === undefined || (now === 0 && !isNamed(charts, entry.unit))) {
      for (const parts of line) remove(parts, entry.no);
      continue;
    }
    const changed = now !== before || !sameMarks(ship.marks, entry.marks);
    kept.push(changed ? { ...entry, cs: now, marks: [...ship.marks], tow: ship.tow, hit: true } : entry);
    if (isNamed(charts, entry.unit))
      for (const parts of line) for (const part of parts) if (part.no === entry.no) part.cs = now;
    if (!isNamed(charts, entry.unit)) shrink(line, entry.no, before - now, stack);
  }
  let next = Math.max(0, ...strike.ships.map(({ no }) => no));
  for (const force of current) {
    for (const ship of force.units) {
      if (seen.has(ship) || typeOf(charts, ship) === "SS") continue;
      next += 1;
      kept.push({ ...deployed(force, ship), no: next, hit: true });
      line[stack - 1]?.push({ no: next, cs: ship.cs });
    }
  }
  ctx.set(strike, "ships", kept, "DISPLAY", "7.2.4");
  ctx.set(strike, "line", line, "DISPLAY", "7.2.4");
}

function remove(parts: LineStack, no: number): void {
  const at = parts.findIndex((each) => each.no === no);
  if (at >= 0) parts.splice(at, 1);
}

/** Takes CS of a class off the line, from the stack that was hit first, or adds CS that have become like others to it. */
function shrink(line: LineStack[], no: number, lost: number, stack: number): void {
  let left = lost;
  const order = [stack - 1, ...line.map((_, index) => index).filter((index) => index !== stack - 1)];
  for (const index of order) {
    const parts = line[index];
    const part = parts?.find((each) => each.no === no);
    if (left < 0 && index === stack - 1) {
      if (part !== undefined) part.cs -= left;
      else parts?.push({ no, cs: -left });
      return;
    }
    if (left <= 0 || part === undefined || parts === undefined) continue;
    const taken = Math.min(left, part.cs);
    part.cs -= taken;
    left -= taken;
    if (part.cs === 0) remove(parts, no);
  }
}

/** 7.2.4 The ships on the display that are in tow, by their numbers; their towers may cast them off. */
export function inTowOn(state: Snapshot, charts: Charts, strike: Strike): number[] {
  return strike.ships.flatMap(({ no }) => {
    const ship = shipOn(state, charts, strike, no)?.ship;
    return ship !== undefined && ship.tow !== null && isDiw(ship) ? [no] : [];
  });
}
