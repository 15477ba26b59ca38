import { appendFile, readFile, realpath, rename, writeFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";

/** What the command line has to do with the world; tests bring their own. */
export interface Terminal {
  /** Writes a line to standard output. */
  readonly say: (line: string) => void;
  /** Writes a line to standard error: faults, and the progress of long work. */
  readonly warn: (line: string) => void;
  /** Asks for a line; undefined when there is nobody left to answer. */
  readonly ask: (question: string) => Promise<string | undefined>;
  /** Everything on standard input. */
  readonly readAll: () => Promise<string>;
  readonly readFile: (path: string) => Promise<string>;
  readonly writeFile: (path: string, content: string) => Promise<void>;
  /** Writes a file anew, whole or not at all. */
  readonly replaceFile: (path: string, content: string) => Promise<void>;
  readonly appendFile: (path: string, content: string) => Promise<void>;
  /** True when people read standard output. */
  readonly isPeople: boolean;
  /** Aborted when the user wants to stop. */
  readonly signal: AbortSignal;
}

/** The terminal of this process. Ctrl+C once stops long work and lets it answer with what it has; nobody answers a question after it. */
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
