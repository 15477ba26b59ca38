import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { partialDifferences } from "./differences";
import { type ConformanceCheck, type Shortcoming, shortcoming } from "./shortcoming";
import type { VectorRequest } from "./vectors";

/** The operation name under which an engine takes over a game begun on paper. */
export const TAKE_OVER = "takeOver";

/** The file with the games begun on paper, below the vector folder. */
export const PAPER_FILE = "take-over.json";

/** A game begun on paper, and the expected answer. */
export interface PaperGame {
  readonly ruleset: string;
  readonly id: string;
  readonly request: VectorRequest;
  readonly expect: PaperExpectation;
}

/** The expected answer to a game begun on paper. */
interface PaperExpectation {
  readonly kind: "TAKE_OVER" | "REFUSAL" | "MALFORMED";
  /** Members of the snapshot. Null if facts are missing. */
  readonly snapshot?: object | null;
  readonly open?: readonly string[];
  readonly needed?: readonly string[];
  /** Code and pointer of faults that the answer must include. */
  readonly faults?: readonly string[];
  readonly code?: string;
  readonly pointer?: string;
}

/** The games begun on paper below a folder. Empty if the file does not exist. */
export function paperGames(root: string): readonly PaperGame[] {
  const path = join(root, PAPER_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as PaperGame[]) : [];
}

/** The members of an engine's answer that are read. Any of them may be missing. */
interface PaperAnswer {
  readonly kind?: string;
  readonly code?: string;
  readonly pointer?: string;
  readonly faults?: readonly { readonly code: string; readonly pointer: string }[];
  readonly asked?: readonly { readonly pointer: string; readonly needed: boolean }[];
  readonly position?: {
    readonly snapshot: unknown;
    readonly decisions: readonly { readonly operation: string; readonly legal: boolean }[];
  } | null;
}

/** The shortcomings of the answer to a game begun on paper. */
export function paperShortcomings(expect: PaperExpectation, answer: PaperAnswer): Shortcoming[] {
  if (answer.kind !== expect.kind) return [shortcoming("kind", `expected ${expect.kind}, got ${answer.kind}`)];
  const parts = (): readonly (readonly [Exclude<ConformanceCheck, "shape" | "missing">, unknown, unknown])[] => {
    if (expect.kind === "REFUSAL") {
      return [
        ["code", expect.code, answer.code],
        ["pointer", expect.pointer, answer.pointer],
      ];
    }
    if (expect.kind === "MALFORMED") {
      const reported = answer.faults!.map(({ code, pointer }) => `${code} ${pointer}`);
      return [["faults", [], expect.faults!.filter((fault) => !reported.includes(fault))]];
    }
    const position = answer.position ?? null;
    const legal = position?.decisions.filter((each) => each.legal).map(({ operation }) => operation);
    return [
      ["needed", expect.needed ?? [], answer.asked!.filter(({ needed }) => needed).map(({ pointer }) => pointer)],
      ["snapshot", expect.snapshot, expect.snapshot === null ? position : position?.snapshot],
      ["open", expect.open, legal],
    ];
  };
  try {
    return parts().flatMap(([check, expected, actual]) =>
      expected === undefined
        ? []
        : partialDifferences(expected, actual, check).map((message) => shortcoming(check, message)),
    );
  } catch {
    const message = "The answer does not have the shape of an answer of takeOver.";
    return [{ check: "shape", level: "outcomes", message }];
  }
}
