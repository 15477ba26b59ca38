import { describe, expect, test } from "vitest";
import { restHandler } from "../../src/api/rest/index";
import { rulesets } from "../../src/rulesets/index";
import { ask, send } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

const rest = restHandler(rulesets);

const get = (path: string, query = "", headers = {}) => send(rest, { path, query, headers });

describe("ruleset, charts and rulings in a language", () => {
  test("from the query, otherwise from Accept-Language, otherwise English", async () => {
    const named = await get("/v1/hunters", "language=fr", { "accept-language": "ja" });
    expect(named.json.title).toBe("The Hunters\u00a0: les U-Boats allemands en guerre, 1939-1943");
    expect(named.headers["content-language"]).toBe("fr");
    expect(named.headers.vary).toBe("accept-encoding");
    const wished = await get("/v1/hunters", "", { "accept-language": "ja" });
    expect(wished.json.title).toBe("The Hunters：戦うドイツUボート、1939-43年");
    expect(wished.headers).toMatchObject({ "content-language": "ja", vary: "accept-language, accept-encoding" });
    expect(new Set([named, wished, await get("/v1/hunters")].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
    "%s: no text stays in English",
    async (id, ruleset) => {
      const [en, fr, ja] = await Promise.all(
        ["en", "fr", "ja"].map(async (language) => (await get(`/v1/${id}`, `language=${language}`)).json),
      );
      expect(en.title).toBe(ruleset.title);
      const textsOf = (info: typeof en) => [
        info.title,
        ...[...info.operations, ...info.reports].flatMap(({ title, description, odds }) => [
          title,
          description,
          ...odds.map((each: { title: string }) => each.title),
        ]),
        ...[...info.policies, ...info.measures].map(({ description }) => description),
      ];
      const english = textsOf(en);
      expect(english.length).toBeGreaterThan(100);
      for (const other of [fr, ja]) {
        const texts = textsOf(other);
        expect(texts.length).toBe(english.length);
        expect(texts.filter((text, index) => text === english[index] && text.includes(" "))).toEqual([]);
      }
    },
  );

  test("charts: names and modifiers are localized, and numbers stay the same", async () => {
    const { pack } = rulesets.find(({ id }) => id === "hunters")!;
    const english = (await get("/v1/hunters/charts/E1")).json;
    expect(english).toEqual(pack.charts.E1);
    const { name, rows, columns } = (await get("/v1/hunters/charts/E1", "language=fr")).json;
    expect([name, rows, columns]).toEqual(["Table des rencontres", english.rows, english.columns]);
    const all = (await get("/v1/hunters/charts", "language=ja")).json;
    expect(all.title).toBe("The Hunters：戦うドイツUボート、1939-43年");
    expect(all.charts.E1.name).toBe("遭遇チャート");
    const occasions = Object.values(all.charts as typeof pack.charts).flatMap(({ modifiers = [] }) => modifiers);
    expect(occasions.length).toBeGreaterThan(50);
    expect(occasions.filter(({ when }) => !/[ぁ-んァ-ヶ一-龠]/.test(when))).toEqual([]);
  });

  test("rulings and bare maps are localized too", async () => {
    const { rulings } = (await get("/v1/goeben/rulings", "language=fr")).json;
    const english = (await get("/v1/goeben/rulings")).json.rulings;
    expect(rulings.map(({ id }: { id: string }) => id)).toEqual(english.map(({ id }: { id: string }) => id));
    expect(rulings[0].ruling).not.toBe(english[0].ruling);
    expect((await get("/v1/goeben/geometry", "language=fr")).json.title).toContain("Carte de la Méditerranée");
  });

  test("GET /v1/rulesets: the title of every ruleset is localized", async () => {
    const { rulesets: listed } = (await get("/v1/rulesets", "language=ja")).json;
    expect(listed.map(({ title }: { title: string }) => title.includes("："))).toEqual([true, true, true]);
  });

  test.each([
    ["/v1/rulesets", "language=de", "LANGUAGE_UNKNOWN", "/language"],
    ["/v1/hunters", "language=de", "LANGUAGE_UNKNOWN", "/language"],
    ["/v1/hunters/charts/E1", "lang=fr", "FIELD_UNKNOWN", "/lang"],
    ["/v1/goeben/map.svg", "language=fr&language=ja", "FIELD_REPEATED", "/language"],
  ])("%s?%s: a fault", async (path, query, code, pointer) => {
    const { status, json } = await get(path, query);
    expect([status, json.code, json.pointer]).toEqual([400, code, pointer]);
    expect(json.faults).toMatchObject([{ code, pointer }]);
  });
});

test("GraphQL: from the argument, otherwise from Accept-Language", async () => {
  const graphql = toyGraphqlHandler(rulesets);
  const document = `{ rulesets(language: "fr") { title } hunters { charts { name } rulings(language: "ja") { question } } }`;
  const { json } = await ask(graphql, document, {}, { "accept-language": "fr" });
  expect(json.data.rulesets[2].title).toBe("PQ-17\u00a0: opérations navales dans l’Arctique, 1941-1943");
  expect(json.data.hunters.charts[0].name).toBe("Assignation des patrouilles");
  expect(json.data.hunters.rulings[0].question).toMatch(/[ぁ-ん]/);
  const { json: wrong } = await ask(graphql, `{ hunters { charts(language: "de") { name } } }`);
  expect(wrong.errors).toMatchObject([
    { extensions: { code: "LANGUAGE_UNKNOWN", faults: [{ pointer: "/language" }] } },
  ]);
});
