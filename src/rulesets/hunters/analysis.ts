import type { Analysis, Measure } from "../../core/contract/analysis";
import { patrolsOf, shipsOf, tonsSunk } from "./chapters/shared/log";
import type { Label } from "./labels";
import { policies } from "./policies/index";
import { questions } from "./questions";
import type { Snapshot } from "./snapshot";
import en from "./text/en.json";
import { CREW_BOXES, type Position, type System } from "./vocabulary";

const measures: Readonly<Record<string, Measure<Snapshot>>> = {
  tons: { doc: "5.2.1 Tonnage sunk in the career.", of: tonsSunk },
  ships: { doc: "3.5 Ships sunk in the career.", of: shipsOf },
  patrols: { doc: "3.5 Patrols begun.", of: patrolsOf },
  fate: { doc: "5.1 How the career ended.", of: ({ end }) => end?.fate ?? "none" },
  victory: { doc: "5.2.2 The victory level.", of: ({ end }) => end?.victory ?? "none" },
  month: { doc: "D1 The month in which the career ended.", of: ({ month }) => month },
};

/** 8.2 Labels of rolls that name the ships met; they change nothing but the targets themselves, at the end of an operation. */
const IDENTITIES: readonly Label[] = ["ship-size", "roster-choice", "ship-identity"];

/** 9.6.9 Labels of rolls for what hits do to the boat, after the search and the attack that brought them. */
const CONSEQUENCES: readonly Label[] = [
  "boat-damage",
  "crew-injury",
  "injury-severity",
  "additional-flooding",
  "repair",
];

const ATTACK = ["/outcome/exceeded", "/outcome/guessed", "/outcome/detected", "/outcome/hits"];

/** By label, the places of outcome and snapshot that its dice never move within one operation. */
const UNMOVED: Readonly<Partial<Record<Label, readonly string[]>>> = {
  ...Object.fromEntries(IDENTITIES.map((label) => [label, ["/outcome", "/snapshot/boat", "/snapshot/crew", "fate"]])),
  ...Object.fromEntries(CONSEQUENCES.map((label) => [label, ATTACK])),
};

/** 9.6 Hits on these, and wounds of these men, change nothing in the search of an escort, nor whether the boat lives through it. */
const IDLE_IN_SEARCH: readonly string[] = [
  ...(
    [
      "periscope",
      "fwd_torpedo_doors",
      "aft_torpedo_doors",
      "deck_gun",
      "flak_20mm",
      "flak_20mm_quad_1",
      "flak_20mm_quad_2",
      "flak_37mm",
    ] satisfies System[]
  ).map((system) => `/snapshot/boat/systems/${system}`),
  ...(["doctor", ...CREW_BOXES] satisfies Position[]).map((position) => `/snapshot/crew/wounds/${position}`),
];

/** The part of The Hunters in the referee's analysis of a game. */
export const analysis: Analysis = {
  odds: { operation: "resolveDepthCharge", project: ["/outcome/hits"] },
  compare: { operation: "resolveAssignment", against: { options: { nonHistoricalPatrolAreas: true } } },
  projections: en.odds,
  questions,
  unmoved: UNMOVED,
  immaterial: [{ phases: ["detection", "evasion"], places: IDLE_IN_SEARCH, measures: ["fate"] }],
  policies,
  measures,
};
