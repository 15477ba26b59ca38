import { readFileSync } from "node:fs";

/** A chart of the pack, as far as these vectors read it. */
interface Chart {
  readonly dice?: string;
  readonly rows?: readonly Row[];
  readonly columns?: readonly { readonly id: string; readonly rows: readonly Row[] }[];
  readonly modifiers?: readonly { readonly code: string; readonly value: number }[];
}

interface Row {
  readonly roll?: number;
  readonly min?: number | null;
  readonly max?: number | null;
  readonly result: string;
}

const PACK = new URL("../../../../src/rulesets/hunters/charts/pack.json", import.meta.url);

const charts = JSON.parse(readFileSync(PACK, "utf8")).charts as Record<string, Chart>;

/** One roll as a vector expects it. */
export interface Roll {
  readonly label: string;
  readonly faces: readonly number[];
  readonly chart: string | null;
  readonly column: string | null;
  readonly row: number | null;
  readonly modified: number;
  readonly result: string;
  readonly modifiers: Readonly<Record<string, number>>;
}

/** A vector as the files hold it. */
export type Vector = Readonly<Record<string, unknown>> & { readonly id: string };

/** A part of a snapshot, or of anything else that JSON holds. */
export type Json = { readonly [key: string]: unknown };

/** A modifier by its code, with the chart's value or the one given. */
export type Drm = string | readonly [code: string, value: number];

/** A roll on a chart: total, row and result follow from the pack; `row` is given where a natural total decides. */
export function roll(
  label: string,
  chart: string,
  column: string | null,
  faces: readonly number[],
  drms: readonly Drm[] = [],
  row?: number,
): Roll {
  const { dice, rows, columns, modifiers = [] } = charts[chart]!;
  const list = column === null ? rows! : columns!.find((each) => each.id === column)!.rows;
  const ledger = Object.fromEntries(
    drms.map((drm): [string, number] => {
      if (typeof drm !== "string") return [drm[0], drm[1]];
      return [drm, modifiers.find((each) => each.code === drm)!.value];
    }),
  );
  const total = totalOf(dice!, faces);
  const modified = total + Object.values(ledger).reduce((sum, value) => sum + value, 0);
  const index = row ?? list.findIndex((each) => covers(each, modified));
  const { result } = list[index]!;
  return { label, faces, chart, column, row: index, modified, result, modifiers: ledger };
}

function totalOf(dice: string, faces: readonly number[]): number {
  const [first = 0, second = 0] = faces;
  if (dice === "d66") return first * 10 + second;
  if (dice === "d100") return (first % 10) * 10 + (second % 10) || 100;
  return faces.reduce((sum, face) => sum + face, 0);
}

function covers({ roll: exact, min, max }: Row, total: number): boolean {
  return exact === undefined ? (min ?? -99) <= total && total <= (max ?? 99) : exact === total;
}

/** Two faces that make a total of 2 to 12. */
export function two(total: number): [number, number] {
  const first = Math.min(6, total - 1);
  return [first, total - first];
}

/** A case, before the dice and the shape of a vector. */
export interface Case {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly operation: string;
  readonly base: string;
  readonly patch?: Json | undefined;
  readonly input?: Json;
}

/** A vector that resolves: its tape is the faces of its rolls, no more and no less. */
export function resolves(
  plan: Case & {
    readonly rolls: readonly Roll[];
    readonly outcome?: Json;
    readonly snapshot?: Json;
    readonly charts?: Json;
  },
): Vector {
  const { rolls, outcome, snapshot, charts: patch } = plan;
  const dice = rolls.flatMap(({ faces }) => faces);
  return { ...head(plan), dice, charts: patch, expect: { kind: "RESOLUTION", outcome, snapshot, rolls } };
}

/** A vector that a rule refuses before any die is rolled. */
export function refused(
  plan: Case & { readonly code: string; readonly section?: string | undefined; readonly pointer?: string },
): Vector {
  const { code, section, pointer = "" } = plan;
  return { ...head(plan), dice: [], expect: { kind: "REFUSAL", code, section, pointer } };
}

/** A vector whose tape ends before `next`. */
export function needs(
  plan: Case & { readonly rolls: readonly Roll[]; readonly keptDice?: readonly number[]; readonly next: Json },
): Vector {
  const { rolls, keptDice: held = [], next } = plan;
  const dice = [...rolls.flatMap(({ faces }) => faces), ...held];
  return { ...head(plan), dice, expect: { kind: "NEEDS_ROLL", rolls, next } };
}

/** A vector that cannot be read or could not have been reached by play. */
export function malformed(
  plan: Case & { readonly code: string; readonly pointer: string; readonly dice?: readonly number[] },
): Vector {
  const { code, pointer, dice = [] } = plan;
  return { ...head(plan), dice, expect: { kind: "MALFORMED", code, pointer } };
}

function head({ id, title, citation, operation, base, patch, input = {} }: Case): Vector {
  return { id, title, citation, operation, base: `combat-${base}`, patch, input };
}

/** RFC 7396 over plain objects, to compose patches. */
export function merged(...patches: readonly (Json | undefined)[]): Json {
  const all: Record<string, unknown> = {};
  for (const patch of patches) {
    for (const [key, value] of Object.entries(patch ?? {})) {
      const both = isObject(all[key]) && isObject(value);
      all[key] = both ? merged(all[key] as Json, value as Json) : value;
    }
  }
  return all;
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A row of the log in progress. */
export function logRow(month: string, more: Json = {}): Json {
  const row = { month, boat: "VIIB", area: "atlantic", mission: null, ships: [], result: null };
  return { ...row, patrolMonths: 0, refitMonths: 0, ...more };
}

/** The career begun in that month, so that every chart uses it. */
export function inMonth(month: string, more: Json = {}): Json {
  return { startMonth: month, month, log: [logRow(month, more)] };
}

/** A patrol in the Arctic. */
export function arctic(month: string): Json {
  const patrol = { area: "arctic", track: "arctic" };
  return { ...inMonth(month, { area: "arctic" }), patrol };
}

/** A patrol to land an agent, before the Mission box or in it. */
export function agentAboard(): Json {
  const orders = { area: "british_isles", mission: "A" };
  const patrol = { ...orders, track: "british_isles_mission", missionState: "pending" };
  return { patrol, log: [logRow("1940-10", orders)] };
}

/** The state of some systems. */
export function systems(states: Json): Json {
  return { boat: { systems: states } };
}

/** The wounds of some men. */
export function wounds(men: Json): Json {
  return { crew: { wounds: men } };
}

/** The men who are Experte. */
export function experte(...men: readonly string[]): Json {
  return { crew: { experte: Object.fromEntries(men.map((man) => [man, true])) } };
}

/** The Kommandant's decoration. */
export function award(level: string): Json {
  return { kommandant: { award: level } };
}

/** A part of the engagement. */
export function fight(part: Json): Json {
  return { engagement: part };
}

const CONVOY = [
  { slot: 1, type: "small_freighter", name: "Royal Sceptre", tons: 4800, points: 2, damage: 0 },
  { slot: 2, type: "large_freighter", name: "Sultan Star", tons: 12300, points: 4, damage: 0 },
  { slot: 3, type: "small_freighter", name: "Firby", tons: 4900, points: 2, damage: 0 },
  { slot: 4, type: "tanker", name: "British Influence", tons: 8500, points: 3, damage: 0 },
];

const CAPITAL = { slot: 1, type: "capital_ship", name: "BB Barham", tons: 31100, points: 5, damage: 0 };

/** The ships of the bases in the slots named, with the damage named. */
export function ships(damage: { readonly [slot: number]: number }): Json[] {
  return CONVOY.filter(({ slot }) => slot in damage).map((ship) => ({ ...ship, damage: damage[ship.slot]! }));
}

/** The battleship of the bases. */
export function capital(damage = 0): Json[] {
  return [{ ...CAPITAL, damage }];
}

/** A ship of the bases as the log holds it. */
export function logged(slot: number, sunk: boolean): Json {
  const { type, name, tons } = slot === 0 ? CAPITAL : CONVOY[slot - 1]!;
  return { type, name, tons, sunk };
}

/** A career that ended without tonnage in October 1940. */
export function ended(fate: string, more: Json = {}): Json {
  return { phase: "over", end: { fate, month: "1940-10", tons: 0, victory: "defeat", ...more } };
}
