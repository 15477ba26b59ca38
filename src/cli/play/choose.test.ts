import { describe, expect, it } from "vitest";
import { hunters } from "../../rulesets/hunters/index";
import { RulesetWords } from "../words";
import { askInput } from "./choose";

/** Answers one question about an optional member, and quits at another. Returns the input and the question. */
async function answered(language: string, answer: string) {
  const questions: string[] = [];
  const terminal = {
    say: () => undefined,
    warn: () => undefined,
    ask: async (question: string) => {
      questions.push(question);
      return questions.length === 1 ? answer : "q";
    },
  };
  const schema = { type: "object", properties: { mode: { const: "submerged" } } };
  const words = new RulesetWords(hunters, await hunters.phrasesOf(language));
  const input = await askInput(terminal as unknown as Parameters<typeof askInput>[0], words, "resolveAttack", schema);
  return { input, question: questions[0]! };
}

describe("yes and no in the terminal", () => {
  it.each([
    ["en", ["y", "yes", "Y"], ["n", "no", ""], "y or n"],
    ["fr", ["o", "oui", "O", "y"], ["n", "non", ""], "o pour oui, n pour non"],
    ["ja", ["はい", "y"], ["いいえ", "n", ""], "「はい」か「いいえ」"],
  ])("in %s: the answers of the language, and the prompt names them", async (language, yes, no, named) => {
    for (const answer of yes) expect((await answered(language, answer)).input).toEqual({ mode: "submerged" });
    for (const answer of no) expect((await answered(language, answer)).input).toEqual({});
    expect((await answered(language, "n")).question).toContain(named);
  });
});
