import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { type Move, seededPick } from "../../src/core/engine/apply";
import { legalityOf } from "../../src/core/engine/legality";
import { terrainAt } from "../../src/rulesets/goeben/chapters/9-ports/sites";
import { incidentDraws } from "../../src/rulesets/goeben/chapters/13-incidents/draws";
import { isDefended } from "../../src/rulesets/goeben/chapters/16-bombardment/coastal-defences";
import { distancesFrom } from "../../src/rulesets/goeben/charts/map";
import { orderOf, pack } from "../../src/rulesets/goeben/charts/pack";
import { goeben } from "../../src/rulesets/goeben/index";
import type { Snapshot } from "../../src/rulesets/goeben/snapshot";
import { GERMAN_EXTRAS, MULTIPLAYER } from "../../src/rulesets/goeben/vocabulary";
import { type GameRun, playAtRandom } from "./play";

const { charts } = pack;

/** Returns the input of game number `index`. Over many games every option and ruling takes every value. */
export function gameOf(index: number, campaign: boolean): { input: unknown; seed: string } {
  const flag = (bit: number): boolean => ((Math.imul(index + 1, 2654435761) >>> bit) & 1) === 1;
  const options = {
    variableDeployment: flag(31),
    germanExtras: GERMAN_EXTRAS[index % GERMAN_EXTRAS.length],
    austroHungarianWarships: flag(30),
    seaplanes: flag(29),
    nightCombat: flag(28),
    mines: flag(27),
    campaign,
    multiplayer: MULTIPLAYER[index % MULTIPLAYER.length],
  };
  const rulings = {
    repairAtSeaMinus2: flag(26),
    revealedReturnOnAlertChange: flag(25),
    atlanticAlwaysOpen: flag(24),
    neutralPortIncidents: flag(23) ? "chart" : "rule",
    maxFireScope: flag(22) ? "all_dice" : "gun_factor",
    torpedoDice: flag(21) ? "one_per_torpedo" : "formula",
    torpedoHitDisablesTubes: flag(20),
    criticalBattleMeasure: flag(19) ? "gross" : "net",
    bombardmentOptional: flag(18),
    ahGunneryLeadership: flag(17),
    campaignStocks: flag(16) ? "carry_over" : "restock",
    campaignKeepCargo: flag(15),
    ottomanSortieZone: flag(14) ? "eastern_med" : "adriatic",
    reloadOnlyAtZero: flag(13),
  };
  return { input: { options, rulings }, seed: `goeben-${campaign ? "campaign" : "law"}-${index}` };
}

/** Plays one game at random. An eager player pursues the objective of its order and fights for victory points. */
export function playGoeben(
  index: number,
  campaign: boolean,
  look: (state: SnapshotBase, move: Move) => void = () => {},
  eager = index % 2 === 1,
): GameRun {
  const { input, seed } = gameOf(index, campaign);
  const pick = seededPick(`${seed}-eager`);
  const choose = (state: SnapshotBase): Move | undefined => eagerMove(state as Snapshot, pick);
  return playAtRandom(goeben, input, seed, look, 20_000, eager ? choose : undefined);
}

/** Operations of an eager player, most urgent first. The others are left to chance. */
const URGENT = [
  "declareVictory",
  "reloadTorpedoes",
  "resolveGunneryRound",
  "resolveTorpedoRound",
  "resolveShoreBombardment",
  "acceptBattle",
  "resolveRaid",
  "moveShip",
];

/** Returns the best of a few legal inputs of the most urgent open operation; undefined to leave it to chance. */
function eagerMove(state: Snapshot, pick: (n: number) => number): Move | undefined {
  if (pick(8) === 0) return undefined;
  // A player who is outfitting does not move.
  const names = state.phase === "outfitting" && pick(3) > 0 ? ["endPhase"] : URGENT;
  for (const name of names) {
    const operation = goeben.operations.find((each) => each.name === name)!;
    const legality = legalityOf(goeben, operation, state, charts);
    if (!legality.legal) continue;
    const inputs = Array.from({ length: name === "moveShip" ? 12 : 4 }, () => legality.input.draw(pick));
    const nearness = nearnessIn(state);
    const worth = inputs.map((input) => worthOf(state, input as Record<string, unknown>, nearness));
    return { operation, input: inputs[worth.indexOf(Math.max(...worth))]! };
  }
  return undefined;
}

/** Returns the value of an input to an eager player. */
function worthOf(
  state: Snapshot,
  input: Readonly<Record<string, unknown>>,
  nearness: (space: string) => number,
): number {
  if (Array.isArray(input.path)) return nearness(String(input.path.at(-1) ?? state.ships.goeben.space ?? "messina"));
  const fires = (input.target ?? null) !== null || input.fire === true ? 10 : 0;
  return fires + (input.maximumFire === true ? 5 : 0) + (typeof input.torpedoes === "number" ? input.torpedoes : 0);
}

/** Distances from each space to every other space. */
const distances = new Map<string, ReadonlyMap<string, number>>();

/**
 * Returns a function that scores a space by its distance to the order's destination, or to defences that must be
 * destroyed first. Until time is short, it scores encounters.
 */
function nearnessIn(state: Snapshot): (space: string) => number {
  const { location, destroyed, turns, vp } = orderOf(charts, state.order);
  const defended = destroyed.filter((each) => isDefended(state, each));
  const isEnd = ({ id }: { readonly id: string }): boolean =>
    location.spaces.includes(id) || location.terrains.includes(terrainAt(state, charts, id));
  const ends = defended.length > 0 ? defended : charts.MAP.facts.spaces.filter(isEnd).map(({ id }) => id);
  return (space) => {
    const from = distances.get(space) ?? distancesFrom(charts, space);
    distances.set(space, from);
    const far = Math.min(99, ...ends.map((id) => from.get(id) ?? 99));
    const hunts = defended.length === 0 && state.vp < vp && turns - state.turn > far;
    return hunts ? incidentDraws(state, charts, space) : -far;
  };
}
