import { opponentOf, randomEvents } from "../charts/pack";
import type { EventId, Region, Side } from "../vocabulary";
import { chanceEncounter } from "./encounter";
import { breakdown, collision, grounding } from "./events-accidents";
import { offTheCoast, pickPiece } from "./events-picks";
import { beginEvent } from "./events-running";
import { atSea, forcesOf, type Table } from "./game";
import { raiseTo } from "./identity";
import { strikeMines } from "./mines";
import { placeNextGroup } from "./reinforcements";
import { weatherDamage } from "./weather-damage";

/** What a random event was, and whether it could apply. */
export interface Happened {
  readonly event: EventId;
  readonly region: Region | null;
  readonly applied: boolean;
}

/** G.28 Rolls the random event of the phasing side and carries it out; one that cannot apply is void. */
export function randomEvent(desk: Table, side: Side): Happened {
  const { row } = desk.roll({
    label: "random-event",
    about: { side },
    section: "13",
    view: randomEvents(desk.charts, side),
    say: ({ event, region }) => (region === null ? event : `${event} in ${region}`),
  });
  return { event: row.event, region: row.region, applied: happen(desk, side, row.event, row.region) };
}

/** 13 Carries out an event; false when it is void. */
function happen(desk: Table, side: Side, event: EventId, region: Region | null): boolean {
  const { state, charts } = desk;
  switch (event) {
    case "no_event":
      return true;
    case "minefield":
      return minefield(desk, side);
    case "collision":
      return collision(desk, side);
    case "grounding":
      return grounding(desk, side);
    case "breakdown":
      return breakdown(desk, side);
    case "weather_damage": {
      const rough = state.weather.prevailing === "gale" || state.weather.prevailing === "storm";
      if (rough) weatherDamage(desk, side);
      return rough;
    }
    case "local_weather":
      return region !== null && localWeather(desk, side, region);
    case "signals":
      return signals(desk, side);
    case "chance_encounter":
      return chanceEncounter(desk);
    case "reinforcements":
      return bringGroups(desk, side, charts.EVENTS.facts.events.reinforcements.groups);
    case "elusive_target":
      beginEvent(desk, event, "allied", "axis", "13.1");
      return true;
    case "superior_warning":
      beginEvent(desk, event, "axis", "axis", "13.3");
      return true;
    case "airbase_strike":
    case "port_strike":
    case "night_flying":
      beginEvent(desk, event, side, side, event === "night_flying" ? "5.3" : "7.1.3");
      return true;
    case "cp_gain":
      return gainPoints(desk, side);
  }
}

/** G.30 Picks a force of the phasing side in a coastal hex, which runs into mines. */
function minefield(desk: Table, side: Side): boolean {
  const forces = forcesOf(desk.state, side, (force) => offTheCoast(desk, force));
  const force = pickPiece(desk, side, forces, "mine-force", "13.5");
  if (force !== undefined) strikeMines(desk, side, force);
  return force !== undefined;
}

/** 9.5 Aircraft, radii and sectors of a region work in Fog and Gale this turn; an Axis event helps the next Allied phase too. */
function localWeather(desk: Table, side: Side, region: Region): boolean {
  const { weather, turn } = desk.state;
  const until = side === "axis" ? turn + 1 : turn;
  const local = { region, turn: until, after: opponentOf(side) };
  desk.push(weather.local, local, "LOCAL_WEATHER", "9.5");
  return true;
}

/** 13 A convoy or TF of the other side at sea is found. */
function signals(desk: Table, side: Side): boolean {
  const enemy = opponentOf(side);
  const { idLevel, idGain } = desk.charts.EVENTS.facts.events.signals;
  const forces = forcesOf(desk.state, enemy, (force) => atSea(force) && force.kind !== "wolf_pack");
  const force = pickPiece(desk, enemy, forces, "event-force", "13");
  if (force === undefined) return false;
  const known = force.identified && force.idLevel >= idLevel;
  raiseTo(desk, enemy, force, known ? force.idLevel + idGain : idLevel, "13");
  return true;
}

/** 13.6 Brings the next groups of reinforcements; false when none is left. */
function bringGroups(desk: Table, side: Side, groups: number): boolean {
  let came = 0;
  while (came < groups && placeNextGroup(desk, side, "13.6")) came += 1;
  return came > 0;
}

/** 4.3 A pool of the phasing side gains command points. */
function gainPoints(desk: Table, side: Side): boolean {
  const { points, pools } = desk.charts.EVENTS.facts.events.cp_gain;
  const command = desk.state.sides[side].command.find(({ pool }) => pool === pools[side]);
  if (command === undefined) return false;
  desk.set(command, "available", command.available + points, "CP_GAINED", "4.3");
  return true;
}
