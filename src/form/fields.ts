import {
  type Choice,
  choicesOf,
  type DecisionSchema,
  fits,
  inlined,
  keysOf,
  type PathRule,
  pathSteps,
} from "../client/decisions";

/** The fields of a decision on a page. */
export interface DecisionFields {
  /** Contains every field. Add it to a form. */
  readonly element: HTMLElement;
  /** Returns the input of the decision. Undefined while it is incomplete. Limits are not checked. */
  readonly read: () => unknown;
  /** Puts a space of the board into the first field that accepts it. True if one does. */
  readonly place: (space: string) => boolean;
  /** Lists the spaces of the board that `place` may accept. */
  readonly places: () => readonly string[];
}

/** A value that a rule closes, as decisions list it. */
export interface ClosedOption {
  readonly pointer: string;
  /** Null for a whole member. */
  readonly value?: unknown;
  readonly title?: string | null;
}

/** The parts of a decision that its fields need. */
export interface OpenDecision {
  readonly input?: unknown;
  readonly closed?: readonly ClosedOption[] | null;
}

/**
 * Creates the fields for the input of a localized decision. Closed values are shown as disabled. Calls `onChange` after
 * each change.
 */
export function decisionFields({ input, closed }: OpenDecision, onChange: () => void): DecisionFields {
  let isReady = false;
  const changed = () => {
    if (isReady) onChange();
  };
  const fields = fieldFor(inlined((input ?? {}) as object), { closed: closed ?? [], changed });
  isReady = true;
  return fields;
}

/** A field. `next` selects the next value of a list of choices. */
interface Field extends DecisionFields {
  readonly next?: () => boolean;
}

/** What the fields of a form share. */
interface Form {
  readonly closed: readonly ClosedOption[];
  readonly changed: () => void;
}

const NO_PLACE = { place: () => false, places: () => [] };

/**
 * Creates the field for a schema, with its default. `pointer` is the JSON pointer of its value, with `*` for each item
 * of a list. Without a default, option number `nth` of alternatives and listed values is selected first.
 */
function fieldFor(schema: DecisionSchema, form: Form, pointer = "", nth = 0): Field {
  const choices = choicesOf(schema);
  if (choices !== undefined) return choiceField(choices, form, { schema, pointer, nth });
  if (schema.anyOf !== undefined) return alternatives(schema.anyOf, form, { schema, pointer, nth });
  if (schema["x-path"] !== undefined) return pathField(schema, schema["x-path"], form);
  if (schema.type === "object") return objectField(schema, form, pointer);
  if (schema.type === "array") return listField(schema, form, pointer);
  if (schema.type === "null") return { element: make("span"), read: () => null, ...NO_PLACE };
  const ariaLabel = schema.title ?? "";
  if (schema.type === "boolean") return inputField({ ariaLabel, type: "checkbox" }, form, ({ checked }) => checked);
  if (schema.type === "string") {
    const { minLength = 0, maxLength = 1000 } = schema;
    const read = ({ value }: HTMLInputElement) => (value.length < minLength ? undefined : value);
    return inputField({ ariaLabel, maxLength, value: String(schema.default ?? "") }, form, read);
  }
  const { minimum = 0, maximum = 1e9 } = schema;
  const range = {
    type: "number",
    min: String(minimum),
    max: String(maximum),
    value: String(schema.default ?? minimum),
  };
  return inputField({ ariaLabel, ...range }, form, ({ value }) => {
    const number = value === "" ? Number.NaN : Number(value);
    return Number.isInteger(number) && minimum <= number && number <= maximum ? number : undefined;
  });
}

/** Creates an element with attributes and children. */
function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), attributes);
  element.append(...children);
  return element;
}

function inputField(
  attributes: Partial<HTMLInputElement>,
  form: Form,
  read: (input: HTMLInputElement) => unknown,
): Field {
  const element = make("input", { ...attributes, oninput: form.changed });
  return { element, read: () => read(element), ...NO_PLACE };
}

/** Creates a select box. The closed titles follow as disabled options. */
function select(
  titles: readonly string[],
  selected: number,
  onChange: (index: number) => void,
  { ariaLabel = "", closed = [] as readonly string[] } = {},
): HTMLSelectElement {
  const options = titles.map((text, value) => make("option", { text, value: String(value) }));
  const disabled = closed.map((text) => make("option", { text, disabled: true }));
  const onchange = () => onChange(Number(element.value));
  const element = make("select", { ariaLabel, onchange }, ...options, ...disabled);
  element.value = String(selected);
  return element;
}

/** The schema of a field, its place in the input, and the number of the option to select first. */
interface FieldOptions {
  readonly schema: DecisionSchema;
  readonly pointer: string;
  readonly nth: number;
}

function choiceField(choices: readonly Choice[], form: Form, { schema, pointer, nth }: FieldOptions): Field {
  const closed = form.closed.filter((each) => each.value != null && keysOf(each.pointer, pointer) !== undefined);
  const closedTitles = [...new Set(closed.map(({ title, value }) => title ?? String(value)))];
  const titles = choices.map(({ title }) => title);
  const options = { ariaLabel: schema.title ?? "", closed: closedTitles };
  const usual = choices.findIndex(({ value }) => value === schema.default);
  const element = select(titles, usual < 0 ? nth % choices.length : usual, form.changed, options);
  const choose = (index: number) => {
    element.value = String(index);
    form.changed();
    return true;
  };
  const place = (space: string) => {
    const index = choices.findIndex(({ value }) => value === space);
    return index >= 0 && index !== Number(element.value) && choose(index);
  };
  const next = () => choose((Number(element.value) + 1) % choices.length);
  const places = () => choices.map(({ value }) => String(value));
  return { element, place, places, next, read: () => choices[Number(element.value)]?.value };
}

/** Creates a field for alternative schemas, each named by its fixed values. */
function alternatives(schemas: readonly DecisionSchema[], form: Form, { schema, pointer, nth }: FieldOptions): Field {
  const usual = schema.default === undefined ? -1 : schemas.findIndex((each) => fits(each, schema.default));
  const first = usual < 0 ? nth % schemas.length : usual;
  const content = make("div");
  const show = (index: number): Field => {
    const shown = fieldFor(schemas[index]!, form, pointer);
    content.replaceChildren(shown.element);
    return shown;
  };
  let field = show(first);
  const titles = schemas.map(titleOf);
  const labels = titles.map((title, at) => (titles.indexOf(title) === at ? title : `${title} (${at + 1})`));
  const onChange = (index: number) => {
    field = show(index);
    form.changed();
  };
  const box = select(labels, first, onChange, { ariaLabel: schema.title ?? "" });
  return {
    element: make("div", {}, box, content),
    read: () => field.read(),
    place: (space) => field.place(space),
    places: () => field.places(),
  };
}

function titleOf(schema: DecisionSchema): string {
  const choices = choicesOf(schema);
  if (choices !== undefined) return choices.map(({ title }) => title).join(" / ");
  const fields = Object.values(schema.properties ?? {});
  const fixed = fields.flatMap((field) => {
    const [only, ...others] = choicesOf(field) ?? [];
    return only !== undefined && others.length === 0 ? [only.title] : [];
  });
  return (fixed.length > 0 ? fixed : fields.flatMap(({ title }) => title ?? [])).join(", ") || "…";
}

/** Creates a field for an object. Optional members have a checkbox, and members that a rule closes are disabled. */
function objectField(schema: DecisionSchema, form: Form, pointer: string): Field {
  const { properties = {}, required = [], minProperties = 0, maxProperties = 1e9 } = schema;
  const members = Object.entries(properties).map(([name, each], index) => {
    const field = fieldFor(each, form, `${pointer}/${name}`);
    const isRequired = required.includes(name);
    const checked = isRequired || index < minProperties;
    const box = make("input", { type: "checkbox", checked, onchange: form.changed });
    const label = make("label", {}, ...(isRequired ? [] : [box]), each.title ?? name);
    const legend = make("legend", { title: each.description ?? "" }, label);
    return { name, box, field, element: make("fieldset", {}, legend, field.element) };
  });
  const closed = form.closed.filter(({ pointer: at, value }) => {
    const name = at.slice(at.lastIndexOf("/") + 1);
    return value == null && !(name in properties) && keysOf(at, `${pointer}/${name}`) !== undefined;
  });
  const titles = [...new Set(closed.map(({ title, pointer: at }) => title ?? at))];
  const disabled = titles.map((title) => make("fieldset", { disabled: true }, title));
  const read = () => {
    const values = members.filter(({ box }) => box.checked).map(({ name, field }) => [name, field.read()] as const);
    const isComplete = values.every(([, value]) => value !== undefined);
    const isWithin = minProperties <= values.length && values.length <= maxProperties;
    return isComplete && isWithin ? Object.fromEntries(values) : undefined;
  };
  const place = (space: string) =>
    members.some(({ name, box, field }) => {
      // A place of the boat's mat is the name of a member, such as a tube.
      const isPlaced = name === space ? (field.next?.() ?? false) : field.place(space);
      if (isPlaced) box.checked = true;
      if (isPlaced) form.changed();
      return isPlaced;
    });
  const places = () => members.flatMap(({ name, field }) => [name, ...field.places()]);
  return { element: make("div", {}, ...members.map(({ element }) => element), ...disabled), read, place, places };
}

/** Creates a list with buttons to add and remove items. */
function listField(schema: DecisionSchema, form: Form, pointer: string): Field {
  const { items = {}, minItems = 0, maxItems = 1e9, uniqueItems = false } = schema;
  const fields: Field[] = [];
  const list = make("ol");
  const more = make("button", { type: "button", textContent: "+" });
  const less = make("button", { type: "button", textContent: "−" });
  const update = () => {
    more.disabled = fields.length >= maxItems;
    less.disabled = fields.length <= minItems;
    form.changed();
  };
  const itemField = () => fieldFor(items, form, `${pointer}/*`, fields.length);
  const add = () => {
    const field = itemField();
    fields.push(field);
    list.append(make("li", {}, field.element));
    update();
    return field;
  };
  const drop = () => {
    fields.pop();
    list.lastChild?.remove();
    update();
  };
  more.onclick = add;
  less.onclick = drop;
  while (fields.length < minItems) add();
  update();
  const read = () => {
    const values = fields.map((field) => field.read());
    const isRepeated = uniqueItems && new Set(values.map((value) => JSON.stringify(value))).size < values.length;
    return values.includes(undefined) || isRepeated ? undefined : values;
  };
  const place = (space: string) => {
    if (fields.length >= maxItems) return fields.some((field) => field.place(space));
    const field = add();
    const isPlaced = field.place(space) || field.read() === space;
    if (!isPlaced) drop();
    return isPlaced;
  };
  return { element: make("div", {}, list, more, less), read, place, places: () => itemField().places() };
}

/** Creates a field for a path over a map: at each place the user selects the next step, or the end. */
function pathField({ items = {}, minItems = 0, maxItems = 1e9 }: DecisionSchema, rule: PathRule, form: Form): Field {
  const titles = new Map((choicesOf(items) ?? []).map(({ value, title }) => [value, title]));
  const element = make("div");
  let path: readonly string[] = [];
  const show = (places: readonly string[]) => {
    path = places;
    const selects = [...places, undefined].slice(0, maxItems).flatMap((place, index) => {
      const next = pathSteps(rule, places.slice(0, index));
      const selected = place === undefined ? 0 : next.indexOf(place) + 1;
      const onChange = (at: number) => show([...places.slice(0, index), ...(at === 0 ? [] : [next[at - 1]!])]);
      const options = ["—", ...next.map((each) => titles.get(each) ?? each)];
      return next.length === 0 ? [] : [select(options, selected, onChange)];
    });
    element.replaceChildren(...selects);
    form.changed();
  };
  show([]);
  const nextPlaces = () => (path.length >= maxItems ? [] : pathSteps(rule, path));
  const place = (space: string) => {
    const isLast = path.at(-1) === space;
    if (!isLast && !nextPlaces().includes(space)) return false;
    show(isLast ? path.slice(0, -1) : [...path, space]);
    return true;
  };
  return { element, place, places: nextPlaces, read: () => (path.length < minItems ? undefined : path) };
}
