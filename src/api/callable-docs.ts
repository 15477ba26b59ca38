import type { AnyReport, AnyRuleset } from "../core/operation/contract";
import type { WireOperation } from "./operations";

/** What is told of an operation or a report in words; the bundles keep it in a file of its own, see `infra`. */
export interface CallableDocs {
  readonly title: string;
  readonly doc: string;
}

/** The title and the doc of an operation or a report of a ruleset. */
export function docsOf(_ruleset: AnyRuleset, { title, doc }: WireOperation | AnyReport): CallableDocs {
  return { title, doc };
}
