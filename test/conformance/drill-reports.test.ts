import { describe, expect, test } from "vitest";
import { graphqlSchema } from "../../src/api/graphql/declared/schema";
import { restHandler } from "../../src/api/rest/index";
import { evaluateReport } from "../../src/core/engine/report";
import { blank, drill } from "../fixtures/drill";
import { ask } from "../http/client";
import { toyGraphqlHandler } from "../http/toy-graphql";
import { findReportDisagreements, type Transports } from "./runner";

const transports: Transports = {
  rest: restHandler([drill]),
  graphql: toyGraphqlHandler([drill]),
  schema: await graphqlSchema([drill]),
};

const tally = drill.reports[0]!;

const other = (patch: object) => ({ note: "x", snapshot: { ...blank(), ...patch } });

const ghost = { targets: [{ name: "Ghost", damage: 0 }] };

describe("reports: kernel, REST and GraphQL answer alike", () => {
  test.each<[string, object]>([
    ["of one snapshot", {}],
    ["of several, with all it takes", { others: [other({}), other({ step: 7 })], gun: "bow_gun" }],
    ["with a caller's charts", { charts: { G1: { dice: "1d6" } } }],
  ])("%s", async (_title, more) => {
    const request = { snapshot: blank(), ...more };
    expect((await evaluateReport(drill, tally, request)).kind).toBe("REPORT");
    expect(await findReportDisagreements(transports, drill, tally, request)).toEqual([]);
  });

  test.each<[string, object, string, string]>([
    ["no snapshot", { snapshot: undefined }, "SNAPSHOT_MISSING", "/snapshot"],
    ["a snapshot of another game", { snapshot: { ruleset: "chess" } }, "RULESET_MISMATCH", "/snapshot/ruleset"],
    ["an unknown edition", { others: [other({ edition: "x" })] }, "EDITION_UNKNOWN", "/others/0/snapshot/edition"],
    ["a broken snapshot", { snapshot: { ...blank(), done: 3 } }, "SNAPSHOT_MALFORMED", "/snapshot/done"],
    [
      "a broken snapshot in a list",
      { others: [other({}), other({ targets: 1 })] },
      "SNAPSHOT_MALFORMED",
      "/others/1/snapshot/targets",
    ],
    ["a field too many in a snapshot", { snapshot: { ...blank(), foo: 1 } }, "FIELD_UNKNOWN", "/snapshot/foo"],
    ["an impossible snapshot", { snapshot: { ...blank(), ...ghost } }, "NO_SUCH_SHIP", "/snapshot/targets"],
    ["an impossible one in a list", { others: [other(ghost)] }, "NO_SUCH_SHIP", "/others/0/snapshot/targets"],
    ["a game that never ends", { snapshot: { ...blank(), step: 100_000 } }, "STEP_LIMIT", "/snapshot/step"],
    ["a wrong value", { gun: "slingshot" }, "INPUT_MALFORMED", "/gun"],
    ["a wrong value beside a snapshot", { others: [{ ...other({}), note: 5 }] }, "INPUT_MALFORMED", "/others/0/note"],
    ["a field too many", { foo: 1 }, "FIELD_UNKNOWN", "/foo"],
    ["an unknown chart", { charts: { G9: {} } }, "CHART_UNKNOWN", "/charts/G9"],
    ["charts that cannot be used", { charts: { G1: { name: "" } } }, "CHARTS_UNPLAYABLE", "/charts"],
  ])("%s: the fault has the right pointer", async (_title, more, code, pointer) => {
    const request = JSON.parse(JSON.stringify({ snapshot: blank(), ...more }));
    expect(await evaluateReport(drill, tally, request)).toMatchObject({
      kind: "MALFORMED",
      faults: [{ code, pointer }],
    });
    expect(await findReportDisagreements(transports, drill, tally, request)).toEqual([]);
  });
});

test.each([
  ["gun: slingshot", "INPUT_MALFORMED", "/gun"],
  ["others: [{ note: 5, snapshot: {} }]", "INPUT_MALFORMED", "/others/0/note"],
  ["language: 5", "FIELD_UNKNOWN", "/language"],
])("literal argument %s: the fault points at the argument", async (argument, code, pointer) => {
  const { json } = await ask(transports.graphql, `{ drill { tallyHits(snapshot: {}, ${argument}) { damage } } }`);
  expect(json.errors[0].extensions).toMatchObject({ code, faults: [{ code, pointer }] });
});

test("an invalid literal of a built-in GraphQL argument is not a fault of the request", async () => {
  for (const query of ["{ __type(name: 5) { name } }", "{ health { status @include(if: 5) } }"]) {
    const { json } = await ask(transports.graphql, query);
    expect(json.errors[0].extensions).toMatchObject({ code: "GRAPHQL_VALIDATION_FAILED" });
  }
});
