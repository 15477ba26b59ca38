import { rulesets } from "../src/rulesets/index";
import { casesOf } from "./odds-proof/cases";
import { requestOf } from "./odds-proof/trials";
import { oddsOf } from "../src/core/odds/odds";
for (const c of casesOf(rulesets)) {
  if (!["resolveEncounter","resolveResupply","resolvePackDraw","resolveFlakStay","joinWolfpack","repair","resolveReconnaissance","resolveShoreBombardment","resolveEvasion","resolveTorpedoFire","resolveAttack","resolveFollow"].includes(c.operation)) continue;
  const r = [...rulesets].find((x) => x.id === c.ruleset)!;
  const b = process.cpuUsage();
  const o = oddsOf(r, { ...requestOf(r, c), project: c.project, bound: 30000, trials: 0 });
  const u = process.cpuUsage(b);
  if (o.kind === "ODDS") console.log(c.operation, c.project.join(), JSON.stringify({ ...o.exact, covered: o.exact.covered.decimal }), o.groups.length, (u.user / 1000) | 0, "ms");
}
