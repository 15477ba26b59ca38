import { useEffect, useRef } from "preact/hooks";
import { t } from "../shell/settings";
import type { GameStep, TableGame } from "../tree/game";
import { deciderOf, viewer } from "../tree/seats";
import { wordOf } from "../tree/words";

/** The page between two sides' turns. It names the next side and shows nothing of the game. */
export function HandOver({ game, step }: { readonly game: TableGame; readonly step: GameStep }) {
  const { seats } = game;
  const next = deciderOf(step.answer, seats) ?? seats[0]!;
  const title = t("handOver.title", { side: wordOf(next) });
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  useEffect(() => {
    document.title = `${title} · Naval Umpire`;
  }, [title]);
  return (
    <main class="page hand-over">
      <h1>{title}</h1>
      <p>{t("handOver.about")}</p>
      <p>
        <button type="button" class="primary" ref={first} onClick={() => (viewer.value = next)}>
          {t("handOver.here", { side: wordOf(next) })}
        </button>
      </p>
      {seats
        .filter((side) => side !== next)
        .map((side) => (
          <p key={side}>
            <button type="button" class="quiet" onClick={() => (viewer.value = side)}>
              {t("handOver.again", { side: wordOf(side) })}
            </button>
          </p>
        ))}
      <p class="about">{t("handOver.held")}</p>
    </main>
  );
}
