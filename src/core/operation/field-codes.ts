const CODES: ReadonlyMap<string, string> = new Map([
  ["snapshot", "SNAPSHOT_MISSING"],
  ["seed", "SEED_MALFORMED"],
  ["dice", "TAPE_MALFORMED"],
  ["charts", "CHARTS_MALFORMED"],
  ["audit", "AUDIT_UNKNOWN"],
  ["rerolls", "REROLLS_MALFORMED"],
  ["views", "VIEWS_UNKNOWN"],
  ["viewer", "VIEWER_UNKNOWN"],
  ["language", "LANGUAGE_UNKNOWN"],
]);

/**
 * The code of a fault in a field that requests to the kernel have, or deeper in what it holds: the same wherever such a field
 * is read. Undefined for any other field.
 */
export function fieldCode(field: string, deeper = false): string | undefined {
  return field === "dice" && deeper ? "TAPE_FACE_WRONG" : CODES.get(field);
}
