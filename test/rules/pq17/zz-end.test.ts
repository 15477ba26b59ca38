import { it } from "vitest";
import { advance, drawMove, seededPick } from "/work/main/src/core/operation/advance";
import { SeededDice } from "/work/main/src/core/dice/seeded";
import { pack } from "/work/main/src/rulesets/pq17/charts/pack";
import { pq17 } from "/work/main/src/rulesets/pq17/index";
it("ends", { timeout: 120000 }, () => {
  for (const scenario of ["pq_17", "jw_51b", "pq_12"]) {
    const pick = seededPick(`end-${scenario}`);
    const state: any = pq17.start.blank({ scenario }, pack.charts);
    const d = (op: string) => new SeededDice("s", { ruleset: "pq17", operation: op, step: state.step } as any);
    advance(pq17.start as any, state, pack.charts, { scenario }, d("new"));
    let n = 0; const w = (o: string) => ({ endPhase: 60, moveForce: 40, resolveSearch: 60, declareDenial: 1, detachForce: 1, sendAircraft: 3, assignSector: 3, exchangeShips: 1 } as any)[o] ?? 5;
    const used: Record<string, number> = {};
    while (!pq17.over(state) && n < 9000) {
      const m = drawMove(pq17, state, pack.charts, pick, w); if (!m) throw new Error("dead end " + state.phase);
      used[m.operation.name] = (used[m.operation.name] ?? 0) + 1;
      advance(m.operation, state, pack.charts, m.input, d(m.operation.name)); n++;
    }
    console.log(scenario, n, state.turn, state.phase, state.result, state.vp.total, JSON.stringify(used), pq17.snapshot.safeParse(state).success, pq17.impossible(state, pack.charts).length, JSON.stringify(state).length);
    console.log(state.vp.log.map((e: any) => e.code + e.amount).join(" ").slice(0, 300));
  }
});
