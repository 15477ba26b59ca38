import { useState } from "preact/hooks";
import { hasLoadFailed } from "./parts";
import { t } from "./settings";

/** Offers a reload after code failed to load; otherwise renders nothing. */
export function ReloadPrompt() {
  const [isAway, setAway] = useState(false);
  if (!hasLoadFailed.value) return null;
  const reload = async () => {
    // Reloading while the server is unavailable would lose the page.
    const isThere = await fetch(location.href).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) location.reload();
    else setAway(true);
  };
  return (
    <div class="torn" role="alert">
      <p>{isAway ? t("message.away") : t("shell.torn")}</p>
      <button type="button" class="primary" onClick={reload}>
        {t("shell.reload")}
      </button>
    </div>
  );
}
