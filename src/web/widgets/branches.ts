import { type Choice, choicesOf, initial, type Scalar, type Schema } from "./schema";

/** The alternatives of a schema, those that lie within another one among them. */
export function branchesOf({ anyOf = [] }: Schema): readonly Schema[] {
  return anyOf.flatMap((each) => (each.anyOf === undefined ? [each] : branchesOf(each)));
}

/** The fields that have one value in every branch, and so tell the branches apart; those first that tell most apart. */
export function columnsOf(branches: readonly Schema[]): readonly string[] {
  const names = Object.keys(branches[0]?.properties ?? {});
  return names.filter((name) => {
    const values = branches.map(({ properties }) => choicesOf(properties?.[name] ?? {}));
    return values.every((each) => each?.length === 1) && new Set(values.map((each) => each![0]!.value)).size > 1;
  });
}

/** The one value of a field in a branch, with its words. */
export function fixed(branch: Schema, name: string): Choice {
  return choicesOf(branch.properties![name]!)![0]!;
}

/** The values of a column in some branches, each once. */
export function valuesIn(branches: readonly Schema[], name: string): readonly Choice[] {
  const all = branches.map((branch) => fixed(branch, name));
  return all.filter(({ value }, index) => all.findIndex((each) => each.value === value) === index);
}

/** A draft after a value of a column was taken; the columns after it are asked again, unless one value is left of them. */
export function taken(
  branches: readonly Schema[],
  chosen: Readonly<Record<string, unknown>>,
  name: string,
  value: Scalar,
): unknown {
  const columns = columnsOf(branches);
  const before = columns.slice(0, columns.indexOf(name));
  const wanted: Record<string, unknown> = {
    ...Object.fromEntries(before.map((each) => [each, chosen[each]])),
    [name]: value,
  };
  let rest = branches.filter((each) => Object.entries(wanted).every(([key, one]) => fixed(each, key).value === one));
  for (const column of columns.slice(before.length + 1)) {
    const values = valuesIn(rest, column);
    if (values.length !== 1) break;
    wanted[column] = values[0]!.value;
    rest = rest.filter((each) => fixed(each, column).value === wanted[column]);
  }
  const isOne = columns.every((column) => column in wanted) && rest.length === 1;
  return isOne ? { ...(initial(rest[0]!) as object), ...wanted } : wanted;
}

/** What a list can be lengthened by: an item for each actor where items are told apart by who acts, else an empty one. */
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
