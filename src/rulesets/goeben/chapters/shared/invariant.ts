import type { Snapshot } from "../../snapshot";
import type { Phase } from "../../vocabulary";

/** Reports what no play could reach: a stable code, a pointer into the snapshot, and why. */
export type Report = (code: string, pointer: string, message: string) => void;

/** How far a turn has come, as far as what may lie on the map depends on it. */
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

/** 4.0 How far the turn has come. */
export function stageOf({ phase, intelligence, battle }: Snapshot): Stage {
  if (phase === "intelligence_choice" && intelligence !== null && intelligence.space !== null) return "incidents";
  if ((phase === "contact" || phase === "break_off") && battle?.kind === "bombardment") return "late";
  return STAGES[phase];
}

const NONE: readonly number[] = [];

/** The indexes of the items that stand in a list a second time. */
export function repeats(list: readonly string[]): readonly number[] {
  const seen = new Set<string>(list);
  if (seen.size === list.length) return NONE;
  seen.clear();
  return list.flatMap((item, index) => {
    if (seen.has(item)) return [index];
    seen.add(item);
    return [];
  });
}
