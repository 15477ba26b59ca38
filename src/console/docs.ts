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
  readonly parameters?: readonly { readonly schema: { readonly enum: readonly string[] } }[];
}

interface Schema {
  readonly properties?: {
    snapshot?: { readonly $ref?: string; readonly description?: string; readonly type?: string };
  };
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

async function start(): Promise<void> {
  SwaggerUIBundle({
    spec: lightenDocument(await openDocument()),
    dom_id: "#reference",
    deepLinking: true,
    docExpansion: "list",
    defaultModelsExpandDepth: -1,
    tryItOutEnabled: true,
    validatorUrl: null,
  });
}

void start();
