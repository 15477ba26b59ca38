import type { WordFormatter } from "../../../core/text/word-formatter";
import { findSpace } from "../charts/map";
import { pack } from "../charts/pack";
import type { Charts, Space } from "../charts/schema";
import type { Zone } from "../vocabulary";

/** The localized names of places on a map. Names that the caller supplied stay unchanged. */
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
      const spaceFacts = findSpace(charts, id);
      return spaceFacts === undefined ? id : space(spaceFacts);
    },
    zone: (zone, name) => (printedZones[zone].name === name ? say(zone) : name),
  };
}
