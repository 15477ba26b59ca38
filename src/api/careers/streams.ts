import type { StreamQuota } from "../../careers/events/hub";
import { networkOf } from "../edge/rate-limit";

/** Streams that one token, one address and all clients together may have open on one server. */
const USUAL = "10/50/5000";

/**
 * Returns the quota that `STREAMS_AT_ONCE` sets, such as `10/50/5000`: streams of a token, of an address and of a
 * server. Each instance counts only its own streams. Throws an Error with a full sentence for anything else.
 */
export function streamQuotaOf(env: Readonly<Record<string, string | undefined>>): StreamQuota {
  const text = env.STREAMS_AT_ONCE || USUAL;
  const limits = /^([1-9]\d{0,6})\/([1-9]\d{0,6})\/([1-9]\d{0,6})$/.exec(text)?.slice(1).map(Number);
  if (limits === undefined) {
    throw new Error(`STREAMS_AT_ONCE must be three whole numbers such as ${USUAL}, and not ${JSON.stringify(text)}.`);
  }
  const open = new Map<string, number>();
  const add = (key: string, change: number) => {
    const count = (open.get(key) ?? 0) + change;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  };
  return {
    take: (token, address = "") => {
      const keys = [`token ${token}`, `address ${networkOf(address)}`, "server"];
      if (keys.some((key, index) => (open.get(key) ?? 0) >= limits[index]!)) return undefined;
      for (const key of keys) add(key, 1);
      return () => {
        for (const key of keys) add(key, -1);
      };
    },
  };
}
