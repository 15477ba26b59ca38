import { all, type Change, draw, type Json, type Roll, refused, resolves, type Vector } from "../kit";
import { aa, bomb, strikeIn } from "../kit/attacks";
import { chit, rulings } from "../kit/changes";

const RUN = { aircraft: "bomber", wave: 1, stack: 1, ordnance: "bombs" };

/** 12.7, 7.2.7 Port Raids, and 12.4 Bomber Command, over their targets. */
export function raids(): Vector[] {
  const raid = (id: string, title: string, rolls: Roll[], hits: number, more: Json, change?: Change): Vector =>
    resolves({
      id: `port-raid-${id}`,
      title,
      citation: "12.7",
      operation: "assignAircraft",
      base: "air-raid",
      change,
      input: { runs: [RUN] },
      rolls: [aa(0, "*"), aa(0, "4"), ...rolls],
      outcome: { attacks: [{ dice: 2, hits }], next: null },
      ...more,
    });
  const still = { IN_PORT: 1 };
  const dark = { IN_PORT: 1, NIGHT: -1 };
  const night: Change = (state) => {
    state.light = { am: "night", pm: "night" };
    strikeIn(state).light = "night";
  };
  const units = (cs: number): Json => ({
    sides: { allied: { forces: [{ units: [{ unit: "mv", cs, rotated: false }] }] } },
  });
  return [
    raid(
      "two-hits",
      "12.7 two hits sink one undamaged merchant",
      [bomb(6, 7, still), draw("bomb-ship", 1, "mv"), bomb(9, 7, still), draw("bomb-ship", 2, "mv")],
      2,
      { snapshot: units(2) },
    ),
    raid(
      "odd-hit",
      "12.7 a single hit is forgotten at the end of the raid",
      [bomb(6, 7, still), draw("bomb-ship", 3, "mv"), bomb(5, 7, still)],
      1,
      { snapshot: units(3) },
    ),
    raid(
      "night",
      "7.2.7 by night a Ju 88 bombs ships in port on row MB",
      [bomb(7, 8, dark), bomb(7, 8, dark)],
      0,
      {},
      night,
    ),
    raid(
      "night-hit",
      "7.2.7 where 8 hits what 7 would by day",
      [bomb(8, 8, dark), draw("bomb-ship", 3, "mv"), bomb(0, 8, dark)],
      1,
      { snapshot: units(3) },
      night,
    ),
    ...bomberCommand(dark),
  ];
}

function bomberCommand(dark: Readonly<Record<string, number>>): Vector[] {
  const halifaxes: Change = (state) => {
    state.sides.allied.special.bombers = ["bomber"];
    state.light = { am: "night", pm: "night" };
    strikeIn(state).light = "night";
  };
  const head = { citation: "12.4", operation: "assignAircraft", base: "air-port-bombers", change: halifaxes };
  return [
    resolves({
      ...head,
      id: "bomber-command-tirpitz",
      title: "12.4 Bomber Command hits Tirpitz with a 9, and the damage does not count under 2.4",
      input: { runs: [RUN] },
      rolls: [aa(0, "4"), aa(0, "5"), bomb(9, 9, dark), bomb(8, 9, dark)],
      outcome: { attacks: [{ hits: 1, harms: [{ unit: "tirpitz", lost: 1 }] }] },
      snapshot: {
        vp: { total: 0 },
        sides: {
          axis: {
            forces: [{ units: [{ unit: "tirpitz", cs: 4 }, {}] }],
            tally: { uncounted: [{ unit: "tirpitz", cs: 1 }] },
          },
        },
      },
      rulings: ["E-131"],
    }),
    resolves({
      ...head,
      id: "bomber-command-scores",
      title: "12.4, E-131 By ruling the damage of Bomber Command counts under 2.4",
      change: all(halifaxes, rulings("bomberCommandDamageScores")),
      input: { runs: [RUN] },
      rolls: [aa(0, "4"), aa(0, "5"), bomb(9, 9, dark), bomb(8, 9, dark)],
      outcome: { attacks: [{ hits: 1, harms: [{ unit: "tirpitz", lost: 1 }] }] },
      snapshot: {
        sides: { axis: { forces: [{ units: [{ unit: "tirpitz", cs: 4 }, {}] }], tally: { uncounted: [] } } },
      },
      rulings: ["E-131"],
    }),
    resolves({
      ...head,
      id: "bomber-command-losses",
      title: "12.4 its losses cost no VP",
      input: { runs: [RUN] },
      rolls: [aa(9, "4"), aa(9, "5")],
      outcome: { flak: [{ result: "hit" }, { result: "hit" }], next: null },
      snapshot: { vp: { total: 0 } },
    }),
    refused({
      ...head,
      id: "bomber-command-others",
      title: "12.4 it attacks nothing but Tirpitz",
      input: { runs: [{ ...RUN, stack: 2 }] },
      code: "VALUE_NOT_LISTED",
      section: "7.2.4",
      pointer: "/input/runs/0/stack",
    }),
  ];
}

/** 12.7 D-58 Port Raids without raiders. */
export function raidRefused(): Vector[] {
  return [
    refused({
      id: "raid-nobody",
      title: "12.7 D-58 With aircraft of southern Norway alone no one raids a port",
      citation: "12.7",
      operation: "raidPort",
      base: "confirmation",
      change: all(chit("axis", "K", "port_raids"), (state) => {
        const own = state.sides.axis;
        own.special.raidsLeft = 2;
        own.aircraft = own.aircraft.filter(({ id }) => id === "fw200_1");
      }),
      input: { port: "murmansk", light: "day", aircraft: ["fw200_1"] },
      code: "NO_RAIDERS",
      section: "12.7",
    }),
  ];
}
