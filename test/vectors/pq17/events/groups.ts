import type { Side } from "../../../../src/rulesets/pq17/vocabulary";
import { type Change, malformed, type Vector } from "../kit";
import { plane } from "../kit/pieces";
import { event } from "./event";

/** 1.5.1 As many air units as an airbase takes. */
const full = (base: string) => Array.from({ length: 10 }, (_, index) => plane(`based_${index}`, "ju88a4", 2, { base }));

/** 4.3, 13.6 Groups and command points that an event brings. */
export function groups(): Vector[] {
  const placed =
    (side: Side, ...numbers: number[]): Change =>
    (state) => {
      for (const each of state.sides[side].reinforcements) if (numbers.includes(each.group)) each.placed = true;
    };
  return [
    event({
      id: "group-1",
      title: "13.6 The lowest group comes as a new force in its port",
      side: "allied",
      total: 12,
      citation: "13.6",
      after: (state) => {
        placed("allied", 1)(state);
      },
      outcome: { event: "reinforcements" },
      snapshot: {
        sides: {
          allied: {
            reinforcements: [
              {
                group: 1,
                at: "scapa_flow",
                turn: null,
                units: [
                  { unit: "anson", cs: 4 },
                  { unit: "dd_ai", cs: 2 },
                ],
                placed: true,
              },
              { group: 2, at: "murmansk", turn: null, units: [{ unit: "es_soviet", cs: 2 }], placed: false },
            ],
          },
        },
      },
    }),
    event({
      id: "group-2",
      title: "13.6 With the first placed the second group comes",
      side: "allied",
      total: 12,
      citation: "13.6",
      change: placed("allied", 1),
      after: placed("allied", 1, 2),
    }),
    event({
      id: "group-none",
      title: "13.6 Without a group left the event is void",
      side: "allied",
      total: 12,
      citation: "13.6",
      change: placed("allied", 1, 2),
      applied: false,
    }),
    event({
      id: "group-air",
      title: "13.6 A group of aircraft comes to its airbase",
      side: "axis",
      total: 12,
      citation: "13.6",
      change: placed("axis", 1, 2),
      after: placed("axis", 1, 2, 3),
    }),
    event({
      id: "group-air-full",
      title: "1.5.1, E-130 At a full airbase it goes to the nearest with room",
      side: "axis",
      total: 12,
      citation: "1.5.1",
      change: (state) => {
        placed("axis", 1, 2)(state);
        state.sides.axis.aircraft = full("banak");
      },
      after: placed("axis", 1, 2, 3),
      snapshot: {
        sides: { axis: { aircraft: [...full("banak").map(({ id }) => ({ id })), { base: "tromso_see", cs: 2 }] } },
      },
      rulings: ["E-130"],
    }),
    malformed({
      id: "air-overfull",
      title: "1.5.1 An airbase with more than 20 steps of aircraft cannot be",
      citation: "1.5.1",
      operation: "endPhase",
      base: "move-allied",
      change: (state) => {
        state.sides.axis.aircraft = [...full("banak"), plane("more", "ju88a4", 1, { base: "banak" })];
      },
      input: {},
      code: "AIR_OVERFULL",
      pointer: "/snapshot/sides/axis/aircraft",
    }),
    malformed({
      id: "air-overfull-carrier",
      title: "1.5.1 A carrier with more steps of aircraft than its counter says cannot be",
      citation: "1.5.1",
      operation: "endPhase",
      base: "air-move-allied",
      change: (state) => {
        const aboard = [2, 2, 2, 1].map((cs, index) => {
          return plane(`aboard_${index}`, "albacore", cs, { carrier: "victorious" });
        });
        state.sides.allied.aircraft = aboard;
      },
      input: {},
      code: "AIR_OVERFULL",
      pointer: "/snapshot/sides/allied/aircraft",
    }),
    event({
      id: "cp-allied",
      title: "4.3 The Allies gain a point of Severnyy Flot",
      side: "allied",
      total: 18,
      citation: "4.3",
      after: (state) => {
        state.sides.allied.command.find(({ pool }) => pool === "severnyy_flot")!.available = 3;
      },
    }),
    event({
      id: "cp-axis",
      title: "4.3 The Axis gains a point of Gruppe Nord",
      side: "axis",
      total: 18,
      citation: "4.3",
      after: (state) => {
        state.sides.axis.command.find(({ pool }) => pool === "gruppe_nord")!.available = 9;
      },
    }),
  ];
}
