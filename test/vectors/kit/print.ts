/** Columns a line of a vector file may take. */
const WIDTH = 160;

/** JSON as vector files hold it: a value stays on one line as long as it fits. */
export function printJson(value: unknown, indent = 0, room = 0): string {
  const line = oneLine(value);
  if (indent + room + line.length <= WIDTH || typeof value !== "object" || value === null) return line;
  const inner = " ".repeat(indent + 2);
  const outer = " ".repeat(indent);
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => inner + printJson(item, indent + 2, 1)).join(",\n")}\n${outer}]`;
  }
  const members = entriesOf(value).map(([key, item]) => {
    const head = `${JSON.stringify(key)}: `;
    return inner + head + printJson(item, indent + 2, head.length + 1);
  });
  return `{\n${members.join(",\n")}\n${outer}}`;
}

function oneLine(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  const members = entriesOf(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}
