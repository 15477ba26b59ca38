import { useState } from "preact/hooks";
import { isTorn } from "./parts";
import { t } from "./settings";

/** Says that a part of the page is missing and offers to load the page anew; nothing while none is. */
export function Torn() {
  const [isAway, setAway] = useState(false);
  if (!isTorn.value) return null;
  const reload = async () => {
    // A page that is loaded anew while nothing answers would be lost.
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
