import { expect } from "vitest";
import { test } from "../browser/browser";
import { downloadGame, playAtRandom, replayOverRest, startGame } from "../browser/web/table";

test("a patrol of The Hunters, played by clicks in a browser, has the digests of REST", async ({ page, service }) => {
  await startGame(page, service, "hunters");
  expect(await playAtRandom(page, 15, 11)).toBe(15);
  const file = await downloadGame(page);
  expect(file.steps).toHaveLength(16);
  expect(await replayOverRest(service, file)).toEqual(file.steps.map(({ digest }) => digest));
});
