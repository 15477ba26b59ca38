import type { Snapshot } from "../../snapshot";
import { CREW_BOXES, type ExpertePosition, type Position } from "../../vocabulary";

/** 10.5.3 True if a man is out: severely wounded or dead. */
export function isOut(state: Snapshot, position: Position): boolean {
  const wound = state.crew.wounds[position];
  return wound === "SW" || wound === "KIA";
}

/** 10.5.3 True if all four generic crew boxes are out. */
export function allCrewOut(state: Snapshot): boolean {
  return CREW_BOXES.every((box) => isOut(state, box));
}

/** 11.1 True if a man is an Experte and not out. */
export function fitExperte(state: Snapshot, position: ExpertePosition): boolean {
  return state.crew.experte[position] && !isOut(state, position);
}

/** 10.5.3 The penalty of the chain of command on U1 and E2. */
export type CommandPenalty = "none" | "wo1" | "wo2";

/** 10.5.3 The penalty by who commands: `wo1` for the first watch officer, `wo2` for anyone after him (D3). */
export function commandPenalty(state: Snapshot): CommandPenalty {
  if (!isOut(state, "kmdt")) return "none";
  if (!isOut(state, "wo1")) return state.crew.experte.wo1 ? "none" : "wo1";
  if (!isOut(state, "wo2") && state.crew.experte.wo2) return "none";
  return "wo2";
}

/** 10.5.3, 10.8.1 True if Kommandant and both watch officers are out, so that at most the LI commands. */
export function commandLost(state: Snapshot): boolean {
  return isOut(state, "kmdt") && isOut(state, "wo1") && isOut(state, "wo2");
}
