import { describe, expect, it } from "vitest";
import type { Dice } from "../../dice/dice";
import { SeededDice } from "../../dice/seeded";
import { Sampler } from "./sampler";

const scope = { ruleset: "drill", operation: "duel", step: 0 };

const diceOf = (trial: number) => (): Dice => new SeededDice(`sample/${trial}`, scope);

/** Two dice, and one more for every six among them. */
function duel(dice: Dice): string {
  const hits = dice.roll({ label: "hit", sides: 6, count: 2, read: "sum" });
  const damage = hits
    .filter((face) => face === 6)
    .map(() => dice.roll({ label: "damage", sides: 8, count: 1, read: "sum" }));
  return `${hits} ${damage}`;
}

describe("Sampler", () => {
  it("returns the value of each run, and repeats no run with the same faces", () => {
    let runs = 0;
    const sampler = new Sampler((dice) => {
      runs += 1;
      return duel(dice);
    });
    const trials = Array.from({ length: 2_000 }, (_, trial) => trial);
    const values = trials.map((trial) => sampler.draw(diceOf(trial)));
    expect(values).toEqual(trials.map((trial) => duel(diceOf(trial)())));
    expect(runs).toBe(new Set(values).size);
  });

  it("repeats the request for dice exactly, without its callbacks", () => {
    const requests: object[] = [];
    const request = { label: "low", sides: 10, count: 1, low: 0, read: "sum" } as const;
    const sampler = new Sampler((dice) => dice.roll({ ...request, outcomeClasses: () => [], watch: {} }).join());
    const dice = (): Dice => ({
      roll(request) {
        requests.push(request);
        return [4];
      },
    });
    sampler.draw(dice);
    sampler.draw(dice);
    expect(requests.at(-1)).toEqual(request);
  });

  it("stays correct when its memory is full", () => {
    const wide = (dice: Dice): string => dice.roll({ label: "wide", sides: 1_000_000, count: 2, read: "sum" }).join();
    const sampler = new Sampler(wide);
    for (let trial = 0; trial < 60_000; trial += 1) {
      const value = sampler.draw(diceOf(trial));
      if (trial % 1_000 === 0) expect(value).toBe(wide(diceOf(trial)()));
    }
    expect(sampler.draw(diceOf(59_999))).toBe(wide(diceOf(59_999)()));
  });

  it("rethrows what a run throws, and does not remember that run", () => {
    const sampler = new Sampler((dice) => {
      const [face] = dice.roll({ label: "mine", sides: 2, count: 1, read: "sum" });
      if (face === 1) throw new Error("struck");
      return face;
    });
    const diceShowing = (face: number) => (): Dice => ({ roll: () => [face] });
    expect(() => sampler.draw(diceShowing(1))).toThrow("struck");
    expect(sampler.draw(diceShowing(2))).toBe(2);
    expect(() => sampler.draw(diceShowing(1))).toThrow("struck");
  });
});
