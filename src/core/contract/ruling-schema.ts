import { text } from "./schema";

/** The texts of a ruling, in every schema that contains one. */
export const RULING_TEXTS = {
  section: text("Section of the rules in question."),
  title: text("Short title of the ruling: what applies."),
  question: text("The question that the rules leave open."),
  ruling: text("The decision."),
};
