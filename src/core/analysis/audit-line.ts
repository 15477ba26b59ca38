import * as z from "zod";
import { type AuditEntry, ROLL_KINDS, WEIGHTS, type Weight } from "../contract/audit";
import type { InvalidRequest } from "../contract/request";
import { issueFaults } from "../request/fault";
import { malformed } from "../request/result";

const text = z.string().max(4000);

/** Bounded so that the sum of two such numbers still fits a 32-bit integer of REST and GraphQL. */
const whole = z.int().min(-100_000_000).max(100_000_000);

const citation = z.object({ ruleset: text, edition: text, section: text });

const modifier = z.object({ code: text, value: whole, citation });

/** An optional field. Some transports send null for a missing one. */
const optionalOrNull = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined);

const about = optionalOrNull(z.record(z.string(), z.string()));

/** A value before or after a change. A missing one is null. */
const anyValue = z.unknown().transform((value) => value ?? null);

const reading = z.object({ min: whole.nullable(), max: whole.nullable(), result: text });

const adjustment = z.object({ code: text, value: whole.nullable(), result: text, about, citation });

/** The optional weight of a line. Defaults to that of its kind. */
const weightField = (usual: Weight) =>
  z
    .enum(WEIGHTS)
    .nullish()
    .transform((weight) => weight ?? usual);

const common = { code: text, citation, about };

const diceFields = {
  ...common,
  weight: weightField("STORY"),
  label: text,
  dice: text,
  faces: z.array(whole).max(10_000),
  column: text.nullable(),
};

/** An audit line as a caller sends it back. Members that a transport added are dropped. */
export const entrySchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.enum(ROLL_KINDS),
    ...diceFields,
    chart: text.nullable(),
    row: whole.nullable(),
    modifiers: z.array(modifier).max(1000),
    total: whole,
    modified: whole,
    result: text,
    reads: optionalOrNull(z.array(reading).max(10_000)),
    adjustments: optionalOrNull(z.array(adjustment).max(1000)),
  }),
  z.object({
    kind: z.literal("throw"),
    ...diceFields,
    chart: text,
    rows: z.array(whole).max(10_000),
    terms: z.array(modifier).max(1000),
    counting: z.array(text).max(1000),
    counted: whole,
  }),
  z.object({
    kind: z.literal("effect"),
    ...common,
    weight: weightField("DETAIL"),
    pointer: text,
    before: anyValue,
    after: anyValue,
  }),
  z.object({ kind: z.literal("ruling"), ...common, weight: weightField("RULING"), ruling: text }),
]);

/** Parses an audit line; its faults point below `pointer`. */
export function parseLine(line: unknown, pointer: string): { readonly entry: AuditEntry } | InvalidRequest {
  const parsed = entrySchema.safeParse(line);
  return parsed.success
    ? { entry: parsed.data as AuditEntry }
    : malformed(issueFaults(parsed.error, pointer, "ENTRY_MALFORMED"));
}
