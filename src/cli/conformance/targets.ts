import { UmpireError, wireTo } from "../../client/wire";
import { analyse } from "../../core/analysis/call";
import { takeOver } from "../../core/analysis/take-over/take-over";
import type { Answer } from "../../core/contract/answer";
import type { Request } from "../../core/contract/request";
import { adjudicate } from "../../core/engine/adjudicate";
import { rulesetOf } from "../request";
import { OWED_ON_THE_WIRE, type Owed } from "./judge";
import type { Asked } from "./laws";
import { NoAnswer, tooLate } from "./no-answer";
import { bounded } from "./size";
import { TAKE_OVER } from "./take-over";

/** An engine under test: it answers a request to an operation as the kernel would word it. */
export interface Target {
  readonly name: string;
  /** What its answers must tell. */
  readonly owed: Owed;
  /** The answer, or that the engine does not support the case. Throws NoAnswer when nothing that can be read comes back in time. */
  readonly answer: (asked: Asked) => Promise<Answer | "UNSUPPORTED">;
  readonly stop: () => Promise<void>;
}

/** True for an answer that says that the engine does not support the case. */
export function isUnsupported(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "kind" in answer && answer.kind === "UNSUPPORTED";
}

/** The HTTP status of a server that does not support an operation. */
const NOT_IMPLEMENTED = 501;

/** The kernel of this project, in this process. */
export const ownKernel: Target = {
  name: "the kernel",
  owed: OWED_ON_THE_WIRE,
  async answer({ ruleset: id, operation, request }) {
    const ruleset = await rulesetOf(id);
    if (operation === TAKE_OVER) return (await analyse(ruleset, takeOver, { ...request })) as Answer;
    return adjudicate(ruleset, { operation, ...request } as Request);
  },
  stop: async () => {},
};

/**
 * A server that speaks the REST wire; it has so many seconds for the whole of an answer, which has a largest size, and is
 * not followed elsewhere.
 */
export function endpoint(url: string, seconds: number): Target {
  return {
    name: wireTo(url).baseUrl,
    owed: OWED_ON_THE_WIRE,
    async answer({ ruleset, operation, request }) {
      let oversized: NoAnswer | undefined;
      const wire = wireTo(url, {
        fetch: async (target, sent) =>
          bounded(await fetch(target, { ...sent, redirect: "manual" }), (error) => {
            oversized = error;
          }),
      });
      const path = `/v1/${encodeURIComponent(ruleset)}/${encodeURIComponent(operation)}`;
      const signal = AbortSignal.timeout(seconds * 1000);
      const { status, body } = await wire.send("POST", path, request, { signal }).catch((error: unknown) => {
        if (oversized !== undefined) throw oversized;
        if (signal.aborted) throw tooLate(seconds);
        if (!(error instanceof UmpireError)) throw new NoAnswer(String(error), "now");
        throw new NoAnswer(error.message, error.status === 0 ? "now" : "none");
      });
      if (status === NOT_IMPLEMENTED || isUnsupported(body)) return "UNSUPPORTED";
      if (status >= 300 && status < 400)
        throw new NoAnswer(`HTTP ${status}: a redirect, which is not followed.`, "none");
      if (typeof body !== "object" || body === null) throw new NoAnswer(`HTTP ${status} without JSON.`, "none");
      if (status === 200 || status === 400 || status === 422) return body as Answer;
      throw new NoAnswer(`HTTP ${status}.`, "none");
    },
    stop: async () => {},
  };
}
