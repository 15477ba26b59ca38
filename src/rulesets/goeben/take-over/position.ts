import { countersOf } from "../chapters/13-incidents/counters";
import type { Marker } from "../chapters/13-incidents/state";
import type { Campaign } from "../chapters/24-campaign/state";
import type { Snapshot } from "../snapshot";
import { FLEETS, GERMAN_SHIPS, type GermanShipId, ORDERS } from "../vocabulary";
import type { KnownGame } from "./facts";

type HiddenCounters = Snapshot["unseen"];

/** 4.0 Builds the game at the beginning of its turn from the one that `new` begins and every known fact. */
export function position(input: KnownGame): Snapshot {
  const { known, start } = input;
  const { turn, order, alert, vp, orderAchieved, mines, landed, visited, frenchSortie } = known;
  return {
    ...start,
    phase: "outfitting",
    turn: turn!,
    order: order!,
    alert: alert!,
    vp: vp!,
    orderAchieved: orderAchieved!,
    ships: Object.fromEntries(GERMAN_SHIPS.map((id) => [id, shipOf(input, id)])) as Snapshot["ships"],
    austroHungarian: austroHungarianOf(input),
    markers: markersOf(input),
    coastal: known.coastal!,
    unseen: unseenOf(input),
    colliers: known.colliers!.map((space) => ({ space, used: false, lost: space === null })),
    mines: mines!,
    landed: landed!,
    visited: visited!,
    frenchSortie: frenchSortie!,
    campaign: campaignOf(start, order!),
  };
}

/** 2.1 A ship's display: as at the start, overridden by the known facts. A sunk ship keeps its starting display. */
function shipOf({ known, start }: KnownGame, id: GermanShipId): Snapshot["ships"][GermanShipId] {
  const knownShip = known.ships?.[id] ?? {};
  const startShip = start.ships[id];
  if (knownShip.status === "sunk") return { ...startShip, status: "sunk", space: null, hull: 0 };
  return { ...startShip, ...knownShip } as Snapshot["ships"][GermanShipId];
}

/** 20.0 Every ship in its box, except those with known facts. */
function austroHungarianOf({ known, start }: KnownGame): Snapshot["austroHungarian"] {
  const fresh = { moved: false, path: [], damage: 0 };
  const out = known.austroHungarian!.map(({ arrived = 0, ...ship }) => ({ ...ship, ...fresh, arrived }));
  const boxed = start.austroHungarian.map((ship) => out.find(({ id }) => id === ship.id) ?? ship);
  return [...boxed, ...strangers(out, start.austroHungarian)];
}

/** C.12 The markers that start face up, and those whose faces are known. */
function markersOf({ known, start, charts }: KnownGame): Marker[] {
  const counters = countersOf(charts);
  const knownMarkers = known.markers!.map(({ id, place, space = null, turn = 0 }): Marker => {
    return { id, kind: counters.get(id)?.kind ?? "quiet_seas", place, space, turn };
  });
  const listedMarkers = start.markers.map((marker) => knownMarkers.find(({ id }) => id === marker.id) ?? marker);
  return [...listedMarkers, ...strangers(knownMarkers, start.markers)];
}

/**
 * C.12 The unseen faces: those of the set-up without the known ones, on the map where the facts place them, otherwise
 * in the pool.
 */
function unseenOf({ known, start }: KnownGame): HiddenCounters {
  const knownIds = new Set([...known.markers!, ...known.coastal!].map(({ id }) => id));
  const hidden = (ids: readonly string[]): string[] => ids.filter((id) => !knownIds.has(id));
  const [british, french] = FLEETS.map((fleet) => hidden(start.unseen[fleet])) as [string[], string[]];
  const emptyPiles = start.unseen.faceDown.filter((pile) => !known.faceDown!.some((each) => isSamePile(pile, each)));
  const piles = [...known.faceDown!, ...emptyPiles.map((pile) => ({ ...pile, count: 0 }))];
  const down = (of: string): number => piles.reduce((sum, { fleet, count }) => sum + (fleet === of ? count : 0), 0);
  return {
    ...start.unseen,
    british,
    french,
    coastal: hidden(start.unseen.coastal),
    pool: { ...start.unseen.pool, british: british.length - down("british"), french: french.length - down("french") },
    faceDown: piles,
    faceDownCoastal: start.unseen.faceDownCoastal.flatMap(({ space, count }) => {
      const left = count - known.coastal!.filter((unit) => unit.space === space).length;
      return left === 0 ? [] : [{ space, count: left }];
    }),
  };
}

type Pile = HiddenCounters["faceDown"][number];

function isSamePile(one: Pile, other: Pile): boolean {
  return one.space === other.space && one.fleet === other.fleet;
}

/** Returns the known pieces that a game does not begin with. */
function strangers<T extends { readonly id: string }>(
  knownPieces: readonly T[],
  startPieces: readonly { readonly id: string }[],
): T[] {
  return knownPieces.filter(({ id }) => !startPieces.some((each) => each.id === id));
}

/** 24.0 A campaign in its first scenario: the orders that are left to be drawn. */
function campaignOf({ campaign }: Snapshot, order: Snapshot["order"]): Campaign | null {
  return campaign && { ...campaign, ordersLeft: ORDERS.filter((each) => each !== order) };
}
