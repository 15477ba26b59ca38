import * as z from "zod";
import type { SnapshotBase } from "../../core/contract/snapshot";
import { drawMap } from "../../core/engine/map";
import { ONLOOKER } from "../../core/request/fields";
import { defineCareerOperation } from "../declaration";
import { type OpenedCareer, openCareer, readNewestStep } from "../gate";
import { careerId, careerLanguageField } from "../shapes";
import { answerOptionsOf, seesAll } from "../visibility";
import { requestedStep } from "./reading";

/** Draws the map of a career with the snapshot of a step, as far as the token may see it. */
export const careerMap = defineCareerOperation({
  name: "careerMap",
  title: "The map of a career",
  doc: "A drawing of the map as a career stands on it, at its newest step or at any earlier one. In a game that hides something, a token that sees a view is drawn what that view shows.",
  method: "GET",
  isMutation: false,
  path: "/v1/careers/:career/map",
  token: "REQUIRED",
  input: z.strictObject({
    career: careerId,
    version: z.int32().min(0).optional().describe("The step to show. Default: the newest one."),
    language: careerLanguageField,
  }),
  output: z
    .strictObject({
      version: z.int32().describe("The step shown."),
      viewer: z
        .string()
        .nullable()
        .describe("Whose view is drawn: a side, or `onlooker`; null where the whole state is."),
      svg: z.string().nullable().describe("The drawing, a whole SVG document; null in a game without a map."),
    })
    .meta({ id: "CareerMap", description: "A drawing of the map of a career." }),
  async call(context, caller, { career, version, language }) {
    const opened = await openCareer(context, caller, career);
    const { entry, ruleset } = opened;
    const { phrases } = await answerOptionsOf(ruleset, { language }, caller);
    const head = await readNewestStep(opened);
    const at = version ?? head.step.version;
    const shown = await requestedStep(opened, head, at);
    const viewer = viewerOfBearer(opened, head.snapshot);
    if (ruleset.map === undefined) return { version: at, viewer, svg: null };
    const stored = { snapshot: shown.snapshot, charts: entry.charts, storedPart: "SNAPSHOT" as const };
    const request = { ...stored, ...(viewer !== null && { viewer }) };
    const drawing = await drawMap(ruleset, ruleset.map, request, phrases?.language);
    return { version: at, viewer, svg: drawing.kind === "MAP" ? drawing.svg : null };
  },
});

/** Returns the viewer whose view is drawn. Null for a token that sees the whole state. */
function viewerOfBearer(opened: OpenedCareer, newest: SnapshotBase): string | null {
  return seesAll(opened, newest) ? null : (opened.slot.side ?? ONLOOKER);
}
