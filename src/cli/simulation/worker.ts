import { type Batch, makeBatch } from "../../simulation/batch";
import { answerOdds } from "../odds/partition";
import { answerProcedure } from "../odds/procedure";

/** What a worker of the pool does: a batch, for so many milliseconds. */
export default ({ batch, milliseconds }: { readonly batch: Batch; readonly milliseconds: number }) =>
  makeBatch(batch, milliseconds);

/** What it does for odds. */
export const odds = answerOdds;

/** What it does for the odds of a procedure. */
export const procedure = answerProcedure;
