import * as z from "zod";
import { publishSchema, text } from "../../core/contract/schema";
import { faultSchema, malformedSchema, refusalSchema } from "../../core/engine/answer-schema";
import words from "../words/en.json";

/** The members of every problem (RFC 9457). */
const common = {
  type: z.string().meta({ format: "uri-reference", description: "The kind of problem, as a path that explains it." }),
  title: text("The kind of problem in words."),
  status: z.int32().describe("The HTTP status."),
  message: text("What is wrong, and what to do."),
  detail: text("The same as `message`, where RFC 9457 has it."),
  code: text("Stable code of the problem."),
};

/** A request that was rejected before it reached the rules. */
export const problemSchema = publishSchema(
  "Problem",
  "A request that was turned away before any rule was asked.",
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
    faults: z.exactOptional(z.array(faultSchema)).describe("Everything that is wrong with the request."),
  }),
);

/** A version conflict of a stored game. */
export const conflictProblemSchema = publishSchema(
  "ConflictProblem",
  "The stored game has moved on, or the Idempotency-Key came with another request.",
  z.strictObject({
    ...common,
    currentVersion: z.exactOptional(z.int32()).describe("The version the stored game has now."),
  }),
);
