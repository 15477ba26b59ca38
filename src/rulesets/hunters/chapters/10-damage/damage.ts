import { viewOf } from "../../../../core/charts/look-up";
import { boatFacts } from "../../charts/pack";
import type { DamageResult } from "../../charts/results";
import type { Cycle } from "../../snapshot";
import { CREW_BOXES, type Position, type System, type Wound } from "../../vocabulary";
import { endCareer } from "../5-victory/victory";
import { type Context, change, Drms } from "../shared/game";
import { fitExperte, isOut } from "./crew";
import { scuttle } from "./repairs";

/** True once the career has ended; every procedure stops there (5.1.3). */
export function isOver(ctx: Context): boolean {
  return ctx.state.phase === "over";
}

/** 9.6.9 Rolls each hit on E4 and applies it at once; returns whether any flooding came of it. */
export function takeHits(ctx: Context, hits: number): { flooded: boolean; damage: DamageResult[] } {
  const damage: DamageResult[] = [];
  let flooded = false;
  for (let hit = 0; hit < hits && !isOver(ctx); hit += 1) {
    const { row } = ctx.roll({ label: "boat-damage", section: "9.6.9", view: viewOf(ctx.charts.E4) });
    damage.push(row.result);
    if (row.result === "flooding") flooded = true;
    for (let time = 0; time < row.count && !isOver(ctx); time += 1) applyDamage(ctx, row.result);
  }
  return { flooded, damage };
}

function applyDamage(ctx: Context, result: DamageResult): void {
  if (result === "hull") markHull(ctx, "10.3.1");
  else if (result === "flooding") markFlooding(ctx, "10.1.1");
  else if (result === "crew_injury") injureSomeone(ctx);
  else if (result !== "minor_damage") for (const system of systemsHit(ctx, result)) damageSystem(ctx, system);
}

/** 10.6.4, 11.4.7 The systems a result of E4 damages on this boat. */
function systemsHit(
  ctx: Context,
  result: Exclude<DamageResult, "hull" | "flooding" | "crew_injury" | "minor_damage">,
): System[] {
  const { flak } = boatFacts(ctx.charts, ctx.state.boat.type);
  if (result === "flak_all") return [...flak];
  if (result !== "flak_20mm") return [result];
  const mounts: System[] = ["flak_20mm", "flak_20mm_quad_1", "flak_20mm_quad_2"];
  return mounts.filter((mount) => ctx.state.boat.systems[mount] === "ok").slice(0, 1);
}

function damageSystem(ctx: Context, system: System): void {
  const { systems } = ctx.state.boat;
  if (systems[system] === "ok") ctx.set(systems, system, "damaged", "SYSTEM_DAMAGED", "10.6.3");
}

/** 10.3 Marks one hull box; the last one sinks the boat with all hands (5.1.3). */
export function markHull(ctx: Context, section: string): void {
  const { boat } = ctx.state;
  ctx.set(boat, "hull", boat.hull + 1, "HULL_DAMAGED", section);
  if (boat.hull >= boatFacts(ctx.charts, boat.type).hullBoxes) endCareer(ctx, "sunk_hull", "10.3.2");
}

/** 10.1 Marks one flooding box; the last one forces the boat to the surface, where it is scuttled. */
function markFlooding(ctx: Context, section: string): void {
  const { boat } = ctx.state;
  ctx.set(boat, "flooding", boat.flooding + 1, "FLOODED", section);
  if (boat.flooding >= boatFacts(ctx.charts, boat.type).floodingBoxes) scuttle(ctx);
}

/** 10.1.3 After a round with flooding: one more box on the chart's word. */
export function additionalFlooding(ctx: Context): void {
  const { state, charts } = ctx;
  const chart = charts.ADDITIONAL_FLOODING;
  const modifiers = new Drms(chart)
    .when(fitExperte(state, "li"), "FLOOD_LI_EXPERTE")
    .when(isOut(state, "li"), "FLOOD_LI_OUT").list;
  const { row } = ctx.roll({ label: "additional-flooding", section: "10.1.3", view: viewOf(chart), modifiers });
  for (let box = 0; box < row.flooding && !isOver(ctx); box += 1) markFlooding(ctx, "10.1.3");
}

/** 9.6.10, 10.5 One crew injury: who, then how badly, unless it cannot matter (C.1); nothing for a man not aboard or dead. */
export function injureSomeone(ctx: Context): void {
  const { row } = ctx.roll({
    label: "crew-injury",
    section: "9.6.10",
    view: viewOf(ctx.charts.E5_CREW_INJURY),
    adjust: ({ result }) =>
      positionHit(ctx, result) === undefined ? [change("NOBODY_THERE", "9.6.10", "nobody_hurt")] : [],
  });
  const position = positionHit(ctx, row.result);
  if (position === undefined) return;
  const view = viewOf(ctx.charts.E5_SEVERITY);
  const outcomes = view.rows.map((each) => stacked(ctx, position, each.result));
  const first = outcomes[0];
  if (first !== undefined && outcomes.every((each) => each === first)) {
    ctx.ruling("E-78", "10.6.2");
    setWound(ctx, position, first, "10.6.2");
    return;
  }
  ctx.ruling("E-35", "10.5");
  const severity = ctx.roll({
    label: "injury-severity",
    section: "9.6.10",
    view,
    adjust: ({ result }) => {
      const becomes = stacked(ctx, position, result);
      return becomes === result ? [] : [change("WOUNDED_BEFORE", "10.6.2", becomes)];
    },
  });
  wound(ctx, position, severity.row.result, "10.6.2");
}

function positionHit(
  ctx: Context,
  who: Exclude<Position, "crew1" | "crew2" | "crew3" | "crew4" | "agent"> | "crew" | "abwehr_agent",
): Position | undefined {
  const { wounds } = ctx.state.crew;
  if (who === "crew") return crewBoxHit(ctx);
  if (who === "abwehr_agent") return agentAboard(ctx) && wounds.agent !== "KIA" ? "agent" : undefined;
  return wounds[who] === "KIA" ? undefined : who;
}

/** 10.5.3 The generic box a wound goes to: unhurt first, then lightly, then seriously wounded. */
export function crewBoxHit(ctx: Context): Position | undefined {
  const { wounds } = ctx.state.crew;
  for (const state of ["none", "LW", "SW"] satisfies Wound[]) {
    const box = CREW_BOXES.find((each) => wounds[each] === state);
    if (box !== undefined) return box;
  }
  return undefined;
}

/** 7.4.1 The agent is aboard until landed. */
export function agentAboard(ctx: Context): boolean {
  const { patrol } = ctx.state;
  return patrol !== null && patrol.mission === "A" && patrol.missionState !== "done";
}

/** 10.6.2 Adds a wound to what a man already has; the Kommandant's death ends the game (10.5.2). */
export function wound(ctx: Context, position: Position, severity: Wound, section: string): void {
  if (ctx.state.crew.wounds[position] === "LW" && severity === "SW") ctx.ruling("E-36", "10.6.2");
  setWound(ctx, position, stacked(ctx, position, severity), section);
}

/** 10.6.2 What a further wound makes of the one a man has; printings and ruling E-36 differ. */
function stacked({ state, charts }: Context, position: Position, severity: Wound): Wound {
  const current = state.crew.wounds[position];
  if (current === "LW" && severity === "SW" && state.rulings.lightThenSeriousKills) return "KIA";
  const row = charts.E5_STACKING.facts.stacking.find(
    (each) => each.current === current && each.new === severity && (each.edition ?? state.edition) === state.edition,
  );
  return row?.becomes ?? severity;
}

/** Sets a man's wound; the Kommandant's death ends the game (10.5.2), the agent's fails the mission (10.5.3). */
export function setWound(ctx: Context, position: Position, becomes: Wound, section: string): void {
  const { state } = ctx;
  ctx.set(state.crew.wounds, position, becomes, "WOUNDED", section);
  if (position === "kmdt" && becomes === "KIA") endCareer(ctx, "kmdt_kia", "10.5.2");
  if (position === "agent" && isOut(state, "agent") && state.patrol !== null) {
    ctx.set(state.patrol, "missionState", "failed", "MISSION_FAILED", "10.5.3");
  }
}

/** The detection cycle's memory that the boat has been found (9.6.12). */
export function markDetected(ctx: Context, cycle: Cycle, twelve: boolean): void {
  ctx.set(cycle, "previouslyDetected", true, "DETECTED", "9.6.12");
  ctx.set(cycle, "twelve", twelve, "DETECTED_TWELVE", "9.6.7");
}
