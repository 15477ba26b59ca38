import { countersOf } from "../chapters/13-incidents/counters";
import type { Marker } from "../chapters/13-incidents/state";
import type { Campaign } from "../chapters/24-campaign/state";
import type { Snapshot } from "../snapshot";
import { FLEETS, GERMAN_SHIPS, type GermanShipId, ORDERS } from "../vocabulary";
import type { ToldGame } from "./facts";

type Unseen = Snapshot["unseen"];

/** 4.0 The game at the beginning of its turn, made of the one that `new` begins and of every fact told. */
export function position(told: ToldGame): Snapshot {
  const { known, start } = told;
  const { turn, order, alert, vp, orderAchieved, mines, landed, visited, frenchSortie } = known;
  return {
    ...start,
    phase: "outfitting",
    turn: turn!,
    order: order!,
    alert: alert!,
    vp: vp!,
    orderAchieved: orderAchieved!,
    ships: Object.fromEntries(GERMAN_SHIPS.map((id) => [id, shipOf(told, id)])) as Snapshot["ships"],
    austroHungarian: austroHungarianOf(told),
    markers: markersOf(told),
    coastal: known.coastal!,
    unseen: unseenOf(told),
    colliers: known.colliers!.map((space) => ({ space, used: false, lost: space === null })),
    mines: mines!,
    landed: landed!,
    visited: visited!,
    frenchSortie: frenchSortie!,
    campaign: campaignOf(start, order!),
  };
}

/** 2.1 A ship's display: as it began, but for what was told; what a sunk one had went down with it. */
function shipOf({ known, start }: ToldGame, id: GermanShipId): Snapshot["ships"][GermanShipId] {
  const told = known.ships?.[id] ?? {};
  const begun = start.ships[id];
  if (told.status === "sunk") return { ...begun, status: "sunk", space: null, hull: 0 };
  return { ...begun, ...told } as Snapshot["ships"][GermanShipId];
}

/** 20.0 Every ship in its box, but for those that were told of. */
function austroHungarianOf({ known, start }: ToldGame): Snapshot["austroHungarian"] {
  const fresh = { moved: false, path: [], damage: 0 };
  const out = known.austroHungarian!.map(({ arrived = 0, ...ship }) => ({ ...ship, ...fresh, arrived }));
  const boxed = start.austroHungarian.map((ship) => out.find(({ id }) => id === ship.id) ?? ship);
  return [...boxed, ...strangers(out, start.austroHungarian)];
}

/** C.12 The markers that everybody knows, and those whose faces were seen. */
function markersOf({ known, start, charts }: ToldGame): Marker[] {
  const counters = countersOf(charts);
  const seen = known.markers!.map(({ id, place, space = null, turn = 0 }): Marker => {
    return { id, kind: counters.get(id)?.kind ?? "quiet_seas", place, space, turn };
  });
  const open = start.markers.map((marker) => seen.find(({ id }) => id === marker.id) ?? marker);
  return [...open, ...strangers(seen, start.markers)];
}

/** C.12 The faces that nobody has seen: those of the set-up without those seen, on the map as told and the others in the pool. */
function unseenOf({ known, start }: ToldGame): Unseen {
  const seen = new Set([...known.markers!, ...known.coastal!].map(({ id }) => id));
  const hidden = (ids: readonly string[]): string[] => ids.filter((id) => !seen.has(id));
  const [british, french] = FLEETS.map((fleet) => hidden(start.unseen[fleet])) as [string[], string[]];
  const gone = start.unseen.faceDown.filter((pile) => !known.faceDown!.some((each) => isSamePile(pile, each)));
  const laid = [...known.faceDown!, ...gone.map((pile) => ({ ...pile, count: 0 }))];
  const down = (of: string): number => laid.reduce((sum, { fleet, count }) => sum + (fleet === of ? count : 0), 0);
  return {
    ...start.unseen,
    british,
    french,
    coastal: hidden(start.unseen.coastal),
    pool: { ...start.unseen.pool, british: british.length - down("british"), french: french.length - down("french") },
    faceDown: laid,
    faceDownCoastal: start.unseen.faceDownCoastal.flatMap(({ space, count }) => {
      const left = count - known.coastal!.filter((unit) => unit.space === space).length;
      return left === 0 ? [] : [{ space, count: left }];
    }),
  };
}

type Pile = Unseen["faceDown"][number];

function isSamePile(one: Pile, other: Pile): boolean {
  return one.space === other.space && one.fleet === other.fleet;
}

/** What was told of and is not among those that a game begins with. */
function strangers<T extends { readonly id: string }>(
  told: readonly T[],
  begun: readonly { readonly id: string }[],
): T[] {
  return told.filter(({ id }) => !begun.some((each) => each.id === id));
}

/** 24.0 A campaign in its first scenario: the orders that are left to be drawn. */
function campaignOf({ campaign }: Snapshot, order: Snapshot["order"]): Campaign | null {
  return campaign && { ...campaign, ordersLeft: ORDERS.filter((each) => each !== order) };
}
