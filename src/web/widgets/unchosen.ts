import { choicesOf, isRecord, type Schema } from "./schema";

/** The options that a draft does not use: their titles, and whether it uses none at all. */
export interface UnusedOptions {
  readonly titles: readonly string[];
  readonly isAll: boolean;
}

/** Returns the options that a draft does not use. */
export function unusedOptionsIn(schema: Schema, draft: unknown): UnusedOptions {
  const parts = optionalIn(schema, draft, "");
  const unused = parts.filter(({ isUsed }) => !isUsed);
  return {
    titles: [...new Set(unused.map(({ title }) => title))].filter((title) => title !== ""),
    isAll: parts.length > 0 && unused.length === parts.length,
  };
}

interface OptionalPart {
  readonly title: string;
  readonly isUsed: boolean;
}

/** Returns the optional parts of a draft: lists, members that may be missing or null, and numbers. */
function optionalIn(schema: Schema, draft: unknown, fallbackTitle: string): readonly OptionalPart[] {
  const title = schema.title ?? fallbackTitle;
  const { anyOf, type, properties = {}, required = [], maxItems = 1, minProperties = 0 } = schema;
  if (anyOf !== undefined) {
    if (draft === null) return [{ title, isUsed: false }];
    const branch = anyOf.find((each) => isRecord(draft) && matches(each, draft));
    const inside = branch === undefined ? [] : optionalIn(branch, draft, title);
    return anyOf.some((each) => each.type === "null") ? [{ title, isUsed: true }, ...inside] : inside;
  }
  const choices = choicesOf(schema);
  if (choices !== undefined) {
    const mayBeNull = choices.length > 1 && choices.some(({ value }) => value === null);
    return mayBeNull ? [{ title, isUsed: draft !== null }] : [];
  }
  if (type === "array") {
    return maxItems > 0 ? [{ title, isUsed: Array.isArray(draft) && draft.length > 0 }] : [];
  }
  if (type === "integer" || type === "number") {
    const { minimum = 0, maximum = 1 } = schema;
    return maximum > minimum ? [{ title, isUsed: draft !== 0 }] : [];
  }
  if (!isRecord(draft)) return [];
  const names = Object.keys(properties);
  if (minProperties > 0) return [{ title, isUsed: Object.keys(draft).length > 0 }];
  return names.flatMap((name) => {
    const member = properties[name]!;
    const memberTitle = member.title ?? name;
    if (required.includes(name)) return optionalIn(member, draft[name], memberTitle);
    return [{ title: title === "" ? memberTitle : title, isUsed: draft[name] !== undefined }];
  });
}

/** True if the fixed members of a branch have the same values in the draft. */
function matches({ properties = {} }: Schema, draft: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(properties).every(([name, each]) => {
    const choices = choicesOf(each);
    return choices === undefined || choices.some(({ value }) => value === draft[name]);
  });
}
