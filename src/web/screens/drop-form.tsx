import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../shell/settings";

/** Files that were chosen or dropped, as texts in order. */
type OnTexts = (texts: readonly string[]) => void | Promise<void>;

/** A form that takes JSON files: they are chosen, or dropped anywhere on it; what else it holds stands below. */
export function DropForm(props: {
  readonly label: string;
  readonly multiple?: boolean;
  readonly onTexts: OnTexts;
  readonly onSubmit?: () => void;
  readonly children?: ComponentChildren;
}) {
  const [isOver, setOver] = useState(false);
  const take = async (files: FileList | null | undefined) => {
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
        void take(event.dataTransfer?.files);
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
          onChange={(event) => take(event.currentTarget.files)}
        />
      </label>
      {props.children}
    </form>
  );
}
