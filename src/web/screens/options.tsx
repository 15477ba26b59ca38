import { t } from "../shell/settings";
import { choicesOf, isRecord, type Scalar, type Schema } from "../widgets/schema";

/** An option of a new game: where it stands, what it is, and its default. */
interface Option {
  readonly path: readonly string[];
  readonly schema: Schema;
}

/** Every option that a start may be given, those within an object one by one. */
export function optionsOf({ properties = {}, required = [] }: Schema): readonly Option[] {
  return Object.entries(properties).flatMap(([name, schema]): readonly Option[] => {
    if (required.includes(name)) return [];
    if (schema.type !== "object") return [{ path: [name], schema }];
    return Object.entries(schema.properties ?? {}).map(([key, each]) => ({ path: [name, key], schema: each }));
  });
}

/** What an input says of an option; undefined where it leaves it at its default. */
export function chosenIn(input: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), input);
}

interface Props {
  readonly schema: Schema;
  readonly input: unknown;
  /** Sets an option; undefined leaves it at its default. */
  readonly set: (path: readonly string[], value: unknown) => void;
}

/** Every option and ruling of a new game, each with its words and its rule; those that differ from the default are counted. */
export function Options({ schema, input, set }: Props) {
  const options = optionsOf(schema);
  const changed = options.filter(({ path }) => chosenIn(input, path) !== undefined).length;
  if (options.length === 0) return null;
  return (
    <details class="options">
      <summary>{t("shell.named", { name: t("new.options"), value: t("new.changed", { count: changed }) })}</summary>
      {options.map(({ path, schema: option }) => (
        <OptionRow
          key={path.join("/")}
          option={option}
          value={chosenIn(input, path)}
          set={(value) => set(path, value)}
        />
      ))}
    </details>
  );
}

interface RowProps {
  readonly option: Schema;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}

function OptionRow({ option, value, set }: RowProps) {
  const choices = choicesOf(option);
  if (option.items !== undefined) return <Several option={option} value={value} set={set} />;
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
  const shown = value ?? standard;
  const change = (next: Scalar | undefined) => set(next === standard ? undefined : next);
  if (choices.length === 2 && choices.every(({ value: each }) => typeof each === "boolean")) {
    return (
      <label class="option">
        <input
          type="checkbox"
          checked={shown === true}
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
        value={choices.findIndex(({ value: each }) => each === shown)}
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

/** Options of which any number may be on. */
function Several({ option, value, set }: RowProps) {
  const taken = (value as readonly Scalar[] | undefined) ?? [];
  const titles = option.items?.oneOf ?? [];
  return (
    <fieldset>
      <legend>{option.title}</legend>
      {titles.map(({ const: each, title, description }) => (
        <label class="option" key={String(each)}>
          <input
            type="checkbox"
            checked={taken.includes(each)}
            onChange={({ currentTarget }) => {
              const next = currentTarget.checked ? [...taken, each] : taken.filter((one) => one !== each);
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
