import { analysisCode } from "../core/analysis/call";
import { fieldCode } from "../core/request/fields";

/** The code of a fault in this field, or deeper in it, when the field cannot be read at all. */
export function faultCodeOf(field: string, deeper = false): string {
  return fieldCode(field, deeper) ?? analysisCode(field) ?? "INPUT_MALFORMED";
}
