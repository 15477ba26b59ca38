import { setTimeout } from "node:timers/promises";
import * as z from "zod";
import { ENDS } from "../../core/analysis/procedure/procedure";
import type { RunResult } from "../../core/analysis/simulation/run";
import type { Batch } from "../../simulation/batch";
import type { Runner } from "./runner";

/** What the state machine of simulations is started with; `infra/simulation.asl.json` reads it. */
export interface MachineInput {
  readonly batch: Batch;
  /** How many runs a part has. */
  readonly part: number;
}

/** How an execution of the state machine stands. */
export interface Execution {
  readonly status: string;
  /** What it ended with, as JSON; where it failed, why. */
  readonly output?: string | undefined;
  readonly cause?: string | undefined;
}

/** The services that the state machine runs on, however they are reached. */
export interface MachineService {
  /** Starts an execution and gives its name. */
  readonly start: (input: MachineInput) => Promise<string>;
  readonly describe: (execution: string) => Promise<Execution>;
  readonly stop: (execution: string) => Promise<void>;
  /** The text of an object that an execution wrote. */
  readonly read: (bucket: string, key: string) => Promise<string>;
}

const POLL_MS = 2_000;

const outputSchema = z.object({ ResultWriterDetails: z.object({ Bucket: z.string(), Key: z.string() }) });

const manifestSchema = z.object({
  DestinationBucket: z.string(),
  ResultFiles: z.object({ SUCCEEDED: z.array(z.object({ Key: z.string() })) }),
});

const resultsSchema = z.array(z.object({ Output: z.string() }));

const rowsSchema = z.array(
  z.object({
    run: z.int(),
    moves: z.int(),
    over: z.boolean(),
    end: z.enum(ENDS),
    until: z.int().nullable(),
    values: z.array(z.unknown()),
  }),
) satisfies z.ZodType<RunResult[]>;

/**
 * A runner on the state machine: it starts an execution in parts of so many runs, waits for its end and reads the rows it
 * wrote. Stopped before the end it has no rows. Throws an Error with its cause where the execution fails.
 */
export function machineRunner(service: MachineService, part: number, poll = POLL_MS): Runner {
  return async (batch, { signal, until, onProgress }) => {
    const execution = await service.start({ batch, part });
    for (;;) {
      const { status, output = "", cause } = await service.describe(execution);
      if (status === "SUCCEEDED") {
        const rows = await rowsOf(service, output);
        onProgress(rows.length);
        return rows;
      }
      if (status !== "RUNNING") throw new Error(`The execution ${execution} is ${status}: ${cause ?? "no cause told"}`);
      if (signal.aborted || performance.now() >= until) {
        await service.stop(execution);
        return [];
      }
      await setTimeout(poll, undefined, { signal }).catch(() => {});
    }
  };
}

/** The rows of every part, by the manifest that the execution wrote last. */
async function rowsOf({ read }: MachineService, output: string): Promise<RunResult[]> {
  const { ResultWriterDetails: details } = outputSchema.parse(JSON.parse(output));
  const manifest = manifestSchema.parse(JSON.parse(await read(details.Bucket, details.Key)));
  const rows: RunResult[] = [];
  for (const { Key } of manifest.ResultFiles.SUCCEEDED) {
    const parts = resultsSchema.parse(JSON.parse(await read(manifest.DestinationBucket, Key)));
    for (const { Output } of parts) rows.push(...rowsSchema.parse(JSON.parse(Output)));
  }
  return rows;
}
