import { describe, expect, it } from "vitest";
import { analysisExample, exampleOf } from "../../../test/fixtures/examples";
import {
  contextOn,
  force,
  play,
  searching,
  table,
  withDeck,
  withDummy,
  withForce,
} from "../../../test/fixtures/pq17/table";
import { decisionsFor, disguised, statesOf } from "../../../test/fixtures/pq17/views-kit";
import { analyse } from "../../core/analysis/call";
import { odds } from "../../core/analysis/odds/odds";
import { simulate } from "../../core/analysis/simulation/simulate";
import type { Malformed } from "../../core/contract/request";
import { adjudicate } from "../../core/engine/adjudicate";
import { decisionsOf } from "../../core/engine/decisions";
import { sideViewOf } from "../../core/engine/views";
import { ONLOOKER } from "../../core/request/fields";
import { auditView } from "./audit-view";
import { reportForce } from "./chapters/6-2-search/reports";
import { decider } from "./chapters/shared/game";
import { opponentOf, pack } from "./charts/pack";
import { pq17 } from "./index";
import type { Snapshot } from "./snapshot";
import { view } from "./view";
import { SIDES, type Side } from "./vocabulary";

const FLEET = "tf_home_fleet";

/** The snapshot after a side has disclosed one of its forces. */
function disclosureOf(state: Snapshot, side: Side, id: string): Snapshot {
  const { ctx } = contextOn(state);
  reportForce(ctx, side, force(ctx.state, side, id), "6.2.1");
  return ctx.state;
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
    const [enemyView] = view(state, "axis").others;
    const blocks = enemyView?.blocks ?? [];
    expect(blocks.filter(({ identified }) => identified)).toMatchObject([
      { kind: "task_force", idLevel: 1, hex: "0807" },
    ]);
    const hidden = blocks.filter(({ identified }) => !identified);
    expect(hidden.length).toBeGreaterThan(0);
    for (const each of hidden) {
      expect(each).toMatchObject({ kind: null, number: null, idLevel: null });
    }
  });

  it("offer decisions to the side that is to decide, and to no other", () => {
    const state = table("move_blocks");
    expect(decisionsFor(state, "allied").some(({ legal }) => legal)).toBe(true);
    expect(decisionsFor(state, "axis")).toEqual([]);
    expect(sideViewOf(pq17, ONLOOKER, state, state, [], decisionsOf(pq17, state, pack.charts)).decisions).toEqual([]);
  });

  it("let what an enemy hides change no decision of a side", { timeout: 60_000 }, () => {
    for (const state of statesOf("views-3", 160)) {
      const side = decider(state);
      if (side === null || state.pending !== null) continue;
      const known = state.sides[opponentOf(side)].forces.some(({ identified }) => identified);
      // 6.3 The rules disclose whether a force that was found can be shadowed.
      if (known && state.phase === "recon") continue;
      // 5.1.8 Both sides know the scenario's facts about its carriers.
      if (side === "axis" && state.phase === "move_blocks") continue;
      const other = disguised(state, opponentOf(side));
      expect(decisionsFor(other, side)).toEqual(decisionsFor(state, side));
    }
  });
});

describe("A.4 audit views", () => {
  const recon = (): Snapshot => withDeck(searching(table("recon", "axis"), "axis", "fw200_1", "0807"), "axis", 1);
  const block = (state: Snapshot): number =>
    state.sides.allied.forces.find(({ id }) => id === "tf_home_fleet")?.block ?? 0;

  it("a card that fails: the enemy sees only that it failed", () => {
    const before = recon();
    const played = play("resolveSearch", before, { block: block(before) }, [1]);
    expect(played.outcome).toMatchObject({ found: "failed" });
    const [mine] = auditView(played.audit, "axis", before, played.snapshot).filter(({ kind }) => kind === "draw");
    const [drawEntry] = auditView(played.audit, "allied", before, played.snapshot).filter(
      ({ kind }) => kind === "draw",
    );
    expect(mine).toMatchObject({ faces: [1], result: "failed with card 1" });
    expect(drawEntry).toMatchObject({ faces: [], result: "failed" });
  });

  it("C.6 ice that a dummy meets: shown like that of a force, without effects", () => {
    const moving = withDummy(table("move_blocks", "allied"), "allied", 40, "0309");
    const input = { piece: "dummy_40", speed: "moderate", path: ["0209"], cross: "solid_pack" };
    const answer = adjudicate(pq17, { operation: "moveForce", snapshot: moving, input, seed: "ice" });
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer));
    const visibleEntries = auditView(answer.audit, "axis", moving, answer.snapshot as Snapshot);
    expect(JSON.stringify(visibleEntries)).not.toContain("dummy");
    expect(visibleEntries.filter(({ kind }) => kind === "effect")).toEqual([]);
  });
});

describe("A.4 aircraft aboard a carrier", () => {
  const visibleAircraft = (state: Snapshot): string[] =>
    view(state, "axis").others[0]?.aircraft.flatMap(({ id, carrier }) => (carrier === null ? [] : [id])) ?? [];
  const at = (idLevel: number): Snapshot =>
    disclosureOf(withForce(table("recon", "axis"), "allied", FLEET, { identified: true, idLevel }), "allied", FLEET);

  it("aircraft of carriers: shown at ID3, not before", () => {
    expect(visibleAircraft(at(2))).toEqual([]);
    expect(visibleAircraft(at(3))).toEqual(["albacore_1", "albacore_2", "fulmar_1", "sea_hurricane_1"]);
  });

  it("aircraft of carriers: hidden if no report names the carrier", () => {
    const state = withForce(table("recon", "axis"), "allied", FLEET, { identified: true, idLevel: 3 });
    expect(visibleAircraft(state)).toEqual([]);
  });
});

describe("hidden facts: absent from every view", () => {
  const { input } = exampleOf(pq17, "new");
  const answer = adjudicate(pq17, { operation: "new", input, seed: "hidden", views: ["allied", "axis", "onlooker"] });
  const views = answer.kind === "RESOLUTION" ? (answer.views ?? []) : [];

  it.each(["allied", "axis", "onlooker"])("the view of %s: not a snapshot", (side) => {
    const view = views.find((each) => each.side === side)!.view;
    const { ruleset, edition } = analysisExample(odds, pq17).snapshot as { ruleset: string; edition: string };
    const viewRequest = { snapshot: { ...(view as object), ruleset, edition } };
    for (const answer of [
      analyse(pq17, odds, { ...analysisExample(odds, pq17), ...viewRequest }),
      analyse(pq17, simulate, { ...viewRequest, policy: "random", runs: 1 }),
    ]) {
      expect((answer as Malformed).faults[0]).toMatchObject({ code: "SNAPSHOT_MALFORMED" });
    }
  });
});
