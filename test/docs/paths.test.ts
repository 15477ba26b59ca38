import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const PAGES = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", ".github/pull_request_template.md"],
  "examples/README.md",
  ...readdirSync("docs")
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
  ...readdirSync("docs/adr").map((file) => `docs/adr/${file}`),
  ...["hunters", "goeben", "pq17"].map((game) => `src/rulesets/${game}/README.md`),
];

/** A path in a code span, up to the part that names a single file or folder. */
const CODE = /`((?:src|test|docs|infra|scripts|examples|schema)\/[\w./-]*\w\/?)`/g;

const LINK = /\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

/** A link to a heading, of another page or of the same one. */
const TO_HEADING = /\]\((?!https?:)([^)#\s]*\.md)?#([^)\s]+)\)/g;

/** The anchors that hosts generate for a page's headings. */
function anchorsOf(page: string): string[] {
  const headings = [...readFileSync(page, "utf8").matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading!);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

it.each(PAGES)("%s names only existing files and folders", (page) => {
  const text = readFileSync(page, "utf8");
  const inCode = [...text.matchAll(CODE)].map(([, path]) => path!);
  const linked = [...text.matchAll(LINK)].map(([, path]) => join(dirname(page), path!));
  expect([...inCode, ...linked].filter((path) => !existsSync(path))).toEqual([]);
});

it.each(PAGES)("%s links only to existing headings", (page) => {
  const links = [...readFileSync(page, "utf8").matchAll(TO_HEADING)].map(([, path, anchor]) => ({
    target: path === undefined ? page : join(dirname(page), path),
    anchor: anchor!,
  }));
  expect(links.filter(({ target, anchor }) => !anchorsOf(target).includes(anchor))).toEqual([]);
});

it("docs/adr/README.md lists every record by its number and title", () => {
  const records = readdirSync("docs/adr").filter((file) => file !== "README.md");
  const rows = records.map((file) => {
    const [, number, title] = /^# (\d{4}): (.*)\n/.exec(readFileSync(`docs/adr/${file}`, "utf8"))!;
    return `| [${number}](${file}) | ${title} |`;
  });
  expect(readFileSync("docs/adr/README.md", "utf8").match(/^\| \[\d{4}\].*$/gm)).toEqual(rows);
});

it("docs name the package as `npm pack` does", () => {
  const { name, version } = JSON.parse(readFileSync("package.json", "utf8")) as { name: string; version: string };
  const tarballs = PAGES.flatMap((page) => readFileSync(page, "utf8").match(/[\w-]+-\d[\w.-]*\.tgz/g) ?? []);
  expect([...new Set(tarballs)]).toEqual([`${name}-${version}.tgz`]);
  const [, settings] = /^```json\n([\s\S]*?)^```$/m.exec(readFileSync("docs/mcp.md", "utf8"))!;
  const { command, args } = (
    JSON.parse(settings!) as { mcpServers: Record<string, { command: string; args: string[] }> }
  ).mcpServers[name]!;
  expect([command, ...args]).toEqual(["npx", "-y", "-p", `/path/to/${name}-${version}.tgz`, "umpire", "mcp"]);
});
