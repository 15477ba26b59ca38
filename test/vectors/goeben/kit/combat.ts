import type { Battle, Combatant } from "../../../../src/rulesets/goeben/chapters/14-naval-combat/state";
import type { Snapshot } from "../../../../src/rulesets/goeben/snapshot";
import type { Contact, Phase, Round } from "../../../../src/rulesets/goeben/vocabulary";
import { set } from "./changes";
import {
  all,
  type Change,
  facts,
  handful,
  type Json,
  merged,
  plain,
  type Roll,
  resolves as resolvesWith,
  roll,
  rowFor,
  stateOf,
  type Vector,
} from "./index";
import { isShip } from "./setup";

const INDEXES = [
  "leadership",
  "engines",
  "hull",
  "primary",
  "secondary",
  "tertiary",
  "ammunition",
  "torpedoes",
  "coal",
] as const;

/** A vector that resolves, which also names what must not have changed: score, alert level and every index of the ships. */
export function resolves(plan: Parameters<typeof resolvesWith>[0]): Vector {
  const { after, snapshot } = plan;
  return resolvesWith(after === undefined ? plan : { ...plan, snapshot: merged(standing(plan, after), snapshot) });
}

function standing(plan: Parameters<typeof resolvesWith>[0], after: Change): Json {
  const state = stateOf(plan);
  after(state);
  const { vp, alert, threatened, ships } = state;
  const afloat = (["goeben", "moltke", "breslau", "stralsund"] as const).filter((id) => ships[id].status === "in_play");
  const indexes = afloat.map((id) => [id, Object.fromEntries(INDEXES.map((index) => [index, ships[id][index]]))]);
  return { vp, alert, threatened, ships: Object.fromEntries(indexes) };
}

/** The space of most battles: high seas of the Eastern Mediterranean. */
export const SEA = "central_ionian";

interface Printed {
  readonly id: string;
  readonly primary: number;
  readonly secondary: number;
  readonly tertiary: number;
  readonly torpedo: number;
}

const counters = [
  ...facts<{ ships: Printed[] }>("ALLIED_SHIPS").ships,
  ...facts<{ ships: Printed[] }>("AUSTRO_HUNGARIAN_SHIPS").ships,
];

const units = facts<{ units: { id: string; strength: number }[] }>("COASTAL_DEFENCE").units;

/** A ship in battle that nothing has hit. */
export function unharmed(id: string): Combatant {
  return { id, gunHits: 0, engineHits: 0, damage: 0, torpedoesOut: false, withdrawn: false, sunk: false };
}

/** Everybody of a space drawn up for battle. */
export function drawUp(state: Snapshot, space: string, allied: readonly string[]): Battle {
  const german = (["goeben", "moltke", "breslau", "stralsund"] as const).filter(
    (id) => state.ships[id].space === space,
  );
  const consorts = state.austroHungarian.filter((ship) => ship.space === space).map(({ id }) => unharmed(id));
  return {
    kind: allied.length === 0 ? "bombardment" : "naval",
    space,
    night: false,
    visibility: "normal",
    contact: null,
    first: null,
    german,
    austroHungarian: consorts,
    allied: allied.map(unharmed),
    round: 0,
    fired: [],
    firstNation: null,
    paid: [],
    maximumFire: [],
    anyFire: false,
    gained: 0,
    lost: 0,
  };
}

/** Members of the battle. */
export function battle(members: Partial<Battle>): Change {
  return (state) => {
    Object.assign(state.battle!, structuredClone(members));
  };
}

const ROUNDS: readonly Round[] = ["primary", "secondary", "tertiary", "torpedo"];

/** Contact made: a battle that waits for a decision, from the player's break-off on. */
export function inContact(contact: Contact, phase: Phase, members: Partial<Battle> = {}): Change {
  return all(set({ phase }), battle({ contact, first: contact.startsWith("G") ? "friendly" : "allied", ...members }));
}

/** A battle in the round of a weapon. Default First Salvo: friendly. */
export function inRound(weapon: Round, members: Partial<Battle> = {}, contact: Contact = "GC2"): Change {
  const round = ROUNDS.indexOf(weapon);
  const phase = weapon === "torpedo" ? "torpedoes" : "gunnery";
  return inContact(contact, phase, { round, anyFire: round > 0 || (members.paid ?? []).length > 0, ...members });
}

/** A ship of the battle with damage. */
export function harmed(id: string, members: Partial<Combatant>): Change {
  return ({ battle: fought }) => {
    const ships = [...fought!.allied, ...fought!.austroHungarian];
    const { gunHits = 0, engineHits = 0 } = members;
    Object.assign(ships.find((each) => each.id === id)!, { damage: gunHits + engineHits }, members);
  };
}

/** A hit by its die on the hit chart, with its sub-die where it has one. */
export type HitDice = number | readonly [face: number, sub: number];

/** The fire of one weapon: what its dice are made of, and how many of them hit. */
export interface Fire {
  readonly weapon: Round;
  readonly terms: Readonly<Record<string, number>>;
  /** Dice that hit; the first of them, or exactly these faces. */
  readonly hits?: number;
  readonly faces?: readonly number[];
}

/** One ship's fire at another, and the dice of its hits. */
export interface Volley {
  readonly firer: string;
  readonly target: string;
  readonly fire: readonly Fire[];
  readonly hits?: readonly HitDice[];
  readonly sunk?: boolean;
  /** The target carries Torpedo Nets in a port. */
  readonly netted?: boolean;
}

/** A volley as the record shows it, with its outcome. */
export interface Fought {
  readonly rolls: readonly Roll[];
  readonly outcome: Json;
}

/** Returns `count` dice of which the first `hits` hit. */
export function dice(count: number, hits = 0): number[] {
  return Array.from({ length: count }, (_, index) => (index < hits ? 6 : (index % 4) + 1));
}

function isGerman(id: string): boolean {
  return ["goeben", "moltke", "breslau", "stralsund"].includes(id);
}

function labelOf(firer: string, weapon: Round): string {
  const label = weapon === "torpedo" ? "torpedo-fire" : "gunnery";
  if (firer.startsWith("cdu_")) return "coastal-gunnery";
  return isShip(firer) ? `allied-${label}` : label;
}

/** 14.5-14.12 One ship's fire: all attack dice, then hit by hit. */
export function volley({ firer, target, fire, hits = [], sunk = false, netted = false }: Volley): Fought {
  const thrown = fire.map(({ weapon, terms, hits: count = 0, faces }) => {
    const total = sum(terms);
    const label = labelOf(firer, weapon);
    if (weapon !== "torpedo")
      return { weapon, roll: handful(label, "GUNNERY", faces ?? dice(total, count), terms, ["hit"]) };
    const counting = netted ? ["hit"] : ["hit", "hit_unless_netted"];
    return { weapon, roll: handful(label, "TORPEDO_FIRE", faces ?? dice(total, count), terms, counting) };
  });
  const shots = thrown.map(({ weapon, roll: { faces, counted } }) => ({ weapon, dice: faces.length, hits: counted! }));
  const weapons = shots.flatMap(({ weapon, hits: count }) => Array.from({ length: count }, () => weapon));
  if (weapons.length !== hits.length) throw new Error(`${firer}: ${weapons.length} hits, not ${hits.length}.`);
  const results = hits.map((hit, index) => hitOn(target, weapons[index]!, hit));
  const rolls = [...thrown.map(({ roll: each }) => each), ...results.flatMap(({ rolls: each }) => each)];
  return { rolls, outcome: { firer, target, shots, results: results.map(({ outcome: harm }) => harm), sunk } };
}

/** 14.7 One hit: its die, and its sub-die. */
function hitOn(target: string, weapon: Round, hit: HitDice): Fought {
  const [face, sub] = typeof hit === "number" ? [hit, undefined] : hit;
  const [label, chart] = weapon === "torpedo" ? ["torpedo-hit", "TORPEDO_HIT"] : ["gunnery-hit", "GUNNERY_HIT"];
  const column = isGerman(target) ? "german" : "allied";
  const first = roll(label, chart, [face], column);
  const row = rowFor(chart, column, face).row as { result: string; delta?: number; damage?: number };
  const { result, delta = 0, damage = 0 } = row;
  if (result === "bridge") {
    return { rolls: [first, roll("bridge-hit", "BRIDGE_HIT", [sub!])], outcome: { result, amount: sub! % 2 } };
  }
  if (result === "critical") {
    return { rolls: [first, plain("critical-hit", [sub!], String(sub))], outcome: { result, amount: sub! } };
  }
  return { rolls: [first], outcome: { result, amount: Math.abs(delta) + damage } };
}

/** 14.11, 14.12 An Allied or Austro-Hungarian ship's fire as printed. Default: no hit. */
export function printed(
  firer: string,
  target: string,
  weapons: readonly Round[],
  more: { readonly hits?: readonly HitDice[]; readonly count?: readonly number[]; readonly sunk?: boolean } = {},
): Fought {
  const ship = counters.find(({ id }) => id === firer)!;
  const fire = weapons.map((weapon, index): Fire => {
    const torpedo = weapon === "torpedo";
    const terms = { [torpedo ? "TORPEDO_FACTOR" : "GUN_FACTOR"]: ship[weapon] };
    return { weapon, terms, hits: more.count?.[index] ?? (weapons.length === 1 ? (more.hits ?? []).length : 0) };
  });
  return volley({ firer, target, fire, hits: more.hits ?? [], sunk: more.sunk ?? false });
}

/** 16.0 A coastal defence unit's fire. */
export function battery(unit: string, target: string, hits: readonly HitDice[] = [], sunk = false): Fought {
  const { strength } = units.find(({ id }) => id === unit)!;
  const fire: Fire = { weapon: "primary", terms: { GUN_FACTOR: strength }, hits: hits.length };
  return volley({ firer: unit, target, fire: [fire], hits, sunk });
}

/** 16.0 One hit on coastal defences: its die, its VP dice, and the units it removes. */
export interface ShoreHitDice {
  readonly face: number;
  readonly vp?: readonly number[];
  readonly units?: readonly string[];
}

/** 16.0 One ship's fire at coastal defences. */
export function shore(
  firer: string,
  harbour: "port" | "naval_base",
  fire: readonly Fire[],
  hits: readonly ShoreHitDice[],
): Fought {
  const thrown = fire.map(({ weapon, terms, hits: count = 0, faces }) => {
    const misses = Array.from({ length: sum(terms) }, (_, index) =>
      index < count ? 4 + (index % 3) : 1 + (index % 3),
    );
    return { weapon, roll: handful("bombardment", "BOMBARDMENT_FIRE", faces ?? misses, terms, ["hit"]) };
  });
  const shots = thrown.map(({ weapon, roll: { faces, counted } }) => ({ weapon, dice: faces.length, hits: counted! }));
  const results = hits.map(({ face, vp, units: removed = [] }) => {
    const first = roll("bombardment-hit", "BOMBARDMENT_HIT", [face], harbour);
    const total = (vp ?? []).reduce((all_, each) => all_ + each, 0);
    const dice_ = vp === undefined ? [] : [plain("bombardment-vp", vp, String(total))];
    const won = vp === undefined ? null : first.result === "public_outrage" ? -total : total;
    return { rolls: [first, ...dice_], told: { result: first.result, vp: won, units: removed } };
  });
  const counted = shots.reduce((total, each) => total + each.hits, 0);
  if (counted !== hits.length) throw new Error(`${firer}: ${counted} hits, not ${hits.length}.`);
  const rolls = [...thrown.map(({ roll: each }) => each), ...results.flatMap(({ rolls: each }) => each)];
  return { rolls, outcome: { firer, shots, results: results.map(({ told: harm }) => harm) } };
}

/** The rolls and the outcome of a ship's action and of the fire that followed it. */
export function came(
  own: Fought | null,
  theirs: readonly Fought[] = [],
  end: Json | null = null,
): { readonly rolls: Roll[]; readonly outcome: Json } {
  const rolls = [...(own?.rolls ?? []), ...theirs.flatMap((each) => each.rolls)];
  return { rolls, outcome: { salvo: own?.outcome ?? null, allied: theirs.map(({ outcome: told }) => told), end } };
}

/** 14.14 The end of a battle as it appears in outcomes. */
export function ended(
  space: string,
  score: { readonly gained?: number; readonly lost?: number },
  allied: Readonly<Record<string, string>>,
  more: Json = {},
): Json {
  const fates = Object.entries(allied).map(([ship, fate]) => ({ ship, fate }));
  const base = { space, ended: "fought", gained: 0, lost: 0, ...score, allied: fates, austroHungarian: [] };
  return merged({ ...base, cameraCrew: null, leadership: 0 }, more);
}

function sum(terms: Readonly<Record<string, number>>): number {
  return Object.values(terms).reduce((total, value) => total + value, 0);
}

/** The orders of a ship. */
export function orders(id: string, target: string | null, maximumFire = false): Json {
  return { ship: id, target, maximumFire };
}

/** 14.8 A German ship that has fired its guns for the first time in the battle. */
export function paid(id: "goeben" | "breslau", maximum = false): Change {
  return (state) => {
    state.ships[id].ammunition -= maximum ? 2 : 1;
    state.battle!.paid.push(id);
    if (maximum) state.battle!.maximumFire.push(id);
    state.battle!.anyFire = true;
  };
}

/** 14.2 A ship has had its turn in this step. */
export function turnOf(id: string): Change {
  return (state) => {
    state.battle!.fired.push(id);
  };
}
