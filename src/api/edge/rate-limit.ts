import { isIPv6 } from "node:net";
import { ApiError } from "./api-error";
import { type Layer, type Refuse, withHeaders } from "./layers";

/** How many requests a caller may make: so many a second in the long run, and so many at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Callers remembered at once; the one that was quiet for longest is forgotten first, and then starts afresh. */
const MOST_CALLERS = 10_000;
/** The groups of sixteen bits of an IPv6 address, and how many of them name a network: within one, hosts choose their own. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

interface Bucket {
  left: number;
  at: number;
}

/** What came of counting a request. */
export interface Taken {
  /** 0, or after how many seconds another may be made when this one may not. */
  readonly wait: number;
  /** How many may be made at once from now on. */
  readonly left: number;
  /** After how many seconds as many may be made as at first. */
  readonly full: number;
}

/** Counts requests by caller, in buckets that fill again with time. One instance knows only what it has seen itself. */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => performance.now() / 1000,
  ) {}

  /** Counts a request of the caller. */
  take(caller: string): Taken {
    const { perSecond, burst } = this.rate;
    const bucket = this.buckets.get(caller) ?? { left: burst, at: this.now() };
    this.buckets.delete(caller);
    this.buckets.set(caller, bucket);
    if (this.buckets.size > MOST_CALLERS) this.buckets.delete(this.buckets.keys().next().value!);
    this.fill(bucket);
    const wait = bucket.left < 1 ? (1 - bucket.left) / perSecond : 0;
    if (wait === 0) bucket.left -= 1;
    return this.takenOf(bucket, wait);
  }

  private fill(bucket: Bucket): void {
    const now = this.now();
    bucket.left = Math.min(this.rate.burst, bucket.left + (now - bucket.at) * this.rate.perSecond);
    bucket.at = now;
  }

  private takenOf({ left }: Bucket, wait: number): Taken {
    return { wait, left: Math.max(0, Math.floor(left)), full: (this.rate.burst - left) / this.rate.perSecond };
  }

  /**
   * Counts the time that a request of the caller took: as many requests as the rate allows in that time. So a caller has no
   * more than one request answered at a time in the long run, however costly each is.
   */
  charge(caller: string, ms: number): Taken {
    const bucket = this.buckets.get(caller);
    if (bucket === undefined) return { wait: 0, left: this.rate.burst, full: 0 };
    this.fill(bucket);
    bucket.left -= (ms / 1000) * this.rate.perSecond;
    return this.takenOf(bucket, 0);
  }

  /** Removes a request from the count again, for one that did not do what the limit is for. */
  giveBack(caller: string): void {
    const bucket = this.buckets.get(caller);
    if (bucket !== undefined) bucket.left = Math.min(this.rate.burst, bucket.left + 1);
  }
}

/** The rate that the environment sets, as `10` or, with its burst, `10/40`; undefined when it sets none. */
export function readRate(text: string | undefined): Rate | undefined {
  const match = /^(\d{1,6})(?:\/(\d{1,6}))?$/.exec(text ?? "");
  if (match === null) return undefined;
  const perSecond = Number(match[1]);
  return perSecond < 1 ? undefined : { perSecond, burst: Math.max(1, Number(match[2] ?? perSecond * 2)) };
}

/**
 * Turns away an address that asks too often or for too much, and says in every answer what is left: the RateLimit fields of the IETF.
 * Nothing that a request says of itself counts, its token neither: before it has opened a career, any text may be one.
 */
export function limitRate(rate: Rate, refuse: Refuse): Layer {
  const limiter = new RateLimiter(rate);
  const window = Math.ceil(rate.burst / rate.perSecond);
  const policy = { "ratelimit-policy": `"caller";q=${rate.burst};w=${window}` };
  return async (request, rest) => {
    const network = networkOf(request.address);
    const fieldsOf = ({ left, full }: Taken) => ({ ...policy, ratelimit: `"caller";r=${left};t=${Math.ceil(full)}` });
    const taken = limiter.take(network);
    if (taken.wait > 0) return withHeaders(refuse(tooManyRequests(taken.wait), request), fieldsOf(taken));
    const began = performance.now();
    const answer = await rest(request);
    return withHeaders(answer, fieldsOf(limiter.charge(network, performance.now() - began)));
  };
}

/** The error of a caller that may make its next request after some seconds. */
export function tooManyRequests(wait: number): ApiError {
  const seconds = String(Math.ceil(wait));
  return new ApiError(429, "TOO_MANY_REQUESTS", { values: { seconds }, headers: { "retry-after": seconds } });
}

/** The part of an address that its holder was given: of IPv6 the first 64 bits, of IPv4 all, also where it is written as IPv6. */
export function networkOf(address: string): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  // A URL writes an address in one way alone.
  const [head = "", tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const [left, right] = [head, tail ?? ""].map((groups) => groups.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: GROUPS - left!.length - right!.length }, () => "0");
  const groups = [...left!, ...zeros, ...right!];
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return (isMapped ? groups : groups.slice(0, NETWORK_GROUPS)).join(":");
}
