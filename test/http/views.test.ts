import { describe, expect, test } from "vitest";
import { restHandler } from "../../src/api/rest/index";
import { drill } from "../fixtures/drill";
import { turns } from "../fixtures/duel";
import { ask, post } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

const rest = restHandler([turns]);
const graphql = toyGraphqlHandler([turns]);
const begun = { input: {}, seed: "duel" };
const document =
  "query ($seed: String, $views: [DrillViewer!]) { drill { new(seed: $seed, views: $views) { ... on DrillNewResolution { snapshot views { side view audit { kind } decisions { operation } } } } } }";

describe("views of a resolution in a game that hides something", () => {
  test("are answered beside the referee's answer, for whoever was asked", async () => {
    const views = ["blue", "onlooker"];
    const { json } = await post(rest, "/v1/drill/new", { ...begun, views });
    const [blue, onlooker] = json.views;
    expect(blue).toMatchObject({ side: "blue", view: { own: { name: "Hulk" } }, decisions: [] });
    expect(onlooker).toMatchObject({ side: "onlooker", view: { step: 1 }, decisions: [] });
    expect(JSON.stringify(blue)).not.toContain("Raft");
    const told = (await ask(graphql, document, { seed: "duel", views })).json.data.drill.new;
    expect(told.views.map(({ side, view }: { side: string; view: unknown }) => ({ side, view }))).toEqual(
      json.views.map(({ side, view }: { side: string; view: unknown }) => ({ side, view })),
    );
  });

  test("list a side's own decisions", async () => {
    const { json } = await post(rest, "/v1/drill/new", { ...begun, views: ["red"] });
    expect(json.views[0].decisions).toMatchObject([{ operation: "resolveFire", legal: true }]);
  });

  test("are left out unless they are asked for", async () => {
    const { status, json } = await post(rest, "/v1/drill/new", begun);
    expect([status, json.kind]).toEqual([200, "RESOLUTION"]);
    expect(json).not.toHaveProperty("views");
    const told = (await ask(graphql, document, { seed: "duel" })).json.data.drill.new;
    expect(told.views).toBeNull();
  });

  test.each([
    ["green", "/views"],
    [["green"], "/views/0"],
    [["red", "red"], "/views/1"],
    [[1], "/views/0"],
  ])("are refused for %j", async (views, pointer) => {
    const { status, json } = await post(rest, "/v1/drill/new", { ...begun, views });
    expect([status, json.faults[0]]).toMatchObject([400, { code: "VIEWS_UNKNOWN", pointer }]);
  });

  test("cannot be asked for in a game that hides nothing", async () => {
    const { status, json } = await post(restHandler([drill]), "/v1/drill/new", { ...begun, views: [] });
    expect([status, json.faults[0].code]).toEqual([400, "FIELD_UNKNOWN"]);
  });
});
