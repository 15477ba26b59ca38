import { effect, signal } from "@preact/signals";
import { ask } from "../service/service";
import { language } from "../shell/settings";
import { game } from "./table";

/** The words of a game in the language of the page, as far as the table needs them beside answers. */
interface GameWords {
  readonly operations: Readonly<Record<string, { readonly title: string }>>;
}

const words = signal<GameWords | undefined>(undefined);

let asked = "";

effect(() => {
  const ruleset = game.value?.ruleset;
  const wanted = `${ruleset}/${language.value}`;
  if (ruleset === undefined || wanted === asked) return;
  asked = wanted;
  ask<GameWords>(ruleset, "words", { language: language.value }).then(
    (answer) => {
      if (asked === wanted) words.value = answer;
    },
    () => {
      asked = "";
    },
  );
});

/** The title of an operation; empty while its words are not there. */
export function operationTitle(operation: string): string {
  return words.value?.operations[operation]?.title ?? "";
}
