import type { AnyBenchCall } from "./call";
import { explain } from "./explain";
import { odds } from "./odds";
import { simulate } from "./simulate";
import { verify } from "./verify";

/** Every question of the referee's bench, in the order listed. */
export const benchCalls: readonly AnyBenchCall[] = [odds, simulate, verify, explain];
