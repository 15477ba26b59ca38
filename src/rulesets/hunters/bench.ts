import type { Analysis, Measure } from "../../core/contract/analysis";
import { policies } from "./policies/index";
import { shipsSunk, tonsSunk } from "./rules/career";
import type { Snapshot } from "./snapshot";

const measures: Readonly<Record<string, Measure<Snapshot>>> = {
  tons: { doc: "5.2.1 Tonnage sunk in the career.", of: tonsSunk },
  ships: { doc: "3.5 Ships sunk in the career.", of: ({ log }) => log.reduce((sum, row) => sum + shipsSunk(row), 0) },
  patrols: { doc: "3.5 Patrols begun.", of: ({ log }) => log.length },
  fate: { doc: "5.1 How the career ended.", of: ({ end }) => end?.fate ?? "none" },
  victory: { doc: "5.2.2 The victory level.", of: ({ end }) => end?.victory ?? "none" },
  month: { doc: "D1 The month in which it ended.", of: ({ month }) => month },
};

/** What The Hunters brings to the referee's bench. */
export const bench: Analysis = {
  odds: { operation: "resolveDepthCharge", project: ["/outcome/hits"] },
  policies,
  measures,
};
