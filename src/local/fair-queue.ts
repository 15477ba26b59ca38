import { ApiError } from "../api/edge/api-error";

/** The limits of a queue. */
export interface QueueLimits {
  /** Maximum running requests. */
  readonly running: number;
  /** Maximum waiting requests. */
  readonly waiting: number;
  /** Maximum waiting requests of one caller. */
  readonly waitingPerCaller: number;
  /** Milliseconds that a request waits before it is rejected. */
  readonly patience: number;
}

interface Waiter {
  readonly caller: string;
  readonly start: () => void;
}

/** Seconds until a rejected caller may retry. */
const RETRY_AFTER = 5;

/**
 * Runs a limited number of requests at once. The others wait for a limited time. The next turn goes to the caller whose
 * last turn is the longest ago, so that one caller with many requests cannot block the others.
 */
export class FairQueue {
  private running = 0;
  private turns = 0;
  private waiters: Waiter[] = [];
  /** The number of each waiting caller's last turn. */
  private readonly lastTurns = new Map<string, number>();

  constructor(private readonly limits: QueueLimits) {}

  /**
   * Runs `act` at the request's turn. Throws an ApiError 429 if the queue is full or the wait is too long, and the
   * signal's reason if the caller hangs up before its turn.
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
    const waitingOfCaller = this.waiters.filter((each) => each.caller === caller).length;
    if (this.waiters.length >= this.limits.waiting || waitingOfCaller >= this.limits.waitingPerCaller) {
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

  /** Passes a finished turn to the next waiter. */
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
  return new ApiError("TOO_MANY_ANALYSES", { values: { seconds }, headers: { "retry-after": seconds } });
}
