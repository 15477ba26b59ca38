import { type ChildProcess, spawn } from "node:child_process";
import type { Answer } from "../../core/contract/answer";
import { shorten } from "../../core/request/fault";
import { readJson } from "../../core/request/json";
import { OWED_BY_A_PROGRAM } from "./judge";
import { NoAnswer, tooLate } from "./no-answer";
import { readLines } from "./size";
import { isUnsupported, type Target } from "./targets";

/** How long a program may go on when its input has ended, in milliseconds. */
const GRACE_MS = 2_000;

/** Who waits for an answer. */
interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A program in any language: it reads one JSON object a line, `{"id", "ruleset", "operation", "request"}`, and writes one a
 * line, `{"id", "answer"}`, in any order; the answer has the members of this project's own. It has so many seconds for
 * each, and a largest size.
 */
export function adapter(command: string, seconds: number): Target {
  // A group of its own, since the shell may have started others that have to end with it.
  const child = spawn(command, { shell: true, detached: true, stdio: ["pipe", "pipe", "inherit"] });
  const waiting = new Map<number, Waiting>();
  let gone: NoAnswer | undefined;
  let id = 0;
  const end = (why: string): void => {
    gone ??= new NoAnswer(why, "for ever");
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
  };
  child.on("error", (error) => end(`The program cannot be started: ${error.message}`));
  child.on("exit", (code) => end(`The program ended with ${code}.`));
  child.stdin.on("error", () => {});
  const onLine = (line: string): void => {
    if (line.trim() === "") return;
    const read = readLine(line);
    // A case whose time is over may still be answered; one that was never asked may not.
    if (read === undefined || read.id < 1 || read.id > id) end(nonsense(line));
    else waiting.get(read.id)?.resolve(read.answer);
  };
  // A line too long to be read does not tell whose answer it is.
  readLines(child.stdout, onLine, (error) => {
    for (const { reject } of waiting.values()) reject(error);
  });
  return {
    name: command,
    owed: OWED_BY_A_PROGRAM,
    async answer(asked) {
      if (gone !== undefined) throw gone;
      id += 1;
      const own = id;
      let timer: NodeJS.Timeout | undefined;
      try {
        const answer = await new Promise<Answer>((resolve, reject) => {
          timer = setTimeout(() => reject(tooLate(seconds)), seconds * 1000);
          waiting.set(own, { resolve, reject });
          child.stdin.write(`${JSON.stringify({ id: own, ...asked })}\n`);
        });
        return isUnsupported(answer) ? "UNSUPPORTED" : answer;
      } finally {
        clearTimeout(timer);
        waiting.delete(own);
      }
    },
    async stop() {
      child.stdin.end();
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) await ended(child);
      child.stdout.destroy();
    },
  };
}

/** Waits for a program to end by itself, and ends it when its grace is over. */
async function ended(child: ChildProcess): Promise<void> {
  const killing = setTimeout(() => kill(child), GRACE_MS);
  await new Promise((resolve) => child.once("exit", resolve));
  clearTimeout(killing);
}

/** Ends a program with all that it started; where there are no groups of processes, the program alone. */
function kill(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, "SIGKILL");
  } catch {
    child.kill("SIGKILL");
  }
}

/** What is said of a line that is no answer to a case that was asked. */
function nonsense(line: string): string {
  return `The program wrote ${JSON.stringify(shorten(line))}, which answers nothing it was asked; it has to write {"id": ..., "answer": {"kind": ...}} a line, and nothing else, to standard output (--help tells more).`;
}

function readLine(line: string): { readonly id: number; readonly answer: Answer } | undefined {
  const read = readJson(line);
  if (!read.ok || typeof read.value !== "object" || read.value === null) return undefined;
  const { id, answer } = read.value as { readonly id?: unknown; readonly answer?: unknown };
  const isAnswer = typeof id === "number" && typeof answer === "object" && answer !== null && "kind" in answer;
  return isAnswer ? (read.value as { id: number; answer: Answer }) : undefined;
}
