import { isIPv6 } from "node:net";
import { ApiError } from "./api-error";
import { type ErrorFormatter, type Layer, withHeaders } from "./layers";

/** A caller's limit: requests per second in the long run, and requests at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Maximum callers remembered. The least recent one is forgotten first and then starts with a full bucket. */
const MAX_CALLERS = 10_000;
/** The 16-bit groups of an IPv6 address, and those that identify a network. Hosts choose the rest themselves. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

interface Bucket {
  remaining: number;
  at: number;
}

/** The state of a caller's limit after a request. */
export interface RateState {
  /** Seconds until the next request is allowed, or 0 if this one is. */
  readonly wait: number;
  /** Requests that the caller may make at once now. */
  readonly remaining: number;
  /** Seconds until the bucket is full again. */
  readonly full: number;
}

/** Counts requests by caller, in buckets that refill over time. Each instance counts only its own requests. */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => performance.now() / 1000,
  ) {}

  /** Counts a request of the caller. */
  take(caller: string): RateState {
    const { perSecond, burst } = this.rate;
    const bucket = this.buckets.get(caller) ?? { remaining: burst, at: this.now() };
    this.buckets.delete(caller);
    this.buckets.set(caller, bucket);
    if (this.buckets.size > MAX_CALLERS) this.buckets.delete(this.buckets.keys().next().value!);
    this.fill(bucket);
    const wait = bucket.remaining < 1 ? (1 - bucket.remaining) / perSecond : 0;
    if (wait === 0) bucket.remaining -= 1;
    return this.stateOf(bucket, wait);
  }

  private fill(bucket: Bucket): void {
    const now = this.now();
    bucket.remaining = Math.min(this.rate.burst, bucket.remaining + (now - bucket.at) * this.rate.perSecond);
    bucket.at = now;
  }

  private stateOf({ remaining }: Bucket, wait: number): RateState {
    return {
      wait,
      remaining: Math.max(0, Math.floor(remaining)),
      full: (this.rate.burst - remaining) / this.rate.perSecond,
    };
  }

  /**
   * Charges the time of a request as the number of requests that the rate allows in that time. In the long run, a
   * caller therefore has at most one request in progress, however costly each one is.
   */
  charge(caller: string, ms: number): RateState {
    const bucket = this.buckets.get(caller);
    if (bucket === undefined) return { wait: 0, remaining: this.rate.burst, full: 0 };
    this.fill(bucket);
    bucket.remaining -= (ms / 1000) * this.rate.perSecond;
    return this.stateOf(bucket, 0);
  }

  /** Uncounts a request, for one that did not do what the limit protects. */
  giveBack(caller: string): void {
    const bucket = this.buckets.get(caller);
    if (bucket !== undefined) bucket.remaining = Math.min(this.rate.burst, bucket.remaining + 1);
  }
}

/** Parses the rate of the environment: `10`, or with a burst `10/40`. Undefined if there is none. */
export function readRate(text: string | undefined): Rate | undefined {
  const match = /^(\d{1,6})(?:\/(\d{1,6}))?$/.exec(text ?? "");
  if (match === null) return undefined;
  const perSecond = Number(match[1]);
  return perSecond < 1 ? undefined : { perSecond, burst: Math.max(1, Number(match[2] ?? perSecond * 2)) };
}

/**
 * Rejects an address that sends too many or too costly requests. Every response has the RateLimit fields of the IETF.
 * The key is the network address alone: before a token has opened a career, any text could be one, so it must not get
 * its own bucket.
 */
export function limitRate(rate: Rate, refuse: ErrorFormatter): Layer {
  const limiter = new RateLimiter(rate);
  const window = Math.ceil(rate.burst / rate.perSecond);
  const policy = { "ratelimit-policy": `"caller";q=${rate.burst};w=${window}` };
  return async (request, rest) => {
    const network = networkOf(request.address);
    const fieldsOf = ({ remaining, full }: RateState) => ({
      ...policy,
      ratelimit: `"caller";r=${remaining};t=${Math.ceil(full)}`,
    });
    const state = limiter.take(network);
    if (state.wait > 0) return withHeaders(refuse(tooManyRequests(state.wait), request), fieldsOf(state));
    const began = performance.now();
    const answer = await rest(request);
    return withHeaders(answer, fieldsOf(limiter.charge(network, performance.now() - began)));
  };
}

/** The error of a caller over its limit. `wait` is in seconds. */
export function tooManyRequests(wait: number): ApiError {
  const seconds = String(Math.ceil(wait));
  return new ApiError("TOO_MANY_REQUESTS", { values: { seconds }, headers: { "retry-after": seconds } });
}

/**
 * Returns the part of an address that identifies its network: the first 64 bits of IPv6, and all of IPv4, even in IPv6
 * notation.
 */
export function networkOf(address: string): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  // A URL normalizes the notation of an address.
  const [head = "", tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const [left, right] = [head, tail ?? ""].map((groups) => groups.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: GROUPS - left!.length - right!.length }, () => "0");
  const groups = [...left!, ...zeros, ...right!];
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return (isMapped ? groups : groups.slice(0, NETWORK_GROUPS)).join(":");
}
