import type { ExitCode } from "../../src/cli/exit";
import { run } from "../../src/cli/program";
import type { Terminal } from "../../src/cli/terminal";

/** What a command of a test came to. */
export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
  /** Files it wrote, and those it was given. */
  readonly files: ReadonlyMap<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly json: any;
}

/** What a test brings to a command. */
export interface Brought {
  /** What stands in files; an Error in one that cannot be read. */
  readonly files?: Readonly<Record<string, unknown>>;
  readonly stdin?: unknown;
  /** Answers a question; undefined when nobody is left to. It is told what was said and what stands in files so far. */
  readonly answer?: (
    question: string,
    said: readonly string[],
    files: ReadonlyMap<string, string>,
  ) => string | undefined;
  readonly isPeople?: boolean;
  readonly signal?: AbortSignal;
}

/** Runs the command line in this process, on files and answers of a test's own. */
export async function umpire(args: readonly string[], brought: Brought = {}): Promise<Ran> {
  const said: string[] = [];
  const warned: string[] = [];
  const given = Object.entries(brought.files ?? {}).filter(([, value]) => !(value instanceof Error));
  const files = new Map(given.map(([name, value]) => [name, asText(value)]));
  const terminal: Terminal = {
    say: (line) => void said.push(line),
    warn: (line) => void warned.push(line),
    ask: async (question) => {
      said.push(question);
      return brought.answer?.(question, said, files);
    },
    readAll: async () => asText(brought.stdin ?? ""),
    readFile: async (path) => {
      const content = files.get(path);
      if (content !== undefined) return content;
      const broken = brought.files?.[path];
      throw broken instanceof Error ? broken : Object.assign(new Error(`There is no ${path}.`), { code: "ENOENT" });
    },
    writeFile: async (path, content) => void files.set(path, content),
    replaceFile: async (path, content) => void files.set(path, content),
    appendFile: async (path, content) => void files.set(path, (files.get(path) ?? "") + content),
    isPeople: brought.isPeople ?? false,
    signal: brought.signal ?? new AbortController().signal,
  };
  const code = await run(args, terminal);
  const out = said.join("\n");
  return { code, out, err: warned.join("\n"), files, json: jsonIn(out) };
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
