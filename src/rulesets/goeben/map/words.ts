import type { Nation, Phase, ShipClass, Terrain, TurnPhase } from "../vocabulary";

/** The name of a kind of space. */
export const TERRAIN_WORDS: Readonly<Record<Terrain, string>> = {
  high_seas: "high seas",
  transit_point: "transit point",
  atlantic_exit: "Atlantic exit",
  allied_patrol_zone: "Allied patrol zone",
  central_powers_naval_base: "Central Powers naval base",
  central_powers_port: "Central Powers port",
  neutral_naval_base: "neutral naval base",
  neutral_port: "neutral port",
  allied_naval_base: "Allied naval base",
  allied_port: "Allied port",
  black_sea: "Black Sea",
};

/** The adjective of a nation. */
export const NATION_WORDS: Readonly<Record<Nation, string>> = {
  british: "British",
  french: "French",
  italian: "Italian",
  ottoman: "Ottoman",
  spanish: "Spanish",
  greek: "Greek",
  austro_hungarian: "Austro-Hungarian",
};

/** The name of a ship class. */
export const CLASS_WORDS: Readonly<Record<ShipClass, string>> = {
  BB: "battleship",
  BC: "battlecruiser",
  B: "pre-dreadnought",
  CA: "armoured cruiser",
  CP: "protected cruiser",
  CL: "light cruiser",
  C: "cruiser",
  DD: "destroyers",
  TC: "troop convoy",
};

/** The name of a phase of the turn. */
export const TURN_PHASE_WORDS: Readonly<Record<TurnPhase, string>> = {
  outfitting: "Outfitting",
  intelligence: "Intelligence",
  movement: "Movement",
  incidents: "Incidents",
  naval_combat: "Naval combat",
  raiding: "Commerce raiding",
  bombardment: "Shore bombardment",
  objective: "Objective",
};

/** The act that play waits for in a phase. */
export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  outfit_setup: "Set-up: outfitting",
  deploy_setup: "Set-up: deployment",
  collier_setup: "Set-up: colliers",
  outfitting: "Outfitting",
  sharing: "Sharing out stores",
  intelligence: "Intelligence",
  intelligence_choice: "Choosing an intelligence result",
  movement: "Movement",
  incidents: "Incidents",
  submarine_evasion: "Evading a submarine",
  submarine_ramming: "Ramming a submarine",
  naval_combat: "Naval combat",
  contact: "Contact",
  break_off: "Breaking off or fighting",
  gunnery: "Gunnery round",
  torpedoes: "Torpedo round",
  raiding: "Commerce raiding",
  bombardment: "Shore bombardment",
  bombarding: "Bombardment round",
  objective: "Objective",
  between_scenarios: "Between two scenarios",
  over: "The game is over",
};

/** A number of things in words, such as "2 mines". */
export function some(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
