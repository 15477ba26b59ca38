import type { Assets } from "../assets";
import { withHeaders } from "../edge/layers";
import type { ApiResponse } from "../edge/message";
import { escapeHtml } from "./html";

/** Answers a browser's `GET /graphql`: the console, whose script mounts itself in `#graphiql` and loads every example. */
export async function graphiqlPage(assets: Assets): Promise<ApiResponse> {
  const title = "Naval Umpire: GraphQL";
  const bar = `<div class="bar">Naval Umpire, GraphQL. Read the <a href="guides/graphql">guide</a>. Open an example on the left. Run it with the play button or
<kbd>Ctrl</kbd>+<kbd>Enter</kbd>. To continue, copy the <code>snapshot</code> of the response into the variables of the
next operation. The same operations are available in <a href="docs">REST</a>. <a href="assets/licences.txt">Licenses</a></div>`;
  if ((await assets("graphiql.js")) === undefined) {
    return withHeaders(
      pageResponse({ title, styles: [], scripts: [], body: bar + missingNote("The console") }),
      VARIES,
    );
  }
  const body = `${bar}\n<div id="graphiql" class="stage">Loading ...</div>`;
  return withHeaders(pageResponse({ title, styles: ["graphiql.css"], scripts: ["graphiql.js"], body }), VARIES);
}

/** Other clients get another response at the same path. */
const VARIES = { vary: "accept" } as const;

/** Answers `GET /docs`: the REST reference. */
export async function docsPage(assets: Assets): Promise<ApiResponse> {
  const title = "Naval Umpire: REST reference";
  const bar = `<div class="bar">Naval Umpire, REST. Read the <a href="guides">guides</a>. The requests of the games have examples that you can send unchanged: open one and press
<kbd>Execute</kbd>. For stored games, first create one, then enter its <code>career</code> and its token. The same operations are available in <a href="graphql">GraphQL</a>. <a href="assets/licences.txt">Licenses</a>
<nav id="parts" aria-label="Documents"></nav></div>`;
  if ((await assets("swagger-ui-bundle.js")) === undefined) {
    return pageResponse({ title, styles: [], scripts: [], body: bar + missingNote("The reference") });
  }
  const body = `${bar}\n<div id="reference" class="stage"></div>`;
  return pageResponse({ title, styles: ["swagger-ui.css"], scripts: ["swagger-ui-bundle.js", "docs.js"], body });
}

/** An HTML page of the service, which loads nothing from other hosts. */
interface Page {
  readonly title: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly body: string;
}

/** Responds with a page that may load files of its own host only. */
function pageResponse(page: Page): ApiResponse {
  const { title, styles, scripts, body } = page;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${styles.map((name) => `<link rel="stylesheet" href="assets/${name}">`).join("\n")}
<style>${PAGE_STYLE}</style>
</head>
<body>
${body}
${scripts.map((name) => `<script src="assets/${name}"></script>`).join("\n")}
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "x-frame-options": "DENY",
    "cache-control": "public, max-age=300",
  };
  return { status: 200, headers, body: html };
}

const PAGE_STYLE = `
html, body { margin: 0; height: 100%; font-family: system-ui, sans-serif; }
body { display: flex; flex-direction: column; }
.bar { padding: .5rem 1rem; background: #12324a; color: #fff; font-size: .9rem; }
.bar a { color: #9fd3ff; } .bar kbd { border: 1px solid #9fd3ff; border-radius: 3px; padding: 0 .3em; }
.bar nav { margin-top: .4rem; display: flex; flex-wrap: wrap; gap: .3rem; }
.bar nav a { padding: .35rem .8rem; border: 1px solid #9fd3ff; border-radius: 3px; text-decoration: none; }
.bar nav a[aria-current] { background: #9fd3ff; color: #12324a; }
#reference .version-stamp { display: none; }
.stage { flex: 1; min-height: 0; overflow: auto; } .note { margin: 2rem; max-width: 40rem; }
`;

/** The note of a page whose files were not built or not deployed. */
function missingNote(what: string): string {
  return `<div class="note"><h1>${escapeHtml(what)} is not installed here</h1>
<p>This server was started without the files of the console. The service works: see
<a href="openapi.json">/openapi.json</a> and <a href="v1/rulesets">/v1/rulesets</a>, or POST to <code>/graphql</code>.
In a clone of the project, <code>npm start</code> builds the files.</p></div>`;
}
