import { afterEach, describe, expect, test, vi } from "vitest";
import { privateValue } from "./private-value";
import { StoreUnavailable } from "./store/store";

afterEach(() => vi.useRealTimers());

const VARIABLES = { file: "SOME_FILE", parameter: "SOME_PARAMETER" };

/** Returns a value read from a parameter, the parameter's content, and the number of reads. */
function valueInParameter(env = { SOME_PARAMETER: "/a/name" } as Record<string, string>) {
  vi.useFakeTimers();
  const parameter = { text: undefined as string | undefined, reads: 0 };
  const read = async () => {
    parameter.reads += 1;
    return parameter.text;
  };
  return { parameter, open: privateValue(env, VARIABLES, async (text) => JSON.parse(text) as number, read) };
}

describe("a value in a parameter", () => {
  test("that does not exist is looked for once a minute, and used once it exists", async () => {
    const { parameter, open } = valueInParameter();
    for (let request = 0; request < 50; request += 1) expect(await open()).toBeUndefined();
    expect(parameter.reads).toBe(1);
    parameter.text = "7";
    vi.advanceTimersByTime(60_000);
    expect([await open(), await open(), parameter.reads]).toEqual([7, 7, 2]);
    parameter.text = "8";
    vi.advanceTimersByTime(10 * 60_000);
    expect([await open(), parameter.reads]).toEqual([8, 3]);
  });

  test("is read again at once if it must be fresh", async () => {
    const { parameter, open } = valueInParameter();
    expect(await open()).toBeUndefined();
    parameter.text = "7";
    expect([await open({ isFresh: true }), parameter.reads]).toEqual([7, 2]);
  });

  test("that cannot be read is not cached", async () => {
    const { parameter, open } = valueInParameter();
    parameter.text = "{";
    await expect(open()).rejects.toThrow(StoreUnavailable);
    await expect(open()).rejects.toThrow(StoreUnavailable);
    expect(parameter.reads).toBe(2);
  });

  test("that nothing names is not looked for, until something names it", async () => {
    const env: Record<string, string> = {};
    const { parameter, open } = valueInParameter(env);
    expect([await open(), parameter.reads]).toEqual([undefined, 0]);
    parameter.text = "7";
    env.SOME_PARAMETER = "/a/name";
    expect([await open(), parameter.reads]).toEqual([7, 1]);
  });
});
