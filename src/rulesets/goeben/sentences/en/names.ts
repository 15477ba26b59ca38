import { pack } from "../../charts/pack";
import { unitWords } from "../copies";

interface Named {
  readonly id: string;
  readonly name: string;
}

const { MAP, GERMAN_SHIPS, ALLIED_SHIPS, AUSTRO_HUNGARIAN_SHIPS } = pack.charts;
const named = (list: readonly Named[]): Record<string, string> =>
  Object.fromEntries(list.map(({ id, name }) => [id, name]));

/** 2.1 Spaces as the charts name them. */
export const spaces = named(MAP.facts.spaces);

/** 2.2 Ships and coastal defence units as the charts name them. */
export const ships: Record<string, string> = {
  ...Object.fromEntries(Object.entries(GERMAN_SHIPS.facts.ships).map(([id, { name }]) => [id, name])),
  ...named(ALLIED_SHIPS.facts.ships),
  ...named(AUSTRO_HUNGARIAN_SHIPS.facts.ships),
  ...unitWords("coastal defence unit"),
};
