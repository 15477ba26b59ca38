import { cleanBoat } from "../chapters/4-setup/fresh-career";
import { tubesOf } from "../chapters/4-setup/torpedo-load";
import { patrolFor } from "../chapters/7-patrols/assignment";
import { boatFacts } from "../charts/pack";
import type { LogRow, Patrol, Snapshot } from "../snapshot";
import { part, type ToldCareer, trackOf } from "./facts";

/** 3.5 The career as it stands, made of the one that `new` begins and of every fact told. */
export function position(told: ToldCareer): Snapshot {
  const { known, start } = told;
  const { month, phase } = known;
  const { patrols, successes, ships, tons, sunk } = part(told, "before");
  const { quality, wounds, experte } = part(told, "crew");
  const career: Snapshot = {
    ...start,
    phase: phase!,
    month: month!,
    kommandant: { ...start.kommandant, ...part(told, "kommandant") },
    boat: boatOf(told),
    crew: { quality, wounds: laid(start.crew.wounds, wounds), experte: laid(start.crew.experte, experte) },
    takenOver: { month: month!, patrols, successes, ships, tons, sunk },
    successes,
    failureStreak: known.failureStreak!,
  };
  return phase === "port" ? career : { ...career, patrol: patrolOf(career, told), log: [rowOf(told)] };
}

/** 4.4.2 The boat as it sails, with what was told of it. */
function boatOf(told: ToldCareer): Snapshot["boat"] {
  const { tubes, systems, ...boat } = part(told, "boat");
  const facts = boatFacts(told.charts, boat.type);
  const clean = cleanBoat(facts, told.start.options);
  const empty = Object.fromEntries(tubesOf(facts).map((tube) => [tube, "empty" as const]));
  return { ...boat, tubes: laid({ ...clean.tubes, ...empty }, tubes), systems: laid(clean.systems, systems) };
}

function patrolOf(career: Snapshot, told: ToldCareer): Patrol {
  const { ships: _, ...patrol } = part(told, "patrol");
  return { ...patrolFor(career, told.charts, patrol, trackOf(told)), ...patrol };
}

/** 3.5 The row of the patrol in progress. */
function rowOf(told: ToldCareer): LogRow {
  const { area, mission, ships } = part(told, "patrol");
  return {
    month: told.known.month!,
    boat: part(told, "boat").type,
    area,
    mission,
    ships: ships.map(({ type, name = null, tons, sunk = true }) => ({ type, name, tons, sunk })),
    result: null,
    patrolMonths: 0,
    refitMonths: 0,
  };
}

/** A record with what was told laid over it. */
function laid<T extends object>(base: T, told: { readonly [K in keyof T]?: T[K] | undefined }): T {
  return { ...base, ...told } as T;
}
