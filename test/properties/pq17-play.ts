import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { type Move, seededPick } from "../../src/core/engine/apply";
import { cloneJson } from "../../src/core/json/clone";
import { pack } from "../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../src/rulesets/pq17/index";
import type { Snapshot } from "../../src/rulesets/pq17/snapshot";
import { OPTIONS } from "../../src/rulesets/pq17/vocabulary";
import { drawFrom, openMoves } from "../fixtures/draw-move";
import { type GameRun, playAtRandom } from "./play";

const scenarios = pack.charts.SCENARIOS.facts.scenarios.map(({ id }) => id);

/** Weights of operations that advance play, and of those that could repeat endlessly. Default: 8. */
const LOTS: Readonly<Record<string, number>> = {
  endPhase: 25,
  moveForce: 40,
  resolveSearch: 60,
  sendAircraft: 20,
  declareAirAttack: 60,
  resolveSubmarineCombat: 60,
  declareSurfaceAttack: 60,
  declareDenial: 1,
  withdrawDummy: 1,
  exchangeShips: 1,
  detachForce: 2,
  placeDummy: 2,
};

/** Returns the input of game number `index`. Over many games every scenario and option occurs. */
export function gameOf(index: number): { readonly input: unknown; readonly seed: string } {
  const options = OPTIONS.filter((_, bit) => ((Math.imul(index + 1, 2654435761) >>> (31 - bit)) & 1) === 1);
  return { input: { scenario: scenarios[index % scenarios.length], options }, seed: `pq17-law-${index}` };
}

/** Moves of played games, cached because several laws check the same games. */
const movesByGame = new Map<number, readonly Move[]>();

/** Plays one operation, up to `limit` moves. Both sides play at random. */
export function playPq17(
  index: number,
  look: (state: SnapshotBase, move: Move) => void = () => {},
  limit = 20_000,
): GameRun {
  const { input, seed } = gameOf(index);
  const pick = seededPick(`${seed}-moves`);
  const lots = (operation: string): number => LOTS[operation] ?? 8;
  const known = movesByGame.get(index);
  const moves: Move[] = [];
  const drawBest = (state: SnapshotBase): Move | undefined => {
    const candidates = openMoves(pq17, state, pack.charts, lots);
    const few = Array.from({ length: index % 2 === 0 ? 1 : 6 }, () => drawFrom(candidates, pick)).filter(
      (move) => move !== undefined,
    );
    const worth = few.map((move) => worthOf(state as Snapshot, move));
    return few[worth.indexOf(Math.max(...worth))];
  };
  const choose = (state: SnapshotBase): Move | undefined => {
    const move = known === undefined ? drawBest(state) : known[moves.length];
    if (move !== undefined) moves.push(copyOf(move));
    return move && copyOf(move);
  };
  const game = playAtRandom(pq17, input, seed, look, limit, choose);
  if (game.over) movesByGame.set(index, moves);
  return game;
}

/** Copies a move's input, because a game may keep parts of it. */
function copyOf({ operation, input }: Move): Move {
  return { operation, input: cloneJson(input) };
}

/** Returns the value of a move to an eager player: aircraft fly to targets, and forces seek each other. */
function worthOf(state: Snapshot, { operation, input }: Move): number {
  const {
    mission,
    hexes = [],
    path = [],
  } = input as Readonly<Record<string, string[] | undefined>> & { mission?: string };
  const enemy = state.sides[state.phasing === "allied" ? "axis" : "allied"];
  const known = enemy.forces.filter(({ identified }) => identified).map(({ at }) => at);
  if (operation.name === "sendAircraft") {
    const isInReach = hexes.some((hex) => known.includes(hex));
    return isInReach ? (mission === "attack" ? 4 : 3) : mission === "search" ? 1 : 0;
  }
  if (operation.name === "moveForce") return known.includes(path.at(-1) ?? "") ? 2 : 0;
  return ["declareAirAttack", "resolveAirborneAsw", "declareSurfaceAttack"].includes(operation.name) ? 5 : 1;
}
