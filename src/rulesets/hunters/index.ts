import type { z } from "zod";
import type { ChartPack } from "../../core/contract/chart";
import type { Ruleset } from "../../core/contract/ruleset";
import { bench } from "./bench";
import { pack } from "./charts/pack";
import { type Charts, packSchema } from "./charts/schema";
import { impossible } from "./impossible";
import { interpretations } from "./interpretations";
import { LABELS } from "./labels";
import { operations } from "./operations/index";
import { start } from "./operations/new";
import { boatBrief } from "./reports/boat-brief";
import { reports } from "./reports/index";
import { OVER } from "./rules/game";
import { rerolls } from "./rules/rerolls";
import { sentences } from "./sentences/index";
import { type Snapshot, snapshotSchema } from "./snapshot";
import { UNMOVED } from "./unmoved";
import { EDITIONS } from "./vocabulary";

/** The Hunters: German U-boats at war, 1939-43. */
export const hunters: Ruleset<Snapshot, Charts> = {
  id: "hunters",
  title: pack.title,
  editions: EDITIONS,
  snapshot: snapshotSchema,
  invariants: impossible,
  pack: pack as ChartPack,
  packSchema: packSchema as unknown as z.ZodType<ChartPack>,
  charts: (given) => given.charts as unknown as Charts,
  start,
  operations,
  reports,
  labels: LABELS,
  unmoved: UNMOVED,
  sentences,
  rerolls,
  interpretations,
  analysis: bench,
  over: (state) => state.phase === "over",
  whenOver: OVER,
  phaseOf: (state) => state.phase,
  brief: boatBrief,
};
