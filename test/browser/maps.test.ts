import type { Frame, Page } from "playwright-core";
import { PNG } from "pngjs";
import { describe, expect } from "vitest";
import { rulesets } from "../../src/rulesets/index";
import { test } from "./browser";

const games = rulesets.filter(({ map }) => map !== undefined).map(({ id }) => id);

test("there are maps to look at", () => expect(games).toEqual(["hunters", "goeben", "pq17"]));

describe.each(games)("1 the map of %s has its colours", (game) => {
  describe.each(["bare", "with a snapshot"])("%s", (shown) => {
    /** The address of the map, which the page asks for with a snapshot where one is to be shown. */
    const mapFor = async (page: Page, service: string): Promise<string> => {
      const address = `${service}/v1/${game}/map.svg`;
      if (shown === "bare") return address;
      const headers = { "content-type": "application/json" };
      const json = async (response: Response) => (await response.json()) as Record<string, unknown>;
      const { input, seed } = await json(await fetch(`${service}/v1/${game}/operations/new/example`));
      const body = JSON.stringify({ input, seed });
      const { snapshot } = await json(await fetch(`${service}/v1/${game}/new`, { method: "POST", headers, body }));
      expect(snapshot).toMatchObject({ ruleset: game });
      // No browser asks for a document like this by itself, but it shows what is answered all the same.
      const asked = { method: "POST", headers, postData: JSON.stringify({ snapshot }) };
      await page.context().route(address, (route) => route.continue(asked));
      return address;
    };

    test("opened by itself", async ({ page, service }) => {
      const address = await mapFor(page, service);
      const answer = await page.goto(address);
      expect([answer?.status(), answer?.headers()["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
      await expectColours(page, page.mainFrame());
    });

    test.for(["img", "object", "iframe"])("in another site's <%s>", async (element, { page, service, elsewhere }) => {
      const address = await mapFor(page, service);
      const source = element === "object" ? "data" : "src";
      await page.goto(elsewhere(`<${element} ${source}="${address}" width="1200" height="700"></${element}>`));
      // A picture is no document that could be asked: it is opened beside it, to learn what it should look like.
      if (element === "img") {
        const beside = await page.context().newPage();
        await beside.goto(address);
        return expectColours(page, beside.mainFrame());
      }
      const frame = page.frames().find((each) => each.url() === address);
      expect(frame?.url()).toBe(address);
      await expectColours(page, frame!);
    });
  });
});

/** Looks at what a person sees on a page: the paper that the map's style sheet names, and next to nothing in black. */
async function expectColours(page: Page, map: Frame): Promise<void> {
  const named: string = await map.evaluate(`/\\.paper\\{fill:(#\\w{6})/.exec(document.documentElement.outerHTML)[1]`);
  const colour = Number.parseInt(named.slice(1), 16);
  const rgb = [colour >> 16, (colour >> 8) & 255, colour & 255].join(", ");
  await expect.poll(() => map.evaluate(`getComputedStyle(document.querySelector(".paper")).fill`)).toBe(`rgb(${rgb})`);
  const { data } = PNG.sync.read(await page.screenshot());
  let [black, paper] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const seen = data.readUIntBE(at, 3);
    if (seen === 0) black += 4;
    if (seen === colour) paper += 4;
  }
  expect(black / data.length).toBeLessThan(0.01);
  expect(paper / data.length).toBeGreaterThan(0.1);
}
