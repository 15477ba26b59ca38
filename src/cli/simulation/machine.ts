import { setTimeout } from "node:timers/promises";
import * as z from "zod";
import { ENDS } from "../../core/analysis/procedure/procedure";
import type { RunResult } from "../../core/analysis/simulation/run";
import type { Batch } from "../../simulation/batch";
import type { Runner } from "./runner";

/** The input of the simulation state machine. `infra/simulation.asl.json` reads it. */
export interface MachineInput {
  readonly batch: Batch;
  /** Number of runs per part. */
  readonly part: number;
}

/** The state of an execution. */
export interface Execution {
  readonly status: string;
  /** Its output as JSON. `cause` is the reason of a failure. */
  readonly output?: string | undefined;
  readonly cause?: string | undefined;
}

/** The services behind the state machine. */
export interface MachineService {
  /** Starts an execution and returns its identifier. */
  readonly start: (input: MachineInput) => Promise<string>;
  readonly describe: (execution: string) => Promise<Execution>;
  readonly stop: (execution: string) => Promise<void>;
  /** The text of an object that an execution wrote. */
  readonly readText: (bucket: string, key: string) => Promise<string>;
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
 * Creates a runner on the state machine: it starts an execution in parts, waits for its end and reads the rows. If it
 * is stopped early, it returns no rows. Throws an Error with the cause if the execution fails.
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
      if (status !== "RUNNING")
        throw new Error(`The execution ${execution} ended with ${status}: ${cause ?? "no cause given"}`);
      if (signal.aborted || performance.now() >= until) {
        await service.stop(execution);
        return [];
      }
      await setTimeout(poll, undefined, { signal }).catch(() => {});
    }
  };
}

/** Reads the rows of every part, as listed in the execution's manifest. */
async function rowsOf({ readText: read }: MachineService, output: string): Promise<RunResult[]> {
  const { ResultWriterDetails: details } = outputSchema.parse(JSON.parse(output));
  const manifest = manifestSchema.parse(JSON.parse(await read(details.Bucket, details.Key)));
  const rows: RunResult[] = [];
  for (const { Key } of manifest.ResultFiles.SUCCEEDED) {
    const parts = resultsSchema.parse(JSON.parse(await read(manifest.DestinationBucket, Key)));
    for (const { Output } of parts) rows.push(...rowsSchema.parse(JSON.parse(Output)));
  }
  return rows;
}
