import type { GermanShip } from "../../../../src/rulesets/goeben/chapters/3-setup/state";
import type { Marker } from "../../../../src/rulesets/goeben/chapters/13-incidents/state";
import type { Snapshot } from "../../../../src/rulesets/goeben/snapshot";
import type { Cargo, GermanShipId } from "../../../../src/rulesets/goeben/vocabulary";
import { type Change, draw, type Roll } from "./index";
import { isShip, kindOf, sorted } from "./setup";

/** Members of the snapshot. */
export function set(members: Partial<Snapshot>): Change {
  return (state) => {
    Object.assign(state, structuredClone(members));
  };
}

/** Options of the snapshot. */
export function options(members: Partial<Snapshot["options"]>): Change {
  return (state) => {
    Object.assign(state.options, members);
  };
}

/** Rulings of the snapshot. */
export function rulings(members: Partial<Snapshot["rulings"]>): Change {
  return (state) => {
    Object.assign(state.rulings, members);
  };
}

/** Members of a German ship. */
export function ship(id: GermanShipId, members: Partial<GermanShip>): Change {
  return (state) => {
    Object.assign(state.ships[id], structuredClone(members));
  };
}

/** Both ships of the standard game in a space. */
export function both(space: string, members: Partial<GermanShip> = {}): Change {
  return (state) => {
    for (const id of ["goeben", "breslau"] as const) Object.assign(state.ships[id], { space, ...members });
  };
}

/** Cargo in Hull boxes numbered from 1. */
export function aboard(id: GermanShipId, boxes: { readonly [box: number]: Cargo | null }): Change {
  return (state) => {
    for (const [box, cargo] of Object.entries(boxes)) state.ships[id].boxes[Number(box) - 1] = cargo;
  };
}

/** An Austro-Hungarian ship in play in a space. */
export function consort(id: string, space: string, members: Partial<Snapshot["austroHungarian"][number]> = {}): Change {
  return (state) => {
    const target = state.austroHungarian.find((each) => each.id === id)!;
    Object.assign(target, { status: "in_play", space, arrived: state.turn }, members);
  };
}

/** An Austro-Hungarian ship with other members. */
export function consortIs(id: string, members: Partial<Snapshot["austroHungarian"][number]>): Change {
  return (state) => {
    Object.assign(state.austroHungarian.find((each) => each.id === id)!, members);
  };
}

/**
 * A known marker at a place. If its face was unseen, the face leaves its multiset and one position of the pool, or of
 * `from`.
 */
export function marker(
  id: string,
  place: Marker["place"],
  space: string | null = null,
  more: { readonly turn?: number; readonly from?: string } = {},
): Change {
  return (state) => {
    const known = state.markers.find((each) => each.id === id);
    const moved = place === "set_aside" || place === "map" ? state.turn : undefined;
    const turn = more.turn ?? moved ?? known?.turn ?? 0;
    if (known !== undefined) {
      Object.assign(known, { place, space, turn });
      return;
    }
    state.markers.push({ id, kind: kindOf(id), place, space, turn });
    const group = (["british", "french", "other"] as const).find((each) => state.unseen[each].includes(id));
    if (group === undefined) return;
    state.unseen[group] = state.unseen[group].filter((each) => each !== id);
    if (more.from === undefined) state.unseen.pool[group] -= 1;
    else state.unseen.faceDown.find((each) => each.space === more.from && each.fleet === group)!.count -= 1;
  };
}

/** A coastal defence unit seen in a space, or destroyed there; a space without a unit left to see leaves the list (C.12). */
export function coastal(id: string, space: string, destroyed = false): Change {
  return (state) => {
    const { unseen } = state;
    state.coastal.push({ id, space, destroyed });
    unseen.coastal = unseen.coastal.filter((each) => each !== id);
    unseen.faceDownCoastal.find((each) => each.space === space)!.count -= 1;
    unseen.faceDownCoastal = unseen.faceDownCoastal.filter(({ count }) => count > 0);
  };
}

/** Returns a seen marker's kind, as draws name it. */
function kindOrId(id: string): string {
  return isShip(id) ? id : kindOf(id);
}

/** The draws of one vector, each over what is left when it is made (C.12). */
export class Draws {
  private readonly state: Snapshot;

  constructor(state: Snapshot) {
    this.state = structuredClone(state);
  }

  /** C.12(2) One marker of the pool: known ones first, then unseen positions; an unseen one takes a second draw. */
  pool(id: string): Roll[] {
    const { markers, unseen } = this.state;
    const known = sorted(markers.filter(({ place }) => place === "pool").map((each) => each.id));
    const at = known.indexOf(id);
    if (at >= 0) {
      markers.find((each) => each.id === id)!.place = "set_aside";
      return [draw("incident-pool", at + 1, kindOrId(id))];
    }
    const groups = ["british", "french", "other"] as const;
    const group = groups.find((each) => unseen[each].includes(id))!;
    const before = groups.slice(0, groups.indexOf(group)).reduce((sum, each) => sum + unseen.pool[each], known.length);
    if (unseen.pool[group] < 1) throw new Error(`No unseen ${group} marker is in the pool.`);
    unseen.pool[group] -= 1;
    return [draw("incident-pool", before + 1, `unseen_${group}`), this.face(group, id)];
  }

  /** C.12(1) The face of a face-down marker. */
  face(group: "british" | "french" | "other", id: string): Roll {
    const { unseen } = this.state;
    const at = unseen[group].indexOf(id);
    if (at < 0) throw new Error(`${id} is not unseen.`);
    unseen[group] = unseen[group].filter((each) => each !== id);
    return draw(`unseen-${group}`, at + 1, id.replace(/^(quiet_seas|placeholder)_\d+$/, "$1"));
  }

  /** C.12(4) The face of a coastal defence unit. */
  coastal(id: string): Roll {
    const { unseen } = this.state;
    const at = unseen.coastal.indexOf(id);
    if (at < 0) throw new Error(`${id} is not unseen.`);
    unseen.coastal = unseen.coastal.filter((each) => each !== id);
    return draw("coastal-unit", at + 1, id);
  }

  /** A marker that goes back to the pool before the next draw. */
  back(id: string): void {
    const known = this.state.markers.find((each) => each.id === id);
    if (known !== undefined) known.place = "pool";
    else this.state.markers.push({ id, kind: kindOf(id), place: "pool", space: null, turn: 0 });
  }
}

/** The draws of a pool in one go. */
export function drawn(state: Snapshot, ...ids: readonly string[]): Roll[] {
  const draws = new Draws(state);
  return ids.flatMap((id) => draws.pool(id));
}

/** A marker as it appears in outcomes. */
export function turned(id: string): { readonly id: string; readonly kind: string } {
  return { id, kind: kindOf(id) };
}
