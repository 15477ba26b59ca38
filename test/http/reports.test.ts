import { describe, expect, test } from "vitest";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { hunters } from "../../src/rulesets/hunters/index";
import { reportExampleOf } from "../fixtures/examples";
import { ask, post, send } from "./client";

const example = () => reportExampleOf(hunters, "logSheet");

describe("3.5 POST /v1/hunters/logSheet", () => {
  test.each([
    ["en", "PATROL LOG"],
    ["fr", "JOURNAL"],
    ["ja", "哨戒"],
  ])("language %s: printed in it", async (language, title) => {
    const { status, json } = await post(rest, "/v1/hunters/logSheet", { ...example(), language });
    expect(status).toBe(200);
    expect(json).toMatchObject({ kind: "REPORT", ruleset: "hunters", report: "logSheet", output: { language } });
    expect(json.output.text.split("\n")[0]).toContain(title);
    expect(json.output.sheet.totals).toEqual({ patrols: 1, ships: 1, tons: 4900, successes: 0 });
  });

  test.each(["sv", "", "constructor", 7])("language %o: LANGUAGE_UNKNOWN", async (language) => {
    const { status, json } = await post(rest, "/v1/hunters/logSheet", { ...example(), language });
    expect([status, json.pointer]).toEqual([400, "/language"]);
    expect(json.code).toBe("LANGUAGE_UNKNOWN");
  });

  test("snapshot that play cannot reach: a fault with its pointer", async () => {
    const { snapshot } = example() as { snapshot: { boat: { hull: number } } };
    snapshot.boat.hull = 99;
    const { status, json } = await post(rest, "/v1/hunters/logSheet", { snapshot });
    expect([status, json.code, json.pointer]).toEqual([400, "SNAPSHOT_MALFORMED", "/snapshot/boat/hull"]);
    snapshot.boat.hull = 8;
    const impossible = await post(rest, "/v1/hunters/logSheet", { snapshot });
    expect(impossible.json).toMatchObject({ code: "HULL_EXCEEDED", pointer: "/snapshot/boat/hull" });
  });

  test("language from Accept-Language unless the request names one, over REST and GraphQL", async () => {
    const headers = { "accept-language": "ja, fr;q=0.5" };
    const { headers: sent, json } = await post(rest, "/v1/hunters/logSheet", { snapshot: example().snapshot }, headers);
    expect([json.output.language, sent?.["content-language"], sent?.vary]).toEqual([
      "ja",
      "ja",
      "accept-language, accept-encoding",
    ]);
    const named = await post(rest, "/v1/hunters/logSheet", { ...example(), language: "fr" }, headers);
    expect([named.json.output.language, named.headers?.["content-language"]]).toEqual(["fr", "fr"]);
    const document = "query ($s: Snapshot!) { hunters { logSheet(snapshot: $s) { language text } } }";
    const { json: report } = await ask(graphql, document, { s: example().snapshot }, headers);
    expect(report.data.hunters.logSheet).toEqual({ language: "ja", text: json.output.text });
  });

  test("GraphQL: selects single fields", async () => {
    const document = `query ($s: Snapshot!) { hunters { logSheet(snapshot: $s, language: "ja") { language text
      sheet { kommandant rank rows { month entry area targets { name tons state } } } } } }`;
    const { json } = await ask(graphql, document, { s: example().snapshot });
    const { sheet, text, language } = json.data.hunters.logSheet;
    expect([language, sheet.rows[0].entry, sheet.rows[0].targets.length]).toEqual(["ja", "patrol", 2]);
    expect(text).toContain("Firby");
  });
});

test("15.1 POST /v1/hunters/compareWithAces: rank and table", async () => {
  const { snapshot } = example();
  const { json } = await post(rest, "/v1/hunters/compareWithAces", { snapshot });
  expect(json.output.rank).toBe(11);
  const { json: report } = await ask(
    graphql,
    "query ($s: Snapshot!) { hunters { compareWithAces(snapshot: $s) { rank table { name career } } } }",
    { s: snapshot },
  );
  expect(report.data.hunters.compareWithAces).toMatchObject({ rank: 11, table: { length: 11 } });
});

test("GET /v1/rulesets: every report has a path and a working example", async () => {
  const { json } = await send(rest, { path: "/v1/rulesets" });
  const [listed] = json.rulesets;
  expect(listed.languages).toEqual(["en", "fr", "ja"]);
  expect(listed.reports.map(({ name }: { name: string }) => name)).toEqual(hunters.reports.map(({ name }) => name));
  for (const { method, path, example: from } of listed.reports) {
    const { json: body } = await send(rest, { path: from });
    expect([method, (await post(rest, path, body)).status]).toEqual(["POST", 200]);
    expect((await send(rest, { path })).status).toBe(405);
  }
  const { json: rulesetsAnswer } = await ask(graphql, "{ rulesets { languages reports { name path } } }");
  expect(rulesetsAnswer.data.rulesets[0].reports[0]).toEqual({ name: "logSheet", path: "/v1/hunters/logSheet" });
});
