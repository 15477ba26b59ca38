import { useEffect, useState } from "preact/hooks";
import { unjudgedLimits } from "../../client/decisions";
import { type Answer, ask, type Decision, type Fields, type Refusal } from "../service/service";
import { language } from "../shell/settings";
import { game, step } from "../tree/table";

/** How long a draft has to rest before the service is asked about it, in milliseconds. */
const REST = 150;

/** What is known against a draft: `isAsking` while the service has not answered, then the rule that says no, if one does. */
interface Trial {
  readonly isAsking: boolean;
  readonly refusal: Refusal | undefined;
}

/**
 * Judges a draft that keeps every limit that the page can check.
 * The service is asked with an empty tape, which plays nothing, and only where a limit applies that the rules alone can judge.
 * A stored game is not asked: it may have charts of its own.
 */
export function useTrial({ operation, limits }: Decision, input: Fields | undefined): Trial {
  const [known, setKnown] = useState<{ readonly asked: string; readonly refusal: Refusal | undefined }>();
  const now = game.value;
  const snapshot = step.value?.answer.snapshot;
  const spoken = language.value;
  const canAsk = now?.source === "local" && snapshot !== undefined && input !== undefined;
  const asked =
    canAsk && unjudgedLimits(limits, input).length > 0
      ? JSON.stringify([now.id, step.value!.n, operation, input, spoken])
      : undefined;
  useEffect(() => {
    if (asked === undefined) return;
    const aborting = new AbortController();
    const request = { snapshot, input, dice: [], audit: "NONE", decisions: "NONE", language: spoken };
    const judge = async () => {
      const answer = await ask<Answer>(now!.ruleset, operation, request, aborting.signal);
      setKnown({ asked, refusal: answer.kind === "REFUSAL" ? answer : undefined });
    };
    // If no answer comes, nothing is known against the draft.
    const fail = () => !aborting.signal.aborted && setKnown({ asked, refusal: undefined });
    const timer = setTimeout(() => judge().catch(fail), REST);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [asked]);
  const isKnown = known?.asked === asked;
  return { isAsking: asked !== undefined && !isKnown, refusal: isKnown ? known?.refusal : undefined };
}
