import type { ProblemName } from "./kinds";

/** Where a code comes from: a game with the operations and rules that give it, or the service. */
export interface ProblemSource {
  /** Id of the ruleset. Omitted for the service itself. */
  readonly ruleset?: string;
  /** Title of the game. Omitted for the service itself. */
  readonly title?: string;
  readonly kind: ProblemName;
  readonly operations: readonly { readonly name: string; readonly title: string }[];
  /** The sections of the rules that a refusal cites. */
  readonly rules: readonly string[];
}

/** The generated facts about a code in one language. */
export interface ProblemEntry {
  /** The texts that the service can answer: sentences, and reasons in lists. A name in braces stands for a value. */
  readonly messages: readonly string[];
  readonly sources: readonly ProblemSource[];
  /** An example message without a vector, the pointer of its fault, and the members that only this code has. */
  readonly sample?:
    | { readonly message: string; readonly pointer: string; readonly currentVersion?: number }
    | undefined;
  /** The members of an answer from a published vector, without those that every problem has. */
  readonly example?: Readonly<Record<string, unknown>> & { readonly message: string };
}

/** The facts about every code in one language, by code. */
export type ProblemEntries = Readonly<Record<string, ProblemEntry>>;
