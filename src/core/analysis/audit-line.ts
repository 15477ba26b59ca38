import * as z from "zod";
import { type AuditEntry, WEIGHTS, type Weight } from "../contract/audit";
import type { Unread } from "../contract/request";
import { faultsOf } from "../request/fault";
import { malformed } from "../request/read";

const text = z.string().max(4000);

/** No sum of two such numbers is beyond what a wire calls a whole number. */
const whole = z.int().min(-100_000_000).max(100_000_000);

const citation = z.object({ ruleset: text, edition: text, section: text });

const modifier = z.object({ code: text, value: whole, citation });

/** What may be left out, for which some wires write null. */
const orNone = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? undefined);

const about = orNone(z.record(z.string(), z.string()));

/** What stood or stands somewhere: nothing is null. */
const anything = z.unknown().transform((value) => value ?? null);

const reading = z.object({ min: whole.nullable(), max: whole.nullable(), result: text });

const adjustment = z.object({ code: text, value: whole.nullable(), result: text, about, citation });

/** The weight of a line; that of its kind where it was left out. */
const weighing = (usual: Weight) =>
  z
    .enum(WEIGHTS)
    .nullish()
    .transform((weight) => weight ?? usual);

const common = { code: text, citation, about };

const thrown = {
  ...common,
  weight: weighing("STORY"),
  label: text,
  dice: text,
  faces: z.array(whole).max(10_000),
  column: text.nullable(),
};

/** A line of an audit trail as a caller sends it back; what a wire has added to it is left out. */
export const entrySchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.enum(["roll", "draw"]),
    ...thrown,
    chart: text.nullable(),
    row: whole.nullable(),
    modifiers: z.array(modifier).max(1000),
    total: whole,
    modified: whole,
    result: text,
    reads: orNone(z.array(reading).max(10_000)),
    adjustments: orNone(z.array(adjustment).max(1000)),
  }),
  z.object({
    kind: z.literal("throw"),
    ...thrown,
    chart: text,
    rows: z.array(whole).max(10_000),
    terms: z.array(modifier).max(1000),
    counting: z.array(text).max(1000),
    counted: whole,
  }),
  z.object({
    kind: z.literal("effect"),
    ...common,
    weight: weighing("DETAIL"),
    pointer: text,
    before: anything,
    after: anything,
  }),
  z.object({ kind: z.literal("ruling"), ...common, weight: weighing("RULING"), ruling: text }),
]);

/** A line of an audit trail that stands at `pointer` of a request, or what is wrong with it. */
export function readLine(given: unknown, pointer: string): { readonly entry: AuditEntry } | Unread {
  const parsed = entrySchema.safeParse(given);
  return parsed.success
    ? { entry: parsed.data as AuditEntry }
    : malformed(faultsOf(parsed.error, pointer, "ENTRY_MALFORMED"));
}
