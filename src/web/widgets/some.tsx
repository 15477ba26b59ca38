import { titleOnBoard, usePicking } from "../board/picking";
import { t } from "../shell/settings";
import { titledChoices } from "./choice";
import { draftValue, limitBrokenBy } from "./drafts";
import type { WidgetProps } from "./form";
import type { Scalar } from "./schema";
import { namespaceOf } from "./widget-for";

/** A toggle button for each value of a list. If a value may occur more than once, each click adds one. */
export function SomeOf({ schema, pointer, form }: WidgetProps) {
  const chosen = (draftValue(form.draft, pointer) as readonly Scalar[] | undefined) ?? [];
  const { minItems = 0, maxItems = 1_000, uniqueItems = false } = schema;
  const choices = titledChoices(schema.items ?? {});
  const isFull = chosen.length >= maxItems;
  const add = (value: Scalar) => form.change(pointer, [...chosen, value]);
  const drop = (value: Scalar) => form.change(pointer, chosen.toSpliced(chosen.lastIndexOf(value), 1));
  const toggle = (value: Scalar) =>
    uniqueItems && chosen.includes(value) ? drop(value) : isFull ? undefined : add(value);
  const name = namespaceOf(
    choices.map(({ value }) => value),
    form.board,
  );
  const boardChoices = name === undefined ? [] : choices.filter(({ value }) => !isFull || chosen.includes(value));
  usePicking({
    lit: boardChoices.map(({ value }) => `${name}:${value}`),
    chosen: boardChoices.filter(({ value }) => chosen.includes(value)).map(({ value }) => `${name}:${value}`),
    done: isFull,
    pick: (id) => toggle(choices.find(({ value }) => `${name}:${value}` === id)!.value),
  });
  const count = t(minItems === maxItems ? "widget.ofExactly" : "widget.ofAtMost", {
    count: chosen.length,
    most: maxItems,
  });
  const isLong = choices.length > 24;
  const offered = isLong ? choices.filter(({ value }) => chosen.includes(value)) : choices;
  return (
    <div class="some">
      <p class={chosen.length >= minItems && isFull ? "left done" : "left"} aria-live="polite">
        {count}
        {isLong && name !== undefined && ` ${t("widget.orClick")}`}
      </p>
      {isLong && (
        <select
          aria-label={schema.title ?? t("widget.choose")}
          value=""
          disabled={isFull}
          onChange={({ currentTarget }) => toggle(choices[Number(currentTarget.value)]!.value)}
        >
          <option value="">{t("widget.choose")}</option>
          {choices.map((each, index) => (
            <option key={each.title} value={index}>
              {titleOnBoard(each, name)}
            </option>
          ))}
        </select>
      )}
      <div class="choices">
        {offered.map(({ value, title }) => {
          const times = chosen.filter((each) => each === value).length;
          const why = times === 0 ? limitBrokenBy(form, `${pointer}/${chosen.length}`, value) : undefined;
          return (
            <span class="tally" key={String(value)}>
              <button
                type="button"
                class="choice"
                aria-pressed={times > 0}
                disabled={why !== undefined || (isFull && !(uniqueItems && times > 0))}
                title={why?.message}
                onClick={() => toggle(value)}
              >
                {titleOnBoard({ value, title }, name)}
                {!uniqueItems && times > 0 && ` × ${times}`}
              </button>
              {!uniqueItems && times > 0 && (
                <button type="button" class="choice" aria-label={`${title} −`} onClick={() => drop(value)}>
                  −
                </button>
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
}
