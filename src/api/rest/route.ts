import type { AnyCareerOperation } from "../../careers/declaration";
import type { AnalysisName } from "../../core/analysis/headings";
import type { AnyRuleset } from "../../core/contract/ruleset";
import type { RequestFieldName } from "../../core/request/request-fields";
import type { AnswerName } from "../answers/index";
import type { ApiAnswer, ApiRequest } from "../edge/message";

/** Answers a request whose path's parameters have been read. */
export type Handle = (
  request: ApiRequest,
  parameters: Readonly<Record<string, string>>,
) => ApiAnswer | Promise<ApiAnswer>;

/** The methods of routes, in the order in which they are listed. */
export const METHODS = ["GET", "POST", "DELETE"] as const;

/** A parameter of a route's path or query. */
export interface Parameter {
  readonly doc: string;
  /** The values it may have, or may have in a ruleset; left out where any text may be asked for. */
  readonly values?: readonly string[] | ((ruleset: AnyRuleset) => readonly string[]);
  readonly example?: string;
}

/** The language of what is read, where words stand in it. */
export const LANGUAGE_QUERY = {
  language: {
    doc: "Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English.",
    example: "fr-CA",
  },
} satisfies Readonly<Record<string, Parameter>>;

/** A route of its own: what its path and its body name, and what it answers. */
interface PlainContract {
  readonly kind: "PLAIN";
  readonly parameters?: Readonly<Record<string, Parameter>>;
  /** What its query may name, and nothing else; left out where no query is read. */
  readonly query?: Readonly<Record<string, Parameter>>;
  /** The fields of its body, those of every request; any of them may be left out. */
  readonly fields?: (ruleset: AnyRuleset) => readonly RequestFieldName[];
  /** True where a runnable body is published. */
  readonly shown?: boolean;
  /** The schema of its JSON, or the type of what is no JSON. */
  readonly answer: AnswerName | "text/html" | "image/svg+xml" | "file";
}

/** What a route takes and answers: said by itself, or by the declarations that it serves. */
export type Contract =
  | PlainContract
  /** Every operation and report of a ruleset, each at its own name. */
  | { readonly kind: "OPERATIONS" }
  | { readonly kind: "ANALYSIS"; readonly name: AnalysisName }
  | { readonly kind: "CAREER"; readonly operation: AnyCareerOperation };

/** Since when a route is discouraged, after when it may be gone, as ISO dates, and the page that says what to do instead. */
export interface Deprecated {
  readonly since: string;
  readonly sunset?: string;
  readonly link: string;
}

/** A route, declared once: the router, the OpenAPI documents, the typed client and the reference are made of it. */
export interface Route {
  readonly method: (typeof METHODS)[number];
  /** With `:parameters`; one that has `:ruleset` is there for every ruleset. */
  readonly path: string;
  /** camelCase and stable: what clients call it. */
  readonly name: string;
  /** The heading under which the reference lists it. */
  readonly tag: string;
  readonly title: string;
  readonly doc: string;
  readonly contract: Contract;
  /** Whether a bearer token is needed or of use; left out where none is read. */
  readonly token?: "REQUIRED" | "OPTIONAL";
  /** True if it may take a request's whole time. */
  readonly slow?: true;
  /** Where the route is to go: its answers then say so, and the documents. Left out where it stays. */
  readonly deprecated?: Deprecated;
  /** False in rulesets that have no such thing; left out where all have it. */
  readonly isIn?: (ruleset: AnyRuleset) => boolean;
  /** Rejects with an ApiError when a parameter names nothing, before the method is looked at. */
  readonly check?: (parameters: Readonly<Record<string, string>>) => Promise<void>;
  readonly handle: Handle;
}
