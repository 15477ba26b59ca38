import type { EncounterResult } from "../charts/results";
import type { PackBattle } from "../snapshot";
import type { EngagementKind } from "../vocabulary";
import { finishCheck } from "./encounter-end";
import { engagementOf, enterPhase, type Table } from "./game";
import { afloat, blankEngagement, generateTargets } from "./targets";
import { nextRound } from "./wolfpack";

/** C.9 The boat meets ships: targets are generated, and the player may attack or decline (8.1.4, 8.2.6). */
export function meetShips(
  desk: Table,
  kind: Exclude<EncounterResult, "none" | "aircraft" | "escort"> & EngagementKind,
  pack: PackBattle | null = null,
): void {
  if (kind === "convoy" && desk.state.options.convoyPenetration) {
    sightConvoy(desk, null, pack);
    return;
  }
  const facts = desk.charts.E1_RESULTS.facts.results.find((each) => each.id === kind);
  const targets = generateTargets(desk, kind);
  if (targets === undefined) {
    if (pack === null) finishCheck(desk);
    else awaitCall(desk);
    return;
  }
  const engagement = { ...blankEngagement(kind), targets, escorted: facts?.escorted ?? false, pack };
  desk.set(desk.state, "engagement", engagement, "SHIPS_MET", "8.1.2");
  enterPhase(desk, "contact", "8.1.4");
}

/** 13.5.5 Nothing was met: the boat may join the pack over a convoy that another has found, or go on (E-94). */
export function awaitCall(desk: Table): void {
  enterPhase(desk, "pack_call", "13.5.5");
}

/** 9.7.7 The boat keeps up with a convoy and meets new ships of it. */
export function meetConvoyAgain(desk: Table): void {
  if (afloat(engagementOf(desk.state)).length === 0) desk.ruling("E-70", "9.7.7");
  desk.ruling("E-9", "9.7.9");
  const pack = nextRound(engagementOf(desk.state));
  if (desk.state.options.convoyPenetration) {
    sightConvoy(desk, "undamaged", pack);
    return;
  }
  const fresh = { ...blankEngagement("convoy"), escorted: true, following: "undamaged" as const, pack };
  desk.set(desk.state, "engagement", fresh, "CONVOY_FOLLOWED", "9.7.7");
  identifyConvoy(desk);
}

/** 14.11 A convoy is sighted; the player first says whether the boat goes in before its ships are known. */
function sightConvoy(desk: Table, following: "undamaged" | null, pack: PackBattle | null): void {
  const engagement = { ...blankEngagement("convoy"), escorted: true, following, pack };
  desk.set(desk.state, "engagement", engagement, "CONVOY_SIGHTED", "14.11");
  enterPhase(desk, "convoy", "14.11");
}

/** C.9 steps 1-4 The ships of a convoy sighted are identified, and the player may attack or decline. */
export function identifyConvoy(desk: Table): void {
  const engagement = engagementOf(desk.state);
  desk.set(engagement, "targets", generateTargets(desk, "convoy") ?? [], "SHIPS_MET", "8.1.2");
  enterPhase(desk, "contact", "8.1.4");
}
