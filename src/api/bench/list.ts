import type { AnyBenchCall } from "../../core/bench/call";
import { benchCalls } from "../../core/bench/index";

/** The question of the bench of that name; undefined when there is none. */
export function findBenchCall(name: string): AnyBenchCall | undefined {
  return benchCalls.find((call) => call.name === name);
}
