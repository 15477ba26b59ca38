import { useState } from "preact/hooks";
import { boardTitles, titleOnBoard, usePicking } from "../board/picking";
import { t } from "../shell/settings";
import { titledChoices } from "./choice";
import { draftValue, limitBrokenBy } from "./drafts";
import type { InputForm, WidgetProps } from "./form";
import { choicesOf, type Scalar, withValueAt } from "./schema";
import { namespaceOf } from "./widget-for";

/**
 * Slots that take one of a few values each, such as torpedo tubes. Slots and values on the board can be clicked there.
 */
export function Slots({ schema, pointer, form }: WidgetProps) {
  const [active, setActive] = useState<string>();
  const members = Object.entries(schema.properties ?? {});
  const names = members.map(([name]) => name);
  const isOptional = (name: string) => !(schema.required ?? []).includes(name);
  const slotValue = (name: string) => draftValue(form.draft, `${pointer}/${name}`);
  const set = (name: string, value: Scalar | undefined) => form.change(`${pointer}/${name}`, value);
  const all = members.flatMap(([, each]) => titledChoices(each));
  const values = all.filter(({ value }, index) => all.findIndex((other) => other.value === value) === index);
  const slotsOnBoard = namespaceOf(names, form.board);
  const valuesOnBoard = namespaceOf(
    values.map(({ value }) => value),
    form.board,
  );
  const isOpen = (name: string) =>
    slotValue(name) !== undefined || allowedValues(form, `${pointer}/${name}`, valuesOf(name)).length > 0;
  const valuesOf = (name: string) => (choicesOf(schema.properties![name]!) ?? []).map(({ value }) => value);

  const pickSlot = (name: string) => {
    if (valuesOnBoard !== undefined) return slotValue(name) === undefined ? setActive(name) : set(name, undefined);
    const cycle = [...(isOptional(name) ? [undefined] : []), ...valuesOf(name)];
    set(name, cycle[(cycle.indexOf(slotValue(name) as Scalar | undefined) + 1) % cycle.length]);
  };
  const pickValue = (value: Scalar) => {
    const free = names.filter(
      (name) => slotValue(name) === undefined && allowedValues(form, `${pointer}/${name}`, [value]).length > 0,
    );
    const name = active !== undefined && valuesOf(active).includes(value) ? active : free[0];
    if (name === undefined) return;
    set(name, value);
    setActive(undefined);
  };
  usePicking({
    lit: [
      ...(slotsOnBoard === undefined ? [] : names.filter(isOpen).map((name) => `${slotsOnBoard}:${name}`)),
      ...(valuesOnBoard === undefined ? [] : values.map(({ value }) => `${valuesOnBoard}:${value}`)),
    ],
    chosen:
      slotsOnBoard === undefined
        ? []
        : names
            .filter((name) => slotValue(name) !== undefined || name === active)
            .map((name) => `${slotsOnBoard}:${name}`),
    done: false,
    pick: (id) => {
      const name = names.find((each) => `${slotsOnBoard}:${each}` === id);
      if (name !== undefined) return pickSlot(name);
      const value = values.find((each) => `${valuesOnBoard}:${each.value}` === id);
      if (value !== undefined) pickValue(value.value);
    },
  });

  /** Sets every slot that may take a value, as one change. */
  const setAll = (value: Scalar) => {
    let now: InputForm = form;
    for (const name of names) {
      if (!valuesOf(name).includes(value)) continue;

      if (limitBrokenBy(now, `${pointer}/${name}`, value) !== undefined) continue;
      now = { ...now, draft: withValueAt(now.draft, `${pointer}/${name}`, value) };
    }
    form.change(pointer, draftValue(now.draft, pointer));
  };
  return (
    <div class="slots">
      {members.length > 2 && values.length > 0 && (
        <div class="slot all">
          <span>{t("widget.all")}</span>
          <div class="choices">
            {values.map(({ value, title }) => (
              <button type="button" class="choice" key={String(value)} onClick={() => setAll(value)}>
                {titleOnBoard({ value, title }, valuesOnBoard)}
              </button>
            ))}
            {names.every(isOptional) && (
              <button type="button" class="choice" onClick={() => form.change(pointer, {})}>
                {t("widget.hold")}
              </button>
            )}
          </div>
        </div>
      )}
      {members.map(([name, each]) => {
        const stop = isOpen(name) ? undefined : limitBrokenBy(form, `${pointer}/${name}`, valuesOf(name)[0]);
        return (
          <fieldset class={`slot${name === active ? " active" : ""}`} key={name}>
            <legend>{each.title ?? name}</legend>
            <div class="choices">
              {titledChoices(each).map(({ value, title }) => {
                const isChosen = slotValue(name) === value;
                const why = isChosen ? undefined : limitBrokenBy(form, `${pointer}/${name}`, value);
                return (
                  <button
                    type="button"
                    class="choice"
                    key={String(value)}
                    aria-pressed={isChosen}
                    disabled={why !== undefined}
                    title={why?.message ?? boardTitles.value.get(`${valuesOnBoard}:${value}`)}
                    onClick={() => set(name, isChosen && isOptional(name) ? undefined : value)}
                  >
                    {titleOnBoard({ value, title }, valuesOnBoard)}
                  </button>
                );
              })}
            </div>
            {stop !== undefined && (
              <p class="why">
                {stop.message} <span class="section">{stop.section}</span>
              </p>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

/** Returns the values that no limit forbids at a pointer. */
function allowedValues(form: InputForm, pointer: string, values: readonly Scalar[]): readonly Scalar[] {
  return values.filter((value) => limitBrokenBy(form, pointer, value) === undefined);
}
