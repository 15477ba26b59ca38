import { useEffect, useState } from "preact/hooks";
import { unjudgedLimits } from "../../client/decisions";
import { type AnyAnswer, type AnyRefusal, ask, type Decision, type JsonFields } from "../service/service";
import { pageLanguage } from "../shell/settings";
import { game, step } from "../tree/table";

/** Delay after the last change of a draft before the service checks it, in milliseconds. */
const DEBOUNCE_MS = 150;

/** The state of a draft: `isAsking` until the service responds, then its refusal, if any. */
interface DraftCheck {
  readonly isAsking: boolean;
  readonly refusal: AnyRefusal | undefined;
}

/**
 * Checks a draft that satisfies every limit the page can check. The request has an empty list of dice, so it plays
 * nothing. It is sent only if a limit applies that the rules alone can check. Drafts of stored games are not checked,
 * because such a game may have its own charts.
 */
export function useDraftCheck({ operation, limits }: Decision, input: JsonFields | undefined): DraftCheck {
  const [known, setKnown] = useState<{ readonly key: string; readonly refusal: AnyRefusal | undefined }>();
  const now = game.value;
  const snapshot = step.value?.answer.snapshot;
  const lang = pageLanguage.value;
  const canAsk = now?.source === "local" && snapshot !== undefined && input !== undefined;
  const requestKey =
    canAsk && unjudgedLimits(limits, input).length > 0
      ? JSON.stringify([now.id, step.value!.n, operation, input, lang])
      : undefined;
  useEffect(() => {
    if (requestKey === undefined) return;
    const controller = new AbortController();
    const request = { snapshot, input, dice: [], audit: "NONE", decisions: "NONE", language: lang };
    const judge = async () => {
      const answer = await ask<AnyAnswer>(now!.ruleset, operation, request, controller.signal);
      setKnown({ key: requestKey, refusal: answer.kind === "REFUSAL" ? answer : undefined });
    };
    // Without a response, the draft counts as allowed.
    const fail = () => !controller.signal.aborted && setKnown({ key: requestKey, refusal: undefined });
    const timer = setTimeout(() => judge().catch(fail), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [requestKey]);
  const isKnown = known?.key === requestKey;
  return { isAsking: requestKey !== undefined && !isKnown, refusal: isKnown ? known?.refusal : undefined };
}
