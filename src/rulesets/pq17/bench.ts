import type { Analysis, Measure } from "../../core/contract/analysis";
import { policies } from "./policies/index";
import { totalCs } from "./rules/units";
import type { Snapshot } from "./snapshot";

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

/** What PQ-17 brings to the referee's bench. */
export const bench: Analysis = {
  odds: { operation: "resolveSubmarineCombat", project: ["/outcome"] },
  policies,
  measures,
};
