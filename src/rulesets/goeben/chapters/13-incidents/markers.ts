import type { Snapshot } from "../../snapshot";
import { type Fleet, GROUPS, type Group } from "../../vocabulary";
import type { Context } from "../shared/context";
import { isAlliedShip, kindOf, knownPool, PLACEHOLDER } from "./pool";
import type { Marker } from "./state";

/** Moves a seen marker: to a space of the map, or out of it with `space` null. */
export function moveMarker(
  ctx: Context,
  marker: Marker,
  place: Marker["place"],
  space: string | null,
  section: string,
): void {
  ctx.set(marker, "place", place, "MARKER_PLACE", section);
  ctx.set(marker, "space", space, "MARKER_SPACE", section);
}

/** 13.0 Turns one face-down marker of a fleet in a space face up; a placeholder brings another marker instead. */
export function revealMarker(ctx: Context, space: string, fleet: Fleet, section: string): Marker {
  const lying = ctx.state.unseen.faceDown.find((each) => each.space === space && each.fleet === fleet);
  if (lying === undefined) throw new Error(`No face-down ${fleet} marker lies in ${space}.`);
  ctx.set(lying, "count", lying.count - 1, "FACE_DOWN", section);
  return recordMarker(ctx, drawUnseen(ctx, fleet, section), "map", space, section);
}

/** 16.0 Turns one face-down coastal defence unit of a space face up. */
export function revealCoastal(ctx: Context, space: string, section: string): Snapshot["coastal"][number] {
  const { state } = ctx;
  const faceDownUnits = state.unseen.faceDownCoastal.find((each) => each.space === space);
  if (faceDownUnits === undefined) throw new Error(`No face-down unit is in ${space}.`);
  const say = (id: string): string => id;
  const id = ctx.draw({
    label: "coastal-unit",
    about: { space },
    section,
    pool: state.unseen.coastal,
    resultName: say,
  });
  ctx.set(state.unseen, "coastal", without(state.unseen.coastal, id), "UNSEEN", section);
  if (faceDownUnits.count > 1) ctx.set(faceDownUnits, "count", faceDownUnits.count - 1, "FACE_DOWN", section);
  else ctx.set(state.unseen, "faceDownCoastal", coastalBut(state, space), "COASTAL_ALL_SEEN", section);
  const unit = { id, space, destroyed: false };
  ctx.push(state.coastal, unit, "COASTAL_UNIT_SEEN", section);
  return unit;
}

/** The spaces with face-down coastal defence units, but for one of them. */
function coastalBut({ unseen }: Snapshot, space: string): Snapshot["unseen"]["faceDownCoastal"] {
  return unseen.faceDownCoastal.filter((each) => each.space !== space);
}

/** 13.2 Draws one marker from the pool, whose seen markers are `known`, and sets it aside in a space; the pool must hold one. */
export function drawFromPool(
  ctx: Context,
  space: string,
  section: string,
  known: readonly Marker[] = knownPool(ctx.state, ctx.charts),
): Marker {
  const { state } = ctx;
  const pool: (Marker | Group)[] = [...known];
  for (const group of GROUPS) {
    for (let left = state.unseen.pool[group]; left > 0; left -= 1) pool.push(group);
  }
  const say = (item: Marker | Group): string => {
    if (typeof item === "string") return `unseen_${item}`;
    return isAlliedShip(item) ? item.id : item.kind;
  };
  const marker = ctx.draw({ label: "incident-pool", about: { space }, section, pool, resultName: say });
  if (typeof marker !== "string") {
    moveMarker(ctx, marker, "set_aside", space, section);
    ctx.set(marker, "turn", state.turn, "MARKER_TURN", section);
    return marker;
  }
  ctx.set(state.unseen.pool, marker, state.unseen.pool[marker] - 1, "UNSEEN_POOL", section);
  return recordMarker(ctx, drawUnseen(ctx, marker, section), "set_aside", space, section);
}

/** Draws a face of a group, and another for a placeholder; it leaves the multiset. */
function drawUnseen(ctx: Context, group: Group, section: string): string {
  const { unseen } = ctx.state;
  const say = (id: string): string => id.replace(/^(quiet_seas|placeholder)_\d+$/, "$1");
  const id = ctx.draw({ label: `unseen-${group}`, section, pool: unseen[group], resultName: say });
  ctx.set(unseen, group, without(unseen[group], id), "UNSEEN", section);
  return id.startsWith(PLACEHOLDER) ? drawUnseen(ctx, "other", section) : id;
}

/** Makes a seen record of a face that was just turned up. */
function recordMarker(ctx: Context, id: string, place: Marker["place"], space: string, section: string): Marker {
  const { state, charts } = ctx;
  const marker: Marker = { id, kind: kindOf(charts, id), place, space, turn: state.turn };
  ctx.push(state.markers, marker, "MARKER_SEEN", section);
  return marker;
}

/** A list without the first item equal to `item`. */
function without(list: readonly string[], item: string): string[] {
  const at = list.indexOf(item);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
}
