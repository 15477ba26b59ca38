import type { z } from "zod";
import { isPointer, isWithin, memberOf, pointerTo, tokensOf } from "../../audit/pointer";
import type { Fault } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import type { SnapshotBase } from "../../contract/snapshot";
import { FAULT_LIMIT, shortened } from "../../request/fault";
import { faultAt } from "../../text/message";
import { presenceIn } from "./place-in";

/** The result of a resolution, as projections see it. */
export interface Result {
  readonly outcome: unknown;
  readonly snapshot: unknown;
}

/** Values by the JSON pointer of where they stand; a place that is not there has none. */
export type Projected = Readonly<Record<string, unknown>>;

/** The most places one projection names. */
export const PLACE_LIMIT = 20;

const ROOTS: readonly string[] = ["outcome", "snapshot"] satisfies (keyof Result)[];

/** Faults of the places to project; what is no list of pointers into the outcome or the snapshot is one. */
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

/** The value at each place of a result; a `*` in a pointer stands for each item of a list in turn. */
export function project(places: readonly string[], result: Result): Projected {
  const found: Record<string, unknown> = {};
  for (const place of places) {
    const value = valueAt(tokensOf(place), result);
    if (value !== undefined) found[place] = value;
  }
  return found;
}

/** The same of a state of play, of which a measure of the ruleset may be told by its name too. */
export function projectWith(ruleset: AnyRuleset, places: readonly string[], snapshot: SnapshotBase): Projected {
  const measures = ruleset.analysis?.measures ?? {};
  const pointers = places.filter((place) => !Object.hasOwn(measures, place));
  const found: Record<string, unknown> = { ...project(pointers, { outcome: undefined, snapshot }) };
  for (const place of places) if (Object.hasOwn(measures, place)) found[place] = measures[place]!.of(snapshot);
  return found;
}

/** The places of a list that none of the results has. */
export function missingPlaces(places: readonly string[], results: Iterable<Projected>): string[] {
  const missing = new Set(places);
  for (const result of results) for (const place of Object.keys(result)) missing.delete(place);
  return [...missing];
}

/**
 * The places of a list that name nothing: no value of these schemas has them. Measures of a ruleset are no places of a schema.
 */
export function unknownPlaces(places: readonly string[], schemas: Readonly<Record<string, z.ZodType>>): string[] {
  return places.filter((place) => presenceOf(place, schemas) === "NONE");
}

/** The places of a list of which a value must show that they exist: the schemas leave it open. */
export function openPlaces(places: readonly string[], schemas: Readonly<Record<string, z.ZodType>>): string[] {
  return places.filter((place) => presenceOf(place, schemas) === "OPEN");
}

function presenceOf(place: string, schemas: Readonly<Record<string, z.ZodType>>) {
  const [root = "", ...tokens] = tokensOf(place);
  return Object.hasOwn(schemas, root) ? presenceIn(schemas[root]!, tokens) : undefined;
}

/** The fault of a place that nothing has. */
export function unknownPlace(index: number, place: string): Fault {
  return faultAt("PROJECTION_UNKNOWN", `/project/${index}`, { place: shortened(place) });
}

/** Labels of rolls that cannot affect any projected place, so the enumerator need not branch on them. */
export function labelsApart(
  unmoved: Readonly<Record<string, readonly string[]>>,
  places: readonly string[],
): readonly string[] {
  return Object.keys(unmoved).filter((label) =>
    places.every((place) => unmoved[label]!.some((root) => isWithin(canonical(place), root))),
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

function canonical(pointer: string): string {
  return pointerTo("", tokensOf(pointer));
}
