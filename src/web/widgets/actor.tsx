import { usePicking } from "../board/picking";
import { t } from "../shell/settings";
import { branchesOf, columnsOf, fixedChoice, valuesIn, withChoice } from "./branches";
import { draftValue } from "./drafts";
import type { WidgetProps } from "./form";
import { type Choice, choicesOf, initial, isRecord, type Scalar } from "./schema";
import { namespaceOf } from "./widget-for";

/**
 * Chooses among alternatives: first the actor, then column by column until one remains. The other fields of that one
 * follow.
 */
export function ActorFirst({ schema, pointer, form }: WidgetProps) {
  const branches = branchesOf(schema);
  const columns = columnsOf(branches);
  const draft = draftValue(form.draft, pointer);
  const chosen = isRecord(draft) ? draft : {};
  const names: string[] = [];
  let remaining = branches;
  for (const name of columns) {
    names.push(name);
    if (chosen[name] === undefined) break;
    remaining = remaining.filter((branch) => fixedChoice(branch, name).value === chosen[name]);
  }
  const isDecided = columns.every((name) => chosen[name] !== undefined) && remaining.length === 1;
  const branch = isDecided ? remaining[0] : undefined;

  const choose = (name: string, value: Scalar) => form.change(pointer, withChoice(branches, chosen, name, value));

  const [first] = columns;
  const firstValues = first === undefined ? [] : valuesIn(branches, first);
  const name = namespaceOf(
    firstValues.map(({ value }) => value),
    form.board,
  );
  usePicking({
    lit:
      name === undefined
        ? []
        : firstValues.filter(({ value }) => value !== null).map(({ value }) => `${name}:${value}`),
    chosen: name === undefined || chosen[first!] === undefined ? [] : [`${name}:${chosen[first!]}`],
    done: chosen[first ?? ""] !== undefined,
    pick: (id) => choose(first!, firstValues.find(({ value }) => `${name}:${value}` === id)!.value),
  });
  if (first === undefined) return <Alternatives schema={schema} pointer={pointer} form={form} />;
  return (
    <div class="fields">
      {names.map((column, index) => {
        const before = names.slice(0, index);
        const matching = branches.filter((each) => before.every((key) => fixedChoice(each, key).value === chosen[key]));
        return (
          <fieldset key={column}>
            <legend>{branches[0]!.properties![column]!.title ?? column}</legend>
            <Values
              values={valuesIn(matching, column)}
              chosen={chosen[column]}
              name={branches[0]!.properties![column]!.title ?? column}
              take={(value) => choose(column, value)}
            />
          </fieldset>
        );
      })}
      {branch !== undefined &&
        Object.entries(branch.properties ?? {})
          .filter(([key]) => !columns.includes(key))
          .map(([key, each]) => (
            <fieldset key={key}>
              <legend>{each.title ?? key}</legend>
              {form.field(each, `${pointer}/${key}`)}
            </fieldset>
          ))}
    </div>
  );
}

const MAX_BUTTONS = 12;

function Values(props: {
  readonly values: readonly Choice[];
  readonly chosen: unknown;
  readonly name: string;
  readonly take: (value: Scalar) => void;
}) {
  const { values, chosen, name, take } = props;
  if (values.length > MAX_BUTTONS) {
    return (
      <select
        aria-label={name}
        value={values.findIndex(({ value }) => value === chosen)}
        onChange={({ currentTarget }) => take(values[Number(currentTarget.value)]!.value)}
      >
        <option value={-1} disabled>
          {t("widget.choose")}
        </option>
        {values.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </select>
    );
  }
  return (
    <div class="choices">
      {values.map(({ value, title }) => (
        <button
          type="button"
          class="choice"
          key={String(value)}
          aria-pressed={chosen === value}
          onClick={() => take(value)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

/** Alternatives without a distinguishing field: a value, or none. */
function Alternatives({ schema, pointer, form }: WidgetProps) {
  const branches = branchesOf(schema);
  const draft = draftValue(form.draft, pointer);
  const real = branches.find(({ type }) => type !== "null") ?? {};
  const mayBeNull = branches.some(({ type }) => type === "null");
  const choices = choicesOf(real);
  if (mayBeNull && choices !== undefined) {
    const values = [...choices, { value: null, title: t("widget.none") }];
    const oneOf = values.map(({ value, title }) => ({ const: value, title }));
    return form.field({ title: schema.title ?? "", oneOf }, pointer);
  }
  return (
    <div class="fields">
      {mayBeNull && (
        <div class="choices">
          <button type="button" class="choice" aria-pressed={draft === null} onClick={() => form.change(pointer, null)}>
            {t("widget.none")}
          </button>
          <button
            type="button"
            class="choice"
            aria-pressed={draft !== null && draft !== undefined}
            onClick={() => form.change(pointer, initial(real) ?? "")}
          >
            {t("widget.something")}
          </button>
        </div>
      )}
      {(!mayBeNull || (draft !== null && draft !== undefined)) && form.field(real, pointer)}
    </div>
  );
}
