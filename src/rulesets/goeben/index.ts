import type { Ruleset } from "../../core/contract/ruleset";
import { analysis } from "./analysis";
import { marks } from "./audit-marks";
import { start } from "./chapters/3-setup/operations";
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
import { EDITIONS } from "./vocabulary";

/** Goeben, 1914: the German Mediterranean Division, August 1914. */
export const goeben: Ruleset<Snapshot, Pack> = {
  id: "goeben",
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
  analysis,
  over: (state) => state.phase === "over",
  map,
  takeOver,
};
