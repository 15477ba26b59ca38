import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { begun, lengthOf, playedAtRandom } from "./table";

/** Begins a game of PQ-17 in which the sides take turns at this screen. */
async function begunInTurns(page: Page, service: string): Promise<void> {
  await page.goto(service);
  await page.goto(`${service}/app/new/pq17`);
  await page.fill("input[name=seed]", "gruss-an-kiel");
  await page.locator("input[name=seats]").nth(1).check();
  await page.click("button[type=submit]");
  await page.waitForSelector(".hand-over");
}

const boards = (page: Page) => page.locator(".board, .log, .panel").count();

describe("20 between the sides at one screen the page holds nothing of the game", () => {
  test("until the one whose turn it is says that he is there", async ({ page, service }) => {
    await begunInTurns(page, service);
    for (const side of ["Axis", "Allied"]) {
      await page.waitForSelector(".hand-over");
      await expect.poll(() => page.title()).toContain(`Hand over to the ${side} commander`);
      await expect.poll(() => page.locator("h1").allTextContents()).toEqual([`Hand over to the ${side} commander`]);
      await expect.poll(() => boards(page)).toBe(0);
      await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe(`I am the ${side} commander`);
      await page.goBack();
      // The screen before is the first page, or what the other side saw last: the game as it would be printed.
      await page.waitForSelector(side === "Axis" ? ".games" : 'button:text-is("Back to the table")');
      await expect.poll(() => boards(page)).toBe(0);
      await page.goForward();
      await page.waitForSelector(".hand-over");
      await expect.poll(() => boards(page)).toBe(0);
      await page.keyboard.press("Enter");
      await page.waitForSelector(".board svg");
      if (side === "Allied") continue;
      await page.click('.menu button:has-text("Print")');
      await page.waitForSelector("figure .board svg");
      await page.click('button:text-is("Back to the table")');
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

/** What is on the page: text and attributes, those of the board in its shadow included, and the title. */
const shownOn = (page: Page) =>
  page.evaluate<string>(`[document.documentElement, ...[...document.querySelectorAll("*")].flatMap((each) => each.shadowRoot ?? [])]
    .map((root) => root.innerHTML).join("") + document.title`);

/** The whole position at the step shown, as this browser keeps it, and how many steps there are. */
const kept = (page: Page) =>
  page.evaluate<Kept>(`new Promise((done) => {
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

interface Kept {
  readonly steps: number;
  readonly snapshot: {
    readonly turn: { readonly number: number } | number | string;
    readonly sides: Readonly<Record<string, { readonly forces: readonly Force[] }>>;
  };
}

/** The forces of a side that its enemy has not identified, by ids and names that nothing of the enemy's own has. */
function hidden({ sides }: Kept["snapshot"], side: string): readonly string[] {
  const wordsOf = (forces: readonly Force[]) => forces.flatMap(({ id, name }) => [id, name ?? id]);
  const others = Object.entries(sides).flatMap(([each, { forces }]) => (each === side ? [] : wordsOf(forces)));
  return wordsOf(sides[side]!.forces.filter(({ identified }) => !identified)).filter((each) => !others.includes(each));
}

describe("19 sides that take turns at one screen", () => {
  test("play two turns of PQ-17, and neither page nor board ever holds a hidden force of the other", async ({
    page,
    service,
  }) => {
    const drawn: string[] = [];
    page.on("response", (response) => {
      if (response.request().method() !== "POST" || !response.url().endsWith("/map.svg")) return;
      // One that arrives when the page is closed already has nothing to tell.
      response.text().then(
        (svg) => drawn.push(svg),
        () => {},
      );
    });
    await begunInTurns(page, service);
    const turns = new Set<string>();
    const seats = new Set<string>();
    for (let move = 0; move < 24; move += 1) {
      const { snapshot } = await kept(page);
      const names = { axis: hidden(snapshot, "axis"), allied: hidden(snapshot, "allied") };
      expect(names.allied.length).toBeGreaterThan(5);
      const there = page.locator(".hand-over .primary");
      if ((await there.count()) > 0) {
        const between = await shownOn(page);
        expect([...names.axis, ...names.allied].filter((each) => between.includes(each))).toEqual([]);
        await there.click();
        await page.waitForSelector(".decision");
      }
      await page.waitForSelector(`.board svg [data-piece]`, { state: "attached" });
      // Who looks on sees what is his own, and so is known by it.
      const text = await shownOn(page);
      const side = names.axis.some((each) => text.includes(each)) ? "axis" : "allied";
      expect(names[side === "axis" ? "allied" : "axis"].filter((each) => text.includes(each))).toEqual([]);
      for (const svg of drawn.splice(0)) {
        const told = [names.axis, names.allied].filter((all) => all.some((each) => svg.includes(each)));
        expect(told).toHaveLength(1);
      }
      seats.add(side);
      turns.add(JSON.stringify(snapshot.turn));
      await playedAtRandom(page, 1, move, move % 2 === 0 ? ".END" : "");
    }
    expect([...seats].sort()).toEqual(["allied", "axis"]);
    expect(turns.size).toBeGreaterThan(3);
  });
});

test("a game that the browser cannot keep is told so, and goes on", async ({ page, service }) => {
  await page.addInitScript(
    `IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); }`,
  );
  await begun(page, service, "hunters");
  await expect.poll(() => page.locator(".refused").innerText()).toContain("could not keep the game");
  await expect.poll(() => page.locator(".decision").count()).toBeGreaterThan(0);
});
