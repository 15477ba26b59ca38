import { describe, expect, test } from "vitest";
import { analysisExample } from "../../../test/fixtures/examples";
import { ask, post } from "../../../test/http/client";
import { handler as graphql } from "../../handlers/graphql";
import { handler as rest } from "../../handlers/rest";
import { hunters } from "../../rulesets/hunters/index";
import type { Malformed } from "../contract/request";
import { analyse } from "./call";
import { type AuditNarration, tell } from "./tell";

const { audit } = analysisExample(tell, hunters) as { readonly audit: readonly Record<string, unknown>[] };

const faultsOf = async (request: Readonly<Record<string, unknown>>) => {
  const { kind, faults } = (await analyse(hunters, tell, request)) as Malformed;
  return { kind, faults: faults.map(({ code, pointer }) => `${code} ${pointer}`) };
};

describe("malformed audit trails: faults with pointers", () => {
  test.each<[string, unknown, string]>([
    ["nothing", undefined, "AUDIT_MALFORMED /audit"],
    ["an object", { kind: "roll" }, "AUDIT_MALFORMED /audit"],
    ["a text among the lines", [...audit, "roll"], `AUDIT_MALFORMED /audit/${audit.length}`],
    ["a line of no kind", [{ ...audit[0], kind: "guess" }], "ENTRY_MALFORMED /audit/0/kind"],
    ["a line without a rule", [audit[0], { ...audit[1], citation: null }], "ENTRY_MALFORMED /audit/1/citation"],
    ["a modifier that is a number", [{ ...audit[0], modifiers: [1] }], "ENTRY_MALFORMED /audit/0/modifiers/0"],
    ["a name longer than any", [{ ...audit[0], label: "x".repeat(4001) }], "ENTRY_MALFORMED /audit/0/label"],
    ["too many lines", Array.from({ length: 20_001 }, () => ({})), "AUDIT_MALFORMED /audit"],
  ])("%s", async (_, trail, fault) => {
    const { kind, faults } = await faultsOf({ audit: trail, language: "fr" });
    expect(kind).toBe("MALFORMED");
    expect(faults).toContain(fault);
  });

  test("an unknown language is reported with the other faults, 20 at most", async () => {
    const { faults } = await faultsOf({ audit: Array.from({ length: 50 }, () => ({ kind: "roll" })), language: "tlh" });
    expect(faults).toHaveLength(20);
    expect(faults).toContain("LANGUAGE_UNKNOWN /language");
  });
});

test("lines with unknown codes are accepted", async () => {
  const strange = { ...audit[0], label: "no-such-roll", chart: "no such chart", result: "__proto__" };
  const narration = (await analyse(hunters, tell, { audit: [strange, ...audit], language: "ja" })) as AuditNarration;
  expect(narration.kind).toBe("TELLING");
  expect(narration.audit).toHaveLength(audit.length + 1);
  for (const { sentence } of narration.audit) expect(sentence).toMatch(/\S/);
});

describe("on REST and GraphQL", () => {
  const [first] = audit;
  const path = "/v1/hunters/tell";

  test.each([
    ["nothing is said", {}, {}, "en"],
    ["the header names one", {}, { "accept-language": "ja, fr;q=0.5" }, "ja"],
    ["the request and the header differ", { language: "fr" }, { "accept-language": "ja" }, "fr"],
  ])("the language of REST when %s", async (_, body, headers, language) => {
    const { status, json, headers: responseHeaders } = await post(rest, path, { audit, ...body }, headers);
    expect([status, json.language, responseHeaders["content-language"]]).toEqual([200, language, language]);
    expect(responseHeaders.vary).toContain("accept-language");
    const narration = (await analyse(hunters, tell, { audit, language })) as AuditNarration;
    expect(json).toEqual(JSON.parse(JSON.stringify(narration)));
  });

  test("GraphQL returns the same lines, each sentence in the language of its field", async () => {
    const query = `query ($audit: [JSON!]!, $language: String) {
      hunters { tell(audit: $audit, language: $language) {
        kind language audit { kind code sentence english: sentence(language: "en") ... on RollEntry { result } }
      } }
    }`;
    const { json } = await ask(graphql, query, { audit, language: "fr" });
    const [french, english] = await Promise.all(
      ["fr", "en"].map(async (language) => (await analyse(hunters, tell, { audit, language })) as AuditNarration),
    );
    expect(json.errors).toBeUndefined();
    expect(json.data.hunters.tell).toMatchObject({ kind: "TELLING", language: "fr" });
    expect(json.data.hunters.tell.audit).toEqual(
      french!.audit.map((entry, index) => ({
        kind: entry.kind,
        code: entry.code,
        sentence: entry.sentence,
        english: english!.audit[index]!.sentence,
        ...("result" in entry ? { result: entry.result } : {}),
      })),
    );
  });

  test("a malformed line is a problem with its pointer, never a 500", async () => {
    const { status, json } = await post(rest, path, { audit: [first, { ...first, faces: "6" }] });
    expect([status, json.code, json.pointer]).toEqual([400, "ENTRY_MALFORMED", "/audit/1/faces"]);
    const unread = await ask(graphql, `{ hunters { tell(audit: [7]) { kind } } }`);
    expect(unread.json.errors[0].extensions.faults).toMatchObject([{ code: "AUDIT_MALFORMED", pointer: "/audit/0" }]);
    for (const document of [
      "{ hunters { tell { kind } } }",
      "query ($a: [JSON!]!) { hunters { tell(audit: $a) { kind } } }",
    ]) {
      const missing = await ask(graphql, document, { a: [null] });
      expect(missing.json.errors[0].extensions.code).toBe("AUDIT_MALFORMED");
    }
  });
});
