import { useState } from "preact/hooks";
import { readJson } from "../../core/request/json";
import { t } from "../shell/settings";
import { ActorFirst } from "./actor";
import { Forced, OneOfFew, OneOfMany } from "./choice";
import { draftValue } from "./drafts";
import { closedAt, type WidgetProps } from "./form";
import { Groups, Rows } from "./lists";
import { Shares, Stepper } from "./numbers";
import { PathDrawing } from "./path";
import { choicesOf, initial } from "./schema";
import { Slots } from "./slots";
import { SomeOf } from "./some";
import { gridLimit, type WidgetKind, widgetFor } from "./widget-for";

const WIDGETS: Readonly<Record<WidgetKind, (props: WidgetProps) => preact.JSX.Element>> = {
  nothing: () => <></>,
  forced: Forced,
  choice: OneOfFew,
  list: OneOfMany,
  grid: Grid,
  place: OneOfMany,
  path: PathDrawing,
  actor: ActorFirst,
  slots: Slots,
  shares: Shares,
  some: SomeOf,
  rows: Rows,
  groups: Groups,
  number: Stepper,
  words: TextField,
  fields: Fields,
  form: JsonField,
};

/** The widget of an input part, chosen by its schema. */
export function Field(props: WidgetProps) {
  const Widget = WIDGETS[widgetFor(props.schema, props.pointer === "" ? props.form.limits : [], props.form.board)];
  return <Widget {...props} />;
}

/** The members of an object in a column; optional ones have a checkbox. */
function Fields({ schema, pointer, form }: WidgetProps) {
  const { properties = {}, required = [] } = schema;
  const closed = form.closed.filter(({ pointer: at, value }) => value === null && at.startsWith(`${pointer}/`));
  return (
    <div class="fields">
      {Object.entries(properties).map(([name, each]) => {
        const at = `${pointer}/${name}`;
        const isChosen = draftValue(form.draft, at) !== undefined;
        const isOptional = !required.includes(name);
        return (
          <fieldset key={name}>
            <legend>{each.title ?? name}</legend>
            {isOptional && (
              <label class="option">
                <input
                  type="checkbox"
                  checked={isChosen}
                  onChange={() =>
                    form.change(at, isChosen ? undefined : (initial(each) ?? choicesOf(each)?.[0]?.value ?? {}))
                  }
                />
                {t("widget.use")}
              </label>
            )}
            {(!isOptional || isChosen) && form.field(each, at)}
          </fieldset>
        );
      })}
      {closed.map(({ pointer: at, title, section }) => (
        <p class="about" key={at}>
          {title} · {t("widget.closed", { section })}
        </p>
      ))}
    </div>
  );
}

/** One button for each allowed combination of two or three values. */
function Grid({ schema, pointer, form }: WidgetProps) {
  const names = Object.keys(schema.properties ?? {});
  const limit = gridLimit(names, form.limits)!;
  const places = names.map((name) => limit.pointers.indexOf(`/${name}`));
  const titles = names.map(
    (name) => new Map(choicesOf(schema.properties![name]!)!.map(({ value, title }) => [value, title])),
  );
  const combinations = limit.allowed!.filter((combination) =>
    names.every((_, index) => titles[index]!.has(combination[places[index]!] ?? null)),
  );
  return (
    <fieldset>
      <legend>{names.map((name) => schema.properties![name]!.title ?? name).join(", ")}</legend>
      <div class="choices">
        {combinations.map((combination) => {
          const values = names.map((_, index) => combination[places[index]!] ?? null);
          const isChosen = names.every((name, index) => draftValue(form.draft, `${pointer}/${name}`) === values[index]);
          const next = Object.fromEntries(names.map((name, index) => [name, values[index]]));
          return (
            <button
              type="button"
              class="choice"
              key={JSON.stringify(combination)}
              aria-pressed={isChosen}
              onClick={() => form.change(pointer, next)}
            >
              {values.map((value, index) => titles[index]!.get(value)).join(", ")}
            </button>
          );
        })}
        {names.flatMap((name) =>
          closedAt(form, `${pointer}/${name}`).map(({ title, value, section, message }) => (
            <button type="button" class="choice" disabled key={`${name} ${value}`} title={message}>
              {title} <span class="section">{section}</span>
            </button>
          )),
        )}
      </div>
    </fieldset>
  );
}

/** A text field. Empty means null if the schema allows it, or undefined if text is required. */
function TextField({ schema, pointer, form }: WidgetProps) {
  const empty = schema.type?.includes("null") ? null : (schema.minLength ?? 0) > 0 ? undefined : "";
  return (
    <input
      type="text"
      aria-label={schema.title ?? t("widget.choose")}
      maxLength={schema.maxLength}
      value={String(draftValue(form.draft, pointer) ?? "")}
      onInput={({ currentTarget }) => form.change(pointer, currentTarget.value === "" ? empty : currentTarget.value)}
    />
  );
}

/** Any value, typed as JSON. */
export function JsonField({ pointer, form }: WidgetProps) {
  const [text, setText] = useState(() => JSON.stringify(draftValue(form.draft, pointer) ?? null, null, 1));
  const [isWrong, setWrong] = useState(false);
  const parseTyped = (typed: string) => {
    setText(typed);
    const json = readJson(typed);
    if (json.ok) form.change(pointer, json.value);
    setWrong(!json.ok);
  };
  return (
    <div>
      <textarea
        class="json"
        rows={8}
        aria-label="JSON"
        aria-invalid={isWrong}
        value={text}
        onInput={({ currentTarget }) => parseTyped(currentTarget.value)}
        spellcheck={false}
      />
      {isWrong && <p class="why">{t("widget.notJson")}</p>}
    </div>
  );
}
