import * as z from "zod";

/** The source of a chart's numbers, and its confidence. */
export const provenanceSchema = z
  .strictObject({
    source: z
      .enum(["seed", "public", "reconstructed"])
      .describe("Kind of source: rulebook text, public player aid, or inferred."),
    ref: z.string().describe("The source of the numbers."),
    confidence: z.enum(["high", "medium", "low"]),
    note: z.string(),
  })
  .describe("The source of a chart's numbers, and how reliable they are.");

/** A modifier a chart lists: its stable code, its value, the rule that grants it and when it applies. */
export const modifierSchema = z
  .looseObject({
    code: z.string(),
    value: z.int(),
    rule: z.string(),
    when: z.string(),
    year: z.int().optional(),
    boats: z.array(z.string()).optional(),
    per: z.string().optional(),
    perCount: z.int().min(1).optional(),
    column: z.string().optional(),
  })
  .describe("A modifier that a chart lists.");

/** A row that covers the totals from `min` to `max`, both inclusive; null is open-ended. */
export const rangeRowSchema = z.looseObject({ min: z.int().nullable(), max: z.int().nullable() });

const columnSelectors = {
  from: z.string().optional(),
  to: z.string().optional(),
  months: z.array(z.int()).optional(),
};

const commonFields = {
  id: z.string(),
  name: z.string(),
  rules: z.array(z.string()),
  notes: z.array(z.string()).optional(),
  provenance: provenanceSchema,
};

/** Returns the schema of a chart read by dice, with rows of the given schema. */
export function rangeChart<R extends z.ZodType>(row: R) {
  return z.strictObject({
    kind: z.literal("range"),
    ...commonFields,
    dice: z.string(),
    rows: z.array(row).min(1).max(200),
    modifiers: z.array(modifierSchema),
  });
}

/**
 * Returns the schema of a chart with several columns that the same dice read. A column may list the months it applies
 * to.
 */
export function columnChart<R extends z.ZodType, E extends z.ZodRawShape = Record<never, never>>(row: R, extra?: E) {
  return z.strictObject({
    kind: z.literal("column"),
    ...commonFields,
    dice: z.string(),
    columns: z
      .array(
        z.strictObject({ id: z.string(), ...columnSelectors, ...(extra as E), rows: z.array(row).min(1).max(200) }),
      )
      .min(1)
      .max(60),
    modifiers: z.array(modifierSchema),
  });
}

/** Returns the schema of a chart with one row per roll, such as a roster of ships. */
export function rosterChart<R extends z.ZodType>(row: R) {
  return z.strictObject({
    kind: z.literal("roster"),
    ...commonFields,
    dice: z.string(),
    rows: z.array(row).min(1).max(200),
    modifiers: z.array(modifierSchema),
  });
}

/**
 * Returns the schema of a chart without dice. It has printed facts, such as a list of boats or a track, under `facts`.
 */
export function factChart<F extends z.ZodType>(facts: F) {
  return z.strictObject({ kind: z.literal("facts"), ...commonFields, facts });
}

/** The source of a chart's numbers, and how certain they are. */
export type Provenance = z.infer<typeof provenanceSchema>;

/** A modifier as a chart lists it. */
export type ChartModifier = z.infer<typeof modifierSchema>;

/** Any row of a chart that dice select. */
export type ChartRow = { min?: number | null; max?: number | null; roll?: number };

/** Any chart of a pack, as the kernel sees it. */
export interface AnyChart {
  readonly kind: "range" | "column" | "roster" | "facts";
  readonly id: string;
  readonly name: string;
  readonly rules: readonly string[];
  readonly notes?: readonly string[] | undefined;
  readonly provenance: Provenance;
  readonly dice?: string;
  readonly rows?: readonly ChartRow[];
  readonly columns?: readonly { readonly id: string; readonly rows: readonly ChartRow[] }[];
  readonly modifiers?: readonly ChartModifier[];
  readonly facts?: unknown;
}

/** A chart pack: every printed number of a ruleset, by chart id. */
export interface ChartPack {
  readonly schema: string;
  readonly ruleset: string;
  readonly title: string;
  readonly charts: Readonly<Record<string, AnyChart>>;
}

/** The part of a chart that one roll reads: its rows, its dice and where they come from. */
export interface ChartView<R extends ChartRow = ChartRow> {
  readonly chart: string;
  readonly column: string | null;
  readonly dice: string;
  readonly rows: readonly R[];
}
