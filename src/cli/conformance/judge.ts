import { entrySchema } from "../../core/analysis/audit-line";
import type { Answer } from "../../core/contract/answer";
import { pointerTo } from "../../core/json/pointer";
import { shortcomings } from "./expectations";
import {
  type AnswerMember,
  type EngineCall,
  LAWS_OF_RESOLUTION,
  LAWS_OF_ROLLED,
  type LawOf,
  type RolledAnswer,
} from "./laws";
import { lawsOfOutcome, lawsOfReference } from "./published";
import { NO_REFERENCE, type Reference } from "./reference";
import { type Law, type Level, levelOf, type Shortcoming, shortcoming } from "./shortcoming";
import { stateShortcomings } from "./state";
import type { Expectation } from "./vectors";

/** The members that an engine must return. Additional members are checked too. */
export type RequiredMembers = Readonly<Record<RolledAnswer["kind"], readonly AnswerMember[]>>;

/** Required of a server by the REST contract. */
export const REQUIRED_OF_SERVERS: RequiredMembers = {
  RESOLUTION: ["ruleset", "operation", "snapshot", "audit", "dice", "digest", "decisions"],
  NEEDS_ROLL: ["ruleset", "operation", "next", "audit", "dice"],
};

/** Required of a program: the members that vectors compare. */
export const REQUIRED_OF_PROGRAMS: RequiredMembers = {
  RESOLUTION: ["snapshot", "audit", "dice"],
  NEEDS_ROLL: ["next"],
};

/** The lowest level that requires each member. */
const LEVEL_OF_MEMBER: Readonly<Record<AnswerMember, Level>> = {
  ruleset: "outcomes",
  operation: "outcomes",
  outcome: "outcomes",
  dice: "outcomes",
  snapshot: "outcomes",
  decisions: "outcomes",
  next: "outcomes",
  audit: "rolls",
  digest: "state",
};

/** The result of judging an answer: its shortcomings, and the laws that it lacks the members for. */
export interface CaseVerdict {
  readonly shortcomings: readonly Shortcoming[];
  readonly unchecked: readonly Law[];
}

/**
 * Judges an answer by its vector's expectation, the laws for every answer, and the published facts of its ruleset.
 * Accepts a value of any shape without throwing.
 */
export function judge(
  expect: Expectation,
  call: EngineCall,
  answer: Answer,
  required: RequiredMembers,
  reference: Reference = NO_REFERENCE,
): CaseVerdict {
  const expected = attempt("the vector's expectation", "outcomes", () => shortcomings(expect, answer));
  if (answer.kind !== "RESOLUTION" && answer.kind !== "NEEDS_ROLL") return { shortcomings: expected, unchecked: [] };
  const missing = required[answer.kind].filter((member) => !hasMember(answer, member));
  const absent = missing.map((member): Shortcoming => {
    return { check: "missing", level: LEVEL_OF_MEMBER[member], message: `/${member} is missing` };
  });
  const published = lawsOfReference(reference);
  const lawful =
    answer.kind === "RESOLUTION"
      ? judgeBy([...LAWS_OF_RESOLUTION, ...published, ...lawsOfOutcome(reference)], answer, call)
      : judgeBy([...LAWS_OF_ROLLED, ...published], answer, call);
  const state =
    answer.kind !== "RESOLUTION" || !hasMember(answer, "snapshot")
      ? []
      : attempt("its state", "state", () => stateShortcomings(expect, call.request.snapshot, answer.snapshot));
  const reportedPlaces = new Set(expected.map(placeIn));
  const others = state.filter((each) => !reportedPlaces.has(placeIn(each)));
  return { shortcomings: [...absent, ...expected, ...lawful.shortcomings, ...others], unchecked: lawful.unchecked };
}

function judgeBy<A extends RolledAnswer>(laws: readonly LawOf<A>[], answer: A, call: EngineCall): CaseVerdict {
  const shape = attempt("its audit trail", "rolls", () => shapeFault(answer));
  const possible = laws.filter(({ reads }) => reads.every((member) => hasMember(answer, member)));
  const unchecked = laws.filter((law) => !possible.includes(law)).map(({ law }) => law);
  const readable = possible.filter(({ reads }) => shape.length === 0 || !reads.includes("audit"));
  const broken = readable.flatMap(({ law, faultOf }) =>
    attempt(law, levelOf(law), () => {
      const message = faultOf(answer, call);
      return message === undefined ? [] : [shortcoming(law, message)];
    }),
  );
  return { shortcomings: [...shape, ...broken], unchecked };
}

/** Returns the first audit entry that is not valid. */
function shapeFault({ audit }: RolledAnswer): Shortcoming[] {
  for (const [index, entry] of (audit ?? []).entries()) {
    const issue = entrySchema.safeParse(entry).error?.issues[0];
    if (issue === undefined) continue;
    const message = `${pointerTo("/audit", [index, ...issue.path.map(String)])}: ${issue.message}`;
    return [{ check: "shape", level: "rolls", message }];
  }
  return [];
}

/** The path at the start of a shortcoming's message. */
function placeIn({ message }: Shortcoming): string {
  return message.slice(0, message.indexOf(":")).replace(/^\//, "");
}

function hasMember(answer: RolledAnswer, member: AnswerMember): boolean {
  const members: Readonly<Record<string, unknown>> = { ...answer };
  return members[member] !== undefined && members[member] !== null;
}

/** Runs a check. If the answer has an unexpected shape, returns that as the shortcoming. */
function attempt(what: string, level: Level, check: () => readonly Shortcoming[]): Shortcoming[] {
  try {
    return check().map((each) => ({ ...each, message: oneLine(each.message) }));
  } catch {
    return [
      { check: "shape", level, message: `The kit cannot check ${what}: the answer does not have the required shape.` },
    ];
  }
}

/** Maximum number of characters of a message. */
const MAX_CHARACTERS = 1_000;

/**
 * Formats a message that contains an engine's output as one short line. Escapes control characters, so that it cannot
 * move the terminal's cursor.
 */
export function oneLine(message: string): string {
  if (message.length <= MAX_CHARACTERS) return escapeControls(message);
  // Copied, since a substring keeps the whole string in memory.
  return escapeControls(`${Buffer.from(message.slice(0, MAX_CHARACTERS)).toString("utf8")}...`);
}

function escapeControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
