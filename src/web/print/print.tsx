import { useEffect, useState } from "preact/hooks";
import { Board } from "../board/board";
import { type Line, partsOf, weightOf } from "../log/weight";
import { ask, offers } from "../service/service";
import { TopBar } from "../shell/frame";
import { part } from "../shell/parts";
import { route, show } from "../shell/routes";
import { language, t } from "../shell/settings";
import { lineOf } from "../tree/game";
import { viewer } from "../tree/seats";
import { retell, seenOf } from "../tree/seen";
import { loadGame } from "../tree/storage";
import { game, resume, step } from "../tree/table";
import { operationTitle } from "../tree/words";
import { PAPERS, usePaper } from "./paper";

/** The report that is a game's sheet, in games that have one. */
const SHEET = "logSheet";

/** What can be printed: the log sheet where the game has one, else its log, and the board. */
const KINDS = ["log", "map"] as const;

/** Prints the game on the table: controls are on the screen alone. */
export default function Print() {
  const [, id] = route.value;
  const [kind, setKind] = useState<(typeof KINDS)[number]>("log");
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>("A4");
  const now = game.value;
  const at = step.value;
  const isThere = now !== undefined && now.id === id;
  const [isShared, setShared] = useState(isThere && now.source === "career");
  useEffect(() => (isThere || id === undefined ? undefined : broughtBack(id, () => setShared(true))), [id]);
  usePaper(kind === "map" ? "A3 landscape" : paper);
  if (now === undefined || at === undefined || now.id !== id || (now.seats.length > 0 && viewer.value === undefined)) {
    return (
      <>
        <TopBar />
        <main class="page">
          <Back id={id} isShared={isShared} />
        </main>
      </>
    );
  }
  const hasSheet = offers(now.ruleset, SHEET);
  return (
    <>
      <TopBar>
        <h1>{now.name}</h1>
      </TopBar>
      <main class={`print of-${kind}`}>
        <div class="choices controls">
          {KINDS.map((each) => (
            <button type="button" class="choice" key={each} aria-pressed={kind === each} onClick={() => setKind(each)}>
              {t(each === "map" ? "print.map" : hasSheet ? "print.sheet" : "print.log")}
            </button>
          ))}
          {kind === "log" && (
            <select
              aria-label={t("print.size")}
              value={paper}
              onChange={({ currentTarget }) => setPaper(PAPERS.find((each) => each === currentTarget.value) ?? "A4")}
            >
              {PAPERS.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          )}
          <button type="button" class="primary" onClick={() => print()}>
            {t("print.print")}
          </button>
          <Back id={id} isShared={isShared} />
        </div>
        {kind === "log" && (hasSheet ? <Sheet /> : <PrintedLog />)}
        <figure>
          <Board ruleset={now.ruleset} shown={at && { game: now, step: at }} isStill />
        </figure>
      </main>
    </>
  );
}

/** Puts a game on the table that is kept in this browser, else one that the service keeps; gives what ends that. */
function broughtBack(id: string, onShared: () => void): () => void {
  let isLeft = false;
  let stop = () => {};
  void loadGame(id).then(async (found) => {
    if (isLeft) return;
    if (found !== undefined) return resume(found);
    const shared = await part(() => Promise.all([import("../careers/watch"), import("../careers/kept")]));
    await part(() => import("../careers/career-screen"));
    if (isLeft || shared === undefined || shared[1].keyInUse(id) === undefined) return;
    onShared();
    stop = shared[0].watch(id, language.value);
  });
  return () => {
    isLeft = true;
    stop();
  };
}

function Back({ id, isShared }: { readonly id: string | undefined; readonly isShared: boolean }) {
  return (
    <button type="button" onClick={() => show(`/app/${isShared ? "careers" : "table"}/${id}`)}>
      {t("print.back")}
    </button>
  );
}

/** The log sheet as the service writes it. */
function Sheet() {
  const [text, setText] = useState("");
  const now = game.value!;
  const snapshot = step.value?.answer.snapshot;
  const shownIn = language.value;
  useEffect(() => {
    const request = { snapshot, language: shownIn };
    ask<{ readonly output: { readonly text: string } }>(now.ruleset, SHEET, request).then(
      ({ output }) => setText(output.text),
      () => {},
    );
  }, [snapshot, shownIn]);
  return <pre class="sheet">{text}</pre>;
}

/** The log of the line shown up to the step shown, the first step first. */
function PrintedLog() {
  const now = game.value!;
  const steps = lineOf(now).filter(({ n }) => n <= now.at);
  const shownIn = language.value;
  useEffect(() => {
    void retell(steps);
  }, [shownIn]);
  return (
    <ol class="printed">
      {steps.map((one) => {
        const { audit, sentences } = seenOf(one);
        return (
          <li key={one.n}>
            <strong>{one.operation === "" ? t("open.position") : operationTitle(one.operation)}</strong>
            {sentences.map((sentence, index) => {
              const { text, section } = partsOf(sentence);
              return weightOf(audit[index] as Line) !== "STORY" ? null : (
                <p key={index}>
                  {text} <span class="section">{section}</span>
                </p>
              );
            })}
          </li>
        );
      })}
    </ol>
  );
}
