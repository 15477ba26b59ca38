import { useEffect, useState } from "preact/hooks";
import type { Career } from "../../client/index";
import { show } from "../shell/routes";
import { t } from "../shell/settings";
import type { Game } from "../tree/game";
import { seen } from "../tree/seen";
import { busy, goTo } from "../tree/table";
import { fork } from "./founding";

/** Between two steps of a replay that goes on by itself, in milliseconds. */
const PACE = 1_600;

/** What is shown beside an earlier step of a stored game: nothing is taken back in it, but a new game can begin there. */
export function Past({ told, now }: { readonly told: Career; readonly now: Game }) {
  const [runs, setRuns] = useState(false);
  const isEnd = now.at === now.tip;
  useEffect(() => {
    if (!runs) return;
    if (isEnd) return setRuns(false);
    const timer = setTimeout(() => goTo(now.at + 1), PACE);
    return () => clearTimeout(timer);
  }, [runs, now.at, isEnd]);
  const back = () => {
    setRuns(false);
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
        <button type="button" disabled={isEnd} aria-pressed={runs} onClick={() => setRuns(!runs)}>
          {t(runs ? "past.pause" : "past.play")}
        </button>
      </p>
      {told.complete ? (
        <p>
          <button
            type="button"
            disabled={busy.value}
            onClick={async () => {
              const id = await fork(told, now.at);
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

/** What is shown to who looks on: that the game moves by itself, and what is to be decided now as far as that is told. */
export function Onlooking({ told }: { readonly told: Career }) {
  const open = (seen.value?.decisions ?? []).filter(({ legal, kind }) => legal && kind !== "STANDING");
  return (
    <section class="decide" aria-labelledby="onlooking">
      <h2 id="onlooking">{t(told.over ? "decide.over" : "onlooking.title")}</h2>
      {told.over ? <p class="about">{t("career.revealed")}</p> : <p class="about">{t("onlooking.about")}</p>}
      {open.length > 0 && (
        <>
          <h3>{t("onlooking.open")}</h3>
          <ul>
            {open.map(({ operation, title }) => (
              <li key={operation}>{title ?? operation}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
