import type { Snapshot } from "../../snapshot";
import { AWARDS, type Award, CREW_BOXES, type ExpertePosition, type Position, type System } from "../../vocabulary";

/** 10.5.3 A man is out when he is seriously wounded or dead. */
export function isOut(state: Snapshot, position: Position): boolean {
  const wound = state.crew.wounds[position];
  return wound === "SW" || wound === "KIA";
}

/** 10.5.3 All four generic crew boxes are out. */
export function allCrewOut(state: Snapshot): boolean {
  return CREW_BOXES.every((box) => isOut(state, box));
}

/** 11.1 An Experte who is fit. */
export function fitExperte(state: Snapshot, position: ExpertePosition): boolean {
  return state.crew.experte[position] && !isOut(state, position);
}

/** 11.3.6 The Kommandant holds that decoration or a higher one and is not out (E-63). */
export function usesAward(state: Snapshot, award: Award): boolean {
  return holdsAward(state, award) && !isOut(state, "kmdt");
}

/** E-63 He holds that decoration or a higher one but is out, and so it rests. */
export function restingAward(state: Snapshot, award: Award): boolean {
  return holdsAward(state, award) && isOut(state, "kmdt");
}

/** 11.3 The Kommandant holds that decoration or a higher one. */
export function holdsAward(state: Snapshot, award: Award): boolean {
  return AWARDS.indexOf(state.kommandant.award) >= AWARDS.indexOf(award);
}

/** C.2 The penalty of the chain of command on U1 and E2. */
export type CommandPenalty = "none" | "wo1" | "wo2";

/** C.2, 10.5.3 Who commands decides the penalty: `wo1` for the first watch officer, `wo2` for anyone after him (D3). */
export function commandPenalty(state: Snapshot): CommandPenalty {
  if (!isOut(state, "kmdt")) return "none";
  if (!isOut(state, "wo1")) return state.crew.experte.wo1 ? "none" : "wo1";
  if (!isOut(state, "wo2") && state.crew.experte.wo2) return "none";
  return "wo2";
}

/** 10.5.3, 10.8.1 Kommandant and both watch officers are out: the LI commands, or nobody. */
export function commandLost(state: Snapshot): boolean {
  return isOut(state, "kmdt") && isOut(state, "wo1") && isOut(state, "wo2");
}

/** 10.0 A system that works fully. */
export function works(state: Snapshot, system: System): boolean {
  return state.boat.systems[system] === "ok";
}

/** 10.0 A system that is carried but damaged or inoperable. */
export function faulty(state: Snapshot, system: System): boolean {
  const condition = state.boat.systems[system];
  return condition === "damaged" || condition === "inoperable";
}

/** 10.7.5 A system that failed its repair. */
export function inoperable(state: Snapshot, system: System): boolean {
  return state.boat.systems[system] === "inoperable";
}
