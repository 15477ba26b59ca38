import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { headline } from "../board/picking";
import { BoardState } from "../board/state";
import { Tray } from "../dice/tray";
import { Ear } from "../log/ear";
import { Log } from "../log/log";
import { TopBar } from "../shell/frame";
import { t } from "../shell/settings";
import type { Game } from "../tree/game";
import { viewer } from "../tree/seats";
import { seen } from "../tree/seen";
import { loadGame } from "../tree/storage";
import { game, message, resume, step } from "../tree/table";
import { wordOf } from "../tree/words";
import { Decide } from "./decide";
import { GameMenu } from "./game-menu";
import { HandOver } from "./hand-over";
import { NotFound } from "./not-found";
import { Parts } from "./parts";
import { LocalDice, Time } from "./time";

/** A game at the table; what is not kept in this browser is not found. */
export function Table({ id }: { readonly id: string }) {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (game.value?.id === id) return;
    void loadGame(id).then((found) => {
      if (found === undefined) setMissing(true);
      else resume(found);
    });
  }, [id]);
  if (isMissing) return <NotFound />;
  const now = game.value;
  if (now?.id !== id) return <TopBar>{t("shell.loading")}</TopBar>;
  const at = step.value;
  if (now.seats.length > 1 && viewer.value === undefined && at !== undefined) {
    return (
      <>
        <TopBar />
        <HandOver game={now} step={at} key={at.n} />
      </>
    );
  }
  const below = (
    <>
      <Time canUndo>
        <LocalDice />
      </Time>
      <GameMenu />
    </>
  );
  const status = viewer.value !== undefined && (
    <span class="role">{t("career.youAre", { role: wordOf(viewer.value) })}</span>
  );
  return <TableOf now={now} status={status} below={below} />;
}

interface Props {
  readonly now: Game;
  /** What stands beside its name. */
  readonly status?: ComponentChildren;
  /** What stands above what is to be decided. */
  readonly notice?: ComponentChildren;
  /** What stands in place of what is to be decided, where that is not for who looks on. */
  readonly panel?: ComponentChildren;
  /** What can be done with the whole game. */
  readonly below: ComponentChildren;
  /** True where the game is known to go on, whoever is to decide now. */
  readonly isGoing?: boolean;
}

/** The table of a game: its board, what is to be decided, its log, and what can be done with all of it. */
export function TableOf({ now, status, notice, panel, below, isGoing = false }: Props) {
  const at = step.value;
  const deciding = useRef<HTMLDivElement>(null);
  // What is to be decided next begins above, however far down the last form was.
  useEffect(() => deciding.current?.scrollTo(0, 0), [at?.n]);
  document.title = `${now.name} · Naval Umpire`;
  const waiting = seen.value?.decisions.find(({ kind }) => kind === "MUST");
  return (
    <>
      <TopBar>
        <h1>{now.name}</h1>
        {headline.value !== "" && <span class="headline">{headline.value}</span>}
        {status}
        {waiting !== undefined && <span class="now"> · {waiting.title}</span>}
      </TopBar>
      <main class="table" data-game={now.ruleset}>
        {at === undefined ? (
          <p class="board-frame unset">{t("board.unset")}</p>
        ) : (
          <Board ruleset={now.ruleset} shown={{ game: now, step: at }} />
        )}
        <Parts title={waiting?.title ?? t("decide.title")}>
          <div class="panel" ref={deciding}>
            {notice}
            {message.value !== undefined && (
              <p class="refused" role="alert">
                {message.value.text}{" "}
                {message.value.section !== undefined && <span class="section">{message.value.section}</span>}
              </p>
            )}
            {panel ?? (now.pending === null ? <Decide isGoing={isGoing} /> : <Tray />)}
            {at !== undefined && <BoardState game={now} step={at} />}
          </div>
          <Log />
          <div class="below">{below}</div>
        </Parts>
        <Ear />
      </main>
    </>
  );
}
