import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The most words of a sentence on average over a document. */
const AVERAGE_WORDS = 20;

/** A sentence of more words than this is long. */
const LONG_WORDS = 30;

/** The largest share of long sentences in a document. */
const LONG_SHARE = 0.03;

/** Documents with fewer sentences are too short for an average or a share. */
const ENOUGH_SENTENCES = 20;

/** Pages that scripts write, and installed packages. */
const SKIPPED = /^docs\/(coverage|invariants|rulings)\/|node_modules/;

const DOCUMENTS = [".", "docs", "examples", "src", "test/vectors"]
  .flatMap((folder) => {
    const names = readdirSync(folder, { recursive: folder !== ".", encoding: "utf8" });
    return names.map((name) => (folder === "." ? name : `${folder}/${name.replaceAll("\\", "/")}`));
  })
  .filter((file) => file.endsWith(".md") && !SKIPPED.test(file));

/** A line that starts a block of its own: an item of a list. */
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;

/** A line that is not prose: a heading, a row of a table, HTML, or the definition of a link. */
const NOT_PROSE = /^\s*(?:#|\||<|\[[^\]]+\]:)/;

/** Returns the paragraphs and items of a Markdown document in one line each, without code, headings and tables. */
function blocksOf(markdown: string): readonly string[] {
  const blocks: string[] = [];
  let isOpen = false;
  let fence: string | undefined;
  for (const line of markdown.split("\n")) {
    const mark = /^\s*(?:>\s*)?(```+|~~~+)/.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      continue;
    }
    const isIndentedCode = !isOpen && /^ {4}/.test(line) && !ITEM.test(line);
    if (mark !== undefined || line.trim() === "" || NOT_PROSE.test(line) || isIndentedCode) {
      fence = mark;
      isOpen = false;
      continue;
    }
    const text = line
      .replace(/^\s*>\s?/, "")
      .replace(ITEM, "")
      .trim();
    if (isOpen && !ITEM.test(line)) blocks.push(`${blocks.pop()} ${text}`);
    else blocks.push(text);
    isOpen = true;
  }
  return blocks;
}

/** Stands for code in a line, as one word that may start a sentence. */
const CODE = "Code";

/** Returns the sentences of a paragraph, in plain words: code counts as one word, a link as its text. */
function sentencesOf(block: string): readonly string[] {
  const words = block
    .replaceAll(/(`+).+?\1/g, CODE)
    .replaceAll(/!?\[(.?)([^\]]*)\]\([^)]*\)/gu, (_, first: string, rest: string) => `${first.toUpperCase()}${rest}`)
    .replaceAll(/\*\*|(?<!\w)[*_]|[*_](?!\w)/g, "");
  return words.split(/(?<=[.!?][)"”]?)\s+(?=["“(]?\p{Lu})|(?<=:)\s+(?=\p{Lu}(?!ode\b))/u);
}

const wordsIn = (sentence: string): number => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'./-]*/gu)?.length ?? 0;

/** Returns the sentences of a document with at least one word. */
function sentencesIn(markdown: string): readonly string[] {
  return blocksOf(markdown)
    .flatMap(sentencesOf)
    .filter((sentence) => wordsIn(sentence) > 0);
}

it("reads the sentences of Markdown without code, tables and headings", () => {
  const markdown = [
    "# A title",
    "",
    "One sentence of `some code` here. `Code` starts",
    "another one, with [a link](there.md). [this](one.md) begins a sentence.",
    "",
    "    echo indented code",
    "",
    "| a | table |",
    "- an item",
    "- **Next:** Two words. And",
    "  three more words",
    "```sh",
    "echo not prose.",
    "```",
    "> A quotation.",
  ];
  expect(sentencesIn(markdown.join("\n"))).toEqual([
    "One sentence of Code here.",
    "Code starts another one, with A link.",
    "This begins a sentence.",
    "an item",
    "Next:",
    "Two words.",
    "And three more words",
    "A quotation.",
  ]);
  expect(wordsIn("Code starts another one-word link, at 4.5 a.m.")).toBe(8);
});

const LONG_ENOUGH = DOCUMENTS.map((file) => ({ file, sentences: sentencesIn(readFileSync(file, "utf8")) })).filter(
  ({ sentences }) => sentences.length >= ENOUGH_SENTENCES,
);

it.each(LONG_ENOUGH)("$file: short sentences", ({ sentences }) => {
  const total = sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0);
  expect(total / sentences.length, "words a sentence on average").toBeLessThanOrEqual(AVERAGE_WORDS);
  const long = sentences.filter((sentence) => wordsIn(sentence) > LONG_WORDS);
  const most = Math.floor(sentences.length * LONG_SHARE);
  expect(long.length > most ? long : [], `sentences of more than ${LONG_WORDS} words; at most ${most} of them`).toEqual(
    [],
  );
});

it("reads the documents", () => {
  expect(LONG_ENOUGH.length).toBeGreaterThan(20);
});
