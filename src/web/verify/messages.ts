import type { CareerFile, CareerVerdict, SigningKey } from "../../client/index";
import type { SavedGameFile } from "../tree/file";

/** A request to the worker: prove a career with the service's signing keys, prove a saved game, or localize a proof. */
export type ProofRequest =
  | { readonly kind: "PROVE"; readonly pages: readonly CareerFile[]; readonly keys: readonly SigningKey[] }
  | { readonly kind: "GAME"; readonly game: SavedGameFile }
  | {
      readonly kind: "WORDS";
      readonly ruleset: string;
      readonly dice: CareerVerdict["dice"];
      readonly remarks: CareerVerdict["remarks"];
      readonly language: string;
    };

/** Titles of operations, meanings of dice origins, and texts of remarks. */
export interface ProofWords {
  readonly operations: Readonly<Record<string, string>>;
  readonly proves: Readonly<Record<string, string>>;
  readonly remarks: Readonly<Record<string, string>>;
}

/** A message from the worker: progress, verdict, unreadable file, or localized texts. */
export type ProofMessage =
  | { readonly kind: "STEP"; readonly version: number }
  | { readonly kind: "VERDICT"; readonly verdict: CareerVerdict }
  | { readonly kind: "UNREADABLE"; readonly text: string }
  | ({ readonly kind: "WORDS" } & ProofWords);
