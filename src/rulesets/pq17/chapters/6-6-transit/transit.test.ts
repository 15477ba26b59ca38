import { describe, expect, it } from "vitest";
import { drawMove } from "../../../../../test/fixtures/draw-move";
import { exampleOfHunt } from "../../../../../test/fixtures/pq17/combat-positions";
import { battle, fleet, HEX, meeting, waits } from "../../../../../test/fixtures/pq17/surface-table";
import {
  force,
  only,
  play,
  refused,
  table,
  withDeck,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { seededPick } from "../../../../core/engine/apply";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";
import { reportOf } from "../6-2-search/reports";

const knownInFull = { identified: true, idLevel: 3 } satisfies Partial<Force>;

const raiders = (changes: Partial<Force> = {}): Force =>
  fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, dd_z36a: 3 }, changes);

/** Plays by seed until no decision is pending, doing what random play draws. */
function settle(state: Snapshot, seed: string): Snapshot {
  const pick = seededPick(seed);
  let now = state;
  for (let step = 0; step < 200 && now.pending !== null; step += 1) {
    const drawn = drawMove(pq17, now, pack.charts, pick, () => 1);
    if (drawn === undefined) throw new Error("No move.");
    const answer = adjudicate(pq17, {
      operation: drawn.operation.name,
      snapshot: now,
      input: drawn.input,
      seed: `${seed}${step}`,
    });
    if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 800));
    now = answer.snapshot as Snapshot;
  }
  return now;
}

describe("6.6 forces that did not move", () => {
  const halted = (id: string): Snapshot => {
    const state = { ...only(only(table("move_blocks"), "axis"), "allied", id), turn: 10 };
    const moved = { hexes: 1, speed: "slow", entered: [], done: true } as const;
    return withForce(state, "allied", id, { identified: true, idLevel: 2, moved: { ...moved, entered: [] } });
  };

  it("a force that the ice has stopped in its first hex loses 1 ID in a PM turn", () => {
    const { snapshot } = play("endPhase", halted("tf_home_fleet"), {});
    expect(force(snapshot, "allied", "tf_home_fleet")).toMatchObject({ idLevel: 1 });
  });

  it("7.4.5 a Wolf Pack that a patrol has kept there does not", () => {
    const { snapshot } = play("endPhase", halted("wolf_pack_british_1"), {});
    expect(force(snapshot, "allied", "wolf_pack_british_1")).toMatchObject({ idLevel: 2 });
  });
});

describe("6.6.1 a force caught in transit", () => {
  const caught = (): Snapshot => {
    const mover = fleet("cover", 1, { norfolk: 3, dd_us: 2 }, knownInFull);
    const state = meeting("allied", [mover], [raiders()]);
    const movement = { piece: "cover", speed: "moderate" as const, path: ["0415"], cross: 0 };
    return {
      ...state,
      phase: "move_blocks",
      moving: "cover",
      pending: { decision: "transit_react", side: "axis", movement },
    };
  };

  it("may be fought at once, which ends its move", () => {
    const { outcome, snapshot } = play("reactToTransit", caught(), { shadower: null, fight: ["hipper"] }, [5]);
    expect(outcome).toMatchObject({ fought: true, round: 1 });
    expect(battle(snapshot)).toMatchObject({ transit: true, attacker: "axis", hex: HEX });
    expect(force(snapshot, "allied", "cover").moved.done).toBe(true);
    const over = settle(snapshot, "transit");
    expect(over.phase).toBe("move_blocks");
    expect(over.pending).toBeNull();
    expect(over.sides.axis.fought).toEqual([]);
  });

  it("may be attacked by a Wolf Pack alone, and TFs and Wolf Packs do not attack together", () => {
    const full = { state: "full" as const, marker: null, refuelled: false };
    const boats = fleet("boats", 3, { ss_german: 4 }, { kind: "wolf_pack", fuel: full });
    const alone = withOwn(caught(), "axis", { forces: [boats] });
    const { outcome, snapshot } = play("reactToTransit", alone, { shadower: null, fight: ["boats"] }, [5, 9]);
    expect(outcome).toMatchObject({ fought: true, round: null });
    expect(waits(snapshot)).toBe("axis sub_targets");
    expect(settle(snapshot, "boats").phase).toBe("move_blocks");
    const both = withOwn(caught(), "axis", { forces: [raiders(), boats] });
    const input = { shadower: null, fight: ["hipper", "boats"] };
    expect(refused("reactToTransit", both, input)).toMatchObject({
      code: "FIGHT_IMPOSSIBLE",
      message:
        "You cannot fight it with these forces together: forces fight together only if all are TFs and the enemy is a TF.",
    });
  });

  it("7.5.7 is not fought by a German TF that it is too strong for, and the refusal says so", () => {
    const mover = fleet("cover", 1, { norfolk: 3, kent: 3, dd_us: 9 }, knownInFull);
    const strong = withOwn(caught(), "allied", { forces: [mover] });
    const weak = withOwn(strong, "axis", {
      forces: [fleet("z_flotilla", 2, { dd_z36a: 2 })],
      reports: [reportOf(pack.charts, mover, 3, strong.turn)],
    });
    const refusal = refused("reactToTransit", weak, { shadower: null, fight: ["z_flotilla"] });
    expect([refusal.code, refusal.citation.section, refusal.message]).toEqual([
      "FIGHT_IMPOSSIBLE",
      "6.6.1",
      "You cannot fight it with these forces: the orders of German TFs forbid it. You cannot attack with these TFs: as far as they know, the enemy is not weaker than they are.",
    ]);
  });

  it("moves on when the fighters do not find it", () => {
    const { outcome, snapshot } = play("reactToTransit", caught(), { shadower: null, fight: ["hipper"] }, [1]);
    expect(outcome).toMatchObject({ fought: false });
    expect(force(snapshot, "allied", "cover").at).toBe("0415");
  });
});

describe("7.4.2, 6.6.1 a Wolf Pack caught in transit", () => {
  /** A German Wolf Pack that leaves the hex of the Home Fleet, which it has entered in this turn. */
  function passing(): Snapshot {
    let state: Snapshot = { ...exampleOfHunt(), phase: "move_blocks", phasing: "axis" };
    state = withForce(state, "axis", "wolf_pack_eisteufel_2", {
      at: "0807",
      moved: { hexes: 1, speed: "moderate", entered: ["0807"], done: false },
    });
    return withDeck({ ...state, moving: "wolf_pack_eisteufel_2" }, "allied", 31, 29, 17);
  }
  const go = { piece: "wolf_pack_eisteufel_2", speed: "moderate", path: ["0708"], cross: "clear" };

  it("a Wolf Pack is fought where it is, and its move is over", () => {
    const caught = play("moveForce", passing(), go, [1]);
    expect(caught.snapshot.pending).toMatchObject({ decision: "transit_react", side: "allied" });
    const input = { shadower: null, fight: ["tf_home_fleet"] };
    const fought = play("reactToTransit", caught.snapshot, input, [1, 9]);
    expect(fought.snapshot.pending).toMatchObject({ decision: "sub_targets", side: "axis", offensive: true });
    expect(force(fought.snapshot, "axis", "wolf_pack_eisteufel_2")).toMatchObject({
      at: "0807",
      moved: { done: true },
    });
    expect(impossible(pq17.invariants, fought.snapshot, pack.charts)).toEqual([]);
    expect(refused("endPhase", fought.snapshot, {}).code).toBe("DECISION_PENDING");
  });
});
