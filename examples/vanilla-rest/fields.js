// Fields for the JSON Schemas of localized decisions. A field has an `element` and a function `read`, which returns the
// value. While the value is not legal, that is undefined. `pointer` is the JSON pointer of the value, with `*` for each
// item of a list. `form` lists the closed values and receives `changed`. `place` puts a clicked space of the board into
// the field and returns true, or returns false if the field does not accept it. `next` selects the next listed value.
import { choicesOf, keysOf, pathSteps } from "naval-umpire/decisions";

/** Creates an element with attributes and children. */
export function make(tag, attributes = {}, ...children) {
  const element = Object.assign(document.createElement(tag), attributes);
  element.append(...children);
  return element;
}

/** Creates the field for a schema. Among alternatives and listed values, option number `nth` is selected first. */
export function fieldFor(schema, form, pointer = "", nth = 0) {
  const choices = choicesOf(schema);
  if (choices) return valueField(choices, form, pointer, nth);
  if (schema.anyOf) return alternatives(schema.anyOf, form, pointer, nth);
  if (schema["x-path"]) return pathField(schema, form);
  if (schema.type === "object") return objectField(schema, form, pointer);
  if (schema.type === "array") return listField(schema, form, pointer);
  if (schema.type === "boolean") return inputField({ type: "checkbox" }, form, (input) => input.checked);
  if (schema.type === "null") return { element: make("span"), read: () => null };
  if (schema.type === "string") {
    const { minLength = 0, maxLength = 1000 } = schema;
    return inputField({ maxLength }, form, ({ value }) => (value.length < minLength ? undefined : value));
  }
  const { minimum = 0, maximum = 1e9 } = schema;
  return inputField({ type: "number", min: minimum, max: maximum, value: minimum }, form, ({ value }) => {
    const number = value === "" ? Number.NaN : Number(value);
    return Number.isInteger(number) && minimum <= number && number <= maximum ? number : undefined;
  });
}

function inputField(attributes, form, value) {
  const element = make("input", { ...attributes, oninput: form.changed });
  return { element, read: () => value(element) };
}

/** Creates a select box. The closed titles follow as disabled options. */
function select(titles, closed, chosen, onchange) {
  const options = titles.map((text, value) => make("option", { text, value }));
  const greyed = closed.map((text) => make("option", { text, disabled: true }));
  const element = make("select", { onchange: () => onchange(Number(element.value)) }, ...options, ...greyed);
  element.value = chosen;
  return element;
}

function valueField(values, form, pointer, nth) {
  const closed = form.closed.filter((each) => each.value !== null && keysOf(each.pointer, pointer) !== undefined);
  const titles = values.map(({ title }) => title);
  const element = select(titles, [...new Set(closed.map(({ title }) => title))], nth % values.length, form.changed);
  const choose = (index) => {
    element.value = index;
    form.changed();
    return true;
  };
  const place = (space) => {
    const index = values.findIndex(({ value }) => value === space);
    return index >= 0 && index !== Number(element.value) && choose(index);
  };
  const next = () => choose((Number(element.value) + 1) % values.length);
  return { element, place, next, read: () => values[element.value].value };
}

/** Creates a field for alternative schemas, each named by its fixed values. */
function alternatives(schemas, form, pointer, nth) {
  const place = make("div");
  let field;
  const show = (index) => {
    field = fieldFor(schemas[index], form, pointer);
    place.replaceChildren(field.element);
    form.changed();
  };
  const titles = schemas.map(titleOf);
  const labels = titles.map((title, at) => (titles.indexOf(title) === at ? title : `${title} (${at + 1})`));
  show(nth % schemas.length);
  return {
    element: make("div", {}, select(labels, [], nth % schemas.length, show), place),
    read: () => field.read(),
    place: (space) => field.place?.(space) ?? false,
  };
}

function titleOf(schema) {
  const choices = choicesOf(schema);
  if (choices) return choices.map(({ title }) => title).join(" / ");
  const fields = Object.values(schema.properties ?? {});
  const fixed = fields
    .map((field) => choicesOf(field) ?? [])
    .flatMap((choicesOfField) => (choicesOfField.length === 1 ? [choicesOfField[0].title] : []));
  return (fixed.length > 0 ? fixed : fields.map(({ title }) => title)).join(", ") || "…";
}

/** Creates a field for an object. Optional members have a checkbox, and members that a rule closes are disabled. */
function objectField({ properties, required = [], minProperties = 0, maxProperties = 1e9 }, form, pointer) {
  const members = Object.entries(properties).map(([name, schema], index) => {
    const field = fieldFor(schema, form, `${pointer}/${name}`);
    const isFixed = required.includes(name);
    const box = make("input", { type: "checkbox", checked: isFixed || index < minProperties, onchange: form.changed });
    const legend = make("legend", {}, make("label", {}, ...(isFixed ? [] : [box]), schema.title));
    return { name, box, field, element: make("fieldset", {}, legend, field.element) };
  });
  const shut = form.closed.filter(({ pointer: at, value }) => {
    const name = at.slice(at.lastIndexOf("/") + 1);
    return value === null && !(name in properties) && keysOf(at, `${pointer}/${name}`) !== undefined;
  });
  const titles = [...new Set(shut.map(({ title }) => title))];
  const greyed = titles.map((title) => make("fieldset", { disabled: true }, title));
  const read = () => {
    const chosen = members.filter(({ box }) => box.checked).map(({ name, field }) => [name, field.read()]);
    const isWhole = chosen.every(([, value]) => value !== undefined);
    return isWhole && minProperties <= chosen.length && chosen.length <= maxProperties
      ? Object.fromEntries(chosen)
      : undefined;
  };
  const place = (space) =>
    members.some(({ name, box, field }) => {
      // A place of the boat's mat is the name of a member, such as a tube.
      const isPlaced = (name === space ? field.next?.() : field.place?.(space)) ?? false;
      if (isPlaced) box.checked = true;
      if (isPlaced) form.changed();
      return isPlaced;
    });
  return { element: make("div", {}, ...members.map(({ element }) => element), ...greyed), read, place };
}

/** Creates a list with buttons to add and remove items. */
function listField({ items, minItems = 0, maxItems = 1e9, uniqueItems = false }, form, pointer) {
  const fields = [];
  const list = make("ol");
  const add = () => {
    const field = fieldFor(items, form, `${pointer}/*`, fields.length);
    fields.push(field);
    list.append(make("li", {}, field.element));
    update();
  };
  const more = make("button", { type: "button", textContent: "+", onclick: add });
  const drop = () => {
    fields.pop();
    list.lastChild.remove();
    update();
  };
  const less = make("button", { type: "button", textContent: "−", onclick: drop });
  const update = () => {
    more.disabled = fields.length >= maxItems;
    less.disabled = fields.length <= minItems;
    form.changed();
  };
  while (fields.length < minItems) add();
  update();
  const read = () => {
    const values = fields.map((field) => field.read());
    const isRepeated = uniqueItems && new Set(values.map((value) => JSON.stringify(value))).size < values.length;
    return values.includes(undefined) || isRepeated ? undefined : values;
  };
  const place = (space) => {
    if (fields.length >= maxItems) return fields.some((field) => field.place?.(space));
    add();
    const isPlaced = fields.at(-1).place?.(space) || fields.at(-1).read() === space;
    if (!isPlaced) drop();
    return isPlaced;
  };
  return { element: make("div", {}, list, more, less), read, place };
}

/** Creates a field for a path over a map: at each place the user selects the next step, or the end. */
function pathField({ items, minItems = 0, maxItems, "x-path": rule }, form) {
  const titles = new Map((choicesOf(items) ?? []).map(({ value, title }) => [value, title]));
  const element = make("div");
  const show = (path) => {
    const selects = [...path, undefined].slice(0, maxItems).map((place, index) => {
      const next = pathSteps(rule, path.slice(0, index));
      const chosen = next.indexOf(place) + 1;
      const onchange = (at) => show([...path.slice(0, index), ...(at === 0 ? [] : [next[at - 1]])]);
      return next.length === 0 ? "" : select(["—", ...next.map((each) => titles.get(each))], [], chosen, onchange);
    });
    element.replaceChildren(...selects);
    current = path;
    form.changed();
  };
  let current;
  show([]);
  const place = (space) => {
    const isLast = current.at(-1) === space;
    if (!isLast && (current.length >= maxItems || !pathSteps(rule, current).includes(space))) return false;
    show(isLast ? current.slice(0, -1) : [...current, space]);
    return true;
  };
  return { element, place, read: () => (current.length < minItems ? undefined : current) };
}
