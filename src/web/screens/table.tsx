import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { headline } from "../board/picking";
import { BoardState } from "../board/state";
import { Tray } from "../dice/tray";
import { Announcer } from "../log/announcer";
import { Log } from "../log/log";
import { TopBar } from "../shell/frame";
import { t } from "../shell/settings";
import type { TableGame } from "../tree/game";
import { viewer } from "../tree/seats";
import { loadStoredGame } from "../tree/storage";
import { game, message, resume, step } from "../tree/table";
import { visibleState } from "../tree/visible-state";
import { wordOf } from "../tree/words";
import { Decide } from "./decide";
import { GameMenu } from "./game-menu";
import { HandOver } from "./hand-over";
import { NotFound } from "./not-found";
import { TablePanels } from "./parts";
import { LocalDice, Time } from "./time";

/** A game of this browser at the table; shows the not-found page if it is not stored here. */
export function Table({ id }: { readonly id: string }) {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (game.value?.id === id) return;
    void loadStoredGame(id).then((saved) => {
      if (saved === undefined) setMissing(true);
      else resume(saved);
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
  return <GameTable now={now} status={status} below={below} />;
}

interface Props {
  readonly now: TableGame;
  /** The title of the page. Default: the game's name. */
  readonly title?: string;
  /** Shown next to the game's name. */
  readonly status?: ComponentChildren;
  /** Shown above the decisions. */
  readonly notice?: ComponentChildren;
  /** Replaces the decisions, for viewers who cannot decide. */
  readonly panel?: ComponentChildren;
  /** The actions for the whole game. */
  readonly below: ComponentChildren;
  /** True if the game is known to continue. */
  readonly isOngoing?: boolean;
}

/** The table of a game: board, decisions, log, and actions for the whole game. */
export function GameTable({ now, title = now.name, status, notice, panel, below, isOngoing = false }: Props) {
  const at = step.value;
  const deciding = useRef<HTMLDivElement>(null);
  // The next decision starts at the top, even if the last form was scrolled.
  useEffect(() => deciding.current?.scrollTo(0, 0), [at?.n]);
  document.title = `${title} · Naval Umpire`;
  const nextDecision = visibleState.value?.decisions.find(({ kind }) => kind === "MUST");
  return (
    <>
      <TopBar>
        <h1>{now.name}</h1>
        {headline.value !== "" && <span class="headline">{headline.value}</span>}
        {status}
        {nextDecision !== undefined && <span class="now"> · {nextDecision.title}</span>}
      </TopBar>
      <main class="table" data-game={now.ruleset}>
        {at === undefined ? (
          <p class="board-frame unset">{t("board.unset")}</p>
        ) : (
          <Board ruleset={now.ruleset} position={{ game: now, step: at }} />
        )}
        <TablePanels title={nextDecision?.title ?? t("decide.title")}>
          <div class="panel" ref={deciding}>
            {notice}
            {message.value !== undefined && (
              <p class="refused" role="alert">
                {message.value.text}{" "}
                {message.value.section !== undefined && <span class="section">{message.value.section}</span>}
              </p>
            )}
            {panel ?? (now.pending === null ? <Decide isOngoing={isOngoing} /> : <Tray />)}
            {at !== undefined && <BoardState game={now} step={at} />}
          </div>
          <Log />
          <div class="below">{below}</div>
        </TablePanels>
        <Announcer />
      </main>
    </>
  );
}
