import { describe, expect, test } from "vitest";
import { rulesRevisionSchema } from "../../src/core/contract/revision";
import { decide } from "../../src/core/engine/adjudicate";
import { viewersOf } from "../../src/core/request/fields";
import { isMalformed, malformedFaults, readSnapshot } from "../../src/core/request/read";
import { revisionOf } from "../../src/core/request/revision";
import { rulesets } from "../../src/rulesets/index";
import { vectorFiles } from "../conformance/vectors";
import { CHANGED, digestsOf, driftOf, freeze, frozenOf, publishedSnapshots } from "./frozen";

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("the revisions of $id", ({ id, ruleset }) => {
  test("are numbered from 1 in the order of their days, and say what they changed in every language", () => {
    const { revisions, languages } = ruleset;
    expect(revisions.map(({ revision }) => revision)).toEqual(revisions.map((_, index) => index + 1));
    expect(revisions.map(({ date }) => date)).toEqual(revisions.map(({ date }) => date).sort());
    for (const revision of revisions) {
      expect(rulesRevisionSchema.safeParse(revision).error).toBeUndefined();
      for (const { sections, rulings, words } of revision.changes) {
        expect(sections.length + rulings.length).toBeGreaterThan(0);
        expect(Object.keys(words)).toEqual(languages);
      }
    }
  });

  test("are what every file of vectors names, the newest", () => {
    const named = new Set(vectorFiles(id).map(({ content }) => content.revision));
    expect([...named]).toEqual([revisionOf(ruleset)]);
  });

  test("change where an expectation of the published vectors does", () => {
    const { changed, unfrozen, gone } = driftOf(frozenOf(id), digestsOf(id), revisionOf(ruleset));
    expect(changed, CHANGED).toEqual([]);
    expect([unfrozen, gone], "npm run revisions freezes what is new").toEqual([[], []]);
  });

  test.each(ruleset.revisions.map(({ revision }) => revision))(
    "%i: its published snapshots are read, played on and seen",
    (revision) => {
      const published = publishedSnapshots(id, revision);
      expect(published.length, "npm run revisions keeps them").toBeGreaterThan(4);
      for (const snapshot of published) {
        const read = readSnapshot(ruleset, snapshot, undefined);
        expect(malformedFaults(read)).toEqual([]);
        const answer = decide(ruleset, { snapshot, charts: undefined });
        expect(answer).toMatchObject({ kind: "DECISIONS" });
        for (const viewer of viewersOf(ruleset)) {
          const side = ruleset.views!.sides.includes(viewer) ? viewer : null;
          if (!isMalformed(read)) expect(ruleset.views!.of(read.state, side)).toBeTypeOf("object");
        }
      }
    },
  );
});

describe("an expectation", () => {
  const frozen = { 1: { one: "q1 a1", two: "q2 a2", three: "q3 a3" } };

  test("that changes under a revision that is frozen is found, and not frozen again", () => {
    const found = { one: "q1 b1", two: "q2 a2", three: "q3 a3" };
    expect(driftOf(frozen, found, 1)).toEqual({ changed: ["one"], unfrozen: [], gone: [] });
    expect(() => freeze(frozen, found, 1)).toThrow("one");
  });

  test("may change with a new revision, once; the older one stays as it was published", () => {
    const found = { one: "q1 b1", two: "q2 a2", three: "q3 a3" };
    const then = freeze(frozen, found, 2);
    expect(then).toEqual({ ...frozen, 2: { one: "q1 b1" } });
    expect(driftOf(then, found, 2)).toEqual({ changed: [], unfrozen: [], gone: [] });
    expect(driftOf(then, { ...found, two: "q2 b2" }, 2)).toMatchObject({ changed: ["two"] });
    expect(driftOf(then, { ...found, one: "q1 c1" }, 2)).toMatchObject({ changed: ["one"] });
  });

  test("gets pins once; pins that change are found", () => {
    const then = freeze(frozen, { one: "q1 a1 p1", two: "q2 a2", three: "q3 a3" }, 1);
    expect(then).toEqual({ 1: { one: "q1 a1 p1", two: "q2 a2", three: "q3 a3" } });
    expect(driftOf(then, { one: "q1 a1 p2", two: "q2 a2", three: "q3 a3" }, 1).changed).toEqual(["one"]);
    expect(driftOf(then, { one: "q1 a1", two: "q2 a2", three: "q3 a3" }, 1).changed).toEqual(["one"]);
  });

  test("of a new vector, and of one that asks something else, is frozen; that of one that is gone is dropped", () => {
    const found = { one: "q1 a1", two: "q9 b2", four: "q4 a4" };
    expect(driftOf(frozen, found, 1)).toEqual({ changed: [], unfrozen: ["two", "four"], gone: ["three"] });
    expect(freeze(frozen, found, 1)).toEqual({ 1: { one: "q1 a1", two: "q9 b2", four: "q4 a4" } });
  });
});
