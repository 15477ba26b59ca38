import { pq17 } from "../src/rulesets/pq17/index";
import { oddsOf } from "../src/core/odds/odds";
import { adjudicate } from "../src/core/operation/adjudicate";
const want: [string,string[],number][] = [
 ["new",["/outcome/startTurn"],2000],["new",["/snapshot/sides/allied/chits/0/letter"],10000],["new",["/snapshot/sides/axis/chits/0/letter"],10000],
 ["resolveWeather",["/outcome/weather"],2000],["resolveRandomEvent",["/outcome/event"],2000],["resolveRandomEvent",["/outcome"],2000],
 ["resolveDispersal",["/outcome/dispersed"],20000],["resolveSubmarineCombat",["/outcome/located/found"],10000],["resolveSubmarineCombat",["/outcome/combat/before","/outcome/combat/after"],10000],
 ["chooseSubmarineTargets",["/outcome/combat/attacks/*/result"],100000],["chooseSubmarineTargets",["/outcome/combat/asw/*/result"],20000],
 ["resolveOffensiveAsw",["/outcome/combat/asw/*/result"],100000],["resolveOffensiveAsw",["/outcome/combat/heldDown"],100000],
 ["attackStrayMerchants",["/outcome/located/found"],20000],["attackStrayMerchants",["/outcome/attacks/*/success"],100000],["attackStrayMerchants",["/outcome/vp"],100000],
 ["assignAircraft",["/outcome/attacks/*/hits"],100000],["assignAircraft",["/outcome/flak/*/result"],100000],["assignAircraft",["/outcome/vp"],100000],
 ["targetTorpedoes",["/outcome/volleys/*/successes"],1000],["moveForce",["/outcome"],100],
];
for (const [operation, project, bound] of want) {
 try {
  const op:any = [pq17.start, ...pq17.operations].find((o)=>o.name===operation);
  const { snapshot, input } = op.example();
  const t=performance.now();
  const o:any = oddsOf(pq17 as any,{operation,snapshot,input,project,bound,trials:0});
  console.log(operation, project.join(" "), o.kind, o.exact?.complete, o.exact?.branches, o.exact?.covered?.decimal, "groups", o.groups?.length, JSON.stringify(o.exact?.held), (performance.now()-t).toFixed(0)+"ms", o.groups?.length<8? JSON.stringify(o.groups.map((g:any)=>[Object.values(g.values),g.probability.decimal])) : "");
 } catch(e){console.log("ERR",operation,String(e).slice(0,200))}
}
