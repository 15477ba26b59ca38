import * as z from "zod";
import { type Closed, every, oneOf, within } from "../../../core/choice/values";
import type { Choice } from "../../../core/contract/choice";
import { defineOperation } from "../../../core/contract/operation";
import { pack } from "../charts/pack";
import type { Charts } from "../charts/schema";
import {
  type Assignment,
  assignmentColumn,
  distinctAssignments,
  sameAssignment,
  substitute,
  takeOrders,
} from "../rules/assignment";
import { freshCareer } from "../rules/fresh";
import { type Context, turnAt } from "../rules/game";
import { areaSchema, missionSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import type { Area } from "../vocabulary";
import { standing, standingOf } from "./outcomes";
import { assignedFields } from "./shared-schemas";

const input = z.strictObject({
  area: areaSchema.describe("7.0 The area chosen."),
  mission: missionSchema.nullable().describe("7.0 Its mission flag as printed or substituted; null for none."),
});

const outcome = z.strictObject({ ...assignedFields, ...standing });

/** 11.2.1 Chooses the patrol after a granted request. */
export const choosePatrol = defineOperation({
  name: "choosePatrol",
  title: "Choose a patrol",
  doc: "Chooses any assignment of the month's column of P1 that the boat can take, after its request was granted.",
  rules: ["11.2.1", "7.3"],
  input,
  outcome,
  example: () => ({
    snapshot: { ...freshCareer(pack.charts, { boat: "IXB" }), phase: "patrol_choice" },
    input: { area: "norway", mission: null },
    seed: "bergen",
  }),
  phases: turnAt(["patrol_choice"], "11.2.1"),
  legality: (state: Snapshot, charts: Charts) => ({ legal: true as const, input: patrolChoice(state, charts) }),
  resolve: (ctx: Context, { area, mission }) => {
    ctx.ruling("E-41", "11.2.1");
    const orders = takeOrders(ctx, { area, mission });
    const { phase, fate } = standingOf(ctx);
    return { ...orders, phase, fate };
  },
});

function patrolChoice(state: Snapshot, charts: Charts): Choice<Assignment> {
  const legal = distinctAssignments(state, charts);
  const areas = [...new Set(legal.map(({ area }) => area))];
  const missions = [...new Set(legal.map(({ mission }) => mission))];
  const pairs = legal.map(({ area, mission }) => (mission === null ? area : `${area} with mission ${mission}`));
  const limit = { code: "ASSIGNMENT_NOT_ON_P1", section: "11.2.1", text: `Choose one of: ${pairs.join(", ")}.` };
  return within(
    every({ area: oneOf(areas, closedAreas(state, charts, areas)), mission: oneOf(missions) }),
    limit,
    (chosen) => legal.some((each) => sameAssignment(each, chosen)),
    "/mission",
    (pick) => ({ ...legal[pick(legal.length)]! }),
  );
}

/** 7.3.1, 7.3.2 The printed areas of the column that this boat type cannot be sent to. */
function closedAreas(state: Snapshot, charts: Charts, open: Area[]): Closed<Area>[] {
  const closed: Closed<Area>[] = [];
  for (const row of assignmentColumn(charts, state.month).rows) {
    const { by } = substitute(state, charts, row);
    const known = open.includes(row.area) || closed.some(({ value }) => value === row.area);
    if (by === null || known) continue;
    const message = `A boat of type ${state.boat.type} is not sent to ${row.area}.`;
    closed.push({ value: row.area, reason: { code: "AREA_CLOSED_TO_TYPE", section: by.rule, message } });
  }
  return closed;
}
