import { answerStateMachine } from "../simulation/worker";

/** The part of the Lambda context with the remaining time. */
interface Context {
  readonly getRemainingTimeInMillis: () => number;
}

/** The Lambda function behind the state machine of simulations. */
export const handler = (event: unknown, { getRemainingTimeInMillis }: Context) =>
  answerStateMachine(event, getRemainingTimeInMillis());
