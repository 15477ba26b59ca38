import { render } from "preact";
import { NewGame } from "./screens/new-game";
import { NotFound } from "./screens/not-found";
import { OpenFile } from "./screens/open-file";
import { Table } from "./screens/table";
import { TopBar } from "./shell/frame";
import { Later } from "./shell/later";
import { route } from "./shell/routes";
import { language, t } from "./shell/settings";
import { preferredTheme, showTheme } from "./shell/theme";
import { loadWords } from "./shell/words";

function Waiting() {
  return <TopBar>{t("shell.loading")}</TopBar>;
}

/** The screen of the path. */
function App() {
  const [screen, id] = route.value;
  if (screen === "new" && id !== undefined) return <NewGame ruleset={id} key={id} />;
  if (screen === "table" && id !== undefined) return <Table id={id} key={id} />;
  if (screen === "open") return <OpenFile />;
  if (screen === "verify") return <Later load={() => import("./verify/verify")} props={{}} waiting={<Waiting />} />;
  if (screen === "odds") return <Later load={() => import("./odds/screen")} props={{}} waiting={<Waiting />} />;
  return <NotFound />;
}

showTheme(preferredTheme());
await loadWords(language.value);
render(<App />, document.getElementById("app")!);
