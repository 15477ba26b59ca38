import { cloneJson } from "../../audit/canonical";
import { tokensOf } from "../../audit/pointer";
import type { AnyRuleset } from "../../contract/ruleset";
import type { SnapshotBase } from "../../contract/snapshot";
import type { Condition } from "./until";

/** The part of a procedure that says what matters in it. */
interface Asked {
  readonly policy: unknown;
  readonly until: readonly Condition[];
  /** The places told apart at the end. */
  readonly project: readonly string[];
}

/**
 * The places of a snapshot that can decide nothing that is asked of a procedure, as far as its ruleset knows: those without weight in
 * the phases with which it ends. A policy may look at anything, so that with one there are none.
 */
export function immaterialPlaces(ruleset: AnyRuleset, { policy, until, project }: Asked): readonly string[] {
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

/** Makes such places of a state look as they do in another; the state is changed. */
export function levelling(places: readonly string[], other: SnapshotBase): (state: SnapshotBase) => void {
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

/** The object to which a way leads; undefined where there is none. */
function holderOf(state: object, way: readonly string[]): Holder | undefined {
  let holder: unknown = state;
  for (const token of way) holder = (holder as Holder | null | undefined)?.[token];
  return typeof holder === "object" && holder !== null ? (holder as Holder) : undefined;
}
