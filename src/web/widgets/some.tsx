import { called, usePicking } from "../board/picking";
import { t } from "../shell/settings";
import { listed } from "./choice";
import { stoppedBy, valueAt } from "./drafts";
import type { WidgetProps } from "./form";
import type { Scalar } from "./schema";
import { namespaceOf } from "./widget-for";

/** Some of a list: a button for each, pressed or not; where a value may be taken more than once, each press adds one. */
export function SomeOf({ schema, pointer, form }: WidgetProps) {
  const taken = (valueAt(form.draft, pointer) as readonly Scalar[] | undefined) ?? [];
  const { minItems = 0, maxItems = 1_000, uniqueItems = false } = schema;
  const choices = listed(schema.items ?? {});
  const isFull = taken.length >= maxItems;
  const add = (value: Scalar) => form.change(pointer, [...taken, value]);
  const drop = (value: Scalar) => form.change(pointer, taken.toSpliced(taken.lastIndexOf(value), 1));
  const toggle = (value: Scalar) =>
    uniqueItems && taken.includes(value) ? drop(value) : isFull ? undefined : add(value);
  const name = namespaceOf(
    choices.map(({ value }) => value),
    form.board,
  );
  const named = name === undefined ? [] : choices.filter(({ value }) => !isFull || taken.includes(value));
  usePicking({
    lit: named.map(({ value }) => `${name}:${value}`),
    chosen: named.filter(({ value }) => taken.includes(value)).map(({ value }) => `${name}:${value}`),
    done: isFull,
    pick: (id) => toggle(choices.find(({ value }) => `${name}:${value}` === id)!.value),
  });
  const count = t(minItems === maxItems ? "widget.ofExactly" : "widget.ofAtMost", {
    count: taken.length,
    most: maxItems,
  });
  const isLong = choices.length > 24;
  const offered = isLong ? choices.filter(({ value }) => taken.includes(value)) : choices;
  return (
    <div class="some">
      <p class={taken.length >= minItems && isFull ? "left done" : "left"} aria-live="polite">
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
              {called(each, name)}
            </option>
          ))}
        </select>
      )}
      <div class="choices">
        {offered.map(({ value, title }) => {
          const times = taken.filter((each) => each === value).length;
          const why = times === 0 ? stoppedBy(form, `${pointer}/${taken.length}`, value) : undefined;
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
                {called({ value, title }, name)}
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
