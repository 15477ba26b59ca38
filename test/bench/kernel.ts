import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { SeededDice } from "../../src/core/dice/seeded";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { type RolledOperation, requestsMidCareer, simulateCareer } from "./career";
import type { Measured } from "./figures";
import { type Contender, mean, race, ratio } from "./measure";

/** Number of careers. Fewer if they are long. */
const CAREERS = 12;

const OPERATIONS = 1200;

const REQUESTS = 60;

const ROUNDS = 15;

/** The bare generator: repeats the rolls of a ruleset's careers and does nothing else. */
export function bareGenerator(ruleset: AnyRuleset): Contender {
  const careers = rolledCareers(ruleset);
  const units = careers.reduce(
    (sum, { operations }) => sum + operations.reduce((all, { rolls }) => all + rolls.length, 0),
    0,
  );
  const run = () => {
    for (const { seed, operations } of careers) rollAll(seed, operations);
  };
  return { name: "bare", units, run };
}

/** The kernel's figures for one ruleset: one operation of a simulated game, and the cost of the full audit. */
export async function kernelFigures(ruleset: AnyRuleset, bare: Contender): Promise<Measured[]> {
  const careers = rolledCareers(ruleset);
  const operations = careers.reduce((sum, career) => sum + career.operations.length, 0);
  const requests = requestsMidCareer(ruleset, REQUESTS);
  const answer = (audit: "FULL" | "NONE") => () => {
    for (const request of requests) adjudicate(ruleset, { ...request, audit, decisions: "NONE" });
  };
  const contenders: Contender[] = [
    { name: "operation", units: operations, run: () => careers.map(({ seed }) => simulateCareer(ruleset, seed)) },
    bare,
    { name: "full", units: requests.length, run: answer("FULL") },
    { name: "none", units: requests.length, run: answer("NONE") },
  ];
  const times = await race(contenders, ROUNDS);
  const row = (figure: Measured["figure"], name: string, against: string, of: string): Measured => ({
    figure,
    ruleset: ruleset.id,
    value: ratio(times, name, against),
    note: `${mean(times[name]!).toFixed(2)} and ${mean(times[against]!).toFixed(2)} us; ${of}`,
  });
  return [
    row("operation", "operation", "bare", `${operations} operations in ${careers.length} careers`),
    row("audit", "full", "none", `${requests.length} requests of a career, no decisions listed`),
  ];
}

interface RolledCareer {
  readonly seed: string;
  readonly operations: readonly RolledOperation[];
}

/** The measured careers, with the rolls of each. */
function rolledCareers(ruleset: AnyRuleset): readonly RolledCareer[] {
  const careers: RolledCareer[] = [];
  for (let count = 0; careers.length < CAREERS && count < OPERATIONS; ) {
    const seed = `career ${careers.length}`;
    const operations: RolledOperation[] = [];
    simulateCareer(ruleset, seed, (rolls) => operations.push(rolls));
    careers.push({ seed, operations });
    count += operations.length;
  }
  return careers;
}

function rollAll(seed: string, operations: readonly RolledOperation[]): void {
  for (const { scope, rolls } of operations) {
    const dice = new SeededDice(seed, scope);
    for (const roll of rolls) dice.roll(roll);
  }
}
