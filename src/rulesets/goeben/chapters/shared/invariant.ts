import { invariantWords } from "../../../../core/request/invariants";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { PHASES, type Phase } from "../../vocabulary";
import { countersOf, markersIn } from "../13-incidents/counters";

/** The stages of a turn. They decide what may be on the map. */
export type Stage = "setup" | "outfitting" | "planning" | "incidents" | "combat" | "late" | "ended";

const STAGES: Readonly<Record<Phase, Stage>> = {
  outfit_setup: "setup",
  deploy_setup: "setup",
  collier_setup: "setup",
  outfitting: "outfitting",
  sharing: "outfitting",
  intelligence: "planning",
  intelligence_choice: "planning",
  movement: "planning",
  incidents: "incidents",
  submarine_evasion: "incidents",
  submarine_ramming: "incidents",
  naval_combat: "combat",
  contact: "combat",
  break_off: "combat",
  gunnery: "combat",
  torpedoes: "combat",
  raiding: "late",
  bombardment: "late",
  bombarding: "late",
  objective: "late",
  between_scenarios: "ended",
  over: "ended",
};

/** 4.0 Returns the stage of the turn. */
export function stageOf({ phase, intelligence, battle }: Snapshot): Stage {
  if (phase === "intelligence_choice" && intelligence !== null && intelligence.space !== null) return "incidents";
  if ((phase === "contact" || phase === "break_off") && battle?.kind === "bombardment") return "late";
  return STAGES[phase];
}

/** 3.0 Phases before the first turn. */
export const SETUP_PHASES: readonly Phase[] = PHASES.filter((phase) => STAGES[phase] === "setup");

/** 17.0 Phases of a scenario that is over. */
export const ENDED_PHASES: readonly Phase[] = PHASES.filter((phase) => STAGES[phase] === "ended");

/** 4.0 Phases from the first turn on. */
export const PHASES_AFTER_SETUP: readonly Phase[] = PHASES.filter((phase) => !SETUP_PHASES.includes(phase));

/** 4.0 Phases of an ongoing scenario, set-up included. */
export const ONGOING_PHASES: readonly Phase[] = PHASES.filter((phase) => !ENDED_PHASES.includes(phase));

/** The declaration helpers of Goeben's invariants, with the facts that many of them share. */
export const { rule, implies, onlyIn, exists, atMost, unique, each, where, inTurn } = invariantWords(
  (state: Snapshot, charts: Charts) => ({
    stage: stageOf(state),
    counters: countersOf(charts),
    markers: markersIn(state),
  }),
);
