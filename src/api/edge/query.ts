import type { Fault } from "../../core/contract/request";
import { mergeFaults } from "../../core/request/fault";
import { repeatedFieldFault, unknownFieldFault } from "../../core/request/fields";
import { malformedRequest } from "./api-error";
import type { ApiRequest } from "./message";

/** The parameters of a query by name, and the faults of repeated ones. */
export interface Query {
  readonly texts: Readonly<Record<string, string>>;
  readonly faults: readonly Fault[];
}

/** Parses a query. */
export function queryOf({ search }: Pick<ApiRequest, "search">): Query {
  const pairs = [...new URLSearchParams(search)];
  const names = pairs.map(([name]) => name);
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) < index));
  const faults = [...repeated].map(repeatedFieldFault);
  return { texts: Object.fromEntries(pairs), faults };
}

/** Returns the parameters of a query. Throws an ApiError for unknown and repeated parameters. */
export function parseQuery(request: Pick<ApiRequest, "search">, names: readonly string[]): Query["texts"] {
  const { texts, faults: repeated } = queryOf(request);
  const strange = Object.keys(texts).filter((name) => !names.includes(name));
  const faults = mergeFaults(
    repeated,
    strange.map((name) => unknownFieldFault(name, names)),
  );
  assertRead(faults);
  return texts;
}

/** Throws an ApiError if there are faults. */
export function assertRead(faults: readonly Fault[]): void {
  if (faults.length > 0) throw malformedRequest(faults);
}
