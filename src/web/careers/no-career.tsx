import { useState } from "preact/hooks";
import { TopBar } from "../shell/frame";
import { show } from "../shell/routes";
import { t } from "../shell/settings";
import { forgetKey } from "./known-careers";
import { keepLink, readLink } from "./link";
import { connection } from "./watch";

/** The page for a stored game for which this browser has no link. */
export function NoLink() {
  return (
    <Closed title={t("career.noLink")}>
      <p>{t("career.noLinkAbout")}</p>
    </Closed>
  );
}

/** The page for a link that is no longer valid. */
export function LinkExpired({ id, token }: { readonly id: string; readonly token: string }) {
  return (
    <Closed title={t("career.gone")}>
      <p>{t("career.goneAbout")}</p>
      <p>
        <button
          type="button"
          onClick={() => {
            forgetKey(id, token);
            location.assign("/");
          }}
        >
          {t("career.forget")}
        </button>
      </p>
    </Closed>
  );
}

/** The page for an invitation that somebody used, or that is not valid. */
export function ClaimGone({ drop }: { readonly drop: () => void }) {
  return (
    <Closed title={t("claim.gone")}>
      <p>{t("claim.goneAbout")}</p>
      <p>
        <button type="button" onClick={drop}>
          {t("career.forget")}
        </button>
      </p>
    </Closed>
  );
}

function Closed({ title, children }: { readonly title: string; readonly children: preact.ComponentChildren }) {
  const [text, setText] = useState("");
  const target = readLink(text);
  document.title = `${title} · Naval Umpire`;
  const openTarget = () => {
    if (target === undefined || !keepLink(target)) return;
    connection.value = "LOADING";
    show(`/app/careers/${target.id}`);
  };
  return (
    <>
      <TopBar />
      <main class="page">
        <h1>{title}</h1>
        {children}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            openTarget();
          }}
        >
          <label class="field">
            {t("watch.link")}{" "}
            <input value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} autocomplete="off" />
          </label>
          <button type="submit" class="primary" disabled={target?.token === undefined && target?.claim === undefined}>
            {t("watch.open")}
          </button>
        </form>
      </main>
    </>
  );
}
