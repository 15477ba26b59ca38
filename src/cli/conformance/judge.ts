import { entrySchema } from "../../core/analysis/audit-line";
import { pointerTo } from "../../core/audit/pointer";
import type { Answer } from "../../core/contract/answer";
import { shortcomings } from "./expectations";
import { type Asked, LAWS_OF_RESOLUTION, LAWS_OF_ROLLED, type LawOf, type Member, type RolledAnswer } from "./laws";
import { oneLine } from "./one-line";
import { lawsOfOutcome, lawsOfReference } from "./published";
import { NO_REFERENCE, type Reference } from "./reference";
import type { Law, Shortcoming } from "./shortcoming";
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
  const expected = attempt("the vector's expectation", () => shortcomings(expect, answer));
  if (answer.kind !== "RESOLUTION" && answer.kind !== "NEEDS_ROLL") return { shortcomings: expected, unchecked: [] };
  const missing = owed[answer.kind].filter((member) => !tells(answer, member));
  const untold = missing.map((member): Shortcoming => ({ check: "told", message: `/${member} is missing` }));
  const published = lawsOfReference(reference);
  const lawful =
    answer.kind === "RESOLUTION"
      ? judgeBy([...LAWS_OF_RESOLUTION, ...published, ...lawsOfOutcome(reference)], answer, asked)
      : judgeBy([...LAWS_OF_ROLLED, ...published], answer, asked);
  return { shortcomings: [...untold, ...expected, ...lawful.shortcomings], unchecked: lawful.unchecked };
}

function judgeBy<A extends RolledAnswer>(laws: readonly LawOf<A>[], answer: A, asked: Asked): Verdict {
  const shape = attempt("its audit trail", () => shapeFault(answer));
  const possible = laws.filter(({ reads }) => reads.every((member) => tells(answer, member)));
  const unchecked = laws.filter((law) => !possible.includes(law)).map(({ law }) => law);
  const readable = possible.filter(({ reads }) => shape.length === 0 || !reads.includes("audit"));
  const broken = readable.flatMap(({ law, faultOf }) =>
    attempt(law, () => {
      const message = faultOf(answer, asked);
      return message === undefined ? [] : [{ check: law, message }];
    }),
  );
  return { shortcomings: [...shape, ...broken], unchecked };
}

/** Where a line of an audit trail is none. */
function shapeFault({ audit }: RolledAnswer): Shortcoming[] {
  for (const [index, entry] of (audit ?? []).entries()) {
    const issue = entrySchema.safeParse(entry).error?.issues[0];
    if (issue === undefined) continue;
    return [
      { check: "shape", message: `${pointerTo("/audit", [index, ...issue.path.map(String)])}: ${issue.message}` },
    ];
  }
  return [];
}

function tells(answer: RolledAnswer, member: Member): boolean {
  const told: Readonly<Record<string, unknown>> = { ...answer };
  return told[member] !== undefined && told[member] !== null;
}

/** What a check finds, or that a stranger's answer has not the shape it reads. */
function attempt(what: string, check: () => Shortcoming[]): Shortcoming[] {
  try {
    return check().map((found) => ({ ...found, message: oneLine(found.message) }));
  } catch {
    return [{ check: "shape", message: `What the answer tells has not the shape that is read for ${what}.` }];
  }
}
