import { type Choice, choicesOf, initial, type Scalar, type Schema } from "./schema";

/** Returns the alternatives of a schema, including nested ones. */
export function branchesOf({ anyOf = [] }: Schema): readonly Schema[] {
  return anyOf.flatMap((each) => (each.anyOf === undefined ? [each] : branchesOf(each)));
}

/** Returns the fields with one fixed value per branch that distinguish the branches, in schema order. */
export function columnsOf(branches: readonly Schema[]): readonly string[] {
  const names = Object.keys(branches[0]?.properties ?? {});
  return names.filter((name) => {
    const values = branches.map(({ properties }) => choicesOf(properties?.[name] ?? {}));
    return values.every((each) => each?.length === 1) && new Set(values.map((each) => each![0]!.value)).size > 1;
  });
}

/** Returns the fixed value of a field in a branch, with its title. */
export function fixedChoice(branch: Schema, name: string): Choice {
  return choicesOf(branch.properties![name]!)![0]!;
}

/** Returns the distinct values of a column in some branches. */
export function valuesIn(branches: readonly Schema[], name: string): readonly Choice[] {
  const all = branches.map((branch) => fixedChoice(branch, name));
  return all.filter(({ value }, index) => all.findIndex((each) => each.value === value) === index);
}

/** Returns a draft with a column set. Later columns are cleared, unless only one value remains. */
export function withChoice(
  branches: readonly Schema[],
  chosen: Readonly<Record<string, unknown>>,
  name: string,
  value: Scalar,
): unknown {
  const columns = columnsOf(branches);
  const before = columns.slice(0, columns.indexOf(name));
  const next: Record<string, unknown> = {
    ...Object.fromEntries(before.map((each) => [each, chosen[each]])),
    [name]: value,
  };
  let rest = branches.filter((each) =>
    Object.entries(next).every(([key, one]) => fixedChoice(each, key).value === one),
  );
  for (const column of columns.slice(before.length + 1)) {
    const values = valuesIn(rest, column);
    if (values.length !== 1) break;
    next[column] = values[0]!.value;
    rest = rest.filter((each) => fixedChoice(each, column).value === next[column]);
  }
  const isOne = columns.every((column) => column in next) && rest.length === 1;
  return isOne ? { ...(initial(rest[0]!) as object), ...next } : next;
}

/** Returns the items that can be added to a list: one per actor if items differ by actor, or else one empty item. */
export function additions(items: Schema): readonly { readonly title: string | undefined; readonly value: unknown }[] {
  const branches = branchesOf(items);
  const [first] = columnsOf(branches);
  if (first === undefined) return [{ title: undefined, value: initial(items) ?? {} }];
  return branches.flatMap((branch, index, all) => {
    const [choice] = choicesOf(branch.properties![first]!)!;
    const isFirst = all.findIndex((each) => choicesOf(each.properties![first]!)![0]!.value === choice!.value) === index;
    const isOne = all.filter((each) => choicesOf(each.properties![first]!)![0]!.value === choice!.value).length === 1;
    return isFirst ? [{ title: choice!.title, value: isOne ? initial(branch) : { [first]: choice!.value } }] : [];
  });
}
