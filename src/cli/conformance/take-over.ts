import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { differences } from "./differences";
import { type Check, type Shortcoming, shortcoming } from "./shortcoming";
import type { VectorRequest } from "./vectors";

/** The name under which a game begun on paper is taken over: an operation to whoever asks an engine. */
export const TAKE_OVER = "takeOver";

/** Where the games begun on paper stand, below the folder of the vectors. */
export const PAPER_FILE = "take-over.json";

/** A game begun on paper, and what must come of it. */
export interface PaperGame {
  readonly ruleset: string;
  readonly id: string;
  readonly request: VectorRequest;
  readonly expect: PaperExpectation;
}

/** What the answer to a game begun on paper must hold. */
interface PaperExpectation {
  readonly kind: "TAKE_OVER" | "REFUSAL" | "MALFORMED";
  /** Members of the snapshot; null where facts are missing still. */
  readonly snapshot?: object | null;
  readonly open?: readonly string[];
  readonly needed?: readonly string[];
  /** Code and pointer of faults that are among those told. */
  readonly faults?: readonly string[];
  readonly code?: string;
  readonly pointer?: string;
}

/** The games begun on paper below a folder; none where it has no such file. */
export function paperGames(root: string): readonly PaperGame[] {
  const path = join(root, PAPER_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as PaperGame[]) : [];
}

/** What of an answer is read, of whatever engine: any of it may be missing. */
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

/** Where the answer to a game begun on paper falls short. */
export function paperShortcomings(expect: PaperExpectation, answer: PaperAnswer): Shortcoming[] {
  if (answer.kind !== expect.kind) return [shortcoming("kind", `expected ${expect.kind}, got ${answer.kind}`)];
  const parts = (): readonly (readonly [Exclude<Check, "shape" | "told">, unknown, unknown])[] => {
    if (expect.kind === "REFUSAL") {
      return [
        ["code", expect.code, answer.code],
        ["pointer", expect.pointer, answer.pointer],
      ];
    }
    if (expect.kind === "MALFORMED") {
      const told = answer.faults!.map(({ code, pointer }) => `${code} ${pointer}`);
      return [["faults", [], expect.faults!.filter((fault) => !told.includes(fault))]];
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
    return parts().flatMap(([check, expected, found]) =>
      expected === undefined ? [] : differences(expected, found, check).map((message) => shortcoming(check, message)),
    );
  } catch {
    const message = "The answer does not have the shape of one that takes a game over.";
    return [{ check: "shape", level: "outcomes", message }];
  }
}
