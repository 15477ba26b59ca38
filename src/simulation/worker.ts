import * as z from "zod";
import type { Row } from "../core/analysis/simulation/run";
import { BatchUnreadable, firstsOf, makeBatch, partFrom, readBatch } from "./batch";

const batch = z.strictObject({
  ruleset: z.string(),
  job: z.record(z.string(), z.unknown()),
  first: z.int().min(0),
  count: z.int().min(1),
});

const part = z.int().min(1);

/** What the state machine asks of its worker: where its parts begin, or the runs of one of them. */
const askedSchema = z.discriminatedUnion("ask", [
  z.strictObject({ ask: z.literal("PLAN"), batch, part }),
  z.strictObject({ ask: z.literal("MAKE"), batch, part, from: z.int().min(0) }),
]);

/** The most parts of one execution: their beginnings have to fit into what one state hands to the next. */
export const PART_LIMIT = 10_000;

/** The most bytes of JSON that a part may come to: what one state hands to the next is 256 KiB. */
const ROWS_LIMIT = 240_000;

/** Kept back of the time a function is given, so that an answer gets out. */
const RESERVE_MS = 5_000;

/**
 * Answers the state machine: PLAN checks the job and gives the first run of every part, MAKE gives the rows of the part from
 * one of them, as far as there is time. Throws BatchUnreadable, with what to do about it.
 */
export async function answerMachine(event: unknown, milliseconds: number): Promise<readonly number[] | readonly Row[]> {
  const read = askedSchema.safeParse(event);
  if (!read.success) throw new BatchUnreadable(z.prettifyError(read.error));
  const asked = read.data;
  if (asked.ask === "MAKE") {
    const rows = await makeBatch(partFrom(asked.batch, asked.part, asked.from), milliseconds - RESERVE_MS);
    if (JSON.stringify(rows).length <= ROWS_LIMIT) return rows;
    throw new BatchUnreadable("A part comes to more than a state may hand on; make parts of fewer runs.");
  }
  await readBatch(asked.batch);
  const firsts = firstsOf(asked.batch, asked.part);
  if (firsts.length <= PART_LIMIT) return firsts;
  throw new BatchUnreadable(`These are more than ${PART_LIMIT} parts; make parts of more runs.`);
}
