import { render, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { NewGame } from "./screens/new-game";
import { NotFound } from "./screens/not-found";
import { OpenFile } from "./screens/open-file";
import { Table } from "./screens/table";
import { TopBar } from "./shell/frame";
import { route } from "./shell/routes";
import { language, t } from "./shell/settings";
import { preferredTheme, showTheme } from "./shell/theme";
import { loadWords } from "./shell/words";

/** A screen whose code is loaded when it is first shown. */
function Later({ load }: { readonly load: () => Promise<{ readonly default: () => VNode }> }) {
  const [screen, setScreen] = useState<() => VNode>();
  useEffect(() => {
    void load().then((loaded) => setScreen(() => loaded.default));
  }, []);
  const Screen = screen;
  return Screen === undefined ? <TopBar>{t("shell.loading")}</TopBar> : <Screen />;
}

/** The screen of the path. */
function App() {
  const [screen, id] = route.value;
  if (screen === "new" && id !== undefined) return <NewGame ruleset={id} key={id} />;
  if (screen === "table" && id !== undefined) return <Table id={id} key={id} />;
  if (screen === "open") return <OpenFile />;
  if (screen === "verify") return <Later load={() => import("./verify/verify")} />;
  return <NotFound />;
}

showTheme(preferredTheme());
await loadWords(language.value);
render(<App />, document.getElementById("app")!);
