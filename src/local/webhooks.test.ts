import { expect, test } from "vitest";
import { repeatWhile } from "./webhooks";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("repeatWhile: acts only while the condition holds, and stops after the current action", async () => {
  let isOpen = false;
  let acts = 0;
  let isActing = false;
  const act = async () => {
    isActing = true;
    acts += 1;
    await pause(20);
    isActing = false;
  };
  const stop = repeatWhile(
    () => isOpen,
    act,
    () => {},
    2,
  );
  await pause(30);
  expect(acts).toBe(0);
  isOpen = true;
  await expect.poll(() => acts).toBeGreaterThan(1);
  await stop();
  expect(isActing).toBe(false);
  const done = acts;
  await pause(30);
  expect(acts).toBe(done);
});

test("repeatWhile: reports an error once until the action succeeds, without tokens", async () => {
  const warnings: string[] = [];
  let acts = 0;
  const act = async () => {
    acts += 1;
    if (acts !== 4) throw new Error("no store for nut_secret");
  };
  const stop = repeatWhile(
    () => true,
    act,
    (text) => warnings.push(text),
    1,
  );
  await expect.poll(() => acts).toBeGreaterThan(6);
  await stop();
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toBe("Webhooks cannot be sent: no store for nut_...");
});
