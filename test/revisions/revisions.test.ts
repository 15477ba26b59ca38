import { describe, expect, test } from "vitest";
import { rulesRevisionSchema } from "../../src/core/contract/revision";
import { listDecisions } from "../../src/core/engine/adjudicate";
import { viewersOf } from "../../src/core/request/fields";
import { isMalformed, malformedFaults } from "../../src/core/request/result";
import { revisionOf } from "../../src/core/request/revision";
import { parseSnapshot } from "../../src/core/request/snapshot";
import { rulesets } from "../../src/rulesets/index";
import { vectorFiles } from "../conformance/vectors";
import { CHANGED, digestsOf, driftOf, freeze, frozenOf, publishedSnapshots } from "./frozen";

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("the revisions of $id", ({ id, ruleset }) => {
  test("are numbered from 1 by date, and describe their changes in every language", () => {
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

  test("every vector file names the newest one", () => {
    const revisions = new Set(vectorFiles(id).map(({ content }) => content.revision));
    expect([...revisions]).toEqual([revisionOf(ruleset)]);
  });

  test("change when an expectation of the published vectors does", () => {
    const { changed, unfrozen, missing } = driftOf(frozenOf(id), digestsOf(id), revisionOf(ruleset));
    expect(changed, CHANGED).toEqual([]);
    expect([unfrozen, missing], "npm run revisions freezes what is new").toEqual([[], []]);
  });

  test.each(ruleset.revisions.map(({ revision }) => revision))(
    "%i: its published snapshots can be read, continued and viewed",
    (revision) => {
      const published = publishedSnapshots(id, revision);
      expect(published.length, "npm run revisions keeps them").toBeGreaterThan(4);
      for (const snapshot of published) {
        const parsed = parseSnapshot(ruleset, snapshot, undefined);
        expect(malformedFaults(parsed)).toEqual([]);
        const answer = listDecisions(ruleset, { snapshot, charts: undefined });
        expect(answer).toMatchObject({ kind: "DECISIONS" });
        for (const viewer of viewersOf(ruleset)) {
          const side = ruleset.views!.sides.includes(viewer) ? viewer : null;
          if (!isMalformed(parsed)) expect(ruleset.views!.of(parsed.state, side)).toBeTypeOf("object");
        }
      }
    },
  );
});

describe("an expectation", () => {
  const frozen = { 1: { one: "q1 a1", two: "q2 a2", three: "q3 a3" } };

  test("that changes under a frozen revision is reported, and not frozen again", () => {
    const digests = { one: "q1 b1", two: "q2 a2", three: "q3 a3" };
    expect(driftOf(frozen, digests, 1)).toEqual({ changed: ["one"], unfrozen: [], missing: [] });
    expect(() => freeze(frozen, digests, 1)).toThrow("one");
  });

  test("may change once with a new revision, and the older one stays as published", () => {
    const digests = { one: "q1 b1", two: "q2 a2", three: "q3 a3" };
    const then = freeze(frozen, digests, 2);
    expect(then).toEqual({ ...frozen, 2: { one: "q1 b1" } });
    expect(driftOf(then, digests, 2)).toEqual({ changed: [], unfrozen: [], missing: [] });
    expect(driftOf(then, { ...digests, two: "q2 b2" }, 2)).toMatchObject({ changed: ["two"] });
    expect(driftOf(then, { ...digests, one: "q1 c1" }, 2)).toMatchObject({ changed: ["one"] });
  });

  test("gets pins once, and changed pins are reported", () => {
    const then = freeze(frozen, { one: "q1 a1 p1", two: "q2 a2", three: "q3 a3" }, 1);
    expect(then).toEqual({ 1: { one: "q1 a1 p1", two: "q2 a2", three: "q3 a3" } });
    expect(driftOf(then, { one: "q1 a1 p2", two: "q2 a2", three: "q3 a3" }, 1).changed).toEqual(["one"]);
    expect(driftOf(then, { one: "q1 a1", two: "q2 a2", three: "q3 a3" }, 1).changed).toEqual(["one"]);
  });

  test("of a new or changed vector is frozen, and that of a removed one is dropped", () => {
    const digests = { one: "q1 a1", two: "q9 b2", four: "q4 a4" };
    expect(driftOf(frozen, digests, 1)).toEqual({ changed: [], unfrozen: ["two", "four"], missing: ["three"] });
    expect(freeze(frozen, digests, 1)).toEqual({ 1: { one: "q1 a1", two: "q9 b2", four: "q4 a4" } });
  });
});
