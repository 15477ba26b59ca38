import type { AnyBenchCall } from "./call";
import { odds } from "./odds";
import { simulate } from "./simulate";

/** Every question of the referee's bench, in the order listed. */
export const benchCalls: readonly AnyBenchCall[] = [odds, simulate];
