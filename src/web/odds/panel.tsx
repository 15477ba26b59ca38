import { useEffect, useState } from "preact/hooks";
import { type Refusal, UmpireError } from "../service/service";
import { language, t } from "../shell/settings";
import { gameWords } from "../tree/words";
import { askOdds, type Odds, type Question } from "./ask";
import { linkTo } from "./link";
import { Plot, rowsOf, termsOf } from "./plot";

/** A draft is asked about once it has not changed for so many milliseconds. */
const PAUSE = 120;

/** The odds of a draft, asked anew for every other draft; what was asked before is broken off. */
export default function OddsPanel({
  question,
  first,
}: {
  readonly question: Question;
  /** The pointer that is shown first. */
  readonly first?: string;
}) {
  const words = gameWords(question.ruleset);
  const titles = Object.entries(words?.odds[question.operation] ?? {});
  const [chosen, setChosen] = useState(first);
  const [answer, setAnswer] = useState<{ readonly pointer: string; readonly odds: Odds }>();
  const [failure, setFailure] = useState<{ readonly text: string; readonly section?: string }>();
  const [isWaiting, setWaiting] = useState(true);
  const pointer = titles.some(([each]) => each === chosen) ? chosen : titles[0]?.[0];
  const asked = JSON.stringify([question, pointer, language.value]);
  useEffect(() => {
    if (pointer === undefined) return;
    const aborting = new AbortController();
    setWaiting(true);
    const tell = (told: Odds | Refusal, isLast: boolean) => {
      setWaiting(!isLast);
      setFailure(told.kind === "ODDS" ? undefined : { text: told.message, section: told.citation.section });
      setAnswer(told.kind === "ODDS" ? { pointer, odds: told } : undefined);
    };
    const fail = (error: unknown) => {
      if (aborting.signal.aborted) return;
      if (!(error instanceof UmpireError)) throw error;
      setWaiting(false);
      setAnswer(undefined);
      setFailure({ text: error.status === 0 ? t("message.away") : error.message });
    };
    const timer = setTimeout(() => void askOdds(question, pointer, aborting.signal, tell).catch(fail), PAUSE);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [asked]);
  if (words === undefined || pointer === undefined) return <p class="odds">{t("shell.loading")}</p>;
  const shown = answer?.pointer === pointer ? answer.odds : undefined;
  const rows = shown === undefined ? [] : rowsOf(shown, pointer, words);
  const what = words.odds[question.operation]![pointer]!;
  return (
    <section class="odds" aria-label={t("odds.title")} aria-busy={isWaiting}>
      {titles.length > 1 ? (
        <fieldset class="choices" aria-label={t("odds.what")}>
          {titles.map(([each, title]) => (
            <button
              type="button"
              class="choice"
              key={each}
              aria-pressed={each === pointer}
              onClick={() => setChosen(each)}
            >
              {title}
            </button>
          ))}
        </fieldset>
      ) : (
        <h3>{what}</h3>
      )}
      {failure !== undefined && (
        <p class="why" role="alert">
          {failure.text} <span class="section">{failure.section}</span>
        </p>
      )}
      {shown === undefined ? (
        failure === undefined && <p class="about">{t("odds.counting")}</p>
      ) : (
        <>
          <p class="terms" aria-live="polite">
            {termsOf(shown)} {isWaiting && t("odds.finer")}
          </p>
          <Plot odds={shown} rows={rows} />
          <Share
            key={asked}
            sentence={`${words.operations[question.operation]?.title ?? ""}, ${what}: ${rows
              .map(({ said, share, sampled }) => `${said} ${share}${sampled === undefined ? "" : ` (${sampled})`}`)
              .join(", ")}. ${termsOf(shown)}`}
            link={() => linkTo(question, pointer)}
          />
        </>
      )}
    </section>
  );
}

/** Buttons that copy odds as a sentence or as a link; what was copied is shown, so that it can be taken by hand too. */
function Share({ sentence, link }: { readonly sentence: string; readonly link: () => Promise<string> }) {
  const [text, setText] = useState<string>();
  const copy = async (copied: string) => {
    setText(copied);
    // Where the browser lets nothing into its clipboard the text stands there to be taken.
    await navigator.clipboard?.writeText(copied).catch(() => {});
  };
  return (
    <div class="share-odds">
      <button type="button" class="quiet" onClick={() => copy(sentence)}>
        {t("odds.copySentence")}
      </button>
      <button type="button" class="quiet" onClick={async () => copy(await link())}>
        {t("odds.copyLink")}
      </button>
      {text !== undefined && (
        <label class="field">
          <span role="status">{t("odds.copied")}</span>
          <input type="text" readOnly value={text} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </div>
  );
}
