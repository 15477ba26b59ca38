import * as z from "zod";
import { defineReport } from "../../../core/contract/operation";
import { languageInput } from "../../../core/text/localize";
import type { Charts } from "../charts/schema";
import { named } from "../schemas";
import { snapshotSchema } from "../snapshot";
import { languages } from "../text/index";
import { situation } from "./situation";
import { situationSchema } from "./situation-schema";
import { situationText } from "./situation-text";

const input = z.strictObject({
  snapshot: snapshotSchema.describe("The game, at any stage."),
  language: languageInput(languages),
});

const output = named(
  () =>
    z.strictObject({
      situation: situationSchema,
      language: z.string().describe("Language of the text."),
      text: z.string().describe("The situation as printable text, at most 100 columns wide."),
    }),
  "SituationReport",
  "4.0 The situation of a game, as data and as text.",
);

/** 4.0 The situation of a game. */
export const situationReport = defineReport<Charts, z.infer<typeof input>, z.infer<typeof output>>({
  name: "situation",
  title: "Situation",
  doc: "Returns the situation of a game as data and as printable text: order, ships, spaces, incident pool, unknown markers, battle and campaign.",
  rules: ["4.0", "6.2", "10.1", "12.4", "13.2", "14.3", "14.5", "17.0", "24.0"],
  input,
  snapshots: ["/snapshot"],
  output,
  example: { snapshot: "gunnery-worked-example", language: "en" },
  compute({ snapshot }, charts, phrases) {
    const report = situation(snapshot, charts);
    return { situation: report, language: phrases.language, text: situationText(report, phrases) };
  },
});
