import type { z } from "zod";
import type { Fault, LocalizedFault } from "../core/contract/request";
import type { Caller, CareerContext } from "./context";

/** The unvalidated input of an operation on careers, by member. */
export type InputFields = Readonly<Record<string, unknown>>;

/** The declaration of an operation on careers. REST, GraphQL and their documents derive from it. */
export interface CareerOperation<I, O> {
  /** In camelCase, stable forever. GraphQL and the documents use this name. */
  readonly name: string;
  readonly title: string;
  readonly doc: string;
  readonly method: "GET" | "POST" | "DELETE";
  /** True for an operation that stores something: a mutation on GraphQL. All others are queries. */
  readonly isMutation: boolean;
  /** The path on REST. A segment with a colon is a member of the input. */
  readonly path: string;
  /** Whether the operation requires a bearer token, uses one if there is one, or ignores it. */
  readonly token: "REQUIRED" | "OPTIONAL" | "NONE";
  /** Maximum bytes of a REST body. Default: the limit of all routes. */
  readonly bodyLimit?: number;
  /**
   * Whether it creates a career: always, or only if no rule refuses and the dice suffice. The output has it as
   * `career`.
   */
  readonly creates?: "ALWAYS" | "WHEN_RESOLVED";
  readonly input: z.ZodType<I>;
  readonly output: z.ZodType<O>;
  /** Returns further faults of a request whose own fields are malformed. Throws like `call`. */
  readonly faults?: (
    context: CareerContext,
    caller: Caller,
    fields: InputFields,
  ) => Promise<readonly (Fault | LocalizedFault)[]>;
  /** Throws CareerProblem and StoreUnavailable. */
  readonly call: (context: CareerContext, caller: Caller, input: I) => Promise<O>;
}

/** An operation on careers without its type parameters, for lists. */
// biome-ignore lint/suspicious/noExplicitAny: the list holds operations of every shape
export type AnyCareerOperation = CareerOperation<any, any>;

/** Declares an operation on careers with its types inferred. */
export function defineCareerOperation<I, O>(operation: CareerOperation<I, O>): CareerOperation<I, O> {
  return operation;
}
