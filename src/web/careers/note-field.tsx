import { signal } from "@preact/signals";
import type { Career } from "../../client/index";
import { t } from "../shell/settings";

/** A note that the player sends with the next move. */
export interface NoteDraft {
  readonly text: string;
  readonly to: "SIDE" | "ALL" | "REFEREE";
}

const EMPTY: NoteDraft = { text: "", to: "SIDE" };

/** The note for the next move, as the player has typed it. */
export const noteDraft = signal<NoteDraft>(EMPTY);

/** Empties the note after the move was played. */
export function clearNote(): void {
  noteDraft.value = { ...noteDraft.value, text: "" };
}

/** Returns the note to send; undefined if the player typed none. */
export function noteToSend(): NoteDraft | undefined {
  const text = noteDraft.value.text.trim();
  return text === "" ? undefined : { ...noteDraft.value, text };
}

/** Maximum length of a note, in characters. */
const MAX_LENGTH = 500;

/** The optional note with the next move, and who can read it. */
export function NoteField({ career }: { readonly career: Career }) {
  const { text, to } = noteDraft.value;
  const readers = career.referee ? (["SIDE", "ALL", "REFEREE"] as const) : (["SIDE", "ALL"] as const);
  return (
    <details class="note-field">
      <summary>{t("note.title")}</summary>
      <label class="field">
        {t("note.text")}{" "}
        <input
          name="note"
          value={text}
          maxLength={MAX_LENGTH}
          autocomplete="off"
          onInput={({ currentTarget }) => (noteDraft.value = { to, text: currentTarget.value })}
        />
      </label>
      <label class="field">
        {t("note.readers")}{" "}
        <select
          value={to}
          onChange={({ currentTarget }) => (noteDraft.value = { text, to: currentTarget.value as NoteDraft["to"] })}
        >
          {readers.map((each) => (
            <option key={each} value={each}>
              {t(`note.to.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </details>
  );
}
