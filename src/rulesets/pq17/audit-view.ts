import { aboutField, recordName } from "../../core/audit/about";
import type { About, AuditEntry, EffectEntry, RollEntry } from "../../core/contract/audit";
import { without } from "../../core/json/objects";
import { memberOf, tokensOf } from "../../core/json/pointer";
import type { Pending } from "./chapters/3-sequence-of-play/state";
import { pendingSeen } from "./chapters/3-sequence-of-play/view";
import { EXPOSED } from "./chapters/6-2-search/verdicts";
import { disclosureOf, ownerOfHidden } from "./chapters/7-4-submarine-combat/disclosure";
import { isFaceDown } from "./chapters/7-5-surface-combat/battle";
import { decider } from "./chapters/shared/game";
import type { Label } from "./labels";
import { type OpenBoard, openBoard } from "./open-board";
import type { Snapshot } from "./snapshot";
import { PUBLIC } from "./view";
import { SIDES, type Side } from "./vocabulary";

/** The members that a view of a pending decision omits: the other side knows forces by their blocks. */
const FORCES: ReadonlySet<string> = new Set(["force"]);

/** Readers of a roll: everyone; only the owner; or everyone, where a card that fails shows only that it failed. */
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
  "offensive-die": "public",
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

/** Rulings that betray what a force keeps to itself, such as its fuel: only the referee reads that they decided. */
const SECRET_RULINGS: readonly string[] = ["E-120", "E-136", "E-137"];

/** Draws from the hidden contents of a visible ship: only the owner reads them. */
const HIDDEN_POOLS: readonly string[] = ["carrier-air"];

/**
 * A.4, C.6 Returns the part of an audit trail that a side may read; null for an onlooker. A line is complete if all its
 * subjects are visible to the reader before or after. Any other line keeps only its public rolls, without anything that
 * betrays a force or a dummy.
 */
export function auditView(
  entries: readonly AuditEntry[],
  side: string | null,
  before: Snapshot,
  after: Snapshot,
): AuditEntry[] {
  const actor = decider(before);
  const reader = readerOf(side, before, after);
  return entries.flatMap((entry): AuditEntry[] => {
    if (entry.kind === "ruling") {
      const isOpen = (actor === null || actor === side) && !SECRET_RULINGS.includes(entry.ruling);
      return isOpen ? [entry] : [];
    }
    if (entry.kind === "effect") return readEffect(entry, reader);
    if (entry.kind === "throw") return entry.about?.side === side ? [entry] : [];
    const hidesReading = entry.label === "gunnery" && isFaceDown(before);
    return readRoll(entry, reader).map((visibleRoll) => unread(visibleRoll, entry, hidesReading));
  });
}

/** The reader, and the reader's visible boards before and after. */
interface Reader {
  readonly side: Side | null;
  readonly boards: readonly OpenBoard[];
  readonly states: readonly [Snapshot, Snapshot];
  /** True for what lies open by its name or number. */
  readonly sees: (name: string) => boolean;
  /** True for the number of what lies face down. */
  readonly misses: (name: string) => boolean;
}

/**
 * Removes from a roll the parts that would betray hidden facts. `reads` is removed if part of the total is hidden, or
 * if the number that hits would betray a face-down counter (7.5.9). Adjustments stay only in a line that is shown in
 * full.
 */
function unread(visibleRoll: RollEntry, entry: RollEntry, hidesReading: boolean): RollEntry {
  const isWhole = visibleRoll.modifiers === entry.modifiers && visibleRoll.faces === entry.faces;
  if (visibleRoll === entry && !hidesReading) return visibleRoll;
  const { reads, adjustments: _, ...bare } = visibleRoll;
  return isWhole && !hidesReading && reads !== undefined ? { ...bare, reads } : bare;
}

function readerOf(viewer: string | null, before: Snapshot, after: Snapshot): Reader {
  const side = SIDES.find((each) => each === viewer) ?? null;
  const boards = [before, after].map((state) => openBoard(state, side));
  const sees = (name: string): boolean => boards.some(({ open }) => open.has(name));
  const misses = (name: string): boolean => !sees(name) && boards.some(({ hidden }) => hidden.has(name));
  return { side, boards, states: [before, after], sees, misses };
}

/**
 * Returns a change if its subject belongs to the reader, is public, or is on the reader's board before or after. A
 * decision is returned as the reader's view shows it.
 */
function readEffect(entry: EffectEntry, { side, boards, states, sees }: Reader): EffectEntry[] {
  const { pointer, before, after, about, ...rest } = entry;
  if (pointer === "/pending") {
    const [was, is] = states;
    return [{ ...rest, pointer, before: seenAs(was, before, side), after: seenAs(is, after, side) }];
  }
  const [first = "", second = "", third = ""] = tokensOf(pointer);
  const isOwn = first === "sides" && second === side;
  if (isOwn || isPublic(first)) return third === "deck" ? [] : [entry];
  const places = boards.flatMap((board) => placeOn(board, pointer, about?.of) ?? []);
  if (places.length === 0) return [];
  const isSecret = pointer.startsWith("/pending/");
  const visibleAbout =
    about !== undefined && places.includes("named") ? openAbout(about, isSecret, sees) : sideOf(about);
  const values = isSecret ? { before: without(before, FORCES), after: without(after, FORCES) } : { before, after };
  return [{ ...rest, ...aboutField(visibleAbout), pointer, ...values }];
}

/**
 * Reduces the subject of a change: without its surrounding force unless that is visible, and for a secret decision
 * without its `item`.
 */
function openAbout({ in: around, item, ...rest }: About, isSecret: boolean, sees: Reader["sees"]): About {
  return {
    ...rest,
    ...(around !== undefined && sees(around) && { in: around }),
    ...(item !== undefined && !isSecret && { item }),
  };
}

/** The side that a change is about, which both sides know; undefined for a change that names none. */
function sideOf(about: About | undefined): About | undefined {
  return about?.side === undefined ? undefined : { side: about.side };
}

function isPublic(member: string): boolean {
  return (PUBLIC as readonly string[]).includes(member);
}

function seenAs(state: Snapshot, pending: unknown, side: Side | null): unknown {
  return pending === null ? null : pendingSeen(state, pending as Pending, side);
}

/**
 * Returns how the target of a pointer appears on a board: below a record of this name, or below no named record.
 * Undefined if the board does not show it completely.
 */
function placeOn(
  { state, tree }: OpenBoard,
  pointer: string,
  of: string | undefined,
): "named" | "nameless" | undefined {
  let whole: unknown = state;
  let at: unknown = tree;
  let name: string | undefined;
  for (const token of tokensOf(pointer)) {
    at = memberOf(at, token);
    whole = memberOf(whole, token);
    if (at === undefined) return undefined;
    name = recordName(at) ?? name;
  }
  if (at !== whole || (of !== undefined && name !== undefined && name !== of)) return undefined;
  return name === undefined ? "nameless" : "named";
}

function readRoll(entry: RollEntry, reader: Reader): RollEntry[] {
  const { side: actor, concealed, unit, ...things } = entry.about ?? {};
  // A unit that fires is visible with its counter, which the entry also names.
  const names = Object.values(things);
  const owner = concealed === undefined ? actor : ownerOfHidden(actor as Side, concealed);
  const isOwn = owner !== undefined && owner === reader.side;
  const isBlind = names.some(reader.misses);
  if (isOwn && !isBlind) return [entry];
  const audience = isOwn ? "public" : (AUDIENCES[entry.label as Label] ?? "owner");
  const liesOpen = concealed === undefined && names.length > 0 && names.every(reader.sees);
  if (liesOpen && audience !== "card" && !HIDDEN_POOLS.includes(entry.label)) return [entry];
  if (audience === "owner") return [];
  const knownThings = Object.fromEntries(Object.entries(things).filter(([, name]) => isKnown(reader, name)));
  const about = isOwn
    ? entry.about
    : { side: actor ?? "", ...knownThings, ...(concealed !== undefined && { concealed }) };
  const bare = { ...entry, ...(actor === undefined ? {} : { about }) };
  if (isBlind) return [{ ...bare, column: null, row: null, modifiers: [], modified: entry.total }];
  if (concealed !== undefined) return [withheld(bare, concealed)];
  const withheldResult = WITHHELD_RESULTS.find((result) => entry.result.startsWith(result));
  if (audience === "public" || withheldResult === undefined) return [bare];
  return [{ ...bare, faces: [], total: 0, modified: 0, result: withheldResult }];
}

/** 6.2, D-09 Results of cards that the other side hears without the card. */
const WITHHELD_RESULTS: readonly string[] = ["failed", EXPOSED];

/** True for a name that the reader knows. Both sides know the number of every block. */
function isKnown({ sees, misses }: Reader, name: string): boolean {
  return sees(name) || misses(name) || name.startsWith("block:");
}

/** 7.4.3, E-115 Dice that strike ships which stay hidden: as they were read on what follows from the category named. */
function withheld(entry: RollEntry, category: string): RollEntry {
  const disclosure = disclosureOf(category);
  const modifiers = entry.modifiers.filter(({ code }) => disclosure.modifiers.includes(code));
  const modified = modifiers.reduce((sum, { value }) => sum + value, entry.total);
  const [column, row] = disclosure.column && entry.column !== null ? [entry.column, entry.row] : [null, null];
  return { ...entry, column, row, modifiers, modified };
}
