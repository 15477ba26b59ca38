import { describe, expect, it } from "vitest";
import { exampleOf } from "../../../../../test/fixtures/examples";
import {
  contextOn,
  force,
  only,
  play,
  refused,
  searching,
  table,
  withDeck,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { reportForce } from "../6-2-search/reports";
import { shadowForce } from "./operations";
import type { Shadow } from "./state";

/** Home Fleet at ID2, shadowed from Trondheim, as the Allies declare their refuelling. */
function watched(phase: "move_refuel" | "move_detach" = "move_refuel"): Snapshot {
  const state = withForce(only(table(phase), "allied", "tf_home_fleet"), "allied", "tf_home_fleet", {
    identified: true,
    idLevel: 2,
  });
  const target = force(state, "allied", "tf_home_fleet").block ?? 0;
  const shadow: Shadow = { target, by: "sector", id: "trondheim" };
  return withOwn(state, "axis", { shadowing: [shadow] });
}

const block = (state: Snapshot): number => force(state, "allied", "tf_home_fleet").block ?? 0;

const FLEET = "tf_home_fleet";

/** The snapshot after a side has told of one of its forces. */
function disclosureOf(state: Snapshot, side: Side, id: string): Snapshot {
  const { ctx } = contextOn(state);
  reportForce(ctx, side, force(ctx.state, side, id), "6.2.1");
  return ctx.state;
}

const cards = pack.charts.DECKS.facts.axis;

const airU = cards.find(({ day }) => day.air.startsWith("U"));

const airFail = cards.find(({ day }) => day.air.startsWith("-"));

const recon = (card: number | undefined): Snapshot =>
  withDeck(searching(table("recon", "axis"), "axis", "fw200_1", "0807"), "axis", card ?? 0);

describe("6.3.5 giving up shadowing", () => {
  it("the other side is asked before blocks are moved, and nothing else goes on before it answers", () => {
    const asked = play("endPhase", watched(), {}).snapshot;
    expect(asked).toMatchObject({ phase: "move_blocks", pending: { decision: "shadow_give_up", side: "axis" } });
    expect(refused("endPhase", asked, {}).code).toBe("DECISION_PENDING");
    const kept = play("giveUpShadowing", asked, { blocks: [] }).snapshot;
    expect(kept.pending).toBeNull();
    expect(kept.sides.axis.shadowing).toHaveLength(1);
  });

  it("a side that shadows nothing is not asked", () => {
    const free = withOwn(watched(), "axis", { shadowing: [] });
    expect(play("endPhase", free, {}).snapshot.pending).toBeNull();
  });

  it("D-30 given up, the force loses 1 ID in the segment: once if it moves", () => {
    const asked = play("endPhase", watched(), {}).snapshot;
    const { snapshot, rulings } = play("giveUpShadowing", asked, { blocks: [block(asked)] });
    expect(rulings).toContain("D-30");
    expect(snapshot.sides.axis.shadowing).toEqual([]);
    expect(force(snapshot, "allied", "tf_home_fleet").idLevel).toBe(2);
    const go = { piece: "tf_home_fleet", speed: "moderate", path: ["0707"], cross: "clear" };
    const moved = play("endPhase", play("moveForce", snapshot, go).snapshot, {}).snapshot;
    expect(force(moved, "allied", "tf_home_fleet").idLevel).toBe(1);
    expect(moved.unshadowed).toEqual([]);
  });

  it("D-30 and once if it stays, by day and in PM turns alike", () => {
    for (const turn of [9, 10]) {
      const asked = play("endPhase", { ...watched(), turn }, {}).snapshot;
      const free = play("giveUpShadowing", asked, { blocks: [block(asked)] }).snapshot;
      expect(force(play("endPhase", free, {}).snapshot, "allied", "tf_home_fleet").idLevel).toBe(1);
    }
  });

  it("only blocks that are shadowed are given up", () => {
    const asked = play("endPhase", watched(), {}).snapshot;
    expect(refused("giveUpShadowing", asked, { blocks: [block(asked) + 1] }).code).toBe("VALUE_NOT_LISTED");
  });
});

describe("6.3.4 a shadowed force that splits", () => {
  const split = (state: Snapshot) =>
    play("detachForce", state, { force: "tf_home_fleet", units: [{ unit: "washington", cs: 5 }] });

  it("its shadowers choose the part they follow", () => {
    const { snapshot, outcome } = split(watched("move_detach"));
    expect(snapshot.pending).toMatchObject({ decision: "shadow_follow", side: "axis", kept: block(snapshot) });
    const other = force(snapshot, "allied", String(outcome.detached)).block ?? 0;
    expect(other).not.toBe(block(snapshot));
    const followed = play("followPart", snapshot, { block: other }).snapshot;
    expect(followed.sides.axis.shadowing).toMatchObject([{ target: other }]);
    const stays = play("followPart", snapshot, { block: block(snapshot) }).snapshot;
    expect(stays.sides.axis.shadowing).toMatchObject([{ target: block(snapshot) }]);
    expect(refused("followPart", snapshot, { block: 77 }).code).toBe("VALUE_NOT_LISTED");
  });

  it("the part that is not followed has lost its shadowers, and loses 1 ID though it stays (D-30)", () => {
    const { snapshot, outcome } = split(watched("move_detach"));
    const other = force(snapshot, "allied", String(outcome.detached)).block ?? 0;
    const followed = play("followPart", snapshot, { block: other }).snapshot;
    const refuel = play("endPhase", followed, {}).snapshot;
    const asked = play("endPhase", refuel, {}).snapshot;
    const on = play("giveUpShadowing", asked, { blocks: [] }).snapshot;
    const over = play("endPhase", on, {}).snapshot;
    expect(force(over, "allied", "tf_home_fleet").idLevel).toBe(1);
    expect(force(over, "allied", String(outcome.detached)).idLevel).toBe(2);
  });

  it("6.3.1 a convoy that scatters is followed no longer: aircraft go with its escort", () => {
    const state = withForce(only(table("move_detach"), "allied", "convoy_pq_17"), "allied", "convoy_pq_17", {
      identified: true,
      idLevel: 1,
    });
    const target = force(state, "allied", "convoy_pq_17").block ?? 0;
    const seen = withOwn(state, "axis", { shadowing: [{ target, by: "sector", id: "trondheim" }] });
    const { snapshot } = play("scatterConvoy", seen, { convoy: "convoy_pq_17" });
    const escort = snapshot.sides.allied.forces.find(({ kind }) => kind === "task_force");
    expect(snapshot.sides.axis.shadowing).toMatchObject([{ target: escort?.block }]);
  });
});

describe("6.3 what a search must find before it is shadowed", () => {
  const known = withForce(table("recon", "axis"), "allied", FLEET, { identified: true, idLevel: 1, at: "0709" });
  const told = searching(disclosureOf(known, "allied", FLEET), "axis", "fw200_1", "0709");
  const good = pack.charts.DECKS.facts.axis.find(({ day }) => day.air.startsWith("U"))?.no ?? 0;
  const block = force(known, "allied", FLEET).block ?? 0;

  it("a force reported earlier in the turn is not shadowed after a search that failed", () => {
    const { snapshot, outcome } = play("resolveSearch", withDeck(told, "axis", 1), { block }, [1]);
    expect(outcome.found).toBe("failed");
    expect(refused("shadowForce", snapshot, { block, shadower: "fw200_1" }).code).toBe("NOTHING_TO_SHADOW");
  });

  it("one that the search has found is", () => {
    const { snapshot } = play("resolveSearch", withDeck(told, "axis", good), { block }, [1]);
    const after = play("shadowForce", snapshot, { block, shadower: "fw200_1" }).snapshot;
    expect(after.sides.axis.shadowing).toEqual([{ target: block, by: "aircraft", id: "fw200_1" }]);
  });
});

describe("6.3 shadowForce names its block by a number", () => {
  const { snapshot, seed } = exampleOf(pq17, shadowForce.name);
  const shadower = "tf_cruiser_cover";

  it("6.3 an integer, as everywhere", () => {
    const answer = adjudicate(pq17, { operation: "shadowForce", snapshot, input: { block: 1, shadower }, seed });
    expect(answer).toMatchObject({ kind: "RESOLUTION", outcome: { block: 1 } });
    expect(shadowForce.input.safeParse({ block: "1", shadower }).success).toBe(false);
  });

  it("6.3 a step stored with a text of digits replays to the same snapshot", () => {
    const [now, before] = [1, "1"].map((block) =>
      adjudicate(pq17, { operation: "shadowForce", snapshot, input: { block, shadower }, seed }),
    );
    expect(before).toMatchObject({ kind: "RESOLUTION" });
    expect(before).toEqual(now);
    const words = adjudicate(pq17, { operation: "shadowForce", snapshot, input: { block: "one", shadower }, seed });
    expect(words).toMatchObject({ kind: "MALFORMED", faults: [{ code: "INPUT_MALFORMED", pointer: "/input/block" }] });
  });
});

describe("6.3 shadowing", () => {
  const block = (state: Snapshot, id: string): number => force(state, "allied", id).block ?? 0;

  const found = (): Snapshot => {
    const state = recon(airU?.no);
    return play("resolveSearch", state, { block: block(state, "tf_home_fleet") }, [1]).snapshot;
  };

  it("6.3.1 the aircraft that found a force may shadow it", () => {
    const state = found();
    const target = block(state, "tf_home_fleet");
    const { snapshot } = play("shadowForce", state, { block: target, shadower: "fw200_1" });
    expect(snapshot.sides.axis.shadowing).toEqual([{ target, by: "aircraft", id: "fw200_1" }]);
    expect(snapshot.sides.axis.aircraft.find(({ id }) => id === "fw200_1")?.mission).toBe("shadow");
  });

  it("6.3.5 a failed search ends it, and the target loses 1 ID (D-30)", () => {
    const state = withOwn(found(), "axis", { searched: [], deck: [airFail?.no ?? 0] });
    const target = block(state, "tf_home_fleet");
    const followed = withOwn(state, "axis", { shadowing: [{ target, by: "aircraft", id: "fw200_1" }] });
    const before = force(followed, "allied", "tf_home_fleet").idLevel;
    const { snapshot, rulings } = play("resolveSearch", followed, { block: target }, [1]);
    expect(snapshot.sides.axis.shadowing).toEqual([]);
    const after = force(snapshot, "allied", "tf_home_fleet");
    expect(after.identified ? after.idLevel : -1).toBe(before - 1);
    expect(rulings).toContain("D-30");
  });
});
