import { afterEach, expect, test, vi } from "vitest";
import { rotated, signerOf } from "../../careers/signing/signer";
import { warnIfUnsigned } from "./signing";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a service without a signing key says so in its log with the metric of an alarm, at most once a minute", async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const open = warnIfUnsigned(async () => undefined);
  for (let request = 0; request < 5; request += 1) expect(await open()).toBeUndefined();
  expect(log).toHaveBeenCalledTimes(1);
  const line = JSON.parse(String(log.mock.calls[0]![0]));
  expect(line).toMatchObject({ level: "error", code: "SIGNING_KEYS_MISSING", KeysMissing: 1, Function: "local" });
  expect(line._aws.CloudWatchMetrics).toEqual([
    { Namespace: "NavalUmpire", Dimensions: [["Function"]], Metrics: [{ Name: "KeysMissing", Unit: "Count" }] },
  ]);
  vi.advanceTimersByTime(60_000);
  await open();
  expect(log).toHaveBeenCalledTimes(2);
});

test("a service with a signing key logs nothing about it", async () => {
  const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const signer = signerOf(rotated(undefined));
  expect(await warnIfUnsigned(async () => signer)()).toBe(signer);
  expect(log).not.toHaveBeenCalled();
});
