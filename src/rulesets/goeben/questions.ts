import type { AnyQuestion, Question } from "../../core/contract/analysis";
import type { Snapshot } from "./snapshot";
import { GERMAN_SHIPS } from "./vocabulary";

/** 14.6, 16 Operations in which a friendly ship fires a salvo. */
const SALVOS = ["resolveGunneryRound", "resolveTorpedoRound", "resolveShoreBombardment"];

/** 14, 16 Operations of a battle or a bombardment in which the other side can fire. */
const UNDER_FIRE = ["resolveContact", ...SALVOS];

/** 13 Operations that resolve incidents. */
const INCIDENTS = ["resolveIncidents", "resolveSubmarineEvasion"];

interface SalvoOutcome {
  readonly salvo: { readonly target: string; readonly sunk: boolean } | null;
}

const targetSunk: Question<Snapshot, SalvoOutcome> = {
  kind: "CHANCE",
  operations: ["resolveGunneryRound", "resolveTorpedoRound"],
  reads: ["/outcome/salvo"],
  answer: ({ outcome: { salvo } }) => (salvo === null ? {} : { [salvo.target]: salvo.sunk }),
};

/** A question about each German ship in play: what is true of it, or how much, before and after. */
function aboutGermanShips(
  kind: AnyQuestion["kind"],
  answer: (before: GermanShip, after: GermanShip) => boolean | number,
): Question<Snapshot, unknown> {
  return {
    kind,
    operations: [...UNDER_FIRE, ...INCIDENTS],
    reads: ["/snapshot/ships"],
    answer: ({ before, after }) => {
      const inPlay = GERMAN_SHIPS.filter((ship) => before.ships[ship].status === "in_play");
      return Object.fromEntries(inPlay.map((ship) => [ship, answer(before.ships[ship], after.ships[ship])]));
    },
  };
}

type GermanShip = Snapshot["ships"][(typeof GERMAN_SHIPS)[number]];

const shipTorpedoed: Question<Snapshot, { readonly hit: readonly string[] }> = {
  kind: "CHANCE",
  operations: ["resolveSubmarineEvasion"],
  reads: ["/outcome/hit"],
  answer: ({ outcome: { hit } }) => Object.fromEntries(hit.map((ship) => [ship, true])),
};

/** The questions that players of Goeben, 1914 ask of odds. */
export const questions: Readonly<Record<string, AnyQuestion>> = {
  target_sunk: targetSunk,
  target_hit: { kind: "CHANCE", operations: SALVOS, at: "/outcome/salvo/shots/*/hits", atLeast: 1 },
  hits: { kind: "EXPECTATION", operations: SALVOS, at: "/outcome/salvo/shots/*/hits" },
  return_hits: { kind: "EXPECTATION", operations: UNDER_FIRE, at: "/outcome/allied/*/shots/*/hits" },
  ship_lost: aboutGermanShips("CHANCE", (_, after) => after.status === "sunk"),
  hull_damage: aboutGermanShips("EXPECTATION", (before, after) => before.hull - after.hull),
  vp_gained: {
    kind: "EXPECTATION",
    operations: [...UNDER_FIRE, ...INCIDENTS, "resolveRaid"],
    gain: "vp",
  },
  alert_rise: { kind: "EXPECTATION", operations: INCIDENTS, gain: "alert" },
  victory: { kind: "CHANCE", operations: [], at: "/snapshot/result", is: ["victory"] },
  contact: { kind: "CHANCE", operations: ["resolveContact"], at: "/outcome/contact", is: ["AC2", "AC1", "GC1", "GC2"] },
  first_salvo: { kind: "CHANCE", operations: ["resolveContact"], at: "/outcome/first", is: ["friendly"] },
  allies_break_off: { kind: "CHANCE", operations: ["resolveContact"], at: "/outcome/alliesBrokeOff", is: [true] },
  night_battle: { kind: "CHANCE", operations: ["beginBattle"], at: "/outcome/night", is: [true] },
  limited_visibility: {
    kind: "CHANCE",
    operations: ["beginBattle", "beginBombardment"],
    at: "/outcome/visibility",
    is: ["secondary", "tertiary", "poor"],
  },
  space_revealed: {
    kind: "CHANCE",
    operations: ["resolveReconnaissance"],
    at: "/outcome/reconnaissance",
    is: ["revealed"],
  },
  seaplane_lost: { kind: "CHANCE", operations: ["resolveReconnaissance"], at: "/outcome/reconnaissance", is: ["lost"] },
  intelligence_gained: {
    kind: "CHANCE",
    operations: ["resolveIntelligence"],
    at: "/outcome/intelligence",
    is: ["SI", "IR", "IB", "JE", "JF", "JE_OR_IB"],
  },
  ship_torpedoed: shipTorpedoed,
  boxes_repaired: { kind: "EXPECTATION", operations: ["repair"], at: "/outcome/tracks/*/successes" },
  coal_points: { kind: "EXPECTATION", operations: ["coal"], at: "/outcome/points" },
  ammunition_points: { kind: "EXPECTATION", operations: ["rearm"], at: "/outcome/points" },
  engine_damage: { kind: "EXPECTATION", operations: ["moveShip"], at: "/outcome/engines" },
};
