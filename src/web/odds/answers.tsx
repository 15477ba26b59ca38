import { useEffect, useState } from "preact/hooks";
import { UmpireError } from "../service/service";
import { pageLanguage, t } from "../shell/settings";
import { askAnswers, type OddsAnswer, type OddsQuestion } from "./ask";

/** A button that answers, in sentences, what players ask of a draft. Absent if the operation has no questions. */
export function Answers({ question, ids }: { readonly question: OddsQuestion; readonly ids: readonly string[] }) {
  const [isShown, setShown] = useState(false);
  const [answers, setAnswers] = useState<readonly OddsAnswer[]>();
  const requestKey = JSON.stringify([question, ids, pageLanguage.value]);
  useEffect(() => {
    if (!isShown) return;
    const controller = new AbortController();
    setAnswers(undefined);
    askAnswers(question, ids, controller.signal).then(setAnswers, (error: unknown) => {
      // The plot below shows why the odds are not available.
      if (!controller.signal.aborted && !(error instanceof UmpireError)) throw error;
    });
    return () => controller.abort();
  }, [isShown, requestKey]);
  if (ids.length === 0) return null;
  return (
    <>
      <button type="button" class="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t("odds.answers")}
      </button>
      {isShown && answers === undefined && <p class="about">{t("odds.counting")}</p>}
      {isShown && answers !== undefined && (
        <ul class="answers">
          {answers.map(({ id, subject, sentence }) => (
            <li key={`${id} ${subject ?? ""}`}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  );
}
