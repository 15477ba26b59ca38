import { useEffect, useState } from "react";
import { GAMES, type Game } from "./documents";
import type { ChoiceFragment, LineFragment, RollFragment } from "./gql/graphql";
import { client } from "./service";

export type Side = "allied" | "axis";

/** An operation with its input, and the dice that the players have rolled for it. */
interface Move {
  readonly operation: string;
  readonly input: unknown;
  readonly dice: readonly number[] | undefined;
}

/** A position of the game, and the move that led to it. */
interface Position {
  readonly move: Move & { readonly snapshot: unknown; readonly seed: string | undefined };
  readonly snapshot: unknown;
  /** The side that can move. Undefined in The Hunters. */
  readonly seat: Side | undefined;
  readonly audit: readonly LineFragment[];
  readonly decisions: readonly ChoiceFragment[];
}

interface View {
  readonly side: string;
  readonly audit: readonly LineFragment[];
  readonly decisions: readonly ChoiceFragment[];
}

/** True if the side has a decision that moves the game on. A standing permission does not. */
const canMove = ({ decisions }: View) => decisions.some(({ legal, kind }) => legal && kind !== "STANDING");

/** Plays a game: the positions so far, the dice that the service waits for, and its last refusal. */
export function useGame(game: Game, language: string) {
  const [positions, setPositions] = useState<readonly Position[]>([]);
  const [start, setStart] = useState<readonly ChoiceFragment[]>([]);
  const [pending, setPending] = useState<{ readonly move: Move; readonly next: RollFragment["next"] }>();
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const position = positions.at(-1);

  /** Sends a move from the position `before`. */
  async function send(move: Position["move"], before: readonly Position[]): Promise<void> {
    setBusy(true);
    setMessage(undefined);
    try {
      // Both documents have the same variables, except for the enum of the operation.
      const variables = { ...move, language } as never;
      const { data } = await client.query({ query: GAMES[game].play, variables });
      const answer = data?.game.answer;
      if (answer?.__typename === "NeedsRoll") return setPending({ move, next: answer.next });
      setPending(undefined);
      if (answer?.__typename === "Refusal") return setMessage(answer.message);
      if (!answer) return;
      const views: readonly View[] =
        answer.__typename === "Pq17PlayResolution" ? (answer.views ?? []) : [{ side: "", ...answer }];
      // If both sides could go on, the side that moved last does.
      const last = views.find(({ side }) => side === before.at(-1)?.seat);
      const view = last && canMove(last) ? last : (views.find(canMove) ?? last ?? views[0]!);
      const seat = view.side === "" ? undefined : (view.side as Side);
      const { audit, decisions } = view;
      setPositions([...before, { move, snapshot: answer.snapshot, seat, audit, decisions }]);
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
    positions,
    decisions: position?.decisions ?? start,
    pending: pending?.next,
    message,
    isBusy,
    play: (operation: string, input: unknown, hasOwnDice: boolean) =>
      send(
        {
          operation,
          input,
          snapshot: position?.snapshot,
          ...(hasOwnDice ? { dice: [], seed: undefined } : { dice: undefined, seed: crypto.randomUUID() }),
        },
        positions,
      ),
    addDice: (faces: readonly number[]) =>
      send(
        {
          ...pending!.move,
          dice: [...(pending!.move.dice ?? []), ...faces],
          snapshot: position?.snapshot,
          seed: undefined,
        },
        positions,
      ),
    undo: () => {
      setPending(undefined);
      setMessage(undefined);
      setPositions(positions.slice(0, -1));
    },
  };
}
