// Renders the guides, docs/*.md and examples/README.md, and the changelog as HTML, with an index to search them and an overview for language
// models (llms.txt).
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import MarkdownIt from "markdown-it";

const { escapeHtml } = new MarkdownIt().utils;

/** Folders below `docs` whose pages belong to the guides, next to those in `docs` itself. */
const FOLDERS = ["rulings"];

/** The page of the example programs. It is a guide too. */
const EXAMPLES = "examples/README.md";

/** SHA-256 of everything that the guides are made of. */
export async function guidesDigest(root) {
  const hash = createHash("sha256");
  for (const path of [...(await guidePaths(root)), "README.md", "CHANGELOG.md"]) {
    hash.update(`${path}\0`).update(await readFile(join(root, path)));
  }
  return hash.digest("hex");
}

/**
 * Returns the files of the guides: the index to search as JSON, and the pages by name. A page is a text, or the
 * JSON of a title and a content, which the service fills into the shell of a page.
 */
export async function guideFiles(root) {
  const paths = await guidePaths(root);
  const sources = [...paths, "CHANGELOG.md"];
  const known = new Map(sources.map((path) => [path, addressOf(path)]));
  const guides = await Promise.all(
    sources.map(async (path) => ({ path, ...renderGuide(path, await readFile(join(root, path), "utf8"), known) })),
  );
  const contents = guides.slice(0, -1);
  const pages = new Map(
    guides.map(({ path, title, html }) => [
      fileOf(addressOf(path)),
      JSON.stringify({ title: `${title} · Naval Umpire`, content: pageOf(navigationTo(contents, path), html) }),
    ]),
  );
  const list = contents.map(({ path, title, summary }) => {
    return `<li><a href="${addressOf(path)}">${escapeHtml(title)}</a><p>${escapeHtml(summary)}</p></li>`;
  });
  const overview = `<h1>Guides</h1>\n<ul class="overview">\n${list.join("\n")}\n</ul>`;
  const guidesPage = { title: "Guides · Naval Umpire", content: pageOf(navigationTo(contents), overview) };
  pages.set("guides.json", JSON.stringify(guidesPage));
  pages.set("llms.txt", overviewText(contents));
  const index = JSON.stringify(
    guides.flatMap(({ path, sections }) => sections.map((each) => ({ ...each, page: addressOf(path) }))),
  );
  return { index, pages };
}

/** The paths of the guides: first those that the README lists, in its order. */
async function guidePaths(root) {
  const below = await Promise.all(
    ["", ...FOLDERS].map(async (folder) => {
      const names = await readdir(join(root, "docs", folder)).catch(() => []);
      return names.filter((name) => name.endsWith(".md")).map((name) => posix.join("docs", folder, name));
    }),
  );
  const all = [...below.flat(), EXAMPLES].sort();
  const listed = linksIn(new MarkdownIt().parse(await readFile(join(root, "README.md"), "utf8"), {}));
  const first = [...new Set(listed.map((link) => link.split("#")[0]))].filter((path) => all.includes(path));
  return [...first, ...all.filter((path) => !first.includes(path))];
}

function linksIn(tokens) {
  return tokens.flatMap((token) => [
    ...(token.type === "link_open" ? [token.attrGet("href")] : []),
    ...linksIn(token.children ?? []),
  ]);
}

/** The address of a page: `/guides/http` of `docs/http.md`. */
function addressOf(path) {
  if (path === EXAMPLES) return "/guides/examples";
  return path === "CHANGELOG.md" ? "/changelog" : path.replace(/^docs\//, "/guides/").replace(/\.md$/, "");
}

/** The file of a page: `guides-rulings-pq17.json` of `/guides/rulings/pq17`. */
function fileOf(address) {
  return `${address.slice(1).replaceAll("/", "-")}.json`;
}

/** Renders a Markdown file. Returns its HTML, title, first paragraph, and the text of each section. */
function renderGuide(path, text, known) {
  const markdown = new MarkdownIt({ html: false });
  const tokens = markdown.parse(text.replace(/<!--[\s\S]*?-->/g, ""), {});
  const ids = new Set();
  const sections = [];
  let title = "";
  let summary = "";
  for (const [index, token] of tokens.entries()) {
    if (token.type === "heading_open") {
      const heading = plainText(tokens[index + 1]);
      const id = uniqueId(heading, ids);
      token.attrSet("id", id);
      if (title === "") title = heading;
      sections.push({ title, heading, id, text: "" });
    } else if (token.type === "inline") {
      placeLinks(token, path, known);
      if (tokens[index - 1].type === "heading_open") continue;
      const words = plainText(token);
      if (summary === "" && tokens[index - 1].type === "paragraph_open") summary = words;
      if (sections.length > 0) sections.at(-1).text += `${words} `;
    } else if (token.type === "fence" && sections.length > 0) sections.at(-1).text += `${token.content} `;
  }
  markdown.renderer.rules.table_open = () => '<div class="wide-table" tabindex="0"><table>\n';
  markdown.renderer.rules.table_close = () => "</table></div>\n";
  const html = markdown.renderer.render(tokens, markdown.options, {});
  return { html: html.replaceAll("<pre>", '<pre tabindex="0">'), title, summary, sections };
}

/** Points the links of a text to pages of the service. Links to other files of the repository become plain text. */
function placeLinks(inline, path, known) {
  let isOpen = false;
  inline.children = inline.children.filter((token) => {
    if (token.type === "image") return false;
    if (token.type === "link_close") {
      const keep = isOpen;
      isOpen = false;
      return keep;
    }
    if (token.type !== "link_open") return true;
    const href = token.attrGet("href");
    const [file, section] = href.split("#");
    const address = /^https?:/.test(href) ? href : file === "" ? "" : known.get(posix.join(posix.dirname(path), file));
    isOpen = address !== undefined;
    if (isOpen && !/^https?:/.test(href))
      token.attrSet("href", `${address}${section === undefined ? "" : `#${section}`}`);
    return isOpen;
  });
}

function plainText({ children }) {
  return children.map(({ type, content }) => (type === "softbreak" ? " " : content)).join("");
}

/** The id of a heading, as GitHub writes it. */
function uniqueId(heading, ids) {
  const base = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
  let id = base;
  for (let count = 1; ids.has(id); count += 1) id = `${base}-${count}`;
  ids.add(id);
  return id;
}

function navigationTo(guides, current) {
  const items = guides.map(({ path, title }) => {
    const here = path === current ? ' aria-current="page"' : "";
    return `<li><a href="${addressOf(path)}"${here}>${escapeHtml(title)}</a></li>`;
  });
  return `<nav class="guides" aria-label="Guides"><details><summary>Guides</summary><ul>\n${items.join("\n")}\n</ul></details></nav>`;
}

function pageOf(navigation, html) {
  return `${navigation}\n<article>\n${html}</article>`;
}

/** The overview for language models, by the convention of llms.txt. */
function overviewText(guides) {
  const lines = guides.map(({ path, title, summary }) => `- [${title}](${addressOf(path)}): ${summary}`);
  return `# Naval Umpire

> An API that resolves the rules of three naval wargames: send a snapshot, an operation and a seed or dice; get a new snapshot and an audit trail.

The service stores nothing between requests, except stored games. Every operation has an example request that you can send unchanged.

## API

- [Rulesets](/v1/rulesets): every ruleset with its operations, and the path of an example request for each
- [OpenAPI](/openapi.json): the index of the OpenAPI documents
- [GraphQL schema](/schema.graphql): the SDL of POST /graphql
- [Problems](/problems): every code of an error, with what to do

## Guides

${lines.join("\n")}

## Changes

- [Changelog](/changelog): what each version changes
`;
}
