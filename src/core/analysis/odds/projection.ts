import type { z } from "zod";
import type { Fault } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import type { SnapshotBase } from "../../contract/snapshot";
import { isPointer, isWithin, memberOf, pointerTo, tokensOf } from "../../json/pointer";
import { FAULT_LIMIT, shorten } from "../../request/fault";
import { faultAt } from "../../text/message";
import { presenceIn } from "./place-in";

/** The result of a resolution, as used by projections. */
export interface ProjectionSource {
  readonly outcome: unknown;
  readonly snapshot: unknown;
}

/** Values by JSON pointer. A place that does not exist has no entry. */
export type Projected = Readonly<Record<string, unknown>>;

/** Maximum places in one projection. */
export const PLACE_LIMIT = 20;

const ROOTS: readonly string[] = ["outcome", "snapshot"] satisfies (keyof ProjectionSource)[];

/** Returns the faults of `project`: it must be a list of distinct pointers into the outcome or the snapshot. */
export function projectionFaults(places: unknown): Fault[] {
  const malformed = (pointer: string): Fault => {
    return faultAt("PROJECTION_MALFORMED", pointer, { most: PLACE_LIMIT });
  };
  if (!Array.isArray(places) || places.length < 1 || places.length > PLACE_LIMIT) {
    return [malformed("/project")];
  }
  const isPlace = (place: unknown): boolean =>
    typeof place === "string" && isPointer(place) && ROOTS.includes(tokensOf(place)[0]!);
  return places
    .flatMap((place, index): Fault[] =>
      isPlace(place) && places.indexOf(place) === index ? [] : [malformed(`/project/${index}`)],
    )
    .slice(0, FAULT_LIMIT);
}

/** Returns the value at each place of a result. `*` in a pointer stands for each item of a list in turn. */
export function project(places: readonly string[], result: ProjectionSource): Projected {
  const values: Record<string, unknown> = {};
  for (const place of places) {
    const value = valueAt(tokensOf(place), result);
    if (value !== undefined) values[place] = value;
  }
  return values;
}

/** Projects a state of play. A place may also be the name of a measure of the ruleset. */
export function projectWith(ruleset: AnyRuleset, places: readonly string[], snapshot: SnapshotBase): Projected {
  const measures = ruleset.analysis?.measures ?? {};
  const pointers = places.filter((place) => !Object.hasOwn(measures, place));
  const values: Record<string, unknown> = { ...project(pointers, { outcome: undefined, snapshot }) };
  for (const place of places) if (Object.hasOwn(measures, place)) values[place] = measures[place]!.of(snapshot);
  return values;
}

/** Returns the places that none of the results has. */
export function missingPlaces(places: readonly string[], results: Iterable<Projected>): string[] {
  const missing = new Set(places);
  for (const result of results) for (const place of Object.keys(result)) missing.delete(place);
  return [...missing];
}

/** Returns the places that no value of these schemas can have. Names of measures never count as unknown. */
export function unknownPlaces(places: readonly string[], schemas: Readonly<Record<string, z.ZodType>>): string[] {
  return places.filter((place) => presenceOf(place, schemas) === "NONE");
}

/** Returns the places that the schemas leave open, so that only a value can show that they exist. */
export function openPlaces(places: readonly string[], schemas: Readonly<Record<string, z.ZodType>>): string[] {
  return places.filter((place) => presenceOf(place, schemas) === "OPEN");
}

function presenceOf(place: string, schemas: Readonly<Record<string, z.ZodType>>) {
  const [root = "", ...tokens] = tokensOf(place);
  return Object.hasOwn(schemas, root) ? presenceIn(schemas[root]!, tokens) : undefined;
}

/** Creates the fault of a place that does not exist. */
export function unknownPlaceFault(index: number, place: string): Fault {
  return faultAt("PROJECTION_UNKNOWN", `/project/${index}`, { place: shorten(place) });
}

/**
 * Returns the labels of rolls that cannot affect any projected place, so that the enumerator need not branch on them.
 */
export function irrelevantLabels(
  unmoved: Readonly<Record<string, readonly string[]>>,
  places: readonly string[],
): readonly string[] {
  return Object.keys(unmoved).filter((label) =>
    places.every((place) =>
      unmoved[label]!.some((root) => (isPointer(place) ? isWithin(canonicalPointer(place), root) : place === root)),
    ),
  );
}

function valueAt([token, ...rest]: readonly string[], value: unknown): unknown {
  if (token === undefined) return value;
  if (token === "*" && Array.isArray(value)) {
    return value.map((item: unknown) => valueAt(rest, item)).filter((item) => item !== undefined);
  }
  const member = memberOf(value, token);
  return member === undefined ? undefined : valueAt(rest, member);
}

function canonicalPointer(pointer: string): string {
  return pointerTo("", tokensOf(pointer));
}
