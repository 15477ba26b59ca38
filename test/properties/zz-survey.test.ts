import { it } from "vitest";
import { writeFileSync } from "node:fs";
import { seededPick } from "../../src/core/operation/advance";
import { attack, reached, mutant, type Verdict } from "./pq17-attack";
function diff(a: any, b: any, p = ""): string[] {
  if (JSON.stringify(a) === JSON.stringify(b)) return [];
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return [`${p}: ${JSON.stringify(a)?.slice(0,80)} -> ${JSON.stringify(b)?.slice(0,80)}`];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((k) => diff(a[k], b[k], `${p}/${k}`)).slice(0, 6);
}
it("survey", () => {
  const t0 = Date.now();
  const states = reached(Number(process.env.GAMES ?? 12), seededPick("attack"));
  const t1 = Date.now();
  const v = new Map<string, number>(); const broken: string[] = [];
  const only = (process.env.ONLY ?? "").split(",").filter(Boolean).map(Number);
  let i = Number(process.env.FROM ?? 0);
  const first = i;
  const list = only.length ? only : Array.from({ length: Number(process.env.MANY ?? 4000) }, (_, k) => i + k);
  for (i of list) {
    if (Date.now() - t1 > Number(process.env.MS ?? 150000)) break;
    const pick = seededPick(`attack-${i}`);
    const s = states[pick(states.length)]!;
    const verdict: Verdict = attack(s, pick, `attack-${i}`);
    if (verdict.startsWith("broken")) { const p2 = seededPick(`attack-${i}`); p2(states.length); broken.push(`${i} ${s.phase} ${s.pending?.decision ?? "-"} ${verdict.slice(0,500)}\n   ${diff(s, mutant(s, p2)).join(" ; ")}`); }
    const k = verdict.split(":")[0]!; v.set(k, (v.get(k) ?? 0) + 1);
  }
  writeFileSync(process.env.OUT ?? "/tmp/pq17-survey.txt", `${states.length} states ${t1 - t0} ms; ${i - first} in ${Date.now() - t1} ms; ${JSON.stringify([...v])}\n${broken.join("\n")}`);
}, 600_000);
