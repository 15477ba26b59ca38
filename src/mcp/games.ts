import { randomUUID } from "node:crypto";
import type { ApiMessage } from "../api/edge/messages";
import { promisedSeed } from "../careers/promises";
import { randomSecret } from "../careers/randomness";
import { secretsOf, withNewSecret } from "../careers/secrets/secrets";
import { firstStep, playedStep, type StepContext, UNMARKED } from "../careers/steps";
import type { StoredStep } from "../careers/store/store";
import type { Answer } from "../core/contract/answer";
import type { Phrases } from "../core/contract/phrases";
import type { InvalidRequest } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import type { SnapshotBase } from "../core/contract/snapshot";
import { runFrom } from "../core/engine/run-on";
import { isMalformed, malformed } from "../core/request/result";
import { faultAt } from "../core/text/message";
import { type CareerFile, fileSchema, MAX_FILE_STEPS } from "../proof/career-file";
import { CHAIN_FORMAT, type ChainStep } from "../proof/record";
import { type DiceSource, resolveMove } from "../proof/replay";

/** Maximum number of games. A new one replaces the least recently played. */
export const GAME_LIMIT = 20;

/** Maximum number of positions per game that keep their snapshots: the newest ones. */
export const POSITION_LIMIT = 50;

/** A game of this process: a chain of steps as in a career, with the snapshots of its newest positions. */
export interface HostedGame {
  readonly ruleset: AnyRuleset;
  /** True if people roll its dice and type them in. Otherwise every seed is promised one step ahead. */
  readonly physical: boolean;
  /** The first snapshot of a game that was begun on paper. */
  readonly first?: unknown;
  readonly steps: ChainStep[];
  readonly recentSteps: StoredStep[];
  /** The secrets for making its steps. */
  readonly making: StepContext;
}

/** A position of a game: the state after one of its steps. */
export interface GamePosition {
  readonly game: HostedGame;
  readonly stored: StoredStep;
}

/** A move that was played: the new position and the resolution. */
export interface PlayedMove {
  readonly position: GamePosition;
  readonly answer: Extract<Answer, { kind: "RESOLUTION" }>;
}

/** An operation with its input, and the faces of real dice if the game uses them. */
export interface MoveCall {
  readonly operation: string;
  readonly input: unknown;
  readonly dice?: readonly number[] | undefined;
}

/** The games of this process. Play continues only from the newest position, with dice that no client can choose. */
export class Games {
  private games: readonly HostedGame[] = [];

  /** Begins a game. Refusals use these words. Without a resolution, no game begins. */
  begin(
    ruleset: AnyRuleset,
    physical: boolean,
    { input, dice }: Omit<MoveCall, "operation">,
    phrases?: Phrases,
  ): PlayedMove | Answer | InvalidRequest {
    const source = sourceOf(physical, dice, randomSecret);
    if (isMalformed(source)) return source;
    const move = { operation: ruleset.start.name, input, rerolls: [], dice: source };
    const answer = resolveMove(ruleset, undefined, null, move, { phrases });
    if (answer.kind !== "RESOLUTION") return answer;
    const making = newMaking();
    const stored = firstStep(ruleset, null, { move, resolution: answer }, UNMARKED, making);
    const game: HostedGame = { ruleset, physical, steps: [stored.step], recentSteps: [stored], making };
    this.games = [...this.games, game].slice(-GAME_LIMIT);
    return { position: { game, stored }, answer };
  }

  /** Begins a game from a given position. */
  beginAt(ruleset: AnyRuleset, physical: boolean, snapshot: SnapshotBase): GamePosition {
    const making = newMaking();
    const stored = firstStep(ruleset, null, { snapshot }, UNMARKED, making);
    const game: HostedGame = {
      ruleset,
      physical,
      first: snapshot,
      steps: [stored.step],
      recentSteps: [stored],
      making,
    };
    this.games = [...this.games, game].slice(-GAME_LIMIT);
    return { game, stored };
  }

  /** Plays an operation at the newest position of a game. Without a resolution, nothing changes. */
  play(
    { game, stored }: GamePosition,
    { operation, input, dice }: MoveCall,
    phrases?: Phrases,
  ): PlayedMove | Answer | InvalidRequest {
    const { ruleset, physical, steps, recentSteps, making } = game;
    if (recentSteps.at(-1) !== stored) {
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
    recentSteps.push(next);
    if (recentSteps.length > POSITION_LIMIT) recentSteps.shift();
    this.games = [...this.games.filter((each) => each !== game), game];
    return { position: { game, stored: next }, answer };
  }

  /**
   * Continues after a move while the only open operation ends a phase. Promises the dice of each step in advance.
   * Returns every move.
   */
  playOn(first: PlayedMove, phrases?: Phrases): readonly PlayedMove[] {
    return runFrom(first, {
      openAfter: ({ answer }) => answer.decisions,
      play: (operation, { position }) => {
        const next = this.play(position, { operation, input: {} }, phrases);
        return "position" in next ? next : undefined;
      },
    });
  }

  /** Finds a position by its name: the digest of its step, which covers all previous steps. */
  find(digest: string): GamePosition | InvalidRequest {
    for (const game of this.games) {
      const stored = game.recentSteps.find(({ step }) => step.digest === digest);
      if (stored !== undefined) return { game, stored };
    }
    const values = { positions: POSITION_LIMIT, games: GAME_LIMIT };
    return malformed([faultAt<ApiMessage>("POSITION_UNKNOWN", "/position", values)]);
  }

  /** The newest position of every game, the last played at the end. */
  newest(): readonly GamePosition[] {
    return this.games.map((game) => ({ game, stored: game.recentSteps.at(-1)! }));
  }
}

/** Creates the secret of a new game. It ends with the process. */
function newMaking(): StepContext {
  return { chain: randomUUID(), secret: secretsOf(withNewSecret(undefined)).current, name: null, author: null };
}

/** Exports a game up to a position as a career, which anyone can prove. */
export function careerOf({ game, stored }: GamePosition): CareerFile {
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

/** The dice of a move: the typed faces in a game of real dice, otherwise the promised seed. */
function sourceOf(
  physical: boolean,
  dice: readonly number[] | undefined,
  seed: () => string,
): DiceSource | InvalidRequest {
  if (physical) return { kind: "TAPE", dice: dice ?? [] };
  if (dice === undefined) return { kind: "SERVER", seed: seed() };
  return malformed([faultAt<ApiMessage>("DICE_UNWANTED", "/dice")]);
}
