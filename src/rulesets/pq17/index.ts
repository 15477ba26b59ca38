import type { ChartPack } from "../../core/contract/chart";
import type { Ruleset } from "../../core/contract/ruleset";
import { auditView } from "./audit-view";
import { bench } from "./bench";
import { chartFaults } from "./charts/faults";
import { pack } from "./charts/pack";
import { chartPackSchema } from "./charts/pack-schema";
import type { Charts } from "./charts/schema";
import { impossible } from "./impossible";
import { interpretations } from "./interpretations";
import { LABELS } from "./labels";
import { map } from "./map";
import { operations } from "./operations/index";
import { start } from "./operations/new";
import { reports } from "./reports/index";
import { sentences } from "./sentences/index";
import { type Snapshot, snapshotSchema } from "./snapshot";
import { UNMOVED } from "./unmoved";
import { view } from "./views";
import { EDITIONS, SIDES } from "./vocabulary";

/** PQ-17: Arctic naval operations, 1941 to 1943. */
export const pq17: Ruleset<Snapshot, Charts> = {
  id: "pq17",
  title: pack.title,
  editions: EDITIONS,
  snapshot: snapshotSchema,
  invariants: impossible,
  pack: pack as ChartPack,
  get packSchema() {
    return chartPackSchema();
  },
  charts: (given) => given.charts as unknown as Charts,
  chartFaults,
  start,
  operations,
  reports,
  labels: LABELS,
  unmoved: UNMOVED,
  sentences,
  interpretations,
  phaseOf: (state) => state.phase,
  over: (state) => state.phase === "end",
  sides: SIDES,
  view,
  auditView,
  map,
  analysis: bench,
};
