import * as z from "zod";
import type { RunResult } from "../core/analysis/simulation/run";
import { BatchUnreadable, firstRuns, makeBatch, partFrom, readBatch } from "./batch";

const batch = z.strictObject({
  ruleset: z.string(),
  job: z.record(z.string(), z.unknown()),
  first: z.int().min(0),
  count: z.int().min(1),
});

const part = z.int().min(1);

/** Requests of the state machine: PLAN for the first run of every part, MAKE for the runs of one part. */
const requestSchema = z.discriminatedUnion("ask", [
  z.strictObject({ ask: z.literal("PLAN"), batch, part }),
  z.strictObject({ ask: z.literal("MAKE"), batch, part, from: z.int().min(0) }),
]);

/** Maximum number of parts in one execution. Their first runs must fit into the 256 KiB that a state can pass on. */
export const PART_LIMIT = 10_000;

/** Maximum size of a part's rows in bytes of JSON. A state can pass on at most 256 KiB. */
const ROWS_LIMIT = 240_000;

/** Milliseconds reserved for sending the response before the function times out. */
const RESERVE_MS = 5_000;

/**
 * Handles a request of the state machine. PLAN validates the job and returns the first run of every part. MAKE returns
 * the rows of one part, as far as time permits. Throws BatchUnreadable with advice.
 */
export async function answerStateMachine(
  event: unknown,
  milliseconds: number,
): Promise<readonly number[] | readonly RunResult[]> {
  const parsed = requestSchema.safeParse(event);
  if (!parsed.success) throw new BatchUnreadable(z.prettifyError(parsed.error));
  const request = parsed.data;
  if (request.ask === "MAKE") {
    const rows = await makeBatch(partFrom(request.batch, request.part, request.from), milliseconds - RESERVE_MS);
    if (JSON.stringify(rows).length <= ROWS_LIMIT) return rows;
    throw new BatchUnreadable("A part comes to more than a state may hand on; make parts of fewer runs.");
  }
  await readBatch(request.batch);
  const firsts = firstRuns(request.batch, request.part);
  if (firsts.length <= PART_LIMIT) return firsts;
  throw new BatchUnreadable(`These are more than ${PART_LIMIT} parts; make parts of more runs.`);
}
