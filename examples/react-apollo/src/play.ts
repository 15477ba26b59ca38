import { useEffect, useState } from "react";
import { GAMES, type Game } from "./documents";
import type { ChoiceFragment, LineFragment, RollFragment } from "./gql/graphql";
import { client } from "./service";

export type Side = "allied" | "axis";

/** An operation on a snapshot with its input, and its seed or the dice that the players have rolled for it. */
interface Move {
  readonly operation: string;
  readonly snapshot: unknown;
  readonly input: unknown;
  readonly seed?: string;
  readonly dice?: readonly number[];
}

/** What one side sees after a move. The Hunters has one view, without a side. */
interface View {
  readonly side?: string;
  readonly audit: readonly LineFragment[];
  readonly decisions: readonly ChoiceFragment[];
}

/** A position of the game, the move that led to it, and the view of the side that can move. */
interface Position {
  readonly move: Move;
  readonly snapshot: unknown;
  readonly view: View;
}

/** True if the side has a decision that moves the game on. A standing permission does not. */
const canMove = ({ decisions }: View) => decisions.some(({ legal, kind }) => legal && kind !== "STANDING");

/** Plays a game: its position, the dice that the service waits for, and its last refusal. */
export function useGame(game: Game, language: string) {
  const [positions, setPositions] = useState<readonly Position[]>([]);
  const [start, setStart] = useState<readonly ChoiceFragment[]>([]);
  const [pending, setPending] = useState<{ readonly move: Move; readonly next: RollFragment["next"] }>();
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const position = positions.at(-1);

  async function send(move: Move, before: readonly Position[]): Promise<void> {
    setBusy(true);
    setMessage(undefined);
    try {
      // Both documents have the same variables, except for the enum of the operation.
      const { data } = await client.query({ query: GAMES[game].play, variables: { ...move, language } as never });
      const answer = data?.game.answer;
      setPending(answer?.__typename === "NeedsRoll" ? { move, next: answer.next } : undefined);
      if (answer?.__typename === "Refusal") setMessage(answer.message);
      if (!answer || !("snapshot" in answer)) return;
      const views: readonly View[] = "audit" in answer ? [answer] : (answer.views ?? []);
      // If both sides could go on, the side that moved last does.
      const last = views.find(({ side }) => side === before.at(-1)?.view.side);
      const view = last && canMove(last) ? last : (views.find(canMove) ?? last ?? views[0]!);
      setPositions([...before, { move, snapshot: answer.snapshot, view }]);
    } catch (error) {
      setMessage((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  // The same request has the same result. In another language only its sentences differ.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new language asks again
  useEffect(() => {
    if (position) send(position.move, positions.slice(0, -1));
    client.query({ query: GAMES[game].start, variables: { language } }).then(
      ({ data }) => setStart(data?.game.decisions ?? []),
      (error: Error) => setMessage(error.message),
    );
  }, [game, language]);

  return {
    position,
    seat: position?.view.side as Side | undefined,
    decisions: position?.view.decisions ?? start,
    pending: pending?.next,
    message,
    isBusy,
    play: (operation: string, input: unknown, hasOwnDice: boolean) => {
      const chance = hasOwnDice ? { dice: [] } : { seed: crypto.randomUUID() };
      return send({ operation, input, snapshot: position?.snapshot, ...chance }, positions);
    },
    addDice: (faces: readonly number[]) => {
      const { move } = pending!;
      return send({ ...move, dice: [...(move.dice ?? []), ...faces] }, positions);
    },
    undo: () => {
      setPending(undefined);
      setMessage(undefined);
      setPositions(positions.slice(0, -1));
    },
  };
}
