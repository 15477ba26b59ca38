import * as z from "zod";

const text = z.string().max(4000);

/** No sum of two such numbers is beyond what a wire calls a whole number. */
const whole = z.int().min(-100_000_000).max(100_000_000);

const citation = z.looseObject({ ruleset: text, edition: text, section: text });

const modifier = z.looseObject({ code: text, value: whole, citation });

const about = z.record(z.string(), z.string()).nullish();

const reading = z.looseObject({ min: whole.nullable(), max: whole.nullable(), result: text });

const adjustment = z.looseObject({ code: text, value: whole.nullable(), result: text, about, citation });

const common = { code: text, citation, about };

const thrown = { ...common, label: text, dice: text, faces: z.array(whole).max(10_000), column: text.nullable() };

/** A line of an audit trail as a caller sends it back; what a wire has added to it is ignored. */
export const entrySchema = z.discriminatedUnion("kind", [
  z.looseObject({
    kind: z.enum(["roll", "draw"]),
    ...thrown,
    chart: text.nullable(),
    row: whole.nullable(),
    modifiers: z.array(modifier).max(1000),
    total: whole,
    modified: whole,
    result: text,
    reads: z.array(reading).max(10_000).nullish(),
    adjustments: z.array(adjustment).max(1000).nullish(),
  }),
  z.looseObject({
    kind: z.literal("throw"),
    ...thrown,
    chart: text,
    rows: z.array(whole).max(10_000),
    terms: z.array(modifier).max(1000),
    counting: z.array(text).max(1000),
    counted: whole,
  }),
  z.looseObject({ kind: z.literal("effect"), ...common, pointer: text, before: z.unknown(), after: z.unknown() }),
  z.looseObject({ kind: z.literal("ruling"), ...common, ruling: text }),
]);
