import { it } from "vitest";
import { writeFileSync } from "node:fs";
import { cloneJson } from "../../src/core/audit/canonical";
import { SeededDice } from "../../src/core/dice/seeded";
import { seededPick } from "../../src/core/operation/advance";
import { Desk } from "../../src/core/operation/desk";
import { decisionsOf } from "../../src/core/operation/decisions";
import { seenBy } from "../../src/core/operation/sides";
import { opponentOf, pack } from "../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../src/rulesets/pq17/index";
import type { Snapshot } from "../../src/rulesets/pq17/snapshot";
import { SIDES, type Side } from "../../src/rulesets/pq17/vocabulary";
import { playPq17 } from "./pq17-play";
const charts = pq17.charts(pq17.pack);
const told = (s: Snapshot, side: Side, audit: any[]) => {
  const d = decisionsOf(pq17, s, charts);
  return seenBy(pq17, side, s, s, audit, d);
};
/** single disguises */
const D: Record<string, (s: Snapshot, side: Side) => void> = {
  composition: (s, e) => { for (const f of s.sides[e].forces) if (!f.identified) f.units = [{ unit: e === "axis" ? "tirpitz" : "home_fleet_bb", cs: 1, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil: null } as any]; },
  number: (s, e) => { for (const f of s.sides[e].forces) if (!f.identified) f.number = 50; },
  kind: (s, e) => { for (const f of s.sides[e].forces) if (!f.identified) { f.kind = f.kind === "task_force" ? (e === "axis" ? "wolf_pack" : "task_force") : "task_force"; f.convoy = null; } },
  fuel: (s, e) => { for (const f of s.sides[e].forces) f.fuel = { state: "low", marker: 3, refuelled: !f.fuel.refuelled } as any; },
  command: (s, e) => { for (const c of s.sides[e].command) c.available = c.available === 0 ? 5 : 0; },
  chits: (s, e) => { for (const c of s.sides[e].chits) if (!c.revealed) c.letter = c.letter === "A" ? "B" : "A"; s.bag = []; },
  deck: (s, e) => { s.sides[e].deck = s.sides[e].deck.map((n) => (n === 40 ? 1 : n + 1)).sort((a, b) => a - b); },
  special: (s, e) => { const o = s.sides[e]; o.special = { ...o.special, plan: null, cobweb: 9, raidsLeft: 3, attacked: [] } as any; o.convoyCards = []; o.patrolWhite = []; },
  tally: (s, e) => { const o = s.sides[e]; o.tally = { lostConvoys: [{ merchants: 9, excused: 1 }], uncounted: [] } as any; o.obliged = !o.obliged; o.trained = !o.trained; o.dummyLimit += 1; o.reports = []; },
  dummies: (s, e) => {
    const o = s.sides[e];
    const followed = o.shadowing.filter(({ by }) => by === "force").map(({ id }) => id);
    const q = JSON.stringify(s.pending ?? "");
    const turned = o.forces.filter((f) => !f.identified && !followed.includes(f.id) && !q.includes(`"${f.id}"`));
    const model = o.forces[0]; if (!model) return;
    const dum = turned.map(({ id, station, at, block, moved }) => ({ id, station, at, block, moved })) as any;
    const kept = o.dummies.filter(({ id }) => q.includes(`"${id}"`));
    const fs = o.dummies.filter((d) => !kept.includes(d)).map((d) => ({ ...cloneJson(model) as any, ...d, identified: false, idLevel: 0 }));
    o.forces = [...o.forces.filter((f) => !turned.includes(f)), ...fs]; o.dummies = [...kept, ...dum];
  },
  removed: (s, e) => { const o = s.sides[e]; o.removed = o.removed.filter(({ why }) => why === "asw_damage"); o.reinforcements = []; },
  knownParts: (s, e) => { for (const f of s.sides[e].forces) if (f.identified && f.idLevel < 3) f.units = f.units.map((u) => ({ ...u, cs: Math.max(1, u.cs - 1) })); },
  torps: (s, e) => { for (const f of s.sides[e].forces) { for (const u of f.units) { u.torpedoesSpent = u.torpedoesSpent === 0 ? 1 : 0; } f.name = "x"; f.fromGermany = !f.fromGermany; if (f.convoy) { f.convoy.loaded = !f.convoy.loaded; f.convoy.destinations = ["murmansk"]; } } },
  campaign: (s, e) => { const c: any = s.campaign; if (c?.bids && s.phase === "prep_initiative") c.bids = null; const o: any = s.sides[e].campaign; if (o) for (const k of Object.keys(o)) if (typeof o[k] === "number") o[k] += 1; },
};
it("leaks", () => {
  const found = new Map<string, { n: number; eg: string }>();
  const note = (k: string, eg: string) => { const f = found.get(k); if (f) f.n++; else found.set(k, { n: 1, eg }); };
  const t0 = Date.now(); let states = 0;
  const pick = seededPick("leaks");
  for (let g = 0; g < Number(process.env.GAMES ?? 8); g++) {
    playPq17(Number(process.env.FIRST ?? 0) + g, (st, move) => {
      const state = st as Snapshot;
      // audit strings
      const enemySecrets = (side: Side, s: Snapshot) => { const o = s.sides[opponentOf(side)]; return [...o.dummies.map(({ id }) => id), "dummy", ...o.forces.filter((f) => !f.identified).map(({ id }) => id)]; };
      if (pick(3) === 0 || state.pending !== null) {
        const before = cloneJson(state) as Snapshot; const after = cloneJson(state) as Snapshot;
        const desk: any = new Desk(after as any, charts as any, new SeededDice(`l${g}`, { ruleset: "pq17", operation: move.operation.name, step: state.step }) as any, "FULL", [], () => {});
        move.operation.resolve(desk, move.input);
        for (const side of SIDES) {
          const audit: any[] = pq17.auditView!(desk.audit, side, before, after);
          const text = JSON.stringify(audit);
          for (const w of enemySecrets(side, before)) if (w !== "dummy" ? text.includes(`"${w}"`) || text.includes(`/${w}/`) : /dummy_|"dummy"/.test(text) && !before.sides[side].dummies.length) {
            const e = audit.find((x) => JSON.stringify(x).includes(w));
            note(`AUDIT ${move.operation.name} ${e?.kind} ${e?.label ?? e?.code ?? e?.id} ${w.replace(/\d+/g, "#").slice(0, 18)}`, JSON.stringify(e).slice(0, 300)); }
          // rulings the side reads
        }
        if (process.env.AUDIT) for (const side of SIDES) for (const e of pq17.auditView!(desk.audit, side, before, after) as any[]) if (!(state.pending?.side ?? state.phasing) || (state.pending?.side ?? state.phasing) !== side) note(`TOLD ${side} of ${move.operation.name}: ${e.kind} ${e.label ?? e.code ?? e.id ?? ""} ${e.kind === "effect" ? e.pointer.replace(/\d+/g, "#") : (e.modifiers ?? []).map((m: any) => m.code).join("+")}`, JSON.stringify(e).slice(0, 400));
      }
      if (pick(10) !== 0 && !(state.pending !== null && pick(2) === 0)) return;
      states++;
      for (const side of SIDES) {
        const base = told(state, side, []); const b = JSON.stringify(base);
        for (const [name, change] of Object.entries(D)) {
          const other = cloneJson(state) as Snapshot;
          try { change(other, opponentOf(side)); const o = told(other, side, []);
            if (JSON.stringify(o) === b) continue;
            const v = JSON.stringify(o.view) !== JSON.stringify(base.view);
            if (v) { const keys = Object.keys(base.view as any).filter((k) => JSON.stringify((base.view as any)[k]) !== JSON.stringify((o.view as any)[k])); note(`VIEW ${name} ${side} ${state.phase} ${state.pending?.decision ?? "-"} ${keys}`, keys.map((k) => JSON.stringify((base.view as any)[k]).slice(0, 200) + " | " + JSON.stringify((o.view as any)[k]).slice(0, 200)).join("; ")); }
            base.decisions.forEach((d, i) => { const e = o.decisions[i]; if (JSON.stringify(d) !== JSON.stringify(e)) {
              const parts = Object.keys(d).filter((k) => JSON.stringify((d as any)[k]) !== JSON.stringify((e as any)[k]));
              note(`DEC ${name} ${side} ${state.phase} ${state.pending?.decision ?? "-"} ${d.operation} ${d.legal}->${e?.legal} ${parts}`, parts.map((k) => { const x = JSON.stringify((d as any)[k]), y = JSON.stringify((e as any)[k]); let p = 0; while (x[p] === y[p] && p < x.length) p++; return `${k}@${p}: ${x.slice(Math.max(0, p - 80), p + 120)} | ${y.slice(Math.max(0, p - 20), p + 120)}`; }).join("; ")); } });
          } catch (error) { note(`THROW ${name} ${side} ${state.phase}`, String(error).slice(0, 100)); }
        }
      }
    });
  }
  writeFileSync(process.env.OUT ?? "/tmp/leaks.txt", `${states} states ${Date.now() - t0} ms\n` + [...found].sort().map(([k, { n, eg }]) => `${n}x ${k}\n      ${eg}`).join("\n"));
}, 600_000);
