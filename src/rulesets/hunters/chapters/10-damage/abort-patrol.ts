import * as z from "zod";
import { illegal } from "../../../../core/choice/legality";
import { every, lazyChoice, oneOf } from "../../../../core/choice/values";
import type { Legality } from "../../../../core/contract/operation";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { beforeGibraltar } from "../7-patrols/track";
import { inPhases, patrolOf } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { noChoice } from "../shared/outcomes";
import { abortRoute, beginAbort, WAYS_HOME } from "./abort";

const input = z.strictObject({
  direction: z
    .enum(WAYS_HOME)
    .meta({ id: "HuntersAbortDirection", description: "10.8.2 Back along the track, or forward along it." })
    .optional()
    .describe("10.8.2 Required only if two Transit boxes are equally near."),
});

type Input = z.infer<typeof input>;

const outcome = {
  nextBox: z.int32().nullable().describe("10.8.2 The Transit box that the boat enters next; null if it is in port."),
};

/** 10.8.2 The choice between two ways home equally near. */
const EITHER_WAY = every<Input>({ direction: oneOf(WAYS_HOME) });

function legality(state: Snapshot, charts: Charts): Legality<Input> {
  const patrol = patrolOf(state);
  if (state.phase === "at_sea") {
    if (patrol.box === 0) return illegal("NOT_UNDER_WAY", "10.8.5");
    if (patrol.abort !== null) return illegal("ALREADY_ABORTING", "10.8");
    if (beforeGibraltar(state, charts)) {
      return illegal("MEDITERRANEAN_BOUND", "7.3.3");
    }
  }
  return {
    legal: true,
    input: lazyChoice<Input>(() => (abortRoute(state, charts).kind === "tie" ? EITHER_WAY : noChoice)),
  };
}

/** 10.8 Aborts the patrol, or names the way home of a forced abort. */
export const abortPatrol = defineHunters({
  name: "abortPatrol",
  kind: "MAY",
  title: "Abort the patrol",
  doc: "Aborts the patrol between encounters. In a forced abort with two equally near Transit boxes, chooses the way home.",
  rules: ["10.8", "10.8.2", "10.8.5", "7.3.3"],
  input,
  outcome,
  example: "abort-box-3",
  phases: inPhases(["at_sea", "abort_direction"], "10.8.5"),
  legality,
  resolve(ctx, { direction }) {
    beginAbort(ctx, patrolOf(ctx.state).abort?.reason ?? "voluntary", direction);
    return { nextBox: ctx.state.patrol?.jumpTo ?? null };
  },
});
