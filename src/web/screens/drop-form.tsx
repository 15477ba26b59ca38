import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../shell/settings";

/** Receives the contents of the chosen or dropped files, in order. */
type OnTexts = (texts: readonly string[]) => void | Promise<void>;

/** A form that accepts JSON files, chosen or dropped anywhere on it; its children appear below. */
export function DropForm(props: {
  readonly label: string;
  readonly multiple?: boolean;
  readonly onTexts: OnTexts;
  readonly onSubmit?: () => void;
  readonly children?: ComponentChildren;
}) {
  const [isOver, setOver] = useState(false);
  const readFiles = async (files: FileList | null | undefined) => {
    const texts = await Promise.all([...(files ?? [])].map((file) => file.text()));
    if (texts.length > 0) await props.onTexts(texts);
  };
  return (
    <form
      class={isOver ? "drop over" : "drop"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void readFiles(event.dataTransfer?.files);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit?.();
      }}
    >
      <label class="field">
        {props.label} <span class="button">{t("open.choose")}</span>
        <input
          type="file"
          class="only-heard"
          multiple={props.multiple}
          accept="application/json,.json"
          onChange={(event) => readFiles(event.currentTarget.files)}
        />
      </label>
      {props.children}
    </form>
  );
}
