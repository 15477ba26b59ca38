import type { DynamoDBStreamEvent } from "aws-lambda";
import type { CareerContext } from "../../careers/context";
import { MARK, partition } from "../../careers/store/items";
import { sendDue, sendNow } from "../../careers/webhooks/dispatch";
import { logFailure } from "../edge/log";

/** Milliseconds of a scheduled call after which it takes no more games. */
const LONGEST_MS = 40_000;

/**
 * Returns the Lambda handler that sends webhooks: after a change of the table, for the games that have a new step, and
 * on a schedule, for the messages that failed before.
 */
export function webhooksHandler(context: CareerContext): (event: Partial<DynamoDBStreamEvent>) => Promise<void> {
  return async ({ Records }) => {
    try {
      if (Records !== undefined) return await sendNow(context, changedChains(Records));
      const began = Date.now();
      while (Date.now() - began < LONGEST_MS && (await sendDue(context)) > 0);
    } catch (error) {
      logFailure(error, "", "webhooks");
      throw error;
    }
  };
}

/** Returns the chains whose mark has changed, which happens after every new step. */
function changedChains(records: DynamoDBStreamEvent["Records"]): readonly string[] {
  const keys = records.flatMap(({ dynamodb, eventName }) => (eventName === "REMOVE" ? [] : [dynamodb?.Keys ?? {}]));
  const marks = keys.filter(({ sk }) => sk?.S === MARK);
  return [...new Set(marks.map(({ pk }) => (pk?.S ?? "").slice(partition("").length)))];
}
