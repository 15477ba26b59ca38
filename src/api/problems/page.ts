import { sentenceIn } from "../edge/messages";
import { engineMessageOf } from "./engine";
import type { ProblemEntries, ProblemEntry, ProblemSource } from "./entry";
import { PROBLEM_TYPES, type ProblemName, problemPath } from "./kinds";
import { pageText, remedyOf } from "./words";

/** What `GET /problems/{type}` returns for a code or for a kind of problem. */
export interface ProblemPage {
  readonly type: string;
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly remedy: string;
  readonly codes: readonly string[];
  readonly messages: readonly string[];
  readonly sources: readonly ProblemSource[];
  readonly example: Readonly<Record<string, unknown>> | null;
}

/** Returns the facts about every code in a language. They are generated from the declarations and loaded on first use. */
export async function loadEntries(language: string): Promise<ProblemEntries> {
  return ((await import(`../../../schema/problems/${language}.json`)) as { readonly default: ProblemEntries }).default;
}

/** Returns every code with the path of its page. */
export function listCodes(entries: ProblemEntries, language: string) {
  return Object.entries(entries).map(([code, entry]) => {
    const { type, status, title } = pageOfCode(code, entry, language);
    return { code, type, status, title };
  });
}

/** Returns the page of a kind of problem, which lists its codes. */
export function pageOfKind(kind: ProblemName, entries: ProblemEntries, language: string): ProblemPage {
  const codes = Object.keys(entries).filter((code) => entries[code]!.sources.some((source) => source.kind === kind));
  return {
    type: problemPath(kind),
    ...wordsOf(kind, undefined, language),
    codes,
    messages: [],
    sources: [],
    example: null,
  };
}

/** The kinds of problem that examples from vectors are of, because a code may be a fault in one game and a refusal in another. */
const KINDS_OF_EXAMPLES: Readonly<Record<string, ProblemName>> = { MALFORMED: "malformed", REFUSAL: "refusal" };

/** Returns the page of a code: its kind, its messages, where it comes from, and an example answer. */
export function pageOfCode(code: string, entry: ProblemEntry, language: string): ProblemPage {
  const { messages, sources, example } = entry;
  const type = problemPath(code);
  const engineMessage = engineMessageOf(code);
  if (engineMessage !== undefined) {
    const words = { ...wordsOf("malformed", code, language), description: pageText("engine/doc", language) };
    const shown = { errors: [{ message: engineMessage, extensions: { code, type } }] };
    return { type, ...words, codes: [code], messages, sources, example: shown };
  }
  const kind = KINDS_OF_EXAMPLES[String(example?.kind)] ?? sources[0]!.kind;
  const words = wordsOf(kind, code, language);
  const { title, status } = words;
  const { message, ...members } =
    example ?? plainExample(code, kind, entry.sample ?? { message: words.description, pointer: "" });
  const shown = { type, title, status, message, ...members };
  return { type, ...words, codes: [code], messages, sources, example: shown };
}

/** Returns an example without a vector. */
function plainExample(
  code: string,
  kind: ProblemName,
  { message, pointer, ...members }: NonNullable<ProblemEntry["sample"]>,
) {
  if (kind !== "malformed") return { message, code, ...members };
  return { message, kind: "MALFORMED", code, pointer, faults: [{ code, pointer, message }] };
}

function wordsOf(kind: ProblemName, code: string | undefined, language: string) {
  return {
    status: PROBLEM_TYPES[kind],
    title: sentenceIn(`${kind}/title`, language),
    description: sentenceIn(`${kind}/doc`, language),
    remedy: remedyOf(code, kind, language),
  };
}
