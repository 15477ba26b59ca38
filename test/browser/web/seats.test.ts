import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { lengthOf, playAtRandom, startGame } from "./table";

/** Starts a game of PQ-17 whose sides take turns at this screen. */
async function startInTurns(page: Page, service: string): Promise<void> {
  await page.goto(service);
  await page.goto(`${service}/app/new/pq17`);
  await page.fill("input[name=seed]", "gruss-an-kiel");
  await page.locator("input[name=seats]").nth(1).check();
  await page.click("button[type=submit]");
  await page.waitForSelector(".hand-over");
}

const boards = (page: Page) => page.locator(".board, .log, .panel").count();

describe("20 the page between two sides at one screen", () => {
  test("shows nothing of the game until the next side takes its seat", async ({ page, service }) => {
    await startInTurns(page, service);
    for (const side of ["Axis", "Allied"]) {
      await page.waitForSelector(".hand-over");
      await expect.poll(() => page.title()).toContain(`Hand over to the ${side} commander`);
      await expect.poll(() => page.locator("h1").allTextContents()).toEqual([`Hand over to the ${side} commander`]);
      await expect.poll(() => boards(page)).toBe(0);
      await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe(`I am the ${side} commander`);
      await page.goBack();
      // The previous screen is the landing page or the other side's print view.
      await page.waitForSelector(side === "Axis" ? ".games" : 'button:text-is("Back to the game")');
      await expect.poll(() => boards(page)).toBe(0);
      await page.goForward();
      await page.waitForSelector(".hand-over");
      await expect.poll(() => boards(page)).toBe(0);
      await page.keyboard.press("Enter");
      await page.waitForSelector(".board svg");
      if (side === "Allied") continue;
      await page.click('.menu button:has-text("Print")');
      await page.waitForSelector("figure .board svg");
      await page.click('button:text-is("Back to the game")');
      await page.waitForSelector(".decision");
      const handsOver = async () => (await page.locator(".hand-over").count()) > 0;
      while (!(await handsOver())) {
        const before = await lengthOf(page);
        await page.locator(".decision .wide", { hasText: "End the phase" }).click();
        await expect.poll(async () => (await handsOver()) || (await lengthOf(page)) > before).toBe(true);
      }
    }
  });
});

/** Returns the page's text, attributes and title, including the board's shadow DOM. */
const contentOf = (page: Page) =>
  page.evaluate<string>(`[document.documentElement, ...[...document.querySelectorAll("*")].flatMap((each) => each.shadowRoot ?? [])]
    .map((root) => root.innerHTML).join("") + document.title`);

/** Returns the stored snapshot at the step shown, and the number of steps. */
const storedGame = (page: Page) =>
  page.evaluate<StoredGame>(`new Promise((done) => {
    indexedDB.open("naval-umpire").onsuccess = ({ target: { result } }) => {
      result.transaction("steps").objectStore("steps").getAll().onsuccess = async ({ target: { result: steps } }) => {
        const { answer, packed } = steps.at(-1);
        const text = () => new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
        const { snapshot } = answer ?? (await new Response(text()).json());
        done({ snapshot, steps: steps.length });
      };
    };
  })`);

interface Force {
  readonly id: string;
  readonly name: string | null;
  readonly identified: boolean;
}

interface StoredGame {
  readonly steps: number;
  readonly snapshot: {
    readonly turn: { readonly number: number } | number | string;
    readonly sides: Readonly<Record<string, { readonly forces: readonly Force[] }>>;
  };
}

/** Returns the ids and names of a side's unidentified forces, except those that the enemy's forces also have. */
function hidden({ sides }: StoredGame["snapshot"], side: string): readonly string[] {
  const wordsOf = (forces: readonly Force[]) => forces.flatMap(({ id, name }) => [id, name ?? id]);
  const others = Object.entries(sides).flatMap(([each, { forces }]) => (each === side ? [] : wordsOf(forces)));
  return wordsOf(sides[side]!.forces.filter(({ identified }) => !identified)).filter((each) => !others.includes(each));
}

describe("19 sides that take turns at one screen", () => {
  test("play two turns of PQ-17: neither page nor board ever contains a hidden force of the other side", async ({
    page,
    service,
  }) => {
    const maps: string[] = [];
    page.on("response", (response) => {
      if (response.request().method() !== "POST" || !response.url().endsWith("/map.svg")) return;
      // Ignore responses that arrive after the page is closed.
      response.text().then(
        (svg) => maps.push(svg),
        () => {},
      );
    });
    await startInTurns(page, service);
    const turns = new Set<string>();
    const seats = new Set<string>();
    for (let move = 0; move < 24; move += 1) {
      const { snapshot } = await storedGame(page);
      const names = { axis: hidden(snapshot, "axis"), allied: hidden(snapshot, "allied") };
      expect(names.allied.length).toBeGreaterThan(5);
      const there = page.locator(".hand-over .primary");
      if ((await there.count()) > 0) {
        const between = await contentOf(page);
        expect([...names.axis, ...names.allied].filter((each) => between.includes(each))).toEqual([]);
        await there.click();
        await page.waitForSelector(".decision");
      }
      await page.waitForSelector(`.board svg [data-piece]`, { state: "attached" });
      // The viewing side's own forces show whose view it is.
      const text = await contentOf(page);
      const side = names.axis.some((each) => text.includes(each)) ? "axis" : "allied";
      expect(names[side === "axis" ? "allied" : "axis"].filter((each) => text.includes(each))).toEqual([]);
      for (const svg of maps.splice(0)) {
        const revealed = [names.axis, names.allied].filter((all) => all.some((each) => svg.includes(each)));
        expect(revealed).toHaveLength(1);
      }
      seats.add(side);
      turns.add(JSON.stringify(snapshot.turn));
      await playAtRandom(page, 1, move, move % 2 === 0 ? ".END" : "");
    }
    expect([...seats].sort()).toEqual(["allied", "axis"]);
    expect(turns.size).toBeGreaterThan(3);
  });
});

test("a game that the browser cannot store shows a message and continues", async ({ page, service }) => {
  await page.addInitScript(
    `IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); }`,
  );
  await startGame(page, service, "hunters");
  await expect.poll(() => page.locator(".refused").innerText()).toContain("could not store the game");
  await expect.poll(() => page.locator(".decision").count()).toBeGreaterThan(0);
});
