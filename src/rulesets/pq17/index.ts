import type { Ruleset } from "../../core/contract/ruleset";
import { analysis } from "./analysis";
import { marks } from "./audit-marks";
import { auditView } from "./audit-view";
import { start } from "./chapters/4-1-initiative/new";
import { operations } from "./chapters/index";
import { chartFaults } from "./charts/faults";
import { pack } from "./charts/pack";
import { type Pack, packSchema } from "./charts/schema";
import { Check as isSnapshot } from "./generated/snapshot-check";
import { invariants } from "./invariants";
import { map } from "./map/index";
import { reports } from "./reports/index";
import revisions from "./revisions.json";
import { type Snapshot, snapshotSchema } from "./snapshot";
import { takeOver } from "./take-over/index";
import { defaultPhrases, languages, phrasesOf, templates } from "./text/index";
import { view, viewSchema } from "./view";
import { EDITIONS, SIDES } from "./vocabulary";

/** PQ-17: Arctic naval operations, 1941 to 1943. */
export const pq17: Ruleset<Snapshot, Pack> = {
  id: "pq17",
  title: pack.title,
  editions: EDITIONS,
  revisions,
  snapshot: snapshotSchema,
  isSnapshot,
  invariants,
  pack,
  packSchema,
  chartFaults,
  start,
  operations,
  reports,
  languages,
  templates,
  marks,
  defaultPhrases,
  phrasesOf,
  phaseOf: (state) => state.phase,
  over: (state) => state.phase === "end",
  views: { sides: SIDES, schema: viewSchema, of: view, audit: auditView },
  map,
  takeOver,
  analysis,
};
