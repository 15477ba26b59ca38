import { placed } from "./tournament-places";
import type { Standings, StandingsRow, TournamentFault } from "./tournament-schema";
import type { Terms } from "./tournament-terms";

type PackRow = Standings["packs"][number];

/** 13.5.1 The packs with their totals and places, and what is wrong with how players are split into them. */
export function packTable(
  { format }: Terms,
  rows: readonly StandingsRow[],
): { packs: PackRow[]; faults: TournamentFault[] } {
  if (format.pack === null) return { packs: [], faults: [] };
  const { size } = format.pack;
  const section = "13.5.1";
  const faults: TournamentFault[] = [];
  const packs = [...new Set(rows.flatMap(({ pack }) => pack ?? []))].map((pack) => totals(pack, rows));
  for (const { pack, members } of packs.filter(({ members }) => members > size)) {
    faults.push({ code: "PACK_TOO_LARGE", section, message: `${pack} has ${members} players; a pack has ${size}.` });
  }
  const small = packs.filter(({ members }) => members < size).map(({ pack }) => pack);
  if (small.length > 1) {
    const message = `Only one pack may have fewer than ${size} players, not ${small.join(", ")}.`;
    faults.push({ code: "PACKS_INCOMPLETE", section, message });
  }
  return { packs: placed(packs, ({ counted }) => counted > 0).map(({ counted: _, ...row }) => row), faults };
}

function totals(pack: string, rows: readonly StandingsRow[]): Omit<PackRow, "place" | "tied"> & { counted: number } {
  const members = rows.filter((row) => row.pack === pack);
  const legal = members.filter((row) => row.legal);
  return {
    pack,
    members: members.length,
    counted: legal.length,
    alive: legal.filter((row) => row.alive).length,
    over: legal.every(({ waiting }) => waiting === null),
    tons: legal.reduce((sum, row) => sum + row.tons, 0),
    ships: legal.reduce((sum, row) => sum + row.ships, 0),
  };
}
