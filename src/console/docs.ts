// The script of the page /docs: the reference of the document that the query names. Default: the first document.

interface ApiIndex extends ApiDocument {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
}

interface ApiDocument {
  openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface ApiOperation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly schema: { readonly enum: readonly string[] } }[];
  readonly requestBody?: { readonly content: { readonly "application/json": { readonly "x-example"?: string } } };
}

interface Schema {
  readonly properties?: {
    snapshot?: { readonly $ref?: string; readonly description?: string; readonly type?: string };
  };
}

/** The request body that Swagger UI sets for an operation, given by its path and method. */
interface Body {
  readonly value: string;
  readonly pathMethod: readonly string[];
}

/** The system object that Swagger UI passes to its plugins. */
interface System {
  readonly oas3Actions: { setRequestBodyValue(body: Body): unknown };
}

async function fetchJson(path: string): Promise<unknown> {
  return (await fetch(path)).json();
}

/** Adds links to every document of the index and to the service's own. Returns the requested document. */
async function openDocument(): Promise<ApiDocument> {
  const index = (await fetchJson("openapi.json")) as ApiIndex;
  const documents = index.paths["/openapi/{document}"]!.get!.parameters![0]!.schema.enum;
  const parts = index.tags.filter(({ name }) => documents.includes(`${name}.json`));
  const all = [...parts, { name: "service", description: "The service." }];
  const requested = new URLSearchParams(location.search).get("of");
  const documentName = (all.find(({ name }) => name === requested) ?? all[0]!).name;
  const links = all.map(({ name, description }) => {
    const link = document.createElement("a");
    Object.assign(link, { href: `?of=${name}`, textContent: description.split(/[.,]/)[0] });
    if (name === documentName) link.setAttribute("aria-current", "page");
    return link;
  });
  document.getElementById("parts")!.append(...links);
  return documentName === "service" ? index : ((await fetchJson(`openapi/${documentName}.json`)) as ApiDocument);
}

/** Makes a document much faster for Swagger UI: it claims version 3.0 and has no snapshot schema in each operation. */
function lightenDocument(spec: ApiDocument): ApiDocument {
  spec.openapi = "3.0.3";
  for (const { properties } of Object.values(spec.components.schemas)) {
    const { $ref, description = "" } = properties?.snapshot ?? {};
    if ($ref !== undefined) properties!.snapshot = { type: "object", description };
  }
  return spec;
}

/** A plugin that fills an opened operation with the example body that the document names. */
function runnableBodies({ paths }: ApiDocument) {
  const bodies = new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId, requestBody }]) => {
        return [operationId, { at: [path, method], from: requestBody?.content["application/json"]["x-example"] }];
      }),
    ),
  );
  const runnable = new Map<string, string>();
  const fill = async ({ oas3Actions }: System, operation: string): Promise<void> => {
    const { at, from } = bodies.get(operation) ?? {};
    if (at === undefined || from === undefined) return;
    bodies.delete(operation);
    const value = JSON.stringify(await fetchJson(from.slice(1)), null, 2);
    runnable.set(String(at), value);
    oas3Actions.setRequestBodyValue({ value, pathMethod: at });
  };
  // Swagger UI sets its own body at some time. Only typed text takes precedence over a runnable one.
  const keepRunnableBody = (setBody: (body: Body) => unknown) => (body: Body) => {
    const value = document.activeElement?.matches("textarea") ? undefined : runnable.get(String(body.pathMethod));
    return setBody(value === undefined ? body : { ...body, value });
  };
  const fillOnOpen =
    (show: (thing: readonly string[], isOpen: boolean) => unknown, system: System) =>
    (thing: readonly string[], isOpen: boolean) => {
      if (isOpen && thing[0] === "operations") void fill(system, thing[2]!);
      return show(thing, isOpen);
    };
  return () => ({
    statePlugins: {
      oas3: { wrapActions: { setRequestBodyValue: keepRunnableBody } },
      layout: { wrapActions: { show: fillOnOpen } },
    },
  });
}

async function start(): Promise<void> {
  const spec = lightenDocument(await openDocument());
  SwaggerUIBundle({
    spec,
    dom_id: "#reference",
    deepLinking: true,
    docExpansion: "list",
    plugins: [runnableBodies(spec)],
    defaultModelsExpandDepth: -1,
    tryItOutEnabled: true,
    validatorUrl: null,
  });
}

void start();
