import { foldText } from "../../../../core/text/typed-text";
import { playerName, type RuleFinding } from "./fault";
import type { Standings, StandingsRow } from "./schema";
import type { Terms } from "./terms";

/** 13.1.3 The score that decides a place. */
interface Scored {
  readonly tons: number;
}

/** A place on a scoreboard. */
interface Place {
  readonly place: number | null;
  readonly tied: boolean;
}

/** 13.1.3, 13.2.1, 13.5.1 Places by tonnage, best first; equal tonnage shares a place, and who may not win has none. */
export function placed<T extends Scored>(scored: readonly T[], mayWin: (each: T) => boolean): (T & Place)[] {
  const inPlay = scored.filter(mayWin);
  const withPlace = (each: T): T & Place => {
    if (!mayWin(each)) return { ...each, place: null, tied: false };
    const ahead = inPlay.filter(({ tons }) => tons > each.tons).length;
    const level = inPlay.filter(({ tons }) => tons === each.tons).length;
    return { ...each, place: ahead + 1, tied: level > 1 };
  };
  const last = scored.length + 1;
  return scored.map(withPlace).sort((one, other) => (one.place ?? last) - (other.place ?? last));
}

type PackRow = Standings["packs"][number];

/** 13.5.1 The packs with their totals and places, and the faults of how players are split into them. */
export function packTable(
  { format }: Terms,
  rows: readonly StandingsRow[],
): { packs: PackRow[]; faults: RuleFinding[] } {
  if (format.pack === null) return { packs: [], faults: [] };
  const { size } = format.pack;
  const section = "13.5.1";
  const faults: RuleFinding[] = [];
  // A pack has the name that the first of its players gave it.
  const names = new Map<string, string>();
  for (const { pack } of rows) if (pack !== null && !names.has(foldText(pack))) names.set(foldText(pack), pack);
  const packs = [...names.values()].map((pack) => totals(pack, rows));
  for (const { pack, members } of packs.filter(({ members }) => members > size)) {
    faults.push({ code: "PACK_TOO_LARGE", section, params: { pack: playerName(pack), count: members, size } });
  }
  const small = packs.filter(({ members }) => members < size).map(({ pack }) => pack);
  if (small.length > 1) {
    faults.push({ code: "PACKS_INCOMPLETE", section, params: { size, packs: small.map(playerName) } });
  }
  return { packs: placed(packs, ({ counted }) => counted > 0).map(({ counted: _, ...row }) => row), faults };
}

function totals(pack: string, rows: readonly StandingsRow[]): Omit<PackRow, "place" | "tied"> & { counted: number } {
  const members = rows.filter((row) => row.pack !== null && foldText(row.pack) === foldText(pack));
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
