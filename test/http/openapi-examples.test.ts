import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { restHandler } from "../../src/api/rest/index";
import { rulesets } from "../../src/rulesets/index";
import { send } from "./client";

const rest = restHandler(rulesets);

test("examples in /openapi/careers.json: each request without a career file has one, valid by its schema", async () => {
  const { json: document } = await send(rest, { path: "/openapi/careers.json" });
  const ajv = new Ajv2020({ strict: false, logger: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "document", components: document.components });
  const without: string[] = [];
  for (const [path, item] of Object.entries<Item>(document.paths)) {
    const part = item.post?.requestBody?.content?.["application/json"];
    if (part === undefined) continue;
    if (part.example === undefined) without.push(path);
    else {
      const validate = ajv.compile(JSON.parse(JSON.stringify(part.schema).replaceAll('"#/', '"document#/')));
      expect([path, validate(part.example), validate.errors]).toEqual([path, true, null]);
    }
  }
  expect(without.sort()).toEqual(["/v1/careers/import", "/v1/careers/verify"]);
});

/** A body in a document. */
interface Body {
  readonly content?: Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>;
}

type Item = Readonly<
  Record<string, { readonly requestBody?: Body; readonly responses: Readonly<Record<string, Body>> }>
>;

describe.each(["hunters", "goeben", "pq17"])("examples in /openapi/%s.json", (id) => {
  test("each is valid by the schema next to it, and most operations have both", async () => {
    const { json: document } = await send(rest, { path: `/openapi/${id}.json` });
    const ajv = new Ajv2020({ strict: false, allErrors: false, logger: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: "document", components: document.components });
    const faults: unknown[] = [];
    let both = 0;
    let count = 0;
    for (const [path, item] of Object.entries<Item>(document.paths)) {
      for (const { requestBody, responses } of Object.values(item)) {
        const parts = [requestBody, responses["200"]].map((part) => part?.content?.["application/json"]);
        const shown = parts.filter((part) => part?.example !== undefined);
        if (requestBody !== undefined) count += 1;
        if (shown.length === 2) both += 1;
        for (const part of shown) {
          const text = JSON.stringify(part!.schema).replaceAll('"#/', '"document#/');
          const validate = ajv.compile(JSON.parse(text));
          if (!validate(part!.example)) faults.push([path, validate.errors?.[0]]);
        }
      }
    }
    expect(faults).toEqual([]);
    expect(both / count).toBeGreaterThan(id === "pq17" ? 0.4 : 0.8);
  });
});
