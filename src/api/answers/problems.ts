import * as z from "zod";
import { publishSchema, text } from "../../core/contract/schema";
import { faultSchema, malformedSchema, refusalSchema } from "../../core/engine/answer-schema";
import words from "../words/en.json";

/** The members of every problem (RFC 9457). */
const common = {
  type: z.string().meta({ format: "uri-reference", description: "Problem type: a path that explains it." }),
  title: text("Title of the problem type."),
  status: z.int32().describe("HTTP status of the response."),
  message: text("The error, and how to correct it."),
  code: text("Stable code of the problem."),
};

/** A request that was rejected before it reached the rules. */
export const problemSchema = publishSchema(
  "Problem",
  "The service rejected the request before it applied any rule.",
  z.strictObject(common),
);

/** A refusal of the rules, as REST returns it. */
export const refusalProblemSchema = publishSchema(
  "RefusalProblem",
  words["refusal/doc"],
  z.strictObject({ ...common, ...refusalSchema.shape }),
);

/** A malformed request, as REST returns it. */
export const malformedProblemSchema = publishSchema(
  "MalformedProblem",
  words["malformed/doc"],
  z.strictObject({
    ...common,
    kind: malformedSchema.shape.kind,
    pointer: z.exactOptional(z.string()).describe("JSON pointer to the first fault."),
    faults: z.exactOptional(z.array(faultSchema)).describe("Every fault of the request."),
  }),
);

/** A version conflict of a stored game. */
export const conflictProblemSchema = publishSchema(
  "ConflictProblem",
  "The stored game has a newer version, or another request used the same Idempotency-Key.",
  z.strictObject({
    ...common,
    currentVersion: z.exactOptional(z.int32()).describe("The current version of the stored game."),
  }),
);
