import * as z from "zod";
import { endOf, endSchema } from "../proof/events";
import type { ChainStep } from "../proof/record";
import { CareerProblem } from "./problem";

/** Schema of the end of a game by its players. */
export const endingSchema = endSchema
  .extend({
    at: z.string().describe("Time of the end."),
    version: z.int32().describe("Number of the step that ended the game."),
  })
  .meta({ id: "CareerEnded", description: "How players ended a game that its rules did not end." });

/** Returns how players ended the game with its newest step. Null if they did not. */
export function endingOf(newest: ChainStep): z.infer<typeof endingSchema> | null {
  const end = endOf(newest);
  return end === undefined ? null : { ...end, at: newest.at, version: newest.version };
}

/** Throws a CareerProblem if players have ended the game. */
export function assertNotEnded({ kind, version }: Pick<ChainStep, "kind" | "version">): void {
  if (kind === "END") throw new CareerProblem("CAREER_ENDED", { values: { version } });
}
