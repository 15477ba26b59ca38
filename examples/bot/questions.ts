import { choicesOf, type DecisionSchema, type PathRule, pathSteps } from "naval-umpire/decisions";

/**
 * One question: its title, the pointer to the value, and the options. If there are no options, the user types a text or
 * a number.
 */
export interface Question {
  readonly title: string;
  readonly pointer: string;
  readonly options: readonly string[];
}

/** The words for questions that have no title in a schema. */
export interface Words {
  readonly yes: string;
  readonly no: string;
  readonly done: string;
}

/** Maximum number of buttons for a range of numbers. Larger ranges are typed. */
const MAX_BUTTONS = 20;

/**
 * Asks for a value that a schema allows, one question at a time. An answer is the index of an option, or the typed
 * text.
 */
export function* questions(
  schema: DecisionSchema,
  words: Words,
  pointer = "",
  above = "",
): Generator<Question, unknown, string> {
  const title = schema.title ?? above;
  const choose = function* (options: readonly string[], about = title): Generator<Question, number, string> {
    if (options.length === 1) return 0;
    for (;;) {
      const chosen = Number(yield { title: about, pointer, options });
      if (options[chosen] !== undefined) return chosen;
    }
  };
  const choices = choicesOf(schema);
  if (choices) return choices[yield* choose(choices.map(({ title }) => title))]!.value;
  if (schema.anyOf) {
    const chosen = schema.anyOf[yield* choose(schema.anyOf.map(titleOf))]!;
    return yield* questions(chosen, words, pointer, title);
  }
  if (schema["x-path"]) return yield* path(schema, schema["x-path"], words, choose);
  if (schema.type === "null") return null;
  if (schema.type === "boolean") return (yield* choose([words.yes, words.no])) === 0;
  if (schema.type === "array") {
    const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
    const list: unknown[] = [];
    while (list.length < maxItems) {
      const count = `${title} (${list.length + 1})`;
      if (list.length >= minItems && (yield* choose([words.yes, words.done], `${count}?`)) === 1) break;
      list.push(yield* questions(items, words, `${pointer}/${list.length}`, count));
    }
    return list;
  }
  if (schema.type === "object") {
    const { properties = {}, required = [] } = schema;
    const value: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(properties)) {
      const isLeft = !required.includes(name) && (yield* choose([words.yes, words.no], `${member.title}?`)) === 1;
      if (!isLeft) value[name] = yield* questions(member, words, `${pointer}/${name}`, title);
    }
    return value;
  }
  if (schema.type === "string") return yield { title, pointer, options: [] };
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = schema;
  if (maximum - minimum < MAX_BUTTONS) {
    const numbers = Array.from({ length: maximum - minimum + 1 }, (_, index) => String(minimum + index));
    return minimum + (yield* choose(numbers));
  }
  return Number(yield { title, pointer, options: [] });
}

/** Names an alternative by its fixed values, or by its members. */
function titleOf(schema: DecisionSchema): string {
  const { properties = {}, title = "" } = schema;
  const choices = choicesOf(schema);
  if (choices) return choices.map((each) => each.title).join(" / ");
  const fields = Object.values(properties);
  const fieldChoices = fields.map((field) => choicesOf(field) ?? []);
  const fixed = fieldChoices.flatMap((each) => (each.length === 1 ? [each[0]!.title] : []));
  return (fixed.length > 0 ? fixed : fields.map((field) => field.title)).join(", ") || title || "…";
}

/** Asks for a path over a map, place by place, until the user ends it or it reaches a stop. */
function* path(
  { title = "", items, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: DecisionSchema,
  rule: PathRule,
  { done }: Words,
  choose: (options: readonly string[], about?: string) => Generator<Question, number, string>,
): Generator<Question, readonly string[], string> {
  const titles = new Map(choicesOf(items ?? {})?.map((each) => [each.value, each.title]));
  const places: string[] = [];
  while (places.length < maxItems) {
    const next = pathSteps(rule, places);
    const ending = places.length >= minItems ? [done] : [];
    if (next.length === 0) break;
    const chosen = yield* choose(
      [...next.map((place) => titles.get(place) ?? place), ...ending],
      `${title} (${places.length + 1})`,
    );
    if (next[chosen] === undefined) break;
    places.push(next[chosen]);
  }
  return places;
}
