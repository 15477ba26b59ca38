import { pack } from "../charts/pack";
import { type ForceKind, SIDES } from "../vocabulary";

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Air units of one type, and pieces of one kind, that have a word; a caller's charts may bring more. */
const COPIES = 20;

const numbers = Array.from({ length: COPIES }, (_, index) => index + 1);
const { SHIPS, LIGHT_UNITS, AIR_UNITS, PORTS, AIRBASES, MAP, SCENARIOS } = pack.charts;

const forces: readonly Named[] = SCENARIOS.facts.scenarios.flatMap((scenario) =>
  SIDES.flatMap((side) => scenario.forces[side]),
);

/** Everything that the charts name: ships, classes, air units, ports, airbases, boxes and the forces of the scenarios. */
export const NAMED: readonly Named[] = [
  ...forces,
  ...SHIPS.facts.ships,
  ...LIGHT_UNITS.facts.units,
  ...AIR_UNITS.facts.units,
  ...AIRBASES.facts.bases,
  ...MAP.facts.boxes,
  ...PORTS.facts.ports,
];

/** 1.4 Names in a language: what it calls otherwise, and the rest as the charts call it; air units and submarines out of port have their number too. */
export function nameWords(names: Readonly<Record<string, string>>): Record<string, string> {
  const words = Object.fromEntries(NAMED.map(({ id, name }) => [id, names[id] ?? name]));
  const many = [...AIR_UNITS.facts.units.map(({ id }) => [id, id]), ...forces.map(({ id }) => [`${id}_boats`, id])];
  const copies = many.flatMap(([stem, id = ""]) =>
    numbers.map((number) => [`${stem}_${number}`, `${words[id]} (${number})`] as const),
  );
  return { ...Object.fromEntries(copies), ...words };
}

/** 1.2, 1.3 Words for pieces that come into being in play, by the id that their owner knows them by. */
export function pieceWords(
  kinds: Readonly<Record<ForceKind | "dummy" | "axis_convoy", string>>,
): Record<string, string> {
  const words = Object.entries(kinds).flatMap(([kind, word]) =>
    numbers.map((number) => [`${kind}_${number}`, `${word} ${number}`] as const),
  );
  return Object.fromEntries(words);
}
