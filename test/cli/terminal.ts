import type { ExitCode } from "../../src/cli/exit";
import { run } from "../../src/cli/program";
import type { Terminal } from "../../src/cli/terminal";

/** The result of a command in a test. */
export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
  /** Files before and after the command. */
  readonly files: ReadonlyMap<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly json: any;
}

/** The inputs of a command in a test. */
export interface Brought {
  /** Contents of files. An Error makes the file unreadable. */
  readonly files?: Readonly<Record<string, unknown>>;
  readonly stdin?: unknown;
  /** Answers a question, given the printed lines and the files so far. Undefined if the input has ended. */
  readonly answer?: (
    question: string,
    printed: readonly string[],
    files: ReadonlyMap<string, string>,
  ) => string | undefined;
  readonly isPeople?: boolean;
  readonly signal?: AbortSignal;
  /** Called after each printed line. */
  readonly onLine?: (line: string) => void;
}

/** Runs the command line in this process, with the files and answers of a test. */
export async function umpire(args: readonly string[], brought: Brought = {}): Promise<Ran> {
  const printed: string[] = [];
  const warned: string[] = [];
  const inputFiles = Object.entries(brought.files ?? {}).filter(([, value]) => !(value instanceof Error));
  const files = new Map(inputFiles.map(([name, value]) => [name, asText(value)]));
  const terminal: Terminal = {
    say: (line) => {
      printed.push(line);
      brought.onLine?.(line);
    },
    warn: (line) => void warned.push(line),
    ask: async (question) => {
      printed.push(question);
      return brought.answer?.(question, printed, files);
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
  const out = printed.join("\n");
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
