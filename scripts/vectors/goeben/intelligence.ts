import type { Snapshot } from "../../../src/rulesets/goeben/snapshot";
import type { IntelligenceEffect } from "../../../src/rulesets/goeben/vocabulary";
import { aboard, Draws, marker, options, rulings, set, ship, turned } from "./changes";
import { chart } from "./charts";
import { all, type Change, type Json, needs, type Roll, refused, resolves, roll, stateOf, type Vector } from "./kit";
import { calledAt } from "./stores";

const BASE = "messina-outfitting";
const PHASE = set({ phase: "intelligence", turn: 2, alert: 3 });
/** 11.2 What each result does to the alert level at once. */
const ALERT: Readonly<Record<string, number>> = { SI: 1, JE: -1, JF: -2 };
const OFFERS: Readonly<Record<string, IntelligenceEffect[]>> = { IR: ["IR"], IB: ["IB"], JE_OR_IB: ["IB", "JE"] };

/** 11.1 A ship of each intelligence value: Leadership in its band, and Wireless. */
const VALUES: readonly (readonly [value: number, leadership: readonly number[], wireless: boolean])[] = [
  [0, [0, 2, 1, 2, 0, 1], false],
  [1, [3, 4, 3, 4, 3, 4], false],
  [2, [5, 6, 5, 6, 5, 6], false],
  [3, [5, 6, 6, 5, 6, 5], true],
];

function attempt(
  id: string,
  title: string,
  plan: { value: number; face: number; change: Change; alert: number; rulings?: readonly string[]; nothing?: boolean },
): Vector {
  const { value, face, change, alert, rulings: cited, nothing = false } = plan;
  const result = chart("INTELLIGENCE").columns?.[value]?.rows[face - 1]?.result ?? "none";
  const offers = nothing ? undefined : OFFERS[result];
  const then: Partial<Snapshot> = {
    intelligenceUsed: true,
    alert,
    ...(offers ? { phase: "intelligence_choice", intelligence: { offers, space: null } } : {}),
  };
  return resolves({
    id,
    title,
    citation: "11.1",
    operation: "resolveIntelligence",
    base: BASE,
    change: all(PHASE, change),
    input: { ship: "goeben" },
    rolls: [roll("intelligence", "INTELLIGENCE", [face], String(value))],
    outcome: { value, intelligence: result, alert, phase: offers ? "intelligence_choice" : "intelligence" },
    after: set(then),
    ...(cited === undefined ? {} : { rulings: cited }),
  });
}

function attempts(): Vector[] {
  const cells = VALUES.flatMap(([value, leadership, wireless]) =>
    [1, 2, 3, 4, 5, 6].map((face) => {
      const result = chart("INTELLIGENCE").columns![value]!.rows[face - 1]!.result!;
      const gear = wireless ? aboard("goeben", { 1: "wireless" }) : undefined;
      const level = leadership[face - 1]!;
      return attempt(`intelligence-${value}-${face}`, `11.1 Intelligence value ${value}, die ${face}: ${result}`, {
        value,
        face,
        change: all(ship("goeben", { leadership: level }), gear),
        alert: 3 + (ALERT[result] ?? 0),
        ...(level === 0 ? { rulings: ["D-74"] } : {}),
      });
    }),
  );
  const plan = { citation: "11.1", operation: "resolveIntelligence", base: BASE } as const;
  const nothingHidden: Change = (state) => hideNothing(state);
  return [
    ...cells,
    attempt("intelligence-wireless-low", "11.1 Wireless adds one to the lowest band too", {
      value: 1,
      face: 6,
      change: all(ship("goeben", { leadership: 2 }), aboard("goeben", { 1: "wireless" })),
      alert: 2,
    }),
    attempt("intelligence-two-wireless", "11.1 A second Wireless adds nothing", {
      value: 2,
      face: 5,
      change: aboard("goeben", { 1: "wireless", 2: "wireless" }),
      alert: 2,
    }),
    attempt("intelligence-other-wireless", "11.1 Only the ship's own Wireless counts", {
      value: 1,
      face: 4,
      change: aboard("breslau", { 1: "wireless" }),
      alert: 3,
    }),
    attempt("intelligence-alert-least", "5.2 The alert level does not fall below 1", {
      value: 3,
      face: 5,
      change: all(set({ alert: 2 }), ship("goeben", { leadership: 5 }), aboard("goeben", { 1: "wireless" })),
      alert: 1,
    }),
    attempt("intelligence-alert-most", "5.2 The alert level does not rise above 6", {
      value: 1,
      face: 1,
      change: set({ alert: 6 }),
      alert: 6,
    }),
    attempt("intelligence-nothing-hidden", "11.2 D-16 Without anything face down IR comes to nothing", {
      value: 1,
      face: 5,
      change: nothingHidden,
      alert: 3,
      nothing: true,
      rulings: ["D-16"],
    }),
    needs({
      ...plan,
      id: "intelligence-needs-die",
      title: "11.1 Intelligence asks for one die in the ship's column",
      change: PHASE,
      input: { ship: "goeben" },
      next: { label: "intelligence", count: 1, sides: 6, held: [], chart: "INTELLIGENCE", column: "1" },
    }),
    refused({
      ...plan,
      id: "intelligence-used",
      title: "11.1 One attempt a turn",
      change: all(PHASE, set({ intelligenceUsed: true })),
      input: { ship: "breslau" },
      code: "INTELLIGENCE_USED",
      section: "11.1",
    }),
    refused({
      ...plan,
      id: "intelligence-absent-ship",
      title: "11.1 A German ship in play makes the attempt",
      change: PHASE,
      input: { ship: "stralsund" },
      code: "VALUE_NOT_LISTED",
      section: "11.1",
      pointer: "/input/ship",
    }),
    refused({
      ...plan,
      id: "intelligence-out-of-turn",
      title: "11.1 Intelligence belongs to its own phase",
      input: { ship: "goeben" },
      code: "OUT_OF_TURN",
      section: "11.1",
    }),
    resolves({
      ...plan,
      id: "intelligence-revealed-stay",
      title: "11.2 D-17 A change of the alert level leaves face-up ships where they are",
      change: all(PHASE, marker("dublin", "map", "malta_pz", { turn: 1, from: "malta_pz" })),
      input: { ship: "goeben" },
      rolls: [roll("intelligence", "INTELLIGENCE", [1], "1")],
      outcome: { intelligence: "SI", alert: 4 },
      after: (state) => {
        state.alert = 4;
        state.markers = state.markers.map((each) => ({ ...each }));
      },
    }),
    resolves({
      ...plan,
      id: "intelligence-revealed-return",
      title: "11.2 D-17 Under the other ruling face-up Allied ships then go to the pool",
      change: all(PHASE, rulings({ revealedReturnOnAlertChange: true }), marker("dublin", "map", "malta_pz", { turn: 1, from: "malta_pz" })),
      input: { ship: "goeben" },
      rolls: [roll("intelligence", "INTELLIGENCE", [1], "1")],
      outcome: { intelligence: "SI", alert: 4 },
      after: all(set({ alert: 4 }), marker("dublin", "pool")),
      rulings: ["D-17"],
    }),
    resolves({
      ...plan,
      id: "intelligence-no-change-no-return",
      title: "11.2 D-17 Where the alert level cannot rise no ship goes to the pool",
      change: all(PHASE, set({ alert: 6 }), rulings({ revealedReturnOnAlertChange: true }), marker("dublin", "map", "malta_pz", { turn: 1, from: "malta_pz" })),
      input: { ship: "goeben" },
      rolls: [roll("intelligence", "INTELLIGENCE", [1], "1")],
      outcome: { intelligence: "SI", alert: 6 },
      after: (state) => {
        state.intelligenceUsed = true;
      },
    }),
  ];
}

/** Everything that lay face down has been seen; ships stand where they lay, units too. */
function hideNothing(state: Snapshot): void {
  for (const group of state.unseen.faceDown) {
    while (group.count > 0) {
      const id = state.unseen[group.fleet][0]!;
      const quiet = id.startsWith("quiet_seas");
      marker(id, quiet ? "pool" : "map", quiet ? null : group.space, { turn: 1, from: group.space })(state);
    }
  }
  for (const site of state.unseen.faceDownCoastal) {
    for (; site.count > 0; site.count -= 1) {
      const id = state.unseen.coastal.shift()!;
      state.coastal.push({ id, space: site.space, destroyed: false });
    }
  }
}

interface Application {
  readonly id: string;
  readonly title: string;
  readonly offers: IntelligenceEffect[];
  readonly input: Json;
  readonly change?: Change;
}

/** Where a result waits to be applied. */
const CHOICE = "intelligence-choice";

function choosing({ offers, change }: Pick<Application, "offers" | "change">): Change {
  return all((state) => {
    state.intelligence!.offers = offers;
  }, change);
}

function reveals(
  plan: Application & {
    readonly fleet?: "british" | "french";
    readonly faces?: readonly string[];
    readonly units?: readonly string[];
    readonly space: string;
    readonly rulings?: readonly string[];
  },
): Vector {
  const { id, title, input, space, fleet = "british", faces = [], units = [], rulings: cited } = plan;
  const change = choosing(plan);
  const draws = new Draws(stateOf({ base: CHOICE, change }));
  const rolls: Roll[] = [...faces.map((each) => draws.face(fleet, each)), ...units.map((each) => draws.coastal(each))];
  const quiet = (each: string): boolean => each.startsWith("quiet_seas");
  const shown: Change = all(
    ...faces.map((each) => marker(each, quiet(each) ? "pool" : "map", quiet(each) ? null : space, { turn: 2, from: space })),
    (state) => {
      for (const unit of units) {
        state.coastal.push({ id: unit, space, destroyed: false });
        state.unseen.coastal = state.unseen.coastal.filter((each) => each !== unit);
        state.unseen.faceDownCoastal.find((each) => each.space === space)!.count -= 1;
      }
    },
  );
  const strengths: Readonly<Record<string, number>> = { cdu_01: 2, cdu_04: 3, cdu_17: 6, cdu_18: 6 };
  return resolves({
    id,
    title,
    citation: "11.2",
    operation: "applyIntelligence",
    base: CHOICE,
    change,
    input,
    rolls,
    outcome: {
      revealed: {
        markers: faces.map(turned),
        coastal: units.map((unit) => ({ id: unit, strength: strengths[unit]! })),
      },
      incidents: null,
      phase: "intelligence",
    },
    after: all(shown, (state) => {
      state.phase = "intelligence";
      state.intelligence = null;
    }),
    ...(cited === undefined ? {} : { rulings: cited }),
  });
}

function applications(): Vector[] {
  const counts = (british: number, french: number, coastal: number): Json => ({ british, french, coastal });
  const ir = (space: string, reveal: Json): Json => ({ effect: "IR", space, reveal });
  const shut = (plan: Application & { code: string; section: string; pointer: string }): Vector => {
    const { offers: _offers, ...rest } = plan;
    return refused({ ...rest, citation: plan.section, operation: "applyIntelligence", base: CHOICE, change: choosing(plan) });
  };
  return [
    reveals({ id: "apply-ir", title: "11.2 IR turns up two markers of one patrol zone; Quiet Seas goes to the pool at once", offers: ["IR"], input: ir("adriatic_pz", counts(2, 0, 0)), space: "adriatic_pz", faces: ["quiet_seas_2", "warrior"], rulings: ["D-16", "D-17"] }),
    reveals({ id: "apply-ir-one", title: "11.2 D-16 Where one marker lies IR turns up that one", offers: ["IR"], input: ir("sardinia_pz", counts(0, 1, 0)), space: "sardinia_pz", fleet: "french", faces: ["edgar_quinet"] }),
    reveals({ id: "apply-ir-coastal", title: "11.2 Coastal defence units count as Allied units", offers: ["IR"], input: ir("gibraltar", counts(0, 0, 2)), space: "gibraltar", units: ["cdu_18", "cdu_01"] }),
    reveals({ id: "apply-ib", title: "11.2 IB turns up everything in one location", offers: ["IB"], input: { effect: "IB", space: "malta_pz" }, space: "malta_pz", faces: ["dd_5th_flotilla_4", "indefatigable", "chatham"] }),
    reveals({ id: "apply-ib-coastal", title: "11.2 IB turns up the coastal defences of a port", offers: ["IB", "JE"], input: { effect: "IB", space: "mers_el_kebir" }, space: "mers_el_kebir", units: ["cdu_17", "cdu_04"] }),
    resolves({
      id: "apply-je",
      title: "11.2 JE lowers the alert level where IB was offered too",
      citation: "11.2",
      operation: "applyIntelligence",
      base: CHOICE,
      change: choosing({ offers: ["IB", "JE"] }),
      input: { effect: "JE" },
      outcome: { effect: "JE", revealed: null, incidents: null, alert: 2, phase: "intelligence" },
      after: (state) => Object.assign(state, { alert: 2, phase: "intelligence", intelligence: null }),
    }),
    resolves({
      id: "apply-je-nothing-hidden",
      title: "11.2 With nothing face down JE remains",
      citation: "11.2",
      operation: "applyIntelligence",
      base: CHOICE,
      change: choosing({ offers: ["IB", "JE"], change: hideNothing }),
      input: { effect: "JE" },
      outcome: { effect: "JE", alert: 2 },
    }),
    needs({
      id: "apply-needs-draw",
      title: "11.2 C.12 A face-down marker is drawn when it is turned up",
      citation: "11.2",
      operation: "applyIntelligence",
      base: CHOICE,
      change: choosing({ offers: ["IB"] }),
      input: { effect: "IB", space: "toulon_pz" },
      next: { label: "unseen-french", count: 1, sides: 9, held: [], chart: null },
    }),
    shut({ id: "apply-ir-three", title: "11.2 IR turns up two, not three", offers: ["IR"], input: ir("adriatic_pz", counts(3, 0, 0)), code: "VALUE_NOT_LISTED", section: "11.2", pointer: "/input/reveal/british" }),
    shut({ id: "apply-ir-too-few", title: "11.2 D-16 Of three markers two are turned up, not one", offers: ["IR"], input: ir("malta_pz", counts(1, 0, 0)), code: "UNITS_REVEALED", section: "11.2", pointer: "/input/reveal" }),
    shut({ id: "apply-ir-empty", title: "11.2 IR is aimed where something lies face down", offers: ["IR"], input: ir("cyclades", counts(0, 0, 0)), code: "VALUE_NOT_LISTED", section: "11.2", pointer: "/input/space" }),
    shut({ id: "apply-ib-nothing-hidden", title: "11.2 Without anything face down IB is closed", offers: ["IB", "JE"], change: hideNothing, input: { effect: "IB", space: "malta_pz" }, code: "NOTHING_HIDDEN", section: "11.2", pointer: "/input/effect" }),
    shut({ id: "apply-not-offered", title: "11.2 A result that was not rolled is not applied", offers: ["IR"], input: { effect: "JE" }, code: "VALUE_NOT_LISTED", section: "11.2", pointer: "/input/effect" }),
    refused({ id: "apply-out-of-turn", title: "11.2 Nothing is applied before it was rolled", citation: "11.2", operation: "applyIntelligence", base: BASE, change: PHASE, input: { effect: "JE" }, code: "OUT_OF_TURN", section: "11.2" }),
  ];
}

function reconnaissance(): Vector[] {
  const flying = (space: string): Change =>
    all(calledAt(space), PHASE, options({ seaplanes: true }), aboard("goeben", { 3: "seaplane", 4: "seaplane" }), (state) => {
      for (const each of [state.ships.goeben, state.ships.breslau]) each.arrived = 1;
    });
  const plan = (id: string, title: string, space: string, change: Change) => {
    const input = { ship: "goeben", space };
    return { id, title, citation: "21.2", operation: "resolveReconnaissance", base: BASE, change, input };
  };
  const off = flying("gulf_of_hammamet");
  const faces = [1, 2, 3, 4, 5, 6].map((face) => {
    const draws = new Draws(stateOf({ base: BASE, change: off }));
    const shown = face < 4 ? [] : ["inflexible", "quiet_seas_1", "gloucester"];
    const result = face === 1 ? "lost" : face < 4 ? "none" : "revealed";
    return resolves({
      ...plan(`reconnaissance-${face}`, `21.2 Reconnaissance ${face}: ${result}`, "malta_pz", off),
      rolls: [roll("reconnaissance", "RECONNAISSANCE", [face]), ...shown.map((id) => draws.face("british", id))],
      outcome: { reconnaissance: result, revealed: face < 4 ? null : { markers: shown.map(turned), coastal: [] } },
      after: all(
        ship("goeben", { reconnoitred: true }),
        face === 1 ? aboard("goeben", { 3: null, 4: null }) : undefined,
        ...shown.map((id) =>
          id.startsWith("quiet") ? marker(id, "pool", null, { turn: 2, from: "malta_pz" }) : marker(id, "map", "malta_pz", { from: "malta_pz" }),
        ),
      ),
    });
  });
  const coastalDraws = new Draws(stateOf({ base: BASE, change: flying("malta_pz") }));
  return [
    ...faces,
    resolves({
      ...plan("reconnaissance-base", "21.2 A seaplane turns up the coastal defences of a base", "malta", flying("east_of_malta")),
      rolls: [roll("reconnaissance", "RECONNAISSANCE", [4]), coastalDraws.coastal("cdu_04")],
      outcome: { reconnaissance: "revealed", revealed: { markers: [], coastal: [{ id: "cdu_04", strength: 3 }] } },
    }),
    resolves({
      ...plan("reconnaissance-empty", "21.2 Where nothing lies a flight shows nothing", "off_tripoli", off),
      rolls: [roll("reconnaissance", "RECONNAISSANCE", [6])],
      outcome: { reconnaissance: "revealed", revealed: { markers: [], coastal: [] } },
    }),
    resolves({
      ...plan("reconnaissance-after-intelligence", "21.2 A flight does not depend on the intelligence attempt", "malta_pz", all(off, set({ intelligenceUsed: true }))),
      rolls: [roll("reconnaissance", "RECONNAISSANCE", [2])],
      outcome: { reconnaissance: "none", revealed: null },
    }),
    needs({
      ...plan("reconnaissance-needs-die", "21.2 A flight asks for one die", "malta_pz", off),
      next: { label: "reconnaissance", count: 1, sides: 6, held: [], chart: "RECONNAISSANCE" },
    }),
    refused({ ...plan("reconnaissance-twice", "21.2 A seaplane flies once a turn", "malta_pz", all(off, ship("goeben", { reconnoitred: true }))), code: "ALREADY_RECONNOITRED", section: "21.2" }),
    refused({ ...plan("reconnaissance-no-seaplane", "21.2 Without a seaplane nobody flies", "malta_pz", all(calledAt("gulf_of_hammamet"), set({ phase: "intelligence" }))), code: "NO_SEAPLANE", section: "21.2" }),
    refused({ ...plan("reconnaissance-far", "21.2 A seaplane flies to an adjacent space", "malta", off), code: "VALUE_NOT_LISTED", section: "21.2", pointer: "/input/space" }),
    refused({ ...plan("reconnaissance-black-sea", "12.5 The Black Sea is closed to seaplanes too", "black_sea_west", flying("constantinople")), code: "SPACE_CLOSED", section: "12.5", pointer: "/input/space" }),
  ];
}

/** 11, 21.2 Intelligence and reconnaissance. */
export const intelligence = (): Vector[] => [...attempts(), ...applications(), ...reconnaissance()];
