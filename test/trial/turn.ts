import { brokenLimits, fits, inlined, type Limit } from "../../src/client/decisions";
import { seededPick } from "../../src/core/engine/apply";
import { games } from "../http/whole-games/games";
import { sampleInput } from "../http/whole-games/sample-input";
import { PLAY_PQ17, PLAY_STEP, READ_CAREER } from "./documents";
import type { Cost, Meter } from "./meter";

/** The turn to measure: the third one with player phases, so that forces are at sea. */
const MEASURED_TURN = 11;

/** What the players of this turn never want: they change no task forces and withdraw no dummies. */
const UNWANTED = ["combineForces", "detachForce", "exchangeShips", "withdrawDummy"];

/** What their screens do not stop for: unwanted options, and rolls that leave nothing to decide. */
const RUN_THROUGH = [...UNWANTED, "resolveRandomEvent", "resolveWeather"];

const START = { scenario: "pq_17" };

interface Decision {
  readonly operation: string;
  readonly legal: boolean;
  readonly kind: string | null;
  readonly input: object;
  readonly limits: readonly Limit[];
}

interface Move {
  readonly operation: string;
  readonly input: unknown;
}

/** A game of PQ-17 in progress. */
interface Game {
  readonly turn: () => number;
  /** Plays one move. Returns false if a rule refused it. */
  readonly move: () => Promise<boolean>;
}

/** What a turn cost. With several games, the numbers are means. */
export interface TurnCost extends Cost {
  readonly moves: number;
}

/** Plays games of PQ-17 to the measured turn, and measures it. */
export async function turnCost(
  startGame: (index: number) => Promise<Game>,
  { read }: Meter,
  games: number,
): Promise<TurnCost> {
  const costs: TurnCost[] = [];
  for (let index = 0; index < games; index += 1) {
    const game = await startGame(index);
    while (game.turn() < MEASURED_TURN) await game.move();
    read();
    let moves = 0;
    while (game.turn() === MEASURED_TURN) if (await game.move()) moves += 1;
    costs.push({ ...read(), moves });
  }
  const mean = (numberOf: (cost: TurnCost) => number) =>
    costs.reduce((sum, cost) => sum + numberOf(cost), 0) / costs.length;
  return {
    moves: mean(({ moves }) => moves),
    documents: mean(({ documents }) => documents),
    requests: mean(({ requests }) => requests),
    raw: mean(({ raw }) => raw),
    compressed: mean(({ compressed }) => compressed),
  };
}

/** Starts a game at one screen. Each move is one request, which returns the pieces that the side sees. */
export async function gameAtOneScreen({ ask }: Meter, seed: string): Promise<Game> {
  const pick = seededPick(seed);
  let answer = (await ask(PLAY_PQ17, { operation: "new", input: START, seed })).pq17.play;
  return {
    turn: () => answer.state.turn,
    move: async () => {
      const { snapshot, views } = answer as { snapshot: unknown; views: { side: string; decisions: Decision[] }[] };
      const seat = views.find(({ decisions }) => decisions.some(isMove))!;
      const next = (
        await ask(PLAY_PQ17, {
          ...moveOf(seat.decisions, pick),
          snapshot,
          seed,
          viewer: seat.side,
          runThrough: RUN_THROUGH,
        })
      ).pq17.play;
      if (next.snapshot === undefined) return false;
      answer = next;
      return true;
    },
  };
}

/**
 * Starts a stored game of two sides, each with its own screen. A move is one request. When its turn comes, a side checks
 * the version and reads once what the other side did.
 */
export async function gameOfTwoSides({ ask, send }: Meter, seed: string): Promise<Game> {
  const pick = seededPick(seed);
  const body = { ruleset: "pq17", input: START, server: true, decisions: "NONE" };
  const { career, tokens } = JSON.parse((await send({ path: "/v1/careers", body })).text);
  const id: string = career.career;
  const tokenOf = (side: string): string => tokens.find((each: { side: string | null }) => each.side === side).token;
  let version: number = career.version;
  let side: string = career.awaited[0].side;
  const known = new Map<string, number>();
  let seen = await readAs(side);
  known.set(side, version);
  return {
    turn: () => seen.view.turn,
    move: async () => {
      const move = moveOf(seen.decisions, pick);
      const played = (await ask(PLAY_STEP, { career: id, version, ...move, runThrough: RUN_THROUGH }, tokenOf(side)))
        .playStep;
      if (played.kind !== "RESOLUTION") return false;
      seen = played;
      version = played.version;
      known.set(side, version);
      const next = (played.awaited as { side: string }[]).map((each) => each.side);
      if (!next.includes(side) || !seen.decisions.some(isMove)) {
        side = next.find((each) => each !== side) ?? side;
        const headers = { authorization: `Bearer ${tokenOf(side)}` };
        await send({ path: `/v1/careers/${id}/version`, headers });
        seen = await readAs(side);
        known.set(side, version);
      }
      return true;
    },
  };

  async function readAs(reader: string) {
    const variables = { career: id, since: known.get(reader) ?? null };
    return (await ask(READ_CAREER, variables, tokenOf(reader))).career;
  }
}

/** True for an open decision that moves the game on. A standing permission does not. */
const isMove = ({ legal, kind }: Decision): boolean => legal && kind !== "STANDING";

/** True for a move that the players of this turn make. */
const isWanted = (decision: Decision): boolean => isMove(decision) && !UNWANTED.includes(decision.operation);

/** Draws a move that a player's form would accept. */
function moveOf(decisions: readonly Decision[], pick: (size: number) => number): Move {
  const { eagerness } = games.pq17!;
  const urn = decisions
    .filter(isWanted)
    .flatMap((each) => Array.from({ length: eagerness[each.operation] ?? 10 }, () => each));
  for (let tries = 0; tries < 1000; tries += 1) {
    const { operation, input: schema, limits } = urn[pick(urn.length)]!;
    const input = sampleInput(schema, pick);
    if (fits(inlined(schema), input) && brokenLimits(limits, input).length === 0) return { operation, input };
  }
  throw new Error("No input within the limits was found in 1000 tries.");
}
