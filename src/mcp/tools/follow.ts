import * as z from "zod";
import { awaitedField } from "../../careers/awaited";
import { followCareer } from "../../client/events";
import { UmpireError } from "../../client/wire";
import { text } from "../../core/contract/schema";
import { defineTool } from "../tool";

const USUAL_SECONDS = 30;
const MAX_SECONDS = 60;

const LOCAL_SERVICE = "http://localhost:4000";

const followedSchema = z.strictObject({
  kind: z.literal("FOLLOWED").describe("Always FOLLOWED."),
  career: text("Id of the career."),
  step: z
    .strictObject({
      version: z.int32().describe("Number of the step. Send it as `since` to wait for the next one."),
      kind: text("Kind of the step."),
      awaited: awaitedField,
    })
    .nullable()
    .describe("The next step. Null if there was none in that time."),
  revealed: z.boolean().describe("True if the game is over, so that every token may read all of it."),
  problem: z.string().nullable().describe("Why the service gave no answer. Null if it did."),
});

/** Waits for the next step of a game on a service. */
export const followTool = defineTool({
  name: "follow",
  title: "Follow a stored game",
  description:
    "Waits for the next step of a game that is stored on a service. The user sets the service and the token in UMPIRE_SERVICE and UMPIRE_TOKEN.",
  plays: false,
  input: z.strictObject({
    career: z.string().max(100).describe("Id of the career."),
    since: z.int32().min(0).optional().describe("The version that you know. Default: returns the newest step at once."),
    seconds: z
      .int32()
      .min(1)
      .max(MAX_SECONDS)
      .optional()
      .describe(`How long to wait. Limit: ${MAX_SECONDS}. Default: ${USUAL_SECONDS}.`),
  }),
  output: followedSchema,
  answer: async ({ career, since, seconds = USUAL_SECONDS }) => {
    const { UMPIRE_SERVICE: service = LOCAL_SERVICE, UMPIRE_TOKEN: token } = process.env;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), seconds * 1000);
    const options = {
      signal: stop.signal,
      ...(token !== undefined && { token }),
      ...(since !== undefined && { since }),
    };
    const followed = { kind: "FOLLOWED" as const, career };
    let problem: string | null = null;
    const onReconnect = (reason: Error) => {
      problem = reason.message;
      stop.abort();
    };
    try {
      for await (const event of followCareer(service, career, { ...options, onReconnect })) {
        if (event.event === "reveal") return { ...followed, step: null, revealed: true, problem: null };
        const { version, kind, awaited } = event;
        return { ...followed, step: { version, kind, awaited }, revealed: false, problem: null };
      }
    } catch (error) {
      if (!(error instanceof UmpireError)) throw error;
      problem = error.message;
    } finally {
      clearTimeout(timer);
    }
    return { ...followed, step: null, revealed: false, problem };
  },
});
