import type { Plan } from "../../../src/rulesets/goeben/chapters/3-setup/setup";
import { drawnUp } from "../../../src/rulesets/goeben/chapters/14-naval-combat/battle";
import type { Battle, Combatant } from "../../../src/rulesets/goeben/chapters/14-naval-combat/state";
import { pack } from "../../../src/rulesets/goeben/charts/pack";
import type { Snapshot } from "../../../src/rulesets/goeben/snapshot";
import type { Phase } from "../../../src/rulesets/goeben/vocabulary";
import { atSpace, type Played, rolled, table, withMarker } from "./table";

/** Where test battles are fought, high seas in the Eastern Mediterranean. */
export const SEA = "central_ionian";

/** What a test battle is like. */
export interface Met {
  readonly space?: string;
  readonly plan?: Plan;
  readonly changes?: Partial<Snapshot>;
  readonly consorts?: readonly string[];
}

/** Goeben and Breslau with Allied ships drawn in their space, in the Naval Combat phase. */
export function met(allied: readonly string[], { space = SEA, plan, changes, consorts = [] }: Met = {}): Snapshot {
  let state = atSpace(table("naval_combat", changes, plan), space);
  for (const id of allied) state = withMarker(state, id, "set_aside", space);
  return joinedBy(state, space, consorts);
}

/** The snapshot with Austro-Hungarian ships in play in a space. */
export function joinedBy(state: Snapshot, space: string, consorts: readonly string[]): Snapshot {
  const austroHungarian = state.austroHungarian.map((ship) => {
    return consorts.includes(ship.id) ? { ...ship, status: "in_play" as const, space } : ship;
  });
  const out = consorts.length > 0 || state.options.austroHungarianWarships;
  return { ...state, austroHungarian, options: { ...state.options, austroHungarianWarships: out } };
}

/** A snapshot in a battle in its one occupied space, with First Salvo friendly unless told. */
export function inBattle(state: Snapshot, phase: Phase, battle: Partial<Battle> = {}): Snapshot {
  const space = battle.space ?? state.ships.goeben.space ?? SEA;
  const { kind = "naval", night = false, visibility = "normal" } = battle;
  const fresh = drawnUp(state, pack.charts, space, { kind, night, visibility });
  const contact = battle.first === "allied" ? "AC2" : "GC2";
  const anyFire = (battle.paid ?? []).length > 0;
  return {
    ...state,
    phase,
    options: { ...state.options, nightCombat: state.options.nightCombat || night },
    visibility: visibility === "normal" ? state.visibility : [{ space, rolled: visibility }],
    battle: { ...fresh, contact, first: "friendly", anyFire, ...battle },
  };
}

/** A battle with the damage of one of its ships changed. */
export function harmed(state: Snapshot, id: string, changes: Partial<Combatant>): Snapshot {
  const battle = state.battle!;
  const { gunHits = 0, engineHits = 0 } = changes;
  const change = (ship: Combatant): Combatant => {
    return ship.id === id ? { ...ship, damage: gunHits + engineHits, ...changes } : ship;
  };
  const fleets = { allied: battle.allied.map(change), austroHungarian: battle.austroHungarian.map(change) };
  return { ...state, battle: { ...battle, ...fleets } };
}

/** What a roll's modifiers or a handful's number of dice are made of, as code and value; the first of a label unless told. */
export function madeOf(played: Played, label: string, nth = 0): [string, number][] {
  const dice = rolled(played, label)[nth];
  if (dice === undefined) throw new Error(`There is no roll ${label}.`);
  return (dice.kind === "throw" ? dice.terms : dice.modifiers).map(({ code, value }) => [code, value]);
}
