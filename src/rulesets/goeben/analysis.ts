import type { Analysis, Measure } from "../../core/contract/analysis";
import type { Label } from "./labels";
import { policies } from "./policies/index";
import { questions } from "./questions";
import type { Snapshot } from "./snapshot";
import en from "./text/en.json";
import { GERMAN_SHIPS } from "./vocabulary";

const measures: Readonly<Record<string, Measure<Snapshot>>> = {
  vp: { doc: "17.1 Victory points.", of: ({ vp }) => vp },
  result: { doc: "17.0 How the scenario ended.", of: ({ result }) => result ?? "none" },
  turns: { doc: "4.0 The turn in which the scenario ended.", of: ({ turn }) => turn },
  alert: { doc: "5.0 The alert level at the end.", of: ({ alert }) => alert },
  lost: {
    doc: "14.13 German ships sunk.",
    of: ({ ships }) => GERMAN_SHIPS.filter((ship) => ships[ship].status === "sunk").length,
  },
};

/** 14.7, 14.11 The rolls that follow a friendly ship's fire: the results of its hits, and the fire of the other side. */
const AFTERWARDS: readonly Label[] = [
  "gunnery-hit",
  "torpedo-hit",
  "bridge-hit",
  "critical-hit",
  "camera-crew",
  "allied-gunnery",
  "allied-torpedo-fire",
  "allied-target",
];

/** By label, the places of outcome and snapshot that its dice never move within one operation. */
const UNMOVED: Readonly<Partial<Record<Label, readonly string[]>>> = Object.fromEntries(
  AFTERWARDS.map((label) => [label, ["/outcome/salvo/shots", "/outcome/salvo/firer", "/outcome/salvo/target"]]),
);

/** Goeben's part in the referee's analysis of a game. */
export const analysis: Analysis = {
  odds: { operation: "resolveGunneryRound", project: ["/outcome/salvo/shots/*/hits"] },
  compare: { operation: "resolveTorpedoRound", against: { rulings: { torpedoDice: "one_per_torpedo" } } },
  projections: en.odds,
  questions,
  unmoved: UNMOVED,
  policies,
  measures,
};
