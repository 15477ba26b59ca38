import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const PAGES = [
  "README.md",
  "examples/README.md",
  ...readdirSync("docs")
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
  ...["hunters", "goeben", "pq17"].map((game) => `src/rulesets/${game}/README.md`),
];

/** A path of the project in code marks, as far as it names one file or folder. */
const CODE = /`((?:src|test|docs|infra|scripts|examples|schema)\/[\w./-]*\w\/?)`/g;

const LINK = /\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

it.each(PAGES)("%s names only files and folders that there are", (page) => {
  const text = readFileSync(page, "utf8");
  const named = [...text.matchAll(CODE)].map(([, path]) => path!);
  const linked = [...text.matchAll(LINK)].map(([, path]) => join(dirname(page), path!));
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([]);
});

it("the package is named as `npm pack` names it", () => {
  const { name, version } = JSON.parse(readFileSync("package.json", "utf8")) as { name: string; version: string };
  const tarballs = PAGES.flatMap((page) => readFileSync(page, "utf8").match(/[\w-]+-\d[\w.-]*\.tgz/g) ?? []);
  expect([...new Set(tarballs)]).toEqual([`${name}-${version}.tgz`]);
  const [, settings] = /^```json\n([\s\S]*?)^```$/m.exec(readFileSync("docs/mcp.md", "utf8"))!;
  const { command, args } = (
    JSON.parse(settings!) as { mcpServers: Record<string, { command: string; args: string[] }> }
  ).mcpServers[name]!;
  expect([command, ...args]).toEqual(["npx", "-y", "-p", `/path/to/${name}-${version}.tgz`, "umpire", "mcp"]);
});
