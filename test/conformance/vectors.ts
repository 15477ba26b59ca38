import { fileURLToPath } from "node:url";
import * as kit from "../../src/cli/conformance/vectors";

export type { Vector, VectorRequest } from "../../src/cli/conformance/vectors";

const ROOT = fileURLToPath(new URL("../vectors", import.meta.url));

/** Reads every vector file of a ruleset. */
export function vectorFiles(ruleset: string, root = ROOT): kit.VectorFile[] {
  return kit.vectorFiles(ruleset, root);
}

/** Builds a vector's request: its base with its patch, and the other fields unchanged. */
export function requestOf(ruleset: string, vector: kit.Vector, root = ROOT): kit.VectorRequest {
  return kit.requestOf(ruleset, vector, root);
}
