import * as z from "zod";
import { defineReport } from "../../../core/contract/operation";
import { languageInput } from "../../../core/text/localize";
import type { Charts } from "../charts/schema";
import { snapshotSchema } from "../snapshot";
import { languages } from "../text/index";
import { logSheet } from "./log-sheet";
import { logSheetSchema } from "./log-sheet-schema";
import { logSheetText } from "./log-sheet-text";

const input = z.strictObject({
  snapshot: snapshotSchema.describe("The career, at any stage."),
  language: languageInput(languages),
});

const output = z
  .strictObject({
    sheet: logSheetSchema,
    language: z.string().describe("Language of the text."),
    text: z.string().describe("The sheet to be printed, in lines of at most a hundred columns of fixed width."),
  })
  .meta({ id: "HuntersLogSheetReport", description: "3.5 The log sheet of a career, as data and as text." });

/** 3.5 The log sheet of a career. */
export const logSheetReport = defineReport<Charts, z.infer<typeof input>, z.infer<typeof output>>({
  name: "logSheet",
  title: "Log sheet",
  doc: "Draws up the log sheet of a career, month by month, as data and as printable text.",
  rules: ["3.5", "4.3", "10.10", "11.1"],
  input,
  snapshots: ["/snapshot"],
  output,
  example: { snapshot: "result-sunk", language: "en" },
  compute(given, charts, phrases) {
    const sheet = logSheet(given.snapshot, charts);
    return { sheet, language: phrases.language, text: logSheetText(sheet, phrases) };
  },
});
