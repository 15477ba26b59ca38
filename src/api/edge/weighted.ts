/** The members of a header such as `Accept` in lower case, each with its weight, which is 1 unless said. */
export function weighted(header: string): ReadonlyMap<string, number> {
  const members = header.split(",").map((each): [string, number] => {
    const [name = "", ...parameters] = each.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    return [name, weight === undefined ? 1 : Number(weight) || 0];
  });
  return new Map(members.filter(([name]) => name !== ""));
}
