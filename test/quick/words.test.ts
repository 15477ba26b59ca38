import { readdirSync, readFileSync } from "node:fs";
import { type Node, type ParseResult, parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";

/**
 * Words that comments, documents and test names avoid: they hide who acts, or have several meanings. Write return, contain,
 * with, again, if. A `*` in a pointer may stand for each item.
 */
const RETIRED =
  /\b(told|tells?|whoever|nobody|beside|anew|reckoned|mends?|stands?(?! for|-)|hangs? on|the wires?)\b|(?<!there )\b(is|are) no\b(?! (longer|more|less|greater|fewer))/i;

/** Words that texts for readers avoid in addition: they are no units, or no words of this field. */
const RETIRED_IN_TEXTS = /\b(so many|as often|who wants|telling|(lay|laid|lays) over|goes on by itself|the tape)\b/i;

/** The folders whose texts are checked. */
const CHECKED_TEXTS = /^src\/(api|careers|core|handlers|library|local|mcp|proof)\//;

/** Texts with a word that only looks like a retired one. */
const TEXT_EXCEPTIONS = new Set(["Always TELLING."]);

/** Names that say when a value came about. A name says what the value is. Members of JSON that clients receive may have one. */
const PARTICIPLES = /^(asked|beaten|fallen|found|gathered|given|grown|kept|laid|said|told)$/i;

/** Built files, installed packages, and this file. */
const SKIPPED = /node_modules|\/generated\/|^docs\/(coverage|invariants|rulings)\/|^test\/quick\/words\.test\.ts$/;

const files = [".", "docs", "examples", "infra", "scripts", "src", "test"]
  .flatMap((folder) => {
    const names = readdirSync(folder, { recursive: folder !== ".", encoding: "utf8" });
    return names.map((name) => (folder === "." ? name : `${folder}/${name.replaceAll("\\", "/")}`));
  })
  .filter((file) => !SKIPPED.test(file));

interface Source extends Pick<ParseResult, "comments" | "program"> {
  readonly file: string;
  readonly text: string;
}

const sources: readonly Source[] = files
  .filter((file) => /^(examples|infra|scripts|src|test)\/.*\.(ts|tsx|mjs)$/.test(file))
  .map((file) => {
    const text = readFileSync(file, "utf8");
    const { comments, program } = parseSync(file, text);
    return { file, text, comments, program };
  });

function isRetired(text: string): boolean {
  return RETIRED.test(text.replaceAll(/`[^`]*`/g, ""));
}

function at(file: string, text: string, offset: number): string {
  return `${file}:${text.slice(0, offset).split("\n").length}`;
}

test("comments: no retired word", () => {
  const retired = sources.flatMap(({ file, text, comments }) =>
    comments
      .filter(({ value }) => isRetired(value))
      .map(({ start, value }) => `${at(file, text, start)} ${value.trim()}`),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(retired).toEqual([]);
});

test("documents: no retired word outside of code", () => {
  const documents = files.filter((file) => file.endsWith(".md"));
  const retired = documents.flatMap((file) => {
    const prose = readFileSync(file, "utf8").replaceAll(/^ *```.*?^ *```/gms, (code) => code.replaceAll(/[^\n]/g, ""));
    return prose.split("\n").flatMap((line, index) => (isRetired(line) ? [`${file}:${index + 1} ${line}`] : []));
  });
  expect(documents.length).toBeGreaterThan(20);
  expect(retired).toEqual([]);
});

test("texts for readers: no retired word", () => {
  const retired: string[] = [];
  let count = 0;
  for (const { file, text, program } of sources) {
    if (!CHECKED_TEXTS.test(file) || /\.test\.ts$/.test(file)) continue;
    const check = (start: number, value: string): void => {
      if (!value.includes(" ") || TEXT_EXCEPTIONS.has(value)) return;
      count += 1;
      const prose = value.replaceAll(/`[^`]*`/g, "");
      if (RETIRED.test(prose) || RETIRED_IN_TEXTS.test(prose)) retired.push(`${at(file, text, start)} ${value}`);
    };
    const visitor = new Visitor({
      Literal({ start, value }) {
        if (typeof value === "string") check(start, value);
      },
      TemplateLiteral({ start, quasis }) {
        check(start, quasis.map(({ value }) => value.cooked).join("…"));
      },
    });
    visitor.visit(program);
  }
  expect(count).toBeGreaterThan(1000);
  expect(retired).toEqual([]);
});

test("test names: no retired word", () => {
  const retired: string[] = [];
  for (const { file, text, program } of sources) {
    const visitor = new Visitor({
      CallExpression({ callee, arguments: [title] }) {
        if (!/^(describe|it|test)\b/.test(text.slice(callee.start, callee.end))) return;
        if (title?.type !== "Literal" && title?.type !== "TemplateLiteral") return;
        const name = text.slice(title.start + 1, title.end - 1);
        if (isRetired(name)) retired.push(`${at(file, text, title.start)} ${name}`);
      },
    });
    visitor.visit(program);
  }
  expect(retired).toEqual([]);
});

test("variables, parameters, functions and types: no bare participle", () => {
  const participles: string[] = [];
  for (const { file, text, program } of sources) {
    const check = (id: Node | null | undefined): void => {
      if (id?.type === "Identifier" && PARTICIPLES.test(id.name))
        participles.push(`${at(file, text, id.start)} ${id.name}`);
    };
    const checkFunction = ({ id, params }: { id?: Node | null; params: readonly Node[] }): void => {
      check(id);
      params.forEach(check);
    };
    new Visitor({
      VariableDeclarator: ({ id }) => check(id),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      TSTypeAliasDeclaration: ({ id }) => check(id),
      TSInterfaceDeclaration: ({ id }) => check(id),
      ClassDeclaration: ({ id }) => check(id),
    }).visit(program);
  }
  expect(participles).toEqual([]);
});
