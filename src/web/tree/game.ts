import type { CareerStep } from "../../client/index";
import type { Fields, NeedsRoll, Resolution } from "../service/service";
import { randomText } from "../shell/random";

/** Where the dice of a game come from: a seed, the table of who plays, or the server, which has promised them. */
export type DiceMode = "seeded" | "physical" | "server";

/** One move of a game: what was played on the step before it, with which dice, and what came of it. */
export interface Step {
  /** Its number, which is its id; the first is 0. The database of this browser gives it, so that two tabs never use one number twice. */
  readonly n: number;
  /** The number of the step it was played on; null for the first. */
  readonly parent: number | null;
  /** What was called; empty where nothing was, or where that is not told. */
  readonly operation: string;
  /** What it is where nothing was called: a position as given, the joint to a game it was copied from, or a move that is not told. */
  readonly kind?: Exclude<CareerStep["kind"], "START" | "PLAY"> | "HIDDEN";
  readonly input: Fields;
  /** Its seed; left out where its dice were rolled by hand. */
  readonly seed?: string;
  /** The language that its words are in. */
  readonly language: string;
  readonly answer: Resolution;
}

/** A move whose dice are being rolled by hand. */
export interface Pending {
  readonly operation: string;
  readonly input: Fields;
  readonly dice: readonly number[];
  /** The language that the next dice are asked for in; left out where an older page kept it. */
  readonly language?: string;
  readonly next: NeedsRoll["next"];
}

/** A game at the table: a tree of steps, and where in it the player stands. */
export interface Game {
  readonly id: string;
  /** Where its moves go. */
  readonly source: "local" | "career";
  readonly ruleset: string;
  readonly name: string;
  readonly seed: string;
  readonly diceMode: DiceMode;
  /** The sides that sit at this screen, each of which sees what it may know; none where whoever sits here sees everything. */
  readonly seats: readonly string[];
  /** True where phases that leave nothing to decide end by themselves. */
  readonly runsOn: boolean;
  readonly steps: readonly Step[];
  /** The step shown. */
  readonly at: number;
  /** The last step of the line shown. */
  readonly tip: number;
  /** The move whose dice are being rolled; null when there is none. */
  readonly pending: Pending | null;
  /** When it was last played, in milliseconds. */
  readonly updated: number;
}

/** What a game at this table is begun with. */
export type Beginning = Pick<Game, "ruleset" | "name" | "seed" | "diceMode"> & Partial<Pick<Game, "seats">>;

/** A game of this browser in which nothing was played yet. */
export function blank(beginning: Beginning): Game {
  const place = { at: 0, tip: 0, pending: null, updated: Date.now() };
  const { ruleset, name, seed, diceMode, seats = [] } = beginning;
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
    ...place,
  };
}

/** The steps from the first to the last of the line shown. */
export function lineOf({ steps, tip }: Game): readonly Step[] {
  const line: Step[] = [];
  for (let step = steps[tip]; step !== undefined; step = step.parent === null ? undefined : steps[step.parent])
    line.unshift(step);
  return line;
}

/** The step shown; undefined while the dice of the first are being rolled. */
export function shown({ steps, at }: Game): Step | undefined {
  return steps[at];
}

/** The step that a step was played on; undefined for the first. */
export function before({ steps }: Game, { parent }: Step): Step | undefined {
  return parent === null ? undefined : steps[parent];
}

/** The game with one more step, played on the step shown, which it then shows. */
export function grown(game: Game, move: Omit<Step, "n" | "parent">, now: number): Game {
  const n = game.steps.length;
  const step: Step = { ...move, n, parent: n === 0 ? null : game.at };
  return { ...game, steps: [...game.steps, step], at: n, tip: n, pending: null, updated: now };
}

/** The game with the steps from a number on moved behind those of other tabs; it shows the same steps as before. */
export function renumbered(game: Game, from: number, others: readonly Step[]): Game {
  if (others.length === 0) return game;
  const moved = (n: number) => (n < from ? n : n + others.length);
  const own = game.steps.slice(from).map((step) => {
    const { n, parent } = step;
    return { ...step, n: moved(n), parent: parent === null ? null : moved(parent) };
  });
  const steps = [...game.steps.slice(0, from), ...others, ...own];
  return { ...game, steps, at: moved(game.at), tip: moved(game.tip) };
}

/** The game with the steps that another tab made; it shows them where they go on from the step shown and no dice are missing. */
export function joined(game: Game, others: readonly Step[]): Game {
  const follow = (start: number) => others.reduce((last, { n, parent }) => (parent === last ? n : last), start);
  const steps = [...game.steps, ...others];
  if (game.pending !== null) return { ...game, steps };
  const tip = follow(game.tip);
  const at = game.at === game.tip ? tip : game.at;
  return { ...game, steps, at, tip };
}

/** The game shown at another step; a step off the line brings the longest line through it. */
export function movedTo(game: Game, at: number): Game {
  const isOnLine = lineOf(game).some(({ n }) => n === at);
  return { ...game, at, tip: isOnLine ? game.tip : lastBelow(game, at), pending: null };
}

/** The other moves that were played on the step that a step was played on. */
export function branchesAt({ steps }: Game, step: Step): readonly Step[] {
  return steps.filter(({ parent, n }) => parent === step.parent && n !== step.n);
}

/** The youngest step that a step led to, or itself. */
function lastBelow({ steps }: Game, at: number): number {
  const isBelow = new Set([at]);
  for (const { n, parent } of steps) if (parent !== null && isBelow.has(parent)) isBelow.add(n);
  return Math.max(...isBelow);
}
