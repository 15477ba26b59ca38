import { withoutTokens } from "../api/edge/log";

/** Milliseconds between two searches for webhooks that are due. A search takes about 0.1 ms. */
const PAUSE_MS = 500;

/**
 * Repeats an action, such as sending the webhooks that are due, while a condition holds. Reports an error once until
 * the action succeeds again. Returns a function that ends the repetition after the current action.
 */
export function repeatWhile(
  holds: () => boolean,
  act: () => Promise<unknown>,
  warn: (text: string) => void,
  pauseMs = PAUSE_MS,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let last = "";
  const round = async () => {
    try {
      if (holds()) await act();
      last = "";
    } catch (error) {
      const message = withoutTokens(`Webhooks cannot be sent: ${(error as Error).message}`);
      if (message !== last) warn(message);
      last = message;
    }
    if (!isStopped) schedule();
  };
  let current: Promise<void> = Promise.resolve();
  const schedule = () => {
    timer = setTimeout(() => {
      current = round();
    }, pauseMs);
    timer.unref();
  };
  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}
