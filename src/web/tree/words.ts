import { signal } from "@preact/signals";
import { ask } from "../service/service";
import { pageLanguage, t } from "../shell/settings";
import type { GameStep } from "./game";
import { game } from "./table";

/** The words of a game in one language that answers do not already contain. */
export interface GameWords {
  readonly operations: Readonly<Record<string, { readonly title: string }>>;
  /** Titles of input fields, by name. */
  readonly members: Readonly<Record<string, string>>;
  /** Words for codes; `member.code` takes precedence over the bare code. */
  readonly words: Readonly<Record<string, string>>;
  /** The useful odds: by operation, a title for each pointer. */
  readonly odds: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The questions about odds: by operation, what each is about by id. */
  readonly questions: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const catalogues = signal<Readonly<Record<string, GameWords>>>({});

const requestedKeys = new Set<string>();

/**
 * Returns the words of a game in the language of the page; undefined until they are loaded. Their arrival renders the
 * callers again.
 */
export function gameWords(ruleset: string): GameWords | undefined {
  const key = `${ruleset}/${pageLanguage.value}`;
  const words = catalogues.value[key];
  if (words !== undefined || requestedKeys.has(key)) return words;
  requestedKeys.add(key);
  ask<GameWords>(ruleset, "words", { language: pageLanguage.value }).then(
    (answer) => {
      catalogues.value = { ...catalogues.value, [key]: answer };
    },
    () => requestedKeys.delete(key),
  );
  return undefined;
}

/** Returns the title of a step: its operation, or else its kind. */
export function stepTitle({ operation, kind = "SNAPSHOT" }: Pick<GameStep, "operation" | "kind">): string {
  return operation === "" ? t(`step.${kind}`) : operationTitle(operation);
}

/** Returns the title of an operation of the game on the table; empty until its words are loaded. */
export function operationTitle(operation: string): string {
  const now = game.value;
  return now === undefined ? "" : (gameWords(now.ruleset)?.operations[operation]?.title ?? "");
}

/** Returns the title of an input field of the game on the table; its name until the words are loaded. */
export function inputTitle(name: string): string {
  const now = game.value;
  return (now === undefined ? undefined : gameWords(now.ruleset)?.members[name]) ?? name;
}

/** Returns the word for a code of the game on the table; empty until its words are loaded. */
export function wordOf(code: string): string {
  const now = game.value;
  return now === undefined ? "" : (gameWords(now.ruleset)?.words[code] ?? "");
}
