import type { Fact, TakeOverContext } from "../../../core/contract/take-over";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { GERMAN_SHIPS, type GermanShipId, INDEXES, type Index } from "../vocabulary";
import type { Known } from "./known";

/** The known facts of a game on paper, so far. */
export type KnownGame = TakeOverContext<Snapshot, Charts, Known>;

type GameFact = Fact<Snapshot, Charts, Known>;

/** 6.2 Indexes that only damage lowers during play. The others are spent, so only a referee knows them. */
const DAMAGED: readonly Index[] = ["engines", "hull", "primary", "secondary", "tertiary"];

const none = () => [];

const isFirst = ({ known }: KnownGame): boolean => known.turn === 1;

/** Default of a fact at the beginning of turn 1; later only a referee knows it. */
const atFirst =
  (value: (input: KnownGame) => unknown) =>
  (input: KnownGame): unknown =>
    isFirst(input) ? value(input) : undefined;

/** 2.1 The facts of a German ship of the game: where it is and what is left of it. */
function shipFacts(id: GermanShipId): { readonly where: GameFact[]; readonly status: GameFact[] } {
  const at = (name: string): string => `/ships/${id}/${name}`;
  const begins = ({ start }: KnownGame): boolean => start.ships[id].status === "in_play";
  const isAfloat = (input: KnownGame): boolean => input.known.ships?.[id]?.status === "in_play";
  return {
    where: [{ pointer: at("status"), when: begins, standard: () => "in_play" }],
    status: [
      { pointer: at("space"), when: isAfloat },
      ...INDEXES.map((index): GameFact => {
        const standard = DAMAGED.includes(index)
          ? ({ start }: KnownGame) => start.ships[id][index]
          : atFirst(({ start }) => (index === "leadership" ? undefined : start.ships[id][index]));
        return { pointer: at(index), when: isAfloat, standard };
      }),
      { pointer: at("boxes"), when: isAfloat, standard: ({ start }) => start.ships[id].boxes },
      { pointer: at("arrived"), when: isAfloat, standard: () => 0 },
      { pointer: at("mustLeave"), when: isAfloat, standard: () => false },
      { pointer: at("startSpace"), when: isAfloat, standard: () => null },
    ],
  };
}

const facts = GERMAN_SHIPS.map(shipFacts);

/** 4.0 The facts of a game on paper, stage by stage. */
export const stages: readonly (readonly GameFact[])[] = [
  [
    { pointer: "/turn" },
    { pointer: "/order" },
    { pointer: "/alert" },
    { pointer: "/vp", unproven: true },
    ...facts.flatMap(({ where }) => where),
  ],
  [
    ...facts.flatMap(({ status: left }) => left),
    { pointer: "/colliers" },
    { pointer: "/markers", standard: atFirst(none), unproven: true },
    { pointer: "/faceDown", standard: atFirst(({ start }) => start.unseen.faceDown) },
    { pointer: "/coastal", standard: none, unproven: true },
    { pointer: "/austroHungarian", standard: none },
    { pointer: "/mines", standard: none },
    { pointer: "/landed", standard: none },
    { pointer: "/visited", standard: none },
    { pointer: "/frenchSortie", standard: () => false },
    { pointer: "/orderAchieved", standard: () => false },
  ],
];
