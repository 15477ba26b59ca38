import { choicesOf, type DecisionSchema, fits, initial, pathSteps } from "naval-umpire/decisions";

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Puts a clicked place into the first part of the input that accepts it. Undefined if none does. */
export function withPlace(schema: DecisionSchema, value: unknown, place: string): unknown {
  const choices = choicesOf(schema);
  if (choices) return choices.some((choice) => choice.value === place) && value !== place ? place : undefined;
  for (const each of schema.anyOf ?? []) {
    const placed = withPlace(each, fits(each, value) ? value : initial(each), place);
    if (placed !== undefined) return placed;
  }
  if (schema.type === "array" && Array.isArray(value)) {
    const rule = schema["x-path"];
    if (rule && value.at(-1) === place) return value.slice(0, -1);
    if (rule) return pathSteps(rule, value).includes(place) ? [...value, place] : undefined;
    if (value.includes(place)) return value.filter((item) => item !== place);
    const item = withPlace(schema.items!, undefined, place);
    return item === undefined ? undefined : [...value, item].slice(-(schema.maxItems ?? 1000));
  }
  if (schema.type !== "object") return undefined;
  const members = isObject(value) ? value : {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    // A place of the boat's mat is the name of a member, such as a tube. A click selects its next value.
    const choices = choicesOf(field) ?? [];
    const next = choices[(choices.findIndex((choice) => choice.value === members[name]) + 1) % choices.length];
    const placed = name === place ? next?.value : withPlace(field, members[name], place);
    if (placed !== undefined) return { ...members, [name]: placed };
  }
  return undefined;
}

/** Lists the places of the map that a click could choose now. */
export function placesOf(schema: DecisionSchema, value: unknown): readonly string[] {
  const rule = schema["x-path"];
  if (rule) return pathSteps(rule, Array.isArray(value) ? value : []);
  const inside = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap((each) =>
    placesOf(each, value),
  );
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    name,
    ...placesOf(field, isObject(value) ? value[name] : undefined),
  ]);
  return [...(choicesOf(schema) ?? []).map((choice) => String(choice.value)), ...inside, ...members];
}
