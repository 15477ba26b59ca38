import { afterEach, describe, expect, test, vi } from "vitest";
import { FairQueue } from "./fair-queue";

afterEach(() => vi.useRealTimers());

const LIMITS = { running: 1, waiting: 4, waitingPerCaller: 3, patience: 1_000 };

/**
 * A queue with one running request, the names of the requests in the order in which they ran, and a function to end the
 * running one.
 */
function busyLine() {
  const line = new FairQueue(LIMITS);
  const ran: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, signal?: AbortSignal) => {
    const act = () => {
      ran.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    };
    const answer = line.run(name[0]!, act, signal);
    // A request that a test leaves in the queue times out after the test.
    answer.catch(() => undefined);
    return answer;
  };
  const endOne = async () => {
    ends.shift()!();
    await new Promise(setImmediate);
  };
  const first = ask("a0");
  return { ask, endOne, ran, first };
}

const FULL = { status: 429, code: "TOO_MANY_ANALYSES", headers: { "retry-after": "5" } };

describe("a line", () => {
  test("of requests answers 429 with Retry-After if it is full", async () => {
    const { ask, ran } = busyLine();
    for (const name of ["b1", "b2", "c1", "c2"]) void ask(name);
    await expect(ask("d1")).rejects.toMatchObject(FULL);
    expect(ran).toEqual(["a0"]);
  });

  test("answers 429 to one caller who has too many requests waiting, and not to another", async () => {
    const { ask, endOne, ran } = busyLine();
    for (const name of ["b1", "b2", "b3"]) void ask(name);
    await expect(ask("b4")).rejects.toMatchObject(FULL);
    void ask("c1");
    await endOne();
    expect(ran).toEqual(["a0", "b1"]);
  });

  test("answers 429 to a request that has waited too long", async () => {
    vi.useFakeTimers();
    const { ask, ran } = busyLine();
    const late = expect(ask("b1")).rejects.toMatchObject(FULL);
    await vi.advanceTimersByTimeAsync(LIMITS.patience);
    await late;
    expect(ran).toEqual(["a0"]);
  });

  test("gives the next turn to the caller who had none for longest", async () => {
    const { ask, endOne, ran } = busyLine();
    for (const name of ["a1", "a2", "b1", "c1"]) void ask(name);
    for (let turn = 0; turn < 4; turn += 1) await endOne();
    expect(ran).toEqual(["a0", "b1", "c1", "a1", "a2"]);
  });

  test("drops a request whose caller hangs up while it waits, and makes room for another", async () => {
    const { ask, endOne, ran } = busyLine();
    const hungUp = new AbortController();
    const dropped = ["b1", "b2", "b3"].map((name) => expect(ask(name, hungUp.signal)).rejects.toBe("hungUp"));
    hungUp.abort("hungUp");
    await Promise.all(dropped);
    await expect(ask("b4", hungUp.signal)).rejects.toBe("hungUp");
    void ask("b5");
    await endOne();
    expect(ran).toEqual(["a0", "b5"]);
  });

  test("takes the next request after one that failed", async () => {
    const line = new FairQueue(LIMITS);
    await expect(line.run("a", () => Promise.reject(new Error("Sunk")))).rejects.toThrow("Sunk");
    expect(await line.run("a", async () => "afloat")).toBe("afloat");
  });
});
