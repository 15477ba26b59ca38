import * as z from "zod";
import type { SnapshotBase } from "../../core/contract/snapshot";
import { drawMap } from "../../core/engine/map";
import { ONLOOKER } from "../../core/request/fields";
import { defineCareerOperation } from "../declaration";
import { headOf, type Opened, open } from "../gate";
import { careerId, languageField } from "../shapes";
import { seesAll } from "../showing";
import { tellingOf } from "../wording";
import { stepShown } from "./reading";

/** The map of a career with a step's snapshot on it, as the bearer of the token may see it. */
export const careerMap = defineCareerOperation({
  name: "careerMap",
  title: "The map of a career",
  doc: "A drawing of the map as a career stands on it, at its newest step or at any earlier one. In a game that hides something, a token that sees a view is drawn what that view shows.",
  method: "GET",
  writes: false,
  path: "/v1/careers/:career/map",
  token: "REQUIRED",
  input: z.strictObject({
    career: careerId,
    version: z.int32().min(0).optional().describe("The step to show. Default: the newest one."),
    language: languageField,
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
    const opened = await open(context, caller, career);
    const { entry, ruleset } = opened;
    const { phrases } = await tellingOf(ruleset, { language }, caller);
    const head = await headOf(opened);
    const at = version ?? head.step.version;
    const shown = await stepShown(opened, head, at);
    const viewer = viewerOf(opened, head.snapshot);
    if (ruleset.map === undefined) return { version: at, viewer, svg: null };
    const stored = { snapshot: shown.snapshot, charts: entry.charts, storedPart: "SNAPSHOT" as const };
    const request = { ...stored, ...(viewer !== null && { viewer }) };
    const drawn = await drawMap(ruleset, ruleset.map, request, phrases?.language);
    return { version: at, viewer, svg: drawn.kind === "MAP" ? drawn.svg : null };
  },
});

/** Whose view the bearer of a token is drawn; null for who sees the whole state. */
function viewerOf(opened: Opened, newest: SnapshotBase): string | null {
  return seesAll(opened, newest) ? null : (opened.slot.side ?? ONLOOKER);
}
