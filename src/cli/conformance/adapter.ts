import { type ChildProcess, spawn } from "node:child_process";
import type { Answer } from "../../core/contract/answer";
import { shorten } from "../../core/request/fault";
import { readJson } from "../../core/request/json";
import { REQUIRED_OF_PROGRAMS } from "./judge";
import { NoAnswer, tooLate } from "./no-answer";
import { readLines } from "./size";
import { isUnsupported, type Target } from "./targets";

/** Time for a program to exit after its input has ended, in milliseconds. */
const GRACE_MS = 2_000;

/** The promise of an answer that has not arrived. */
interface PendingAnswer {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A program in any language. It reads one JSON object per line, `{"id", "ruleset", "operation", "request"}`. It writes
 * one per line, `{"id", "answer"}`, in any order. Answers have the format of this project. Each answer has a timeout in
 * seconds and a maximum size.
 */
export function adapter(command: string, seconds: number): Target {
  // Its own process group: the shell may have started other processes, which must end with it.
  const child = spawn(command, { shell: true, detached: true, stdio: ["pipe", "pipe", "inherit"] });
  const pending = new Map<number, PendingAnswer>();
  let failure: NoAnswer | undefined;
  let id = 0;
  const end = (why: string): void => {
    failure ??= new NoAnswer(why, "forever");
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
  };
  child.on("error", (error) => end(`The program cannot be started: ${error.message}`));
  child.on("exit", (code) => end(`The program ended with ${code}.`));
  child.stdin.on("error", () => {});
  const onLine = (line: string): void => {
    if (line.trim() === "") return;
    const parsed = readLine(line);
    // A timed-out case may still be answered. An unknown id is an error.
    if (parsed === undefined || parsed.id < 1 || parsed.id > id) end(unexpectedLineMessage(line));
    else pending.get(parsed.id)?.resolve(parsed.answer);
  };
  // A line that is too long has no readable id, so it fails every pending case.
  readLines(child.stdout, onLine, (error) => {
    for (const { reject } of pending.values()) reject(error);
  });
  return {
    name: command,
    requiredMembers: REQUIRED_OF_PROGRAMS,
    async answer(call) {
      if (failure !== undefined) throw failure;
      id += 1;
      const callId = id;
      let timer: NodeJS.Timeout | undefined;
      try {
        const answer = await new Promise<Answer>((resolve, reject) => {
          timer = setTimeout(() => reject(tooLate(seconds)), seconds * 1000);
          pending.set(callId, { resolve, reject });
          child.stdin.write(`${JSON.stringify({ id: callId, ...call })}\n`);
        });
        return isUnsupported(answer) ? "UNSUPPORTED" : answer;
      } finally {
        clearTimeout(timer);
        pending.delete(callId);
      }
    },
    async stop() {
      child.stdin.end();
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) await waitForExit(child);
      child.stdout.destroy();
    },
  };
}

/** Waits for a program to exit, and kills it after the grace period. */
async function waitForExit(child: ChildProcess): Promise<void> {
  const killing = setTimeout(() => kill(child), GRACE_MS);
  await new Promise((resolve) => child.once("exit", resolve));
  clearTimeout(killing);
}

/** Kills a program and all processes it started. On systems without process groups, only the program itself. */
function kill(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, "SIGKILL");
  } catch {
    child.kill("SIGKILL");
  }
}

/** The message for a line that does not answer a pending case. */
function unexpectedLineMessage(line: string): string {
  return `The program wrote ${JSON.stringify(shorten(line))}, which does not answer a pending case. For each case, write one line {"id": ..., "answer": {"kind": ...}} and nothing else to standard output; see --help.`;
}

function readLine(line: string): { readonly id: number; readonly answer: Answer } | undefined {
  const parsed = readJson(line);
  if (!parsed.ok || typeof parsed.value !== "object" || parsed.value === null) return undefined;
  const { id, answer } = parsed.value as { readonly id?: unknown; readonly answer?: unknown };
  const isAnswer = typeof id === "number" && typeof answer === "object" && answer !== null && "kind" in answer;
  return isAnswer ? (parsed.value as { id: number; answer: Answer }) : undefined;
}
