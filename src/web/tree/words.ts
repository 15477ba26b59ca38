import { signal } from "@preact/signals";
import { ask } from "../service/service";
import { language, t } from "../shell/settings";
import { shownWords } from "../shell/words";
import type { Step } from "./game";
import { game } from "./table";

/** The words of a game in a language, as far as the page needs them beside answers. */
export interface GameWords {
  readonly operations: Readonly<Record<string, { readonly title: string }>>;
  /** What members of inputs are called, by their names. */
  readonly members: Readonly<Record<string, string>>;
  /** Words for codes; `member.code` comes before the bare code. */
  readonly words: Readonly<Record<string, string>>;
  /** What odds are worth asking for: by operation, the title of what stands at each pointer. */
  readonly odds: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const loaded = signal<Readonly<Record<string, GameWords>>>({});

const asked = new Set<string>();

/** The words of a game in the language of the page; undefined until they are there, which shows what reads them anew. */
export function gameWords(ruleset: string): GameWords | undefined {
  const key = `${ruleset}/${language.value}`;
  const words = loaded.value[key];
  if (words !== undefined || asked.has(key)) return words;
  asked.add(key);
  ask<GameWords>(ruleset, "words", { language: language.value }).then(
    (answer) => {
      loaded.value = { ...loaded.value, [key]: shownWords(answer, true) };
    },
    () => asked.delete(key),
  );
  return undefined;
}

/** What a step is called: by what was called, or by what it is where that is nothing or is not told. */
export function stepTitle({ operation, kind = "SNAPSHOT" }: Pick<Step, "operation" | "kind">): string {
  return operation === "" ? t(`step.${kind}`) : operationTitle(operation);
}

/** The title of an operation of the game on the table; empty while its words are not there. */
export function operationTitle(operation: string): string {
  const now = game.value;
  return now === undefined ? "" : (gameWords(now.ruleset)?.operations[operation]?.title ?? "");
}

/** What a member of an input is called in the game on the table; its name while the words are not there. */
export function memberTitle(name: string): string {
  const now = game.value;
  return (now === undefined ? undefined : gameWords(now.ruleset)?.members[name]) ?? name;
}

/** The word for a code of the game on the table; empty while its words are not there. */
export function wordOf(code: string): string {
  const now = game.value;
  return now === undefined ? "" : (gameWords(now.ruleset)?.words[code] ?? "");
}
