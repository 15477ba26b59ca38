import { all, type Change, refused, resolves, type Vector } from "../kit";
import { chit } from "../kit/changes";
import { forces } from "../kit/stations";

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
