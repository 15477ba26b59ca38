import * as z from "zod";
import { columnOf } from "../../../../core/charts/look-up";
import { reason } from "../../../../core/choice/legality";
import { pairs } from "../../../../core/choice/limits";
import { type Closed, every, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import type { ResultChange } from "../../../../core/contract/context";
import { boatFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { areaSchema, missionSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import type { Area } from "../../vocabulary";
import { packFormat } from "../13-5-wolfpacks/wolfpack";
import { type Context, enterPhase } from "../shared/context";
import { change, inPhases } from "../shared/game";
import { defineHunters } from "../shared/operation";
import {
  type Assignment,
  assignmentColumn,
  distinctAssignments,
  type Substituted,
  sameAssignment,
  substitute,
  takeOrders,
} from "./assignment";

/** 7.0 The assignment of a boat, as an outcome. */
export const assignedFields = {
  area: areaSchema.nullable().describe("7.0 The patrol area; null until you choose it."),
  mission: missionSchema.nullable().describe("7.0 The mission, if any."),
  track: z.string().nullable().describe("7.1.2 The track on the U-Boat Display Mat; null until you choose the area."),
  postedNow: z.boolean().describe("7.3.5 This assignment posted the boat permanently to the Arctic."),
  firstMediterranean: z.boolean().describe("7.3.3 The boat must pass Gibraltar on this patrol."),
};

const resolveAssignmentInput = z.strictObject({
  request: z.boolean().describe("11.2.1 Request a patrol of your choice first; one attempt per patrol."),
});

const resolveAssignmentOutcome = {
  request: z
    .enum(["not_made", "granted", "refused"])
    .meta({ id: "HuntersRequest", description: "11.2.1 Outcome of a request for a patrol." })
    .describe("11.2.1 Outcome of the request for a patrol of your choice."),
  ...assignedFields,
  substituted: z.boolean().describe("7.3.1, 7.3.2, 11.4.6 This boat type changed the printed assignment."),
  rerolls: z.int32().describe("7.3.2 How many times P1 was rolled again for this boat type."),
};

type Outcome = z.infer<z.ZodObject<typeof resolveAssignmentOutcome>>;

/** 11.2.1 The assignment while a granted request is still to be used. */
const STILL_OPEN = { area: null, mission: null, track: null, postedNow: false, firstMediterranean: false };

/** The mark of an assignment as printed. */
const UNCHANGED = { substituted: false, rerolls: 0 };

/** The outcome of an assignment. */
function assigned(
  request: Outcome["request"],
  { area, mission, track, postedNow, firstMediterranean }: Pick<Outcome, keyof typeof STILL_OPEN>,
  { substituted, rerolls }: Pick<Outcome, keyof typeof UNCHANGED>,
): Outcome {
  return { request, area, mission, track, postedNow, firstMediterranean, substituted, rerolls };
}

/** 7.0, 11.2.1 Assigns the next patrol. */
export const resolveAssignment = defineHunters({
  name: "resolveAssignment",
  title: "Assign a patrol",
  doc: "Assigns the next patrol: by the terms of a wolfpack tournament, by a permanent posting, by a granted request, or by a roll on P1.",
  rules: ["7.0", "7.1", "7.3", "7.4", "11.2.1", "13.5.2"],
  input: resolveAssignmentInput,
  outcome: resolveAssignmentOutcome,
  example: "p1-1940-07-08",
  phases: inPhases(["port"], "7.1"),
  legality: (state: Snapshot, charts: Charts) => ({
    legal: true as const,
    input: every({ request: requestChoice(state, charts) }),
  }),
  resolve: (ctx: Context, { request }) => {
    const orders = standingOrders(ctx);
    if (orders !== undefined) return assigned("not_made", takeOrders(ctx, orders), UNCHANGED);
    if (request && requestGranted(ctx)) {
      enterPhase(ctx, "patrol_choice", "11.2.1");
      return assigned("granted", STILL_OPEN, UNCHANGED);
    }
    const rolledAssignment = rollAssignment(ctx);
    return assigned(request ? "refused" : "not_made", takeOrders(ctx, rolledAssignment.assignment), rolledAssignment);
  },
});

/** 13.5.2, 7.3.4, 7.3.5 The assignment of a boat sent without a roll, to its pack's area or its posting; undefined for all others. */
function standingOrders(ctx: Context): Assignment | undefined {
  const { options, boat } = ctx.state;
  const area = options.wolfpackTournament ? packFormat(ctx.charts).area : null;
  if (area !== null) {
    ctx.ruling("E-90", "13.5.2");
    return { area, mission: "W" };
  }
  return boat.posting === "none" ? undefined : { area: boat.posting, mission: null };
}

/** 11.2.1 The choice whether to request a patrol; closed with the reason where none may be. */
function requestChoice(state: Snapshot, charts: Charts): Choice<boolean> {
  const reason = noRequest(state, charts);
  return reason === undefined ? oneOf([false, true]) : oneOf([false], [{ value: true, reason }]);
}

/** 11.2.1 The reason why no patrol may be requested; undefined when one may. */
function noRequest({ boat, kommandant, options }: Snapshot, { PATROL_REQUEST }: Charts): Reason | undefined {
  if (options.wolfpackTournament) {
    return {
      code: "SENT_WITH_THE_PACK",
      section: "13.5.2",
    };
  }
  if (boat.posting !== "none") {
    return {
      code: "POSTED",
      section: "11.2.1",
    };
  }
  if (PATROL_REQUEST.columns.some(({ id }) => id === kommandant.rank)) return undefined;
  return {
    code: "RANK_TOO_LOW",
    section: "11.2.1",
    params: { rank: kommandant.rank },
  };
}

function requestGranted(ctx: Context): boolean {
  const { state, charts } = ctx;
  const { rank } = state.kommandant;
  if (rank === "KptzS") ctx.ruling("E-75", "11.2.1");
  const view = columnOf(charts.PATROL_REQUEST, rank);
  return ctx.roll({ label: "patrol-request", section: "11.2.1", view }).row.result === "granted";
}

/** 7.0, 7.3.1, 7.3.2 Rolls P1 with its substitutions, again where the boat type demands it. */
function rollAssignment(ctx: Context): { assignment: Assignment; substituted: boolean; rerolls: number } {
  const { state, charts } = ctx;
  const view = assignmentColumn(charts, state.month);
  for (let rerolls = 0; ; rerolls += 1) {
    const adjust = (row: Assignment): readonly ResultChange[] => substitutionOf(substitute(state, charts, row), row);
    const { row } = ctx.roll({ label: "patrol-assignment", section: "7.0", view, adjust });
    const { assignment, by } = substitute(state, charts, row);
    if (assignment === null) continue;
    if (by !== null && by.to === "atlantic") ctx.ruling("E-1", "7.3.2");
    const extra = by === null && assignment.mission === "M" && row.mission === null;
    if (extra || (by !== null && by.mission !== null)) ctx.ruling("E-29", "11.4.6");
    if (row.mission === "A" && boatFacts(charts, state.boat.type).mineBay > 0) ctx.ruling("E-84", "11.4.6");
    return { assignment, substituted: by !== null || extra, rerolls };
  }
}

/** 7.3.1, 7.3.2, 11.4.6 The changes that a boat type makes to a printed assignment, for the audit. */
function substitutionOf({ assignment, by }: Substituted, printed: Assignment): readonly ResultChange[] {
  if (assignment === null) return by === null ? [] : [turned(by, "rolled_again")];
  if (sameAssignment(assignment, printed)) return [];
  const { area, mission } = assignment;
  const result = mission === null ? area : `${area} (${mission})`;
  return [by === null ? change("P1_ALL_MISSION_BOXES", "11.4.6", result) : turned(by, result)];
}

function turned({ code, rule }: NonNullable<Substituted["by"]>, result: string): ResultChange {
  return { code, value: null, result, rule };
}

const choosePatrolInput = z.strictObject({
  area: areaSchema.describe("7.0 The area you choose."),
  mission: missionSchema.nullable().describe("7.0 Its mission, as printed or substituted; null if none."),
});

const choosePatrolOutcome = { ...assignedFields };

/** 11.2.1 Chooses the patrol after a granted request. */
export const choosePatrol = defineHunters({
  name: "choosePatrol",
  title: "Choose a patrol",
  doc: "After a granted request, chooses any assignment in this month's column of P1 that the boat can take.",
  rules: ["11.2.1", "7.3"],
  input: choosePatrolInput,
  outcome: choosePatrolOutcome,
  example: "choose-mission",
  phases: inPhases(["patrol_choice"], "11.2.1"),
  legality: (state: Snapshot, charts: Charts) => ({ legal: true as const, input: patrolChoice(state, charts) }),
  resolve: (ctx: Context, { area, mission }) => {
    ctx.ruling("E-41", "11.2.1");
    const orders = takeOrders(ctx, { area, mission });
    return { ...orders };
  },
});

function patrolChoice(state: Snapshot, charts: Charts): Choice<Assignment> {
  const legal = distinctAssignments(state, charts);
  const areas = [...new Set(legal.map(({ area }) => area))];
  const missions = [...new Set(legal.map(({ mission }) => mission))];
  const options = legal.map(({ area, mission }) =>
    mission === null ? area : reason("ASSIGNMENT_NOT_ON_P1/mission", "11.2.1", { area, mission }),
  );
  const limit = reason("ASSIGNMENT_NOT_ON_P1", "11.2.1", { assignments: options });
  const allowed = legal.map(({ area, mission }) => [area, mission]);
  return within(
    every({ area: oneOf(areas, closedAreas(state, charts, areas)), mission: oneOf(missions) }),
    pairs(limit, ["/area", "/mission"], { allowed }),
    { pointer: "/mission", draw: (pick) => ({ ...legal[pick(legal.length)]! }) },
  );
}

/** 7.3.1, 7.3.2 The printed areas of the column that this boat type cannot be sent to. */
function closedAreas(state: Snapshot, charts: Charts, openAreas: Area[]): Closed<Area>[] {
  const closed: Closed<Area>[] = [];
  for (const row of assignmentColumn(charts, state.month).rows) {
    const { by } = substitute(state, charts, row);
    const known = openAreas.includes(row.area) || closed.some(({ value }) => value === row.area);
    if (by === null || known) continue;
    closed.push({
      value: row.area,
      reason: { code: "AREA_CLOSED_TO_TYPE", section: by.rule, params: { type: state.boat.type, area: row.area } },
    });
  }
  return closed;
}
