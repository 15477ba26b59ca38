import type { Assets } from "../assets";
import type { ApiAnswer } from "../edge/message";
import { missingNote, pageAnswer } from "./page";

/** Answers `GET /docs`: the REST reference. */
export async function docsPage(assets: Assets): Promise<ApiAnswer> {
  const title = "Naval Umpire: REST reference";
  const bar = `<div class="bar">Naval Umpire, REST. Every request has a runnable example: open one and press
<kbd>Execute</kbd>. The same operations speak <a href="graphql">GraphQL</a>. <a href="assets/licences.txt">Licences</a>
<nav id="parts" aria-label="Documents"></nav></div>`;
  if ((await assets("swagger-ui-bundle.js")) === undefined) {
    return pageAnswer({ title, styles: [], scripts: [], body: bar + missingNote("The reference") });
  }
  const body = `${bar}\n<div id="reference" class="stage"></div>`;
  return pageAnswer({ title, styles: ["swagger-ui.css"], scripts: ["swagger-ui-bundle.js", "docs.js"], body });
}
