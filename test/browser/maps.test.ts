import type { Frame, Page } from "playwright-core";
import { PNG } from "pngjs";
import { describe, expect } from "vitest";
import { rulesets } from "../../src/rulesets/index";
import { test } from "./browser";

const games = rulesets.filter(({ map }) => map !== undefined).map(({ id }) => id);

test("every game has a map", () => expect(games).toEqual(["hunters", "goeben", "pq17"]));

describe.each(games)("1 map of %s: has its colors", (game) => {
  describe.each(["bare", "with a snapshot"])("%s", (content) => {
    /** Returns the URL of the map; for a map with a snapshot, changes the page's request to a POST. */
    const mapFor = async (page: Page, service: string): Promise<string> => {
      const address = `${service}/v1/${game}/map.svg`;
      if (content === "bare") return address;
      const headers = { "content-type": "application/json" };
      const json = async (response: Response) => (await response.json()) as Record<string, unknown>;
      const { input, seed } = await json(await fetch(`${service}/v1/${game}/operations/new/example`));
      const body = JSON.stringify({ input, seed });
      const { snapshot } = await json(await fetch(`${service}/v1/${game}/new`, { method: "POST", headers, body }));
      expect(snapshot).toMatchObject({ ruleset: game });
      // Browsers never send such a request themselves, but they display its response.
      const request = { method: "POST", headers, postData: JSON.stringify({ snapshot }) };
      await page.context().route(address, (route) => route.continue(request));
      return address;
    };

    test("opened directly", async ({ page, service }) => {
      const address = await mapFor(page, service);
      const answer = await page.goto(address);
      expect([answer?.status(), answer?.headers()["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
      await expectColours(page, page.mainFrame());
    });

    test.for(["img", "object", "iframe"])(
      "embedded as <%s> in another site",
      async (element, { page, service, elsewhere }) => {
        const address = await mapFor(page, service);
        const source = element === "object" ? "data" : "src";
        await page.goto(elsewhere(`<${element} ${source}="${address}" width="1200" height="700"></${element}>`));
        // An image has no document to query, so the map is also opened in a page of its own.
        if (element === "img") {
          const beside = await page.context().newPage();
          await beside.goto(address);
          return expectColours(page, beside.mainFrame());
        }
        const frame = page.frames().find((each) => each.url() === address);
        expect(frame?.url()).toBe(address);
        await expectColours(page, frame!);
      },
    );
  });
});

/** Checks the visible colors: the paper color of the map's style sheet, and almost no black. */
async function expectColours(page: Page, map: Frame): Promise<void> {
  const paperColour: string = await map.evaluate(
    `/\\.paper\\{fill:(#\\w{6})/.exec(document.documentElement.outerHTML)[1]`,
  );
  const colour = Number.parseInt(paperColour.slice(1), 16);
  const rgb = [colour >> 16, (colour >> 8) & 255, colour & 255].join(", ");
  await expect.poll(() => map.evaluate(`getComputedStyle(document.querySelector(".paper")).fill`)).toBe(`rgb(${rgb})`);
  const { data } = PNG.sync.read(await page.screenshot());
  let [black, paper] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const pixel = data.readUIntBE(at, 3);
    if (pixel === 0) black += 4;
    if (pixel === colour) paper += 4;
  }
  expect(black / data.length).toBeLessThan(0.01);
  expect(paper / data.length).toBeGreaterThan(0.1);
}
