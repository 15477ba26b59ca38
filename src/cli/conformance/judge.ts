import { entrySchema } from "../../core/analysis/audit-line";
import { pointerTo } from "../../core/audit/pointer";
import type { Answer } from "../../core/contract/answer";
import { shortcomings } from "./expectations";
import { type Asked, LAWS_OF_RESOLUTION, LAWS_OF_ROLLED, type LawOf, type Member, type RolledAnswer } from "./laws";
import { oneLine } from "./one-line";
import { lawsOfOutcome, lawsOfReference } from "./published";
import { NO_REFERENCE, type Reference } from "./reference";
import { type Law, type Level, levelOf, type Shortcoming, shortcoming } from "./shortcoming";
import { stateShortcomings } from "./state";
import type { Expectation } from "./vectors";

/** What an engine must tell of a resolution and of the dice it asks for; what it tells beyond is checked too. */
export type Owed = Readonly<Record<RolledAnswer["kind"], readonly Member[]>>;

/** What a server owes by the contract of the REST wire. */
export const OWED_ON_THE_WIRE: Owed = {
  RESOLUTION: ["ruleset", "operation", "snapshot", "audit", "dice", "digest", "decisions"],
  NEEDS_ROLL: ["ruleset", "operation", "next", "audit", "dice"],
};

/** What a program owes: what vectors are compared with. */
export const OWED_BY_A_PROGRAM: Owed = { RESOLUTION: ["snapshot", "audit", "dice"], NEEDS_ROLL: ["next"] };

/** The lowest level that asks for each member that an answer owes. */
const LEVEL_OF_MEMBER: Readonly<Record<Member, Level>> = {
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

/** What came of an answer: where it falls short, and the laws that it tells too little for. */
export interface Verdict {
  readonly shortcomings: readonly Shortcoming[];
  readonly unchecked: readonly Law[];
}

/**
 * Judges an answer by what its vector expects, by the laws of every answer and by what is published of its ruleset; one of
 * whatever shape, without throwing.
 */
export function judge(
  expect: Expectation,
  asked: Asked,
  answer: Answer,
  owed: Owed,
  reference: Reference = NO_REFERENCE,
): Verdict {
  const expected = attempt("the vector's expectation", "outcomes", () => shortcomings(expect, answer));
  if (answer.kind !== "RESOLUTION" && answer.kind !== "NEEDS_ROLL") return { shortcomings: expected, unchecked: [] };
  const missing = owed[answer.kind].filter((member) => !tells(answer, member));
  const untold = missing.map((member): Shortcoming => {
    return { check: "told", level: LEVEL_OF_MEMBER[member], message: `/${member} is missing` };
  });
  const published = lawsOfReference(reference);
  const lawful =
    answer.kind === "RESOLUTION"
      ? judgeBy([...LAWS_OF_RESOLUTION, ...published, ...lawsOfOutcome(reference)], answer, asked)
      : judgeBy([...LAWS_OF_ROLLED, ...published], answer, asked);
  const state =
    answer.kind !== "RESOLUTION" || !tells(answer, "snapshot")
      ? []
      : attempt("its state", "state", () => stateShortcomings(expect, asked.request.snapshot, answer.snapshot));
  const named = new Set(expected.map(placeIn));
  const others = state.filter((each) => !named.has(placeIn(each)));
  return { shortcomings: [...untold, ...expected, ...lawful.shortcomings, ...others], unchecked: lawful.unchecked };
}

function judgeBy<A extends RolledAnswer>(laws: readonly LawOf<A>[], answer: A, asked: Asked): Verdict {
  const shape = attempt("its audit trail", "rolls", () => shapeFault(answer));
  const possible = laws.filter(({ reads }) => reads.every((member) => tells(answer, member)));
  const unchecked = laws.filter((law) => !possible.includes(law)).map(({ law }) => law);
  const readable = possible.filter(({ reads }) => shape.length === 0 || !reads.includes("audit"));
  const broken = readable.flatMap(({ law, faultOf }) =>
    attempt(law, levelOf(law), () => {
      const message = faultOf(answer, asked);
      return message === undefined ? [] : [shortcoming(law, message)];
    }),
  );
  return { shortcomings: [...shape, ...broken], unchecked };
}

/** Where a line of an audit trail is none. */
function shapeFault({ audit }: RolledAnswer): Shortcoming[] {
  for (const [index, entry] of (audit ?? []).entries()) {
    const issue = entrySchema.safeParse(entry).error?.issues[0];
    if (issue === undefined) continue;
    const message = `${pointerTo("/audit", [index, ...issue.path.map(String)])}: ${issue.message}`;
    return [{ check: "shape", level: "rolls", message }];
  }
  return [];
}

/** The place that the message of a shortcoming begins with. */
function placeIn({ message }: Shortcoming): string {
  return message.slice(0, message.indexOf(":")).replace(/^\//, "");
}

function tells(answer: RolledAnswer, member: Member): boolean {
  const told: Readonly<Record<string, unknown>> = { ...answer };
  return told[member] !== undefined && told[member] !== null;
}

/** What a check finds, or that a stranger's answer has not the shape it reads. */
function attempt(what: string, level: Level, check: () => readonly Shortcoming[]): Shortcoming[] {
  try {
    return check().map((found) => ({ ...found, message: oneLine(found.message) }));
  } catch {
    return [{ check: "shape", level, message: `What the answer tells has not the shape that is read for ${what}.` }];
  }
}
