import type { CareerQuota } from "../../careers/context";
import { networkOf, RateLimiter } from "../edge/rate-limit";

/** Careers that one address may create per hour. */
const PER_HOUR = 120;

const HOUR_S = 3_600;

/**
 * Returns the quota that `CAREERS_PER_HOUR` sets: a number of careers per address, or `none`. Each instance counts only
 * its own requests. Throws an Error with a full sentence for anything else.
 */
export function quotaOf(env: Readonly<Record<string, string | undefined>>): CareerQuota | undefined {
  const text = env.CAREERS_PER_HOUR || String(PER_HOUR);
  if (text === "none") return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text)) {
    throw new Error(
      `CAREERS_PER_HOUR must be a whole number from 1 to 9999999, or none, and not ${JSON.stringify(text)}.`,
    );
  }
  const perHour = Number(text);
  const limiter = new RateLimiter({ perSecond: perHour / HOUR_S, burst: perHour });
  return {
    take: (address) => limiter.take(networkOf(address)),
    giveBack: (address) => limiter.giveBack(networkOf(address)),
  };
}
