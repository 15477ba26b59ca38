import * as z from "zod";
import { legal, reason } from "../../../../core/choice/legality";
import { every } from "../../../../core/choice/values";
import type { Reason } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import { phaseSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { TURN_PHASES } from "../../vocabulary";
import { mustStillLeave, overstays } from "../9-ports/visits";
import { incidentsLeft } from "../13-incidents/incidents";
import { battlesLeft } from "../14-naval-combat/begin-battle";
import { bombardmentsLeft } from "../16-bombardment/coastal-defences";
import { defineGoeben } from "../operation";
import { closePhase } from "./phases";

/** 4.0 The reason why a phase cannot be ended yet; undefined when it can. */
export function heldOpen(state: Snapshot, charts: Charts): Reason | undefined {
  switch (state.phase) {
    case "movement": {
      const [ship] = mustStillLeave(state, charts);
      return ship === undefined ? undefined : overstays(ship);
    }
    case "incidents":
      return undoneIn(incidentsLeft(state, charts), "INCIDENTS_LEFT", "13.0");
    case "naval_combat":
      return undoneIn(battlesLeft(state), "BATTLES_LEFT", "14.0");
    case "bombardment": {
      const spaces = state.rulings.bombardmentOptional ? [] : bombardmentsLeft(state, charts);
      return undoneIn(spaces, "BOMBARDMENTS_LEFT", "16.0");
    }
    default:
      return undefined;
  }
}

function undoneIn(spaces: readonly string[], code: string, section: string): Reason | undefined {
  return spaces.length === 0 ? undefined : reason(code, section, { spaces });
}

const input = z.strictObject({});

/** 4.0 Ends a phase of the turn. */
export const endPhase = defineGoeben<z.infer<typeof input>, { ended: typeof phaseSchema }>({
  name: "endPhase",
  kind: "END",
  title: "End the phase",
  doc: "Ends the phase if nothing compulsory is left, then starts the next phase that has a decision.",
  rules: ["4.0", "9.1", "13.0", "14.0", "15.0", "16.0", "17.0"],
  phases: { of: TURN_PHASES, section: "4.0" },
  input,
  outcome: { ended: phaseSchema.describe("4.0 The phase that ended.") },
  example: "end-intelligence",
  legality(state, charts) {
    const reason = heldOpen(state, charts);
    return reason === undefined ? legal(every({})) : { legal: false, reason };
  },
  resolve(ctx) {
    const ended = ctx.state.phase;
    closePhase(ctx);
    return { ended };
  },
});
