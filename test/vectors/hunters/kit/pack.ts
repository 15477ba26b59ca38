import { type Case, type Json, merged, type Roll, refused, resolves, roll, type Vector } from "./combat";

/** A case on one of the pack's own snapshots, `sea` or `attack`, or on another named in full. */
export function packed(vector: Vector): Vector {
  const { base } = vector;
  const known = typeof base === "string" ? base.replace(/^combat-/, "") : null;
  if (known === "sea" || known === "attack") return { ...vector, base: `pack-${known}` };
  return { ...vector, base: known?.startsWith("viib-") ? `combat-${known}` : known };
}

/** A vector that starts from the snapshot of that name instead. */
export const onBase = (base: string, vector: Vector): Vector => ({ ...vector, base });

/** A vector of a pack that resolves. */
export function plays(plan: Parameters<typeof resolves>[0] & { readonly rulings?: readonly string[] }): Vector {
  const { rulings, ...rest } = plan;
  const vector = packed(resolves(rest));
  return rulings === undefined ? vector : { ...vector, expect: { ...(vector.expect as Json), rulings } };
}

/** A vector of a pack that a rule refuses. */
export function refuses(plan: Case & { code: string; section: string; pointer?: string }): Vector {
  return packed(refused(plan));
}

/** The size of a ship that is met. */
export const size = (face: number): Roll => roll("ship-size", "SHIP_SIZE", null, [face]);

/** The draw of a round, as the snapshot holds it. */
export function draw(boats: number, own: number, hunted: number): Json {
  return { boats, own, hunted };
}

/** A joint battle in some round; without a draw it is still undrawn, as in the snapshot it is laid over. */
export function battle(round: number, drawn: Json | null, others: readonly Json[] = []): Json {
  return { engagement: { pack: { round, ...(drawn === null ? {} : { draw: drawn }), others } } };
}

/** A battle whose boat has fired submerged at medium range by night and is searched for. */
export function searched(round: number, drawn: Json, more: Json = {}): Json {
  const attack = { mode: "submerged", range: "medium", fired: true, bothEnds: false, g7aByDay: false };
  const cycle = { cause: "attack", round: 0, previouslyDetected: false, twelve: false };
  const engagement = { dayNight: "night", fought: true, attack, cycle };
  return merged({ phase: "detection", engagement }, battle(round, drawn), more);
}

/** A fought round with the boat away: the convoy may be followed. */
export function following(round: number, more: Json = {}): Json {
  return merged(searched(round, draw(3, 1, 2)), { phase: "follow" }, more);
}

/** Standard tonnage, so that ships need one die each. */
export const PLAIN: Json = { options: { standardTonnage: true } };

/** Small freighters of standard tonnage in every slot of a convoy. */
export const SMALL_FREIGHTERS = [1, 2, 3, 4].map((slot) => {
  return { slot, type: "small_freighter", name: null, tons: 3500, points: 2, damage: 0 };
});
