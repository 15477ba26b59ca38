import { reason } from "../../../../core/choice/legality";
import { pathOver } from "../../../../core/choice/paths";
import { every, oneOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import { findHex, isBox } from "../../charts/map";
import { findPort } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side, Speed } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { cannotCommand } from "../4-3-command-points/command";
import { heldByOrders } from "../5-1-movement/german-orders";
import { barred, placesFrom } from "../5-1-movement/places";
import { usableSpeeds } from "../5-1-movement/sailing";
import { hexesBefore } from "../8-time/first-moves";

/** 4.2 How a force is to sail before player phases begin. */
export interface PlanInput {
  readonly force: string;
  readonly departs: number;
  readonly speed: Speed;
  readonly path: string[];
}

/** 4.2 What a side may plan for a force, or why it may plan nothing. */
export function plansFor(state: Snapshot, charts: Charts, side: Side, force: Force): Choice<PlanInput> | Reason {
  const port = findPort(charts, force.at);
  const place = port?.at ?? force.at;
  if (force.station === "at_sea") return reason("AT_SEA", "4.2", "A force at sea sails when player phases begin.");
  if (side === "axis" && findHex(charts, place) !== undefined) {
    return reason(
      "NOT_FROM_GERMANY",
      "4.2",
      "Axis forces are planned before the start turn out of Kiel or Germany only.",
    );
  }
  if (force.units.some(({ marks }) => marks.includes("inoperative"))) {
    return reason("INOPERATIVE", "5.1.3", "An inoperative ship stays in port.");
  }
  const held = heldByOrders(state, charts, side, force);
  if (held !== undefined) return held;
  const poor = port === undefined ? undefined : cannotCommand(state, charts, side, force, port.id);
  if (poor !== undefined) return poor;
  const speeds = usableSpeeds(state, charts, force).filter((speed) => speed === "moderate" || speed === "slow");
  if (speeds.length === 0) return reason("CANNOT_MOVE", "5.1", "This force cannot move.");
  return planChoice(state, charts, side, force, speeds);
}

function planChoice(
  state: Snapshot,
  charts: Charts,
  side: Side,
  force: Force,
  speeds: readonly Speed[],
): Choice<PlanInput> {
  const most = Math.min(60, hexesBefore(charts, force, 1, speeds[0]!, state.startTurn));
  const choice = every<PlanInput>({
    force: oneOf([force.id]),
    departs: wholeNumber(1, state.startTurn - 1),
    speed: oneOf(speeds),
    path: courses(state, charts, side, force, most),
  }) as Choice<PlanInput>;
  const text = "A plan goes no farther than the force sails by the end of the turn before the start turn.";
  const fits = ({ departs, speed, path }: PlanInput): boolean =>
    path.length <= hexesBefore(charts, force, departs, speed, state.startTurn);
  return within(choice, { code: "PLAN_TOO_LONG", section: "8.3", text }, fits, "/path", (pick) => {
    const drawn = choice.draw(pick);
    return {
      ...drawn,
      path: drawn.path.slice(0, hexesBefore(charts, force, drawn.departs, drawn.speed, state.startTurn)),
    };
  });
}

/** 4.2 Courses by sea out of a port, looked up when one is checked, drawn or listed. */
function courses(state: Snapshot, charts: Charts, side: Side, force: Force, max: number): Choice<string[]> {
  let known: Map<string, readonly string[]> | undefined;
  return pathOver({
    from: force.at,
    get steps() {
      known ??= stepsFrom(state, charts, side, force, max);
      return known;
    },
    stops: new Set<string>(),
    min: 1,
    max,
    broken: {
      line: reason("NOT_ADJACENT", "5", "Each hex of a plan is open to the force and lies next to the one before it."),
      stop: reason("MUST_STOP", "5", "A plan leads through hexes."),
      length: reason("PATH_LENGTH", "5.1", `A plan names 1 to ${max} hexes.`),
    },
  });
}

function stepsFrom(
  state: Snapshot,
  charts: Charts,
  side: Side,
  force: Force,
  max: number,
): Map<string, readonly string[]> {
  const steps = new Map<string, readonly string[]>();
  let edge = [force.at];
  for (let used = 0; used < max && edge.length > 0; used += 1) {
    const next: string[] = [];
    for (const place of edge) {
      if (steps.has(place)) continue;
      const open = placesFrom(state, charts, place).filter(
        (each) => leadsOn(charts, place, each) && barred(state, charts, side, force, each, "slow") === undefined,
      );
      steps.set(place, open);
      next.push(...open);
    }
    edge = next;
  }
  return steps;
}

/** 5.7.1 A plan leads through hexes, and out of a port of a box through the box. */
function leadsOn(charts: Charts, from: string, to: string): boolean {
  return findHex(charts, to) !== undefined || (isBox(to) && findPort(charts, from) !== undefined);
}
