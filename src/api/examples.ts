import type { Examples } from "../core/contract/operation";

/** The runnable requests of a ruleset, generated from its vectors and checked for drift; read only when asked for. */
export async function examplesOf(ruleset: string): Promise<Examples> {
  return ((await import(`../../schema/examples/${ruleset}.json`)) as { default: Examples }).default;
}
