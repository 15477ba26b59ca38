import * as z from "zod";
import { ChartError } from "../../../../core/charts/look-up";
import { illegal, reason } from "../../../../core/choice/legality";
import type { Closed } from "../../../../core/choice/values";
import type { ChartModifier } from "../../../../core/contract/chart";
import type { Charts } from "../../charts/schema";
import type { TournamentFormat } from "../../charts/shapes";
import { named, shipTypeSchema, wellFormed } from "../../schemas";
import type { Engagement, PackBattle, Snapshot } from "../../snapshot";
import type { Mode } from "../../vocabulary";
import { boxOf, trackOf } from "../7-patrols/track";
import { inoperable } from "../10-damage/systems";
import { Drms, engagementOf, patrolOf } from "../shared/game";

/** 13.5 The terms of wolfpacks in the chart of formats. */
type PackTerms = NonNullable<TournamentFormat["pack"]>;

/** 13.5 A format that has packs. */
type PackFormat = TournamentFormat & { readonly pack: PackTerms };

/** 13.5 The wolfpack format of chart TOURNAMENTS; undefined where a caller's charts have none. */
export function findPackFormat(charts: Charts): PackFormat | undefined {
  const format = charts.TOURNAMENTS.facts.formats.find(({ id }) => id === "wolfpack");
  return format === undefined || format.pack === null ? undefined : { ...format, pack: format.pack };
}

/** 13.5.1 The wolfpack format, with the size of its packs; only called for a boat of a tournament. */
export function packFormat(charts: Charts): PackFormat {
  const format = findPackFormat(charts);
  if (format === undefined) throw new ChartError("TOURNAMENTS has no wolfpack format with a pack.");
  return format;
}

/**
 * 13.5.3, 13.5.5 A battle of the pack at the start of one of its rounds. Round 0 is a solo fight with the pack in
 * reach.
 */
export function packRound(round: number): PackBattle {
  return { round, draw: null, others: [] };
}

/** 13.5.5 True if the pack is in reach: the boat is in an area box and not aborting. */
export function packInReach(state: Snapshot, charts: Charts): boolean {
  const { options, patrol } = state;
  return options.wolfpackTournament && patrol?.abort === null && boxOf(state, charts)?.kind === "area";
}

/**
 * 13.5.3 True if the boat is in its first area box, where the pack meets a convoy without a check. Once a patrol
 * (E-91).
 */
export function packMeets(state: Snapshot, charts: Charts): boolean {
  if (!packInReach(state, charts)) return false;
  const { box, checksDoneInBox, resupplied } = patrolOf(state);
  const first = trackOf(state, charts).boxes.findIndex(({ kind }) => kind === "area") + 1;
  return box === first && checksDoneInBox === 0 && !resupplied;
}

/** 13.5.5 The battle that a result of the boat's own check brings: a convoy's first round, or ships met alone; null out of reach. */
export function battleFrom(state: Snapshot, charts: Charts, kind: Engagement["kind"]): PackBattle | null {
  return packInReach(state, charts) ? packRound(kind === "convoy" ? 1 : 0) : null;
}

/** 13.5.5 The joint battle this boat is in; null when it fights alone. */
export function jointBattle({ pack }: Engagement): PackBattle | null {
  return pack !== null && pack.round > 0 ? pack : null;
}

/** 13.5.5 The battle as it goes on when ships are followed into its next round; null for a fight alone. */
export function nextRound(engagement: Engagement): PackBattle | null {
  const battle = jointBattle(engagement);
  return battle === null ? null : packRound(battle.round + 1);
}

/** 13.5.5 True if the last round of a joint battle is over, so that nothing can be followed any more (E-93). */
export function battleOver(engagement: Engagement, charts: Charts): boolean {
  const battle = jointBattle(engagement);
  return battle !== null && battle.round >= packFormat(charts).pack.rounds;
}

/** 13.5.4 True if the round of a joint battle has not been drawn for yet. */
export function undrawn(engagement: Engagement): boolean {
  const battle = jointBattle(engagement);
  return battle !== null && battle.draw === null;
}

/** 13.5.4 The draw's modifier of E2, in place of the usual one; none without a radio (7.2.3, E-92). */
export function packModifiers(state: Snapshot, charts: Charts): readonly ChartModifier[] {
  const draw = jointBattle(engagementOf(state))?.draw ?? null;
  if (draw === null || inoperable(state, "radio")) return [];
  const hunted = draw.hunted === draw.own;
  return new Drms(charts.E2).when(!hunted, "E2_PACK_COVERED").when(hunted, "E2_PACK_HUNTED").list;
}

/** E-89 Damage to a target that other boats of the pack have done. */
export function othersDamage(engagement: Engagement, slot: number): number {
  return engagement.pack?.others.find((each) => each.slot === slot)?.damage ?? 0;
}

/** 13.5.4 The refusal of an attack in a joint battle before its round has been drawn for. */
export const PACK_UNDRAWN = illegal("PACK_NOT_DRAWN", "13.5.4");

/** 9.2 The refusal of an attack on escorted ships when every way is closed, with the reason for each (E-33). */
export function noWayToAttack(closed: readonly Closed<Mode>[]): ReturnType<typeof illegal> {
  const causes = closed.filter(({ value }) => value !== "surface").map((each) => each.reason);
  return illegal({ ...reason("NO_WAY_TO_ATTACK", "9.2"), also: causes });
}

/** Bounds of a target on the combat mat. */
export const SHIP_LIMITS = { slots: 4, tons: 60_000, damage: 60 } as const;

/** E-89 A ship of a shared convoy, as one boat hands it to the next. */
export const sharedTargetSchema = named(
  () =>
    z.strictObject({
      slot: z.int32().min(1).max(SHIP_LIMITS.slots).describe("Target column on the Combat Mat, from 1."),
      type: shipTypeSchema,
      name: wellFormed(60).nullable().describe("Ship's name; null with Standard Tonnage."),
      tons: z.int32().min(0).max(SHIP_LIMITS.tons).describe("Ship's tonnage."),
      damage: z.int32().min(0).max(SHIP_LIMITS.damage).describe("Damage done by the boats before this one."),
    }),
  "SharedTarget",
  "E-89 A ship of a shared convoy, with the damage done so far.",
);
