import { describe, expect, it } from "vitest";
import { attack, over, ship } from "../../../../../test/fixtures/pq17/submarine-kit";
import { CONVOY, play, rollRequest, withForce } from "../../../../../test/fixtures/pq17/table";
import { cloneJson } from "../../../../core/json/clone";
import { impossible } from "../../../../core/request/impossible";
import { auditView } from "../../audit-view";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import { view } from "../../view";

describe("A.4 submarine combat in audits", () => {
  it("7.4.3 the attacker reads the torpedo's dice, not what they were read on, and no effect on the target", () => {
    const state = withForce(over(3), "allied", CONVOY, { units: [ship("mv", 9), ship("jamaica", 4)] });
    const named = play("resolveSubmarineCombat", state, attack(state), [1, 9]).snapshot;
    const { before, after } = named.pending as { before: number; after: number };
    const categories = Array.from({ length: before + after }, () => "heavy_ship");
    const dice = [9, 2, ...Array.from({ length: before + after - 1 }, () => 0)];
    const played = play("chooseSubmarineTargets", named, { categories }, dice);
    const visibleEntries = auditView(played.audit, "axis", named, played.snapshot);
    expect(visibleEntries.filter(({ kind }) => kind === "roll")[1]).toMatchObject({
      label: "torpedo-damage",
      faces: [2],
      column: null,
      row: null,
      modifiers: [],
    });
    expect(JSON.stringify(visibleEntries)).not.toContain("jamaica");
    expect(JSON.stringify(played.outcome)).not.toContain("jamaica");
    expect(JSON.stringify(view(played.snapshot, "axis"))).not.toContain("jamaica");
    expect(JSON.stringify(auditView(played.audit, "allied", named, played.snapshot))).toContain('"column":"CL"');
  });
});

describe("impossible submarine combats", () => {
  const faults = (change: (pending: Record<string, unknown>, state: Snapshot) => void) => {
    const { snapshot } = play("resolveSubmarineCombat", over(3), attack(over(3)), [1, 9]);
    const state = cloneJson(snapshot) as Snapshot;
    change(state.pending as unknown as Record<string, unknown>, state);
    return impossible(pq17.invariants, state, pack.charts).map(({ code, pointer }) => `${code} ${pointer}`);
  };

  it("submarine combats that cannot be are reported", () => {
    expect(faults(() => undefined)).toEqual([]);
    expect(faults((pending) => Object.assign(pending, { pack: "nobody" }))).toEqual([
      "PIECE_UNKNOWN /snapshot/pending/pack",
    ]);
    expect(faults((pending) => Object.assign(pending, { target: "tf_home_fleet" }))).toEqual([
      "PIECE_UNKNOWN /snapshot/pending/target",
    ]);
    expect(faults((pending) => Object.assign(pending, { before: 9 }))).toEqual([
      "SUBMARINES_IMPOSSIBLE /snapshot/pending/before",
    ]);
    expect(faults((_, state) => Object.assign(state, { phase: "recon" }))).toEqual([
      "PENDING_IMPOSSIBLE /snapshot/pending",
    ]);
  });

  it("leave room for what comes next", () => {
    const { snapshot } = play("resolveSubmarineCombat", over(3), attack(over(3)), [1, 9]);
    const { before, after } = snapshot.pending as { before: number; after: number };
    const categories = Array.from({ length: before + after }, () => "merchant");
    expect(rollRequest("chooseSubmarineTargets", snapshot, { categories })).toMatchObject({ label: "sub-target" });
  });
});
