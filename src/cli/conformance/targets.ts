import { UmpireError, wireTo } from "../../client/wire";
import { analyse } from "../../core/analysis/call";
import { takeOver } from "../../core/analysis/take-over/take-over";
import type { Answer } from "../../core/contract/answer";
import type { Request } from "../../core/contract/request";
import { adjudicate } from "../../core/engine/adjudicate";
import { requireRuleset } from "../request";
import { REQUIRED_OF_SERVERS, type RequiredMembers } from "./judge";
import type { EngineCall } from "./laws";
import { NoAnswer, tooLate } from "./no-answer";
import { limitBody } from "./size";
import { TAKE_OVER } from "./take-over";

/** An engine under test. It answers requests in the format of the kernel. */
export interface Target {
  readonly name: string;
  /** The members that its answers must have. */
  readonly requiredMembers: RequiredMembers;
  /** Returns the answer, or "UNSUPPORTED". Throws NoAnswer if no readable answer arrives in time. */
  readonly answer: (call: EngineCall) => Promise<Answer | "UNSUPPORTED">;
  readonly stop: () => Promise<void>;
}

/** True for an answer of kind UNSUPPORTED. */
export function isUnsupported(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "kind" in answer && answer.kind === "UNSUPPORTED";
}

/** HTTP status for an operation that the server does not support. */
const NOT_IMPLEMENTED = 501;

/** The kernel of this project, in this process. */
export const ownKernel: Target = {
  name: "the kernel",
  requiredMembers: REQUIRED_OF_SERVERS,
  async answer({ ruleset: id, operation, request }) {
    const ruleset = await requireRuleset(id);
    if (operation === TAKE_OVER) return (await analyse(ruleset, takeOver, { ...request })) as Answer;
    return adjudicate(ruleset, { operation, ...request } as Request);
  },
  stop: async () => {},
};

/**
 * A server with the REST API. It has `seconds` for a whole answer, which has a maximum size. Redirects are not
 * followed.
 */
export function endpoint(url: string, seconds: number): Target {
  return {
    name: wireTo(url).baseUrl,
    requiredMembers: REQUIRED_OF_SERVERS,
    async answer({ ruleset, operation, request }) {
      let oversized: NoAnswer | undefined;
      const wire = wireTo(url, {
        fetch: async (target, init) =>
          limitBody(await fetch(target, { ...init, redirect: "manual" }), (error) => {
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
