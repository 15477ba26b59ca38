import { useEffect, useState } from "preact/hooks";
import type { Career } from "../../client/index";
import { show } from "../shell/routes";
import { t } from "../shell/settings";
import type { TableGame } from "../tree/game";
import { busy, goTo } from "../tree/table";
import { visibleState } from "../tree/visible-state";
import { fork } from "./founding";
import { takeBack } from "./taking-back";
import { isOver } from "./turn";

/** Delay between two steps of an automatic replay, in milliseconds. */
const REPLAY_DELAY_MS = 1_600;

/** The panel for an earlier step of a stored game. Steps cannot be undone, but a new game can be forked here. */
export function PastPanel({ career, now }: { readonly career: Career; readonly now: TableGame }) {
  const [isPlaying, setPlaying] = useState(false);
  const isEnd = now.at === now.tip;
  useEffect(() => {
    if (!isPlaying) return;
    if (isEnd) return setPlaying(false);
    const timer = setTimeout(() => goTo(now.at + 1), REPLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, now.at, isEnd]);
  const back = () => {
    setPlaying(false);
    goTo(now.tip);
    show(`/app/careers/${now.id}`, "replace");
  };
  return (
    <section class="decide" aria-labelledby="past">
      <h2 id="past">{t("past.title", { at: now.at + 1, of: now.tip + 1 })}</h2>
      <p class="about">{t("past.about")}</p>
      <p class="actions">
        <button type="button" class="primary" onClick={back}>
          {t("past.back")}
        </button>
        <button type="button" disabled={isEnd} aria-pressed={isPlaying} onClick={() => setPlaying(!isPlaying)}>
          {t(isPlaying ? "past.pause" : "past.play")}
        </button>
      </p>
      <TakeBackHere career={career} to={now.at} isEnd={isEnd} />
      {career.complete ? (
        <p>
          <button
            type="button"
            disabled={busy.value}
            onClick={async () => {
              const id = await fork(career, now.at);
              if (id !== undefined) show(`/app/careers/${id}`);
            }}
          >
            {t("past.fork")}
          </button>
          <span class="about"> {t("past.forkAbout")}</span>
        </p>
      ) : (
        <p class="about">{t("past.ownView")}</p>
      )}
    </section>
  );
}

/** The button that returns the game to the step shown, or proposes it to the other side. */
function TakeBackHere({
  career,
  to,
  isEnd,
}: {
  readonly career: Career;
  readonly to: number;
  readonly isEnd: boolean;
}) {
  const { role } = career;
  if (isEnd || isOver(career) || career.takeback !== null || role === "SPECTATOR" || role === "HOST") return null;
  return (
    <p>
      <button type="button" disabled={busy.value} onClick={() => void takeBack(career, to)}>
        {t(role === "SIDE" ? "takeback.here" : "takeback.now")}
      </button>
    </p>
  );
}

/** The panel for spectators: the game updates by itself, and the open decisions are listed if visible. */
export function SpectatorPanel({ career }: { readonly career: Career }) {
  const openDecisions = (visibleState.value?.decisions ?? []).filter(({ legal, kind }) => legal && kind !== "STANDING");
  return (
    <section class="decide" aria-labelledby="onlooking">
      <h2 id="onlooking">{t(isOver(career) ? "decide.over" : "onlooking.title")}</h2>
      {isOver(career) ? <p class="about">{t("career.revealed")}</p> : <p class="about">{t("onlooking.about")}</p>}
      {openDecisions.length > 0 && (
        <>
          <h3>{t("onlooking.open")}</h3>
          <ul>
            {openDecisions.map(({ operation, title }) => (
              <li key={operation}>{title ?? operation}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
