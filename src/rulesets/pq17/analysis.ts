import type { Analysis, Measure } from "../../core/contract/analysis";
import { totalCs } from "./chapters/shared/units";
import type { Label } from "./labels";
import { policies } from "./policies/index";
import { questions } from "./questions";
import type { Snapshot } from "./snapshot";
import en from "./text/en.json";

const measures: Readonly<Record<string, Measure<Snapshot>>> = {
  vp: { doc: "2 Victory points, positive for the Allies.", of: ({ vp }) => vp.total },
  result: { doc: "2 How the operation ended.", of: ({ result }) => result ?? "none" },
  turns: { doc: "8.1 The turn in which it ended.", of: ({ turn }) => turn },
  arrived: {
    doc: "2.1.1 Victory points for merchants that arrived.",
    of: ({ vp }) => vp.log.filter(({ code }) => code === "MX_ARRIVED").reduce((sum, { amount }) => sum + amount, 0),
  },
  alliedSunk: { doc: "2 Allied CS sunk.", of: ({ sides }) => totalCs(sides.allied.sunk) },
  axisSunk: { doc: "2 Axis CS sunk.", of: ({ sides }) => totalCs(sides.axis.sunk) },
};

/** 7.4 The dice of submarines and of those that hunt them, once the target is found and the order of attacks is rolled. */
const SUBMARINE_FIGHT: readonly Label[] = [
  "asw",
  "asw-success",
  "sub-target",
  "torpedo-attack",
  "torpedo-damage",
  "torpedo-second-victim",
];

/** By the places that stay as they are, the dice that never move them within one operation. */
const UNMOVED_BY: readonly (readonly [places: readonly string[], labels: readonly Label[]])[] = [
  // 8.3.1 The start turn is rolled before the chits are drawn, and no chit changes it.
  [["/outcome/startTurn"], ["special-chit"]],
  [["/snapshot/sides/allied/chits", "/snapshot/sides/axis/chits"], ["variable-start"]],
  // 9.1, 9.2.5 Convoys draw their cards once the weather is known.
  [["/outcome/weather", "/outcome/rolledFor"], ["convoy-move"]],
  // 9.3.2 How many merchants are dispersed is rolled before they are picked.
  [["/outcome/dispersed"], ["dispersal-ship"]],
  // 13 The effects of an event come after the event.
  [
    ["/outcome/event", "/outcome/region"],
    ["event-force", "event-ship", "mine-force", "mine-target"],
  ],
  // 7.4.1 A submarine that is damaged is gone as one that is sunk.
  [["/outcome/combat/attacks", "/outcome/combat/heldDown"], ["asw-success"]],
  // 7.4 The target is found, and the order of attacks rolled, before anyone attacks.
  [["/outcome/combat/before", "/outcome/combat/after"], SUBMARINE_FIGHT],
  [["/outcome/located"], [...SUBMARINE_FIGHT, "sub-combat", "sub-surprise", "scatter-target", "scatter-torps"]],
  // 7.7.2 The roll for spent torpedoes comes after the attacks.
  [["/outcome/attacks"], ["scatter-torps"]],
  // D-61 All torpedo attacks of a step are rolled before any of them is applied.
  [["/outcome/volleys"], ["torpedo-damage", "torpedo-second-victim", "gunnery"]],
  // 7.5.2(vi) A battle that goes on waits for the next decision.
  [["/outcome/named", "/outcome/withdrawn", "/outcome/salvos", "/outcome/volleys"], ["combat-continue"]],
];

const labels = [...new Set(UNMOVED_BY.flatMap(([, each]) => each))];

/** By label, the places of outcome and snapshot that its dice never move within one operation. */
const UNMOVED: Readonly<Partial<Record<Label, readonly string[]>>> = Object.fromEntries(
  labels.map((label) => [label, UNMOVED_BY.flatMap(([places, each]) => (each.includes(label) ? places : []))]),
);

/** The PQ-17 part of the referee's analysis of a game. */
export const analysis: Analysis = {
  odds: { operation: "resolveSubmarineCombat", project: ["/outcome"] },
  compare: { operation: "resolveAirborneAsw", against: { options: ["second_location_card"] } },
  projections: en.odds,
  questions,
  unmoved: UNMOVED,
  policies,
  measures,
};
