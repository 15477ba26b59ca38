import { describe, expect, it } from "vitest";
import { drawMove } from "../../../../../test/fixtures/draw-move";
import { convoy, fleet, known, meeting } from "../../../../../test/fixtures/pq17/surface-table";
import { decisionsFor } from "../../../../../test/fixtures/pq17/views-kit";
import { expectCompleteEffects } from "../../../../../test/properties/audit";
import { faultsOf } from "../../../../../test/properties/sound";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { seededPick } from "../../../../core/engine/apply";
import { cloneJson } from "../../../../core/json/clone";
import { opponentOf, pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";
import { type Light, type Option, type Side, WEATHER, type Weather } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { isFaceDown } from "./battle";

const ALLIED: readonly (() => Force)[] = [
  () =>
    convoy(
      "convoy",
      1,
      { mv: 11, mo: 2, mc: 1, palomares: 1, dd_ai: 5, tb_op: 2, es_british: 3, ss_british: 2 },
      known,
    ),
  () => convoy("convoy", 1, { mv: 6, aldersdale: 2 }, known),
  () => fleet("cover", 2, { london: 3, norfolk: 3, wichita: 4, dd_us: 3 }, known),
  () => fleet("home", 3, { duke_of_york: 4, victorious: 4, nigeria: 4, dd_jr: 6 }, known),
];

const AXIS: readonly (() => Force)[] = [
  () => fleet("tirpitz", 1, { tirpitz: 5, admiral_hipper: 4, dd_z34_36: 6, tb_35_37: 2 }, known),
  () => fleet("lutzow", 2, { lutzow: 4, scharnhorst: 3, dd_z36a: 5 }),
  () => fleet("destroyers", 3, { dd_z36a: 3 }, known),
];

const ALL: readonly Option[] = ["destroyer_hits", "night_action", "second_location_card"];

/** Changes the facts that the enemy of a side hides in a battle. */
function disguised(state: Snapshot, side: Side): Snapshot {
  const changed = cloneJson(state);
  const enemy = opponentOf(side);
  for (const force of changed.sides[enemy].forces) {
    force.name = "Somebody";
    force.fuel = { state: "low", marker: 30, refuelled: false };
  }
  const { pending } = changed;
  if (pending === null || !("battle" in pending)) return changed;
  for (const unit of pending.battle.units.filter((each) => each.side === enemy)) {
    if (unit.withdrawn) unit.parts = [];
    for (const part of unit.parts) {
      part.force = "unknown";
      part.spent = 0;
      if (isFaceDown(state) && !unit.hit) part.unit = "tirpitz";
    }
  }
  return changed;
}

/** A.4 A side's view and decisions depend on nothing that the enemy hides in a battle. */
function hidesNothingShown(state: Snapshot, side: Side): void {
  const other = disguised(state, side);
  expect(view(other, side)).toEqual(view(state, side));
  if (state.pending?.side === side && "battle" in state.pending) {
    expect(decisionsFor(other, side)).toEqual(decisionsFor(state, side));
  }
}

/** The index of a value at random. */
function some<T>(items: readonly T[], pick: (n: number) => number): T {
  const item = items[pick(items.length)];
  if (item === undefined) throw new Error("Nothing to pick.");
  return item;
}

function fightAtRandom(seed: string): { steps: number; battles: number; ended: boolean } {
  const pick = seededPick(seed);
  const sides: readonly Side[] = ["allied", "axis"];
  const allied = ALLIED.filter(() => pick(3) > 0).map((make) => make());
  const axis = AXIS.filter(() => pick(3) > 0).map((make) => make());
  const [one] = ALLIED.map((make) => make());
  const setting = {
    light: some<Light>(["day", "night"], pick),
    weather: some<Weather>(WEATHER, pick),
    options: ALL.filter(() => pick(2) === 0),
  };
  const unique = allied.filter((each, index) => allied.findIndex(({ id }) => id === each.id) === index);
  let state: Snapshot = meeting(
    some(sides, pick),
    unique.length > 0 || one === undefined ? unique : [one],
    axis,
    setting,
  );
  let battles = 0;
  const mover = unique[0] ?? one;
  if (pick(4) === 0 && mover?.kind === "task_force") {
    const movement = { piece: mover.id, speed: "moderate" as const, path: ["0415"], cross: 0 };
    const pending = { decision: "transit_react" as const, side: "axis" as const, movement };
    state = { ...state, phasing: "allied", phase: "move_blocks", moving: mover.id, pending };
  }
  for (let step = 0; step < 300; step += 1) {
    if (state.pending === null && (state.phase !== "surface_combat" || battles >= 6))
      return { steps: step, battles, ended: true };
    const weight = (name: string): number =>
      ({ declareSurfaceAttack: 400, endPhase: 8, withdrawUnits: 2 })[name] ?? (state.pending === null ? 1 : 50);
    const move = drawMove(pq17, state, pack.charts, pick, weight);
    if (move === undefined) throw new Error(`No move at ${JSON.stringify(state.pending).slice(0, 600)}.`);
    const operation = move.operation.name;
    const answer = adjudicate(pq17, { operation, snapshot: state, input: move.input, seed: `${seed}-${step}` });
    if (answer.kind !== "RESOLUTION") {
      throw new Error(`${operation} ${JSON.stringify(move.input)}: ${JSON.stringify(answer).slice(0, 1500)}`);
    }
    const next = answer.snapshot as Snapshot;
    expectCompleteEffects(state, answer);
    expect(faultsOf(pq17, next)).toEqual([]);
    if (operation === "declareSurfaceAttack" || operation === "reactToTransit") battles += 1;
    state = next;
    if (step % 3 === 0) for (const side of sides) hidesNothingShown(state, side);
  }
  return { steps: 300, battles, ended: false };
}

describe("random surface battles of PQ-17", () => {
  it("random battles: end without a dead end, with an effect for every change", { timeout: 300_000 }, () => {
    let battles = 0;
    for (let seed = 0; seed < 40; seed += 1) {
      const fought = fightAtRandom(`surface-${seed}`);
      battles += fought.battles;
      expect(fought.ended).toBe(true);
    }
    expect(battles).toBeGreaterThan(20);
  });
});
