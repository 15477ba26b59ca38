import { all, type Change, refused, resolves, type Vector } from "../kit";
import { aa, bomb, strikeIn } from "../kit/attacks";
import { phase } from "../kit/changes";
import { inPort, of } from "../kit/forces";
import { forceOf, plane, ship } from "../kit/pieces";
import { display } from "../snapshots/air";
import { ordersOf } from "./displays";

/** 7.1.3, 12.4 Attacks on ports. */
export function portAttacks(): Vector[] {
  const over = { hex: "1111", mission: "attack" } as const;
  const albacore = plane("bomber", "albacore", 2, { ...over, carrier: "victorious" });
  const hampden = plane("hampden", "hampden", 1, { ...over, base: "wick" });
  const halifax = plane("halifax", "halifax", 2, { ...over, base: "wick" });
  const permitted = (
    event: "port_strike" | "airbase_strike",
    bombers: string[],
    ...planes: ReturnType<typeof plane>[]
  ): Change =>
    all(
      phase("air_combat", "allied"),
      inPort("axis", "trondheim"),
      of("axis", ["tirpitz", 5], ["lutzow", 4]),
      of("allied", ["victorious", 4]),
      (state) => {
        state.events = [{ event, side: "allied", until: state.turn, after: "axis" }];
        state.sides.allied.aircraft = structuredClone(planes);
        state.sides.allied.special.bombers = bombers;
      },
    );
  const declare = { citation: "7.1.3", operation: "declareAirAttack", base: "lone-allied", rolls: [] } as const;
  const target = "port:trondheim";
  return [
    resolves({
      ...declare,
      id: "port-event-kept",
      title: "7.1.3 Carrier aircraft alone do not use up the event that permits the attack",
      change: permitted("port_strike", [], albacore, hampden),
      input: { target, groups: [["bomber"]] },
      outcome: { next: "air_scramble" },
      snapshot: { events: [{ event: "port_strike" }] },
      rulings: ["E-109"],
    }),
    resolves({
      ...declare,
      id: "port-event-spent",
      title: "7.1.3 Land-based aircraft use it up, with carrier aircraft next to them",
      change: permitted("port_strike", [], albacore, hampden),
      input: { target, groups: [["bomber", "hampden"]] },
      outcome: { next: "air_scramble" },
      snapshot: { events: [] },
      rulings: ["E-109"],
    }),
    resolves({
      ...declare,
      id: "port-bomber-command",
      title: "12.4 Bomber Command does not use up the event",
      citation: "12.4",
      change: permitted("port_strike", ["halifax"], halifax),
      input: { target, groups: [["halifax"]] },
      outcome: { next: "air_scramble" },
      snapshot: { events: [{ event: "port_strike" }] },
    }),
    refused({
      ...declare,
      id: "port-bomber-command-base",
      title: "12.4 Bomber Command attacks no airbase",
      citation: "12.4",
      change: permitted("airbase_strike", ["halifax"], hampden, halifax),
      input: { target: "airbase:vaernes", groups: [["halifax"]] },
      code: "VALUE_NOT_LISTED",
      section: "7.1",
      pointer: "/input/groups/0/0",
    }),
    refused({
      id: "port-bomber-command-other",
      title: "12.4 Bomber Command attacks Tirpitz alone",
      citation: "12.4",
      operation: "assignAircraft",
      base: "air-port-bombers",
      change: (state) => {
        const units = [ship("tirpitz", 5), ship("lutzow", 4)];
        forceOf(state, "axis", "trondheim_group").units = units;
        Object.assign(strikeIn(state), {
          ships: display("trondheim_group", units),
          line: [[{ no: 1, cs: 5 }], [{ no: 2, cs: 4 }]],
        });
        state.sides.allied.special.bombers = ["bomber"];
      },
      input: ordersOf(["bomber", 1, 2, "bombs"]),
      code: "VALUE_NOT_LISTED",
      section: "7.2.4",
      pointer: "/input/runs/0/stack",
    }),
    resolves({
      id: "port-star",
      title: "7.2.5 The star of a port fires at the first air unit alone",
      citation: "7.2.5",
      operation: "assignAircraft",
      base: "air-raid",
      change: (state) => {
        forceOf(state, "allied", "convoy_pq_17").at = "barentsburg";
        state.sides.axis.aircraft.push({ ...structuredClone(state.sides.axis.aircraft[0]!), id: "second", cs: 1 });
        Object.assign(strikeIn(state), { place: "barentsburg", hex: "0214", aircraft: ["bomber", "second"] });
      },
      input: ordersOf(["bomber", 1, 1, "bombs"], ["second", 1, 1, "bombs"]),
      rolls: [
        aa(0, "*"),
        aa(0, "*"),
        bomb(0, 7, { IN_PORT: 1 }),
        bomb(0, 7, { IN_PORT: 1 }),
        bomb(0, 7, { IN_PORT: 1 }),
      ],
      outcome: {
        flak: [
          { stack: 1, aircraft: "bomber" },
          { stack: null, aircraft: "bomber" },
        ],
      },
    }),
  ];
}
