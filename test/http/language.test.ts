import { describe, expect, test } from "vitest";
import { restHandler } from "../../src/api/rest/index";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { hunters } from "../../src/rulesets/hunters/index";
import { rulesets } from "../../src/rulesets/index";
import { blank, drill } from "../fixtures/drill";
import { exampleOf } from "../fixtures/examples";
import { ask, post } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

const rest = restHandler([drill]);

const graphql = toyGraphqlHandler([drill]);

const shots = [{ target: 0, gun: "bow_gun", note: null }];

const request = { snapshot: blank(), input: { shots }, dice: [1, 1] };

const HIT = { en: "1+1 = 2: on target [1.2]", de: "1+1 = 2: Treffer [1.2]" };

describe("language of a REST response", () => {
  const sentenceOf = async (body: object, headers = {}) => {
    const { json, headers: responseHeaders } = await post(
      rest,
      "/v1/drill/resolveFire",
      { ...request, ...body },
      headers,
    );
    return {
      sentence: json.audit[0].sentence,
      language: responseHeaders["content-language"],
      vary: responseHeaders.vary,
    };
  };

  test.each([
    ["nothing is said", {}, {}, undefined, undefined],
    ["any language will do", {}, { "accept-language": "*" }, undefined, undefined],
    ["none that is named is known", {}, { "accept-language": "sv, *;q=0.5" }, undefined, undefined],
    ["the header names one", {}, { "accept-language": "sv, de-CH;q=0.8, en;q=0.3" }, HIT.de, "de"],
    ["the header names English", {}, { "accept-language": "en-GB" }, HIT.en, "en"],
    ["the request names one", { language: "de" }, {}, HIT.de, "de"],
    ["the request and the header differ", { language: "en" }, { "accept-language": "de" }, HIT.en, "en"],
    ["the request leaves it open", { language: null }, { "accept-language": "de" }, HIT.de, "de"],
  ])("when %s", async (_title, body, headers, sentence, language) => {
    expect(await sentenceOf(body, headers)).toEqual({ sentence, language, vary: "accept-language, accept-encoding" });
  });

  test("decisions and refusals are in the requested language", async () => {
    const game = restHandler(rulesets);
    const body = { ...exampleOf(hunters, "new"), language: "ja" };
    const { json, headers } = await post(game, "/v1/hunters/new", body);
    expect(headers["content-language"]).toBe("ja");
    const open = json.decisions.find(({ operation }: { operation: string }) => operation === "resolveAssignment");
    expect(open).toMatchObject({
      title: "哨戒を割り当てる",
      input: { properties: { request: { title: "哨戒を要求" } } },
    });
    const early = { snapshot: json.snapshot, input: {}, seed: "early" };
    const { status, json: refusal } = await post(game, "/v1/hunters/turnBack", early, { "accept-language": "fr" });
    expect([status, refusal.code]).toEqual([422, "OUT_OF_TURN"]);
    expect(refusal.message).toMatch(
      /^Vous ne pouvez pas faire cela à l’étape «\u00a0.+\u00a0»\u00a0: cette opération se joue à une autre étape \(.+\)\.$/,
    );
    const { json: plain } = await post(game, "/v1/hunters/turnBack", early);
    expect(plain.message).toMatch(/^You cannot do this now \(port\): it belongs to another phase \(/);
  });

  test("everything except messages and labels is the same in every language", async () => {
    const { json: plain } = await post(rest, "/v1/drill/resolveFire", request);
    const { json: german } = await post(rest, "/v1/drill/resolveFire", { ...request, language: "de" });
    expect(plain).toEqual(JSON.parse(JSON.stringify(adjudicate(drill, { operation: "resolveFire", ...request }))));
    for (const entry of german.audit) delete entry.sentence;
    const codes = (decisions: readonly { operation: string; legal: boolean }[]) =>
      decisions.map(({ operation, legal }) => ({ operation, legal }));
    expect({ ...german, decisions: codes(german.decisions) }).toEqual({ ...plain, decisions: codes(plain.decisions) });
  });

  test("NEEDS_ROLL: results of the next dice have labels", async () => {
    const { json } = await post(rest, "/v1/drill/resolveFire", { ...request, dice: [1], language: "de" });
    expect(json.next.totals.at(-1)).toMatchObject({ total: 12, result: "miss", words: "daneben" });
    expect(json.next).toMatchObject({
      label: "gunnery",
      purpose: expect.any(String),
      chart: "G1",
      chartName: "Gunnery",
    });
  });

  test("NEEDS_ROLL: names the purpose, chart and modifiers of the next dice", async () => {
    const game = restHandler(rulesets);
    const request = { ...exampleOf(hunters, "resolveAssignment"), seed: undefined, dice: [] };
    const { next } = (await post(game, "/v1/hunters/resolveAssignment", { ...request, language: "fr" })).json;
    expect(next).toMatchObject({ chart: "P1", chartName: "Assignation des patrouilles" });
    expect(next.purpose).toBe("L’assignation de patrouille (P1)");
    expect(next.columnName).toBe("juillet 1940 – décembre 1940");
    const charts = { P1: { name: "Mine own" } };
    const own = await post(game, "/v1/hunters/resolveAssignment", { ...request, charts, language: "fr" });
    expect(own.json.next.chartName).toBe("Mine own");
    const { next: bare } = (await post(game, "/v1/hunters/resolveAssignment", request)).json;
    expect(bare).toMatchObject({ chartName: "U-Boat Patrol Assignment" });
    expect(Object.keys(bare)).not.toContain("purpose");
    const words: string[] = [];
    for (const { name } of hunters.operations) {
      const needs = { ...exampleOf(hunters, name), seed: undefined, dice: [], language: "ja" };
      const { json } = await post(game, `/v1/hunters/${name}`, needs);
      for (const modifier of json.next?.modifiers ?? []) words.push(modifier.words);
    }
    expect(words).not.toEqual([]);
    expect(words.filter((word) => /^$|_|[a-z]{3}/.test(word))).toEqual([]);
  });

  test.each(["sv", "", "en-", "constructor", 7, {}])("%o: LANGUAGE_UNKNOWN", async (language) => {
    const { status, json } = await post(rest, "/v1/drill/resolveFire", { ...request, language });
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: "LANGUAGE_UNKNOWN", pointer: "/language" });
    expect(json.message).toContain("en, de");
  });
});

describe("language of a GraphQL response", () => {
  const document = (own = "", field = "") => `query ($s: Snapshot!, $i: DrillResolveFireInput!) { drill {
    resolveFire(snapshot: $s, input: $i, dice: [1, 1]${own}) { ... on DrillResolveFireResolution { audit { sentence${field} } } } } }`;
  const sentenceOf = async (text: string, headers = {}) => {
    const { json } = await ask(graphql, text, { s: blank(), i: { shots } }, headers);
    return json.data.drill.resolveFire.audit[0].sentence;
  };

  test("from the field, otherwise the request, otherwise Accept-Language, otherwise English", async () => {
    expect(await sentenceOf(document())).toBe(HIT.en);
    expect(await sentenceOf(document(), { "accept-language": "de" })).toBe(HIT.de);
    expect(await sentenceOf(document(', language: "de"'), { "accept-language": "en" })).toBe(HIT.de);
    expect(await sentenceOf(document(', language: "de"', '(language: "en")'))).toBe(HIT.en);
    expect(await sentenceOf(document(', language: "de"', "(language: null)"))).toBe(HIT.de);
  });

  test.each([document(', language: "sv"'), document("", '(language: "sv")'), document(", language: 7")])(
    "not a language of the ruleset: LANGUAGE_UNKNOWN",
    async (text) => {
      const { json } = await ask(graphql, text, { s: blank(), i: { shots } });
      expect(json.errors[0].extensions).toMatchObject({ code: "LANGUAGE_UNKNOWN", faults: [{ pointer: "/language" }] });
    },
  );

  test("several languages in one response, and labels for the totals of NEEDS_ROLL", async () => {
    const text = `query ($s: Snapshot!, $i: DrillResolveFireInput!) { drill { resolveFire(snapshot: $s, input: $i, dice: [1]) {
      ... on NeedsRoll { next { purpose chartName columnName totals { en: words de: words(language: "de") } } } } } }`;
    const { json } = await ask(graphql, text, { s: blank(), i: { shots } });
    const { next } = json.data.drill.resolveFire;
    expect(next.totals[0]).toEqual({ en: "on target", de: "Treffer" });
    expect(next).toMatchObject({ purpose: "A shot", chartName: "Gunnery", columnName: null });
  });
});

test.each(hunters.languages)("every example of The Hunters has audit sentences in %s", async (language) => {
  const handler = restHandler(rulesets);
  for (const operation of hunters.operations) {
    const { status, json } = await post(handler, `/v1/hunters/${operation.name}`, {
      ...exampleOf(hunters, operation.name),
      language,
    });
    expect([status, json.kind], operation.name).toEqual([200, "RESOLUTION"]);
    for (const { sentence } of json.audit) expect(sentence, operation.name).toMatch(/\S.*[[［].+[\]］]$/);
  }
});
