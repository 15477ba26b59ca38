// Writes docs/coverage/<ruleset>.md: rule by rule, the operations that play it and the vectors that show each of its
// sentences. With --check it fails if a sentence has no vector and no reason.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { rulesets } from "../src/rulesets/index";
import "./unread-output.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The effect of a rule. A rule that only `states` how something is shown needs neither tests nor sentences. */
type RuleKind = "rolls" | "modifies" | "forbids" | "counts" | "states";

/**
 * One claim of a rule in our own words. It has the vectors that fail if the claim is violated, or the reason why there
 * are none.
 */
export interface Sentence {
  readonly says: string;
  readonly vectors?: readonly string[];
  /** Why no vector can show it; starts with "open: " if the code does not obey it or a vector is still missing. */
  readonly why?: string;
}

/** One numbered rule, in our own words. */
export interface CoverageRule {
  readonly number: string;
  readonly title: string;
  readonly kind: RuleKind;
  /** Why the ruleset does not play the rule; left out for one that it plays. */
  readonly unplayed?: string;
  readonly sentences?: readonly Sentence[];
  /** Operations that play it, if neither they nor a vector cite it. */
  readonly operations?: readonly string[];
}

/** A vector: its id, the rules that its title and citation name, and the operation that it calls. */
interface VectorSummary {
  readonly name: string;
  readonly rules: readonly string[];
  readonly operation: string;
}

/** All data of the page. */
interface Evidence {
  readonly rules: readonly CoverageRule[];
  readonly vectors: readonly VectorSummary[];
  readonly operations: readonly { readonly name: string; readonly rules: readonly string[] }[];
  readonly rulings: readonly { readonly id: string; readonly section: string }[];
}

/** Maximum number of examples in a cell of the table. */
const MAX_EXAMPLES = 3;

/** Maximum number of vectors that a sentence names. */
const MAX_VECTORS_OF_SENTENCE = 3;

/** Maximum number of words in a sentence. */
const MAX_WORDS_OF_SENTENCE = 15;

const NUMBER = /^\d{1,2}(?:\.\d{1,2}){1,2}(?![\w.]*\d)/;

/** A chart name that may precede the number in a vector's title. */
const CHART = /^[A-Z][A-Z_]{3,} /;

/** The rule numbers a title starts with: one, or a list as in "9.6.4, 9.6.5 and the rest". */
export function leadingRules(title: string): string[] {
  const numbers: string[] = [];
  let rest = title;
  for (let match = NUMBER.exec(rest); match !== null; match = NUMBER.exec(rest)) {
    numbers.push(match[0]);
    rest = rest.slice(match[0].length);
    const comma = /^, (?=\d)/.exec(rest);
    if (comma === null) break;
    rest = rest.slice(comma[0].length);
  }
  return numbers;
}

function filesBelow(folder: string, ending: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const paths = entries.map((entry) => join(folder, entry).replaceAll("\\", "/"));
  return paths.filter((path) => path.endsWith(ending)).sort();
}

function vectorsOf(ruleset: string): VectorSummary[] {
  const files = filesBelow(`test/vectors/${ruleset}`, ".json").filter((path) => !path.includes("/snapshots/"));
  return files.flatMap((path) => {
    const { vectors } = JSON.parse(readFileSync(join(root, path), "utf8")) as {
      vectors: { id: string; title: string; citation: string; operation: string }[];
    };
    return vectors.map(({ id, title, citation, operation }) => {
      return { name: id, rules: [...new Set([...leadingRules(title.replace(CHART, "")), citation])], operation };
    });
  });
}

async function evidenceOf(id: string): Promise<Evidence> {
  const ruleset = rulesets.find((each) => each.id === id);
  if (ruleset === undefined) throw new Error(`There is no ruleset ${id}.`);
  const { rulings } = await ruleset.phrasesOf(ruleset.languages[0]);
  const index = readFileSync(join(root, `docs/coverage/${id}.rules.json`), "utf8");
  return {
    rules: (JSON.parse(index) as { rules: CoverageRule[] }).rules,
    vectors: vectorsOf(id),
    operations: [ruleset.start, ...ruleset.operations, ...ruleset.reports],
    rulings: Object.entries(rulings).map(([ruling, { section }]) => ({ id: ruling, section })),
  };
}

/** The vectors of a rule: their title or citation names it, or they show one of its sentences. */
function vectorsFor({ vectors }: Evidence, { number, sentences = [] }: CoverageRule): VectorSummary[] {
  const showing = new Set(sentences.flatMap((sentence) => sentence.vectors ?? []));
  return vectors.filter(({ name, rules }) => rules.includes(number) || showing.has(name));
}

/**
 * The operations that play a rule: they cite it, its vectors call them, or the list names them. Default: the operations
 * of its section.
 */
function operationsOf(evidence: Evidence, rule: CoverageRule): string[] {
  const { operations } = evidence;
  const called = new Set(vectorsFor(evidence, rule).map((vector) => vector.operation));
  const direct = operations.filter(
    ({ name, rules }) => rules.includes(rule.number) || called.has(name) || (rule.operations ?? []).includes(name),
  );
  const section = rule.number.split(".").slice(0, 2).join(".");
  const wider = operations.filter(({ rules }) => rules.includes(section));
  return (direct.length > 0 ? direct : wider).map(({ name }) => name);
}

const isPlayed = ({ unplayed }: CoverageRule): boolean => unplayed === undefined;

/** True if the ruleset must show every sentence of a rule. */
const needsSentences = (rule: CoverageRule): boolean => isPlayed(rule) && rule.kind !== "states";

const hasVector = ({ vectors = [] }: Sentence): boolean => vectors.length > 0;

const isOpen = ({ why = "" }: Sentence): boolean => why.startsWith("open:");

/** True if every sentence of a rule has a vector or a reason, and none of them is open. */
export function isShown({ sentences = [] }: CoverageRule): boolean {
  const isSettled = (sentence: Sentence): boolean =>
    hasVector(sentence) || (sentence.why !== undefined && !isOpen(sentence));
  return sentences.length > 0 && sentences.every(isSettled);
}

/** Rules without sentences, and sentences whose vectors and reasons are missing, unknown or too many. */
export function sentenceFaults(rules: readonly CoverageRule[], vectorIds: ReadonlySet<string>): string[] {
  return rules.flatMap((rule) => {
    const { number, title, sentences = [] } = rule;
    if (needsSentences(rule) && sentences.length === 0) return [`${number} has no sentences: ${title}`];
    const texts = new Set(sentences.map(({ says }) => says));
    const twice = texts.size < sentences.length ? [`${number} lists a sentence twice.`] : [];
    return [...twice, ...sentences.flatMap((sentence) => faultsOf(number, sentence, vectorIds))];
  });
}

function faultsOf(number: string, { says, vectors, why }: Sentence, vectorIds: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  if (says.trim().split(/\s+/).length > MAX_WORDS_OF_SENTENCE)
    faults.push(`has more than ${MAX_WORDS_OF_SENTENCE} words`);
  if ((vectors === undefined) === (why === undefined)) faults.push("needs either `vectors` or `why`");
  if (vectors?.length === 0) faults.push("has an empty list of vectors");
  if ((vectors?.length ?? 0) > MAX_VECTORS_OF_SENTENCE)
    faults.push(`names more than ${MAX_VECTORS_OF_SENTENCE} vectors`);
  if (new Set(vectors).size < (vectors?.length ?? 0)) faults.push("names a vector twice");
  for (const id of vectors ?? []) if (!vectorIds.has(id)) faults.push(`names the vector "${id}", which does not exist`);
  if (why?.trim() === "") faults.push("has an empty reason");
  return faults.map((fault) => `${number} "${says}" ${fault}.`);
}

/** Faults of the page: rules that no operation plays, and numbers that the list of rules does not contain. */
function shortcomings(evidence: Evidence): string[] {
  const { rules, vectors, operations, rulings } = evidence;
  const faults = sentenceFaults(rules, new Set(vectors.map(({ name }) => name)));
  for (const rule of rules) {
    if (needsSentences(rule) && operationsOf(evidence, rule).length === 0) {
      faults.push(`${rule.number} ${rule.kind}, but no operation plays it: ${rule.title}`);
    }
    for (const name of rule.operations ?? []) {
      if (!operations.some((each) => each.name === name))
        faults.push(`${rule.number} names ${name}, which is no operation and no report.`);
    }
    if (!isPlayed(rule) && operations.some((each) => each.rules.includes(rule.number))) {
      faults.push(`${rule.number} is cited by an operation, but the list says it is not played.`);
    }
  }
  const known = new Set(rules.map(({ number }) => number));
  const chapters = new Set(rules.map(({ number }) => number.split(".")[0]));
  const unknown = (number: string): boolean =>
    leadingRules(number)[0] === number &&
    chapters.has(number.split(".")[0]) &&
    !number.endsWith(".0") &&
    !known.has(number);
  const cited = [
    ...vectors.flatMap(({ name, rules: numbers }) => numbers.map((number) => ({ number, by: name }))),
    ...operations.flatMap(({ name, rules: numbers }) => numbers.map((number) => ({ number, by: name }))),
    ...rulings.map(({ id, section }) => ({ number: section, by: id })),
  ];
  for (const { number, by } of cited) if (unknown(number)) faults.push(`${number} is no rule, but "${by}" names it.`);
  return [...new Set(faults)];
}

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

function vectorsCell(vectors: readonly VectorSummary[]): string {
  if (vectors.length === 0) return "0";
  const examples = vectors.slice(0, MAX_EXAMPLES).map(({ name }) => `\`${name}\``);
  return `${vectors.length}: ${examples.join("; ")}${vectors.length > examples.length ? "; ..." : ""}`;
}

function sentencesCell({ sentences = [] }: CoverageRule): string {
  return sentences.length === 0 ? "" : `${sentences.filter(hasVector).length} of ${sentences.length}`;
}

function ruleRow(evidence: Evidence, rule: CoverageRule): string {
  const { number, title, kind, unplayed } = rule;
  const names = operationsOf(evidence, rule).map((name) => `\`${name}\``);
  const operations = unplayed === undefined ? names.join(", ") : `not played: ${unplayed}`;
  const vectors = vectorsCell(vectorsFor(evidence, rule));
  const rulings = evidence.rulings.filter(({ section }) => section === number).map(({ id }) => id);
  const cells = [number, cell(title), kind, sentencesCell(rule), operations, vectors, rulings.join(", ")];
  return `| ${cells.join(" | ")} |`;
}

/** The table of the sentences that no vector shows. */
function unshownTable(rules: readonly CoverageRule[]): string {
  const rows = rules.flatMap(({ number, sentences = [] }) =>
    sentences
      .filter((sentence) => !hasVector(sentence))
      .map(({ says, why = "" }) => `| ${number} | ${cell(says)} | ${cell(why)} |`),
  );
  if (rows.length === 0) return "";
  return `
## Sentences without a vector

| rule | sentence | reason |
| --- | --- | --- |
${rows.join("\n")}
`;
}

/** Generates the page. */
function pageText(title: string, evidence: Evidence): string {
  const { rules, vectors, rulings } = evidence;
  const owing = rules.filter(needsSentences);
  const sentences = rules.flatMap((rule) => rule.sentences ?? []);
  const reasons = sentences.filter((sentence) => !hasVector(sentence));
  const numbers = new Set(rules.map(({ number }) => number));
  const general = rulings.filter(({ section }) => !numbers.has(section));
  const elsewhere = general.map(({ id, section }) => `${id} (${section})`).join(", ");
  const table = rules.map((rule) => ruleRow(evidence, rule));
  return `# ${title}: rule by rule

Look up any rule: which operations play it, and which vectors show it. \`npm run coverage\` generates this
page from \`*.rules.json\` in this folder; do not edit it.

- ${rules.length} rules, ${rules.filter(isPlayed).length} of them played. ${owing.length} of these roll, modify, forbid or count; the others only state how something is shown.
- ${owing.filter(isShown).length} of these ${owing.length} count as played: each of their sentences has a vector or a reason, and none is open.
- ${sentences.length} sentences, ${sentences.length - reasons.length} of them with a vector, ${reasons.length} with a reason, of which ${reasons.filter(isOpen).length} are open.
- ${vectors.length} vectors.

The column "sentences" counts the sentences of a rule that a vector shows. The vectors of each sentence are in
\`*.rules.json\`.
The operations of a rule cite it, or its vectors call them, or the list names them. If there are none, the column shows
the operations that cite its section.
The column "vectors" counts the vectors of a rule: they cite it, their title starts with its number, or they show one of
its sentences.

| rule | title | kind | sentences | operations | vectors | rulings |
| --- | --- | --- | --- | --- | --- | --- |
${table.join("\n")}
${general.length > 0 ? `\nRulings on charts and chapters rather than on a rule: ${elsewhere}.\n` : ""}${unshownTable(rules)}`;
}

/** Writes the pages that do not exist yet. */
export async function writeMissingPages(): Promise<void> {
  for (const { id } of rulesets) if (!existsSync(join(root, `docs/coverage/${id}.md`))) await writePage(id, false);
}

async function main(args: readonly string[]): Promise<number> {
  const at = args.indexOf("--ruleset");
  const coveredIds = rulesets
    .map(({ id }) => id)
    .filter((id) => existsSync(join(root, `docs/coverage/${id}.rules.json`)));
  const ids = at < 0 ? coveredIds : [args[at + 1] ?? ""];
  return Math.max(...(await Promise.all(ids.map((id) => writePage(id, args.includes("--check"))))));
}

/** Writes the page of one ruleset. Returns 1 if a check finds faults. */
async function writePage(id: string, check: boolean): Promise<number> {
  const evidence = await evidenceOf(id);
  const faults = shortcomings(evidence);
  const path = `docs/coverage/${id}.md`;
  const text = pageText(rulesets.find((each) => each.id === id)!.title, evidence);
  writeFileSync(join(root, path), text);
  for (const fault of faults) console.error(fault);
  console.log(`${path}: ${evidence.rules.length} rules, ${faults.length} faults`);
  return check && faults.length > 0 ? 1 : 0;
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2));
}
