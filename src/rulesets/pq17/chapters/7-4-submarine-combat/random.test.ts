import { describe, expect, it } from "vitest";
import { drawMove } from "../../../../../test/fixtures/draw-move";
import { table } from "../../../../../test/fixtures/pq17/table";
import { expectCompleteEffects } from "../../../../../test/properties/audit";
import { faultsOf } from "../../../../../test/properties/sound";
import type { AuditEntry } from "../../../../core/contract/audit";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { seededPick } from "../../../../core/engine/apply";
import { cloneJson } from "../../../../core/json/clone";
import { impossible } from "../../../../core/request/impossible";
import { auditView } from "../../audit-view";
import { opponentOf, pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import { MARKS, type Option, SIDES, type Side, WEATHER } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { freshShip } from "../shared/units";

type Pick = (n: number) => number;

const MINE = [
  "resolveSubmarineCombat",
  "chooseSubmarineTargets",
  "resolveOffensiveAsw",
  "resolveSubmarineDuel",
  "attackStrayMerchants",
];

const ship = (unit: string, cs: number, marks: Ship["marks"] = []): Ship => freshShip(pack.charts, unit, cs, marks);

/** Everything that can meet in one hex, in a random state. */
function melee(pick: Pick): Snapshot {
  const phasing: Side = pick(2) === 0 ? "allied" : "axis";
  const options = (["destroyer_hits", "second_location_card"] as Option[]).filter(() => pick(2) === 0);
  const phase = pick(4) === 0 ? "surface_combat" : "submarine_combat";
  const state = table(phase, phasing, options);
  state.weather.prevailing = WEATHER[pick(WEATHER.length)] ?? "fair";
  state.light = pick(2) === 0 ? { am: "night", pm: "night" } : { am: "day", pm: "day" };
  for (const side of ["allied", "axis"] as const) {
    for (const [index, force] of state.sides[side].forces.entries()) {
      if (force.station !== "at_sea" && side === "allied") continue;
      Object.assign(force, { station: "at_sea", at: "0410", block: index + 1, identified: pick(3) > 0 });
      force.idLevel = force.identified ? pick(4) : 0;
      trouble(force, pick);
    }
  }
  return state;
}

/** Marks, losses and stragglers of one force. */
function trouble(force: Force, pick: Pick): void {
  for (const each of force.units) {
    const mark = MARKS[pick(30)];
    if (mark === "diw" || mark === "crippled" || mark === "torps_expended") each.marks = [mark];
    if (pick(4) === 0 && each.cs > 1) each.cs -= 1;
  }
  if (pick(8) === 0) force.fuel.state = "critical";
  if (force.convoy === null) return;
  const fate = pick(3);
  if (fate === 0) {
    force.convoy.scattered = true;
    Object.assign(force, { identified: true, idLevel: 3 });
    force.units = [ship("mv", 1 + pick(4)), ship("gray_ranger", 1)].slice(0, 1 + pick(2));
  }
  if (fate === 1) force.convoy.dispersed = [{ unit: "mv", cs: 1 + pick(3) }];
}

/** A.4 Checks that a side's audit and view reveal no enemy ship that is still afloat. */
function mindsSecrets(audit: readonly AuditEntry[], side: Side, before: Snapshot, after: Snapshot): void {
  const enemy = opponentOf(side);
  const serialized = JSON.stringify(auditView(audit, side, before, after));
  const sunk = after.sides[enemy].sunk.map(({ unit }) => unit);
  for (const { units } of after.sides[enemy].forces) {
    for (const { unit } of units) if (!sunk.includes(unit)) expect(serialized).not.toContain(`"${unit}"`);
  }
  const masked = cloneJson(after) as Snapshot;
  for (const force of masked.sides[enemy].forces) {
    force.units = [ship("ulster_queen", 1)];
    force.fuel = { state: "low", marker: 3, refuelled: false };
  }
  expect(view(masked, side)).toEqual(view(after, side));
}

describe("random submarine combat", () => {
  it("random combats: end, with a sentence for every change and no violation", { timeout: 120_000 }, () => {
    const played = new Map<string, number>();
    for (let seed = 0; seed < 60; seed += 1) {
      const pick = seededPick(`submarines-${seed}`);
      let state = melee(pick);
      // A convoy of the draw may contain a ship of the oilers' force. Such a state is drawn again.
      if (impossible(pq17.invariants, state, pack.charts).length > 0) continue;
      for (let step = 0; step < 40; step += 1) {
        const weight = (name: string): number => (MINE.includes(name) ? 20 : 0);
        const move = drawMove(pq17, state, pack.charts, pick, weight);
        if (move === undefined || !MINE.includes(move.operation.name)) {
          expect(state.pending?.decision).not.toBe("sub_targets");
          break;
        }
        const { name } = move.operation;
        const answer = adjudicate(pq17, { operation: name, snapshot: state, input: move.input, seed: `${seed}` });
        if (answer.kind !== "RESOLUTION") throw new Error(`${name}: ${JSON.stringify(answer).slice(0, 800)}`);
        expectCompleteEffects(state, answer);
        expect(faultsOf(pq17, answer.snapshot)).toEqual([]);
        expect(move.operation.outcome.safeParse(answer.outcome).error?.issues ?? []).toEqual([]);
        for (const side of SIDES) mindsSecrets(answer.audit, side, state, answer.snapshot as Snapshot);
        state = answer.snapshot as Snapshot;
        played.set(name, (played.get(name) ?? 0) + 1);
      }
    }
    expect([...played.keys()].sort()).toEqual([...MINE].sort());
    expect(Math.min(...played.values())).toBeGreaterThan(10);
  });
});
