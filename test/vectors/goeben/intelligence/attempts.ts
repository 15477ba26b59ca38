import type { Snapshot } from "../../../../src/rulesets/goeben/snapshot";
import type { IntelligenceEffect } from "../../../../src/rulesets/goeben/vocabulary";
import { all, type Change, chart, needs, refused, resolves, roll, type Vector } from "../kit";
import { aboard, marker, rulings, set, ship } from "../kit/changes";

/** The snapshot these vectors start from. */
export const BASE = "messina-outfitting";

/** The Intelligence phase of turn 2 at alert level 3. */
export const PHASE = set({ phase: "intelligence", turn: 2, alert: 3 });

/** 11.2 The immediate change of the alert level by each result. */
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
      title: "11.1 Intelligence requests one die in the ship's column",
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
      change: all(
        PHASE,
        rulings({ revealedReturnOnAlertChange: true }),
        marker("dublin", "map", "malta_pz", { turn: 1, from: "malta_pz" }),
      ),
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
      change: all(
        PHASE,
        set({ alert: 6 }),
        rulings({ revealedReturnOnAlertChange: true }),
        marker("dublin", "map", "malta_pz", { turn: 1, from: "malta_pz" }),
      ),
      input: { ship: "goeben" },
      rolls: [roll("intelligence", "INTELLIGENCE", [1], "1")],
      outcome: { intelligence: "SI", alert: 6 },
      after: (state) => {
        state.intelligenceUsed = true;
      },
    }),
  ];
}

/** Reveals everything that was face down. Ships and units stay in the place where they were. */
export function hideNothing(state: Snapshot): void {
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

/** 11, 21.2 Intelligence and reconnaissance. */
export const intelligence = (): Vector[] => [...attempts()];
