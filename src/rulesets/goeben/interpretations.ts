import type { Interpretation } from "../../core/contract/ruleset";
import { QUESTIONS_1_TO_30 } from "./interpretations/questions-1-30";
import { QUESTIONS_31_TO_56 } from "./interpretations/questions-31-56";
import { QUESTIONS_57_ON } from "./interpretations/questions-57-on";

/** D Every ruling on a rule that the rulebook leaves open, by its number; `interpretations.md` is the same for readers. */
export const interpretations: Readonly<Record<string, Interpretation>> = {
  ...QUESTIONS_1_TO_30,
  ...QUESTIONS_31_TO_56,
  ...QUESTIONS_57_ON,
};
