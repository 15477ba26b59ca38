import { describe, expect, it } from "vitest";
import { fleet, meeting } from "../../../../../test/fixtures/pq17/surface-table";
import { refused, withOwn } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";
import { reportOf } from "../6-2-search/reports";

const knownInFull = { identified: true, idLevel: 3 } satisfies Partial<Force>;

const raiders = (): Force => fleet("hipper", 2, { admiral_hipper: 4, lutzow: 4, dd_z36a: 3 });

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

  it("TFs and Wolf Packs do not attack together, and the refusal says so", () => {
    const full = { state: "full" as const, marker: null, refuelled: false };
    const boats = fleet("boats", 3, { ss_german: 4 }, { kind: "wolf_pack", fuel: full });
    const both = withOwn(caught(), "axis", { forces: [raiders(), boats] });
    expect(refused("reactToTransit", both, { shadower: null, fight: ["hipper", "boats"] })).toMatchObject({
      code: "FIGHT_IMPOSSIBLE",
      message:
        "You cannot fight the force in transit with these forces together: only TFs may fight together, and only against a TF.",
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
      "You cannot fight the force in transit with these forces: the orders of German TFs forbid it. You cannot attack with these TFs: as far as they know, the enemy is at least as strong.",
    ]);
  });
});
