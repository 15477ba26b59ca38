import { getIntrospectionQuery } from "graphql";
import { describe, expect, test } from "vitest";
import { graphqlSchema } from "../../src/api/graphql/declared/schema";
import { fullDocument } from "../conformance/full-document";
import { blank, drill } from "../fixtures/drill";
import { ask, post, send } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

const graphql = toyGraphqlHandler([drill]);
const schema = await graphqlSchema([drill]);
const shots = [{ target: 0, gun: "bow_gun", note: null }];
const NEW = { accept: "application/graphql-response+json" };

describe("operations", () => {
  test("literal arguments, including the snapshot", async () => {
    const document = `{ drill { resolveFire(
      snapshot: { ruleset: "drill", edition: "only", step: 0, targets: [{ name: "Raft", damage: 0 }], flagship: null, done: false }
      input: { shots: [{ target: 0, gun: bow_gun, note: "x" }] }, dice: [1, 1], audit: SUMMARY
    ) { __typename ... on DrillResolveFireResolution { dice state { targets { damage } } outcome { remark } audit { kind } } } } }`;
    const { json } = await ask(graphql, document);
    expect(json.data.drill.resolveFire).toEqual({
      __typename: "DrillResolveFireResolution",
      dice: [1, 1],
      state: { targets: [{ damage: 1 }] },
      outcome: { remark: "x" },
      audit: [{ kind: "roll" }, { kind: "ruling" }],
    });
  });

  test("one fragment on Resolution works for every operation", async () => {
    const document = `query ($s: Snapshot!) { drill {
        new(seed: "a") { ...All }
        endDrill(snapshot: $s, seed: "a") { ...All ... on DrillEndDrillResolution { outcome { done } } } } }
      fragment All on Resolution { operation snapshot digest dice outcomeJson audit { code } decisions { operation } views { side } }`;
    const { json } = await ask(graphql, document, { s: blank() });
    expect(json.errors).toBeUndefined();
    const { new: started, endDrill: ended } = json.data.drill;
    expect([started.operation, ended.operation]).toEqual(["new", "endDrill"]);
    expect([started.snapshot.ruleset, ended.snapshot.done, ended.views]).toEqual(["drill", true, null]);
    expect(ended.outcomeJson).toEqual(ended.outcome);
    expect(started.decisions.length).toBeGreaterThan(0);
  });

  test("stored games and stateless operations in one document", async () => {
    const document = `query ($s: Snapshot!) { drill { endDrill(snapshot: $s, seed: "a") { __typename } } career(career: "one") { name } }`;
    const { json } = await ask(graphql, document, { s: blank() });
    expect(json.data).toEqual({ drill: { endDrill: { __typename: "DrillEndDrillResolution" } }, career: null });
    expect(json.errors).toMatchObject([{ path: ["career"], extensions: { code: "CAREER_UNKNOWN" } }]);
  });

  test("variable inside a literal snapshot", async () => {
    const document = `query ($name: String!, $list: JSON) { drill { decisions(snapshot: { ruleset: "drill", edition: "only",
      step: 0, targets: [{ name: $name, damage: 0 }], flagship: $list, done: false }) { operation legal } } }`;
    const { json } = await ask(graphql, document, { name: "Raft", list: null });
    expect(json.data.drill.decisions[0]).toEqual({ operation: "resolveFire", legal: true });
  });

  test("one malformed call: the other calls still succeed", async () => {
    const document = `query ($s: Snapshot!) { drill {
      bad: endDrill(snapshot: { ruleset: "chess" }, seed: "a") { __typename }
      good: endDrill(snapshot: $s, seed: "a") { __typename } } health { status } }`;
    const { status, json } = await ask(graphql, document, { s: blank() }, NEW);
    expect(status).toBe(200);
    expect(json.data.drill).toEqual({ bad: null, good: { __typename: "DrillEndDrillResolution" } });
    expect(json.errors).toHaveLength(1);
    expect(json.errors[0].path).toEqual(["drill", "bad"]);
    expect(json.errors[0].extensions).toMatchObject({
      code: "RULESET_MISMATCH",
      faults: [{ pointer: "/snapshot/ruleset" }],
    });
  });

  test("charts and rulings", async () => {
    const { json } = await ask(
      graphql,
      "{ drill { charts { id chart provenance { source } } rulings { id ruling } } }",
    );
    expect(json.data.drill.charts[0].chart.rows).toHaveLength(2);
    expect(json.data.drill.rulings).toEqual([{ id: "D-1", ruling: "No." }]);
  });
});

describe("GraphQL over HTTP", () => {
  test("GET and HEAD /graphql: answer a query", async () => {
    const query = new URLSearchParams({
      query: "query ($a: Boolean!) { health { status @include(if: $a) } }",
      variables: '{"a":true}',
    });
    const reply = await send(graphql, { path: "/graphql", query: query.toString() });
    expect(reply).toMatchObject({ status: 200, json: { data: { health: { status: "ok" } } } });
    const head = await send(graphql, { method: "HEAD", path: "/graphql", query: query.toString() });
    expect(head).toMatchObject({ status: 200, text: "" });
  });

  test.each([
    ["{ health { status } }", 200, 200],
    ["{ health { status ", 200, 400],
    ["{ nothing }", 200, 400],
    ["query ($s: Snapshot!) { drill { decisions(snapshot: $s) { legal } } }", 200, 400],
  ])("%s: %i as application/json and %i as application/graphql-response+json", async (query, legacy, modern) => {
    const plain = await ask(graphql, query);
    expect(plain.status).toBe(legacy);
    expect(plain.headers["content-type"]).toBe("application/json; charset=utf-8");
    const spoken = await ask(graphql, query, undefined, NEW);
    expect(spoken.status).toBe(modern);
    expect(spoken.headers["content-type"]).toBe("application/graphql-response+json; charset=utf-8");
  });

  test.each([
    [{}, "QUERY_MALFORMED", "/query"],
    [{ query: 7 }, "QUERY_MALFORMED", "/query"],
    [{ query: "" }, "QUERY_MALFORMED", "/query"],
    [{ query: "{ health { status } }", variables: "x" }, "VARIABLES_MALFORMED", "/variables"],
    [{ query: "{ health { status } }", variables: [] }, "VARIABLES_MALFORMED", "/variables"],
    [{ query: "{ health { status } }", operationName: 3 }, "OPERATION_NAME_MALFORMED", "/operationName"],
    [{ query: "{ health { status } }", extensions: 3 }, "EXTENSIONS_MALFORMED", "/extensions"],
    [{ extensions: { persistedQuery: 7 } }, "PERSISTED_QUERY_NOT_SUPPORTED"],
    [{ extensions: { persistedQuery: { version: 1, sha256Hash: "x" } } }, "PERSISTED_QUERY_NOT_SUPPORTED"],
  ])("invalid GraphQL request %o: a code and pointer", async (body, code, pointer?) => {
    const reply = await post(graphql, "/graphql", body);
    const { extensions } = reply.json.errors[0];
    expect(extensions.code).toBe(code);
    expect(extensions.faults?.[0]).toEqual(
      pointer === undefined
        ? undefined
        : { code, pointer, message: expect.stringMatching(/^(Required: |Must (be|have) )/) },
    );
    expect([200, 400]).toContain(reply.status);
  });

  test.each([
    ["x", "JSON_MALFORMED"],
    ["[]", "VARIABLES_MALFORMED"],
  ])("GET /graphql, variables=%s: a fault at /variables", async (variables, code) => {
    const query = new URLSearchParams({ query: "{ health { status } }", variables }).toString();
    const { json } = await send(graphql, { path: "/graphql", query });
    expect(json.errors[0].extensions).toMatchObject({ code, faults: [{ code, pointer: "/variables" }] });
  });

  test("PUT /graphql: 405 METHOD_NOT_ALLOWED", async () => {
    const reply = await send(graphql, { method: "PUT", path: "/graphql" });
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toContain("POST");
    expect(reply.json.errors[0].extensions.code).toBe("METHOD_NOT_ALLOWED");
  });

  test.each([
    ["mutation", 'Cannot query field "x" on type "Mutation"'],
    ["subscription", "send a query or a mutation"],
  ])("unknown field in a %s: a 400, not a server error", async (kind, message) => {
    const { status, json } = await ask(graphql, `${kind} { x }`, undefined, NEW);
    expect(status).toBe(400);
    expect(json.errors[0].extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
    expect(json.errors[0].message).toContain(message);
  });

  test("misspelled field: the message suggests the right one", async () => {
    const { json } = await ask(graphql, '{ drill { resolveFyre(seed: "a") { __typename } } }');
    expect(json.errors[0].message).toContain('Did you mean "resolveFire"?');
  });

  test("introspection: allowed", async () => {
    const { json } = await ask(graphql, getIntrospectionQuery());
    expect(json.data.__schema.types.length).toBeGreaterThan(20);
  });
});

describe("limits", () => {
  const code = async (query: string, variables?: unknown) => {
    const { status, json } = await ask(graphql, query, variables, NEW);
    expect(status).toBe(400);
    return json.errors[0].extensions.code;
  };

  test("the largest document and the maximum number of calls: allowed", async () => {
    const { text } = fullDocument(schema, "drill", "resolveFire");
    const args = { snapshot: blank(), input: { shots }, seed: "a" };
    expect((await ask(graphql, text, args)).json.errors).toBeUndefined();
    const { json } = await ask(graphql, fullDocument(schema, "drill", "resolveFire", { calls: 10 }).text, args);
    expect(json.errors).toBeUndefined();
    expect(Object.keys(json.data.drill)).toHaveLength(10);
  });

  test("deep query, endless brackets, too many tokens: refused", async () => {
    expect(await code(`{ drill ${"{ a ".repeat(30)}${"}".repeat(30)} }`)).toMatch(
      /DOCUMENT_TOO_LARGE|GRAPHQL_VALIDATION_FAILED/,
    );
    expect(await code(`${"{a".repeat(40_000)}${"}".repeat(40_000)}`)).toBe("DOCUMENT_TOO_LARGE");
    expect(await code(`{ drill { decisions(snapshot: ${"[".repeat(5_000)}${"]".repeat(5_000)}) { legal } } }`)).toBe(
      "DOCUMENT_TOO_LARGE",
    );
    const blocks = `# "\n{ drill { decisions(snapshot: """a"b\\"""""", charts: ${"[".repeat(5_000)}${"]".repeat(5_000)}) { legal } } }`;
    expect(await code(blocks)).toBe("DOCUMENT_TOO_LARGE");
    const long = `{ ${"health { status } ".repeat(6_000)} }`;
    expect(await code(long)).toBe("GRAPHQL_PARSE_FAILED");
    expect((await ask(graphql, long)).json.errors[0].message).toContain("more than 15000 tokens");
  });

  test("one name repeated many times: DOCUMENT_TOO_LARGE before validation, in the caller's language", async () => {
    const query = `{ health { ${"status ".repeat(5_900)} } }`;
    expect(await code(query)).toBe("DOCUMENT_TOO_LARGE");
    const { status, headers, json } = await ask(graphql, query, undefined, { "accept-language": "fr" });
    expect([status, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    const message = expect.stringMatching(/^Le document compte \d+ paires de champs de même nom au même endroit/);
    expect(json).toEqual({
      errors: [{ message, extensions: { code: "DOCUMENT_TOO_LARGE", type: "/problems/DOCUMENT_TOO_LARGE" } }],
    });
    const asNew = await ask(graphql, query, undefined, NEW);
    expect(asNew.headers["content-type"]).toBe("application/graphql-response+json; charset=utf-8");
  });

  test("bomb of fragments, aliases, calls or directives: refused", async () => {
    const spreads = Array.from({ length: 20 }, (_, index) => {
      const inside = ["x", "y", "z"].map((alias) => `${alias}${index}: health { status } ...F${index + 1}`).join(" ");
      return `fragment F${index} on Query { ${inside} }`;
    });
    const bomb = `{ ...F0 } ${spreads.join(" ")} fragment F20 on Query { health { status } }`;
    expect(await code(bomb)).toBe("DOCUMENT_TOO_LARGE");
    expect(
      await code(
        `{ ${Array.from({ length: 101 }, (_, index) => `a${index}: __typename`).join(" ")} health { ${Array.from({ length: 101 }, (_, index) => `b${index}: status`).join(" ")} } }`,
      ),
    ).toBe("DOCUMENT_TOO_LARGE");
    const calls = Array.from(
      { length: 21 },
      (_, index) => `c${index}: endDrill(snapshot: {}, seed: "a") { __typename }`,
    );
    expect(await code(`{ drill { ${calls.join(" ")} } }`)).toBe("DOCUMENT_TOO_LARGE");
    expect(await code(`{ health { status ${"@include(if: true) ".repeat(101)} } }`)).toMatch(
      /DOCUMENT_TOO_LARGE|VALIDATION/,
    );
    expect(await code("{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }")).toBe(
      "GRAPHQL_VALIDATION_FAILED",
    );
  });
});

test("introspection under many aliases, also in fragments: refused", async () => {
  const aliases = (field: string) => Array.from({ length: 11 }, (_, index) => `a${index}: ${field}`).join(" ");
  for (const query of [
    `{ ${aliases("__schema { types { name } }")} }`,
    `{ __schema { ${aliases("types { name }")} } }`,
    `{ __schema { ...S } } fragment S on __Schema { types { ${aliases("fields { name }")} } }`,
  ]) {
    const { json } = await ask(graphql, query, undefined, NEW);
    expect(json.errors[0].extensions.code).toBe("DOCUMENT_TOO_LARGE");
  }
});

test("GET /graphql from a browser: the console, without resources from other hosts", async () => {
  const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
  const assets = async () => ({ contentType: "text/javascript; charset=utf-8", bytes: new Uint8Array() });
  const page = await send(toyGraphqlHandler([drill], { assets }), { path: "/graphql", headers: { accept } });
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.text).toContain('src="assets/graphiql.js"');
  expect(page.text).not.toMatch(/(src|href)="https?:/);
  expect((await send(graphql, { path: "/graphql", headers: { accept } })).text).toContain("not installed here");
});
