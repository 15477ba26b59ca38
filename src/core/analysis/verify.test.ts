import { describe, expect, test } from "vitest";
import { drill } from "../../../test/fixtures/drill";
import { exampleOf } from "../../../test/fixtures/examples";
import { ask, post } from "../../../test/http/client";
import { handler as graphql } from "../../handlers/graphql";
import { handler as rest } from "../../handlers/rest";
import { hunters } from "../../rulesets/hunters/index";
import { rulesets } from "../../rulesets/index";
import { pq17 } from "../../rulesets/pq17/index";
import type { AnyRuleset } from "../contract/ruleset";
import { adjudicate } from "../engine/adjudicate";
import { addSentences, localizeAnswer } from "../text/localize";
import { analyse, type RequestFields } from "./call";
import { explain } from "./explain/explain";
import { verify } from "./verify";

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are spoilt here
type Json = any;

function verified(ruleset: AnyRuleset, request: RequestFields, answer: RequestFields): Json {
  return analyse(ruleset, verify, { request, answer });
}

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("proofs of $id", ({ id, ruleset }) => {
  const operations = [ruleset.start, ...ruleset.operations];

  test.each(operations.map(({ name }) => ({ name })))(
    "$name: the answer is right, from seed and from tape",
    ({ name }) => {
      const { seed, ...request } = { operation: name, ...exampleOf(ruleset, name) };
      const answer = plain(adjudicate(ruleset, { ...request, seed }));
      expect(answer.kind).toBe("RESOLUTION");
      expect(verified(ruleset, { ...request, seed }, answer)).toMatchObject({
        right: true,
        difference: null,
        operation: name,
      });
      expect(verified(ruleset, { ...request, dice: answer.dice }, { ...answer, algorithm: "tape/1" })).toMatchObject({
        right: true,
      });
      const bare = verified(ruleset, request, answer);
      expect(bare.right).toBe(true);
      expect(bare.checked).not.toContain("algorithm");
    },
  );

  const { operation } = ruleset.analysis!.odds;
  const request = { operation, ...exampleOf(ruleset, operation) };
  const answer = plain(adjudicate(ruleset, request));
  const spoilt: readonly (readonly [code: string, pointer: string | RegExp, spoil: (answer: Json) => void])[] = [
    [
      "KIND_DIFFERS",
      "/kind",
      (each) => {
        each.kind = "REFUSAL";
      },
    ],
    [
      "DICE_DIFFER",
      "/dice/0",
      (each) => {
        each.dice[0] = (each.dice[0] % 6) + 1;
      },
    ],
    [
      "DICE_DIFFER",
      /\/dice\/\d+/,
      (each) => {
        each.dice.push(1);
      },
    ],
    [
      "AUDIT_DIFFERS",
      "/audit/0/code",
      (each) => {
        each.audit[0].code = "LUCK";
      },
    ],
    [
      "OUTCOME_DIFFERS",
      "/outcome/phase",
      (each) => {
        each.outcome.phase = "elsewhere";
      },
    ],
    [
      "SNAPSHOT_DIFFERS",
      "/snapshot/step",
      (each) => {
        each.snapshot.step += 1;
      },
    ],
    [
      "DIGEST_DIFFERS",
      "/digest",
      (each) => {
        each.digest = "sha256:00";
      },
    ],
    [
      "DECISIONS_DIFFER",
      "/decisions/0/legal",
      (each) => {
        each.decisions[0].legal = !each.decisions[0].legal;
      },
    ],
    [
      "ALGORITHM_DIFFERS",
      "/algorithm",
      (each) => {
        each.algorithm = "luck/1";
      },
    ],
  ];

  test.each(spoilt)("%s at %s is the first difference if only that is wrong", (code, pointer, spoil) => {
    const wrong = structuredClone(answer);
    spoil(wrong);
    const { right, difference } = verified(ruleset, request, wrong);
    expect(right).toBe(false);
    expect(difference.code).toBe(code);
    expect(difference.pointer).toEqual(typeof pointer === "string" ? pointer : expect.stringMatching(pointer));
    expect(difference.expected).not.toEqual(difference.found);
  });

  test("missing members are not checked, but an answer without any known member is malformed", () => {
    const { digest } = answer;
    expect(verified(ruleset, request, { digest })).toMatchObject({ right: true, checked: ["digest"] });
    const nothing = verified(ruleset, request, { state: {} });
    expect(nothing).toMatchObject({ kind: "MALFORMED", faults: [{ code: "ANSWER_MALFORMED", pointer: "/answer" }] });
  });

  test("a request with a lower audit level has fewer lines to check", () => {
    for (const audit of ["SUMMARY", "NONE"] as const) {
      const lower = plain(adjudicate(ruleset, { ...request, audit }));
      expect(lower.kind).toBe("RESOLUTION");
      expect(verified(ruleset, { ...request, audit }, lower)).toMatchObject({ right: true });
    }
  });

  test("an answer to another request differs, with the reason if the replay was refused", () => {
    const { right, difference } = verified(ruleset, { ...request, snapshot: answer.snapshot }, answer);
    expect(right).toBe(false);
    expect(difference.code).toBe(id === "hunters" ? "DICE_DIFFER" : "KIND_DIFFERS");
    const unread = verified(ruleset, { ...request, snapshot: {} }, answer);
    expect(unread).toMatchObject({
      right: false,
      difference: { code: "KIND_DIFFERS", expected: "MALFORMED", reason: expect.any(String) },
    });
  });

  test("answers of REST and GraphQL are right: with sentences, as a problem, and as GraphQL writes them", async () => {
    const { operation: name, ...body } = request;
    const response = await post(rest, `/v1/${id}/${name}`, { ...body, language: "ja", decisions: "ALL" });
    expect(response.json.audit[0].sentence).toEqual(expect.any(String));
    const proof = await post(rest, `/v1/${id}/verify`, {
      request: { ...request, decisions: "ALL" },
      answer: response.json,
    });
    expect(proof.json).toMatchObject({ kind: "VERIFICATION", right: true });
    const closed = response.json.decisions.find(({ legal }: Json) => !legal).operation;
    const { input } = exampleOf(ruleset, closed);
    const refused = await post(rest, `/v1/${id}/${closed}`, { snapshot: response.json.snapshot, input, seed: "x" });
    const closedRequest = { operation: closed, snapshot: response.json.snapshot, input, seed: "x" };
    const { json } = await post(rest, `/v1/${id}/verify`, { request: closedRequest, answer: refused.json });
    expect(json).toMatchObject({ right: true, checked: expect.arrayContaining(["code", "citation"]) });
    const query = `query($request: JSON!, $answer: JSON!) { ${id} { verify(request: $request, answer: $answer) { kind ruleset operation right checked difference { code pointer expected found reason } rules { played current } } } }`;
    const wrong = { request, answer: { ...response.json, digest: "none" } };
    const longer = { request, answer: { ...response.json, dice: [...response.json.dice, 1] } };
    const { json: more } = await ask(graphql, query, longer);
    expect(more.errors).toBeUndefined();
    expect(more.data[id].verify.difference).toMatchObject({ code: "DICE_DIFFER", expected: null, found: 1 });
    const { json: onGraphql } = await ask(graphql, query, wrong);
    expect(onGraphql.data[id].verify).toEqual(plain(analyse(ruleset, verify, wrong)));
    expect(onGraphql.data[id].verify.difference).toMatchObject({ code: "DIGEST_DIFFERS", found: "none" });
  });
});

test("3.2 a localized run is right, including the views and decisions of its steps", async () => {
  const request = { operation: "new", input: { scenario: "pq_17" }, seed: "run", runOn: true, views: ["axis"] };
  const phrases = await pq17.phrasesOf("ja");
  const localized = addSentences(pq17, adjudicate(pq17, request, { phrases }), phrases);
  const answer = plain(localized);
  expect(answer.steps[0].views[0].decisions[0]).toMatchObject({ legal: true, title: expect.any(String) });
  const verdict = analyse(pq17, verify, { request, answer });
  expect(verdict).toMatchObject({ right: true, checked: expect.arrayContaining(["steps", "views"]) });
  answer.steps[0].views[0].decisions.pop();
  expect(analyse(pq17, verify, { request, answer })).toMatchObject({ difference: { code: "STEPS_DIFFER" } });
});

test("a localized NEEDS_ROLL is right, and wrong if one of its numbers is", async () => {
  const { seed: _, ...example } = exampleOf(hunters, "resolveAssignment");
  const request = { operation: "resolveAssignment", ...example, dice: [] };
  const bare = adjudicate(hunters, request);
  for (const language of hunters.languages) {
    const answer = plain(localizeAnswer(hunters, bare, await hunters.phrasesOf(language)));
    expect(answer.next).toMatchObject({ purpose: expect.any(String), columnName: expect.any(String) });
    const verdict = analyse(hunters, verify, { request, answer });
    expect(verdict).toMatchObject({ right: true, checked: expect.arrayContaining(["next"]) });
    answer.next.totals[0].modified += 1;
    expect(analyse(hunters, verify, { request, answer })).toMatchObject({ difference: { code: "NEXT_DIFFERS" } });
  }
});

describe("a run whose later steps roll dice", () => {
  const [fire, finish] = drill.operations as [Json, Json];
  /** Each end of the drill fires a last shot, until three steps have been made. */
  const lastShot = {
    ...finish,
    kind: "END",
    legality: (state: Json) => (state.step > 3 ? fire.legality({ done: true }) : finish.legality(state)),
    resolve: (ctx: Json) => fire.resolve(ctx, { shots: [{ target: 0, gun: "bow_gun", note: null }] }),
  };
  const volleys = { ...drill, operations: [lastShot] } as AnyRuleset;
  const request = { operation: "new", input: {}, runOn: true };
  const answer = plain(adjudicate(volleys, { ...request, seed: "volleys" }));

  test("is right without its seed, by the dice of its steps", () => {
    expect(answer.steps.map(({ dice }: Json) => dice.length)).toEqual([0, 2, 2, 2]);
    const verdict = verified(volleys, request, answer);
    expect(verdict).toMatchObject({ right: true, checked: expect.arrayContaining(["steps", "snapshot"]) });
    expect(verdict.checked).not.toContain("algorithm");
  });

  test.each<[string, (steps: Json) => void]>([
    ["a face", (steps) => steps[2].dice.splice(0, 1, (steps[2].dice[0] % 6) + 1)],
    ["a die too many", (steps) => steps[2].dice.push(1)],
    ["a die too few", (steps) => steps[2].dice.pop()],
    ["a step left out", (steps) => steps.splice(2, 1)],
    ["a digest", (steps) => steps.splice(1, 1, { ...steps[1], digest: "none" })],
  ])("is not right after forgery: %s", (_title, forge) => {
    const forged = plain(answer);
    forge(forged.steps);
    expect(verified(volleys, request, forged)).toMatchObject({ kind: "VERIFICATION", right: false });
  });

  test("is checked against its seed if the request has one, including the algorithm", () => {
    const seeded = { ...request, seed: "volleys" };
    expect(verified(volleys, seeded, answer).right).toBe(true);
    const renamed = { ...answer, steps: answer.steps.with(1, { ...answer.steps[1], algorithm: "tape/1" }) };
    expect(verified(volleys, seeded, renamed)).toMatchObject({ right: false, difference: { code: "STEPS_DIFFER" } });
  });
});

describe("a recorded request that the service rejects", () => {
  const operation = hunters.operations[0]!.name;
  const request = { operation, ...exampleOf(hunters, hunters.operations[0]!.name) };
  const { operation: _, ...body } = request;
  const answer = JSON.parse(JSON.stringify(adjudicate(hunters, request)));

  test.each<[string, object, string]>([
    ["a level of audit that there is none of", { audit: "LOUD" }, "`audit` must be one of"],
    ["a field that no request has", { colour: "red" }, "Unknown field `colour`"],
    ["views in a game that hides nothing", { views: [] }, "Unknown field `views`"],
    ["a language that is not spoken", { language: "constructor" }, "`language` must be one of"],
  ])("with %s: verify and explain are malformed", async (_title, more, reason) => {
    const served = await post(rest, `/v1/hunters/${operation}`, { ...body, ...more });
    expect(served).toMatchObject({ status: 400, json: { kind: "MALFORMED" } });
    const sent = { ...request, ...more };
    expect(analyse(hunters, verify, { request: sent, answer })).toMatchObject({
      right: false,
      difference: { code: "KIND_DIFFERS", expected: "MALFORMED", reason: expect.stringContaining(reason) },
    });
    expect(analyse(hunters, verify, { request: sent, answer: served.json })).toMatchObject({ right: true });
    const explanation = await analyse(hunters, explain, { request: sent, index: 0 });
    expect(explanation).toMatchObject({ kind: "MALFORMED", faults: [{ code: "REQUEST_MALFORMED" }] });
  });

  test("null for optional members is parsed as the service parses it", () => {
    const sent = { ...request, audit: null, charts: null, language: null, rerolls: null };
    expect(analyse(hunters, verify, { request: sent, answer })).toMatchObject({ right: true });
  });
});

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("a forged answer of $id", ({ ruleset }) => {
  const verified = (ruleset: AnyRuleset, request: RequestFields, answer: RequestFields): Json =>
    analyse(ruleset, verify, { request, answer });

  const { operation } = ruleset.analysis!.odds;
  const request = { operation, ...exampleOf(ruleset, operation) };
  const answer = plain(adjudicate(ruleset, request));
  const nothing = Object.keys(answer.snapshot).find((name) => answer.snapshot[name] === null)!;
  const { [nothing]: _, ...poorer } = answer.snapshot;

  test.each([
    ["a null beyond the dice", { dice: [...answer.dice, null] }, "DICE_DIFFER", `/dice/${answer.dice.length}`],
    ["a null beyond the audit", { audit: [...answer.audit, null] }, "AUDIT_DIFFERS", `/audit/${answer.audit.length}`],
    [
      "a member of the snapshot that is null",
      { snapshot: { ...answer.snapshot, forged: null } },
      "SNAPSHOT_DIFFERS",
      "/snapshot/forged",
    ],
    ["a snapshot without a member that is null", { snapshot: poorer }, "SNAPSHOT_DIFFERS", `/snapshot/${nothing}`],
    ["views that nobody asked for", { views: [{ viewer: "axis", view: {} }] }, "VIEWS_DIFFER", "/views"],
  ])("%s is detected", (_title, change, code, pointer) => {
    const { right, difference } = verified(ruleset, request, { ...answer, ...change });
    expect({ right, code: difference?.code, pointer: difference?.pointer }).toEqual({ right: false, code, pointer });
    if (difference.expected === null && difference.found === null) expect(difference.reason).toMatch("null");
  });
});

describe("views of PQ-17 are verified too", () => {
  const verified = (ruleset: AnyRuleset, request: RequestFields, answer: RequestFields): Json =>
    analyse(ruleset, verify, { request, answer });

  test.each(pq17.operations.map(({ name }) => ({ name })))("views of $name", ({ name }) => {
    const request = { operation: name, ...exampleOf(pq17, name), views: ["allied", "axis", "onlooker"] };
    const answer = plain(adjudicate(pq17, request as Json));
    expect(answer.views).toHaveLength(3);
    expect(verified(pq17, request, answer)).toMatchObject({
      right: true,
      checked: expect.arrayContaining(["views"]),
    });
    const spoilt = { ...answer, views: answer.views.toSpliced(1, 1, { ...answer.views[1], view: {} }) };
    expect(verified(pq17, request, spoilt)).toMatchObject({ right: false, difference: { code: "VIEWS_DIFFER" } });
    const other = verified(pq17, { ...request, views: ["axis", "allied", "onlooker"] }, answer);
    expect(other).toMatchObject({ right: false, difference: { code: "VIEWS_DIFFER" } });
  });
});
