import { useState } from "preact/hooks";
import { readJson } from "../../core/request/json";
import { UmpireError } from "../service/service";
import { TopBar } from "../shell/frame";
import { show } from "../shell/routes";
import { language, t } from "../shell/settings";
import { isGameFile, openFile } from "../tree/file";
import { beginAt, beginWith, message, told } from "../tree/table";
import { isRecord } from "../widgets/schema";
import { DropForm } from "./drop-form";

/** Opens a saved game, or a position of the API, from a file or from its text. */
export function OpenFile() {
  const [text, setText] = useState("");
  const fail = (key: string) => {
    message.value = told(key);
  };
  const open = async (content: string) => {
    message.value = undefined;
    const read = readJson(content);
    if (!read.ok) return fail("open.unknown");
    const { value } = read;
    if (isGameFile(value)) {
      try {
        const game = await openFile(value, language.value);
        if (game === undefined) return fail("open.differs");
        beginWith(game);
        return show(`/app/table/${game.id}`);
      } catch (error) {
        if (!(error instanceof UmpireError)) throw error;
        message.value = { text: error.message };
        return;
      }
    }
    const snapshot = isRecord(value) && isRecord(value.snapshot) ? value.snapshot : value;
    if (!isRecord(snapshot) || typeof snapshot.ruleset !== "string") return fail("open.unknown");
    const id = await beginAt(snapshot);
    if (id !== undefined) show(`/app/table/${id}`);
  };
  return (
    <>
      <TopBar />
      <main class="page">
        <h1>{t("open.title")}</h1>
        <p>{t("open.about")}</p>
        <DropForm label={t("open.file")} onTexts={([first = ""]) => open(first)} onSubmit={() => void open(text)}>
          <label class="field">
            {t("open.text")}
            <textarea
              class="json"
              rows={6}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
              spellcheck={false}
            />
          </label>
          {message.value !== undefined && (
            <p class="refused" role="alert">
              {message.value.text}
            </p>
          )}
          <button type="submit" class="primary" disabled={text.trim() === ""}>
            {t("open.open")}
          </button>
        </DropForm>
      </main>
    </>
  );
}
