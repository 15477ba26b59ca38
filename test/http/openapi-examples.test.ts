import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { restHandler } from "../../src/api/rest/index";
import { rulesets } from "../../src/rulesets/index";
import { openApiDocuments } from "../fixtures/openapi";
import { send } from "./client";

/** A body in a document. */
interface Body {
  readonly content?: Readonly<Record<string, MediaType>>;
}

interface MediaType {
  readonly schema: object;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly example?: string }[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** Maximum bytes of a document. A response of the service may have 5.5 MiB. */
const LARGEST = 5_000_000;

/** Returns the examples of a media type, from either place that OpenAPI has for them. */
function examplesIn({ example, examples = {} }: MediaType): readonly unknown[] {
  return [...(example === undefined ? [] : [example]), ...Object.values(examples).map(({ value }) => value)];
}

describe.each(["hunters", "goeben", "pq17", "careers"])("examples in /openapi/%s.json", (id) => {
  const document = openApiDocuments().get(`openapi/${id}.json`);

  test("each operation has one of its body and one of its response, valid by their schemas", () => {
    const ajv = new Ajv2020({ strict: false, logger: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: "document", components: document.components });
    const faults: unknown[] = [];
    const without: string[] = [];
    let count = 0;
    for (const [path, item] of Object.entries(document.paths as Paths)) {
      for (const [method, { requestBody, responses }] of Object.entries(item)) {
        count += 1;
        const success = responses["201"] ?? responses["200"];
        for (const body of requestBody === undefined ? [success] : [requestBody, success]) {
          const [media] = Object.values(body?.content ?? {});
          const examples = media === undefined ? [] : examplesIn(media);
          if (examples.length === 0) without.push(`${method} ${path}`);
          for (const example of examples) {
            const validate = ajv.compile(JSON.parse(JSON.stringify(media!.schema).replaceAll('"#/', '"document#/')));
            if (!validate(example)) faults.push([path, validate.errors?.[0]]);
          }
        }
      }
    }
    expect(count).toBeGreaterThan(15);
    expect(without).toEqual([]);
    expect(faults).toEqual([]);
  });

  test("the document stays small enough to load", () => {
    expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThan(LARGEST);
  });
});

describe.each(["hunters", "goeben", "pq17"])("POST examples in /openapi/%s.json", (id) => {
  const document = openApiDocuments().get(`openapi/${id}.json`);
  const rest = restHandler(rulesets);

  test.each([
    { name: "without optional headers", sendsOptional: false },
    { name: "with the example of each header", sendsOptional: true },
  ])("the request $name returns the response next to it", async ({ sendsOptional }) => {
    const different: string[] = [];
    let count = 0;
    for (const [path, { post }] of Object.entries(document.paths as Paths)) {
      const request = mediaOf(post?.requestBody)?.example;
      const response = mediaOf(post?.responses["200"]);
      if (request === undefined || response?.example === undefined) continue;
      count += 1;
      const { parameters = [] } = post!;
      const filled = path.replace(/\{(\w+)\}/g, (_, name) => parameters.find((each) => each.name === name)!.example!);
      const optional = parameters.filter((each) => each.in === "header" && each.example !== undefined);
      const own = sendsOptional ? Object.fromEntries(optional.map(({ name, example }) => [name, example])) : {};
      const headers = { "content-type": "application/json", ...own };
      const sent = await send(rest, { method: "POST", path: filled, headers, body: JSON.stringify(request) });
      const isJson = sent.headers["content-type"]?.includes("json");
      if (JSON.stringify(isJson ? sent.json : sent.text) !== JSON.stringify(response.example)) different.push(path);
    }
    expect(count).toBeGreaterThan(20);
    expect(different).toEqual([]);
  });
});

function mediaOf(body: Body | undefined): MediaType | undefined {
  return Object.values(body?.content ?? {})[0];
}
