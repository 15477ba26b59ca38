import { all, type Change, refused, resolves, type Vector } from "../kit";
import { chit } from "../kit/changes";
import { plane } from "../kit/pieces";
import { forces } from "../kit/stations";

/** 12.7 The last turn of an operation of the campaign, with merchants in the boxes of Murmansk and two raids to come. */
const boxed: Change = all(chit("axis", "K", "port_raids"), (state) => {
  state.sides.axis.special.raidsLeft = 2;
  const ship = { unit: "mv", faceUp: false };
  const unloading = [
    { ...ship, cs: 9, damaged: false },
    { ...ship, cs: 2, damaged: true },
  ];
  state.campaign!.boxes = [
    { port: "murmansk", unloading, ballast: [{ ...ship, cs: 3, damaged: false }] },
    { port: "arkhangelsk", unloading: [], ballast: [] },
  ];
});

/** 12.7 Half of the aircraft that join the raids are left after the first. */
const joined: Change = (state) => {
  state.sides.axis.special.joining = ["stg5"];
  state.sides.axis.aircraft.push(plane("stg5", "ju87r", 1, { base: "kirkenes_air", lost: 1, mission: "flown" }));
};

/** 12.7 Port Raids. */
export function raids(): Vector[] {
  const plan = { operation: "raidPort", base: "confirmation", citation: "12.7" };
  const input = { port: "murmansk", light: "day", aircraft: ["ju88a4_1"] };
  const left = (raidsLeft: number): Change =>
    all(chit("axis", "K", "port_raids"), (state) => {
      state.sides.axis.special.raidsLeft = raidsLeft;
    });
  return [
    resolves({
      ...plan,
      id: "raid-day",
      title: "12.7 Aircraft of northern Norway raid Murmansk by day; one raid is left",
      change: left(2),
      input,
      rolls: [],
      snapshot: { sides: { axis: { special: { raidsLeft: 1 } } } },
      rulings: ["E-74"],
    }),
    refused({
      ...plan,
      id: "raid-night",
      title: "12.7 In an operation that was all day no raid is made by night",
      change: left(2),
      input: { ...input, light: "night" },
      code: "VALUE_NOT_LISTED",
      section: "12.7",
      pointer: "/input/light",
    }),
    resolves({
      ...plan,
      operation: "endPhase",
      base: "campaign-last-turn",
      id: "raid-boxes",
      title: "12.7 For the raids the ships of the boxes are in port, and I/StG 5 joins with 4 CS",
      change: boxed,
      input: {},
      rolls: [],
      outcome: { phase: "admin_confirm" },
      snapshot: {
        sides: {
          allied: {
            forces: [
              {
                at: "murmansk",
                convoy: { loaded: true },
                units: [
                  { unit: "mv", cs: 9 },
                  { unit: "mv", cs: 2, marks: ["crippled"] },
                ],
              },
              { at: "murmansk", convoy: { loaded: false }, units: [{ unit: "mv", cs: 3 }] },
            ],
          },
          axis: { aircraft: [2, 2].map((cs) => ({ unit: "ju87r", cs, base: "kirkenes_air" })) },
        },
      },
    }),
    resolves({
      ...plan,
      id: "raid-joined-losses",
      title: "12.7 In the second raid I/StG 5 flies with what the first has left of it",
      change: all(left(1), joined, (state) => {
        state.sides.axis.aircraft = state.sides.axis.aircraft.filter(({ id }) => id === "stg5");
      }),
      input: { ...input, aircraft: ["stg5"] },
      rolls: [],
      snapshot: {
        pending: { strike: { cause: "port_raid", aircraft: ["stg5"] } },
        sides: { axis: { aircraft: [{ id: "stg5", cs: 1, lost: 1 }], special: { raidsLeft: 0 } } },
      },
      rulings: ["E-74"],
    }),
    refused({
      ...plan,
      id: "raid-joined-night",
      title: "12.7 I/StG 5 joins by day alone",
      change: all(left(1), joined, (state) => {
        state.light = { am: "day", pm: "night" };
      }),
      input: { ...input, light: "night", aircraft: ["stg5"] },
      code: "VALUE_NOT_LISTED",
      section: "12.7",
      pointer: "/input/aircraft/0",
    }),
    refused({
      ...plan,
      id: "raid-south",
      title: "12.7 D-58 Aircraft of southern Norway take no part",
      change: left(2),
      input: { ...input, aircraft: ["fw200_1"] },
      code: "VALUE_NOT_LISTED",
      section: "12.7",
      pointer: "/input/aircraft/0",
    }),
    refused({
      ...plan,
      id: "raid-third",
      title: "12.7 There are two raids",
      change: left(0),
      input,
      code: "NO_RAID_LEFT",
      section: "12.7",
    }),
    refused({
      ...plan,
      id: "raid-empty",
      title: "12.7 Ports without Allied forces are not raided",
      change: all(left(2), forces("allied")),
      input,
      code: "NO_PORT_HELD",
      section: "12.7",
    }),
  ];
}
