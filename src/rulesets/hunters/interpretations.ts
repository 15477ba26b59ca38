import type { Interpretation } from "../../core/contract/ruleset";
import { PROCEDURES } from "./interpretations/procedures";
import { QUESTIONS_1_TO_38 } from "./interpretations/questions-1-38";
import { QUESTIONS_39_TO_76 } from "./interpretations/questions-39-76";
import { QUESTIONS_77_ON } from "./interpretations/questions-77-on";

/** D, E Every ruling on a rule that the rulebooks leave open, by its number; `interpretations.md` is the same for readers. */
export const interpretations: Readonly<Record<string, Interpretation>> = {
  ...PROCEDURES,
  ...QUESTIONS_1_TO_38,
  ...QUESTIONS_39_TO_76,
  ...QUESTIONS_77_ON,
};
