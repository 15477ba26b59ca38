/** Parses the members of a header such as `Accept`, in lower case, with their weights. The default weight is 1. */
export function parseWeights(header: string): ReadonlyMap<string, number> {
  const members = header.split(",").map((each): [string, number] => {
    const [name = "", ...parameters] = each.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    return [name, weight === undefined ? 1 : Number(weight) || 0];
  });
  return new Map(members.filter(([name]) => name !== ""));
}
