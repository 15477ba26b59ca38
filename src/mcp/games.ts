import { randomUUID } from "node:crypto";
import type { ApiMessage } from "../api/edge/sayings";
import { promisedSeed } from "../careers/promises";
import { randomSecret } from "../careers/randomness";
import { secretsOf, withNewSecret } from "../careers/secrets/secrets";
import { firstStep, type Making, playedStep, UNMARKED } from "../careers/steps";
import type { StoredStep } from "../careers/store/store";
import type { Answer } from "../core/contract/answer";
import type { Phrases } from "../core/contract/phrases";
import type { InvalidRequest } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import type { SnapshotBase } from "../core/contract/snapshot";
import { runFrom } from "../core/engine/run-on";
import { isMalformed, malformed } from "../core/request/read";
import { faultAt } from "../core/text/message";
import { type CareerFile, fileSchema, MAX_FILE_STEPS } from "../proof/career-file";
import { CHAIN_FORMAT, type ChainStep } from "../proof/record";
import { type DiceSource, resolveMove } from "../proof/replay";

/** The most games that are kept; a further one takes the place of the game that was not played for longest. */
export const GAME_LIMIT = 20;

/** The most positions of a game that are kept with their snapshots: its newest ones. */
export const POSITION_LIMIT = 50;

/** A game of this process: a chain of steps as a career's, with the snapshots of its newest positions. */
export interface Game {
  readonly ruleset: AnyRuleset;
  /** Whether its dice are rolled on a desk and typed in; otherwise every seed was promised a step before. */
  readonly physical: boolean;
  /** The snapshot that it began with, of a game that was begun on paper. */
  readonly first?: unknown;
  readonly steps: ChainStep[];
  readonly kept: StoredStep[];
  /** What its steps are made with. */
  readonly making: Making;
}

/** A position of a game: what stands after one of its steps. */
export interface Position {
  readonly game: Game;
  readonly stored: StoredStep;
}

/** A move that was played: where it led, and what the rules said. */
export interface Played {
  readonly position: Position;
  readonly answer: Extract<Answer, { kind: "RESOLUTION" }>;
}

/** An operation with its input, and the faces of real dice where the game is played with them. */
export interface Call {
  readonly operation: string;
  readonly input: unknown;
  readonly dice?: readonly number[] | undefined;
}

/** The games of this process. Each goes on from its newest position alone, by dice that nobody chose. */
export class Games {
  private games: readonly Game[] = [];

  /** Begins a game, in which refusals are said in these words; anything but a resolution begins none. */
  begin(
    ruleset: AnyRuleset,
    physical: boolean,
    { input, dice }: Omit<Call, "operation">,
    phrases?: Phrases,
  ): Played | Answer | InvalidRequest {
    const source = sourceOf(physical, dice, randomSecret);
    if (isMalformed(source)) return source;
    const move = { operation: ruleset.start.name, input, rerolls: [], dice: source };
    const answer = resolveMove(ruleset, undefined, null, move, { phrases });
    if (answer.kind !== "RESOLUTION") return answer;
    const making = newMaking();
    const stored = firstStep(ruleset, null, { move, resolution: answer }, UNMARKED, making);
    const game: Game = { ruleset, physical, steps: [stored.step], kept: [stored], making };
    this.games = [...this.games, game].slice(-GAME_LIMIT);
    return { position: { game, stored }, answer };
  }

  /** Begins a game with a position that was given, and not played. */
  goOn(ruleset: AnyRuleset, physical: boolean, snapshot: SnapshotBase): Position {
    const making = newMaking();
    const stored = firstStep(ruleset, null, { snapshot }, UNMARKED, making);
    const game: Game = { ruleset, physical, first: snapshot, steps: [stored.step], kept: [stored], making };
    this.games = [...this.games, game].slice(-GAME_LIMIT);
    return { game, stored };
  }

  /** Plays an operation at the newest position of a game; anything but a resolution changes nothing. */
  play(
    { game, stored }: Position,
    { operation, input, dice }: Call,
    phrases?: Phrases,
  ): Played | Answer | InvalidRequest {
    const { ruleset, physical, steps, kept, making } = game;
    if (kept.at(-1) !== stored) {
      return malformed([faultAt<ApiMessage>("POSITION_PASSED", "/position")]);
    }
    if (steps.length >= MAX_FILE_STEPS) {
      return malformed([faultAt<ApiMessage>("STEP_LIMIT/kept", "/position", { limit: MAX_FILE_STEPS })]);
    }
    const revealed = promisedSeed(making.secret, { ...making, version: stored.step.version, nonce: stored.nonce });
    const source = sourceOf(physical, dice, () => revealed);
    if (isMalformed(source)) return source;
    const move = { operation, input, rerolls: [], dice: source };
    const answer = resolveMove(ruleset, stored.snapshot, null, move, { phrases });
    if (answer.kind !== "RESOLUTION") return answer;
    const next = playedStep(ruleset, stored, move, answer, UNMARKED, { ...making, revealed });
    steps.push(next.step);
    kept.push(next);
    if (kept.length > POSITION_LIMIT) kept.shift();
    this.games = [...this.games.filter((each) => each !== game), game];
    return { position: { game, stored: next }, answer };
  }

  /** Plays on from a move while nothing is left but to end a phase, each step by dice promised before it; gives every move. */
  playOn(first: Played, phrases?: Phrases): readonly Played[] {
    return runFrom(first, {
      openAfter: ({ answer }) => answer.decisions,
      play: (operation, { position }) => {
        const next = this.play(position, { operation, input: {} }, phrases);
        return "position" in next ? next : undefined;
      },
    });
  }

  /** The position of that name: the digest of its step, which covers every step before it. */
  find(digest: string): Position | InvalidRequest {
    for (const game of this.games) {
      const stored = game.kept.find(({ step }) => step.digest === digest);
      if (stored !== undefined) return { game, stored };
    }
    const values = { positions: POSITION_LIMIT, games: GAME_LIMIT };
    return malformed([faultAt<ApiMessage>("POSITION_UNKNOWN", "/position", values)]);
  }

  /** The newest position of every game, the one played last at the end. */
  newest(): readonly Position[] {
    return this.games.map((game) => ({ game, stored: game.kept.at(-1)! }));
  }
}

/** What the steps of a new game are made with: a secret of its own, which ends with the process. */
function newMaking(): Making {
  return { chain: randomUUID(), secret: secretsOf(withNewSecret(undefined)).current, name: null, author: null };
}

/** A game up to a position as an exported career, which anybody can prove. */
export function careerOf({ game, stored }: Position): CareerFile {
  const { version } = stored.step;
  return fileSchema.parse({
    format: CHAIN_FORMAT,
    ruleset: game.ruleset.id,
    name: null,
    charts: null,
    first: game.first ?? null,
    steps: game.steps.slice(0, version + 1),
    last: stored.snapshot,
    next: null,
  });
}

/** The dice of a move: those typed in, in a game of real dice, and otherwise those of a seed that was promised. */
function sourceOf(
  physical: boolean,
  dice: readonly number[] | undefined,
  seed: () => string,
): DiceSource | InvalidRequest {
  if (physical) return { kind: "TAPE", dice: dice ?? [] };
  if (dice === undefined) return { kind: "SERVER", seed: seed() };
  return malformed([faultAt<ApiMessage>("DICE_UNWANTED", "/dice")]);
}
