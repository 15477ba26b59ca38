import { ApiError } from "../api/edge/api-error";

/** The limits of a line. */
export interface LineLimits {
  /** Requests that run at once. */
  readonly running: number;
  /** Requests that wait. */
  readonly waiting: number;
  /** Requests of one caller that wait. */
  readonly waitingPerCaller: number;
  /** Milliseconds that a request waits before it is turned away. */
  readonly patience: number;
}

interface Waiter {
  readonly caller: string;
  readonly start: () => void;
}

/** The seconds after which a caller that was turned away may try again. */
const RETRY_AFTER = 5;

/**
 * Runs a limited number of requests at once; the others wait for a limited time. The next turn goes to the caller who had none for
 * longest, so that one caller with many requests cannot keep the others waiting.
 */
export class Line {
  private running = 0;
  private turns = 0;
  private waiters: Waiter[] = [];
  /** The number of the last turn of each caller that waits. */
  private readonly lastTurns = new Map<string, number>();

  constructor(private readonly limits: LineLimits) {}

  /**
   * Runs `act` when it is the request's turn. Throws an ApiError 429 if the line is full or the wait is too long, and the signal's
   * reason if the caller hangs up before its turn.
   */
  async run<T>(caller: string, act: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.running < this.limits.running) this.running += 1;
    else await this.wait(caller, signal);
    this.turns += 1;
    this.lastTurns.set(caller, this.turns);
    try {
      return await act();
    } finally {
      this.next();
    }
  }

  private wait(caller: string, signal: AbortSignal | undefined): Promise<void> {
    const own = this.waiters.filter((each) => each.caller === caller).length;
    if (this.waiters.length >= this.limits.waiting || own >= this.limits.waitingPerCaller) {
      return Promise.reject(tooMany());
    }
    return new Promise((resolve, reject) => {
      const leave = (error: unknown) => {
        this.waiters = this.waiters.filter((each) => each !== waiter);
        settle();
        reject(error);
      };
      const onAbort = () => leave(signal?.reason);
      const timer = setTimeout(() => leave(tooMany()), this.limits.patience);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
      };
      const start = () => {
        settle();
        resolve();
      };
      const waiter = { caller, start };
      signal?.addEventListener("abort", onAbort);
      this.waiters.push(waiter);
    });
  }

  /** Gives the turn that ended to the next waiter. */
  private next(): void {
    const callers = new Set(this.waiters.map(({ caller }) => caller));
    for (const caller of this.lastTurns.keys()) if (!callers.has(caller)) this.lastTurns.delete(caller);
    const turnOf = ({ caller }: Waiter) => this.lastTurns.get(caller) ?? 0;
    const first = this.waiters.reduce<Waiter | undefined>(
      (best, each) => (best === undefined || turnOf(each) < turnOf(best) ? each : best),
      undefined,
    );
    if (first === undefined) {
      this.running -= 1;
      return;
    }
    this.waiters = this.waiters.filter((each) => each !== first);
    first.start();
  }
}

function tooMany(): ApiError {
  const seconds = String(RETRY_AFTER);
  return new ApiError(429, "TOO_MANY_ANALYSES", { values: { seconds }, headers: { "retry-after": seconds } });
}
