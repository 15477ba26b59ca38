import { describe, expect, it } from "vitest";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { ONLOOKER, viewersOf } from "../../src/core/request/fields";
import { PLANS } from "./catalogue-plans";
import { requestOf, vectorFiles } from "./vectors";

/** One in this many states of play is checked. */
const EVERY = 5;

const HIDING = PLANS.filter(({ ruleset }) => ruleset.views !== undefined).map((plan) => ({
  ...plan,
  id: plan.ruleset.id,
}));

describe.each(HIDING)("views of $id", ({ id, ruleset, play }) => {
  const { schema, of } = ruleset.views!;

  /** Checks the view of every viewer against the published schema, which accepts no unknown member. */
  function expectViews(state: SnapshotBase): void {
    for (const viewer of viewersOf(ruleset)) {
      const view = JSON.parse(JSON.stringify(of(state, viewer === ONLOOKER ? null : viewer)));
      const { error, data } = schema.safeParse(view);
      expect(error?.issues ?? [], viewer).toEqual([]);
      expect(data).toEqual(view);
      expect(view.ruleset).toBe(id);
    }
  }

  it("random play: every view matches its schema, for each side and an onlooker", { timeout: 120_000 }, () => {
    let count = 0;
    play((state) => {
      count += 1;
      if (count % EVERY === 0) expectViews(state as SnapshotBase);
    });
    expect(count).toBeGreaterThan(EVERY);
  });

  it("snapshots of the vectors: every view matches its schema", { timeout: 120_000 }, () => {
    const snapshots = vectorFiles(id).flatMap(({ content }) =>
      content.vectors.flatMap((vector) => {
        const { snapshot } = requestOf(id, vector);
        return ruleset.isSnapshot!(snapshot) ? [snapshot as SnapshotBase] : [];
      }),
    );
    expect(snapshots.length).toBeGreaterThan(100);
    for (const snapshot of snapshots) expectViews(snapshot);
  });
});
