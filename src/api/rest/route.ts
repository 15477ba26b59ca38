import type { AnyCareerOperation } from "../../careers/declaration";
import type { AnalysisName } from "../../core/analysis/headings";
import type { AnyRuleset } from "../../core/contract/ruleset";
import type { RequestFieldName } from "../../core/request/request-fields";
import type { AnswerName } from "../answers/index";
import type { ApiRequest, ApiResponse } from "../edge/message";

/** Handles a request with parsed path parameters. */
export type Handle = (
  request: ApiRequest,
  parameters: Readonly<Record<string, string>>,
) => ApiResponse | Promise<ApiResponse>;

/** The methods of routes, in the order in which they are listed. */
export const METHODS = ["GET", "POST", "DELETE"] as const;

/** A parameter of a route's path or query. */
export interface Parameter {
  readonly doc: string;
  /** The possible values, in general or in a ruleset. Omitted if any text is possible. */
  readonly values?: readonly string[] | ((ruleset: AnyRuleset) => readonly string[]);
  readonly example?: string;
}

/** The language query of routes with localized texts. */
export const LANGUAGE_QUERY = {
  language: {
    doc: "Language, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English.",
    example: "fr-CA",
  },
} satisfies Readonly<Record<string, Parameter>>;

/** The contract of a plain route: the parameters of its path and its body, and its response. */
interface PlainContract {
  readonly kind: "PLAIN";
  readonly parameters?: Readonly<Record<string, Parameter>>;
  /** The parameters of its query. Others are an error. Omitted if the route reads no query. */
  readonly query?: Readonly<Record<string, Parameter>>;
  /** The fields of its body, which are those of every request. All are optional. */
  readonly fields?: (ruleset: AnyRuleset) => readonly RequestFieldName[];
  /** True if a runnable body is published. */
  readonly shown?: boolean;
  /** The name of its JSON schema, or the media type of another response. */
  readonly answer: AnswerName | "text/html" | "image/svg+xml" | "text/event-stream" | "file";
}

/** The request and response of a route: declared by itself, or by the declarations it serves. */
export type Contract =
  | PlainContract
  /** Every operation and report of a ruleset, each under its own name. */
  | { readonly kind: "OPERATIONS" }
  | { readonly kind: "ANALYSIS"; readonly name: AnalysisName }
  | { readonly kind: "CAREER"; readonly operation: AnyCareerOperation };

/** The deprecation of a route: its start, the earliest removal, both as ISO dates, and a page with the alternative. */
export interface Deprecated {
  readonly since: string;
  readonly sunset?: string;
  readonly link: string;
}

/** A route, declared once. The router, the OpenAPI documents, the typed client and the reference derive from it. */
export interface Route {
  readonly method: (typeof METHODS)[number];
  /** With `:parameters`. A path with `:ruleset` exists for every ruleset. */
  readonly path: string;
  /** In camelCase and stable: the name in clients. */
  readonly name: string;
  /** The heading under which the reference lists it. */
  readonly tag: string;
  readonly title: string;
  readonly doc: string;
  readonly contract: Contract;
  /** Whether a bearer token is required or optional. Omitted if the route reads none. */
  readonly token?: "REQUIRED" | "OPTIONAL";
  /** True if it may take a request's whole time. */
  readonly isSlow?: true;
  /** Set if the route is deprecated. Its responses and the documents then announce it. */
  readonly deprecated?: Deprecated;
  /** False for rulesets without the feature. Omitted if all have it. */
  readonly isIn?: (ruleset: AnyRuleset) => boolean;
  /** Rejects with an ApiError for an unknown parameter, before the method is checked. */
  readonly check?: (parameters: Readonly<Record<string, string>>) => Promise<void>;
  readonly handle: Handle;
}
