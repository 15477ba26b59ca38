import { modifierOf } from "../../../core/charts/look-up";
import { aaAt, unitOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { Run, Strike } from "../snapshot-air";
import type { Aircraft } from "../snapshot-forces";
import { attackWith } from "./air-drops";
import { fireFlak } from "./air-flak";
import { type AirTold, defenderOf, forcesUnder, onTheGround } from "./air-strike";
import { placeFlak } from "./air-targets";
import { factsOf, findAircraft, strength, strikeAircraft } from "./air-units";
import type { Harm, Target } from "./damage";
import type { Table } from "./game";
import { pickOne } from "./pick-one";
import { pickStray, reveal } from "./scattered";
import { isDiw } from "./units";

/** G.25, 7.7.3 Each air unit attacks one merchant of a scattered convoy, or of those dispersed from one, picked at random. */
export function attackStrays(desk: Table, strike: Strike, told: AirTold): void {
  const { state } = desk;
  const enemy = defenderOf(strike);
  for (const run of strike.runs) {
    const unit = findAircraft(state, strike.side, run.aircraft);
    const [force] = forcesUnder(state, strike);
    if (unit === undefined || force === undefined || strength(unit) === 0) continue;
    const target = pickStray(desk, enemy, force, "7.7.3");
    if (target === undefined) continue;
    flakOfStray(desk, strike, run, unit, target, told);
    attackStray(desk, strike, run, unit, target, told);
  }
}

/** 7.7.3 Only the merchant attacked fires, with the value of one CS. */
function flakOfStray(desk: Table, strike: Strike, run: Run, aircraft: Aircraft, { ship }: Target, told: AirTold): void {
  const value = aaAt(unitOf(desk.charts, ship.unit), isDiw(ship) ? 0 : 1);
  if (value === null) return;
  const torpedoRun = run.ordnance === "torpedoes";
  fireFlak(desk, { side: defenderOf(strike), value, aircraft, torpedoRun, cams: 0, stack: null }, told);
}

function attackStray(desk: Table, strike: Strike, run: Run, unit: Aircraft, target: Target, told: AirTold): void {
  const { force } = target;
  let { ship } = target;
  let gone = false;
  const aim = {
    side: strike.side,
    enemy: defenderOf(strike),
    light: strike.light,
    inPort: false,
    diverted: false,
    stack: null,
    hitsPerMerchant: 1,
    parts: () => {
      const alive =
        force.units.includes(ship) || (force.convoy?.dispersed.some((each) => each.unit === ship.unit) ?? false);
      return gone || !alive ? [] : [{ force, ship, cs: 1 }];
    },
    secondVictims: false,
    strike: () => reveal(desk, target),
    settle: (harm: Harm) => {
      gone = gone || harm.sunk > 0;
      const mark = harm.diw > 0 ? "diw" : harm.crippled > 0 ? "crippled" : undefined;
      const marked = mark && force.units.find((each) => each.unit === ship.unit && each.marks.includes(mark));
      if (marked !== undefined) ship = marked;
    },
  };
  attackWith(desk, aim, unit, run.ordnance, told);
}

/** G.44 The air steps that a bomb on an airbase may hit: of units that lie there, one entry for each step. */
export function stepsOnTheGround(state: Snapshot, charts: Charts, strike: Strike): Aircraft[] {
  const base = strike.place ?? "";
  return state.sides[defenderOf(strike)].aircraft
    .filter((unit) => onTheGround(charts, unit, base, strike.scrambled))
    .flatMap((unit) => Array.from({ length: unit.cs }, () => unit));
}

/** G.44, 7.2.6 An attack on an airbase: its AA fires at each unit, then every CS left drops a bomb, and each hit finds a step. */
export function attackAirbase(desk: Table, strike: Strike, told: AirTold): void {
  const { state, charts } = desk;
  const side = defenderOf(strike);
  const value = placeFlak(charts, "airbase", strike.place);
  const units = strike.runs.flatMap(({ aircraft }) => findAircraft(state, strike.side, aircraft) ?? []);
  for (const aircraft of value === "*" ? units.slice(0, 1) : value === null ? [] : units) {
    fireFlak(desk, { side, value: value ?? 0, aircraft, torpedoRun: false, cams: 0, stack: null }, told);
  }
  for (const unit of units) bombAirbase(desk, strike, unit, told);
}

function bombAirbase(desk: Table, strike: Strike, unit: Aircraft, told: AirTold): void {
  const { state, charts } = desk;
  const chart = charts.AIRBASE_BOMBING;
  const row = factsOf(charts, unit).bombsAs;
  const needed = row === null ? null : chart.facts.hit[row];
  if (needed === null) return;
  let dice = 0;
  let hits = 0;
  const bombs = strength(unit);
  for (; dice < bombs && stepsOnTheGround(state, charts, strike).length > 0; dice += 1) {
    const { modified, total } = desk.rollPlain({
      label: "airbase-bomb",
      about: { side: strike.side, aircraft: unit.id },
      section: "7.2.6",
      dice: chart.dice,
      modifiers: strike.light === "night" ? [modifierOf(chart, "NIGHT")] : [],
      say: (sum) => (sum >= needed ? "hit" : "miss"),
      adjust: (sum, natural) =>
        sum >= needed && natural >= chart.facts.lostFrom
          ? [{ code: "NATURAL_LOSS", value: null, result: "lost", rule: "7.2.6" }]
          : [],
    });
    if (modified < needed) continue;
    hits += 1;
    const pool = stepsOnTheGround(state, charts, strike);
    const about = { side: defenderOf(strike) };
    const victim = pickOne(desk, { label: "airbase-target", about, section: "7.2.6", pool, say: ({ id }) => id });
    const result = total >= chart.facts.lostFrom ? "hit" : "damaged";
    if (victim !== undefined) strikeAircraft(desk, defenderOf(strike), victim, result, "7.2.6");
  }
  told.drops.push({ aircraft: unit.id, stack: null, ordnance: "bombs", dice, hits, harms: [] });
}
