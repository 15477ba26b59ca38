import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import { airAttacks } from "./air-attacks";
import { AIR_BASES } from "./air-bases";
import { aaRows, bombingCells, bombingModifiers } from "./air-bombing";
import { airFights } from "./air-fights";
import { airMissions } from "./air-missions";
import { airPlaces, airWaves } from "./air-waves";
import type { Vector } from "./kit";
import { SUB_BASES } from "./sub-bases";
import { submarineMatters } from "./sub-others";
import { submarines } from "./submarines";
import { torpedoes } from "./torpedoes";

/** The snapshots that vectors on aircraft, torpedoes and submarines start from. */
export const SEA_AND_AIR_BASES: Readonly<Record<string, () => Snapshot>> = { ...AIR_BASES, ...SUB_BASES };

/** The files of vectors on aircraft, torpedoes and submarines. */
export const SEA_AND_AIR_FILES: Readonly<Record<string, () => Vector[]>> = {
  "air-attacks": airAttacks,
  "air-bombing": () => [...bombingCells(), ...bombingModifiers()],
  "air-fights": airFights,
  "air-missions": airMissions,
  "air-places": airPlaces,
  "air-waves": airWaves,
  "air-flak": () => aaRows(),
  submarines,
  "submarine-matters": submarineMatters,
  torpedoes,
};
