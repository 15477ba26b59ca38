import { describe, expect, it } from "vitest";
import { cloneJson } from "../../../src/core/audit/canonical";
import { adjudicate } from "../../../src/core/operation/adjudicate";
import { drawMove, seededPick } from "../../../src/core/operation/advance";
import { auditView } from "../../../src/rulesets/pq17/audit-view";
import { opponentOf, pack } from "../../../src/rulesets/pq17/charts/pack";
import { decisionsFor } from "../../../src/rulesets/pq17/decisions";
import { pq17 } from "../../../src/rulesets/pq17/index";
import { decider } from "../../../src/rulesets/pq17/rules/game";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import type { Force } from "../../../src/rulesets/pq17/snapshot-forces";
import { view } from "../../../src/rulesets/pq17/views";
import { SIDES, type Side } from "../../../src/rulesets/pq17/vocabulary";
import { play, searching, table, withDeck, withDummy, withForce } from "./table";

const weight = (operation: string): number => ({ endPhase: 20, moveForce: 40, resolveSearch: 60 })[operation] ?? 8;

/** States of a random game, some steps apart. */
function statesOf(seed: string, steps: number): Snapshot[] {
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
function disguised(state: Snapshot, side: Side): Snapshot {
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

describe("A.4 views", () => {
  it("show nothing that the other side has not given up", { timeout: 60_000 }, () => {
    for (const seed of ["views-1", "views-2"]) {
      for (const state of statesOf(seed, 160)) {
        for (const side of SIDES) {
          const other = disguised(state, opponentOf(side));
          expect(view(other, side)).toEqual(view(state, side));
        }
        const both = disguised(disguised(state, "allied"), "axis");
        expect(view(both, null)).toEqual(view(state, null));
      }
    }
  });

  it("show a side its own forces in full, and its deck as a number", () => {
    const state = table("move_blocks");
    const { own, others } = view(state, "allied");
    expect(own?.forces).toEqual(state.sides.allied.forces);
    expect(own?.deck).toBe(40);
    expect(others.map(({ side }) => side)).toEqual(["axis"]);
    expect(JSON.stringify(others)).not.toContain("tirpitz");
  });

  it("6.1 show kind and number of an identified block alone", () => {
    const state = withForce(table("recon", "axis"), "allied", "tf_home_fleet", { identified: true, idLevel: 1 });
    const [seen] = view(state, "axis").others;
    const blocks = seen?.blocks ?? [];
    expect(blocks.filter(({ identified }) => identified)).toMatchObject([
      { kind: "task_force", idLevel: 1, hex: "0807" },
    ]);
    for (const each of blocks.filter(({ identified }) => !identified)) {
      expect(each).toMatchObject({ kind: null, number: null, idLevel: null });
    }
  });

  it("offer decisions to the side that is to decide, and to no other", () => {
    const state = table("move_blocks");
    expect(decisionsFor(state, pack.charts, "allied").some(({ legal }) => legal)).toBe(true);
    expect(decisionsFor(state, pack.charts, "axis")).toEqual([]);
    expect(decisionsFor(state, pack.charts, null)).toEqual([]);
  });

  it("let what an enemy hides change no decision of a side", { timeout: 60_000 }, () => {
    for (const state of statesOf("views-3", 160)) {
      const side = decider(state);
      if (side === null || state.pending !== null) continue;
      const known = state.sides[opponentOf(side)].forces.some(({ identified }) => identified);
      // 6.3 Whether a force that has been found can be shadowed is told.
      if (known && state.phase === "recon") continue;
      // 5.1.8 What the scenario says of its carriers is known to both.
      if (side === "axis" && state.phase === "move_blocks") continue;
      const other = disguised(state, opponentOf(side));
      expect(decisionsFor(other, pack.charts, side)).toEqual(decisionsFor(state, pack.charts, side));
    }
  });
});

describe("A.4 audit views", () => {
  const recon = (): Snapshot => withDeck(searching(table("recon", "axis"), "axis", "fw200_1", "0807"), "axis", 1);
  const block = (state: Snapshot): number =>
    state.sides.allied.forces.find(({ id }) => id === "tf_home_fleet")?.block ?? 0;

  it("tell the enemy of a card that fails only that it failed", () => {
    const before = recon();
    const played = play("resolveSearch", before, { block: block(before) }, [1]);
    expect(played.outcome).toMatchObject({ found: "failed" });
    const [mine] = auditView(played.audit, "axis", before, played.snapshot).filter(({ kind }) => kind === "draw");
    const [told] = auditView(played.audit, "allied", before, played.snapshot).filter(({ kind }) => kind === "draw");
    expect(mine).toMatchObject({ faces: [1], result: "failed with card 1" });
    expect(told).toMatchObject({ faces: [], result: "failed" });
  });

  it("C.6 tell of the ice that a dummy meets as of that of a force, and drop every effect on it", () => {
    const moving = withDummy(table("move_blocks", "allied"), "allied", 40, "0309");
    const input = { piece: "dummy_40", speed: "moderate", path: ["0209"], cross: "solid_pack" };
    const answer = adjudicate(pq17, { operation: "moveForce", snapshot: moving, input, seed: "ice" });
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer));
    const told = auditView(answer.audit, "axis", moving, answer.snapshot as Snapshot);
    expect(JSON.stringify(told)).not.toContain("dummy");
    expect(told.filter(({ kind }) => kind === "effect")).toEqual([]);
  });
});
