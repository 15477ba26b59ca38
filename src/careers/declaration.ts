import type { z } from "zod";
import type { Fault, LocalizedFault } from "../core/contract/request";
import type { Caller, CareerContext } from "./context";

/** The input of an operation on careers as it came, by member. */
export type Given = Readonly<Record<string, unknown>>;

/** What an operation on careers declares once: both wires and their documents are made from this. */
export interface CareerOperation<I, O> {
  /** camelCase and stable for ever; the name on GraphQL and in the documents. */
  readonly name: string;
  readonly title: string;
  readonly doc: string;
  readonly method: "GET" | "POST" | "DELETE";
  /** Whether it stores anything: a mutation on GraphQL, and otherwise a query. */
  readonly writes: boolean;
  /** The path on REST; members of the input named in it with a colon are taken from there. */
  readonly path: string;
  /** Whether a bearer token is needed, of use, or of none. */
  readonly token: "REQUIRED" | "OPTIONAL" | "NONE";
  /** The most bytes of a body on REST, where it is more than usual. */
  readonly bodyLimit?: number;
  /** Whether it makes a career, always or only when a rule does not object and the dice suffice; the output has it as `career`. */
  readonly creates?: "ALWAYS" | "WHEN_RESOLVED";
  readonly input: z.ZodType<I>;
  readonly output: z.ZodType<O>;
  /** What else is wrong with a request whose own fields cannot be read. Throws as `call` does. */
  readonly faults?: (
    context: CareerContext,
    caller: Caller,
    given: Given,
  ) => Promise<readonly (Fault | LocalizedFault)[]>;
  /** Throws CareerProblem and StoreAway. */
  readonly call: (context: CareerContext, caller: Caller, input: I) => Promise<O>;
}

/** An operation on careers whose types the list has forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: the list holds operations of every shape
export type AnyCareerOperation = CareerOperation<any, any>;

/** Declares an operation on careers with its types inferred. */
export function defineCareerOperation<I, O>(operation: CareerOperation<I, O>): CareerOperation<I, O> {
  return operation;
}
