import { chartView } from "../../../../core/charts/look-up";
import { CREW_BOXES, POSITIONS, type Position, type Wound } from "../../vocabulary";
import { endCareer, isOver } from "../5-victory/victory";
import type { Context } from "../shared/context";
import { change } from "../shared/game";
import { isOut } from "./crew";

/** 9.6.10, 10.5 Rolls one crew injury: who, then how badly, unless that cannot matter; nothing for a man not aboard or dead. */
export function injureSomeone(ctx: Context): void {
  const { row } = ctx.roll({
    label: "crew-injury",
    section: "9.6.10",
    view: chartView(ctx.charts.E5_CREW_INJURY),
    adjust: ({ result }) =>
      positionHit(ctx, result) === undefined ? [change("NOBODY_THERE", "9.6.10", "nobody_hurt")] : [],
  });
  const position = positionHit(ctx, row.result);
  if (position === undefined) return;
  const view = chartView(ctx.charts.E5_SEVERITY);
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
    about: { crew: position },
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

/** 10.5.3 The generic box a wound goes to: unhurt first, then lightly, then severely wounded. */
export function crewBoxHit(ctx: Context): Position | undefined {
  const { wounds } = ctx.state.crew;
  for (const state of ["none", "LW", "SW"] satisfies Wound[]) {
    const box = CREW_BOXES.find((each) => wounds[each] === state);
    if (box !== undefined) return box;
  }
  return undefined;
}

/** 7.4.1 True if an agent is aboard, until he is landed. */
export function agentAboard(ctx: Context): boolean {
  const { patrol } = ctx.state;
  return patrol !== null && patrol.mission === "A" && patrol.missionState !== "done";
}

/** 10.6.2 Adds a wound to what a man already has; the Kommandant's death ends the game (10.5.2). */
export function wound(ctx: Context, position: Position, severity: Wound, section: string): void {
  if (ctx.state.crew.wounds[position] === "LW" && severity === "SW") ctx.ruling("E-36", "10.6.2");
  setWound(ctx, position, stacked(ctx, position, severity), section);
}

/** 10.6.2 The wound that a further one makes of the one a man has, by printing and ruling (E-36). */
function stacked({ state, charts }: Context, position: Position, severity: Wound): Wound {
  const current = state.crew.wounds[position];
  if (current === "LW" && severity === "SW" && state.rulings.lightThenSeriousKills) return "KIA";
  const row = charts.E5_STACKING.facts.stacking.find(
    (each) => each.current === current && each.new === severity && (each.edition ?? state.edition) === state.edition,
  );
  return row?.becomes ?? severity;
}

/** 10.5 Sets a man's wound; the Kommandant's death ends the game (10.5.2), the agent's fails the mission (10.5.3). */
export function setWound(ctx: Context, position: Position, becomes: Wound, section: string): void {
  const { state } = ctx;
  ctx.set(state.crew.wounds, position, becomes, "WOUNDED", section);
  if (position === "kmdt" && becomes === "KIA") endCareer(ctx, "kmdt_kia", "10.5.2");
  if (position === "agent" && isOut(state, "agent") && state.patrol !== null) {
    ctx.set(state.patrol, "missionState", "failed", "MISSION_FAILED", "10.5.3");
  }
}

/** 10.5.3 Rolls for every severely wounded man without a doctor, who may die when a box is entered (E-42). */
export function tendWounded(ctx: Context): void {
  const { state, charts } = ctx;
  if (POSITIONS.some((position) => state.crew.wounds[position] === "SW")) ctx.ruling("E-42", "10.5.3");
  for (const position of POSITIONS) {
    if (state.crew.wounds[position] !== "SW") continue;
    const { row } = ctx.roll({
      label: "doctor-survival",
      about: { crew: position },
      section: "10.5.3",
      view: chartView(charts.DOCTOR_SURVIVAL),
    });
    if (row.result === "KIA") setWound(ctx, position, "KIA", "10.5.3");
    if (isOver(ctx)) return;
  }
}
