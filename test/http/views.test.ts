import { describe, expect, test } from "vitest";
import { restHandler } from "../../src/api/rest/index";
import { drill } from "../fixtures/drill";
import { turns } from "../fixtures/duel";
import { ask, post } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

const rest = restHandler([turns]);
const graphql = toyGraphqlHandler([turns]);
const startRequest = { input: {}, seed: "duel" };
const document =
  "query ($seed: String, $views: [DrillViewer!]) { drill { new(seed: $seed, views: $views) { ... on DrillNewResolution { snapshot views { side view { ... on DrillView { ruleset step own { name damage } } } audit { kind } decisions { operation } } } } } }";

describe("`views` of a resolution in a game with hidden information", () => {
  test("each requested view is returned in addition to the referee's answer", async () => {
    const views = ["blue", "onlooker"];
    const { json } = await post(rest, "/v1/drill/new", { ...startRequest, views });
    const [blue, onlooker] = json.views;
    expect(blue).toMatchObject({ side: "blue", view: { own: { name: "Hulk" } }, decisions: [] });
    expect(onlooker).toMatchObject({ side: "onlooker", view: { step: 1 }, decisions: [] });
    expect(JSON.stringify(blue)).not.toContain("Raft");
    const answer = (await ask(graphql, document, { seed: "duel", views })).json.data.drill.new;
    expect(answer.views.map(({ side, view }: { side: string; view: unknown }) => ({ side, view }))).toEqual(
      json.views.map(({ side, view }: { side: string; view: unknown }) => ({ side, view })),
    );
  });

  test("a side's view lists its own decisions", async () => {
    const { json } = await post(rest, "/v1/drill/new", { ...startRequest, views: ["red"] });
    expect(json.views[0].decisions).toMatchObject([{ operation: "resolveFire", legal: true }]);
  });

  test("omitted unless requested", async () => {
    const { status, json } = await post(rest, "/v1/drill/new", startRequest);
    expect([status, json.kind]).toEqual([200, "RESOLUTION"]);
    expect(json).not.toHaveProperty("views");
    const answer = (await ask(graphql, document, { seed: "duel" })).json.data.drill.new;
    expect(answer.views).toBeNull();
  });

  test.each([
    ["green", "/views"],
    [["green"], "/views/0"],
    [["red", "red"], "/views/1"],
    [[1], "/views/0"],
  ])("%j: VIEWS_UNKNOWN with its pointer", async (views, pointer) => {
    const { status, json } = await post(rest, "/v1/drill/new", { ...startRequest, views });
    expect([status, json.faults[0]]).toMatchObject([400, { code: "VIEWS_UNKNOWN", pointer }]);
  });

  test("game without hidden information: FIELD_UNKNOWN", async () => {
    const { status, json } = await post(restHandler([drill]), "/v1/drill/new", { ...startRequest, views: [] });
    expect([status, json.faults[0].code]).toEqual([400, "FIELD_UNKNOWN"]);
  });
});
