import { describe, expect, it } from "vitest";
import { drawMove } from "../../../../../test/fixtures/draw-move";
import { table } from "../../../../../test/fixtures/pq17/table";
import { expectCompleteEffects } from "../../../../../test/properties/audit";
import { faultsOf } from "../../../../../test/properties/sound";
import type { AuditEntry } from "../../../../core/contract/audit";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { seededPick } from "../../../../core/engine/apply";
import { impossible } from "../../../../core/request/impossible";
import { auditView } from "../../audit-view";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import type { Option, Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";

type Pick = ReturnType<typeof seededPick>;

const AIR = ["declareAirAttack", "resolveAirborneAsw"];

const OPTIONS: readonly Option[] = [
  "coordination",
  "second_location_card",
  "air_surprise",
  "carrier_battle",
  "destroyer_hits",
  "night_action",
];

/** A random air combat segment: a side's aircraft over forces, ports and airbases of the other. */
function segment(pick: Pick): Snapshot {
  const side: Side = pick(2) === 0 ? "allied" : "axis";
  const state = table(
    "air_combat",
    side,
    OPTIONS.filter(() => pick(2) === 0),
  );
  if (pick(5) === 0) state.light = { am: "night", pm: "night" };
  if (pick(4) === 0) state.weather.prevailing = (["reduced_visibility", "storm", "fog"] as const)[pick(3)]!;
  for (const event of ["airbase_strike", "port_strike", "elusive_target", "night_flying"] as const) {
    const owner = event === "elusive_target" ? "allied" : side;
    if (pick(2) === 0) state.events.push({ event, side: owner, until: state.turn, after: side });
  }
  const enemy = side === "allied" ? "axis" : "allied";
  for (const force of [...state.sides.allied.forces, ...state.sides.axis.forces]) {
    if (force.station !== "at_sea") continue;
    Object.assign(force, { identified: pick(4) > 0, idLevel: 0 });
    force.idLevel = force.identified ? pick(4) : 0;
    harm(force, pick);
  }
  const hexes = placesOf(state, enemy);
  for (const unit of state.sides[side].aircraft) {
    if (pick(3) === 0 || unit.interceptor) continue;
    Object.assign(unit, {
      mission: pick(4) === 0 ? "asw" : "attack",
      hex: hexes[pick(hexes.length)],
      aborted: pick(5) === 0 ? 1 : 0,
    });
  }
  return state;
}

function placesOf(state: Snapshot, enemy: Side): string[] {
  const atSea = state.sides[enemy].forces.filter(({ station }) => station === "at_sea").map(({ at }) => at);
  const ports = pack.charts.PORTS.facts.ports.filter((each) => each.side === enemy && each.at.length === 4);
  const bases = pack.charts.AIRBASES.facts.bases.filter((each) => each.side === enemy);
  return [...atSea, ...atSea, ...ports.map(({ at }) => at), ...bases.map(({ hex }) => hex)];
}

/** Some ships Dead in the Water, crippled or in tow, some convoys scattered or dispersed. */
function harm(force: Force, pick: Pick): void {
  for (const ship of [...force.units]) {
    if (pick(6) > 0) continue;
    const mark = pick(2) === 0 ? ("diw" as const) : ("crippled" as const);
    const facts = pack.charts.SHIPS.facts.ships.find(({ id }) => id === ship.unit);
    if (facts !== undefined) {
      if (mark === "diw") ship.cs = 0;
      else ship.marks = [mark];
    } else if (ship.cs > 1) {
      ship.cs -= 1;
      force.units.push({ ...ship, cs: 1, marks: [mark] });
    }
  }
  const { convoy } = force;
  if (convoy === null) return;
  if (pick(4) === 0) convoy.scattered = true;
  else if (pick(3) === 0) convoy.dispersed = [{ unit: "mv", cs: 2 }];
}

/** Nothing of the ships under attack shows to the attacker before they are deployed, nor in what he may read of the audit. */
function keepsSecrets(before: Snapshot, after: Snapshot, audit: readonly AuditEntry[]): void {
  if (after.pending === null || !("strike" in after.pending)) return;
  const { strike } = after.pending;
  if (strike.line.length > 0) return;
  const hidden = strike.ships.map(({ unit }) => unit);
  const serialized = JSON.stringify([
    view(after, strike.side).pending,
    view(after, null).pending,
    auditView(audit, strike.side, before, after),
  ]);
  for (const unit of hidden) expect(serialized).not.toContain(`"${unit}"`);
}

function playOut(seed: string): string[] {
  const pick = seededPick(seed);
  let state = segment(pick);
  const faults = impossible(pq17.invariants, state, pack.charts);
  expect(faults).toEqual([]);
  const played: string[] = [];
  for (let step = 0; step < 80; step += 1) {
    const weight = (name: string): number =>
      state.pending !== null ? 10 : AIR.includes(name) ? 30 : name === "endPhase" ? 2 : 0;
    const move = drawMove(pq17, state, pack.charts, pick, weight);
    if (move === undefined) throw new Error(`${seed}: no move while ${state.pending?.decision} is pending.`);
    if (move.operation.name === "endPhase") break;
    const request = { operation: move.operation.name, snapshot: state, input: move.input, seed: `${seed}-${step}` };
    const answer = adjudicate(pq17, request);
    if (answer.kind !== "RESOLUTION") {
      throw new Error(
        `${seed} ${request.operation} ${JSON.stringify(move.input)}: ${JSON.stringify(answer).slice(0, 1500)}`,
      );
    }
    const next = answer.snapshot as Snapshot;
    expectCompleteEffects(state, answer);
    expect(faultsOf(pq17, next)).toEqual([]);
    expect(move.operation.outcome.safeParse(answer.outcome).error?.issues ?? []).toEqual([]);
    keepsSecrets(state, next, answer.audit);
    played.push(request.operation);
    state = next;
  }
  expect(state.pending).toBeNull();
  return played;
}

describe("random air combat", () => {
  it("resolves without a dead end, and every operation of it is met", { timeout: 300_000 }, () => {
    const codes = new Set<string>();
    for (let game = 0; game < Number(process.env.AIR_GAMES ?? 60); game += 1) {
      for (const name of playOut(`air-${game}`)) codes.add(name);
    }
    for (const name of [
      ...AIR,
      "scrambleFighters",
      "directFighters",
      "deployTargets",
      "assignAircraft",
      "directFlak",
      "turnAircraft",
    ]) {
      expect([...codes]).toContain(name);
    }
  });
});
