import type { AnyBenchCall } from "../../core/bench/call";

/** The questions of the bench by name; what answers them is loaded when one is first asked. */
const NAMES: readonly string[] = ["odds", "simulate", "verify", "explain"];

/** True for the name of a question of the bench. */
export function isBenchCall(name: string): boolean {
  return NAMES.includes(name);
}

/** The question of the bench of that name, of which `isBenchCall` has said that there is one. */
export async function loadBenchCall(name: string): Promise<AnyBenchCall> {
  const { benchCalls } = await import("../../core/bench/index");
  return benchCalls.find((call) => call.name === name)!;
}
