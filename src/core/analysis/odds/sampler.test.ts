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

describe("a sample", () => {
  it("comes to what the run comes to, trial by trial, and makes it once for the same faces", () => {
    let made = 0;
    const sampler = new Sampler((dice) => {
      made += 1;
      return duel(dice);
    });
    const trials = Array.from({ length: 2_000 }, (_, trial) => trial);
    const drawn = trials.map((trial) => sampler.draw(diceOf(trial)));
    expect(drawn).toEqual(trials.map((trial) => duel(diceOf(trial)())));
    expect(made).toBe(new Set(drawn).size);
  });

  it("asks for the same dice again as the run asked for, and of nothing else it held", () => {
    const asked: object[] = [];
    const request = { label: "low", sides: 10, count: 1, low: 0, read: "sum" } as const;
    const sampler = new Sampler((dice) => dice.roll({ ...request, outcomeClasses: () => [], watch: {} }).join());
    const dice = (): Dice => ({
      roll(wanted) {
        asked.push(wanted);
        return [4];
      },
    });
    sampler.draw(dice);
    sampler.draw(dice);
    expect(asked.at(-1)).toEqual(request);
  });

  it("stays right when there is no room for more", () => {
    const wide = (dice: Dice): string => dice.roll({ label: "wide", sides: 1_000_000, count: 2, read: "sum" }).join();
    const sampler = new Sampler(wide);
    for (let trial = 0; trial < 60_000; trial += 1) {
      const drawn = sampler.draw(diceOf(trial));
      if (trial % 1_000 === 0) expect(drawn).toBe(wide(diceOf(trial)()));
    }
    expect(sampler.draw(diceOf(59_999))).toBe(wide(diceOf(59_999)()));
  });

  it("passes on what a run throws, and remembers no end of it", () => {
    const sampler = new Sampler((dice) => {
      const [face] = dice.roll({ label: "mine", sides: 2, count: 1, read: "sum" });
      if (face === 1) throw new Error("struck");
      return face;
    });
    const fallen = (face: number) => (): Dice => ({ roll: () => [face] });
    expect(() => sampler.draw(fallen(1))).toThrow("struck");
    expect(sampler.draw(fallen(2))).toBe(2);
    expect(() => sampler.draw(fallen(1))).toThrow("struck");
  });
});
