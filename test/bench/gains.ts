import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { parseNotation, requireNotation } from "../../src/core/dice/notation";
import { SeededDice } from "../../src/core/dice/seeded";
import { operationsInPhase } from "../../src/core/engine/legality";
import { cloneJson } from "../../src/core/json/clone";
import { requestsOfLongCareer } from "./career";
import type { Measured } from "./figures";
import { type Contender, mean, race, ratio } from "./measure";

const ROUNDS = 11;

const WARM_UP_MS = 300;

const REQUESTS = 40;

const DICE = ["1d6", "2d6", "1d10", "3d6", "1d0-9", "d66", "d100"];

/** An optimization of the kernel: a function that uses it, and the same without it. */
interface Gain {
  readonly figure: Measured["figure"];
  readonly withIt: () => unknown;
  readonly without: () => unknown;
}

/** The separate gains of the kernel's optimizations for one ruleset. */
export async function gainFigures(ruleset: AnyRuleset): Promise<Measured[]> {
  const states = requestsOfLongCareer(ruleset, REQUESTS).flatMap(({ snapshot }) =>
    snapshot === undefined ? [] : [snapshot as SnapshotBase],
  );
  // The caches of a ruleset have this object as their key, so a copy has none.
  const unknown = () => ({ ...ruleset });
  const scope = { ruleset: ruleset.id, operation: "bench", step: 0 };
  const roll = { label: "bench", count: 2, sides: 6, read: "sum" } as const;
  let operations = 0;
  const gains: Gain[] = [
    {
      figure: "snapshotCheck",
      withIt: () => states.map((state) => ruleset.isSnapshot?.(state) && cloneJson(state)),
      without: () => states.map((state) => ruleset.snapshot.parse(state)),
    },
    {
      figure: "operationLists",
      withIt: () => states.map((state) => operationsInPhase(ruleset, state)),
      without: () => states.map((state) => operationsInPhase(unknown(), state)),
    },
    {
      figure: "notations",
      withIt: () => DICE.map(requireNotation),
      without: () => DICE.map(parseNotation),
    },
    {
      figure: "labelWords",
      withIt: () => new SeededDice("bench", scope).roll(roll),
      without: () => {
        operations += 1;
        return new SeededDice("bench", { ...scope, operation: `bench ${operations}` }).roll(roll);
      },
    },
  ];
  const measured: Measured[] = [];
  for (const { figure, withIt, without } of gains) {
    const contenders: Contender[] = [
      { name: "without", run: without },
      { name: "with", run: withIt },
    ];
    const times = await race(contenders, ROUNDS, WARM_UP_MS);
    const note = `${mean(times.without!).toFixed(2)} and ${mean(times.with!).toFixed(2)} us`;
    measured.push({ figure, ruleset: ruleset.id, value: ratio(times, "without", "with"), note });
  }
  return measured;
}
