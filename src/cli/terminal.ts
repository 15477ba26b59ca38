import { appendFile, readFile, realpath, rename, writeFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";

/** The input and output of the command line. Tests supply their own. */
export interface Terminal {
  /** Writes a line to standard output. */
  readonly say: (line: string) => void;
  /** Writes a line to standard error: faults, and the progress of long work. */
  readonly warn: (line: string) => void;
  /** Asks for a line. Undefined if the input has ended. */
  readonly ask: (question: string) => Promise<string | undefined>;
  /** Everything on standard input. */
  readonly readAll: () => Promise<string>;
  readonly readFile: (path: string) => Promise<string>;
  readonly writeFile: (path: string, content: string) => Promise<void>;
  /** Replaces a file atomically. */
  readonly replaceFile: (path: string, content: string) => Promise<void>;
  readonly appendFile: (path: string, content: string) => Promise<void>;
  /** True if standard output is a terminal. */
  readonly isPeople: boolean;
  /** Aborted when the user presses Ctrl+C. */
  readonly signal: AbortSignal;
}

/**
 * The terminal of this process. The first Ctrl+C stops long work, which then answers with its partial result. Later
 * questions get no answer.
 */
export function processTerminal(): Terminal {
  const stop = new AbortController();
  process.once("SIGINT", () => stop.abort());
  const stopped = new Promise<undefined>((resolve) => {
    stop.signal.addEventListener("abort", () => resolve(undefined));
  });
  let lines: AsyncIterator<string> | undefined;
  return {
    say: (line) => void process.stdout.write(`${line}\n`),
    warn: (line) => void process.stderr.write(`${line}\n`),
    async ask(question) {
      process.stdout.write(question);
      lines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
      const next = await Promise.race([lines.next(), stopped]);
      return next === undefined || next.done ? undefined : next.value;
    },
    readAll: () => text(process.stdin),
    readFile: (path) => readFile(path, "utf8"),
    writeFile: (path, content) => writeFile(path, content),
    async replaceFile(path, content) {
      const target = await realpath(path).catch(() => path);
      await writeFile(`${target}.new`, content);
      await rename(`${target}.new`, target);
    },
    appendFile: (path, content) => appendFile(path, content),
    isPeople: process.stdout.isTTY === true,
    signal: stop.signal,
  };
}
