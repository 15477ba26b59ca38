import {
  type AuditEntry,
  type CallOptions,
  type Decision,
  type Explanation,
  type NeedsRoll,
  type RefusalProblem,
  UmpireError,
  umpireClient,
} from "../../client/index";

export type { AuditEntry, Decision, Explanation, NeedsRoll };
export { UmpireError };

/** JSON whose members are looked up by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** A rule that says no, with its citation. */
export type Refusal = RefusalProblem;

/** An answer to an operation that was played, of any ruleset. */
export interface Resolution {
  readonly kind: "RESOLUTION";
  readonly operation: string;
  /** The whole position; left out where no more is told than what a side may know. */
  readonly snapshot?: Fields;
  readonly outcome: unknown;
  readonly audit: readonly AuditEntry[];
  readonly decisions: readonly Decision[];
  readonly dice: readonly number[];
  readonly digest: string;
  readonly views?: readonly SideView[];
  /** Every operation of a run, the one asked for first; left out where nothing followed by itself. */
  readonly steps?: readonly RunStep[];
}

/** One operation of a run. */
export type RunStep = Pick<Resolution, "operation" | "audit" | "dice" | "digest" | "views"> & {
  readonly input: Fields;
};

/** What one side, or an onlooker, may know of a position and how it came about, and what is open to it. */
export interface SideView {
  readonly side: string;
  readonly view: Fields;
  readonly audit: readonly AuditEntry[];
  readonly decisions: readonly Decision[];
}

/** What an operation is answered with. */
export type Answer = Resolution | NeedsRoll | Refusal;

/** What names the language of the page. */
interface Language {
  readonly lang: string;
}

type Call = (request?: Fields, options?: CallOptions) => Promise<unknown>;

const typed = umpireClient("");

/** The calls about stored games, with their own types; each takes the token of the game as an option. */
export const careers = typed.careers;

const client = typed as unknown as Readonly<Record<string, Readonly<Record<string, Call>>>>;

const { document: page } = globalThis as unknown as { readonly document: { readonly documentElement: Language } };

/**
 * Calls the service: a group, such as a ruleset, and one of its calls. What is wrong with a request it says in the language of the
 * page. Throws UmpireError for what is no answer.
 */
export async function ask<Answer>(
  group: string,
  name: string,
  request: Fields = {},
  signal?: AbortSignal,
): Promise<Answer> {
  const call = client[group]?.[name];
  if (call === undefined) throw new UmpireError(`There is no call ${group}.${name}.`, 0, undefined);
  const headers = { "accept-language": page.documentElement.lang };
  return (await call(request, { headers, ...(signal === undefined ? {} : { signal }) })) as Answer;
}

/** True where the service offers a call. */
export function offers(group: string, name: string): boolean {
  return client[group]?.[name] !== undefined;
}
