import type { EncounterResult } from "../charts/schema";
import type { EngagementKind } from "../vocabulary";
import { finishCheck } from "./encounter-end";
import { engagementOf, enterPhase, type Table } from "./game";
import { afloat, blankEngagement, generateTargets } from "./targets";

/** C.9 The boat meets ships: targets are generated, and the player may attack or decline (8.1.4, 8.2.6). */
export function meetShips(
  desk: Table,
  kind: Exclude<EncounterResult, "none" | "aircraft" | "escort"> & EngagementKind,
): void {
  if (kind === "convoy" && desk.state.options.convoyPenetration) {
    sightConvoy(desk, null);
    return;
  }
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

/** 9.7.7 The boat keeps up with a convoy and meets new ships of it. */
export function meetConvoyAgain(desk: Table): void {
  if (afloat(engagementOf(desk.state)).length === 0) desk.ruling("E-70", "9.7.7");
  desk.ruling("E-9", "9.7.9");
  if (desk.state.options.convoyPenetration) {
    sightConvoy(desk, "undamaged");
    return;
  }
  const fresh = { ...blankEngagement("convoy"), escorted: true, following: "undamaged" as const };
  desk.set(desk.state, "engagement", fresh, "CONVOY_FOLLOWED", "9.7.7");
  identifyConvoy(desk);
}

/** 14.11 A convoy is sighted; the player first says whether the boat goes in before its ships are known. */
function sightConvoy(desk: Table, following: "undamaged" | null): void {
  const engagement = { ...blankEngagement("convoy"), escorted: true, following };
  desk.set(desk.state, "engagement", engagement, "CONVOY_SIGHTED", "14.11");
  enterPhase(desk, "convoy", "14.11");
}

/** C.9 steps 1-4 The ships of a convoy sighted are identified, and the player may attack or decline. */
export function identifyConvoy(desk: Table): void {
  const engagement = engagementOf(desk.state);
  desk.set(engagement, "targets", generateTargets(desk, "convoy") ?? [], "SHIPS_MET", "8.1.2");
  enterPhase(desk, "contact", "8.1.4");
}
