import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { UmpireError, wireTo } from "../../client/wire";
import { adjudicate, type Request } from "../../core/operation/adjudicate";
import type { Answer } from "../../core/operation/contract";
import { rulesetOf } from "../request";
import type { VectorRequest } from "./vectors";

/** An engine under test: it answers a request to an operation as the kernel would word it. */
export interface Target {
  readonly name: string;
  readonly answer: (ruleset: string, operation: string, request: VectorRequest) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

/** Thrown when an engine gives no answer that can be read. */
export class NoAnswer extends Error {}

/** The kernel of this project, in this process. */
export const ownKernel: Target = {
  name: "the kernel",
  answer: async (ruleset, operation, request) =>
    adjudicate(await rulesetOf(ruleset), { operation, ...request } as Request),
  stop: async () => {},
};

/** A server that speaks the REST wire. */
export function endpoint(url: string): Target {
  const wire = wireTo(url);
  return {
    name: wire.baseUrl,
    async answer(ruleset, operation, request) {
      const path = `/v1/${encodeURIComponent(ruleset)}/${encodeURIComponent(operation)}`;
      const { status, body } = await wire.send("POST", path, request).catch((error: unknown) => {
        throw new NoAnswer(error instanceof UmpireError ? error.message : String(error));
      });
      if (typeof body !== "object" || body === null) throw new NoAnswer(`HTTP ${status} without JSON.`);
      if (status === 200 || status === 400) return body as Answer;
      if (status === 422) return { ...body, message: "detail" in body ? body.detail : undefined } as Answer;
      throw new NoAnswer(`HTTP ${status}.`);
    },
    stop: async () => {},
  };
}

/** How long a program may take for one answer, in milliseconds. */
const ANSWER_MS = 20_000;

/**
 * A program in any language: it reads one JSON object a line, `{"id", "ruleset", "operation", "request"}`, and writes one a
 * line, `{"id", "answer"}`, in any order; the answer has the members of this project's own.
 */
export function adapter(command: string): Target {
  const child = spawn(command, { shell: true, stdio: ["pipe", "pipe", "inherit"] });
  const waiting = new Map<
    number,
    { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void }
  >();
  let gone: string | undefined;
  const end = (why: string): void => {
    gone = why;
    for (const { reject } of waiting.values()) reject(new NoAnswer(why));
    waiting.clear();
  };
  child.on("error", (error) => end(`The program cannot be started: ${error.message}`));
  child.on("exit", (code) => end(`The program ended with ${code}.`));
  child.stdin.on("error", () => {});
  createInterface({ input: child.stdout }).on("line", (line) => {
    const read = readLine(line);
    const asked = read === undefined ? undefined : waiting.get(read.id);
    if (read === undefined || asked === undefined) return;
    waiting.delete(read.id);
    asked.resolve(read.answer);
  });
  let id = 0;
  return {
    name: command,
    answer(ruleset, operation, request) {
      if (gone !== undefined) return Promise.reject(new NoAnswer(gone));
      id += 1;
      const own = id;
      return new Promise<Answer>((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(own);
          reject(new NoAnswer(`No answer within ${ANSWER_MS / 1000} seconds.`));
        }, ANSWER_MS);
        const settled =
          <T>(act: (value: T) => void) =>
          (value: T) => {
            clearTimeout(timer);
            act(value);
          };
        waiting.set(own, { resolve: settled(resolve), reject: settled(reject) });
        child.stdin.write(`${JSON.stringify({ id: own, ruleset, operation, request })}\n`);
      });
    },
    async stop() {
      child.stdin.end();
      if (gone === undefined) await new Promise((resolve) => child.once("exit", resolve));
    },
  };
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
