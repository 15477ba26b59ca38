import * as z from "zod";
import { illegal } from "../../../../core/choice/legality";
import type { Legality } from "../../../../core/contract/operation";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { beginAbort } from "../10-damage/abort";
import { isDamaged } from "../10-damage/systems";
import { inPhases, patrolOf } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { noChoice, noInput } from "../shared/outcomes";
import { beforeGibraltar } from "./track";

const turnBackOutcome = {
  nextBox: z.int32().nullable().describe("7.3.3 The box that the boat enters next; null if it is in port."),
};

function turnBackLegality(state: Snapshot, charts: Charts): Legality<z.infer<typeof noInput>> {
  const patrol = patrolOf(state);
  if (patrol.box === 0 || patrol.abort !== null || !beforeGibraltar(state, charts)) {
    return illegal("NOT_AT_GIBRALTAR", "7.3.3");
  }
  if (!isDamaged(state)) {
    return illegal("UNDAMAGED", "7.3.3");
  }
  return { legal: true, input: noChoice };
}

/** 7.3.3 Turns back to France, damaged, before passing Gibraltar. */
export const turnBack = defineHunters({
  name: "turnBack",
  kind: "MAY",
  title: "Turn back before Gibraltar",
  doc: "Returns a boat damaged on its first passage to the Mediterranean to France (E-12).",
  rules: ["7.3.3"],
  input: noInput,
  outcome: turnBackOutcome,
  example: "turn-back-box-2",
  phases: inPhases(["at_sea"], "7.3.3"),
  legality: turnBackLegality,
  resolve(ctx) {
    ctx.ruling("E-12", "7.3.3");
    if (patrolOf(ctx.state).box === 1) ctx.ruling("E-62", "7.3.3");
    beginAbort(ctx, "gibraltar");
    return { nextBox: ctx.state.patrol?.jumpTo ?? null };
  },
});
