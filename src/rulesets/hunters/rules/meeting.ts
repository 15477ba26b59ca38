import type { EncounterResult } from "../charts/schema";
import type { EngagementKind } from "../vocabulary";
import { finishCheck } from "./encounter-end";
import { enterPhase, type Table } from "./game";
import { blankEngagement, generateTargets } from "./targets";

/** C.9 The boat meets ships: targets are generated, and the player may attack or decline (8.1.4, 8.2.6). */
export function meetShips(
  desk: Table,
  kind: Exclude<EncounterResult, "none" | "aircraft" | "escort"> & EngagementKind,
): void {
  const facts = desk.charts.E1_RESULTS.facts.results.find((each) => each.id === kind);
  const targets = generateTargets(desk, kind);
  if (targets === undefined) {
    finishCheck(desk);
    return;
  }
  const engagement = { ...blankEngagement(kind), targets, escorted: facts?.escorted ?? false };
  desk.set(desk.state, "engagement", engagement, "SHIPS_MET", "8.1.2");
  enterPhase(desk, "contact", "8.1.4");
}
