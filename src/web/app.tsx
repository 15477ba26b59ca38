import { render } from "preact";
import { NewGame } from "./screens/new-game";
import { NotFound } from "./screens/not-found";
import { OpenFile } from "./screens/open-file";
import { Table } from "./screens/table";
import { route } from "./shell/routes";
import { language } from "./shell/settings";
import { preferredTheme, showTheme } from "./shell/theme";
import { loadWords } from "./shell/words";

/** The screen of the path. */
function App() {
  const [screen, id] = route.value;
  if (screen === "new" && id !== undefined) return <NewGame ruleset={id} key={id} />;
  if (screen === "table" && id !== undefined) return <Table id={id} key={id} />;
  if (screen === "open") return <OpenFile />;
  return <NotFound />;
}

showTheme(preferredTheme());
await loadWords(language.value);
render(<App />, document.getElementById("app")!);
