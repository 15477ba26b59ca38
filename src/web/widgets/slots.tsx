import { useState } from "preact/hooks";
import { boardTitles, called, usePicking } from "../board/picking";
import { t } from "../shell/settings";
import { listed } from "./choice";
import { stoppedBy, valueAt } from "./drafts";
import type { Form, WidgetProps } from "./form";
import { choicesOf, put, type Scalar } from "./schema";
import { namespaceOf } from "./widget-for";

/** Slots that each take one of a few values, such as torpedo tubes; played on the board too where they stand there. */
export function Slots({ schema, pointer, form }: WidgetProps) {
  const [active, setActive] = useState<string>();
  const members = Object.entries(schema.properties ?? {});
  const names = members.map(([name]) => name);
  const isOptional = (name: string) => !(schema.required ?? []).includes(name);
  const takenBy = (name: string) => valueAt(form.draft, `${pointer}/${name}`);
  const set = (name: string, value: Scalar | undefined) => form.change(`${pointer}/${name}`, value);
  const all = members.flatMap(([, each]) => listed(each));
  const values = all.filter(({ value }, index) => all.findIndex((other) => other.value === value) === index);
  const slotsOnBoard = namespaceOf(names, form.board);
  const valuesOnBoard = namespaceOf(
    values.map(({ value }) => value),
    form.board,
  );
  const isOpen = (name: string) =>
    takenBy(name) !== undefined || opened(form, `${pointer}/${name}`, valuesOf(name)).length > 0;
  const valuesOf = (name: string) => (choicesOf(schema.properties![name]!) ?? []).map(({ value }) => value);

  const pickSlot = (name: string) => {
    if (valuesOnBoard !== undefined) return takenBy(name) === undefined ? setActive(name) : set(name, undefined);
    const cycle = [...(isOptional(name) ? [undefined] : []), ...valuesOf(name)];
    set(name, cycle[(cycle.indexOf(takenBy(name) as Scalar | undefined) + 1) % cycle.length]);
  };
  const pickValue = (value: Scalar) => {
    const free = names.filter(
      (name) => takenBy(name) === undefined && opened(form, `${pointer}/${name}`, [value]).length > 0,
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
            .filter((name) => takenBy(name) !== undefined || name === active)
            .map((name) => `${slotsOnBoard}:${name}`),
    done: false,
    pick: (id) => {
      const name = names.find((each) => `${slotsOnBoard}:${each}` === id);
      if (name !== undefined) return pickSlot(name);
      const value = values.find((each) => `${valuesOnBoard}:${each.value}` === id);
      if (value !== undefined) pickValue(value.value);
    },
  });

  /** Gives a value to every slot that may take it, as one change. */
  const setAll = (value: Scalar) => {
    let now: Form = form;
    for (const name of names) {
      if (!valuesOf(name).includes(value)) continue;

      if (stoppedBy(now, `${pointer}/${name}`, value) !== undefined) continue;
      now = { ...now, draft: put(now.draft, `${pointer}/${name}`, value) };
    }
    form.change(pointer, valueAt(now.draft, pointer));
  };
  return (
    <div class="slots">
      {members.length > 2 && values.length > 0 && (
        <div class="slot all">
          <span>{t("widget.all")}</span>
          <div class="choices">
            {values.map(({ value, title }) => (
              <button type="button" class="choice" key={String(value)} onClick={() => setAll(value)}>
                {called({ value, title }, valuesOnBoard)}
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
        const stop = isOpen(name) ? undefined : stoppedBy(form, `${pointer}/${name}`, valuesOf(name)[0]);
        return (
          <fieldset class={`slot${name === active ? " active" : ""}`} key={name}>
            <legend>{each.title ?? name}</legend>
            <div class="choices">
              {listed(each).map(({ value, title }) => {
                const isChosen = takenBy(name) === value;
                const why = isChosen ? undefined : stoppedBy(form, `${pointer}/${name}`, value);
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
                    {called({ value, title }, valuesOnBoard)}
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

/** Those of some values that no limit keeps from standing at a pointer. */
function opened(form: Form, pointer: string, values: readonly Scalar[]): readonly Scalar[] {
  return values.filter((value) => stoppedBy(form, pointer, value) === undefined);
}
