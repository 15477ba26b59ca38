import type { CareerStep } from "../../client/index";
import type { AnyResolution, JsonFields, NeedsRoll } from "../service/service";
import { randomText } from "../shell/random";

/** The source of a game's dice: a seed, the players' own dice, or the server, which committed to them. */
export type DiceMode = "seeded" | "physical" | "server";

/** A step of a game: a move on its parent step, with its dice and its answer. */
export interface GameStep {
  /** Number and id of the step; the first is 0. The database assigns it, so that two tabs never use the same number. */
  readonly n: number;
  /** The number of the step it was played on; null for the first. */
  readonly parent: number | null;
  /** The operation; empty if there was none or it is hidden from the viewer. */
  readonly operation: string;
  /** The kind of a step without operation: a given snapshot, the point where a game was forked, or a hidden move. */
  readonly kind?: Exclude<CareerStep["kind"], "START" | "PLAY"> | "HIDDEN";
  readonly input: JsonFields;
  /** Its seed. Omitted if the dice were rolled by hand. */
  readonly seed?: string;
  /** The language of its texts. */
  readonly language: string;
  readonly answer: AnyResolution;
}

/** A move whose dice are being rolled by hand. */
export interface PendingMove {
  readonly operation: string;
  readonly input: JsonFields;
  readonly dice: readonly number[];
  /** The language of the request for the next dice. Omitted by older versions of the page. */
  readonly language?: string;
  readonly next: NeedsRoll["next"];
  /** The rolls that are certain to follow. Omitted by older versions of the page. */
  readonly following?: NeedsRoll["following"];
}

/** A game at the table: a tree of steps and the current position in it. */
export interface TableGame {
  readonly id: string;
  /** The source that plays its moves. */
  readonly source: "local" | "career";
  readonly ruleset: string;
  readonly name: string;
  readonly seed: string;
  readonly diceMode: DiceMode;
  /** The sides at this screen; each sees only what it may know. Empty if the player sees everything. */
  readonly seats: readonly string[];
  /** True if phases without a decision end automatically. */
  readonly runsOn: boolean;
  readonly steps: readonly GameStep[];
  /** The step shown. */
  readonly at: number;
  /** The last step of the line shown. */
  readonly tip: number;
  /** The move whose dice are being rolled; null if there is none. */
  readonly pending: PendingMove | null;
  /** Time of the last move, in milliseconds since the epoch. */
  readonly updated: number;
}

/** The settings of a new game. */
export type GameSetup = Pick<TableGame, "ruleset" | "name" | "seed" | "diceMode"> & Partial<Pick<TableGame, "seats">>;

/** Returns a new game of this browser without steps. */
export function newGame(setup: GameSetup): TableGame {
  const start = { at: 0, tip: 0, pending: null, updated: Date.now() };
  const { ruleset, name, seed, diceMode, seats = [] } = setup;
  return {
    id: randomText(16),
    source: "local",
    ruleset,
    name,
    seed,
    diceMode,
    seats,
    runsOn: true,
    steps: [],
    ...start,
  };
}

/** Returns the steps of the line shown, in order. */
export function lineOf({ steps, tip }: TableGame): readonly GameStep[] {
  const line: GameStep[] = [];
  for (let step = steps[tip]; step !== undefined; step = step.parent === null ? undefined : steps[step.parent])
    line.unshift(step);
  return line;
}

/** Returns the step shown; undefined while the dice of the first step are being rolled. */
export function shownStep({ steps, at }: TableGame): GameStep | undefined {
  return steps[at];
}

/** Returns the parent of a step; undefined for the first. */
export function previousStep({ steps }: TableGame, { parent }: GameStep): GameStep | undefined {
  return parent === null ? undefined : steps[parent];
}

/** Returns the game with one more step, played on the step shown; the new step is then shown. */
export function withStep(game: TableGame, move: Omit<GameStep, "n" | "parent">, now: number): TableGame {
  const n = game.steps.length;
  const step: GameStep = { ...move, n, parent: n === 0 ? null : game.at };
  return { ...game, steps: [...game.steps, step], at: n, tip: n, pending: null, updated: now };
}

/** Inserts the steps of other tabs at a number and moves later steps behind them; the same steps stay visible. */
export function renumberSteps(game: TableGame, from: number, others: readonly GameStep[]): TableGame {
  if (others.length === 0) return game;
  const newNumber = (n: number) => (n < from ? n : n + others.length);
  const renumbered = game.steps.slice(from).map((step) => {
    const { n, parent } = step;
    return { ...step, n: newNumber(n), parent: parent === null ? null : newNumber(parent) };
  });
  const steps = [...game.steps.slice(0, from), ...others, ...renumbered];
  return { ...game, steps, at: newNumber(game.at), tip: newNumber(game.tip) };
}

/** Adds the steps of another tab. Shows them if they continue the step shown and no dice are being rolled. */
export function withOtherSteps(game: TableGame, others: readonly GameStep[]): TableGame {
  const follow = (start: number) => others.reduce((last, { n, parent }) => (parent === last ? n : last), start);
  const steps = [...game.steps, ...others];
  if (game.pending !== null) return { ...game, steps };
  const tip = follow(game.tip);
  const at = game.at === game.tip ? tip : game.at;
  return { ...game, steps, at, tip };
}

/** Shows another step. For a step off the line, the line shown becomes the one through its last descendant. */
export function atStep(game: TableGame, at: number): TableGame {
  const isOnLine = lineOf(game).some(({ n }) => n === at);
  return { ...game, at, tip: isOnLine ? game.tip : lastBelow(game, at), pending: null };
}

/** Returns the alternatives to a step: other moves on the same parent. */
export function branchesAt({ steps }: TableGame, step: GameStep): readonly GameStep[] {
  return steps.filter(({ parent, n }) => parent === step.parent && n !== step.n);
}

/** Returns the newest descendant of a step, or the step itself. */
function lastBelow({ steps }: TableGame, at: number): number {
  const isBelow = new Set([at]);
  for (const { n, parent } of steps) if (parent !== null && isBelow.has(parent)) isBelow.add(n);
  return Math.max(...isBelow);
}
