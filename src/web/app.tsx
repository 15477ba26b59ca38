import { render } from "preact";
import { takeLink } from "./careers/link";
import { NewGame } from "./screens/new-game";
import { NotFound } from "./screens/not-found";
import { OpenFile } from "./screens/open-file";
import { Table } from "./screens/table";
import { TopBar } from "./shell/frame";
import { Later } from "./shell/later";
import { route } from "./shell/routes";
import { language, t } from "./shell/settings";
import { preferredTheme, showTheme } from "./shell/theme";
import { Torn } from "./shell/torn";
import { loadWords } from "./shell/words";
import { followTabs } from "./tree/table";

function Waiting() {
  return <TopBar>{t("shell.loading")}</TopBar>;
}

/** The screen of the path. */
function App() {
  const [screen, id] = route.value;
  // Each screen that is loaded later has a key, or the one before it would stay in its place.
  if (screen === "new" && id !== undefined) return <NewGame ruleset={id} key={id} />;
  if (screen === "table" && id !== undefined) return <Table id={id} key={id} />;
  if (screen === "open") return <OpenFile />;
  if ((screen === "careers" || screen === "replay") && id !== undefined) {
    const props = { id, isReplay: screen === "replay" };
    return <Later key="career" load={() => import("./careers/career-screen")} props={props} waiting={<Waiting />} />;
  }
  if (screen === "verify")
    return <Later key={screen} load={() => import("./verify/verify")} props={{}} waiting={<Waiting />} />;
  if (screen === "take-over" && id !== undefined) {
    const load = () => import("./screens/take-over");
    return <Later key={id} load={load} props={{ ruleset: id }} waiting={<Waiting />} />;
  }
  if (screen === "print")
    return <Later key={screen} load={() => import("./print/print")} props={{}} waiting={<Waiting />} />;
  if (screen === "odds")
    return <Later key={screen} load={() => import("./odds/screen")} props={{}} waiting={<Waiting />} />;
  return <NotFound />;
}

takeLink();
// A link pasted into the address of this very page changes nothing but what stands behind its #.
addEventListener("hashchange", () => {
  const target = takeLink();
  if (target !== undefined) location.reload();
});
followTabs();
showTheme(preferredTheme());
await loadWords(language.value);
render(
  <>
    <App />
    <Torn />
  </>,
  document.getElementById("app")!,
);
