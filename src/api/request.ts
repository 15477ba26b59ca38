import { analysisCode } from "../core/analysis/call";
import type { AnyRuleset } from "../core/contract/ruleset";
import { fieldCode, viewersOf } from "../core/request/fields";

/** The fields of a request for a drawing of the map; a viewer can be named in games that hide something. */
export function mapFields(ruleset: AnyRuleset): readonly MapFieldName[] {
  return viewersOf(ruleset).length > 0
    ? ["snapshot", "charts", "viewer", "language"]
    : ["snapshot", "charts", "language"];
}

/** The name of a field of a request for a drawing of the map. */
export type MapFieldName = "snapshot" | "charts" | "viewer" | "language";

/** The code of a fault in this field, or deeper in it, when the field cannot be read at all. */
export function codeOf(field: string, deeper = false): string {
  return fieldCode(field, deeper) ?? analysisCode(field) ?? "INPUT_MALFORMED";
}
