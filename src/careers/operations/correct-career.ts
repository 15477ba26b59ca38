import * as z from "zod";
import { codes } from "../../core/contract/schema";
import type { SnapshotBase } from "../../core/contract/snapshot";
import { digestOf } from "../../core/json/canonical";
import { mergePatch, overlay } from "../../core/json/merge";
import { isMalformed } from "../../core/request/result";
import { parseSnapshot } from "../../core/request/snapshot";
import { requestedPhrases } from "../../core/text/localize";
import { formatFault } from "../../core/text/message";
import { TYPED_TEXT_CODE, typedTextSchema } from "../../core/text/typed-text";
import { appendEvent } from "../appending";
import { defineCareerOperation } from "../declaration";
import { assertRole, openCareer } from "../gate";
import { CareerProblem, malformedInput, snapshotTooLarge, versionConflict } from "../problem";
import { markOf } from "../request";
import { careerId, careerLanguageField, careerSchema, idempotencyKey } from "../shapes";
import { REASON_LENGTH } from "../takeback";
import { authorOf } from "../tokens";
import { answerOptionsOf, showCareer } from "../visibility";

/** Meanings of null in a patch. */
const NULLS = {
  REMOVE: "Null removes the member.",
  STAY: "Null is a value like any other.",
};

/** Corrects the position of a game as its referee. */
export const correctCareer = defineCareerOperation({
  name: "correctCareer",
  title: "Correct the position",
  doc: "Changes the newest snapshot by a JSON merge patch, as the owner or the referee of a game with a referee. The rules check the new snapshot. A step of the kind CORRECTION records the patch and the reason. Sides see the reason and their new view, but not the patch before the end of the game.",
  method: "POST",
  isMutation: true,
  path: "/v1/careers/:career/corrections",
  token: "REQUIRED",
  input: z.strictObject({
    career: careerId,
    expectedVersion: z.int32().min(0).describe("The version that you last read."),
    patch: z.record(z.string(), z.unknown()).describe("The changes to the snapshot, as a JSON merge patch (RFC 7396)."),
    nulls: codes("CareerPatchNulls", "The meaning of null in a patch.", NULLS)
      .optional()
      .describe("The meaning of null in the patch. Default: REMOVE."),
    reason: typedTextSchema(REASON_LENGTH, TYPED_TEXT_CODE).describe("The reason. Everyone sees it."),
    language: careerLanguageField,
    idempotencyKey,
  }),
  output: careerSchema,
  async call(context, caller, input) {
    const { career, expectedVersion, patch, nulls = "REMOVE", reason, language } = input;
    const opened = await openCareer(context, caller, career);
    const { store, entry, ruleset } = opened;
    assertRole(opened, ["OWNER", "REFEREE"], "door/correct");
    if (ruleset.views === undefined) throw new CareerProblem("CORRECTION_UNWANTED");
    const options = await answerOptionsOf(ruleset, { language }, caller);
    const mark = markOf(input);
    const earlier = mark.key === null ? undefined : await store.findKey(entry.chain, mark.key);
    if (earlier !== undefined) {
      if (earlier.payload !== mark.payload) throw new CareerProblem("IDEMPOTENCY_KEY_REUSED");
      return showCareer(opened, earlier, options);
    }
    const templates = (await requestedPhrases(ruleset, language, caller.acceptLanguage)) ?? ruleset.templates;
    const step = await appendEvent(
      context,
      opened,
      authorOf(opened.slot),
      (head) => {
        if (head.step.version !== expectedVersion) throw versionConflict(head.step.version);
        const snapshot = nulls === "REMOVE" ? mergePatch(head.snapshot, patch) : overlay(head.snapshot, patch);
        const parsed = parseSnapshot(ruleset, snapshot, entry.charts);
        if (isMalformed(parsed)) {
          const inPatch = parsed.faults.map((fault) => ({
            ...fault,
            pointer: fault.pointer.replace(/^\/snapshot/, "/patch"),
          }));
          throw malformedInput(inPatch.map((fault) => formatFault(fault, templates)));
        }
        // The parsed state can differ, for a snapshot of an older revision. The chain proves the patched one.
        const corrected = snapshot as SnapshotBase;
        // The end has revealed everything, so that play cannot go on.
        if (ruleset.over(head.snapshot) && !ruleset.over(corrected)) throw new CareerProblem("CAREER_ENDED/over");
        if (!store.hasRoom({ ...head, snapshot: corrected })) throw snapshotTooLarge();
        const after = { digest: digestOf(corrected), snapshot: corrected };
        return { kind: "CORRECTION", input: { patch, nulls, reason }, after, restartsTime: true };
      },
      mark,
    );
    return showCareer(opened, step, options);
  },
});
