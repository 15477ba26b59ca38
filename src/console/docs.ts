// The script of the page /docs: the reference of the document that the query names, else of the first.

interface Index extends Document {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
}

interface Document {
  openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly schema: { readonly enum: readonly string[] } }[];
  readonly requestBody?: { readonly content: { readonly "application/json": { readonly "x-example"?: string } } };
}

interface Schema {
  readonly properties?: {
    snapshot?: { readonly $ref?: string; readonly description?: string; readonly type?: string };
  };
}

/** The body that Swagger UI puts into an operation, which a path and a method name. */
interface Body {
  readonly value: string;
  readonly pathMethod: readonly string[];
}

/** What Swagger UI hands to its plugins. */
interface System {
  readonly oas3Actions: { setRequestBodyValue(body: Body): unknown };
}

async function read(path: string): Promise<unknown> {
  return (await fetch(path)).json();
}

/** Links to every document that the index names, and to the service's own; gives the document asked for. */
async function openDocument(): Promise<Document> {
  const index = (await read("openapi.json")) as Index;
  const documents = index.paths["/openapi/{document}"]!.get!.parameters![0]!.schema.enum;
  const parts = index.tags.filter(({ name }) => documents.includes(`${name}.json`));
  const all = [...parts, { name: "service", description: "The service." }];
  const asked = new URLSearchParams(location.search).get("of");
  const shown = (all.find(({ name }) => name === asked) ?? all[0]!).name;
  const links = all.map(({ name, description }) => {
    const link = document.createElement("a");
    Object.assign(link, { href: `?of=${name}`, textContent: description.split(/[.,]/)[0] });
    if (name === shown) link.setAttribute("aria-current", "page");
    return link;
  });
  document.getElementById("parts")!.append(...links);
  return shown === "service" ? index : ((await read(`openapi/${shown}.json`)) as Document);
}

/** The document as Swagger UI reads it many times quicker: said to be of 3.0, and without a whole snapshot in every operation. */
function lightened(spec: Document): Document {
  spec.openapi = "3.0.3";
  for (const { properties } of Object.values(spec.components.schemas)) {
    const { $ref, description = "" } = properties?.snapshot ?? {};
    if ($ref !== undefined) properties!.snapshot = { type: "object", description };
  }
  return spec;
}

/** A plugin that gives whatever operation is opened the runnable body that the document names for it. */
function runnableBodies({ paths }: Document) {
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
    const value = JSON.stringify(await read(from.slice(1)), null, 2);
    runnable.set(String(at), value);
    oas3Actions.setRequestBodyValue({ value, pathMethod: at });
  };
  // Swagger UI sets a body of its own too, sooner or later: only what is typed comes before one that runs.
  const held = (set: (body: Body) => unknown) => (body: Body) => {
    const value = document.activeElement?.matches("textarea") ? undefined : runnable.get(String(body.pathMethod));
    return set(value === undefined ? body : { ...body, value });
  };
  const opened =
    (show: (thing: readonly string[], isOpen: boolean) => unknown, system: System) =>
    (thing: readonly string[], isOpen: boolean) => {
      if (isOpen && thing[0] === "operations") void fill(system, thing[2]!);
      return show(thing, isOpen);
    };
  return () => ({
    statePlugins: {
      oas3: { wrapActions: { setRequestBodyValue: held } },
      layout: { wrapActions: { show: opened } },
    },
  });
}

async function start(): Promise<void> {
  const spec = lightened(await openDocument());
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
