import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { restHandler } from "../../src/api/rest/index";
import { rulesets } from "../../src/rulesets/index";
import { send } from "./client";

const rest = restHandler(rulesets);

type Content = { readonly schema: object; readonly example?: unknown } | undefined;

describe.each(["hunters", "goeben", "pq17"])("examples in /openapi/%s.json", (id) => {
  test("each is valid by the schema next to it, and most operations have both", async () => {
    const { json: document } = await send(rest, { path: `/openapi/${id}.json` });
    const ajv = new Ajv2020({ strict: false, allErrors: false, logger: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: "document", components: document.components });
    const faults: unknown[] = [];
    let both = 0;
    let count = 0;
    for (const [path, item] of Object.entries<Record<string, never>>(document.paths)) {
      for (const { requestBody, responses } of Object.values<Record<string, never>>(item)) {
        const parts: Content[] = [
          (requestBody as { content?: Record<string, Content> } | undefined)?.content?.["application/json"],
          (responses as Record<string, { content?: Record<string, Content> }>)["200"]?.content?.["application/json"],
        ];
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
