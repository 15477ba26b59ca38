import type { Fact, TakeOverContext } from "../../../core/contract/take-over";
import { periodOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { SIDES, type Side } from "../vocabulary";
import type { Known, KnownSide } from "./known";

/** The known facts of an operation on paper, so far. */
export type KnownOperation = TakeOverContext<Snapshot, Charts, Known>;

type OperationFact = Fact<Snapshot, Charts, Known>;

/** Members of a side that default to its scenario. */
const AS_LISTED = [
  "dummyLimit",
  "aircraft",
  "command",
  "trained",
  "patrolWhite",
  "located",
  "deck",
  "shadowing",
  "sunk",
  "removed",
] as const satisfies readonly (keyof KnownSide)[];

/** Values that nothing else on the table can confirm. */
const UNPROVEN: readonly (typeof AS_LISTED)[number][] = ["command", "sunk", "removed"];

const none = () => [];

/** 12 True in a fortnight without special conditions: no chit is drawn. */
const isPlain = ({ start, charts }: KnownOperation): boolean => periodOf(charts, start.fortnight) === undefined;

function sideFacts(side: Side): OperationFact[] {
  const at = (name: string): string => `/sides/${side}/${name}`;
  return [
    { pointer: at("forces") },
    { pointer: at("dummies"), standard: none },
    { pointer: at("chits"), standard: (input) => (isPlain(input) ? [] : undefined) },
    { pointer: at("obliged"), standard: ({ known, start }) => !known.begun && start.sides[side].obliged },
    { pointer: at("reinforcements"), standard: none, unproven: true },
    ...AS_LISTED.map((name): OperationFact => {
      const standard = ({ start }: KnownOperation) => start.sides[side][name];
      return { pointer: at(name), standard, ...(UNPROVEN.includes(name) && { unproven: true as const }) };
    }),
  ];
}

/** 12 The chits that neither side has drawn. */
function leftInBag({ known, start }: KnownOperation): Snapshot["bag"] {
  const letters = SIDES.flatMap((side) => known.sides?.[side]?.chits?.map(({ letter }) => letter) ?? []);
  return start.bag.filter((letter) => !letters.includes(letter));
}

/** 9.1 Before turn 1 there was no weather. */
function firstWeather({ known }: KnownOperation): Snapshot["weather"] | undefined {
  return known.turn === 1 ? { prevailing: null, dispersalDrm: 0, local: [] } : undefined;
}

/** 8.1 The facts of an operation on paper, stage by stage. */
export const stages: readonly (readonly OperationFact[])[] = [
  [
    { pointer: "/turn" },
    { pointer: "/vp", unproven: true },
    { pointer: "/startTurn", standard: ({ start }) => start.startTurn },
  ],
  [
    { pointer: "/begun", standard: ({ known, start }) => known.turn! > (known.startTurn ?? start.startTurn) },
    { pointer: "/weather", standard: firstWeather },
    { pointer: "/initiative", standard: ({ start }) => start.initiative },
    ...SIDES.flatMap(sideFacts),
    { pointer: "/ice", standard: ({ start }) => start.ice },
    { pointer: "/events", standard: none },
    { pointer: "/temporaryPorts", standard: ({ start }) => start.temporaryPorts },
    { pointer: "/capacityUsed", standard: none },
  ],
  [{ pointer: "/bag", standard: leftInBag }],
];
