import { t } from "../shell/settings";
import { choicesOf, isRecord, type Scalar, type Schema } from "../widgets/schema";

/** An option of a new game: its path in the input, and its schema. */
interface Option {
  readonly path: readonly string[];
  readonly schema: Schema;
}

/** Returns every option of a start input; members of nested objects are listed individually. */
export function optionsOf({ properties = {}, required = [] }: Schema): readonly Option[] {
  return Object.entries(properties).flatMap(([name, schema]): readonly Option[] => {
    if (required.includes(name)) return [];
    if (schema.type !== "object") return [{ path: [name], schema }];
    return Object.entries(schema.properties ?? {}).map(([key, each]) => ({ path: [name, key], schema: each }));
  });
}

/** Returns the value of an option in an input; undefined for its default. */
export function optionValue(input: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), input);
}

interface Props {
  readonly schema: Schema;
  readonly input: unknown;
  /** Sets an option; undefined resets it to its default. */
  readonly set: (path: readonly string[], value: unknown) => void;
}

/**
 * The options and rulings of a new game with title, description and rule. The heading counts those that differ from the
 * default.
 */
export function Options({ schema, input, set }: Props) {
  const options = optionsOf(schema);
  const changed = options.filter(({ path }) => optionValue(input, path) !== undefined).length;
  if (options.length === 0) return null;
  return (
    <details class="options">
      <summary>{t("shell.named", { name: t("new.options"), value: t("new.changed", { count: changed }) })}</summary>
      {options.map(({ path, schema: option }) => (
        <OptionRow
          key={path.join("/")}
          option={option}
          value={optionValue(input, path)}
          set={(value) => set(path, value)}
        />
      ))}
    </details>
  );
}

interface OptionRowProps {
  readonly option: Schema;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}

function OptionRow({ option, value, set }: OptionRowProps) {
  const choices = choicesOf(option);
  if (option.items !== undefined) return <MultiOption option={option} value={value} set={set} />;
  if (choices === undefined) {
    return (
      <label class="field">
        {option.title}
        <input
          inputMode={option.type === "integer" ? "numeric" : "text"}
          value={value === undefined ? "" : String(value)}
          onInput={({ currentTarget }) => {
            const typed = currentTarget.value;
            set(typed === "" ? undefined : option.type === "integer" ? Number(typed) : typed);
          }}
        />
        <About option={option} />
      </label>
    );
  }
  const standard = option.default;
  const current = value ?? standard;
  const change = (next: Scalar | undefined) => set(next === standard ? undefined : next);
  if (choices.length === 2 && choices.every(({ value: each }) => typeof each === "boolean")) {
    return (
      <label class="option">
        <input
          type="checkbox"
          checked={current === true}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
        <span>
          <strong>{option.title}</strong> <About option={option} />
        </span>
      </label>
    );
  }
  return (
    <label class="field">
      <strong>{option.title}</strong>
      <select
        value={choices.findIndex(({ value: each }) => each === current)}
        onChange={({ currentTarget }) => change(choices[Number(currentTarget.value)]?.value)}
      >
        {standard === undefined && <option value={-1}>{t("new.standard")}</option>}
        {choices.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </select>
      <About option={option} />
    </label>
  );
}

/** Checkboxes for an option with any number of values. */
function MultiOption({ option, value, set }: OptionRowProps) {
  const chosen = (value as readonly Scalar[] | undefined) ?? [];
  const titles = option.items?.oneOf ?? [];
  return (
    <fieldset>
      <legend>{option.title}</legend>
      {titles.map(({ const: each, title, description }) => (
        <label class="option" key={String(each)}>
          <input
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={({ currentTarget }) => {
              const next = currentTarget.checked ? [...chosen, each] : chosen.filter((one) => one !== each);
              set(next.length === 0 ? undefined : next);
            }}
          />
          <span>
            <strong>{title}</strong> <span class="about">{description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function About({ option }: { readonly option: Schema }) {
  return (
    <span class="about">
      {option.description} <span class="section">{option["x-rule"]}</span>
    </span>
  );
}
