import { expect, it } from "vitest";
import { pack } from "../../../src/rulesets/goeben/charts/pack";
import { goeben } from "../../../src/rulesets/goeben/index";
import type { Snapshot } from "../../../src/rulesets/goeben/snapshot";

/** A way to spoil a snapshot: what it does, the code and the pointer of the fault it makes, and the deed. */
export type Spoil = readonly [title: string, code: string, pointer: string, spoil: (state: Snapshot) => unknown];

/** Expects each way of spoiling a sound snapshot to be found where it is. */
export function spoils(of: () => Snapshot, rows: readonly Spoil[]): void {
  it("is sound by itself", () => {
    expect(goeben.invariants(structuredClone(of()), pack.charts)).toEqual([]);
  });
  it.each(rows)("%s: %s at %s", (_, code, pointer, spoil) => {
    const state = structuredClone(of());
    spoil(state);
    expect(goeben.snapshot.safeParse(state).error?.issues ?? []).toEqual([]);
    expect(goeben.invariants(state, pack.charts)).toContainEqual(
      expect.objectContaining({ code, pointer: `/snapshot${pointer}` }),
    );
  });
}

/** The index of a seen marker. */
export function markerAt(state: Snapshot, id: string): number {
  return state.markers.findIndex((marker) => marker.id === id);
}
