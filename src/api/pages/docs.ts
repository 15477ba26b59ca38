import type { Assets } from "../assets";
import type { ApiAnswer } from "../edge/message";
import { missingNote, pageAnswer } from "./page";

const BOOT = `
window.ui = SwaggerUIBundle({ url: "openapi.json", dom_id: "#reference", deepLinking: true, docExpansion: "list",
  defaultModelsExpandDepth: 0, tryItOutEnabled: true, validatorUrl: null });
`;

/** Answers `GET /docs`: the reference of the REST wire. */
export async function docsPage(assets: Assets): Promise<ApiAnswer> {
  const title = "Naval Umpire: REST reference";
  const bar = `<div class="bar">Naval Umpire, REST. Every request has a runnable example: open one and press
<kbd>Execute</kbd>. The same operations speak <a href="graphql">GraphQL</a>. <a href="assets/licences.txt">Licences</a></div>`;
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
