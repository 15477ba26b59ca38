import { useEffect, useState } from "preact/hooks";
import { Board } from "../board/board";
import { type AuditLine, splitSection, weightOf } from "../log/weight";
import { ask, offers } from "../service/service";
import { TopBar } from "../shell/frame";
import { loadPart } from "../shell/parts";
import { route, show } from "../shell/routes";
import { pageLanguage, t } from "../shell/settings";
import { lineOf } from "../tree/game";
import { viewer } from "../tree/seats";
import { loadStoredGame } from "../tree/storage";
import { game, resume, step } from "../tree/table";
import { localizeSteps, visibleStateOf } from "../tree/visible-state";
import { operationTitle } from "../tree/words";
import { PAPERS, usePaper } from "./paper";

/** The name of the report that prints a game's log sheet, in games that have one. */
const SHEET = "logSheet";

/** The printable documents: the log sheet (or else the log), and the board. */
const KINDS = ["log", "map"] as const;

/** Prints the game on the table; the controls appear on screen only. */
export default function Print() {
  const [, id] = route.value;
  const [kind, setKind] = useState<(typeof KINDS)[number]>("log");
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>("A4");
  const now = game.value;
  const at = step.value;
  const isLoaded = now !== undefined && now.id === id;
  const [isShared, setShared] = useState(isLoaded && now.source === "career");
  useEffect(() => (isLoaded || id === undefined ? undefined : restoreGame(id, () => setShared(true))), [id]);
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
          <Board ruleset={now.ruleset} position={at && { game: now, step: at }} isStatic />
        </figure>
      </main>
    </>
  );
}

/** Puts a game on the table from this browser, or else from the service; returns a function that cancels it. */
function restoreGame(id: string, onShared: () => void): () => void {
  let isCancelled = false;
  let stop = () => {};
  void loadStoredGame(id).then(async (saved) => {
    if (isCancelled) return;
    if (saved !== undefined) return resume(saved);
    const shared = await loadPart(() => Promise.all([import("../careers/watch"), import("../careers/known-careers")]));
    await loadPart(() => import("../careers/career-screen"));
    if (isCancelled || shared === undefined || shared[1].keyInUse(id) === undefined) return;
    onShared();
    stop = shared[0].watch(id, pageLanguage.value);
  });
  return () => {
    isCancelled = true;
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

/** The log sheet, as text from the service. */
function Sheet() {
  const [text, setText] = useState("");
  const now = game.value!;
  const snapshot = step.value?.answer.snapshot;
  const lang = pageLanguage.value;
  useEffect(() => {
    const request = { snapshot, language: lang };
    ask<{ readonly output: { readonly text: string } }>(now.ruleset, SHEET, request).then(
      ({ output }) => setText(output.text),
      () => {},
    );
  }, [snapshot, lang]);
  return <pre class="sheet">{text}</pre>;
}

/** The log of the line shown up to the step shown, in order of play. */
function PrintedLog() {
  const now = game.value!;
  const steps = lineOf(now).filter(({ n }) => n <= now.at);
  const lang = pageLanguage.value;
  useEffect(() => {
    void localizeSteps(steps);
  }, [lang]);
  return (
    <ol class="printed">
      {steps.map((one) => {
        const { audit, sentences } = visibleStateOf(one);
        return (
          <li key={one.n}>
            <strong>{one.operation === "" ? t("open.position") : operationTitle(one.operation)}</strong>
            {sentences.map((sentence, index) => {
              const { text, section } = splitSection(sentence);
              return weightOf(audit[index] as AuditLine) !== "STORY" ? null : (
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
