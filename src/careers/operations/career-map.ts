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
  title: "Get the map of a career",
  doc: "Draws the map at the newest step of a career, or at an earlier one. If the game hides something, the drawing shows only what the token may see.",
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
      version: z.int32().describe("Number of the step shown."),
      viewer: z
        .string()
        .nullable()
        .describe("The viewer of the drawing: a side, or `onlooker`. Null if the drawing shows the complete state."),
      svg: z.string().nullable().describe("The drawing as an SVG document. Null if the game has no map."),
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
