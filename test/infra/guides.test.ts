import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { guideFiles } from "../../infra/guides.mjs";
import { restHandler } from "../../src/api/rest/index";
import { rulesets } from "../../src/rulesets/index";
import { send } from "../http/client";

const root = fileURLToPath(new URL("../..", import.meta.url));

const { index, pages } = await guideFiles(root);

const contents = new Map(
  [...pages].map(([name, page]) => [name, name.endsWith(".json") ? String(JSON.parse(page).content) : page]),
);

const sections = JSON.parse(index) as readonly { page: string; title: string; heading: string; id: string }[];

/** A built site with these pages: the shell of a page of text holds title and content alone. */
const files = new Map<string, string>([
  ...pages,
  ...["en", "fr", "ja"].map((language) => [`text.${language}.html`, "<!--title--> <!--content-->"] as const),
]);
const encoder = new TextEncoder();
const rest = restHandler(rulesets, {
  site: async (name) => (files.has(name) ? encoder.encode(files.get(name)!) : undefined),
});
const html = { accept: "text/html,*/*;q=0.8" };

describe("guides", () => {
  test("every document in docs/ is a page, listed on /guides and in /llms.txt", async () => {
    const names = (await readdir(`${root}/docs`)).filter((name) => name.endsWith(".md"));
    expect(names.length).toBeGreaterThan(15);
    for (const name of names) {
      const address = `/guides/${name.replace(".md", "")}`;
      const { status, headers, text } = await send(rest, { path: address });
      expect([address, status, headers["content-type"]]).toEqual([address, 200, "text/html; charset=utf-8"]);
      expect(text).toContain('<h1 id="');
      expect(contents.get("guides.json")).toContain(`href="${address}"`);
      expect(contents.get("llms.txt")).toContain(`](${address})`);
    }
  });

  test("/guides and /llms.txt: every summary is a whole sentence", () => {
    const lines = contents.get("llms.txt")!.split("\n");
    const summaries = lines.filter((line) => line.includes("](/guides/"));
    expect(summaries.filter((line) => !line.endsWith("."))).toEqual([]);
    expect(summaries.length).toBeGreaterThan(15);
  });

  test("GraphQL: the guide links to the starters", () => {
    expect(contents.get("guides-graphql.json")).toContain('href="/guides/examples#starters"');
  });

  test("every link leads to a page of the service, and to a heading that it has", () => {
    const places = new Set(sections.map(({ page, id }) => `${page}#${id}`));
    const addresses = new Set(sections.map(({ page }) => page));
    for (const [name, text] of contents) {
      for (const [, href = ""] of text.matchAll(/href="([^"]+)"/g)) {
        if (/^https?:/.test(href)) continue;
        const own = sections.find(({ page }) => `${page.slice(1).replaceAll("/", "-")}.json` === name)?.page ?? "";
        const whole = href.startsWith("#") ? `${own}${href}` : href;
        expect(whole.includes("#") ? places.has(whole) : addresses.has(whole), `${name}: ${href}`).toBe(true);
      }
    }
  });

  test("the index has every section once, with its text", () => {
    const keys = sections.map(({ page, id }) => `${page}#${id}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(sections).toContainEqual(expect.objectContaining({ page: "/guides/http", heading: "Rate limits" }));
  });

  test("pages may run no script but those of the service, and load nothing from other hosts", async () => {
    for (const path of ["/guides", "/guides/http", "/changelog", "/problems", "/problems/VERSION_CONFLICT"]) {
      const { headers } = await send(rest, { path, headers: html });
      expect(headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    }
    for (const text of contents.values()) expect(text).not.toMatch(/<(?:script|img|iframe|link)\b|\bsrc=/);
  });

  test("/llms.txt is text, and an unknown guide is 404", async () => {
    const { headers, text } = await send(rest, { path: "/llms.txt" });
    expect([headers["content-type"], text.split("\n")[0]]).toEqual(["text/plain; charset=utf-8", "# Naval Umpire"]);
    for (const path of ["/guides/none", "/guides/../landing", "/guides/a/b/c"]) {
      expect((await send(rest, { path })).json.code).toBe("ROUTE_UNKNOWN");
    }
  });
});

describe("problem pages for browsers", () => {
  test("HTML in the language of the browser, JSON for every other client", async () => {
    const path = "/problems/ALREADY_FOUGHT";
    const page = await send(rest, { path, headers: { ...html, "accept-language": "fr" } });
    expect(page.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      vary: "accept, accept-language, accept-encoding",
    });
    expect(page.text).toContain("ALREADY_FOUGHT · Naval Umpire");
    expect(page.text).toContain("<h2>Que faire</h2>");
    expect(page.text).toContain("<var>force</var>");
    expect(page.text).toContain('href="/docs?of=pq17#/play/pq17_resolveSubmarineCombat"');
    const data = await send(rest, { path });
    expect([data.json.codes, data.headers.vary]).toEqual([
      ["ALREADY_FOUGHT"],
      "accept-language, accept, accept-encoding",
    ]);
  });

  test("the list and a kind have links to the codes; an unknown code is a 404 problem", async () => {
    for (const path of ["/problems", "/problems/conflict"]) {
      expect((await send(rest, { path, headers: html })).text).toContain('<a href="/problems/VERSION_CONFLICT">');
    }
    expect((await send(rest, { path: "/problems/NONE", headers: html })).json.code).toBe("ROUTE_UNKNOWN");
  });
});
