import type { WordFormatter } from "../../../core/text/sayer";
import { findSpace } from "../charts/map";
import { pack } from "../charts/pack";
import type { Charts, Space } from "../charts/schema";
import type { Zone } from "../vocabulary";

/** What the places of a map are called in a language; a caller's own names stay as the caller wrote them. */
export interface Names {
  readonly language: string;
  readonly space: (space: Pick<Space, "id" | "name">) => string;
  /** A space by its id. */
  readonly of: (id: string) => string;
  readonly zone: (zone: Zone, name: string) => string;
}

const printedSpaces: ReadonlyMap<string, string> = new Map(
  pack.charts.MAP.facts.spaces.map(({ id, name }) => [id, name]),
);

const printedZones = pack.charts.MAP.facts.zones;

/** The names of the places of the charts. */
export function namesOf(charts: Charts, say: WordFormatter, language: string): Names {
  const space: Names["space"] = ({ id, name }) => (printedSpaces.get(id) === name ? say(id) : name);
  return {
    language,
    space,
    of: (id) => {
      const found = findSpace(charts, id);
      return found === undefined ? id : space(found);
    },
    zone: (zone, name) => (printedZones[zone].name === name ? say(zone) : name),
  };
}
