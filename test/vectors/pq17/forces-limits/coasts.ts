import type { Side } from "../../../../src/rulesets/pq17/vocabulary";
import { draw, facts, type Json, resolves, type Vector } from "../kit";
import { fleet, ships } from "../kit/fleets";
import { ALLIED_NIGHT, AXIS_NIGHT, both, forceReport, tried } from "../searches/search";
import { target } from "./forces";

/** 1.1.3 Vectors for coasts that are friendly for a card that requires one. */
export function friendlyCoasts(): Vector[] {
  const s = { symbol: "S", citation: "1.1.3", outcome: forceReport } as const;
  return [
    tried({
      ...ALLIED_NIGHT,
      ...s,
      id: "s-ulster",
      title: "1.1.3 S succeeds for the Allies off Northern Ireland",
      change: both("1403"),
    }),
    tried({
      ...AXIS_NIGHT,
      ...s,
      by: "both",
      base: "search-axis-force",
      id: "s-denmark",
      title: "1.1.3 S succeeds for the Axis off Denmark, where its fixed Air Radius makes the row Both",
      change: both("1608"),
    }),
    tried({
      ...AXIS_NIGHT,
      ...s,
      id: "s-germany",
      title: "1.1.3 S succeeds for the Axis off Germany",
      change: both("1708"),
    }),
  ];
}

interface Base {
  readonly id: string;
  readonly side: Side;
  readonly interceptors: readonly { unit: string; cs: number; from: string | null; to: string | null }[];
}

interface Scenario {
  readonly id: string;
  readonly fortnight: string;
  readonly airUnits: readonly { readonly side: Side; readonly units: readonly Json[] }[];
  readonly forces: Readonly<Record<Side, readonly { readonly units: readonly { readonly air?: readonly Json[] }[] }[]>>;
}

/** The air units of a side as a scenario begins: its own, then the Interceptors of its airbases by the date. */
function aircraft(scenario: string, side: Side): Json[] {
  const { scenarios } = facts<{ scenarios: readonly Scenario[] }>("SCENARIOS");
  const { bases } = facts<{ bases: readonly Base[] }>("AIRBASES");
  const { fortnight, airUnits, forces } = scenarios.find(({ id }) => id === scenario)!;
  const own = airUnits.filter((each) => each.side === side).flatMap(({ units }) => units);
  const aboard = forces[side].flatMap(({ units }) => units.flatMap(({ air }) => air ?? []));
  const printed = bases
    .filter((base) => base.side === side)
    .flatMap(({ id, interceptors }) =>
      interceptors
        .filter(({ from, to }) => (from ?? fortnight) <= fortnight && fortnight <= (to ?? fortnight))
        .map(({ unit, cs }) => ({ unit, cs, base: id, interceptor: true })),
    );
  return [...[...own, ...aboard].map(() => ({ interceptor: false })), ...printed];
}

/** 1.1.2 Fighters printed at airbases. */
export function interceptors(): Vector[] {
  const chits = [draw("special-chit", 26, "Z"), draw("special-chit", 15, "O")];
  const begins = (id: string, title: string, scenario: string): Vector =>
    resolves({
      id: `new-${id}`,
      title,
      citation: "1.1.2",
      operation: "new",
      base: null,
      input: { scenario },
      rolls: chits,
      outcome: { scenario },
      snapshot: {
        sides: {
          allied: { aircraft: aircraft(scenario, "allied") },
          axis: { aircraft: aircraft(scenario, "axis") },
        },
      },
    });
  return [
    begins(
      "interceptors",
      "1.1.2 In March 1942 Interceptors are added to the air units of PQ-12, Bf 109s at Trondheim",
      "pq_12",
    ),
    begins("interceptors-later", "1.1.2 From June 1942 on the Interceptors of Trondheim are Fw 190s", "pq_17"),
  ];
}

/** 1.2.1, 1.4, 6.2.1 Vectors for the size of a convoy in a report. */
export function sizes(): Vector[] {
  const reportsSize = (id: string, title: string, cs: number, size: "large" | "small"): Vector =>
    tried({
      ...AXIS_NIGHT,
      symbol: "U",
      also: ({ night }) => night.gain[0] === 1,
      id: `convoy-${id}`,
      title,
      citation: "1.2.1",
      change: (state) => {
        target(["dd_ai", 4], ["alynbank", 1], ["mv", cs])(state);
        state.sides.axis.forces = [fleet("narvik_group", 1, ships("lutzow", 4), { at: "0708" })];
      },
      outcome: () => forceReport(1),
      snapshot: {
        sides: {
          axis: {
            reports: [{ block: 1, kind: "convoy", level: 1, size, warships: { least: 1, most: 1 }, convoyShips: null }],
          },
        },
      },
    });
  return [
    reportsSize("large", "1.2.1 Ten merchants and an auxiliary are a large convoy, and no warships", 10, "large"),
    reportsSize("small", "1.2.1 Nine merchants and an auxiliary are a small convoy", 9, "small"),
  ];
}
