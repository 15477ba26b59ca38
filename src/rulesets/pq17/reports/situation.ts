import { dayOf, halfOf, lightOf } from "../chapters/shared/game";
import type { Snapshot } from "../snapshot";
import { type SideSeen, type View, view } from "../view";
import { SIDES, type Side } from "../vocabulary";
import { pendingOf } from "./situation-pending";
import type { Own, Seen, Situation, VIEWERS } from "./situation-schema";

/** Who looks; null for the referee. */
export type Viewer = (typeof VIEWERS)[number] | null;

/** What a viewer may see of a game: what his view tells, and for the referee what both sides' own views tell. */
export function situation(state: Snapshot, viewer: Viewer): Situation {
  const views = viewersOf(viewer).map((side) => view(state, side));
  const first = views[0] ?? view(state, null);
  const pending = pendingOf(views);
  const { turn, light, phasing, ruleset, edition, side, own, others, pending: seen, ...open } = first;
  return {
    ...open,
    viewer,
    turn,
    light,
    phasing,
    day: dayOf(turn),
    half: halfOf(turn),
    lit: lightOf(first),
    decides: pending === null ? phasing : pending.side,
    pending,
    moving: views.map(({ moving }) => moving).find((piece) => piece !== null) ?? null,
    own: views.flatMap((each) => ownOf(each)),
    others: viewer === null ? [] : others.map(othersOf),
  };
}

function viewersOf(viewer: Viewer): readonly (Side | null)[] {
  if (viewer === null) return SIDES;
  return [viewer === "onlooker" ? null : viewer];
}

function ownOf({ side, own, others }: View): Own[] {
  if (side === null || own === null) return [];
  const shadowed = [...new Set(others.flatMap(({ shadowing }) => shadowing.map(({ target }) => target)))];
  return [{ ...own, side, shadowed: shadowed.sort((a, b) => a - b) }];
}

function othersOf(seen: SideSeen): Seen {
  const { side, deck, blocks, ports, aircraft, carrierRadii, chits, sectors, shadowing, sunk, damagedByAsw } = seen;
  return {
    side,
    deck,
    blocks: [...blocks],
    ports: [...ports],
    aircraft,
    carrierRadii: [...carrierRadii],
    chits,
    sectors,
    shadowing: shadowing.map(({ target, by }) => ({ target, by: SHADOWERS.find((each) => each === by) ?? "force" })),
    sunk,
    damagedByAsw,
  };
}

const SHADOWERS = ["force", "aircraft", "radius", "sector"] as const;
