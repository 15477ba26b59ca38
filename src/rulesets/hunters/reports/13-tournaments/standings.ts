import { defineReport } from "../../../../core/contract/operation";
import type { Phrases } from "../../../../core/contract/phrases";
import { foldText } from "../../../../core/text/typed-text";
import { shipsOf, tonsSunk } from "../../chapters/shared/log";
import type { Charts } from "../../charts/schema";
import { isAlive, lateFaults, waitingFor } from "./end";
import { formatFinding, playerName, type RuleFinding } from "./fault";
import { packTable, placed } from "./places";
import { differences } from "./same-for-all";
import { type Standings, type StandingsInput, type StandingsRow, standingsInput, standingsOutput } from "./schema";
import { packFaults, startFaults } from "./start";
import { agreementFaults, type Terms, termsOf } from "./terms";

/** 13.0 The scoreboard of a match or tournament: who keeps to the format, places, and who has won. */
export function standings(input: StandingsInput, charts: Charts, phrases: Phrases): Standings {
  const { format, agreed } = input;
  const terms = termsOf(charts, format, agreed);
  const rows = rowsOf(input, charts, terms, phrases);
  const { packs, faults: packed } = packTable(terms, rows);
  const faults = [...agreementFaults(charts, terms, agreed), ...playerFaults(terms, rows), ...packed];
  const undecided = undecidedBy(terms, rows, faults);
  const first = <T extends { place: number | null }>(all: readonly T[]): T[] =>
    undecided === null ? all.filter(({ place }) => place === 1) : [];
  return {
    format,
    faults: faults.map((each) => formatFinding(each, phrases)),
    entries: rows,
    packs,
    winners: first(rows).map(({ player }) => player),
    winningPacks: first(packs).map(({ pack }) => pack),
    undecided: undecided && formatFinding(undecided, phrases),
  };
}

function rowsOf(input: StandingsInput, charts: Charts, terms: Terms, phrases: Phrases): StandingsRow[] {
  const { entries, historicalPackNames } = input;
  const differing = differences(
    terms,
    entries.map(({ snapshot }) => snapshot),
  );
  const rows = entries.map(({ player, pack, snapshot }, index): Omit<StandingsRow, "place" | "tied"> => {
    const faults = [
      ...startFaults(charts, terms, snapshot),
      ...differing[index]!,
      ...lateFaults(terms, snapshot),
      ...packFaults(charts, terms, pack, historicalPackNames),
    ];
    const reason = waitingFor(terms, snapshot);
    const { kommandant, end, month } = snapshot;
    return {
      player,
      pack: pack ?? null,
      legal: faults.length === 0,
      faults: faults.map((each) => formatFinding(each, phrases)),
      waiting: reason && formatFinding(reason, phrases),
      tons: tonsSunk(snapshot),
      ships: shipsOf(snapshot),
      alive: isAlive(charts, snapshot),
      month: end?.month ?? month,
      rank: kommandant.rank,
      award: kommandant.award,
    };
  });
  return placed(rows, ({ legal, alive }) => legal && (alive || terms.format.deadCount));
}

function playerFaults({ format }: Terms, rows: readonly StandingsRow[]): RuleFinding[] {
  const { min, max } = format.players;
  const section = format.rules.start;
  const faults: RuleFinding[] = [];
  const names = new Set(rows.map(({ player }) => foldText(player)));
  if (names.size < rows.length) {
    faults.push({ code: "PLAYER_TWICE", section });
  }
  if (rows.length < min || (max !== null && rows.length > max)) {
    const variant = min === max ? "exactly" : "least";
    faults.push({ code: "PLAYERS", section, variant, params: { players: min, count: rows.length } });
  }
  return faults;
}

/** 13.1.3 Returns the reason why there is no winner yet. Null with a winner. */
function undecidedBy(
  { format }: Terms,
  rows: readonly StandingsRow[],
  faults: readonly RuleFinding[],
): RuleFinding | null {
  const { rules, players } = format;
  const legal = rows.filter((row) => row.legal);
  const fault = faults[0];
  if (fault !== undefined) return { code: "MATCH_AT_FAULT", section: fault.section };
  if (legal.length < players.min) {
    const params = { legal: legal.length, needed: players.min };
    return { code: "TOO_FEW_LEGAL", section: rules.winner, params };
  }
  const playing = legal.filter(({ waiting }) => waiting !== null);
  if (playing.length > 0) {
    return {
      code: "UNFINISHED",
      section: rules.end,
      params: { players: playing.map(({ player }) => playerName(player)) },
    };
  }
  if (rows.some(({ place }) => place !== null)) return null;
  return { code: "NOBODY_SURVIVED", section: rules.winner };
}

/** 13.1-13.5 The report on the leader of a tournament, and on the careers that are not legal entries. */
export const standingsReport = defineReport({
  name: "standings",
  title: "Tournament standings",
  doc: "Ranks the careers and wolfpacks of a tournament by the rules of its format. Shows ties, and lists every career that is not a legal entry.",
  rules: ["13.1", "13.2", "13.3", "13.4", "13.5"],
  input: standingsInput,
  snapshots: ["/entries/*/snapshot"],
  output: standingsOutput,
  example: {
    format: "longTonnage",
    entries: [
      { player: "Prien", snapshot: "load-viia-5-6" },
      { player: "Schuhart", snapshot: "load-viia-7-4" },
    ],
  },
  compute: standings,
});
