import { ChartError, chartView, columnAt, columnOf } from "../../../../core/charts/look-up";
import type { ChartView } from "../../../../core/contract/chart";
import { boatFacts, findTrack } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { LogRow, Options, Patrol, Snapshot } from "../../snapshot";
import type { Area, BoatType, Mission } from "../../vocabulary";
import { tubesOf } from "../4-setup/torpedo-load";
import { type Context, enterPhase } from "../shared/context";
import { isSpecial } from "./track";

/** 7.0 A patrol area with its mission flag. */
export interface Assignment {
  readonly area: Area;
  readonly mission: Mission | null;
}

type Substitution = Charts["P1_SUBSTITUTIONS"]["facts"]["substitutions"][number];

/** 7.3.1, 7.3.2, 11.4.6 A printed assignment as changed for a boat type; `assignment` is null when P1 is rolled again. */
export interface Substituted {
  readonly assignment: Assignment | null;
  /** The substitution that changed the printed assignment; null when none did. */
  readonly by: Substitution | null;
}

/** 7.0 The P1 column of a month; the last one for a month after all of them. */
export function assignmentColumn(
  { P1 }: Charts,
  month: string,
): ChartView<Charts["P1"]["columns"][number]["rows"][number]> {
  return columnAt(P1, month) ?? columnOf(P1, P1.columns.at(-1)!.id);
}

/** The part of a snapshot that decides where a boat can be sent. */
type Orders = Pick<Snapshot, "boat" | "options" | "rulings">;

/** 7.3.1, 7.3.2, 11.4.6, 14.10 Replaces an assignment that the boat type cannot take, or flags it as minelaying (E-1, E-29, E-84). */
export function substitute(orders: Orders, charts: Charts, printed: Assignment): Substituted {
  const { assignment, by } = substituteByChart(orders, charts, printed);
  if (assignment === null || assignment.mission !== null || !laysMinesIn(orders, charts, assignment.area)) {
    return { assignment, by };
  }
  return { assignment: { ...assignment, mission: "M" }, by };
}

/**
 * 11.4.6 True if a boat with a mine bay lays mines in an area. With ruling viidAllMissionBoxes: wherever its track has
 * a Mission box (E-29).
 */
function laysMinesIn({ boat, options, rulings }: Orders, charts: Charts, area: Area): boolean {
  if (!rulings.viidAllMissionBoxes || boatFacts(charts, boat.type).mineBay === 0) return false;
  const tracks = trackIds(area, "M").map((id) => findTrack(charts, boat.type, id, options));
  return tracks.find((track) => track !== undefined)?.boxes.some((box) => box.missionBoxIf.includes("M")) ?? false;
}

/** 7.3.1, 7.3.2 Replaces an assignment by the first row of the chart P1_SUBSTITUTIONS for the boat and the area. */
function substituteByChart({ boat, options, rulings }: Orders, charts: Charts, printed: Assignment): Substituted {
  const by = charts.P1_SUBSTITUTIONS.facts.substitutions.find(
    ({ boats, from, nonHistorical }) =>
      boats.includes(boat.type) && from.includes(printed.area) && (nonHistorical || !options.nonHistoricalPatrolAreas),
  );
  if (by === undefined) return { assignment: { area: printed.area, mission: printed.mission }, by: null };
  if (by.reroll) return { assignment: null, by };
  const area = by.to ?? printed.area;
  const isAsPrinted = area === printed.area && !(by.mission === "M" && rulings.viidAlwaysMines === true);
  const mission = isAsPrinted ? (printed.mission ?? by.mission) : by.mission;
  const changed = area !== printed.area || mission !== printed.mission;
  return { assignment: { area, mission }, by: changed ? by : null };
}

/** 11.2.1 Every distinct assignment of the month's column that the boat can take (E-41). */
export function distinctAssignments(state: Orders & Pick<Snapshot, "month">, charts: Charts): Assignment[] {
  const assignments: Assignment[] = [];
  for (const row of assignmentColumn(charts, state.month).rows) {
    const { assignment } = substitute(state, charts, row);
    if (assignment !== null && !assignments.some((each) => sameAssignment(each, assignment)))
      assignments.push(assignment);
  }
  return assignments;
}

/** 7.0 True if two assignments have the same area and flag. */
export function sameAssignment(one: Assignment, other: Assignment): boolean {
  return one.area === other.area && one.mission === other.mission;
}

/** 7.1.2 The track of the boat's mat: the mission track for a mission if the mat has one, North America's for the Caribbean. */
function trackFor({ boat, options }: Snapshot, charts: Charts, assignment: Assignment): string {
  const { area } = assignment;
  const trackId = trackIdFor(charts, boat.type, options, assignment);
  if (trackId === undefined) throw new ChartError(`The mat of ${boat.type} has no track for ${area}.`);
  return trackId;
}

/** 7.1.2 The id of the track that serves an assignment on the mat of a boat type; undefined where it has none. */
export function trackIdFor(
  charts: Charts,
  type: BoatType,
  options: Options,
  { area, mission }: Assignment,
): string | undefined {
  return trackIds(area, mission).find((id) => findTrack(charts, type, id, options) !== undefined);
}

/** 7.1.2 The tracks that serve an assignment, best first. */
function trackIds(area: Area, mission: Mission | null): string[] {
  const special = isSpecial(mission) ? [`${area}_mission`] : [];
  return [...special, area, ...(area === "caribbean" ? ["north_america"] : [])];
}

/** 7.1 A patrol about to leave port. */
export function patrolFor(
  state: Snapshot,
  charts: Charts,
  assignment: Assignment,
  track = trackFor(state, charts, assignment),
): Patrol {
  const { area, mission } = assignment;
  return {
    area,
    mission,
    track,
    box: 0,
    jumpTo: null,
    direction: "outbound",
    checksDone: 0,
    checksDoneInBox: 0,
    checksRequired: 0,
    missionState: isSpecial(mission) ? "pending" : "none",
    firstMediterranean: area === "mediterranean" && !state.boat.mediterraneanPassed,
    abort: null,
    quietHere: false,
    quietNext: false,
    eventUsed: false,
    superiorTorpedoes: false,
    resupplied: false,
    resupplyTried: false,
    resupplyOffer: null,
  };
}

/** 7.1 The orders of a patrol just assigned, for the outcome. */
export interface Assigned {
  readonly area: Area;
  readonly mission: Mission | null;
  readonly track: string;
  readonly postedNow: boolean;
  readonly firstMediterranean: boolean;
}

/** 7.1, 7.3.5, 7.4.2 Begins the patrol assigned: the Arctic posting roll, the log entry, mines, and the boat before its first box. */
export function takeOrders(ctx: Context, assignment: Assignment): Assigned {
  const { state, charts } = ctx;
  const { area, mission } = assignment;
  const postedNow = area === "arctic" && state.boat.posting === "none" && rollArcticPosting(ctx);
  const patrol = patrolFor(state, charts, assignment);
  if (patrol.firstMediterranean && state.log.some((row) => row.area === area)) ctx.ruling("E-64", "7.3.4");
  ctx.set(state, "patrol", patrol, "PATROL_ASSIGNED", "7.1.2");
  const { month, boat } = state;
  const row: LogRow = {
    month,
    boat: boat.type,
    area,
    mission,
    ships: [],
    result: null,
    patrolMonths: 0,
    refitMonths: 0,
  };
  ctx.push(state.log, row, "PATROL_LOGGED", "7.1.1");
  const choosesReloads = mission === "M" && loadMines(ctx);
  enterPhase(ctx, choosesReloads ? "mission_load" : "at_sea", choosesReloads ? "7.4.2" : "6.1");
  const { track, firstMediterranean } = patrol;
  return { area, mission, track, postedNow, firstMediterranean };
}

/** 7.3.5 Rolls whether the boat stays in the Arctic for good. */
function rollArcticPosting(ctx: Context): boolean {
  const { state, charts } = ctx;
  const { row } = ctx.roll({ label: "arctic-posting", section: "7.3.5", view: chartView(charts.ARCTIC_POSTING) });
  if (row.result === "permanent") ctx.set(state.boat, "posting", "arctic", "POSTED", "7.3.5");
  return row.result === "permanent";
}

/** 7.4.2, 11.4.6 Takes mines aboard, in the mine bay or in every tube; true when the reloads are then chosen. */
function loadMines(ctx: Context): boolean {
  const { state, charts } = ctx;
  const facts = boatFacts(charts, state.boat.type);
  if (facts.mineBay > 0) {
    if (state.edition === "first") ctx.ruling("E-109", "7.4.2");
    ctx.set(state.boat, "mineBay", facts.mineBay, "MINES_LOADED", "11.4.6");
    return false;
  }
  for (const tube of tubesOf(facts)) ctx.set(state.boat.tubes, tube, "mine", "MINES_LOADED", "7.4.2");
  const reloads = facts.reloadCapacity.fwd + facts.reloadCapacity.aft > 0;
  if (!reloads) ctx.ruling("E-47", "7.4.2");
  return reloads;
}
