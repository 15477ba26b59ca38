import { createHash } from "node:crypto";
import { ApiError } from "./api-error";
import type { ApiRequest } from "./message";

/** How many requests a caller may make: so many a second in the long run, and so many at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Callers remembered at once; the one that was quiet for longest is forgotten first, and then starts afresh. */
const MOST_CALLERS = 10_000;
/** Callers behind one address share more than one caller gets. */
const ADDRESS_SHARE = 4;

interface Bucket {
  left: number;
  at: number;
}

/** Counts requests by caller, in buckets that fill again with time. One instance knows only what it has seen itself. */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => performance.now() / 1000,
  ) {}

  /** Counts a request of the caller; gives 0, or after how many seconds another may be made when this one may not. */
  take(caller: string, share = 1): number {
    const now = this.now();
    const [perSecond, burst] = [this.rate.perSecond * share, this.rate.burst * share];
    const bucket = this.buckets.get(caller) ?? { left: burst, at: now };
    this.buckets.delete(caller);
    this.buckets.set(caller, bucket);
    if (this.buckets.size > MOST_CALLERS) this.buckets.delete(this.buckets.keys().next().value!);
    bucket.left = Math.min(burst, bucket.left + (now - bucket.at) * perSecond);
    bucket.at = now;
    if (bucket.left < 1) return (1 - bucket.left) / perSecond;
    bucket.left -= 1;
    return 0;
  }
}

/** The rate that the environment sets, as `10` or, with its burst, `10/40`; undefined when it sets none. */
export function readRate(text: string | undefined): Rate | undefined {
  const match = /^(\d{1,6})(?:\/(\d{1,6}))?$/.exec(text ?? "");
  if (match === null) return undefined;
  const perSecond = Number(match[1]);
  return perSecond < 1 ? undefined : { perSecond, burst: Math.max(1, Number(match[2] ?? perSecond * 2)) };
}

/** Throws a 429 for a caller that asks too often: by its token, and by its address since tokens can be made up. */
export function assertRate(limiter: RateLimiter, { address, headers }: ApiRequest): void {
  const { authorization } = headers;
  const token =
    authorization === undefined ? undefined : createHash("sha256").update(authorization).digest("base64url");
  const wait = Math.max(
    limiter.take(`address ${address}`, token === undefined ? 1 : ADDRESS_SHARE),
    token === undefined ? 0 : limiter.take(`token ${token}`),
  );
  if (wait === 0) return;
  const seconds = String(Math.ceil(wait));
  throw new ApiError(429, "TOO_MANY_REQUESTS", `Too many requests; try again in ${seconds} s.`, [], {
    "retry-after": seconds,
  });
}
