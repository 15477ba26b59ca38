import type { z } from "zod";

const KINDS: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "an object",
  string: "a text",
};

/** What is wrong with one value and what to send instead, as a sentence; a schema's own words stand where it has some. */
export function sentenceOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type": {
      const kind = KINDS[issue.expected] ?? issue.expected;
      return issue.message.endsWith("received undefined") ? `This is missing; send ${kind}.` : `Send ${kind} here.`;
    }
    case "invalid_value":
      return `Send ${issue.values.map((value) => JSON.stringify(value)).join(" or ")} here.`;
    case "too_big":
      return `Send at most ${issue.maximum}${unitOf(issue.origin)} here.`;
    case "too_small":
      return `Send at least ${issue.minimum}${unitOf(issue.origin)} here.`;
    default:
      return issue.message;
  }
}

function unitOf(origin: string): string {
  if (origin === "string") return " characters";
  return origin === "array" ? " items" : "";
}
