import { choicesOf, type DecisionSchema, fits, initial, pathSteps } from "naval-umpire/decisions";

interface FieldProps {
  readonly schema: DecisionSchema;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A field for any schema of a decision, with the titles of the service. */
export function Field({ schema, value, onChange }: FieldProps) {
  const choices = choicesOf(schema);
  if (choices)
    return (
      <Select
        titles={choices.map(({ title }) => title)}
        at={choices.findIndex((each) => each.value === value)}
        label={schema.title}
        onChange={(at) => onChange(choices[at]!.value)}
      />
    );
  if (schema.anyOf) {
    const at = schema.anyOf.findIndex((each) => fits(each, value));
    const index = at < 0 ? 0 : at;
    return (
      <>
        <Select
          titles={schema.anyOf.map(titleOf)}
          at={index}
          label={schema.title}
          onChange={(to) => onChange(initial(schema.anyOf![to]!))}
        />
        <Field schema={schema.anyOf[index]!} value={value} onChange={onChange} />
      </>
    );
  }
  if (schema["x-path"]) return <Path schema={schema} value={value} onChange={onChange} />;
  if (schema.type === "object") return <Members schema={schema} value={value} onChange={onChange} />;
  if (schema.type === "array") return <List schema={schema} value={value} onChange={onChange} />;
  if (schema.type === "null") return null;
  if (schema.type === "string")
    return (
      <input
        aria-label={schema.title}
        maxLength={schema.maxLength}
        value={String(value ?? "")}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <input
      type="number"
      aria-label={schema.title}
      min={schema.minimum}
      max={schema.maximum}
      value={String(value ?? "")}
      onChange={(event) => onChange(event.target.value === "" ? undefined : Number(event.target.value))}
    />
  );
}

interface SelectProps {
  readonly titles: readonly string[];
  readonly at: number;
  readonly label: string | undefined;
  readonly onChange: (at: number) => void;
}

function Select({ titles, at, label, onChange }: SelectProps) {
  if (titles.length === 1 && at === 0) return <span>{titles[0]}</span>;
  return (
    <select aria-label={label} value={at} onChange={(event) => onChange(Number(event.target.value))}>
      {at < 0 && <option value={at}>—</option>}
      {titles.map((title, index) => (
        <option key={`${index} ${title}`} value={index}>
          {title}
        </option>
      ))}
    </select>
  );
}

/** The members of an object. Optional ones have a checkbox. */
function Members({ schema, value, onChange }: FieldProps) {
  const { properties = {}, required = [] } = schema;
  const members = (value ?? {}) as Readonly<Record<string, unknown>>;
  const set = (name: string, member: unknown) => {
    const { [name]: _, ...others } = members;
    onChange(member === undefined ? others : { ...members, [name]: member });
  };
  return Object.entries(properties).map(([name, field]) => (
    <fieldset key={name}>
      <legend title={field.description}>
        {required.includes(name) ? (
          (field.title ?? name)
        ) : (
          <label>
            <input
              type="checkbox"
              checked={name in members}
              onChange={(event) => set(name, event.target.checked ? (initial(field) ?? null) : undefined)}
            />
            {field.title ?? name}
          </label>
        )}
      </legend>
      {(name in members || required.includes(name)) && (
        <Field schema={field} value={members[name]} onChange={(member) => set(name, member)} />
      )}
    </fieldset>
  ));
}

function List({ schema, value, onChange }: FieldProps) {
  const items = Array.isArray(value) ? value : [];
  const { minItems = 0, maxItems = 1000, uniqueItems = false } = schema;
  const choices = choicesOf(schema.items!);
  if (choices && uniqueItems && choices.length <= 20)
    return choices.map((choice) => (
      <label key={String(choice.value)}>
        <input
          type="checkbox"
          checked={items.includes(choice.value)}
          onChange={(event) =>
            onChange(event.target.checked ? [...items, choice.value] : items.filter((item) => item !== choice.value))
          }
        />
        {choice.title}
      </label>
    ));
  const next = choices?.find((choice) => !items.includes(choice.value))?.value ?? initial(schema.items!);
  return (
    <ol>
      {items.map((item, index) => (
        <li key={index}>
          <Field schema={schema.items!} value={item} onChange={(changed) => onChange(items.with(index, changed))} />
        </li>
      ))}
      <button type="button" disabled={items.length >= maxItems} onClick={() => onChange([...items, next])}>
        +
      </button>
      <button type="button" disabled={items.length <= minItems} onClick={() => onChange(items.slice(0, -1))}>
        −
      </button>
    </ol>
  );
}

/** A path over the map: click the next place, or select it here. */
function Path({ schema, value, onChange }: FieldProps) {
  const path = (value ?? []) as readonly string[];
  const titles = new Map(choicesOf(schema.items!)?.map((choice) => [choice.value, choice.title]));
  const titleOfPlace = (place: string) => titles.get(place) ?? place;
  const next = path.length < (schema.maxItems ?? 1000) ? pathSteps(schema["x-path"]!, path) : [];
  return (
    <p>
      {[schema["x-path"]!.from, ...path].map(titleOfPlace).join(" → ")}{" "}
      <select aria-label={schema.title} value="" onChange={(event) => onChange([...path, event.target.value])}>
        <option value="">→ …</option>
        {next.map((place) => (
          <option key={place} value={place}>
            {titleOfPlace(place)}
          </option>
        ))}
      </select>
      <button type="button" disabled={path.length === 0} onClick={() => onChange(path.slice(0, -1))}>
        ←
      </button>
    </p>
  );
}

/** Names an alternative by its fixed values, or else by its fields. */
function titleOf(schema: DecisionSchema): string {
  const choices = choicesOf(schema);
  if (choices) return choices.map(({ title }) => title).join(" / ");
  const fields = Object.values(schema.properties ?? {});
  const fixed = fields.flatMap((field) => (choicesOf(field)?.length === 1 ? choicesOf(field)![0]!.title : []));
  return (fixed.length > 0 ? fixed : fields.flatMap(({ title }) => title ?? [])).join(", ") || schema.title || "—";
}
