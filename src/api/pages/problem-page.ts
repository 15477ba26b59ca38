import type { ProblemSource } from "../problems/entry";
import type { listCodes, ProblemPage } from "../problems/page";
import { pageText } from "../problems/words";
import { escapeHtml } from "./html";

/** The title and the content of a page for people. */
export interface PageContent {
  readonly title: string;
  readonly content: string;
}

/** Renders the list of all codes. */
export function problemListContent(problems: ReturnType<typeof listCodes>, language: string): PageContent {
  const byTitle = new Map<string, string[]>();
  for (const { code, title, status } of problems) {
    const heading = kindTitle(title, status, language);
    byTitle.set(heading, [...(byTitle.get(heading) ?? []), code]);
  }
  const groups = [...byTitle].map(([heading, codes]) => `<h2>${escapeHtml(heading)}</h2>\n${codeList(codes)}`);
  const title = pageText("page/contents", language);
  const lead = `<p>${escapeHtml(pageText("page/lead", language))}</p>`;
  return {
    title: `${title} · Naval Umpire`,
    content: article(`<h1>${escapeHtml(title)}</h1>\n${lead}\n${groups.join("\n")}`),
  };
}

/** Renders the page of a code or of a kind of problem. */
export function problemContent(page: ProblemPage, language: string): PageContent {
  const { title, status, description, remedy, codes, messages, sources, example } = page;
  const code = example === null ? undefined : codes[0];
  const kind = kindTitle(title, status, language);
  const part = (id: Parameters<typeof pageText>[0], html: string) =>
    `<h2>${escapeHtml(pageText(id, language))}</h2>\n${html}`;
  const values = messages.some((message) => message.includes("{"))
    ? `<p class="meta">${escapeHtml(pageText("page/values", language))}</p>`
    : "";
  const parts = [
    code === undefined
      ? `<h1>${escapeHtml(kind)}</h1>`
      : `<h1><code>${code}</code></h1>\n<p class="meta">${escapeHtml(kind)}</p>`,
    part("page/meaning", `<p>${marked(description)}</p>`),
    part("page/remedy", `<p>${marked(remedy)}</p>`),
    ...(messages.length === 0
      ? []
      : [part("page/messages", `<ul>${messages.map(messageItem).join("")}</ul>${values}`)]),
    ...(sources.length === 0
      ? []
      : [part("page/sources", sources.map((source) => sourcePart(source, language)).join("\n"))]),
    ...(example === null
      ? []
      : [part("page/example", `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(example, null, 2))}</code></pre>`)]),
    ...(code === undefined ? [part("page/codes", codeList(codes))] : []),
    `<p><a href="/problems">${escapeHtml(pageText("page/contents", language))}</a></p>`,
  ];
  return { title: `${code ?? kind} · Naval Umpire`, content: article(parts.join("\n")) };
}

function sourcePart({ ruleset, title, operations, rules }: ProblemSource, language: string): string {
  const heading = `<h3>${escapeHtml(title ?? pageText("page/service", language))}</h3>`;
  const line = (id: Parameters<typeof pageText>[0], html: string) =>
    `<dt>${escapeHtml(pageText(id, language))}</dt><dd>${html}</dd>`;
  const links = operations.map(({ name, title: words }) => {
    return `<a href="/docs?of=${ruleset}#/play/${ruleset}_${name}">${escapeHtml(words)}</a> <code>${name}</code>`;
  });
  const lines = [
    ...(rules.length === 0 ? [] : [line("page/rules", escapeHtml(rules.join(", ")))]),
    ...(links.length === 0 ? [] : [line("page/operations", links.join(", "))]),
  ];
  return lines.length === 0 ? heading : `${heading}\n<dl class="source">${lines.join("")}</dl>`;
}

function kindTitle(title: string, status: number, language: string): string {
  return pageText("page/kind", language)
    .replace("{title}", () => title)
    .replace("{status}", String(status));
}

function codeList(codes: readonly string[]): string {
  return `<ul class="codes">${codes.map((code) => `<li><a href="/problems/${code}">${code}</a></li>`).join("")}</ul>`;
}

function messageItem(message: string): string {
  return `<li>${marked(message).replace(/\{(\w+)\}/g, "<var>$1</var>")}</li>`;
}

/** Returns a text as HTML. Text between backticks becomes code. */
function marked(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

function article(html: string): string {
  return `<article>\n${html}\n</article>`;
}
