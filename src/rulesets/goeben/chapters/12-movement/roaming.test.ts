import { describe, expect, it } from "vitest";
import { carrying, table } from "../../../../../test/fixtures/goeben/table";
import { expectCompleteEffects } from "../../../../../test/properties/audit";
import type { Picker } from "../../../../core/contract/choice";
import type { AnyOperation } from "../../../../core/contract/operation";
import { SeededDice } from "../../../../core/dice/seeded";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { apply, seededPick } from "../../../../core/engine/apply";
import { cloneJson } from "../../../../core/json/clone";
import { orderOf, pack } from "../../charts/pack";
import { goeben } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { IncidentKind } from "../../vocabulary";
import { startTurn } from "../4-sequence-of-play/phases";
import { mustStillLeave } from "../9-ports/visits";
import { closeIncidents, continueIncidents } from "../13-incidents/incidents";
import { moveMarker } from "../13-incidents/markers";
import { chooseRammedShip, resolveIncidents, resolveSubmarineEvasion } from "../13-incidents/operations";
import { poolSize } from "../13-incidents/pool";
import { layMine } from "../23-mines/lay-mine";
import type { Context } from "../shared/context";
import { moveShip } from "./move-ship";
import { closeMovement } from "./movement";

const { charts } = pack;

const MOVING: readonly AnyOperation[] = [moveShip, layMine];

const MEETING: readonly AnyOperation[] = [resolveIncidents, resolveSubmarineEvasion, chooseRammedShip];

/** A game of Movement and Incident phases alone, with what came of it. */
class Roaming {
  readonly encountered = new Set<string>();
  operations = 0;

  constructor(
    public state: Snapshot,
    private readonly seed: string,
    private readonly pick: Picker,
  ) {}

  /** Plays turns until a limit, or until the scenario is over. */
  play(turns: number): void {
    for (let turn = 0; turn < turns && this.state.result === null; turn += 1) {
      Object.assign(this.state, { phase: "movement", done: [] });
      while (this.state.result === null && this.step(MOVING, "movement"));
      if (this.state.result !== null) return;
      for (const ship of mustStillLeave(this.state, charts)) throw new Error(`${ship} must still leave.`);
      this.act((ctx) => closeMovement(ctx));
      Object.assign(this.state, { phase: "incidents", done: [] });
      while (this.state.result === null && this.meetOn());
      if (Object.values(this.state.ships).every(({ status }) => status !== "in_play")) return;
      this.act(tidy);
    }
  }

  private meetOn(): boolean {
    if (this.state.phase === "intelligence_choice") {
      this.act((ctx) => continueIncidents(ctx));
      return true;
    }
    return this.step(MEETING, this.state.phase);
  }

  /** Makes one random legal move through the whole kernel and checks its laws; false when none is open. */
  private step(operations: readonly AnyOperation[], phase: string): boolean {
    const moves = operations.flatMap((operation) => {
      if (!operation.phases!.of.includes(phase)) return [];
      const legality = operation.legality(this.state, charts);
      return legality.legal ? [{ operation, choice: legality.input }] : [];
    });
    if (moves.length === 0) return false;
    const { operation, choice } = moves[this.pick(moves.length)]!;
    const input = choice.draw(this.pick);
    const before = this.state;
    const answer = adjudicate(goeben, { operation: operation.name, snapshot: before, input, seed: this.seed });
    if (answer.kind !== "RESOLUTION") throw new Error(`${JSON.stringify(input)}: ${JSON.stringify(answer)}`);
    expectCompleteEffects(before, answer);
    expect(operation.outcome.safeParse(answer.outcome).error).toBeUndefined();
    const { events = [] } = answer.outcome as { events?: { kind: IncidentKind; result: string }[] };
    for (const { kind, result } of events) this.encountered.add(`${kind} ${result}`);
    this.state = cloneJson(answer.snapshot) as Snapshot;
    this.operations += 1;
    checkCounts(this.state);
    return true;
  }

  private act(resolve: (ctx: Context) => unknown): void {
    const dice = new SeededDice(this.seed, { ruleset: "goeben", operation: "test", step: this.state.step });
    apply({ resolve: resolve as AnyOperation["resolve"] }, this.state, charts, {}, dice);
  }
}

/** Does the work of the skipped phases: returns ships to the pool and starts the next turn. */
function tidy(ctx: Context): void {
  closeIncidents(ctx);
  for (const marker of ctx.state.markers) {
    const isKept = marker.kind === "french_navy_sortie" && ctx.state.frenchSortie;
    if (marker.place === "set_aside" && !isKept) moveMarker(ctx, marker, "pool", null, "14.14");
  }
  startTurn(ctx);
}

/** Every multiset is as large as its unseen positions, and no marker is lost or doubled. */
function checkCounts(state: Snapshot): void {
  const { unseen, markers } = state;
  for (const fleet of ["british", "french"] as const) {
    const down = unseen.faceDown.filter((each) => each.fleet === fleet).reduce((sum, { count }) => sum + count, 0);
    expect(unseen[fleet]).toHaveLength(down + unseen.pool[fleet]);
  }
  const ids = [...markers.map(({ id }) => id), ...unseen.british, ...unseen.french, ...unseen.other];
  expect(new Set(ids).size).toBe(ids.length);
  expect(poolSize(state)).toBeGreaterThan(0);
  for (const { place, space } of markers) if (place !== "map" && place !== "set_aside") expect(space).toBeNull();
}

const ORDERS = ["atlantic_breakout", "ottoman_alliance", "raid_french_african_convoys"] as const;

describe("12.0, 13.0 random roaming", () => {
  it("moves and incidents resolve whatever comes, replay from their effects and lose no marker", () => {
    const met = new Set<string>();
    let operations = 0;
    for (let index = 0; index < 12; index += 1) {
      const extras = (["none", "all_four", "add_stralsund"] as const)[index % 3]!;
      const options = { mines: true, austroHungarianWarships: index % 2 === 0, germanExtras: extras };
      const fresh = carrying(table("movement", {}, { options }), "breslau", "mines", "mines", "torpedo_nets");
      const order = ORDERS[index % ORDERS.length]!;
      const start = { ...fresh, order, alert: 1 + (index % 6), vp: index % 4 === 0 ? 100 : 0 };
      const roaming = new Roaming(start, `roam-${index}`, seededPick(`roam-${index}`));
      roaming.play(orderOf(charts, order).turns);
      operations += roaming.operations;
      for (const each of roaming.encountered) met.add(each);
    }
    expect(operations).toBeGreaterThan(300);
    expect(met.size).toBeGreaterThan(15);
  }, 120_000);
});
