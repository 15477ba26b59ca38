import * as z from "zod";
import { viewerSchema } from "../../core/contract/game-names";
import { type BoardContext, boardOf, drawBoard, viewerOfBearer } from "../board";
import type { Caller, CareerContext } from "../context";
import { defineCareerOperation } from "../declaration";
import { openCareer, readNewestStep } from "../gate";
import { boardField, careerId, careerLanguageField } from "../shapes";
import type { StoredStep } from "../store/store";
import { answerOptionsOf } from "../visibility";
import { requestedStep } from "./reading";

const inputSchema = z.strictObject({
  career: careerId,
  version: z.int32().min(0).optional().describe("The step to show. Default: the newest one."),
  language: careerLanguageField,
});

const versionField = z.int32().describe("Number of the step shown.");

const viewerField = viewerSchema
  .nullable()
  .describe("The viewer of the map: a side, or `onlooker`. Null if the map shows the complete state.");

/** Draws the map of a career with the snapshot of a step, as far as the token may see it. */
export const careerMap = defineCareerOperation({
  name: "careerMap",
  title: "Get the map of a career",
  doc: "Draws the map at the newest step of a career, or at an earlier one. If the game hides something, the drawing shows only what the token may see.",
  method: "GET",
  isMutation: false,
  path: "/v1/careers/:career/map",
  token: "REQUIRED",
  input: inputSchema,
  output: z
    .strictObject({
      version: versionField,
      viewer: viewerField,
      svg: z.string().nullable().describe("The drawing as an SVG document. Null if the game has no map."),
    })
    .meta({ id: "CareerMap", description: "A drawing of the map of a career." }),
  async call(context, caller, input) {
    const { version, board, shown } = await readBoard(context, caller, input);
    const drawing = await drawBoard(board, shown.snapshot);
    return { version, viewer: viewerOfBearer(board), svg: drawing?.svg ?? null };
  },
});

/** Returns the pieces on the map of a career with the snapshot of a step, as far as the token may see them. */
export const careerPieces = defineCareerOperation({
  name: "careerPieces",
  title: "Get the pieces on the map of a career",
  doc: "Returns the pieces at the newest step of a career, or at an earlier one, to draw on the empty map. If the game hides something, they are those that the token may see.",
  method: "GET",
  isMutation: false,
  path: "/v1/careers/:career/pieces",
  token: "REQUIRED",
  input: inputSchema,
  output: z
    .strictObject({ version: versionField, viewer: viewerField, board: boardField })
    .meta({ id: "CareerPieces", description: "The pieces on the map of a career." }),
  async call(context, caller, input) {
    const { version, board, shown } = await readBoard(context, caller, input);
    return { version, viewer: viewerOfBearer(board), board: await boardOf(board, shown.snapshot) };
  },
});

async function readBoard(
  context: CareerContext,
  caller: Caller,
  { career, version, language }: z.infer<typeof inputSchema>,
): Promise<{ readonly version: number; readonly board: BoardContext; readonly shown: StoredStep }> {
  const opened = await openCareer(context, caller, career);
  const { phrases } = await answerOptionsOf(opened.ruleset, { language }, caller);
  const head = await readNewestStep(opened);
  const at = version ?? head.step.version;
  const shown = await requestedStep(opened, head, at);
  return { version: at, board: { opened, newest: head, phrases }, shown };
}
