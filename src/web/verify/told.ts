import type { CareerVerdict } from "../../client/index";

/** What the worker tells of a proof: the step it is at, what came of it, or why the file cannot be read. */
export type Told =
  | { readonly kind: "STEP"; readonly version: number }
  | { readonly kind: "VERDICT"; readonly verdict: CareerVerdict }
  | { readonly kind: "UNREADABLE"; readonly text: string };
