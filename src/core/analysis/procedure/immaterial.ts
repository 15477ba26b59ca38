import type { AnyRuleset } from "../../contract/ruleset";
import type { SnapshotBase } from "../../contract/snapshot";
import { cloneJson } from "../../json/clone";
import { tokensOf } from "../../json/pointer";
import type { Condition } from "./until";

/** The fields of a procedure that determine which places of the snapshot matter. */
interface RelevantFields {
  readonly policy: unknown;
  readonly until: readonly Condition[];
  /** The projected places. */
  readonly project: readonly string[];
}

/**
 * Returns the places of a snapshot that cannot affect the requested endings, according to the ruleset: those that do
 * not matter in the phases that end the procedure. Empty with a policy, since it may look at anything.
 */
export function immaterialPlaces(ruleset: AnyRuleset, { policy, until, project }: RelevantFields): readonly string[] {
  if (policy !== null) return [];
  const known = ruleset.analysis?.immaterial ?? [];
  const fitting = known.find(({ phases, measures }) => {
    const ends = until.some(({ left }) => left?.every((phase) => phases.includes(phase)));
    const isPlain = ({ left, operations, over }: Condition): boolean =>
      operations !== undefined || over !== undefined || left?.every((phase) => phases.includes(phase)) === true;
    return ends && until.every(isPlain) && project.every((place) => measures.includes(place));
  });
  return fitting?.places ?? [];
}

/** Returns a function that sets these places of a state, in place, to their values in another state. */
export function makeStateNormalizer(places: readonly string[], other: SnapshotBase): (state: SnapshotBase) => void {
  const levels = places.flatMap((place) => {
    const [, ...way] = tokensOf(place);
    const member = way.pop()!;
    const value = holderOf(other, way)?.[member];
    return value === undefined ? [] : [{ way, member, value }];
  });
  return (state) => {
    for (const { way, member, value } of levels) {
      const holder = holderOf(state, way);
      if (holder?.[member] !== undefined) holder[member] = cloneJson(value);
    }
  };
}

type Holder = Record<string, unknown>;

/** Returns the object at a path; undefined if there is none. */
function holderOf(state: object, path: readonly string[]): Holder | undefined {
  let holder: unknown = state;
  for (const token of path) holder = (holder as Holder | null | undefined)?.[token];
  return typeof holder === "object" && holder !== null ? (holder as Holder) : undefined;
}
