import { describe, expect } from "vitest";
import { test } from "../../browser";
import { declareLooks } from "./looks";
import { BOARDS } from "./screens";

declareLooks(BOARDS);

describe("the board in words", () => {
  test.for([
    ["The Hunters, an attack", /petit cargo Royal Sceptre/],
    ["Goeben, a move", /mer Ionienne centrale\s:\sSMS Goeben, croiseur de bataille/],
    ["PQ-17, forces", /Banak, Axe\s: Ju 88A-4/],
  ] as const)("%s: lists the contents of its spaces", async ([name, sentences], { page, service }) => {
    await page.addInitScript(`localStorage.setItem("language", "fr")`);
    await BOARDS[name]!(page, service);
    await page.locator(".board-state summary").click();
    await expect.poll(() => page.locator(".board-state").innerText()).toMatch(sentences);
  });
});
