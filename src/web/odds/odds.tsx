import { signal } from "@preact/signals";
import type { Fields } from "../service/service";
import { Icon } from "../shell/icon";
import { Later } from "../shell/later";
import { t } from "../shell/settings";
import { viewer } from "../tree/seats";
import { game, step } from "../tree/table";
import { gameWords } from "../tree/words";

/** The operation whose odds are shown; undefined while none are. */
const shownFor = signal<string | undefined>(undefined);

const load = () => import("./panel");

/** A button that shows the odds of a draft, and these below it; nothing where there are none worth asking for. */
export function Odds({ operation, input }: { readonly operation: string; readonly input: Fields | undefined }) {
  const now = game.value;
  const snapshot = step.value?.answer.snapshot;
  // Odds count with what a side may not know.
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
        <Later
          load={load}
          props={{ question: { ruleset: now.ruleset, snapshot, operation, input } }}
          waiting={<p class="about">{t("odds.counting")}</p>}
        />
      )}
    </div>
  );
}
