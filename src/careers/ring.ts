import type { z } from "zod";
import { pointerTo } from "../core/json/pointer";
import { readJson } from "../core/request/json";
import { formatMessage } from "../core/text/message";
import { KERNEL_TEMPLATES } from "../core/text/phrase-book";

/**
 * Parses a ring of keys or secrets as strict JSON, because a lenient parser might pick either of two members with the
 * same name. Throws an Error that names the fault and its place. The error never repeats a value, which may be a
 * secret.
 */
export function parseRing<T>(text: string, schema: z.ZodType<T>): T {
  const result = readJson(text);
  if (!result.ok) throw new Error(formatMessage(result.why, KERNEL_TEMPLATES));
  const parsed = schema.safeParse(result.value);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]!.path.filter((each) => typeof each !== "symbol");
  throw new Error(`invalid value at ${path.length === 0 ? "the top level" : pointerTo("", path)}`);
}
