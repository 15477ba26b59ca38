import type { Page } from "playwright-core";
import { expect } from "vitest";
import { exportedCareer } from "../../../fixtures/career-file";
import { pendingUrls } from "../../browser";
import { createSharedGame, linkOf, openLink, playStep, type SharedGame } from "../shared";
import { exampleOf, placeSnapshot, playAtRandom, post, startGame } from "../table";

/** The screens by name. The functions read no text, so they work in any language. */
export type Screens = Readonly<Record<string, (page: Page, service: string) => Promise<unknown>>>;

/** Pages around a game: start, odds, referee, print. */
export const PAGES: Screens = {
  landing: (page, service) => page.goto(service),
  "nothing here": (page, service) => page.goto(`${service}/app/nothing`),
  "new: The Hunters": (page, service) => newGame(page, service, "hunters"),
  "new: Goeben": (page, service) => newGame(page, service, "goeben"),
  "new: PQ-17": (page, service) => newGame(page, service, "pq17"),
  "a game begun on paper": async (page, service) => {
    await onPaper(page, service, "hunters");
    await page.locator("form > details:not(.options)").locator("summary").click();
    await page.locator("form details[open] fieldset").first().waitFor();
  },
  "a game begun on paper, PQ-17": async (page, service) => {
    await onPaper(page, service, "pq17");
    await page.locator("main form > fieldset").nth(1).waitFor();
  },
  "open a file": async (page, service) => {
    await page.goto(`${service}/app/open`);
    await page.fill("textarea", "no JSON");
    await page.click("button[type=submit]");
    await page.locator("[role=alert]").waitFor();
  },
  "list of keys": async (page, service) => {
    await startGame(page, service, "hunters");
    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
  },
  odds: async (page, service) => {
    await openExample(page, service, "hunters", "resolveFlakStay");
    await page.locator(".decision.open .choice").first().click();
    await page.click(".decision.open .toggle-odds");
    await page.locator(".odds[aria-busy=false] .bars li").first().waitFor();
  },
  "odds by a link": async (page, service) => {
    await PAGES.odds!(page, service);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.click(".share-odds button >> nth=1");
    const copied = () => page.evaluate("navigator.clipboard.readText()") as Promise<string>;
    await expect.poll(copied).toContain("/app/odds#");
    const link = await copied();
    // A URL that differs only in its fragment would not reload the page.
    await page.goto(link.replace(/app.odds.*/, "app/open"));
    await page.goto(link);
    await page.locator(".odds[aria-busy=false] .bars li").first().waitFor();
  },
  "referee, a try": async (page, service) => {
    await openExample(page, service, "hunters", "resolveFlakStay");
    await page.locator(".menu button[aria-expanded]").click();
    await page.locator(".referee .primary:enabled").click();
    await page.locator(".referee .tried li").first().waitFor();
  },
  "referee, a refusal": async (page, service) => {
    await PAGES["referee, a try"]!(page, service);
    await page.locator(".referee select").first().selectOption("computeRefit");
    await page.locator(".referee .primary:enabled").click();
    await page.locator(".referee [role=alert]").waitFor();
  },
  "print: The Hunters": (page, service) => paper(page, service, "hunters", "resolveAttack"),
  "print: PQ-17": async (page, service) => {
    await startGame(page, service, "pq17");
    await printed(page, service);
  },
};

/** Games on the table. */
export const BOARDS: Screens = {
  "The Hunters in port": async (page, service) => {
    await startGame(page, service, "hunters");
    await openDecision(page, "loadTorpedoes");
  },
  "The Hunters, played": async (page, service) => {
    await startGame(page, service, "hunters");
    await playAtRandom(page, 10, 40);
  },
  "The Hunters, an attack": (page, service) => openExample(page, service, "hunters", "resolveAttack"),
  "The Hunters, dice of one's own": async (page, service) => {
    await page.goto(`${service}/app/new/hunters`);
    await page.locator("input[name=dice]").nth(1).check();
    await page.click("button[type=submit]");
    await page.locator(".tray").waitFor();
  },
  "Goeben, a move": async (page, service) => {
    await openExample(page, service, "goeben", "moveShip");
    await page.locator(".decision.open .choice").first().click();
  },
  "Goeben, outfitting": (page, service) => openExample(page, service, "goeben", "outfitShip"),
  "Goeben, gunnery": (page, service) => openExample(page, service, "goeben", "resolveGunneryRound"),
  "Goeben, played": async (page, service) => {
    await startGame(page, service, "goeben");
    await playAtRandom(page, 12, 2);
  },
  "PQ-17, forces": (page, service) => openExample(page, service, "pq17", "moveForce"),
  "PQ-17, aircraft": (page, service) => openExample(page, service, "pq17", "sendAircraft"),
  "PQ-17, Battle Display": (page, service) => openExample(page, service, "pq17", "maneuverUnits"),
  "PQ-17, played": async (page, service) => {
    await startGame(page, service, "pq17");
    await playAtRandom(page, 12, 2);
  },
};

/** Shared games and their proofs. */
export const SHARED: Screens = {
  "hand-over": async (page, service) => {
    await page.goto(`${service}/app/new/pq17`);
    await page.locator("input[name=seats]").nth(1).check();
    await page.click("button[type=submit]");
    await page.locator(".hand-over").waitFor();
  },
  "a side at this screen": async (page, service) => {
    await SHARED["hand-over"]!(page, service);
    await page.locator(".hand-over .primary").click();
    await page.locator(".decision").first().waitFor();
  },
  "verify, nothing yet": (page, service) => page.goto(`${service}/app/verify`),
  "verify, proven": async (page, service) => {
    await page.goto(`${service}/app/verify`);
    await dropped(page, await exportedCareer());
    await page.locator(".verdict.proven").waitFor();
  },
  "verify, forged": async (page, service) => {
    await page.goto(`${service}/app/verify`);
    const { last, ...rest } = await exportedCareer();
    await dropped(page, { ...rest, last: { ...last, step: 99 } });
    await page.locator(".verdict.forged").waitFor();
  },
  "a shared game, its links": async (page, service) => {
    const game = await startShared(service);
    await openLink(page, linkOf(service, game, "owner"));
    await page.locator(".menu button").first().click();
    await page.locator(".links-panel").waitFor();
  },
  "a shared game, a side that waits": async (page, service) => {
    const game = await startShared(service);
    await openLink(page, linkOf(service, game, "allied"));
  },
  "a shared game, looked on at": async (page, service) => {
    const game = await startShared(service);
    await openLink(page, linkOf(service, game, "spectator"));
  },
  "a shared game, an earlier step": async (page, service) => {
    const game = await startShared(service);
    await openLink(page, linkOf(service, game, "owner"));
    await page.locator(".controls button").first().click();
  },
  "an invitation": async (page, service) => {
    const { career, claim } = await startApart(service);
    await page.goto(`${service}/app/careers/${career}#claim=${claim}`);
    await page.locator(".terms dd").nth(1).waitFor();
  },
  "a game of two who are apart, founded": async (page, service) => {
    await page.goto(`${service}/app/new/pq17`);
    await page.locator("input[name=keep]").nth(1).check();
    await page.locator("input[name=part]").first().check();
    await page.locator("input[name=player]").waitFor();
    await page.click("button[type=submit]");
    await page.locator(".turn .link-row").first().waitFor();
  },
  "a game of two who are apart, a proposal": async (page, service) => {
    const game = await startApart(service);
    await claimSeat(service, game);
    await playStep(service, game, "axis", { expectedVersion: 1, operation: "endPhase", entropy: "coin" });
    const headers = { authorization: `Bearer ${game.tokens.axis}`, "content-type": "application/json" };
    const body = JSON.stringify({ expectedVersion: 2, to: 1 });
    await fetch(`${service}/v1/careers/${game.career}/takebacks`, { method: "POST", headers, body });
    await openLink(page, linkOf(service, game, "axis"));
    await page.locator(".turn .actions button").waitFor();
  },
  "a game of two who are apart, ended": async (page, service) => {
    const game = await startApart(service);
    await claimSeat(service, game);
    const headers = { authorization: `Bearer ${game.tokens.axis}`, "content-type": "application/json" };
    await fetch(`${service}/v1/careers/${game.career}/resignation`, { method: "POST", headers, body: "{}" });
    await openLink(page, linkOf(service, game, "spectator"));
    await page.locator(".decide .primary").waitFor();
  },
  "a shared game without its link": async (page, service) => {
    const game = await startShared(service);
    await page.goto(`${service}/app/careers/${game.career}`);
    await page.locator("main input").waitFor();
  },
};

/** Expands everything collapsed on a page and waits until the page is idle. */
export async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate("for (const each of document.querySelectorAll('main details')) each.open = true");
  await waitUntilStill(page);
}

/** Waits until a page has no pending requests and stops changing. */
export async function waitUntilStill(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(STILL);
      return pendingUrls(page);
    })
    .toEqual([]);
}

/**
 * Resolves once something is displayed and nothing has changed for several frames. A running computation eventually
 * causes a change.
 */
const STILL = `new Promise((resolve) => {
  let frames = 0;
  const changes = new MutationObserver(() => { frames = 0; });
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  const next = () => {
    frames += 1;
    const isReady = frames > 6 && document.body.innerText.trim() !== "" && document.querySelector("[aria-busy=true]") === null;
    if (!isReady) return requestAnimationFrame(next);
    changes.disconnect();
    resolve();
  };
  requestAnimationFrame(next);
})`;

/** Returns all texts on a page, including those of drawings and those for screen readers only. */
export function textOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(`(() => {
    const texts = [];
    const read = (root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      while (walker.nextNode()) {
        const { nodeType, data, parentElement, shadowRoot } = walker.currentNode;
        if (nodeType === 3 && parentElement?.closest("style, script, code, textarea, noscript") == null) texts.push(data.trim());
        if (nodeType === 1) for (const name of ["aria-label", "title", "alt", "placeholder"]) {
          texts.push(walker.currentNode.getAttribute(name)?.trim() ?? "");
        }
        if (shadowRoot) read(shadowRoot);
      }
    };
    read(document.body);
    return texts.filter((text) => text !== "");
  })()`);
}

/** Opens the form of a decision. */
export async function openDecision(page: Page, operation: string): Promise<void> {
  const head = page.locator(`.decision[data-operation="${operation}"] .head`);
  if ((await head.count()) > 0 && (await head.getAttribute("aria-expanded")) !== "true") await head.click();
}

async function newGame(page: Page, service: string, game: string): Promise<void> {
  await page.goto(`${service}/app/new/${game}`);
  await page.locator("button[type=submit]:enabled").waitFor();
}

async function onPaper(page: Page, service: string, game: string): Promise<void> {
  await page.goto(`${service}/app/take-over/${game}`);
  await page.locator("button[type=submit]:enabled").click();
}

/** Puts the published example of an operation on the table and opens its form. */
async function openExample(page: Page, service: string, game: string, operation: string): Promise<void> {
  const { snapshot } = await exampleOf(service, game, operation);
  await placeSnapshot(page, service, snapshot);
  await openDecision(page, operation);
}

async function paper(page: Page, service: string, game: string, operation: string): Promise<void> {
  const { snapshot } = await exampleOf(service, game, operation);
  await placeSnapshot(page, service, snapshot);
  await printed(page, service);
}

async function printed(page: Page, service: string): Promise<void> {
  const id = page.url().split("/").at(-1);
  await page.goto(`${service}/app/print/${id}`);
  await page.locator(".print .sheet:not(:empty), .print .printed li").first().waitFor();
}

async function dropped(page: Page, content: unknown): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(content));
  await page.setInputFiles("input[type=file]", { name: "career.json", mimeType: "application/json", buffer });
}

/** Returns a shared game of PQ-17 after two steps. */
async function startShared(service: string) {
  const game = await createSharedGame(service, "pq17", { input: { scenario: "pq_17" }, seed: "bear-island" });
  const other = { expectedVersion: 0, operation: "withdrawDummy", input: { dummy: "dummy_2" } };
  await playStep(service, game, "referee", other);
  return game;
}

/** Returns a new game of PQ-17 with a seat of the founder, and the claim of the other. */
async function startApart(service: string): Promise<SharedGame & { readonly claim: string }> {
  const seats = [
    { side: "axis", by: "MINE", name: "Anna" },
    { side: "allied", by: "CLAIM" },
  ];
  const request = { ruleset: "pq17", input: { scenario: "pq_17" }, server: true, entropy: "coin", seats };
  const created = (await post(service, "/v1/careers", request)) as unknown as Founded;
  const tokens = created.tokens.map(({ role, side, token }) => [side ?? role.toLowerCase(), token]);
  return { career: created.career.career, tokens: Object.fromEntries(tokens), claim: created.claims[0]!.claim };
}

interface Founded {
  readonly career: { readonly career: string };
  readonly tokens: readonly { readonly role: string; readonly side: string | null; readonly token: string }[];
  readonly claims: readonly { readonly claim: string }[];
}

async function claimSeat(service: string, { career, claim }: { readonly career: string; readonly claim: string }) {
  await post(service, `/v1/careers/${career}/claims`, { claim });
}
