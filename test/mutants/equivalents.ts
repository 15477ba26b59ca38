import { existsSync, readFileSync } from "node:fs";
import type { LocatedMutant } from "./bundle";

/** A mutant that no vector can kill, with the reason. `before` is the source line, so that the entry survives moves. */
export interface Equivalent {
  readonly path: string;
  readonly before: string;
  readonly kind: string;
  readonly replacement: string;
  readonly why: string;
}

/** The mutants of a game that are listed as equivalent, in `equivalents/<game>.json`. */
export function equivalentsOf(game: string): readonly Equivalent[] {
  const file = new URL(`./equivalents/${game}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

/** Returns true if the entry describes this mutant. */
export function isSame(entry: Equivalent, { path, before, kind, replacement }: LocatedMutant): boolean {
  return entry.path === path && entry.before === before && entry.kind === kind && entry.replacement === replacement;
}
