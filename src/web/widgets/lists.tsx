import { t } from "../shell/settings";
import { additions, branchesOf, columnsOf } from "./branches";
import { draftValue } from "./drafts";
import type { WidgetProps } from "./form";

/** Records in removable rows; actors without a row are offered by name. */
export function Rows({ schema, pointer, form }: WidgetProps) {
  const { items = {}, minItems = 0, maxItems = 1_000 } = schema;
  const rows = (draftValue(form.draft, pointer) as readonly unknown[] | undefined) ?? [];
  const [first] = columnsOf(branchesOf(items));
  const actorOf = (row: unknown) => (first === undefined ? undefined : draftValue(row, `/${first}`));
  const offered = additions(items).filter(
    ({ value }) => first === undefined || !rows.some((row) => actorOf(row) === actorOf(value)),
  );
  return (
    <div class="rows">
      {rows.map((_, index) => (
        <div class="row" key={index}>
          {form.field(items, `${pointer}/${index}`)}
          <button type="button" class="quiet" onClick={() => form.change(pointer, rows.toSpliced(index, 1))}>
            {t("widget.remove")}
          </button>
        </div>
      ))}
      <div class="choices">
        {rows.length < maxItems &&
          offered.map(({ title, value }) => (
            <button type="button" class="choice" key={title} onClick={() => form.change(pointer, [...rows, value])}>
              + {title ?? t("widget.add")}
            </button>
          ))}
      </div>
      <p class={rows.length >= minItems ? "left done" : "left"} aria-live="polite">
        {minItems > rows.length
          ? t("widget.ofExactly", { count: rows.length, most: minItems })
          : t("widget.rows", { count: rows.length })}
      </p>
    </div>
  );
}

/** Lanes, each with a list. */
export function Groups({ schema, pointer, form }: WidgetProps) {
  const { items = {}, minItems = 0, maxItems = 1_000 } = schema;
  const lanes = (draftValue(form.draft, pointer) as readonly (readonly unknown[])[] | undefined) ?? [];
  return (
    <div class="rows">
      {lanes.map((_, index) => (
        <fieldset class="row" key={index}>
          <legend>{t("widget.lane", { number: index + 1 })}</legend>
          {form.field(items, `${pointer}/${index}`)}
          <button type="button" class="quiet" onClick={() => form.change(pointer, lanes.toSpliced(index, 1))}>
            {t("widget.remove")}
          </button>
        </fieldset>
      ))}
      {lanes.length < maxItems && (
        <button type="button" class="choice" onClick={() => form.change(pointer, [...lanes, []])}>
          + {t("widget.lane", { number: lanes.length + 1 })}
        </button>
      )}
      {minItems > lanes.length && <p class="left">{t("widget.ofExactly", { count: lanes.length, most: minItems })}</p>}
    </div>
  );
}
