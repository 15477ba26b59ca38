import { choicesOf, isRecord, type Schema } from "./schema";

/** What a draft leaves out of all that may be left out: the titles of those parts, and whether it uses none of them. */
export interface Unchosen {
  readonly titles: readonly string[];
  readonly isAll: boolean;
}

/** What could be chosen in a draft and is not. */
export function unchosenIn(schema: Schema, draft: unknown): Unchosen {
  const parts = optionalIn(schema, draft, "");
  const open = parts.filter(({ isUsed }) => !isUsed);
  return {
    titles: [...new Set(open.map(({ title }) => title))].filter((title) => title !== ""),
    isAll: parts.length > 0 && open.length === parts.length,
  };
}

interface Part {
  readonly title: string;
  readonly isUsed: boolean;
}

/** The parts of a draft that something can be put into: lists, members that may be missing or null, and numbers. */
function optionalIn(schema: Schema, draft: unknown, named: string): readonly Part[] {
  const title = schema.title ?? named;
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
    const said = member.title ?? name;
    if (required.includes(name)) return optionalIn(member, draft[name], said);
    return [{ title: title === "" ? said : title, isUsed: draft[name] !== undefined }];
  });
}

/** True for a branch whose fixed members are those of a draft. */
function matches({ properties = {} }: Schema, draft: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(properties).every(([name, each]) => {
    const choices = choicesOf(each);
    return choices === undefined || choices.some(({ value }) => value === draft[name]);
  });
}
