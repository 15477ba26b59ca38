import type { Side } from "../../../../src/rulesets/pq17/vocabulary";
import type { Change, Roll, Vector } from "../kit";
import { force, fresh, known, weather } from "../kit/changes";
import { second } from "../kit/forces";
import { event, pick } from "./event";

/** 9.5, 13 Local Weather in a region. */
export function localWeathers(): Vector[] {
  const brings = (side: Side, total: number, region: string): Vector => {
    const until = side === "axis" ? 10 : 9;
    return event({
      id: `local-${region}`.replaceAll("_", "-"),
      title:
        side === "axis"
          ? `9.5 Local Weather of the Axis in ${region} holds through the next Allied player phase`
          : `9.5 Local Weather of the Allies in ${region} holds for this turn`,
      side,
      total,
      citation: "9.5",
      change: weather("fog"),
      outcome: { event: "local_weather", region },
      snapshot: { weather: { local: [{ region, turn: until, after: side === "axis" ? "allied" : "axis" }] } },
    });
  };
  return [
    brings("allied", 5, "iceland"),
    brings("allied", 6, "north_russia"),
    brings("allied", 14, "britain"),
    brings("axis", 5, "north_norway"),
    brings("axis", 13, "south_norway"),
  ];
}

/** 13 Signals that show a force. */
export function signals(): Vector[] {
  const revealsAt = (id: string, title: string, change: Change, level: number, rolls: Roll[] = [], index = 0): Vector =>
    event({
      id: `signals-${id}`,
      title,
      side: "allied",
      total: 7,
      change,
      rolls,
      after: (state) => {
        Object.assign(state.sides.axis.forces[index]!, { identified: true, idLevel: level });
      },
    });
  return [
    revealsAt("unidentified", "13 Signals show an unidentified TF at ID1", () => undefined, 1),
    revealsAt("id0", "13 Signals raise ID0 to ID1", known("axis", undefined, 0), 1),
    revealsAt("id1", "13 Signals raise ID1 to ID2", known("axis", undefined, 1), 2),
    revealsAt("id3", "13 Signals raise no ID above 3", known("axis", undefined, 3), 3),
    revealsAt(
      "one-of-two",
      "13 Of two forces signals show one picked at random (D-42)",
      second("axis", "raiders", "0714", ["admiral_scheer", 4]),
      1,
      [pick("event-force", 2)],
      1,
    ),
    event({
      id: "signals-nobody",
      title: "13 Signals without a TF or convoy at sea are void",
      side: "allied",
      total: 7,
      change: (state) => {
        const pack = force(state, "axis");
        Object.assign(pack, { kind: "wolf_pack", units: [fresh("ss_german", 2)] });
        pack.fuel.marker = null;
      },
      applied: false,
    }),
    event({
      id: "signals-axis",
      title: "13 Signals of the Axis show an Allied TF",
      side: "axis",
      total: 7,
      after: (state) => {
        Object.assign(force(state, "allied"), { identified: true, idLevel: 1 });
      },
    }),
  ];
}
