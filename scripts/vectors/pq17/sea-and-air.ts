import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import { ashore } from "./air-ashore";
import { assigning } from "./air-assigning";
import { AIR_BASES } from "./air-bases";
import { aaRows, bombingCells, bombingModifiers } from "./air-bombing";
import { carriers } from "./air-carriers";
import { table as airCombat, directing, example as dogfights } from "./air-combat";
import { refusals as airRefusals, strays as airStrays, coordinating } from "./air-declaring";
import { deploying } from "./air-deploying";
import { example as airExample } from "./air-example";
import { hunting } from "./air-hunting";
import { locating as airLocating } from "./air-locating";
import { airMissions } from "./air-missions";
import { raids } from "./air-raids";
import { scrambling, surprise } from "./air-scrambles";
import { flak } from "./air-support";
import { turning } from "./air-turning";
import type { Vector } from "./kit";
import { SUB_BASES } from "./sub-bases";
import { locating, refusals } from "./sub-closed";
import { modifiers, table } from "./sub-combat";
import { example } from "./sub-example";
import { combats } from "./sub-fights";
import { duels, hunts } from "./sub-hunts";
import { convoySubmarines } from "./sub-of-convoys";
import { mines, patrols } from "./sub-patrols";
import { strays } from "./sub-stray-merchants";
import { torpedoes } from "./torpedoes";

/** The snapshots that vectors on aircraft, torpedoes and submarines start from. */
export const SEA_AND_AIR_BASES: Readonly<Record<string, () => Snapshot>> = { ...AIR_BASES, ...SUB_BASES };

const FILES: Readonly<Record<string, () => Vector[]>> = {
  "air-attacks": () => [...airLocating(), ...coordinating(), ...airRefusals(), ...airStrays()],
  "air-bombing": () => [...bombingCells(), ...bombingModifiers()],
  "air-fights": () => [...airCombat(), ...dogfights(), ...scrambling(), ...surprise(), ...directing()],
  "air-flak": () => aaRows(),
  "air-missions": airMissions,
  "air-places": () => [...ashore(), ...raids(), ...carriers(), ...hunting()],
  "air-waves": () => [...airExample(), ...deploying(), ...assigning(), ...flak(), ...turning()],
  submarines: () => [...table(), ...modifiers(), ...locating(), ...refusals(), ...combats(), ...example()],
  "submarine-matters": () => [...hunts(), ...duels(), ...strays(), ...patrols(), ...mines(), ...convoySubmarines()],
  torpedoes,
};

/** A title begins with a number: where it names a ruling alone, with the section that decides the case. */
function numbered(vector: Vector): Vector {
  const { title, citation } = vector as Vector & { readonly title: string; readonly citation: string };
  return /^[A-Z]*[0-9]/.test(title) ? vector : { ...vector, title: `${citation} ${title}` };
}

/** The files of vectors on aircraft, torpedoes and submarines. */
export const SEA_AND_AIR_FILES: Readonly<Record<string, () => Vector[]>> = Object.fromEntries(
  Object.entries(FILES).map(([name, make]) => [name, () => make().map(numbered)]),
);
