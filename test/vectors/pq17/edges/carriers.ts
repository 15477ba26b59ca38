import { type Change, draw, type Json, type Roll, resolves, type Vector } from "../kit";
import { aa, against, bomb, damage, runs, torpedo } from "../kit/attacks";
import { plane, ship } from "../kit/pieces";
import { raider } from "../snapshots/air";

const FLEET = "tf_home_fleet";

/** 7.8 Vectors for the losses that go with the steps of a carrier. 7: hits on named ships. */
export function carriers(): Vector[] {
  const steps = (face: number, id: string): Roll => draw("carrier-air", face, id);
  const stukas = [raider("stukas", "ju87r", 2)];
  const flying = { carrier: "victorious", hex: "0411", mission: "attack" } as const;
  const aboard: Change = (state) => {
    state.sides.allied.aircraft = [
      plane("ashore", "hudson", 2, { base: "wick" }),
      plane("gone", "fulmar", 0, { carrier: "victorious", lost: 2 }),
      plane("fulmar", "fulmar", 1, { carrier: "victorious" }),
      plane("albacore_1", "albacore", 2, flying),
      plane("albacore_2", "albacore", 1, flying),
      plane("reserve", "swordfish", 2, { carrier: "victorious" }),
    ];
  };
  const attack = (id: string, title: string, change: Change, input: Json, rolls: Roll[], more: Json): Vector =>
    resolves({
      id: `carrier-${id}`,
      title,
      citation: title.split(" ")[0]!,
      operation: "assignAircraft",
      base: "air-lone-ship",
      change,
      input,
      rolls,
      ...more,
    });
  return [
    attack(
      "air-lost",
      "7.8 With each CS a carrier loses two steps of its own aircraft, wherever they fly",
      (state) => {
        against([ship("victorious", 4)], stukas)(state);
        aboard(state);
      },
      runs(["stukas"]),
      [
        aa(0, "3"),
        bomb(7, 7),
        steps(2, "albacore_1"),
        steps(3, "albacore_2"),
        bomb(9, 7),
        steps(1, "fulmar"),
        steps(3, "reserve"),
      ],
      {
        outcome: { attacks: [{ hits: 2, harms: [{ lost: 1 }, { lost: 1 }] }] },
        snapshot: {
          sides: {
            allied: {
              aircraft: [
                { id: "ashore", cs: 2 },
                { cs: 0, lost: 2 },
                { id: "fulmar", cs: 0, lost: 1 },
                { id: "albacore_1", cs: 1, hex: "0411", lost: 1 },
                { id: "albacore_2", cs: 0, hex: null, lost: 1 },
                { id: "reserve", cs: 1 },
              ],
              forces: [{ units: [{ cs: 2 }] }],
            },
          },
        },
      },
    ),
    attack(
      "sunk-with-all",
      "7.8 A carrier that sinks takes all its aircraft with it",
      (state) => {
        against([ship("victorious", 3)], [raider("torps", "he115c", 1)])(state);
        aboard(state);
      },
      runs(["torps"], "torpedoes"),
      [aa(0, "3", { TORPEDO_RUN: 1 }), torpedo(8), { ...damage(9, "CV"), result: "sunk" }],
      {
        outcome: { attacks: [{ hits: 1, harms: [{ lost: 3, sunk: 1 }] }] },
        snapshot: {
          sides: {
            allied: {
              aircraft: [{ cs: 2 }, { cs: 0, lost: 2 }, { cs: 0 }, { cs: 0 }, { cs: 0 }, { cs: 0 }],
              forces: [],
            },
          },
        },
        rulings: ["E-101"],
      },
    ),
    attack(
      "two-hits",
      "7.3.1 A torpedo that takes two CS takes four steps",
      (state) => {
        against([ship("victorious", 4)], [raider("torps", "he115c", 1)])(state);
        aboard(state);
      },
      runs(["torps"], "torpedoes"),
      [
        aa(0, "3", { TORPEDO_RUN: 1 }),
        torpedo(8),
        { ...damage(6, "CV"), result: "2 hits, crippled" },
        steps(4, "albacore_2"),
        steps(3, "albacore_1"),
        steps(2, "albacore_1"),
        steps(1, "fulmar"),
      ],
      {
        outcome: { attacks: [{ hits: 1, harms: [{ lost: 2, crippled: 1 }] }] },
        snapshot: { sides: { allied: { forces: [{ id: FLEET, units: [{ cs: 2, marks: ["crippled"] }] }] } } },
        rulings: ["D-60"],
      },
    ),
  ];
}
