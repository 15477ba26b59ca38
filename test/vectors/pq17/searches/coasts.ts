import { all, type Change, type Vector } from "../kit";
import { force, fresh, known } from "../kit/changes";
import { ALLIED_NIGHT, AXIS_NIGHT, axisShadows, both, FAILED, forceReport, tried } from "./search";

/** 1.1.3, 6.3 Vectors for the places where S succeeds. */
export function coasts(): Vector[] {
  const s = { symbol: "S" };
  return [
    tried({
      ...ALLIED_NIGHT,
      ...s,
      id: "s-open-sea",
      title: "1.1.3 S fails off no coast",
      outcome: FAILED,
    }),
    tried({
      ...ALLIED_NIGHT,
      by: "both",
      ...s,
      id: "s-britain",
      title: "1.1.3 S succeeds for the Allies off Britain, where their fixed Air Radius makes the row Both",
      citation: "1.1.3",
      base: "search-allied-force",
      change: both("1205"),
      outcome: forceReport,
    }),
    tried({
      ...ALLIED_NIGHT,
      ...s,
      id: "s-iceland",
      title: "1.1.3 Iceland is friendly to neither side: S fails there",
      citation: "1.1.3",
      change: both("0606"),
      outcome: FAILED,
    }),
    tried({
      ...ALLIED_NIGHT,
      ...s,
      id: "s-norway",
      title: "1.1.3 Norway is not a friendly coast of the Allies: S fails there",
      citation: "1.1.3",
      change: both("1110"),
      outcome: FAILED,
    }),
    tried({
      ...AXIS_NIGHT,
      by: "both",
      ...s,
      id: "s-norway-axis",
      title: "1.1.3 S succeeds for the Axis off Norway",
      citation: "1.1.3",
      base: "search-axis-force",
      change: both("1110"),
      outcome: forceReport,
    }),
    tried({
      side: "axis",
      half: "day",
      by: "air",
      column: "fair",
      ...s,
      id: "s-shadowed",
      title: "6.3 S succeeds against a force that is shadowed; the sector that shadows it is the asset",
      citation: "6.3",
      change: all(known("allied", undefined, 1), axisShadows("sector", "trondheim"), (state) => {
        state.sides.axis.sectors.find(({ sector }) => sector === "trondheim")!.hexes = [];
      }),
      outcome: (gain) => forceReport(1 + gain),
    }),
  ];
}

/** 1.1.2, 6.2 Vectors for the places where Interceptors hamper C. */
export function interceptors(): Vector[] {
  const c = { symbol: "C" };
  return [
    tried({
      ...ALLIED_NIGHT,
      ...c,
      id: "c-open-sea",
      title: "6.2 C succeeds far from Interceptors",
      outcome: forceReport,
    }),
    tried({
      ...ALLIED_NIGHT,
      ...c,
      id: "c-next-to-interceptors",
      title: "6.2 C fails next to an airbase with Interceptors of the target's side",
      change: both("0812"),
      outcome: FAILED,
    }),
    tried({
      ...ALLIED_NIGHT,
      ...c,
      id: "c-interceptors-gone",
      title: "1.1.2 C succeeds next to an airbase whose Interceptors are lost",
      citation: "1.1.2",
      change: all(both("0812"), (state) => {
        for (const unit of state.sides.axis.aircraft) {
          if (unit.interceptor && (unit.base === "bardufoss" || unit.base === "bodo_air"))
            Object.assign(unit, { lost: unit.cs, cs: 0 });
        }
      }),
      outcome: forceReport,
    }),
    tried({
      ...AXIS_NIGHT,
      ...c,
      id: "c-next-to-reykjavik",
      title: "6.2 C fails for the Axis next to Reykjavik",
      change: both("0403"),
      outcome: FAILED,
    }),
    tried({
      side: "axis",
      half: "day",
      by: "air",
      column: "fair",
      ...c,
      id: "c-own-interceptors",
      title: "6.2 Interceptors of the searcher's side hamper no C",
      base: "search-axis-air",
      change: all(both("0812"), (state) => {
        state.sides.axis.sectors.find(({ sector }) => sector === "trondheim")!.hexes = ["0812"];
      }),
      outcome: forceReport,
    }),
  ];
}

/** 6.2 Cards that fail for Soviet forces alone. */
export function soviets(): Vector[] {
  const day = { side: "allied", half: "day", by: "force", column: "fair", symbol: "U", submarine: false } as const;
  const soviet: Change = (state) => {
    force(state, "allied").units = [fresh("dd_type7", 2)];
  };
  const mixed: Change = (state) => {
    force(state, "allied").units = [fresh("norfolk", 3), fresh("dd_type7", 2)];
  };
  return [
    tried({
      ...day,
      sovietFail: true,
      id: "soviet-fails",
      title: "6.2 A card that fails for the Soviets fails when only Soviet forces search",
      change: soviet,
      outcome: FAILED,
    }),
    tried({
      ...day,
      sovietFail: false,
      id: "soviet-finds",
      title: "6.2 Another card succeeds for Soviet forces",
      change: soviet,
      outcome: forceReport,
    }),
    tried({
      ...day,
      sovietFail: true,
      id: "soviet-and-british",
      title: "6.2 Soviet ships do not hamper a force that is not Soviet alone",
      change: mixed,
      outcome: forceReport,
    }),
  ];
}
