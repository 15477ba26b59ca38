import type { AuditEntry, RollEntry } from "../../core/audit/entry";
import type { Label } from "./labels";
import { decider } from "./rules/game";
import { isFaceDown } from "./rules/surface-battle";
import type { Snapshot } from "./snapshot";

/** Who reads a roll: everyone; its owner alone; or everyone, but of a card that fails only that it failed. */
type Audience = "public" | "owner" | "card";

const AUDIENCES: Readonly<Record<Label, Audience>> = {
  aa: "public",
  "air-combat": "public",
  "air-surprise": "public",
  "airbase-bomb": "public",
  bomb: "public",
  "bomb-ship": "public",
  "carrier-air": "owner",
  "photo-card": "card",
  asw: "public",
  "asw-patrol": "public",
  "asw-success": "public",
  "block-order": "owner",
  "combat-continue": "public",
  "combine-card": "owner",
  "convoy-move": "owner",
  "destroyer-fate": "public",
  dispersal: "owner",
  "dispersal-ship": "owner",
  "grounded-loss": "owner",
  "engage-card": "card",
  "chance-encounter": "public",
  "encounter-block": "owner",
  "encounter-force": "owner",
  "event-force": "owner",
  "event-ship": "owner",
  gunnery: "public",
  "gunnery-ship": "owner",
  "ice-breakthrough": "public",
  "ice-condition": "public",
  "ice-damage-card": "owner",
  "ice-damage-ship": "owner",
  "ice-zone": "public",
  "interception-card": "card",
  "locate-card": "card",
  "mine-force": "owner",
  "mine-target": "owner",
  "offensive-loss": "public",
  "random-event": "public",
  rejoin: "owner",
  "scatter-target": "owner",
  "scatter-torps": "public",
  "search-card": "card",
  "special-chit": "owner",
  "sub-combat": "public",
  "sub-surprise": "public",
  "sub-target": "owner",
  surprise: "public",
  "title-attack": "public",
  "torpedo-attack": "public",
  "torpedo-damage": "public",
  "torpedo-second-victim": "owner",
  "transit-card": "card",
  "variable-start": "public",
  weather: "public",
  "weather-damage-card": "owner",
  "weather-damage-ship": "owner",
  withdrawal: "public",
};

/** Members of the snapshot whose changes everyone sees. */
const OPEN = [
  "phase",
  "phasing",
  "turn",
  "startTurn",
  "begun",
  "weather",
  "vp",
  "events",
  "result",
  "fortnight",
  "season",
  "light",
  "ice",
  "initiative",
  "campaign",
];

/** A.4, C.6 What of an audit trail a side may read, or an onlooker for null; what would betray a force or a dummy is left out. */
export function auditView(
  entries: readonly AuditEntry[],
  side: string | null,
  before: Snapshot,
  _after: Snapshot,
): AuditEntry[] {
  const actor = decider(before);
  return entries.flatMap((entry): AuditEntry[] => {
    if (entry.kind === "ruling") return actor === null || actor === side ? [entry] : [];
    if (entry.kind === "effect") return mayReadEffect(entry.pointer, side) ? [entry] : [];
    if (entry.kind === "throw") return entry.about?.side === side ? [entry] : [];
    const hidesReading = entry.label === "gunnery" && isFaceDown(before);
    return readRoll(entry, side).map((told) => unread(told, entry, hidesReading));
  });
}

function mayReadEffect(pointer: string, side: string | null): boolean {
  const [, first = "", second = "", third = ""] = pointer.split("/");
  if (OPEN.includes(first)) return true;
  return first === "sides" && second === side && third !== "deck";
}

/**
 * A roll without what would betray what the line holds back: how its totals are read, where not all that makes its total is
 * told or the number that hits tells of a counter face down (7.5.9), and what the rules made of it, which is told with the whole line.
 */
function unread(told: RollEntry, entry: RollEntry, hidesReading: boolean): RollEntry {
  const isWhole = told.modifiers === entry.modifiers && told.faces === entry.faces;
  if (told === entry && !hidesReading) return told;
  const { reads, adjustments: _, ...bare } = told;
  return isWhole && !hidesReading && reads !== undefined ? { ...bare, reads } : bare;
}

function readRoll(entry: RollEntry, side: string | null): RollEntry[] {
  const owner = entry.about?.side;
  if (owner !== undefined && owner === side) return [entry];
  const audience = AUDIENCES[entry.label as Label] ?? "owner";
  if (audience === "owner") return [];
  const bare = { ...entry, ...(owner === undefined ? {} : { about: { side: owner } }) };
  if (entry.about?.concealed !== undefined) {
    // 7.4.3 What submarines attack stays hidden: the dice are read, not the column or the modifiers that tell of it.
    return [{ ...bare, column: null, row: null, modifiers: [], modified: entry.total }];
  }
  if (audience === "public" || !entry.result.startsWith("failed")) return [bare];
  return [{ ...bare, faces: [], total: 0, modified: 0, result: "failed" }];
}
