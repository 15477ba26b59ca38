import { describe, expect, it } from "vitest";
import { oddsOf } from "../../src/core/analysis/odds/compute";
import { project } from "../../src/core/analysis/odds/projection";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { handler as rest } from "../../src/handlers/rest";
import { rulesets } from "../../src/rulesets/index";
import { allPhrases } from "../fixtures/phrases";
import { send } from "../http/client";
import { requestOf, type VectorRequest, vectorFiles } from "./vectors";

/** Maximum groups of a projection on one vector, so that a page can show them all. */
const MOST_GROUPS = 60;

/** Maximum vectors per operation tried for one that contains the projected value. */
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

describe.each(GAMES)("published odds projections of $id", ({ id, ruleset, requestsFor, projections }) => {
  it("name existing operations, in every language", async () => {
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

  it.each(projections)("%s: every pointer resolves and has few values", (operation, places) => {
    const requests = requestsFor(operation);
    for (const pointer of Object.keys(places)) {
      const match = requests.find((request) => {
        const answer = adjudicate(ruleset, { ...request, operation, decisions: "NONE" });
        if (answer.kind !== "RESOLUTION") return false;
        const value = project([pointer], answer)[pointer];
        return value !== undefined && JSON.stringify(value) !== "[]" && value !== null;
      });
      expect([operation, pointer, match !== undefined]).toEqual([operation, pointer, true]);
      const { snapshot, input, charts } = match!;
      const request = { operation, snapshot, input, charts, project: [pointer], bound: 1000, trials: 0 };
      const odds = oddsOf(ruleset, request);
      if (odds.kind !== "ODDS") throw new Error(JSON.stringify(odds));
      expect([operation, pointer, odds.groups.length > 0 && odds.groups.length <= MOST_GROUPS]).toEqual([
        operation,
        pointer,
        true,
      ]);
    }
  });

  it("appear in the description of the ruleset", async () => {
    const { json } = await send(rest, { path: `/v1/${id}` });
    for (const [operation, places] of projections) {
      const published = json.operations.find(({ name }: { name: string }) => name === operation);
      expect(published.odds).toEqual(Object.entries(places).map(([pointer, title]) => ({ pointer, title })));
    }
    expect(
      json.operations.find(({ name }: { name: string }) => name === "endPhase" || name === "abortPatrol").odds,
    ).toEqual([]);
  });
});
