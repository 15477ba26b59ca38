type Json = Readonly<Record<string, unknown>>;

interface PostmanOperation {
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Json>> };
}

const METHODS = ["get", "post", "put", "delete"];

/** Fetches the published example of the operation and sends it as the body. */
const FETCH_EXAMPLE = [
  'const example = pm.request.headers.get("x-example");',
  "if (example) {",
  '  pm.sendRequest(pm.variables.get("service") + example, (error, response) => {',
  "    if (!error) pm.request.body.update({ mode: 'raw', raw: response.text() });",
  "  });",
  "}",
];

/** A Postman collection (v2.1) of OpenAPI documents: one folder per document, with one folder per tag. */
export function postmanCollection(documents: ReadonlyMap<string, Json>): Json {
  return {
    info: {
      name: "Naval Umpire",
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    variable: [{ key: "service", value: "http://127.0.0.1:4000" }],
    event: [{ listen: "prerequest", script: { type: "text/javascript", exec: FETCH_EXAMPLE } }],
    item: [...documents.values()].map(folderOf),
  };
}

function folderOf(document: Json): Json {
  const { info, paths } = document as { readonly info: Json; readonly paths: Readonly<Record<string, Json>> };
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (method in item ? [{ path, method, call: item[method] as PostmanOperation }] : [])),
  );
  const tags = [...new Set(calls.map(({ call }) => call.tags[0]))];
  const item = tags.map((tag) => ({
    name: tag,
    item: calls.filter(({ call }) => call.tags[0] === tag).map(({ path, method, call }) => itemOf(path, method, call)),
  }));
  return { name: info.title, item };
}

function itemOf(path: string, method: string, { summary, description, requestBody }: PostmanOperation): Json {
  const segments = path.slice(1).split("/");
  const pathSegments = segments.map((segment) => segment.replace(/^\{(\w+)\}$/, ":$1"));
  const variable = pathSegments
    .filter((segment) => segment.startsWith(":"))
    .map((segment) => ({ key: segment.slice(1) }));
  const url = { raw: `{{service}}/${pathSegments.join("/")}`, host: ["{{service}}"], path: pathSegments, variable };
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const example = content?.["x-example"];
  const header = [
    ...(type === undefined ? [] : [{ key: "content-type", value: type }]),
    ...(example === undefined ? [] : [{ key: "x-example", value: example }]),
  ];
  const body = type === undefined ? {} : { body: { mode: "raw", raw: "{}" } };
  return { name: summary, request: { method: method.toUpperCase(), header, url, description, ...body } };
}
