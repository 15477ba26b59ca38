import { useEffect, useRef, useState } from "preact/hooks";
import { Lazy } from "../shell/lazy";
import { t } from "../shell/settings";

const load = () => import("./referee");

/** A button that opens and closes the referee's tools next to the board. */
export function RefereeDrawer() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button type="button" class="quiet" ref={button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("referee.title")}
      </button>
      {isOpen && (
        <aside
          class="drawer"
          aria-labelledby="referee"
          onKeyDown={(event) => {
            if (event.key === "Escape") close();
          }}
        >
          <header>
            <h2 id="referee" tabIndex={-1} ref={heading}>
              {t("referee.title")}
            </h2>
            <button type="button" onClick={close}>
              {t("keys.close")}
            </button>
          </header>
          <Lazy load={load} props={{}} placeholder={<p>{t("shell.loading")}</p>} />
        </aside>
      )}
    </>
  );
}
