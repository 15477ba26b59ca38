import { cleanBoat } from "../chapters/4-setup/fresh-career";
import { tubesOf } from "../chapters/4-setup/torpedo-load";
import { patrolFor } from "../chapters/7-patrols/assignment";
import { boatFacts } from "../charts/pack";
import type { LogRow, Patrol, Snapshot } from "../snapshot";
import { type KnownCareer, knownTrack, part } from "./facts";

/** 3.5 Builds the career from the one that `new` begins and every known fact. */
export function position(input: KnownCareer): Snapshot {
  const { known, start } = input;
  const { month, phase } = known;
  const { patrols, successes, ships, tons, sunk } = part(input, "before");
  const { quality, wounds, experte } = part(input, "crew");
  const career: Snapshot = {
    ...start,
    phase: phase!,
    month: month!,
    kommandant: { ...start.kommandant, ...part(input, "kommandant") },
    boat: boatOf(input),
    crew: {
      quality,
      wounds: withOverrides(start.crew.wounds, wounds),
      experte: withOverrides(start.crew.experte, experte),
    },
    takenOver: { month: month!, patrols, successes, ships, tons, sunk },
    successes,
    failureStreak: known.failureStreak!,
  };
  return phase === "port" ? career : { ...career, patrol: patrolOf(career, input), log: [rowOf(input)] };
}

/** 4.4.2 The boat as it sails, overridden by the known facts. */
function boatOf(input: KnownCareer): Snapshot["boat"] {
  const { tubes, systems, ...boat } = part(input, "boat");
  const facts = boatFacts(input.charts, boat.type);
  const clean = cleanBoat(facts, input.start.options);
  const empty = Object.fromEntries(tubesOf(facts).map((tube) => [tube, "empty" as const]));
  return {
    ...boat,
    tubes: withOverrides({ ...clean.tubes, ...empty }, tubes),
    systems: withOverrides(clean.systems, systems),
  };
}

function patrolOf(career: Snapshot, input: KnownCareer): Patrol {
  const { ships: _, ...patrol } = part(input, "patrol");
  return { ...patrolFor(career, input.charts, patrol, knownTrack(input)), ...patrol };
}

/** 3.5 The row of the patrol in progress. */
function rowOf(input: KnownCareer): LogRow {
  const { area, mission, ships } = part(input, "patrol");
  return {
    month: input.known.month!,
    boat: part(input, "boat").type,
    area,
    mission,
    ships: ships.map(({ type, name = null, tons, sunk = true }) => ({ type, name, tons, sunk })),
    result: null,
    patrolMonths: 0,
    refitMonths: 0,
  };
}

/** Returns a record with its overrides applied. */
function withOverrides<T extends object>(base: T, overrides: { readonly [K in keyof T]?: T[K] | undefined }): T {
  return { ...base, ...overrides } as T;
}
