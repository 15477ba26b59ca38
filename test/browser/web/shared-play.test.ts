import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { seededPick } from "../../../src/core/engine/apply";
import { legalityOf } from "../../../src/core/engine/legality";
import { pack } from "../../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../../src/rulesets/pq17/index";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import { test } from "../browser";
import {
  createSharedGame,
  expectStep,
  linkOf,
  openLink,
  playStep,
  readCareer,
  type SharedGame,
  triggerPoll,
  waitUntilIdle,
} from "./shared";
import { lengthOf, startGame } from "./table";

const OPERATION = { input: { scenario: "pq_17" }, seed: "bear-island" };

/** Dice that are the same in every run. */
const SEEDED = { server: undefined, seed: "bear-island" };

const endPhase = (page: Page) => page.locator(".decision .wide", { hasText: "End the phase" });

/** Returns the page's text, attributes and storage, including the board's shadow DOM. */
const contentOf = (page: Page) =>
  page.evaluate<string>(`[document.documentElement, ...[...document.querySelectorAll("*")].flatMap((each) => each.shadowRoot ?? [])]
    .map((root) => root.innerHTML).join("") + document.title + JSON.stringify([{ ...localStorage }, { ...sessionStorage }])`);

/** Returns the ids and names of a side's unidentified forces, except those that the enemy's forces also have. */
function hidden({ sides }: Snapshot, side: "allied" | "axis"): readonly string[] {
  const wordsOf = (forces: Snapshot["sides"]["axis"]["forces"]) => forces.flatMap(({ id, name }) => [id, name ?? id]);
  const others = wordsOf(sides[side === "axis" ? "allied" : "axis"].forces);
  return wordsOf(sides[side].forces.filter(({ identified }) => !identified)).filter((each) => !others.includes(each));
}

/** Plays random legal moves as the referee and returns the resulting snapshot. */
async function playRandomMoves(service: string, game: SharedGame, from: number, count: number): Promise<Snapshot> {
  for (let version = from; version < from + count; version += 1) {
    const { snapshot } = (await readCareer(service, game, "referee")) as { readonly snapshot: Snapshot };
    const pick = seededPick(`bear-island-${version}`);
    const moves = pq17.operations.flatMap((operation) => {
      const legality = legalityOf(pq17, operation, snapshot, pack.charts);
      const lots = operation.name === "endPhase" ? 4 : operation.name === "declareDenial" ? 0 : 1;
      return legality.legal ? Array.from({ length: lots }, () => ({ operation: operation.name, legality })) : [];
    });
    const { operation, legality } = moves[pick(moves.length)]!;
    const input = (legality.legal ? legality.input.draw(pick) : {}) as object;
    const answer = await playStep(service, game, "referee", { ...SEEDED, expectedVersion: version, operation, input });
    expect(answer.kind, `${operation} ${JSON.stringify(answer)}`).toBe("RESOLUTION");
  }
  return (await readCareer(service, game, "referee")).snapshot as Snapshot;
}

describe("19 a side of a shared game", () => {
  test("receives, shows and stores none of its enemy's hidden forces in 60 steps", async ({ newPage, service }) => {
    const game = await createSharedGame(service, "pq17", OPERATION);
    const sides = await Promise.all(
      (["allied", "axis"] as const).map(async (side) => {
        const page = await newPage();
        const bodies: Promise<string>[] = [];
        page.on("response", (response) => {
          // The event stream never ends. Its events are the same for every token.
          const isStream = response.url().endsWith("/events");
          if (response.url().includes("/v1/careers/") && !isStream) bodies.push(response.text().catch(() => ""));
        });
        await openLink(page, linkOf(service, game, side));
        return { side, page, bodies };
      }),
    );
    let looked = 0;
    for (let version = 0; version < 60; version += 10) {
      const snapshot = await playRandomMoves(service, game, version, 10);
      for (const { side, page, bodies } of sides) {
        await triggerPoll(page);
        await expectStep(page, version + 11);
        await waitUntilIdle(page);
        const secrets = hidden(snapshot, side === "axis" ? "allied" : "axis");
        looked += secrets.length;
        const content = [...(await Promise.all(bodies.splice(0))), await contentOf(page)].join("\n");
        expect(content).toContain(hidden(snapshot, side)[0]!);
        expect(secrets.filter((secret) => content.includes(secret))).toEqual([]);
      }
    }
    expect(looked).toBeGreaterThan(50);
  });
});

describe("22 a move", () => {
  test("whose response is lost is sent again with the same key and stored once", async ({ newPage, service }) => {
    const game = await createSharedGame(service, "pq17", OPERATION);
    const page = await newPage(/503|ERR_FAILED/);
    await page.route("**/events", (route) => route.abort());
    const keys: (string | undefined)[] = [];
    await openLink(page, linkOf(service, game, "axis"));
    let faults: ("lost" | "503")[] = ["lost", "503"];
    await page.route("**/steps", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      keys.push(route.request().headers()["idempotency-key"]);
      const [fault, ...others] = faults;
      faults = others;
      if (fault === undefined) return route.continue();
      await route.fetch();
      return fault === "lost"
        ? route.abort()
        : route.fulfill({ status: 503, json: { message: "Storage unavailable." } });
    });
    for (const _ of ["lost", "503"]) {
      await endPhase(page).click();
      await page.waitForSelector(".refused");
      await expect.poll(() => page.locator(".refused").innerText()).toContain("Nothing is lost: try again.");
    }
    await endPhase(page).click();
    await expectStep(page, 2);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect((await readCareer(service, game, "referee")).newest).toBe(1);
  });

  test("whose response is lost, but whose step the stream brings: is played once, and no error stays", async ({
    newPage,
    service,
  }) => {
    const game = await createSharedGame(service, "pq17", OPERATION);
    const page = await newPage(/ERR_FAILED/);
    await openLink(page, linkOf(service, game, "axis"));
    await page.route(
      "**/steps",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await endPhase(page).click();
    await expectStep(page, 2);
    await expect.poll(() => page.locator(".refused").count()).toBe(0);
    expect((await readCareer(service, game, "referee")).newest).toBe(1);
  });

  test("that is slow shows a message", async ({ newPage, service }) => {
    const game = await createSharedGame(service, "pq17", OPERATION);
    const page = await newPage();
    await openLink(page, linkOf(service, game, "axis"));
    let go = () => {};
    const waits = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route("**/steps", async (route) => {
      if (route.request().method() === "POST") await waits;
      return route.continue();
    });
    await endPhase(page).click();
    await page.waitForSelector("text=Waiting for the umpire");
    go();
    await expectStep(page, 2);
    await expect.poll(() => page.locator(".waiting").textContent()).toBe("");
  });
});

describe("15 a shared game", () => {
  test("cannot be undone, but can be forked at an earlier step", async ({ newPage, service }) => {
    const game = await createSharedGame(service, "pq17", OPERATION);
    await playRandomMoves(service, game, 0, 3);
    const page = await newPage();
    await openLink(page, linkOf(service, game, "owner"));
    await expectStep(page, 4);
    await expect.poll(() => page.locator("button", { hasText: "Undo" }).count()).toBe(0);
    await page.locator(".controls button").nth(1).click();
    await expectStep(page, 3);
    await expect.poll(() => page.locator(".panel .decision").count()).toBe(0);
    await page.locator(".panel button", { hasText: "Fork here" }).click();
    await page.waitForSelector(".links-panel");
    expect(page.url()).not.toContain(game.career);
    await page.locator(".links-panel .primary").click();
    await expectStep(page, 4);
    await expect.poll(() => page.locator(".step.last .title").textContent()).toContain("forked from another game");
    expect((await readCareer(service, game, "referee")).newest).toBe(3);
  });

  test("can be copied from a game of this browser and verified on the page", async ({ page, service }) => {
    await startGame(page, service, "hunters");
    await page.locator(".decision.open form .choice").first().click();
    await page.locator(".decision.open form button[type=submit]").click();
    await expect.poll(() => lengthOf(page)).toBe(2);
    await page.locator(".menu button", { hasText: "Share it with links" }).click();
    await page.waitForSelector(".links-panel");
    await page.locator(".links-panel .primary").click();
    await expectStep(page, 2);
    await page.locator(".menu button", { hasText: "Prove it here" }).click();
    await page.waitForSelector(".verdict.proven");
    await expect.poll(() => page.locator(".verdict").innerText()).toContain("Proven. Steps: 2,");
  });
});
