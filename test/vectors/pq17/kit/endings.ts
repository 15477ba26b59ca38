import { type Change, type Json, resolves, type Vector } from "./index";

/** A vector that ends a phase without dice; its title begins with the section that it cites. */
type Ending = (id: string, title: string, base: string, change: Change, snapshot: Json) => Vector;

/** Writes vectors that end a phase, whose ids begin with `prefix`. */
export const endsPhase =
  (prefix: string): Ending =>
  (id, title, base, change, snapshot) =>
    resolves({
      id: `${prefix}-${id}`,
      title,
      citation: title.split(" ")[0]!,
      operation: "endPhase",
      base,
      change,
      input: {},
      rolls: [],
      snapshot,
    });
