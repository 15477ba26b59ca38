import { useEffect, useState } from "preact/hooks";
import { Board } from "../board/board";
import { TopBar } from "../shell/frame";
import { t } from "../shell/settings";
import { loadGame } from "../tree/storage";
import { game, sentenceOf, step } from "../tree/table";
import { NotFound } from "./not-found";

/** A game at the table; what is not kept in this browser is not found. */
export function Table({ id }: { readonly id: string }) {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (game.value?.id === id) return;
    void loadGame(id).then((found) => {
      if (found === undefined) setMissing(true);
      else game.value = found;
    });
  }, [id]);
  if (isMissing) return <NotFound />;
  const now = game.value;
  const at = step.value;
  if (now === undefined || at === undefined) return <TopBar>{t("shell.loading")}</TopBar>;
  return (
    <>
      <TopBar>{now.name}</TopBar>
      <main class="table">
        <Board ruleset={now.ruleset} snapshot={at.answer.snapshot} />
        <ol class="log">
          {at.answer.audit.map((_, index) => (
            <li key={index}>{sentenceOf(at, index)}</li>
          ))}
        </ol>
      </main>
    </>
  );
}
