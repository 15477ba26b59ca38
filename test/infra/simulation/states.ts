import * as z from "zod";

// The subset of the Amazon States Language that the simulation state machine uses, strictly.

const retry = z.strictObject({
  ErrorEquals: z.array(z.string()).min(1),
  IntervalSeconds: z.int().min(1),
  MaxAttempts: z.int().min(0),
  BackoffRate: z.number().min(1),
  JitterStrategy: z.enum(["FULL", "NONE"]),
});

const template = z.record(z.string(), z.unknown());

const path = z.string().regex(/^\$(\.\w+)*$/);

const next = { Next: z.string().optional(), End: z.literal(true).optional() };

const task = z.strictObject({
  Type: z.literal("Task"),
  Resource: z.literal("arn:aws:states:::lambda:invoke"),
  Parameters: template,
  ResultSelector: template.optional(),
  ResultPath: path.optional(),
  OutputPath: path.optional(),
  Retry: z.array(retry).min(1),
  ...next,
});

export type Task = z.infer<typeof task>;

const child = z.strictObject({
  ProcessorConfig: z.strictObject({
    Mode: z.literal("DISTRIBUTED"),
    ExecutionType: z.enum(["STANDARD", "EXPRESS"]),
  }),
  StartAt: z.string(),
  States: z.record(z.string(), task),
});

const map = z.strictObject({
  Type: z.literal("Map"),
  Label: z.string().max(40),
  ItemsPath: path,
  ItemSelector: template,
  MaxConcurrency: z.int().min(0).max(10_000),
  ToleratedFailurePercentage: z.number().min(0).max(100),
  ItemProcessor: child,
  ResultWriter: z.strictObject({
    Resource: z.literal("arn:aws:states:::s3:putObject"),
    Parameters: z.strictObject({ Bucket: z.string(), Prefix: z.string() }),
  }),
  ...next,
});

export type DistributedMap = z.infer<typeof map>;

/** A state machine of tasks and distributed maps. */
export const machineSchema = z.strictObject({
  Comment: z.string(),
  StartAt: z.string(),
  States: z.record(z.string(), z.discriminatedUnion("Type", [task, map])),
});

export type Machine = z.infer<typeof machineSchema>;

/** Faulty states: without a successor, missing, or unreachable. Empty if the machine can run. */
export function brokenStates({ StartAt, States }: Pick<Machine, "StartAt" | "States">): string[] {
  const entries = Object.entries(States);
  const reached = new Set([StartAt, ...entries.flatMap(([, { Next }]) => (Next === undefined ? [] : [Next]))]);
  return [
    ...entries.filter(([, { Next, End }]) => (Next === undefined) === (End === undefined)).map(([name]) => name),
    ...[...reached].filter((name) => !(name in States)),
    ...Object.keys(States).filter((name) => !reached.has(name)),
    ...entries.flatMap(([, state]) => (state.Type === "Map" ? brokenStates(state.ItemProcessor) : [])),
  ];
}
