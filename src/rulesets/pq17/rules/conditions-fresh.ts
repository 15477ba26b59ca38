import { findUnit } from "../charts/pack";
import type { Charts, Scenario } from "../charts/schema";
import type { Special, Tally } from "../snapshot-conditions";
import type { Side } from "../vocabulary";
import { inGroup } from "./units";

/** 12 What a side keeps of its special conditions before it has drawn any. */
export function freshSpecial(): Special {
  return {
    plan: null,
    cobweb: 0,
    carriers: [],
    bombers: [],
    attacked: [],
    kara: false,
    raidsLeft: 0,
    joining: [],
    returning: null,
    bought: [],
  };
}

/** 2.4 What a side keeps for the count of points at set-up: CS that its capital ships lack from the start. */
export function freshTally(charts: Charts, scenario: Scenario, side: Side): Tally {
  const ships = scenario.forces[side].flatMap(({ units }) => units);
  const uncounted = ships.flatMap(({ unit, cs }) => {
    const whole = findUnit(charts, unit)?.cs ?? cs;
    return inGroup(charts, { unit }, "capital") && cs < whole ? [{ unit, cs: whole - cs }] : [];
  });
  return { lostConvoys: [], uncounted };
}
