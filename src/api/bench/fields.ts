import type { AnyBenchCall } from "../../core/bench/call";

/** The fields of a question of the bench that stand in its path on REST. */
export function pathFields({ path }: AnyBenchCall): readonly string[] {
  return path
    .split("/")
    .filter((part) => part.startsWith(":"))
    .map((part) => part.slice(1));
}
