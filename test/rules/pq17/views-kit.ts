import { cloneJson } from "../../../src/core/audit/canonical";
import type { Decision } from "../../../src/core/contract/answer";
import { adjudicate } from "../../../src/core/engine/adjudicate";
import { drawMove, seededPick } from "../../../src/core/engine/apply";
import { decisionsOf } from "../../../src/core/engine/decisions";
import { decisionsShown } from "../../../src/core/engine/views";
import type { Force } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { pack } from "../../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../../src/rulesets/pq17/index";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import type { Side } from "../../../src/rulesets/pq17/vocabulary";

const weight = (operation: string): number => ({ endPhase: 20, moveForce: 40, resolveSearch: 60 })[operation] ?? 8;

/** States of a random game, some steps apart. */
export function statesOf(seed: string, steps: number): Snapshot[] {
  const pick = seededPick(seed);
  const first = adjudicate(pq17, { operation: "new", input: { scenario: "pq_17" }, seed });
  if (first.kind !== "RESOLUTION") throw new Error(first.kind);
  let state = first.snapshot as Snapshot;
  const states: Snapshot[] = [];
  for (let step = 0; step < steps; step += 1) {
    const move = drawMove(pq17, state, pack.charts, pick, weight);
    if (move === undefined) break;
    const answer = adjudicate(pq17, { operation: move.operation.name, snapshot: state, input: move.input, seed });
    if (answer.kind !== "RESOLUTION") throw new Error(answer.kind);
    state = answer.snapshot as Snapshot;
    if (step % 10 === 0) states.push(state);
  }
  return states;
}

/** Everything about a side that it has not given up, changed. */
export function disguised(state: Snapshot, side: Side): Snapshot {
  const changed = cloneJson(state);
  const own = changed.sides[side];
  const told = own.forces.filter(isTold).flatMap(({ units }) => units.map(({ unit }) => unit));
  for (const force of own.forces) disguise(force);
  for (const command of own.command) command.available += 1;
  for (const chit of own.chits) if (!chit.revealed) chit.letter = chit.letter === "A" ? "B" : "A";
  own.deck = own.deck.map((no) => (no === 40 ? 1 : no + 1)).sort((a, b) => a - b);
  own.denial = { carrier: false, cam: false, wolfPack: false };
  own.convoyCards = [];
  own.reports = [];
  own.reinforcements = [];
  own.dummyLimit += 1;
  own.obliged = !own.obliged;
  own.trained = !own.trained;
  own.patrolWhite = [];
  own.special = { ...own.special, plan: null, cobweb: own.special.cobweb + 1, raidsLeft: 0, attacked: [], bought: [0] };
  own.tally = { lostConvoys: [{ merchants: 9, excused: 1 }], uncounted: [{ unit: "tirpitz", cs: 1 }] };
  own.removed = own.removed.filter(({ why }) => why === "asw_damage");
  for (const unit of own.aircraft) {
    if (unit.base === null && unit.hex === null && !told.includes(unit.carrier ?? "")) unit.cs = 1;
  }
  swapForDummies(changed, side);
  changed.bag = [];
  return changed;
}

/** A.4 The aircraft of carriers at ID3 are told. */
const isTold = ({ identified, idLevel }: Force): boolean => identified && idLevel === 3;

function disguise(force: Force): void {
  force.fuel = { state: "low", marker: 30, refuelled: !force.fuel.refuelled };
  force.name = "Somebody";
  force.fromGermany = !force.fromGermany;
  if (!isTold(force))
    force.units = [{ unit: "tirpitz", cs: 1, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil: null }];
  if (force.convoy !== null) {
    force.convoy.loaded = !force.convoy.loaded;
    force.convoy.destinations = ["murmansk"];
  }
  if (!force.identified) force.number = 50;
}

/** The forces that a pending decision names: what they are is told by it. */
function inQuestion({ pending }: Snapshot): string[] {
  if (pending === null) return [];
  if (pending.decision === "sub_targets") return [pending.pack, pending.target];
  return "movement" in pending ? [pending.movement.piece] : [];
}

/** Every block that has not been identified changes what it is: forces become dummies, and dummies forces. */
function swapForDummies(state: Snapshot, side: Side): void {
  const own = state.sides[side];
  const hidden = own.forces.filter(({ identified }) => !identified);
  const followed = own.shadowing.filter(({ by }) => by === "force").map(({ id }) => id);
  const turned = hidden.filter(({ id }) => !followed.includes(id) && !inQuestion(state).includes(id));
  const model = own.forces[0];
  if (model === undefined) return;
  const dummies = turned.map(({ id, station, at, block, moved }) => ({ id, station, at, block, moved }));
  const kept = own.dummies.filter(({ id }) => inQuestion(state).includes(id));
  const forces = own.dummies
    .filter((each) => !kept.includes(each))
    .map((dummy) => ({ ...cloneJson(model), ...dummy, identified: false, idLevel: 0 }));
  own.forces = [...own.forces.filter((force) => !turned.includes(force)), ...forces];
  own.dummies = [...kept, ...dummies];
}

/** The decisions that are a side's, as every wire tells them. */
export function decisionsFor(state: Snapshot, side: Side): readonly Decision[] {
  return decisionsShown(pq17, state, side, decisionsOf(pq17, state, pack.charts));
}
