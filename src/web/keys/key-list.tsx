import { useRef } from "preact/hooks";
import { Icon, isIcon } from "../shell/icon";
import { t } from "../shell/settings";
import { KEYS, useKeys } from "./keys";

/** A button that lists the table's keyboard shortcuts. The shortcuts work while it is mounted. */
export function KeyList() {
  const dialog = useRef<HTMLDialogElement>(null);
  const showKeys = () => dialog.current?.showModal();
  useKeys(showKeys);
  return (
    <>
      <button type="button" class="quiet" onClick={showKeys}>
        {t("keys.title")}
      </button>
      <dialog ref={dialog} aria-labelledby="keys">
        <h2 id="keys">{t("keys.title")}</h2>
        <dl class="keys">
          {KEYS.map(([key, name]) => (
            <div key={key}>
              <dt>
                <kbd>
                  {key
                    .split(" ")
                    .map((sign, index) => [
                      index > 0 && " ",
                      isIcon(sign) ? <Icon key={index} name={sign} label={sign} /> : sign,
                    ])}
                </kbd>
              </dt>
              <dd>{t(`keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <button type="submit" class="primary">
            {t("keys.close")}
          </button>
        </form>
      </dialog>
    </>
  );
}
