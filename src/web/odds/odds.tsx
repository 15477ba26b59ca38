import { signal } from "@preact/signals";
import type { JsonFields } from "../service/service";
import { Icon } from "../shell/icon";
import { Lazy } from "../shell/lazy";
import { t } from "../shell/settings";
import { viewer } from "../tree/seats";
import { game, step } from "../tree/table";
import { gameWords } from "../tree/words";

/** The operation whose odds are displayed; undefined if none are. */
const shownFor = signal<string | undefined>(undefined);

const load = () => import("./panel");

/** A button that shows the odds of a draft below it; absent if the operation has no useful odds. */
export function OddsToggle({
  operation,
  input,
}: {
  readonly operation: string;
  readonly input: JsonFields | undefined;
}) {
  const now = game.value;
  const snapshot = step.value?.answer.snapshot;
  // Odds depend on facts that a side may not know.
  if (now === undefined || snapshot === undefined || viewer.value !== undefined || now.seats.length > 0) return null;
  if (gameWords(now.ruleset)?.odds[operation] === undefined) return null;
  const isShown = shownFor.value === operation;
  return (
    <div class="odds-of">
      <button
        type="button"
        class="quiet toggle-odds"
        aria-expanded={isShown}
        onClick={() => (shownFor.value = isShown ? undefined : operation)}
      >
        {t("odds.title")} <Icon name="ahead" />
      </button>
      {isShown && input === undefined && <p class="about">{t("odds.whenWhole")}</p>}
      {isShown && input !== undefined && (
        <Lazy
          load={load}
          props={{ question: { ruleset: now.ruleset, snapshot, operation, input } }}
          placeholder={<p class="about">{t("odds.counting")}</p>}
        />
      )}
    </div>
  );
}
