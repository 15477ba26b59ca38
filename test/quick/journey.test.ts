import { expect } from "vitest";
import { test } from "../browser/browser";
import { begun, playedAtRandom, replayed, saved } from "../browser/web/table";

test("a patrol of The Hunters, played by clicks in a browser, has the digests that REST gives", async ({
  page,
  service,
}) => {
  await begun(page, service, "hunters");
  expect(await playedAtRandom(page, 15, 11)).toBe(15);
  const file = await saved(page);
  expect(file.steps).toHaveLength(16);
  expect(await replayed(service, file)).toEqual(file.steps.map(({ digest }) => digest));
});
