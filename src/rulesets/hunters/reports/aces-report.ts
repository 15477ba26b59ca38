import * as z from "zod";
import { defineReport } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { snapshotSchema } from "../snapshot";
import { type AceComparison, aceComparisonSchema, compareWithAces } from "./aces";

const input = z.strictObject({ snapshot: snapshotSchema.describe("The career, at any stage.") });

/** 15.1 A career among the historical aces. */
export const compareWithAcesReport = defineReport<Charts, z.infer<typeof input>, AceComparison>({
  name: "compareWithAces",
  title: "Compare with the aces",
  doc: "Ranks a career among the ten historical aces by tonnage sunk.",
  rules: ["15.1", "5.2.1"],
  input,
  snapshots: ["/snapshot"],
  output: aceComparisonSchema,
  example: { snapshot: "result-sunk" },
  compute: ({ snapshot }) => compareWithAces(snapshot),
});
