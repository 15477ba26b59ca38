import { describe, expect, it } from "vitest";
import { oddsOf } from "../../src/core/analysis/odds/compute";
import { project } from "../../src/core/analysis/odds/projection";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { handler as rest } from "../../src/handlers/rest";
import { rulesets } from "../../src/rulesets/index";
import { allPhrases } from "../fixtures/phrases";
import { send } from "../http/client";
import { requestOf, type VectorRequest, vectorFiles } from "./vectors";

/** The most groups that a projection tells apart on one vector, so that a page can show them all. */
const MOST_GROUPS = 60;

/** Vectors of one operation that are tried for one that has what is projected. */
const TRIES = 60;

const GAMES = rulesets.map((ruleset) => {
  const vectors = vectorFiles(ruleset.id).flatMap(({ content }) => content.vectors);
  const requestsFor = (operation: string): VectorRequest[] =>
    vectors
      .filter((vector) => vector.operation === operation && vector.expect.kind === "RESOLUTION")
      .slice(-TRIES)
      .map((vector) => requestOf(ruleset.id, vector));
  return { id: ruleset.id, ruleset, requestsFor, projections: Object.entries(ruleset.analysis?.projections ?? {}) };
});

describe.each(GAMES)("what is worth asking odds for in $id", ({ id, ruleset, requestsFor, projections }) => {
  it("is said of operations there are, in every language", async () => {
    expect(projections.length).toBeGreaterThan(10);
    const names = ruleset.operations.map(({ name }) => name);
    expect(projections.filter(([operation]) => !names.includes(operation))).toEqual([]);
    const book = await allPhrases(ruleset);
    for (const [operation, places] of projections) {
      const titles = Object.values(book).map(({ odds }) => odds[operation] ?? {});
      for (const each of titles) expect([operation, Object.keys(each)]).toEqual([operation, Object.keys(places)]);
      for (const pointer of Object.keys(places)) {
        expect([operation, titles.map((each) => typeof each[pointer])]).toEqual([
          operation,
          ["string", "string", "string"],
        ]);
      }
    }
  });

  it.each(projections)("%s: every place is found, and there are few values of it", (operation, places) => {
    const requests = requestsFor(operation);
    for (const pointer of Object.keys(places)) {
      const found = requests.find((request) => {
        const answer = adjudicate(ruleset, { ...request, operation, decisions: "NONE" });
        if (answer.kind !== "RESOLUTION") return false;
        const value = project([pointer], answer)[pointer];
        return value !== undefined && JSON.stringify(value) !== "[]" && value !== null;
      });
      expect([operation, pointer, found !== undefined]).toEqual([operation, pointer, true]);
      const { snapshot, input, charts } = found!;
      const asked = { operation, snapshot, input, charts, project: [pointer], bound: 1000, trials: 0 };
      const odds = oddsOf(ruleset, asked);
      if (odds.kind !== "ODDS") throw new Error(JSON.stringify(odds));
      expect([operation, pointer, odds.groups.length > 0 && odds.groups.length <= MOST_GROUPS]).toEqual([
        operation,
        pointer,
        true,
      ]);
    }
  });

  it("stands where the ruleset introduces itself", async () => {
    const { json } = await send(rest, { path: `/v1/${id}` });
    for (const [operation, places] of projections) {
      const listed = json.operations.find(({ name }: { name: string }) => name === operation);
      expect(listed.odds).toEqual(Object.entries(places).map(([pointer, title]) => ({ pointer, title })));
    }
    expect(
      json.operations.find(({ name }: { name: string }) => name === "endPhase" || name === "abortPatrol").odds,
    ).toEqual([]);
  });
});
