import { modifierOf } from "../../../../core/charts/look-up";
import type { About } from "../../../../core/contract/audit";
import { aaDefense, opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { AA_COLUMNS, type AaColumn } from "../../charts/shapes-dice";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Aircraft, Ship } from "../1-2-forces/state";
import { mergeEntries } from "../5-1-movement/towing";
import { weatherEffects } from "../9-weather/effects";
import { rollIce } from "../10-ice/ice";
import { noteHarm } from "../12-special-conditions/bombers";
import type { Context } from "../shared/context";
import { isDiw, isNamedShip, typeOf } from "../shared/units";
import { strikeAircraft } from "./air-combat";
import { runsOf } from "./assignment";
import { entryOf, flakOf, hasSameMarks, hasShipsLeft, isShipOfEntry, neighbours, partsOf } from "./display";
import { attackWith, bombParked, type DropAim } from "./drops";
import { findAircraft, strength } from "./flying";
import type { AirNews } from "./outcomes";
import type { Deployed, LineStack, Run, Strike } from "./state";
import { attackersLeft, defenderOf, forcesUnder } from "./strikes";
import { placeFlak } from "./targets";

/** 7.2.5 A stack, or a CAM of the force, and the air unit that it fires at. */
export type FlakAim = { readonly stack: number; readonly aircraft: string };

/** 7.2.5 The support that the side attacked may add to its AA fire in a wave. */
export interface Support {
  /** Each untargeted stack with a number, and the air units that attack a stack next to it. */
  readonly stacks: readonly { readonly stack: number; readonly aircraft: readonly string[] }[];
  /** 1.4.3 CAMs that can still be used. */
  readonly cams: number;
}

/** 7.3, E-139 In a wave with torpedoes over uncertain ice, the die for open water; without it they attack nothing. */
export function findOpenWater(ctx: Context, strike: Strike): void {
  if (!runsOf(strike).some(({ ordnance }) => ordnance === "torpedoes")) return;
  if (strike.openWater === null) {
    const actual = rollIce(ctx, { side: strike.side }, strike.hex, "7.3");
    ctx.set(strike, "openWater", actual === "clear", "OPEN_WATER", "7.3");
  }
  if (strike.openWater) return;
  ctx.ruling("E-139", "7.3");
  const runs = strike.runs.filter(({ wave, ordnance }) => wave !== strike.wave || ordnance === "bombs");
  ctx.set(strike, "runs", runs, "NO_OPEN_WATER", "7.3");
}

/** 7.2.5 The support that the side attacked may add to its AA fire in the wave in progress. */
export function supportOf(state: Snapshot, charts: Charts, strike: Strike): Support {
  const runs = runsOf(strike).filter(({ aircraft }) => attackersLeft(state, strike).some(({ id }) => id === aircraft));
  if (runs.length === 0 || strike.line.length === 0) return { stacks: [], cams: 0 };
  const targeted = new Set(runs.map(({ stack }) => stack));
  const stacks = strike.line.flatMap((_, index) => {
    const stack = index + 1;
    if (!hasShipsLeft(strike, stack) || targeted.has(stack)) return [];
    if (typeof flakOf(state, charts, partsOf(state, charts, strike, stack)) !== "number") return [];
    const beside = neighbours(strike, stack);
    const aircraft = runs.flatMap((run) => (run.stack !== null && beside.includes(run.stack) ? [run.aircraft] : []));
    return aircraft.length === 0 ? [] : [{ stack, aircraft }];
  });
  return { stacks, cams: camsOf(state, charts, strike) };
}

/** 1.4.3 CAMs of the forces attacked at sea that can still be used in this weather. */
function camsOf(state: Snapshot, charts: Charts, strike: Strike): number {
  const { cam } = weatherEffects(state, charts);
  if (!cam || strike.against !== "force") return 0;
  return camShips(state, charts, strike).reduce((sum, { ship }) => sum + ship.cs, 0);
}

function camShips(state: Snapshot, charts: Charts, strike: Strike) {
  const isCam = (unit: string): boolean =>
    charts.LIGHT_UNITS.facts.units.some((each) => each.id === unit && each.subtype === "MC");
  return forcesUnder(state, strike).flatMap((force) =>
    force.units
      .filter((ship) => isCam(ship.unit) && !ship.marks.includes("cam_used") && !isDiw(ship))
      .map((ship) => ({ force, ship })),
  );
}

/** 7.2.5 The dice of AA fire that a wave draws, in order; `support` are those that the side attacked has chosen. */
export function flakDice(
  state: Snapshot,
  charts: Charts,
  strike: Strike,
  support: readonly FlakAim[],
): (FlakAim & { value: number | "*" })[] {
  const runs = runsOf(strike);
  return strike.line.flatMap((_, index) => {
    const stack = index + 1;
    const value = flakOf(state, charts, partsOf(state, charts, strike, stack));
    if (value === null) return [];
    const attackers = runs.filter((run) => run.stack === stack).map(({ aircraft }) => aircraft);
    const chosen = support.filter((each) => each.stack === stack).map(({ aircraft }) => aircraft);
    const at = attackers.length > 0 ? (value === "*" ? attackers.slice(0, 1) : attackers) : chosen;
    return at.map((aircraft) => ({ stack, aircraft, value }));
  });
}

/** 7.2.5-7.3 Resolves a wave: AA fire from left to right and from the shore, then the attacks from left to right. */
export function resolveWave(
  ctx: Context,
  strike: Strike,
  support: readonly FlakAim[],
  cams: readonly FlakAim[],
  news: AirNews,
): void {
  const { state, charts } = ctx;
  const side = defenderOf(strike);
  const runs = runsOf(strike);
  for (const { stack, aircraft, value } of flakDice(state, charts, strike, support)) {
    if (support.some((each) => each.stack === stack)) ctx.ruling("E-104", "7.2.5");
    if (value === "*") ctx.ruling("E-105", "7.2.5");
    const used = cams.filter((each) => each.stack === stack && each.aircraft === aircraft).length;
    for (let cam = 0; cam < used; cam += 1) spendCamAtFlak(ctx, strike);
    fireAt(ctx, strike, { stack, aircraft, value, cams: used }, news);
  }
  const shore = placeFlak(charts, strike.against, strike.place);
  if (shore !== null) {
    const under = shore === "*" ? runs.slice(0, 1) : runs;
    for (const { aircraft } of under) fireAt(ctx, strike, { stack: null, aircraft, value: shore, cams: 0 }, news);
  }
  for (let stack = 1; stack <= strike.line.length; stack += 1) {
    for (const run of runs.filter((each) => each.stack === stack)) {
      const unit = findAircraft(state, strike.side, run.aircraft);
      if (unit === undefined) continue;
      if (strike.against === "airbase") bombParked(ctx, strike, unit, stack, news);
      else attackWith(ctx, aimOf(ctx, strike, side, run, stack), unit, run.ordnance, news);
    }
  }

  function fireAt(
    on: Context,
    { side: attacker }: Strike,
    shot: { stack: number | null; aircraft: string; value: number | "*"; cams: number },
    to: AirNews,
  ): void {
    const aircraft = findAircraft(state, attacker, shot.aircraft);
    const torpedoRun = runs.some((run) => run.aircraft === shot.aircraft && run.ordnance === "torpedoes");
    if (aircraft !== undefined)
      fireFlak(
        on,
        { side, ...shot, at: shot.stack === null ? {} : { stack: String(shot.stack) }, aircraft, torpedoRun },
        to,
      );
  }
}

function aimOf(ctx: Context, strike: Strike, enemy: Strike["side"], run: Run, stack: number): DropAim {
  const { charts } = ctx;
  const raids = strike.cause === "port_raid" ? charts.CONDITIONS.facts.conditions.port_raids.hitsPerMerchant : 1;
  return {
    side: strike.side,
    enemy,
    light: strike.light,
    inPort: strike.against === "port",
    diverted: run.diverted,
    stack,
    at: { stack: String(stack) },
    hitsPerMerchant: raids,
    parts: () => partsOf(ctx.state, charts, strike, stack),
    secondVictims: true,
    settle: (harm) => {
      settle(ctx, strike, stack);
      noteHarm(ctx, strike.side, run.aircraft, harm);
    },
  };
}

/** 1.4.3 Marks a CAM that helps the AA fire as used, in an entry separate from the unused ones of its class. */
function spendCamAtFlak(ctx: Context, strike: Strike): void {
  const [camShip] = camShips(ctx.state, ctx.charts, strike);
  if (camShip === undefined) return;
  const { force, ship } = camShip;
  const marks: Ship["marks"] = [...ship.marks, "cam_used"];
  const like = force.units.find(
    (each) => each.unit === ship.unit && each.tow === null && marks.every((mark) => each.marks.includes(mark)),
  );
  if (like === undefined && ship.cs <= 1) ctx.set(ship, "marks", marks, "CAM_USED", "1.4.3");
  else {
    if (like === undefined) ctx.push(force.units, { ...ship, cs: 1, marks }, "CAM_USED", "1.4.3");
    else ctx.set(like, "cs", like.cs + 1, "CAM_USED", "1.4.3");
    if (ship.cs > 1) ctx.set(ship, "cs", ship.cs - 1, "SHIP_CS", "1.4.3");
    else
      ctx.set(
        force,
        "units",
        force.units.filter((each) => each !== ship),
        "SHIPS_GATHERED",
        "1.4.3",
      );
  }
  settle(ctx, strike, camStack(ctx, strike));
}

/** The first stack that holds a CAM, where one that has been used stays. */
function camStack(ctx: Context, strike: Strike): number {
  const isCam = (unit: string): boolean =>
    ctx.charts.LIGHT_UNITS.facts.units.some((each) => each.id === unit && each.subtype === "MC");
  const at = strike.line.findIndex((stack) =>
    stack.some(({ no }) => strike.ships.some((each) => each.no === no && isCam(each.unit))),
  );
  return Math.max(0, at) + 1;
}

/** 7.2.5 One die of AA fire at an air unit. */
export interface FlakShot {
  /** The side that fires. */
  readonly side: Side;
  readonly value: number | "*";
  readonly aircraft: Aircraft;
  readonly torpedoRun: boolean;
  /** 1.4.3 CAMs used on this die. */
  readonly cams: number;
  readonly stack: number | null;
  /** The place of the firing unit on its display, for the audit. Empty off a display. */
  readonly at: About;
}

/** 7.2.5 The column of the AA Defense Table for a value; sums beyond the last read the last. */
export function flakColumn(value: number | "*"): AaColumn {
  const last = AA_COLUMNS.at(-1)!;
  return AA_COLUMNS.find((each) => each === String(value)) ?? last;
}

/** 7.2.5 Rolls and applies one die of AA fire. */
export function fireFlak(ctx: Context, shot: FlakShot, news: AirNews): void {
  const { charts } = ctx;
  const { side, value, aircraft, torpedoRun, cams, stack, at } = shot;
  if (strength(aircraft) === 0) return;
  const cam = modifierOf(charts.AA_DEFENSE, "CAM");
  const { row } = ctx.roll({
    label: "aa",
    about: { side, aircraft: aircraft.id, ...at },
    section: "7.2.5",
    view: aaDefense(charts, flakColumn(value)),
    modifiers: [
      ...(torpedoRun ? [modifierOf(charts.AA_DEFENSE, "TORPEDO_RUN")] : []),
      ...(cams > 0 ? [{ ...cam, value: cam.value * cams }] : []),
    ],
    resultName: ({ result, steps }) => (steps > 1 ? `${result}, ${steps} steps` : result),
  });
  const enemy = opponentOf(side);
  for (let step = 0; step < row.steps; step += 1) strikeAircraft(ctx, enemy, aircraft, row.result, "7.2.5");
  news.flak.push({ stack, aircraft: aircraft.id, result: row.result });
}

/**
 * 7.2.4 Updates a display after a hit on a stack: removes losses from it, and numbers the ships that are now separate.
 */
function settle(ctx: Context, strike: Strike, stack: number): void {
  const { state, charts } = ctx;
  const side = defenderOf(strike);
  const survivors: Deployed[] = [];
  const line = strike.line.map((each) => each.map((part) => ({ ...part })));
  const forces = state.sides[side].forces;
  const current = forcesUnder(state, strike).filter((force) => forces.includes(force));
  for (const force of current) mergeEntries(ctx, force, "1.4");
  const counted = new Set<Ship>();
  for (const entry of strike.ships) {
    const force = current.find(({ id }) => id === entry.force);
    const ship = force?.units.find((each) => isShipOfEntry(charts, each, entry));
    const before = entry.cs;
    const now = ship?.cs ?? 0;
    if (ship !== undefined) counted.add(ship);
    if (ship === undefined || (now === 0 && !isNamedShip(charts, entry.unit))) {
      for (const parts of line) remove(parts, entry.no);
      continue;
    }
    const changed = now !== before || !hasSameMarks(ship.marks, entry.marks);
    survivors.push(changed ? { ...entry, cs: now, marks: [...ship.marks], tow: ship.tow, hit: true } : entry);
    if (isNamedShip(charts, entry.unit))
      for (const parts of line) for (const part of parts) if (part.no === entry.no) part.cs = now;
    if (!isNamedShip(charts, entry.unit)) shrink(line, entry.no, before - now, stack);
  }
  let next = Math.max(0, ...strike.ships.map(({ no }) => no));
  for (const force of current) {
    for (const ship of force.units) {
      if (counted.has(ship) || typeOf(charts, ship) === "SS") continue;
      next += 1;
      survivors.push({ ...entryOf(force, ship), no: next, hit: true });
      line[stack - 1]?.push({ no: next, cs: ship.cs });
    }
  }
  ctx.set(strike, "ships", survivors, "DISPLAY", "7.2.4", { side: defenderOf(strike) });
  ctx.set(strike, "line", line, "DISPLAY", "7.2.4", { side: defenderOf(strike) });
}

function remove(parts: LineStack, no: number): void {
  const at = parts.findIndex((each) => each.no === no);
  if (at >= 0) parts.splice(at, 1);
}

/**
 * Takes CS of a class off the line, starting with the stack that was hit. A negative number adds CS there that have
 * become identical to others.
 */
function shrink(line: LineStack[], no: number, lostCs: number, stack: number): void {
  let left = lostCs;
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
