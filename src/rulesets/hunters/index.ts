import type { Ruleset } from "../../core/contract/ruleset";
import { analysis } from "./analysis";
import { marks } from "./audit-marks";
import { start } from "./chapters/4-setup/operations";
import { rerolls } from "./chapters/12-random-events/events";
import { operations } from "./chapters/index";
import { OVER } from "./chapters/shared/game";
import { pack } from "./charts/pack";
import { type Pack, packSchema } from "./charts/schema";
import { Check as isSnapshot } from "./generated/snapshot-check";
import { invariants } from "./invariants";
import { map } from "./map/index";
import { boatBrief } from "./reports/boat-brief";
import { reports } from "./reports/index";
import revisions from "./revisions.json";
import { type Snapshot, snapshotSchema } from "./snapshot";
import { takeOver } from "./take-over/index";
import { defaultPhrases, languages, phrasesOf, templates } from "./text/index";
import { EDITIONS } from "./vocabulary";

/** The Hunters: German U-boats at war, 1939-43. */
export const hunters: Ruleset<Snapshot, Pack> = {
  id: "hunters",
  title: pack.title,
  editions: EDITIONS,
  revisions,
  snapshot: snapshotSchema,
  isSnapshot,
  invariants,
  pack,
  packSchema,
  start,
  operations,
  reports,
  languages,
  templates,
  marks,
  defaultPhrases,
  phrasesOf,
  rerolls,
  analysis,
  over: (state) => state.phase === "over",
  whenOver: OVER,
  phaseOf: (state) => state.phase,
  brief: boatBrief,
  map,
  takeOver,
};
