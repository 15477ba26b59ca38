import {
  capitalShipPoints,
  logRow,
  padded,
  percentile,
  pointsOf,
  type Ship,
  shipsOf,
  twoDice,
  type Vector,
} from "./kit/charts";

/** The rows of a chart: one vector a line. */
export const oneLineEach = true;

/** A roster met in convoys of one kind of ship. */
interface Roster {
  readonly id: string;
  readonly column?: string;
  /** Faces of SHIP_SIZE for the four slots. */
  readonly sizes: readonly number[];
  /** 14.3.3 Faces of ROSTER_CHOICE for the four slots. */
  readonly choices?: readonly number[];
}

const ROSTERS: readonly Roster[] = [
  { id: "T1", sizes: [1, 2, 3, 1] },
  { id: "T2", sizes: [4, 5, 4, 5] },
  { id: "T3", sizes: [6, 6, 6, 6] },
  { id: "T4", column: "small_freighter", sizes: [3, 1, 2, 3] },
  { id: "T4", column: "large_freighter", sizes: [5, 4, 5, 4] },
  { id: "T4", column: "tanker", sizes: [6, 6, 6, 6] },
  { id: "T6", sizes: [2, 3, 1, 2], choices: [4, 5, 6, 4] },
  { id: "T7", sizes: [4, 4, 5, 5], choices: [6, 5, 4, 6] },
];

/** Every ship of the rosters, met in a convoy or alone. */
export function vectors(): Vector[] {
  return [...rosterConvoys(), ...capitalShips()];
}

/** 8.2.2, 8.2.3, 14.3.3 Every ship of every roster, in convoys of four. */
function rosterConvoys(): Vector[] {
  return ROSTERS.flatMap((roster) => {
    const ships = shipsOf(roster.id, roster.column);
    const convoys = Array.from({ length: ships.length / 4 }, (_, index) => ships.slice(index * 4, index * 4 + 4));
    return convoys.map((convoy) => rosterConvoy(roster, convoy));
  });
}

function rosterConvoy({ id, column, sizes, choices }: Roster, ships: readonly Ship[]): Vector {
  const american = column !== undefined;
  const names = american ? ships.map(({ roll }) => [roll]) : ships.map(({ roll }) => percentile(roll));
  const check = american ? 11 : 7;
  const patch = american
    ? {
        patrol: { area: "north_america", track: "north_america", box: 4, checksDone: 4 },
        log: [logRow("1941-06", "VIIC", "north_america")],
      }
    : choices && { options: { extraTargetRosters: true } };
  const name = american ? `${id} ${column.replace("_", " ")}` : id;
  const first = ships[0]!.roll;
  return {
    id: `${name.toLowerCase().replaceAll(" ", "-")}-${padded(first, 3)}`,
    title: `${name}, rolls ${first} to ${first + 3}`,
    citation: american ? "8.2.3" : choices === undefined ? "8.2.2" : "14.3.3",
    operation: "resolveEncounter",
    base: "patrol-viic",
    ...(patch === undefined ? {} : { patch }),
    input: {},
    dice: [
      ...twoDice(check),
      ...sizes,
      ...names.flatMap((faces, slot) => (choices === undefined ? faces : [choices[slot]!, ...faces])),
    ],
    expect: {
      kind: "RESOLUTION",
      snapshot: {
        engagement: { targets: ships.map(({ name, tons }) => ({ name, tons, points: pointsOf(tons) })) },
      },
    },
  };
}

/** 8.2.2 Every capital ship of T5. */
function capitalShips(): Vector[] {
  return shipsOf("T5").map(({ roll, name, tons }) => ({
    id: `t5-${padded(roll)}`,
    title: `T5 roll ${roll}: ${name}`,
    citation: "8.2.2",
    operation: "resolveEncounter",
    base: "patrol-viic",
    input: {},
    dice: [1, 1, roll],
    expect: {
      kind: "RESOLUTION",
      outcome: { result: "capital_ship", phase: "contact" },
      snapshot: {
        engagement: {
          kind: "capital_ship",
          escorted: true,
          targets: [{ slot: 1, type: "capital_ship", name, tons, points: capitalShipPoints(), damage: 0 }],
        },
      },
      rolls: [
        { label: "encounter-check", result: "capital_ship" },
        { label: "capital-ship", chart: "T5", result: name },
      ],
    },
  }));
}
