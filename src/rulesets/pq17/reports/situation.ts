import { dayOf, halfOf, lightOf } from "../chapters/shared/game";
import type { Snapshot } from "../snapshot";
import { type View, view } from "../view";
import { SIDES, type Side } from "../vocabulary";
import { mergePending } from "./situation-pending";
import type { Own, Situation, VIEWERS } from "./situation-schema";

/** The viewer; null for the referee. */
export type Viewer = (typeof VIEWERS)[number] | null;

/**
 * Returns the part of a game that a viewer may see: that viewer's view, and for the referee the views of both sides.
 */
export function situation(state: Snapshot, viewer: Viewer): Situation {
  const views = viewersOf(viewer).map((side) => view(state, side));
  const first = views[0] ?? view(state, null);
  const pending = mergePending(views);
  const { turn, light, phasing, ruleset, edition, side, own, others, pending: firstPending, ...open } = first;
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
    others: viewer === null ? [] : others,
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
