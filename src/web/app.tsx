import { render } from "preact";
import { storeLinkFromAddress } from "./careers/link";
import { NewGame } from "./screens/new-game";
import { NotFound } from "./screens/not-found";
import { OpenFile } from "./screens/open-file";
import { Table } from "./screens/table";
import { TopBar } from "./shell/frame";
import { Lazy } from "./shell/lazy";
import { ReloadPrompt } from "./shell/reload-prompt";
import { route } from "./shell/routes";
import { pageLanguage, t } from "./shell/settings";
import { preferredTheme, showTheme } from "./shell/theme";
import { loadCatalogue } from "./shell/words";
import { followTabs } from "./tree/table";

function Loading() {
  return <TopBar>{t("shell.loading")}</TopBar>;
}

/** Renders the screen for the current path. */
function App() {
  const [screen, id] = route.value;
  // Each lazily loaded screen needs a key; without one, Preact would reuse the previous screen.
  if (screen === "new" && id !== undefined) return <NewGame ruleset={id} key={id} />;
  if (screen === "table" && id !== undefined) return <Table id={id} key={id} />;
  if (screen === "open") return <OpenFile />;
  if ((screen === "careers" || screen === "replay") && id !== undefined) {
    const props = { id, isReplay: screen === "replay" };
    return <Lazy key="career" load={() => import("./careers/career-screen")} props={props} placeholder={<Loading />} />;
  }
  if (screen === "verify")
    return <Lazy key={screen} load={() => import("./verify/verify")} props={{}} placeholder={<Loading />} />;
  if (screen === "take-over" && id !== undefined) {
    const load = () => import("./screens/take-over");
    return <Lazy key={id} load={load} props={{ ruleset: id }} placeholder={<Loading />} />;
  }
  if (screen === "print")
    return <Lazy key={screen} load={() => import("./print/print")} props={{}} placeholder={<Loading />} />;
  if (screen === "odds")
    return <Lazy key={screen} load={() => import("./odds/screen")} props={{}} placeholder={<Loading />} />;
  return <NotFound />;
}

storeLinkFromAddress();
// Pasting a link to the current page changes only the fragment, so the browser does not reload.
addEventListener("hashchange", () => {
  const target = storeLinkFromAddress();
  if (target !== undefined) location.reload();
});
followTabs();
showTheme(preferredTheme());
await loadCatalogue(pageLanguage.value);
render(
  <>
    <App />
    <ReloadPrompt />
  </>,
  document.getElementById("app")!,
);
