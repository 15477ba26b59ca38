import { useState } from "preact/hooks";
import { readJson } from "../../core/request/json";
import { UmpireError } from "../service/service";
import { TopBar } from "../shell/frame";
import { show } from "../shell/routes";
import { pageLanguage, t } from "../shell/settings";
import { isSavedGameFile, replayFile } from "../tree/file";
import { message, pageMessage, putOnTable, startAt } from "../tree/table";
import { isRecord } from "../widgets/schema";
import { DropForm } from "./drop-form";

/** Opens a saved game or a snapshot of the API, from a file or pasted text. */
export function OpenFile() {
  const [text, setText] = useState("");
  const fail = (key: string) => {
    message.value = pageMessage(key);
  };
  const openText = async (content: string) => {
    message.value = undefined;
    const json = readJson(content);
    if (!json.ok) return fail("open.unknown");
    const { value } = json;
    if (isSavedGameFile(value)) {
      try {
        const game = await replayFile(value, pageLanguage.value);
        if (game === undefined) return fail("open.differs");
        putOnTable(game);
        return show(`/app/table/${game.id}`);
      } catch (error) {
        if (!(error instanceof UmpireError)) throw error;
        message.value = { text: error.message };
        return;
      }
    }
    const snapshot = isRecord(value) && isRecord(value.snapshot) ? value.snapshot : value;
    if (!isRecord(snapshot) || typeof snapshot.ruleset !== "string") return fail("open.unknown");
    const id = await startAt(snapshot);
    if (id !== undefined) show(`/app/table/${id}`);
  };
  return (
    <>
      <TopBar />
      <main class="page">
        <h1>{t("open.title")}</h1>
        <p>{t("open.about")}</p>
        <DropForm
          label={t("open.file")}
          onTexts={([first = ""]) => openText(first)}
          onSubmit={() => void openText(text)}
        >
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
