import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { SeededDice } from "../../src/core/dice/seeded";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { type RolledOperation, requestsOfLongCareer, simulateCareer } from "./career";
import { type Contender, race, ratio } from "./measure";
import type { Row } from "./row";

/** So many careers, or fewer when they are long. */
const CAREERS = 12;

const OPERATIONS = 1200;

const REQUESTS = 60;

const ROUNDS = 15;

/** The kernel's figures for one ruleset: a simulated career against its bare dice, and what the full audit costs. */
export async function kernelRows(ruleset: AnyRuleset): Promise<Row[]> {
  const bare = rolledCareers(ruleset);
  const seeds = bare.map(({ seed }) => seed);
  const rolls = bare.flatMap(({ operations }) => operations).reduce((sum, { rolls }) => sum + rolls.length, 0);
  const requests = requestsOfLongCareer(ruleset, REQUESTS);
  const answer = (audit: "FULL" | "NONE") => () => {
    for (const request of requests) adjudicate(ruleset, { ...request, audit });
  };
  const contenders: Contender[] = [
    { name: "career", units: rolls, run: () => seeds.map((seed) => simulateCareer(ruleset, seed)) },
    { name: "bare", units: rolls, run: () => bare.map(({ seed, operations }) => rollAll(seed, operations)) },
    { name: "full", units: requests.length, run: answer("FULL") },
    { name: "none", units: requests.length, run: answer("NONE") },
  ];
  const times = await race(contenders, ROUNDS);
  const each = (name: string) => `${(times[name]!.reduce((sum, time) => sum + time, 0) / ROUNDS).toFixed(2)} us`;
  return [
    {
      name: `${ruleset.id}: roll in a simulated career / bare generator`,
      value: ratio(times, "career", "bare"),
      limit: 5,
      unit: "x",
      note: `${each("career")} and ${each("bare")} a roll; ${rolls} rolls in ${seeds.length} careers`,
    },
    {
      name: `${ruleset.id}: resolve with full audit / without`,
      value: ratio(times, "full", "none"),
      limit: 3,
      unit: "x",
      note: `${each("full")} and ${each("none")} an operation; the ${requests.length} requests of a career`,
    },
  ];
}

interface RolledCareer {
  readonly seed: string;
  readonly operations: readonly RolledOperation[];
}

/** The careers that are measured, with what each rolls. */
function rolledCareers(ruleset: AnyRuleset): readonly RolledCareer[] {
  const careers: RolledCareer[] = [];
  for (let made = 0; careers.length < CAREERS && made < OPERATIONS; ) {
    const seed = `career ${careers.length}`;
    const operations: RolledOperation[] = [];
    simulateCareer(ruleset, seed, (rolled) => operations.push(rolled));
    careers.push({ seed, operations });
    made += operations.length;
  }
  return careers;
}

function rollAll(seed: string, operations: readonly RolledOperation[]): void {
  for (const { scope, rolls } of operations) {
    const dice = new SeededDice(seed, scope);
    for (const roll of rolls) dice.roll(roll);
  }
}
