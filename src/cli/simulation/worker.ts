import { type Batch, makeBatch } from "../../simulation/batch";
import { answerOdds } from "../odds/partition";
import { answerProcedure } from "../odds/procedure";

/** The default task of a worker: makes a batch, within `milliseconds`. */
export default ({ batch, milliseconds }: { readonly batch: Batch; readonly milliseconds: number }) =>
  makeBatch(batch, milliseconds);

/** The task for odds of an operation. */
export const odds = answerOdds;

/** The task for odds of a procedure. */
export const procedure = answerProcedure;
