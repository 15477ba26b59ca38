import { viewOf } from "../../../../core/charts/look-up";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { GUNS, type Gun, ROUNDS, type Round, type VISIBILITIES } from "../../vocabulary";
import { alliedAt, holdsAllies } from "../13-incidents/pool";
import { austroHungarianAt, type Context, friendlyAt, germanAt, occupiedSpaces } from "../shared/game";
import type { Battle, Combatant } from "./state";

/** 14.0, D-47 Spaces where naval combat is still to be fought: friendly and Allied ships together, and no storm. */
export function battlesLeft(state: Snapshot): readonly string[] {
  return occupiedSpaces(state).filter(
    (space) => !state.done.includes(space) && !state.storms.includes(space) && holdsAllies(state, space),
  );
}

/** 14.1 The ships of a space drawn up for battle, or for the bombardment of its coastal defences. */
export function drawnUp(
  state: Snapshot,
  charts: Charts,
  space: string,
  { kind, night, visibility }: Pick<Battle, "kind" | "night" | "visibility">,
): Battle {
  const allied = kind === "naval" ? alliedAt(state, charts, space) : [];
  return {
    kind,
    space,
    night,
    visibility,
    contact: null,
    first: null,
    german: germanAt(state, space),
    austroHungarian: austroHungarianAt(state, space).map(unharmed),
    allied: allied.map(unharmed),
    round: 0,
    fired: [],
    firstNation: null,
    paid: [],
    maximumFire: [],
    anyFire: false,
    gained: 0,
    lost: 0,
  };
}

function unharmed({ id }: { readonly id: string }): Combatant {
  return { id, gunHits: 0, engineHits: 0, damage: 0, torpedoesOut: false, withdrawn: false, sunk: false };
}

/** 14.2, D-28 The rounds of a battle, each with the weapons fired in it: merged up to the round that visibility names; a bombardment has no torpedo round. */
export function roundsOf({ kind, visibility }: Pick<Battle, "kind" | "visibility">): readonly (readonly Round[])[] {
  const merged = mergedRounds(visibility);
  const weapons = kind === "naval" ? ROUNDS : GUNS;
  return [weapons.slice(0, merged), ...weapons.slice(merged).map((weapon) => [weapon])];
}

function mergedRounds(visibility: Battle["visibility"]): number {
  return Math.max(1, (ROUNDS as readonly string[]).indexOf(visibility) + 1);
}

/** 14.2 The weapons of the present round. */
export function weaponsOf({ kind, visibility, round }: Battle): readonly Round[] {
  const weapons = kind === "naval" ? ROUNDS : GUNS;
  const merged = mergedRounds(visibility);
  return round === 0 ? weapons.slice(0, merged) : weapons.slice(merged + round - 1, merged + round);
}

/** 14.2 The guns of the present round; none in the torpedo round. */
export function gunsOf(battle: Battle): readonly Gun[] {
  const weapons = weaponsOf(battle);
  return GUNS.filter((gun) => weapons.includes(gun));
}

/** D-63 Ends the Naval Combat phase: colliers left alone where Allied warships survived a contact are lost. */
export function closeBattles(ctx: Context): void {
  const { state } = ctx;
  for (const collier of state.colliers) {
    const { space } = collier;
    if (space === null || !state.threatened.includes(space) || friendlyAt(state, space).length > 0) continue;
    ctx.ruling("D-63", "7.5");
    ctx.set(collier, "space", null, "COLLIER_SPACE", "7.5");
    ctx.set(collier, "lost", true, "COLLIER_LOST", "7.5");
  }
  if (state.threatened.length > 0) ctx.set(state, "threatened", [], "PHASE_FRESH", "4.0");
}

/** What the Limited Visibility die showed; `normal` where the marker is not in force. */
export type Visibility = (typeof VISIBILITIES)[number];

/** D-28 What is known of visibility in a space this turn: null while the die is still to be rolled. */
export function visibilityAt({ visibility }: Snapshot, space: string): Visibility | null {
  const entry = visibility.find((each) => each.space === space);
  return entry === undefined ? "normal" : entry.rolled;
}

/** D-28 The visibility of a space, rolled at the first battle or bombardment attempted there in a turn. */
export function seeIn(ctx: Context, space: string): Visibility {
  const known = visibilityAt(ctx.state, space);
  if (known !== null) return known;
  const entry = ctx.state.visibility.find((each) => each.space === space)!;
  ctx.ruling("D-28", "14.3");
  const { row } = ctx.roll({
    label: "limited-visibility",
    about: { space },
    section: "13.1",
    view: viewOf(ctx.charts.LIMITED_VISIBILITY),
  });
  ctx.set(entry, "rolled", row.result, "VISIBILITY", "13.1");
  return row.result;
}
