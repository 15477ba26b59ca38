import { answerStateMachine } from "../simulation/worker";

/** What a function knows of the time it is given. */
interface Context {
  readonly getRemainingTimeInMillis: () => number;
}

/** The Lambda function behind the state machine of simulations. */
export const handler = (event: unknown, { getRemainingTimeInMillis }: Context) =>
  answerStateMachine(event, getRemainingTimeInMillis());
