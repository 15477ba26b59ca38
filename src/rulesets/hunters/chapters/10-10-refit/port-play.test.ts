import { expect, test } from "vitest";
import { exampleOf } from "../../../../../test/fixtures/examples";
import { picks, playSeeded } from "../../../../../test/fixtures/hunters/home";
import { rulingsOf } from "../../../../../test/fixtures/phrases";
import type { Operation } from "../../../../core/contract/operation";
import { legalityOf } from "../../../../core/engine/legality";
import { boatFacts, pack } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { hunters } from "../../index";
import type { Snapshot } from "../../snapshot";
import { SYSTEMS } from "../../vocabulary";
import { freshCareer } from "../4-setup/fresh-career";
import { loadMissionReloads, loadTorpedoes, start } from "../4-setup/operations";
import { torpedoesAboard } from "../4-setup/torpedo-load";
import { choosePatrol, resolveAssignment } from "../7-patrols/resolve-assignment";
import { chooseBoat, resolveBoatRequest } from "../11-4-new-boats/operations";
import { computeRefit } from "./compute-refit";
import { CREW, MEN } from "./recovery";
import { noRecoveries } from "./refit-months";

const known = await rulingsOf(hunters);

const { charts } = pack;

// biome-ignore lint/suspicious/noExplicitAny: operations of every input
const operations: Operation<Snapshot, Charts, any, any>[] = [
  loadTorpedoes,
  resolveAssignment,
  choosePatrol,
  loadMissionReloads,
  computeRefit,
  chooseBoat,
  resolveBoatRequest,
];

/** Brings a boat home from a patrol of which only the traces are made up. */
function sail(state: Snapshot, pick: (n: number) => number): Snapshot {
  const some = <T>(values: readonly T[]): T => values[pick(values.length)]!;
  const patrol = state.patrol!;
  const wound = () => some(["none", "none", "none", "LW", "SW", "KIA"] as const);
  const hurt = Object.fromEntries(MEN.map((man) => [man, wound()]));
  const wounds = { ...state.crew.wounds, ...hurt, kmdt: some(["none", "none", "LW", "SW"] as const) };
  const broken = SYSTEMS.filter((system) => state.boat.systems[system] === "ok" && pick(6) === 0);
  const systems = { ...state.boat.systems, ...Object.fromEntries(broken.map((system) => [system, "inoperable"])) };
  const hull = pick(boatFacts(charts, state.boat.type).hullBoxes);
  const passed = state.boat.mediterraneanPassed || (patrol.firstMediterranean && pick(2) === 0);
  const royalOak = { type: "capital_ship" as const, name: "BB Royal Oak", tons: 29100, sunk: true };
  const tanker = { type: "tanker" as const, name: null, tons: 9000, sunk: pick(4) > 0 };
  const ships = pick(3) === 0 ? [] : [...Array(pick(5)).fill(tanker), ...(pick(9) === 0 ? [royalOak] : [])];
  const missionState = patrol.missionState === "none" ? "none" : some(["done", "failed", "pending"] as const);
  const abort = pick(3) === 0 ? { reason: "voluntary" as const, atCheck: pick(12) } : null;
  const rescued = {
    boatDue: "rescued" as const,
    delay: 0,
    patrolMonths: 0,
    promotionChecked: false,
    recoveries: noRecoveries(),
  };
  return {
    ...state,
    phase: "in_port",
    boat: { ...state.boat, hull, systems, mediterraneanPassed: passed },
    crew: { ...state.crew, wounds },
    patrol: { ...patrol, missionState, abort, resupplied: pick(9) === 0 },
    refit: pick(12) === 0 ? rescued : null,
    log: state.log.map((row, index) => (index === state.log.length - 1 ? { ...row, ships } : row)),
  };
}

test("every career reaches an end in port, by legal choices and recorded effects alone", () => {
  const fates = new Set<string>();
  const boats = new Set<string>();
  const rulings = new Set<string>();
  for (let seed = 0; seed < 120; seed += 1) {
    const pick = picks(seed * 7919);
    let state = freshCareer(charts, start.choice(charts).draw(pick));
    for (let step = 0; state.phase !== "over"; step += 1) {
      if (step > 300) throw new Error(`The career of seed ${seed} does not end.`);
      if (state.phase === "at_sea") {
        state = sail(state, pick);
        continue;
      }
      const open = operations.flatMap((operation) => {
        const legality = legalityOf(hunters, operation, state, charts);
        return legality.legal ? [{ operation, input: legality.input }] : [];
      });
      expect(open.length, `nothing is open in phase ${state.phase}`).toBeGreaterThan(0);
      const { operation, input } = open[pick(open.length)]!;
      const played = playSeeded(state, operation, input.draw(pick), `career-${seed}`);
      for (const ruling of played.rulings) rulings.add(ruling);
      const before = state;
      state = played.snapshot;
      boats.add(state.boat.type);
      if (state.phase === "port") {
        const facts = boatFacts(charts, state.boat.type);
        const { G7a, G7e } = torpedoesAboard(state);
        expect(G7a + G7e).toBe(facts.torpedoes.total);
        expect(CREW.every((man) => state.crew.wounds[man] === "none")).toBe(true);
        expect(state.month <= charts.TIMELINE.facts.lastMonth).toBe(true);
        if (operation !== loadTorpedoes) expect(state.month > before.month).toBe(true);
      }
    }
    fates.add(state.end!.fate);
  }
  expect([...fates]).toEqual(["time_expired"]);
  expect(boats.size).toBe(8);
  expect([...rulings].filter((id) => known[id] === undefined)).toEqual([]);
  expect(rulings.size).toBeGreaterThan(15);
});

test("every example of the port side resolves", () => {
  for (const operation of operations) {
    const { snapshot, input, seed } = exampleOf(hunters, operation.name);
    expect(() => playSeeded(snapshot as Snapshot, operation, input, seed)).not.toThrow();
  }
});
