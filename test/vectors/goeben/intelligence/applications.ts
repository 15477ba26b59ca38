import type { IntelligenceEffect } from "../../../../src/rulesets/goeben/vocabulary";
import { all, type Change, type Json, needs, type Roll, refused, resolves, roll, stateOf, type Vector } from "../kit";
import { aboard, coastal, Draws, marker, options, set, ship, turned } from "../kit/changes";
import { calledAt } from "../stores/stores";
import { BASE, hideNothing, PHASE } from "./attempts";

interface Application {
  readonly id: string;
  readonly title: string;
  readonly offers: IntelligenceEffect[];
  readonly input: Json;
  readonly change?: Change;
}

/** The operation that applies a result. */
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
    ...faces.map((each) =>
      marker(each, quiet(each) ? "pool" : "map", quiet(each) ? null : space, { turn: 2, from: space }),
    ),
    ...units.map((unit) => coastal(unit, space)),
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
    return refused({
      ...rest,
      citation: plan.section,
      operation: "applyIntelligence",
      base: CHOICE,
      change: choosing(plan),
    });
  };
  return [
    reveals({
      id: "apply-ir",
      title: "11.2 IR turns up two markers of one patrol zone; Quiet Seas goes to the pool at once",
      offers: ["IR"],
      input: ir("adriatic_pz", counts(2, 0, 0)),
      space: "adriatic_pz",
      faces: ["quiet_seas_2", "warrior"],
      rulings: ["D-16", "D-17"],
    }),
    reveals({
      id: "apply-ir-one",
      title: "11.2 D-16 Where one marker is IR turns up that one",
      offers: ["IR"],
      input: ir("sardinia_pz", counts(0, 1, 0)),
      space: "sardinia_pz",
      fleet: "french",
      faces: ["edgar_quinet"],
    }),
    reveals({
      id: "apply-ir-coastal",
      title: "11.2 Coastal defence units count as Allied units",
      offers: ["IR"],
      input: ir("gibraltar", counts(0, 0, 2)),
      space: "gibraltar",
      units: ["cdu_18", "cdu_01"],
    }),
    reveals({
      id: "apply-ib",
      title: "11.2 IB turns up everything in one location",
      offers: ["IB"],
      input: { effect: "IB", space: "malta_pz" },
      space: "malta_pz",
      faces: ["dd_5th_flotilla_4", "indefatigable", "chatham"],
    }),
    reveals({
      id: "apply-ib-coastal",
      title: "11.2 IB turns up the coastal defences of a port",
      offers: ["IB", "JE"],
      input: { effect: "IB", space: "mers_el_kebir" },
      space: "mers_el_kebir",
      units: ["cdu_17", "cdu_04"],
    }),
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
    shut({
      id: "apply-ir-three",
      title: "11.2 IR turns up two, not three",
      offers: ["IR"],
      input: ir("adriatic_pz", counts(3, 0, 0)),
      code: "VALUE_NOT_LISTED",
      section: "11.2",
      pointer: "/input/reveal/british",
    }),
    shut({
      id: "apply-ir-too-few",
      title: "11.2 D-16 Of three markers two are turned up, not one",
      offers: ["IR"],
      input: ir("malta_pz", counts(1, 0, 0)),
      code: "UNITS_REVEALED",
      section: "11.2",
      pointer: "/input/reveal",
    }),
    shut({
      id: "apply-ir-empty",
      title: "11.2 IR is aimed where something is face down",
      offers: ["IR"],
      input: ir("cyclades", counts(0, 0, 0)),
      code: "VALUE_NOT_LISTED",
      section: "11.2",
      pointer: "/input/space",
    }),
    shut({
      id: "apply-ib-nothing-hidden",
      title: "11.2 Without anything face down IB is closed",
      offers: ["IB", "JE"],
      change: hideNothing,
      input: { effect: "IB", space: "malta_pz" },
      code: "NOTHING_HIDDEN",
      section: "11.2",
      pointer: "/input/effect",
    }),
    shut({
      id: "apply-not-offered",
      title: "11.2 A result that was not rolled is not applied",
      offers: ["IR"],
      input: { effect: "JE" },
      code: "VALUE_NOT_LISTED",
      section: "11.2",
      pointer: "/input/effect",
    }),
    refused({
      id: "apply-out-of-turn",
      title: "11.2 Nothing is applied before it was rolled",
      citation: "11.2",
      operation: "applyIntelligence",
      base: BASE,
      change: PHASE,
      input: { effect: "JE" },
      code: "OUT_OF_TURN",
      section: "11.2",
    }),
  ];
}

function reconnaissance(): Vector[] {
  const flying = (space: string): Change =>
    all(
      calledAt(space),
      PHASE,
      options({ seaplanes: true }),
      aboard("goeben", { 3: "seaplane", 4: "seaplane" }),
      (state) => {
        for (const each of [state.ships.goeben, state.ships.breslau]) each.arrived = 1;
      },
    );
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
          id.startsWith("quiet")
            ? marker(id, "pool", null, { turn: 2, from: "malta_pz" })
            : marker(id, "map", "malta_pz", { from: "malta_pz" }),
        ),
      ),
    });
  });
  const coastalDraws = new Draws(stateOf({ base: BASE, change: flying("malta_pz") }));
  return [
    ...faces,
    resolves({
      ...plan(
        "reconnaissance-base",
        "21.2 A seaplane turns up the coastal defences of a base",
        "malta",
        flying("east_of_malta"),
      ),
      rolls: [roll("reconnaissance", "RECONNAISSANCE", [4]), coastalDraws.coastal("cdu_04")],
      outcome: { reconnaissance: "revealed", revealed: { markers: [], coastal: [{ id: "cdu_04", strength: 3 }] } },
    }),
    resolves({
      ...plan("reconnaissance-empty", "21.2 Where nothing lies a flight shows nothing", "off_tripoli", off),
      rolls: [roll("reconnaissance", "RECONNAISSANCE", [6])],
      outcome: { reconnaissance: "revealed", revealed: { markers: [], coastal: [] } },
    }),
    resolves({
      ...plan(
        "reconnaissance-after-intelligence",
        "21.2 A flight does not depend on the intelligence attempt",
        "malta_pz",
        all(off, set({ intelligenceUsed: true })),
      ),
      rolls: [roll("reconnaissance", "RECONNAISSANCE", [2])],
      outcome: { reconnaissance: "none", revealed: null },
    }),
    needs({
      ...plan("reconnaissance-needs-die", "21.2 A flight asks for one die", "malta_pz", off),
      next: { label: "reconnaissance", count: 1, sides: 6, held: [], chart: "RECONNAISSANCE" },
    }),
    refused({
      ...plan(
        "reconnaissance-twice",
        "21.2 A seaplane flies once a turn",
        "malta_pz",
        all(off, ship("goeben", { reconnoitred: true })),
      ),
      code: "ALREADY_RECONNOITRED",
      section: "21.2",
    }),
    refused({
      ...plan(
        "reconnaissance-no-seaplane",
        "21.2 Without a seaplane no one flies",
        "malta_pz",
        all(calledAt("gulf_of_hammamet"), set({ phase: "intelligence" })),
      ),
      code: "NO_SEAPLANE",
      section: "21.2",
    }),
    refused({
      ...plan("reconnaissance-far", "21.2 A seaplane flies to an adjacent space", "malta", off),
      code: "VALUE_NOT_LISTED",
      section: "21.2",
      pointer: "/input/space",
    }),
    refused({
      ...plan(
        "reconnaissance-black-sea",
        "12.5 The Black Sea is closed to seaplanes too",
        "black_sea_west",
        flying("constantinople"),
      ),
      code: "SPACE_CLOSED",
      section: "12.5",
      pointer: "/input/space",
    }),
  ];
}

/** 11.2, 21.2 Vectors for the markers that intelligence and seaplanes turn up. */
export const revelations = (): Vector[] => [...applications(), ...reconnaissance()];
