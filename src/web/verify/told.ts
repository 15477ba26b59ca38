import type { CareerFile, CareerVerdict, SigningKey } from "../../client/index";
import type { GameFile } from "../tree/file";

/** What the worker is asked: to prove the pages of a career by the keys that the service signs with, or a saved game, or for the words in a language of what was proven. */
export type Asked =
  | { readonly kind: "PROVE"; readonly pages: readonly CareerFile[]; readonly keys: readonly SigningKey[] }
  | { readonly kind: "GAME"; readonly game: GameFile }
  | {
      readonly kind: "WORDS";
      readonly ruleset: string;
      readonly dice: CareerVerdict["dice"];
      readonly remarks: CareerVerdict["remarks"];
      readonly language: string;
    };

/** What operations are called, what the dice of each origin prove, and what each remark says. */
export interface Words {
  readonly operations: Readonly<Record<string, string>>;
  readonly proves: Readonly<Record<string, string>>;
  readonly remarks: Readonly<Record<string, string>>;
}

/** What the worker tells: the step that a proof is at, what came of it, why the file cannot be read, or the words asked for. */
export type Told =
  | { readonly kind: "STEP"; readonly version: number }
  | { readonly kind: "VERDICT"; readonly verdict: CareerVerdict }
  | { readonly kind: "UNREADABLE"; readonly text: string }
  | ({ readonly kind: "WORDS" } & Words);
