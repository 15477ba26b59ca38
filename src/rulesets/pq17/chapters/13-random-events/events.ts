import { opponentOf, randomEvents } from "../../charts/pack";
import type { EventId, Region, RunningEventId, Side } from "../../vocabulary";
import { raiseTo } from "../6-1-identification/identity";
import { localWeather, weatherDamage } from "../9-weather/weather";
import type { Context } from "../shared/context";
import { atSea, forcesOf, runningEvent } from "../shared/game";
import { pickPiece } from "../shared/picks";
import { breakdown, collision, grounding, offTheCoast } from "./accidents";
import { chanceEncounter } from "./encounter";
import { strikeMines } from "./mines";
import { placeNextGroup } from "./reinforcements";
import type { RunningEvent } from "./state";

/** A random event, and whether it could apply. */
export interface Happened {
  readonly event: EventId;
  readonly region: Region | null;
  readonly applied: boolean;
}

/** 13 Rolls the random event of the phasing side and carries it out; one that cannot apply is void. */
export function randomEvent(ctx: Context, side: Side): Happened {
  const { row } = ctx.roll({
    label: "random-event",
    about: { side },
    section: "13",
    view: randomEvents(ctx.charts, side),
    resultName: ({ event, region }) => (region === null ? event : `${event} in ${region}`),
  });
  return { event: row.event, region: row.region, applied: happen(ctx, side, row.event, row.region) };
}

/** 13 Carries out an event; false when it is void. */
function happen(ctx: Context, side: Side, event: EventId, region: Region | null): boolean {
  const { state, charts } = ctx;
  switch (event) {
    case "no_event":
      return true;
    case "minefield":
      return minefield(ctx, side);
    case "collision":
      return collision(ctx, side);
    case "grounding":
      return grounding(ctx, side);
    case "breakdown":
      return breakdown(ctx, side);
    case "weather_damage": {
      const rough = state.weather.prevailing === "gale" || state.weather.prevailing === "storm";
      weatherDamage(ctx, side);
      return rough;
    }
    case "local_weather":
      return region !== null && localWeather(ctx, side, region);
    case "signals":
      return signals(ctx, side);
    case "chance_encounter":
      return chanceEncounter(ctx);
    case "reinforcements":
      return bringGroups(ctx, side, charts.EVENTS.facts.events.reinforcements.groups);
    case "elusive_target":
      beginEvent(ctx, event, "allied", "axis", "13.1");
      return true;
    case "superior_warning":
      beginEvent(ctx, event, "axis", "axis", "13.3");
      return true;
    case "airbase_strike":
    case "port_strike":
    case "night_flying":
      beginEvent(ctx, event, side, side, event === "night_flying" ? "5.3" : "7.1.3");
      return true;
    case "cp_gain":
      return gainPoints(ctx, side);
  }
}

/** 13.5 Picks a force of the phasing side in a coastal hex, which runs into mines. */
function minefield(ctx: Context, side: Side): boolean {
  const forces = forcesOf(ctx.state, side, (force) => offTheCoast(ctx, force));
  const force = pickPiece(ctx, side, forces, "mine-force", "13.5");
  if (force !== undefined) strikeMines(ctx, side, force);
  return force !== undefined;
}

/** 13 A convoy or TF of the other side at sea is found. */
function signals(ctx: Context, side: Side): boolean {
  const enemy = opponentOf(side);
  const { idLevel, idGain } = ctx.charts.EVENTS.facts.events.signals;
  const forces = forcesOf(ctx.state, enemy, (force) => atSea(force) && force.kind !== "wolf_pack");
  const force = pickPiece(ctx, enemy, forces, "event-force", "13");
  if (force === undefined) return false;
  const known = force.identified && force.idLevel >= idLevel;
  raiseTo(ctx, enemy, force, known ? force.idLevel + idGain : idLevel, "13");
  return true;
}

/** 13.6 Brings the next groups of reinforcements; false when none is left. */
function bringGroups(ctx: Context, side: Side, groups: number): boolean {
  let came = 0;
  while (came < groups && placeNextGroup(ctx, side, "13.6")) came += 1;
  return came > 0;
}

/** 4.3 A pool of the phasing side gains command points. */
function gainPoints(ctx: Context, side: Side): boolean {
  const { points, pools } = ctx.charts.EVENTS.facts.events.cp_gain;
  const command = ctx.state.sides[side].command.find(({ pool }) => pool === pools[side]);
  if (command === undefined) return false;
  ctx.set(command, "available", command.available + points, "CP_GAINED", "4.3");
  return true;
}

/** 13 Begins an event of a side that goes on to the end of a player phase of this turn. */
function beginEvent(ctx: Context, event: RunningEventId, side: Side, after: Side, section: string): void {
  const { state } = ctx;
  ctx.push(state.events, { event, side, until: state.turn, after }, "EVENT_BEGINS", section);
}

/** 13 Takes away an event that has been used, such as a permitted strike (7.1.3) or Elusive Target (13.1). */
export function spendEvent(ctx: Context, event: RunningEventId, side: Side, section: string): void {
  const used = runningEvent(ctx.state, event, side);
  if (used !== undefined) endEvent(ctx, used, section);
}

/** 13 Ends the events whose time is over at the end of a player phase. */
export function endEvents(ctx: Context, after: Side): void {
  const { turn, events } = ctx.state;
  const stays = (each: RunningEvent): boolean => each.until > turn || (each.until === turn && each.after !== after);
  for (const over of events.filter((each) => !stays(each))) endEvent(ctx, over, "13");
}

function endEvent(ctx: Context, over: RunningEvent, section: string): void {
  const { state } = ctx;
  const remaining = state.events.filter((each) => each !== over);
  ctx.set(state, "events", remaining, "EVENT_ENDS", section, { event: over.event });
}
