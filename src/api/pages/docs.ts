import type { Assets } from "../assets";
import type { ApiAnswer } from "../edge/message";
import { missingNote, pageAnswer } from "./page";

/**
 * Shows the document that the query names, else the first, with links to the others; whatever is opened gets its runnable
 * body, which the document names by its path.
 */
const BOOT = `
(async () => {
  const read = async (path) => (await fetch(path)).json();
  const index = await read("openapi.json");
  const documents = index.paths["/openapi/{document}"].get.parameters[0].schema.enum;
  const parts = index.tags.filter(({ name }) => documents.includes(name + ".json")).map(({ name, description }) => [name, description]);
  parts.push(["service", "The service."]);
  const asked = new URLSearchParams(location.search).get("of");
  const shown = parts.some(([name]) => name === asked) ? asked : parts[0][0];
  document.getElementById("parts").append(...parts.map(([name, description]) => {
    const link = Object.assign(document.createElement("a"), { href: "?of=" + name, textContent: description.split(/[.,]/)[0] });
    if (name === shown) link.setAttribute("aria-current", "page");
    return link;
  }));
  const spec = shown === "service" ? index : await read("openapi/" + shown + ".json");
  // Swagger UI reads documents of 3.0 many times quicker, and a whole snapshot in every operation slowly all the same.
  spec.openapi = "3.0.3";
  for (const { properties } of Object.values(spec.components.schemas)) {
    if (properties?.snapshot?.$ref) properties.snapshot = { type: "object", description: properties.snapshot.description };
  }
  const bodies = new Map(Object.entries(spec.paths).flatMap(([path, item]) => Object.entries(item).map(([method, each]) =>
    [each.operationId, { at: [path, method], from: each.requestBody?.content["application/json"]["x-example"] }])));
  const fill = async ({ oas3Actions }, operation) => {
    const { at, from } = bodies.get(operation) ?? {};
    if (from === undefined) return;
    bodies.delete(operation);
    const value = JSON.stringify(await read(from.slice(1)), null, 2);
    runnable.set(String(at), value);
    oas3Actions.setRequestBodyValue({ value, pathMethod: at });
  };
  // Swagger UI sets a body of its own too, sooner or later: only what is typed comes before one that runs.
  const runnable = new Map();
  const held = (set) => (body) => {
    const value = document.activeElement?.matches("textarea") ? undefined : runnable.get(String(body.pathMethod));
    return set(value === undefined ? body : { ...body, value });
  };
  const Runnable = () => ({ statePlugins: { oas3: { wrapActions: { setRequestBodyValue: held } }, layout: { wrapActions: { show: (show, system) => (thing, open) => {
    if (open && thing[0] === "operations") fill(system, thing[2]);
    return show(thing, open);
  } } } } });
  window.ui = SwaggerUIBundle({ spec, dom_id: "#reference", deepLinking: true, docExpansion: "list", plugins: [Runnable],
    defaultModelsExpandDepth: -1, tryItOutEnabled: true, validatorUrl: null });
})();
`;

/** Answers `GET /docs`: the reference of the REST wire. */
export async function docsPage(assets: Assets): Promise<ApiAnswer> {
  const title = "Naval Umpire: REST reference";
  const bar = `<div class="bar">Naval Umpire, REST. Every request has a runnable example: open one and press
<kbd>Execute</kbd>. The same operations speak <a href="graphql">GraphQL</a>. <a href="assets/licences.txt">Licences</a>
<nav id="parts" aria-label="Documents"></nav></div>`;
  if ((await assets("swagger-ui-bundle.js")) === undefined) {
    return pageAnswer({ title, styles: [], scripts: [], body: bar + missingNote("The reference") });
  }
  return pageAnswer({
    title,
    styles: ["swagger-ui.css"],
    scripts: ["swagger-ui-bundle.js"],
    body: `${bar}\n<div id="reference" class="stage"></div>`,
    boot: BOOT,
  });
}
