import { titleOnBoard, usePicking } from "../board/picking";
import type { Decision } from "../service/service";
import { t } from "../shell/settings";
import { draftValue } from "./drafts";
import { closedAt, type WidgetProps } from "./form";
import { type Choice, choicesOf, type Scalar, type Schema } from "./schema";
import { withCost } from "./sums";
import { namespaceOf } from "./widget-for";

/** Returns the values of a schema with titles; a boolean without titles has yes and no. */
export function titledChoices(schema: Schema): readonly Choice[] {
  if (schema.type === "boolean" && choicesOf(schema) === undefined) {
    return [
      { value: true, title: t("widget.yes") },
      { value: false, title: t("widget.no") },
    ];
  }
  return choicesOf(schema) ?? [];
}

/** A forced value by its title. */
export function Forced({ schema, pointer, form }: WidgetProps) {
  const value = draftValue(form.draft, pointer);
  const closed = closedAt(form, pointer);
  const text =
    titledChoices(schema)[0]?.title ?? (Array.isArray(value) || value === null ? t("widget.none") : String(value));
  return (
    <div class="choices">
      <span class="forced">{text}</span>
      {closed.map((each) => (
        <ClosedButton key={String(each.value)} {...each} title={each.title ?? String(each.value)} />
      ))}
    </div>
  );
}

/** A few values side by side, then the values that a rule closes, disabled and with the rule. */
export function OneOfFew({ schema, pointer, form }: WidgetProps) {
  const chosen = draftValue(form.draft, pointer);
  const choices = titledChoices(schema);
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
          {withCost(form, pointer, value, titleOnBoard({ value, title }, name))}
        </button>
      ))}
      {closedAt(form, pointer).map((each) => (
        <ClosedButton key={String(each.value)} {...each} title={each.title ?? String(each.value)} />
      ))}
    </div>
  );
}

/** A select for many values; values on the board can also be clicked there. */
export function OneOfMany({ schema, pointer, form }: WidgetProps) {
  const chosen = draftValue(form.draft, pointer);
  const choices = titledChoices(schema);
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
            {withCost(form, pointer, each.value, titleOnBoard(each, name))}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A value that a rule closes now. */
function ClosedButton({
  title,
  section,
  message,
}: Pick<Decision["closed"][number], "section" | "message"> & { readonly title: string }) {
  return (
    <button type="button" class="choice" disabled title={message}>
      {title} <span class="section">{section}</span>
    </button>
  );
}

/** Makes values clickable on the board and returns their namespace there; undefined if they are not on the board. */
function usePickingOf(
  choices: readonly Choice[],
  chosen: unknown,
  board: ReadonlySet<string>,
  act: (value: Scalar) => void,
) {
  const values = choices.map(({ value }) => value);
  const name = namespaceOf(values, board);
  const boardChoices = name === undefined ? [] : choices.filter(({ value }) => value !== null);
  usePicking({
    lit: boardChoices.map(({ value }) => `${name}:${value}`),
    chosen: boardChoices.filter(({ value }) => value === chosen).map(({ value }) => `${name}:${value}`),
    done: chosen !== undefined,
    pick: (id) => act(boardChoices.find(({ value }) => `${name}:${value}` === id)!.value),
  });
  return name;
}
