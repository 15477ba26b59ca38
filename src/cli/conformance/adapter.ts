import { type ChildProcess, spawn } from "node:child_process";
import type { Answer } from "../../core/operation/contract";
import { OWED_BY_A_PROGRAM } from "./judge";
import { NoAnswer, tooLate } from "./no-answer";
import { readLines } from "./size";
import type { Target } from "./targets";

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
  const end = (why: string): void => {
    gone ??= new NoAnswer(why, "for ever");
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
  };
  child.on("error", (error) => end(`The program cannot be started: ${error.message}`));
  child.on("exit", (code) => end(`The program ended with ${code}.`));
  child.stdin.on("error", () => {});
  const onLine = (line: string): void => {
    const read = readLine(line);
    if (read !== undefined) waiting.get(read.id)?.resolve(read.answer);
  };
  // A line too long to be read does not tell whose answer it is.
  readLines(child.stdout, onLine, (error) => {
    for (const { reject } of waiting.values()) reject(error);
  });
  let id = 0;
  return {
    name: command,
    owed: OWED_BY_A_PROGRAM,
    async answer(asked) {
      if (gone !== undefined) throw gone;
      id += 1;
      const own = id;
      let timer: NodeJS.Timeout | undefined;
      try {
        return await new Promise<Answer>((resolve, reject) => {
          timer = setTimeout(() => reject(tooLate(seconds)), seconds * 1000);
          waiting.set(own, { resolve, reject });
          child.stdin.write(`${JSON.stringify({ id: own, ...asked })}\n`);
        });
      } finally {
        clearTimeout(timer);
        waiting.delete(own);
      }
    },
    async stop() {
      child.stdin.end();
      if (gone === undefined) await ended(child);
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

function readLine(line: string): { readonly id: number; readonly answer: Answer } | undefined {
  try {
    const read = JSON.parse(line) as { readonly id?: unknown; readonly answer?: unknown };
    const isAnswer = typeof read.id === "number" && typeof read.answer === "object" && read.answer !== null;
    return isAnswer ? (read as { id: number; answer: Answer }) : undefined;
  } catch {
    return undefined;
  }
}
