import { analysisCode } from "../core/analysis/call";
import { fieldCode } from "../core/request/fields";

/** Returns the code of a fault in this field, or deeper in it. The code covers a field that cannot be parsed at all. */
export function faultCodeOf(field: string, deeper = false): string {
  return fieldCode(field, deeper) ?? analysisCode(field) ?? "INPUT_MALFORMED";
}
