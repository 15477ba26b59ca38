import { useEffect, useState } from "preact/hooks";
import { type AnyRefusal, UmpireError } from "../service/service";
import { pageLanguage, t } from "../shell/settings";
import { gameWords } from "../tree/words";
import { Answers } from "./answers";
import { askOdds, type OddsQuestion, type OddsResult } from "./ask";
import { linkTo } from "./link";
import { Plot, plotRows, termsOf } from "./plot";

/** Delay after the last change of a draft before its odds are requested, in milliseconds. */
const DEBOUNCE_MS = 120;

/** The odds of a draft. Every change sends a new request and aborts the previous one. */
export default function OddsPanel({
  question,
  first,
}: {
  readonly question: OddsQuestion;
  /** The pointer shown first. */
  readonly first?: string;
}) {
  const words = gameWords(question.ruleset);
  const titles = Object.entries(words?.odds[question.operation] ?? {});
  const [chosen, setChosen] = useState(first);
  const [answer, setAnswer] = useState<{ readonly pointer: string; readonly odds: OddsResult }>();
  const [failure, setFailure] = useState<{ readonly text: string; readonly section?: string }>();
  const [isWaiting, setWaiting] = useState(true);
  const pointer = titles.some(([each]) => each === chosen) ? chosen : titles[0]?.[0];
  const requestKey = JSON.stringify([question, pointer, pageLanguage.value]);
  useEffect(() => {
    if (pointer === undefined) return;
    const controller = new AbortController();
    setWaiting(true);
    const onAnswer = (result: OddsResult | AnyRefusal, isLast: boolean) => {
      setWaiting(!isLast);
      setFailure(result.kind === "ODDS" ? undefined : { text: result.message, section: result.citation.section });
      setAnswer(result.kind === "ODDS" ? { pointer, odds: result } : undefined);
    };
    const fail = (error: unknown) => {
      if (controller.signal.aborted) return;
      if (!(error instanceof UmpireError)) throw error;
      setWaiting(false);
      setAnswer(undefined);
      setFailure({ text: error.status === 0 ? t("message.away") : error.message });
    };
    const timer = setTimeout(
      () => void askOdds(question, pointer, controller.signal, onAnswer).catch(fail),
      DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [requestKey]);
  if (words === undefined || pointer === undefined) return <p class="odds">{t("shell.loading")}</p>;
  const odds = answer?.pointer === pointer ? answer.odds : undefined;
  const rows = odds === undefined ? [] : plotRows(odds, pointer, words);
  const outcomeTitle = words.odds[question.operation]![pointer]!;
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
        <h3>{outcomeTitle}</h3>
      )}
      <Answers question={question} ids={Object.keys(words.questions[question.operation] ?? {})} />
      {failure !== undefined && (
        <p class="why" role="alert">
          {failure.text} <span class="section">{failure.section}</span>
        </p>
      )}
      {odds === undefined ? (
        failure === undefined && <p class="about">{t("odds.counting")}</p>
      ) : (
        <>
          <p class="terms" aria-live="polite">
            {termsOf(odds)} {isWaiting && t("odds.finer")}
          </p>
          <Plot odds={odds} rows={rows} />
          <Share
            key={requestKey}
            sentence={`${words.operations[question.operation]?.title ?? ""}, ${outcomeTitle}: ${rows
              .map(({ label, share, sampled }) => `${label} ${share}${sampled === undefined ? "" : ` (${sampled})`}`)
              .join(", ")}. ${termsOf(odds)}`}
            link={() => linkTo(question, pointer)}
          />
        </>
      )}
    </section>
  );
}

/**
 * Buttons that copy odds as a sentence or a link. The copied text is displayed, so that users can also copy it by hand.
 */
function Share({ sentence, link }: { readonly sentence: string; readonly link: () => Promise<string> }) {
  const [text, setText] = useState<string>();
  const copy = async (copied: string) => {
    setText(copied);
    // If the browser denies clipboard access, the user copies the displayed text.
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
