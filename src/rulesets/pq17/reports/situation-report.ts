import * as z from "zod";
import { defineReport } from "../../../core/contract/operation";
import { languageInput } from "../../../core/text/localize";
import type { Charts } from "../charts/schema";
import { named } from "../schemas";
import { snapshotSchema } from "../snapshot";
import { languages } from "../text/index";
import { situation } from "./situation";
import { situationSchema, viewerSchema } from "./situation-schema";
import { situationText } from "./situation-text";

const input = z.strictObject({
  snapshot: snapshotSchema.describe("The game, at any stage."),
  viewer: viewerSchema.nullish().describe("The viewer. Default: the referee, who sees both sides in full."),
  language: languageInput(languages),
});

const output = named(
  () =>
    z.strictObject({
      situation: situationSchema,
      language: z.string().describe("Language of the text."),
      text: z.string().describe("The situation as printable text, in lines of at most 100 fixed-width columns."),
    }),
  "SituationReport",
  "A.4 The situation of a game for a viewer, as data and as text.",
);

/** The state of a game, as a side, an onlooker or the referee may see it. */
export const situationReport = defineReport<Charts, z.infer<typeof input>, z.infer<typeof output>>({
  name: "situation",
  title: "Situation",
  doc: "Shows what a side, an onlooker or the referee may see of a game, as data and as printable text.",
  rules: ["1.8", "2", "6.2.1", "7.2.4", "7.5.2", "9.1", "10.1", "11.1"],
  input,
  snapshots: ["/snapshot"],
  output,
  example: { snapshot: "patrol-white-leaves", viewer: "allied", language: "en" },
  compute({ snapshot, viewer }, _, phrases) {
    const report = situation(snapshot, viewer ?? null);
    return { situation: report, language: phrases.language, text: situationText(report, phrases) };
  },
});
