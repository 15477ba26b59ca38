import { called, usePicking } from "../board/picking";
import { t } from "../shell/settings";
import { valueAt } from "./drafts";
import { closedAt, type WidgetProps } from "./form";
import { type Choice, choicesOf, type Scalar, type Schema } from "./schema";
import { withCost } from "./sums";
import { namespaceOf } from "./widget-for";

/** The values of a schema with their words; those of a boolean without words are yes and no. */
export function listed(schema: Schema): readonly Choice[] {
  if (schema.type === "boolean" && choicesOf(schema) === undefined) {
    return [
      { value: true, title: t("widget.yes") },
      { value: false, title: t("widget.no") },
    ];
  }
  return choicesOf(schema) ?? [];
}

/** A value that is forced, named. */
export function Forced({ schema, pointer, form }: WidgetProps) {
  const value = valueAt(form.draft, pointer);
  const closed = closedAt(form, pointer);
  const named = listed(schema)[0]?.title ?? (Array.isArray(value) || value === null ? t("widget.none") : String(value));
  return (
    <div class="choices">
      <span class="forced">{named}</span>
      {closed.map((each) => (
        <ClosedButton key={String(each.value)} title={each.title ?? String(each.value)} section={each.section} />
      ))}
    </div>
  );
}

/** One of a few values, side by side; those that a rule closes follow, greyed, with the rule. */
export function OneOfFew({ schema, pointer, form }: WidgetProps) {
  const chosen = valueAt(form.draft, pointer);
  const choices = listed(schema);
  const name = usePickingOf(choices, chosen, form.board, (value) => form.change(pointer, value));
  return (
    <div class="choices">
      {choices.map(({ value, title }) => (
        <button
          type="button"
          key={String(value)}
          class="choice"
          aria-pressed={chosen === value}
          onClick={() => form.change(pointer, value)}
        >
          {withCost(form, pointer, value, called({ value, title }, name))}
        </button>
      ))}
      {closedAt(form, pointer).map((each) => (
        <ClosedButton key={String(each.value)} title={each.title ?? String(each.value)} section={each.section} />
      ))}
    </div>
  );
}

/** One of many values: a list to choose from, and where they stand on the board a click there. */
export function OneOfMany({ schema, pointer, form }: WidgetProps) {
  const chosen = valueAt(form.draft, pointer);
  const choices = listed(schema);
  const name = usePickingOf(choices, chosen, form.board, (value) => form.change(pointer, value));
  return (
    <div class="choices">
      <select
        aria-label={schema.title ?? t("widget.choose")}
        value={choices.findIndex(({ value }) => value === chosen)}
        onChange={({ currentTarget }) => form.change(pointer, choices[Number(currentTarget.value)]?.value)}
      >
        <option value={-1} disabled>
          {name !== undefined ? t("widget.orClick") : t("widget.choose")}
        </option>
        {choices.map((each, index) => (
          <option key={each.title} value={index}>
            {withCost(form, pointer, each.value, called(each, name))}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A value that a rule closes now. */
function ClosedButton({ title, section }: { readonly title: string; readonly section: string }) {
  return (
    <button type="button" class="choice" disabled title={t("widget.closed", { section })}>
      {title} <span class="section">{section}</span>
    </button>
  );
}

/** Lights up values that stand on the board, and says as what they stand there; undefined where they do not. */
function usePickingOf(
  choices: readonly Choice[],
  chosen: unknown,
  board: ReadonlySet<string>,
  act: (value: Scalar) => void,
) {
  const values = choices.map(({ value }) => value);
  const name = namespaceOf(values, board);
  const named = name === undefined ? [] : choices.filter(({ value }) => value !== null);
  usePicking({
    lit: named.map(({ value }) => `${name}:${value}`),
    chosen: named.filter(({ value }) => value === chosen).map(({ value }) => `${name}:${value}`),
    done: chosen !== undefined,
    pick: (id) => act(named.find(({ value }) => `${name}:${value}` === id)!.value),
  });
  return name;
}
