import type { Picker } from "../../src/core/contract/choice";
import type { Request } from "../../src/core/contract/request";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import type { Dice, RollRequest } from "../../src/core/dice/dice";
import { type DiceScope, SeededDice } from "../../src/core/dice/seeded";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { OperationContext } from "../../src/core/engine/context";
import { legalityOf } from "../../src/core/engine/legality";
import { drawMove } from "../fixtures/draw-move";
import { weigh } from "../properties/play";

/** The rolls of one operation, and its request. */
export interface RolledOperation {
  readonly scope: DiceScope;
  readonly rolls: readonly RollRequest[];
}

/** Maximum number of operations in a measured career. */
const MAX_OPERATIONS = 1000;

/**
 * Plays a whole career by random legal moves, on the rules alone, without a simulation policy. Reports the rolls to
 * `onOperation`.
 */
export function simulateCareer(
  ruleset: AnyRuleset,
  seed: string,
  onOperation?: (rolls: RolledOperation) => void,
): void {
  const pick = pickerFor(seed);
  const charts = chartsOf(ruleset);
  const play = (
    operation: { name: string; resolve: AnyRuleset["start"]["resolve"] },
    state: SnapshotBase,
    input: unknown,
  ) => {
    const scope = { ruleset: ruleset.id, operation: operation.name, step: state.step };
    const dice = new SeededDice(seed, scope);
    const noted = onOperation && new NotedDice(dice);
    operation.resolve(new OperationContext(state, charts, noted ?? dice, "NONE"), input);
    state.step += 1;
    if (noted !== undefined) onOperation?.({ scope, rolls: noted.requests });
  };
  const first = ruleset.start.choice(charts).draw(pick);
  const state = ruleset.start.blank(first, charts) as SnapshotBase;
  play(ruleset.start, state, first);
  for (let count = 0; count < MAX_OPERATIONS && !ruleset.over(state); count += 1) {
    const move = drawMove(ruleset, state, charts, pick, weigh);
    if (move === undefined) break;
    play(move.operation, state, move.input);
  }
}

/** The first `least` requests of a career by random legal play that is at least that long. */
export function requestsOfLongCareer(ruleset: AnyRuleset, least: number): Request[] {
  let longest: Request[] = [];
  for (let attempt = 0; longest.length < least && attempt < 100; attempt += 1) {
    const requests = requestsOfCareer(ruleset, `long ${attempt}`, least);
    if (requests.length > longest.length) longest = requests;
  }
  return longest;
}

/** Consecutive requests from the middle of a long career. */
export function requestsMidCareer(ruleset: AnyRuleset, count: number): Request[] {
  return requestsOfLongCareer(ruleset, 2 * count).slice(-count);
}

function requestsOfCareer(ruleset: AnyRuleset, seed: string, most: number): Request[] {
  const pick = pickerFor(seed);
  const charts = chartsOf(ruleset);
  const requests: Request[] = [{ operation: ruleset.start.name, input: ruleset.start.choice(charts).draw(pick), seed }];
  while (requests.length < most) {
    const answer = adjudicate(ruleset, requests.at(-1)!);
    if (answer.kind !== "RESOLUTION") throw new Error(`Legal play was answered with ${JSON.stringify(answer)}`);
    const { snapshot } = answer;
    if (ruleset.over(snapshot)) break;
    const openOperations = ruleset.operations.filter(
      (operation) => legalityOf(ruleset, operation, snapshot, charts).legal,
    );
    const operation = openOperations[pick(openOperations.length)]!;
    const legality = legalityOf(ruleset, operation, snapshot, charts);
    if (legality.legal) requests.push({ operation: operation.name, snapshot, input: legality.input.draw(pick), seed });
  }
  return requests;
}

const cache = new WeakMap<AnyRuleset, unknown>();

/** The ruleset's own charts, cached as the kernel does. */
function chartsOf(ruleset: AnyRuleset): unknown {
  if (!cache.has(ruleset)) cache.set(ruleset, ruleset.pack.charts);
  return cache.get(ruleset);
}

class NotedDice implements Dice {
  readonly requests: RollRequest[] = [];
  constructor(private readonly dice: Dice) {}
  roll(request: RollRequest): readonly number[] {
    this.requests.push(request);
    return this.dice.roll(request);
  }
}

/** Reproducible random choices: a multiplicative congruential generator is enough here. */
function pickerFor(seed: string): Picker {
  let state = 1 + [...seed].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 2_147_483_646, 7);
  return (n) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % n;
  };
}
