import { reason } from "../../../../core/choice/legality";
import { countOf } from "../../../../core/choice/limits";
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
import { hexesBefore } from "../8-time/start-turn";

/** 4.2 How a force is to sail before player phases begin. */
export interface ForcePlanInput {
  readonly force: string;
  readonly departs: number;
  readonly speed: Speed;
  readonly path: string[];
}

/** 4.2 Returns the plans that a side may make for a force, or the reason against any. */
export function plansFor(state: Snapshot, charts: Charts, side: Side, force: Force): Choice<ForcePlanInput> | Reason {
  const port = findPort(charts, force.at);
  const place = port?.at ?? force.at;
  if (force.station === "at_sea") return reason("AT_SEA", "4.2", { force: force.id });
  if (side === "axis" && findHex(charts, place) !== undefined) {
    return reason("NOT_FROM_GERMANY", "4.2", { force: force.id });
  }
  if (force.units.some(({ marks }) => marks.includes("inoperative"))) {
    return reason("INOPERATIVE", "5.1.3", { force: force.id });
  }
  const refusal = heldByOrders(state, charts, side, force);
  if (refusal !== undefined) return refusal;
  const poor = port === undefined ? undefined : cannotCommand(state, charts, side, force, port.id);
  if (poor !== undefined) return poor;
  const speeds = usableSpeeds(state, charts, force).filter((speed) => speed === "moderate" || speed === "slow");
  if (speeds.length === 0) return reason("CANNOT_MOVE", "5.1", { piece: force.id });
  return planChoice(state, charts, side, force, speeds);
}

function planChoice(
  state: Snapshot,
  charts: Charts,
  side: Side,
  force: Force,
  speeds: readonly Speed[],
): Choice<ForcePlanInput> {
  const most = Math.min(60, hexesBefore(charts, force, 1, speeds[0]!, state.startTurn));
  const choice = every<ForcePlanInput>({
    force: oneOf([force.id]),
    departs: wholeNumber(1, state.startTurn - 1),
    speed: oneOf(speeds),
    path: courses(state, charts, side, force, most),
  }) as Choice<ForcePlanInput>;
  const limit = reason("PLAN_TOO_LONG", "8.3");
  const turns = Array.from({ length: state.startTurn - 1 }, (_, index) => index + 1);
  const fits = speeds.flatMap((speed) =>
    turns.flatMap((departs) => {
      const max = hexesBefore(charts, force, departs, speed, state.startTurn);
      const when = [
        { pointers: ["/departs"], values: [departs] },
        { pointers: ["/speed"], values: [speed] },
      ];
      return max < most ? [countOf(limit, { pointers: ["/path/*"] }, { max }, when)] : [];
    }),
  );
  return within(choice, fits, {
    pointer: "/path",
    draw: (pick) => {
      const drawn = choice.draw(pick);
      return {
        ...drawn,
        path: drawn.path.slice(0, hexesBefore(charts, force, drawn.departs, drawn.speed, state.startTurn)),
      };
    },
  });
}

/** 4.2 Courses by sea out of a port, looked up when one is checked, drawn or listed. */
function courses(state: Snapshot, charts: Charts, side: Side, force: Force, max: number): Choice<string[]> {
  let known: Sea | undefined;
  const sea = (): Sea => {
    known ??= seaFrom(state, charts, side, force, max);
    return known;
  };
  return pathOver({
    from: force.at,
    get steps() {
      return sea().steps;
    },
    get closed() {
      return [...sea().closed].map(([value, why]) => ({ value, reason: why }));
    },
    stops: new Set<string>(),
    min: 1,
    max,
    broken: {
      line: reason("NOT_ADJACENT/plan", "5"),
      stop: reason("MUST_STOP", "5"),
      length: reason("PATH_LENGTH/plan", "5.1", { max }),
    },
  });
}

/**
 * 4.2 The places that a plan can reach, each with its possible next places, and the places that a rule closes to the
 * force.
 */
interface Sea {
  readonly steps: Map<string, readonly string[]>;
  readonly closed: Map<string, Reason>;
}

function seaFrom(state: Snapshot, charts: Charts, side: Side, force: Force, max: number): Sea {
  const steps = new Map<string, readonly string[]>();
  const closed = new Map<string, Reason>();
  let edge = [force.at];
  for (let used = 0; used < max && edge.length > 0; used += 1) {
    const next: string[] = [];
    for (const place of edge) {
      if (steps.has(place)) continue;
      const destinations = placesFrom(state, charts, place).filter((each) => {
        if (!leadsOn(charts, place, each)) return false;
        const why = barred(state, charts, side, force, each, "slow");
        if (why !== undefined) closed.set(each, why);
        return why === undefined;
      });
      steps.set(place, destinations);
      next.push(...destinations);
    }
    edge = next;
  }
  return { steps, closed };
}

/** 5.7.1 A plan leads through hexes, and out of a port of a box through the box. */
function leadsOn(charts: Charts, from: string, to: string): boolean {
  return findHex(charts, to) !== undefined || (isBox(to) && findPort(charts, from) !== undefined);
}
