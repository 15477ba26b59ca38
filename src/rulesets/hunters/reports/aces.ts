import * as z from "zod";
import { factChart } from "../../../core/contract/chart";
import { defineReport } from "../../../core/contract/operation";
import { lazySchema } from "../../../core/contract/schema";
import { patrolsOf, shipsOf, tonsSunk } from "../chapters/shared/log";
import type { Charts } from "../charts/schema";
import { named } from "../schemas";
import { type Snapshot, snapshotSchema } from "../snapshot";
import json from "./aces.json";

const whole = (max: number, description: string) => z.int32().min(0).max(max).describe(description);

const figures = {
  name: z.string().describe("His name."),
  boats: z.array(z.string()).describe("Boats that he commanded."),
  patrols: whole(60, "Patrols."),
  ships: whole(3600, "Ships sunk."),
  tons: whole(216000000, "Tonnage sunk."),
};

/** 15.1 The chart of the ten historical aces. */
export const acesSchema = lazySchema(() =>
  factChart(z.strictObject({ aces: z.array(z.strictObject(figures)).min(1) })),
);

/** 15.1 The ten historical aces, with where the figures come from; the tests hold them to their schema. */
export const aces = json as z.infer<typeof acesSchema>;

const rowSchema = named(
  () =>
    z.strictObject({
      rank: whole(100, "Place by tonnage; equal tonnage shares a place."),
      career: z.boolean().describe("True for this career; false for an ace."),
      ...figures,
    }),
  "AceRow",
  "15.1 A commander in the table of aces.",
);

/** 15.1 A career compared with the historical aces. */
export const aceComparisonSchema = named(
  () =>
    z.strictObject({
      rank: whole(100, "15.1 Place of the career among the aces, by tonnage."),
      tonsToNext: whole(216000000, "Tonnage behind the next ace above; null if first.").nullable(),
      table: z.array(rowSchema).describe("The aces and the career, most tonnage first."),
    }),
  "AceComparison",
  "15.1 A career compared with the ten historical aces.",
);

/** 15.1 A career compared with the historical aces. */
export type AceComparison = z.infer<typeof aceComparisonSchema>;

/** 15.1 Ranks a career among the historical aces by tonnage sunk; with equal tonnage both share the place. */
export function compareWithAces(state: Snapshot): AceComparison {
  const careerRow = {
    name: state.kommandant.name,
    boats: [`U-${state.boat.number}`],
    patrols: patrolsOf(state),
    ships: shipsOf(state),
    tons: tonsSunk(state),
  };
  const all = [...aces.facts.aces.map((ace) => ({ career: false, ...ace })), { career: true, ...careerRow }];
  const rankOf = (tons: number): number => 1 + all.filter((each) => each.tons > tons).length;
  const table = all.map((each) => ({ rank: rankOf(each.tons), ...each })).sort((one, other) => one.rank - other.rank);
  const above = all.filter(({ tons }) => tons > careerRow.tons).map(({ tons }) => tons);
  return {
    rank: rankOf(careerRow.tons),
    tonsToNext: above.length === 0 ? null : Math.min(...above) - careerRow.tons,
    table,
  };
}

const input = z.strictObject({ snapshot: snapshotSchema.describe("The career, at any stage.") });

/** 15.1 The report on a career among the historical aces. */
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
