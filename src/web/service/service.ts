import {
  type AuditEntry,
  type CallOptions,
  type Decision,
  type Explanation,
  followCareer,
  type NeedsRoll,
  type RefusalProblem,
  UmpireError,
  umpireClient,
} from "../../client/index";

export type { AuditEntry, Decision, Explanation, NeedsRoll };
export { followCareer, UmpireError };

/** A JSON object. */
export type JsonFields = Readonly<Record<string, unknown>>;

/** A refusal by a rule, with its citation. */
export type AnyRefusal = RefusalProblem;

/** The resolution of an operation, in any ruleset. */
export interface AnyResolution {
  readonly kind: "RESOLUTION";
  readonly operation: string;
  /** The whole snapshot. Omitted if the response contains views of sides only. */
  readonly snapshot?: JsonFields;
  readonly outcome: unknown;
  readonly audit: readonly AuditEntry[];
  readonly decisions: readonly Decision[];
  readonly dice: readonly number[];
  readonly digest: string;
  readonly views?: readonly PlayerView[];
  /** Every operation of a run, the requested one first. Omitted if no other followed. */
  readonly steps?: readonly ResolutionStep[];
}

/** One operation of a run. */
export type ResolutionStep = Pick<AnyResolution, "operation" | "audit" | "dice" | "digest" | "views"> & {
  readonly input: JsonFields;
};

/** The position, audit trail and decisions as one side or an onlooker may know them. */
export interface PlayerView {
  readonly side: string;
  readonly view: JsonFields;
  readonly audit: readonly AuditEntry[];
  readonly decisions: readonly Decision[];
}

/** The answer to an operation. */
export type AnyAnswer = AnyResolution | NeedsRoll | AnyRefusal;

/** The part of the document element used here. */
interface HtmlRoot {
  readonly lang: string;
}

type ClientCall = (request?: JsonFields, options?: CallOptions) => Promise<unknown>;

const typedClient = umpireClient("");

/** The typed calls for stored games; each takes the game's token as an option. */
export const careersClient = typedClient.careers;

const client = typedClient as unknown as Readonly<Record<string, Readonly<Record<string, ClientCall>>>>;

const { document: page } = globalThis as unknown as { readonly document: { readonly documentElement: HtmlRoot } };

/**
 * Sends a request: a group, such as a ruleset, and one of its calls. Faults are in the language of the page. Throws
 * UmpireError for anything but an answer.
 */
export async function ask<Answer>(
  group: string,
  name: string,
  request: JsonFields = {},
  signal?: AbortSignal,
): Promise<Answer> {
  const call = client[group]?.[name];
  if (call === undefined) throw new UmpireError(`There is no call ${group}.${name}.`, 0, undefined);
  const headers = { "accept-language": page.documentElement.lang };
  return (await call(request, { headers, ...(signal === undefined ? {} : { signal }) })) as Answer;
}

/** True if the service offers the call. */
export function offers(group: string, name: string): boolean {
  return client[group]?.[name] !== undefined;
}
