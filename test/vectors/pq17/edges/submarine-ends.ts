import { refuses } from "../air-missions/mission";
import { iceRoll } from "../ice/crossing";
import { all, type Change, draw, type Roll, resolves, roll, type Vector } from "../kit";
import { damage, torpedo } from "../kit/attacks";
import { finds } from "../kit/cards";
import { chit, known, phase, weather } from "../kit/changes";
import { inHex, of, pack } from "../kit/forces";
import { force, plane, ship } from "../kit/pieces";
import { convoyOf } from "../submarines/combat";
import { goes } from "./moves";

/** 7.4, 7.4.5, 12.11 Vectors for the state after a submarine combat and after a patrol. */
export function submarineEnds(): Vector[] {
  const ice: Change = (state) => {
    state.ice.west_v = { expected: "light_drift", fixed: false };
  };
  const radius =
    (over: string): Change =>
    (state) => {
      state.sides.allied.aircraft = [
        plane("eye", "catalina", 1, { base: "sumburgh", hex: over, mission: "radius", radius: [over] }),
      ];
    };
  const crosses = (id: string, title: string, over: string, rolls: Roll[]): Vector =>
    goes(
      {
        id: `sub-patrol-ice-${id}`,
        title: `7.4.5 ${title}`,
        side: "axis",
        change: all(pack("axis", "0410"), known("axis", undefined, 1), ice, radius(over)),
        path: ["0411"],
      },
      { sides: { axis: { forces: [{ at: "0411" }] } } },
      rolls,
    );
  const patrol = roll("asw-patrol", "ASW", [0]);
  return [
    crosses("left", "A patrol over the hex left is passed before the ice", "0410", [patrol, iceRoll("light_drift", 0)]),
    crosses("entered", "A patrol over the hex entered is passed after the ice", "0411", [
      iceRoll("light_drift", 0),
      patrol,
    ]),
    resolves({
      id: "sub-crippled-gathered",
      title: "1.4 A merchant that a torpedo cripples joins those of its class that are crippled",
      citation: "1.4",
      operation: "chooseSubmarineTargets",
      base: "sub-escorted",
      change: convoyOf(ship("mv", 3), ship("mv", 1, { marks: ["crippled"] }), ship("mv", 1, { marks: ["crippled"] })),
      input: { categories: ["merchant"] },
      rolls: [
        draw("sub-target", 1, "mv"),
        torpedo(9, { TARGET_CONVOY_SHIP: 1 }),
        { ...damage(0, "MX"), result: "crippled" },
      ],
      outcome: { combat: { attacks: [{ result: "hit" }], heldDown: 0 } },
      snapshot: {
        sides: {
          allied: {
            forces: [
              {
                units: [
                  { unit: "mv", cs: 2, marks: [] },
                  { unit: "mv", cs: 3, marks: ["crippled"] },
                ],
              },
            ],
          },
        },
      },
    }),
    resolves({
      id: "sub-attack-sizilien",
      title: "12.11 A German TF that submarines attack at Barentsburg is noted for SIZILIEN",
      citation: "12.11",
      operation: "resolveSubmarineCombat",
      base: "lone-allied",
      change: all(
        phase("submarine_combat", "allied"),
        chit("axis", "I", "sizilien"),
        pack("allied", "0214"),
        inHex("axis", "0214"),
        of("axis", ["lutzow", 4]),
        known("axis", undefined, 3),
      ),
      input: { force: "tf_cruiser_cover", block: 1 },
      rolls: [
        finds("locate-card", "allied"),
        roll("sub-combat", "SUBMARINE_COMBAT", [0], null, { PACK_3: 1, TARGET_TF: -1 }),
      ],
      snapshot: { sides: { axis: { special: { attacked: ["narvik_group"] } } } },
    }),
    refuses(
      "carrier-in-fog",
      "7.8 From a Crippled carrier nothing flies, whatever the weather",
      "air-move-allied",
      { aircraft: "albacore", mission: "attack", hexes: ["0808"] },
      "CARRIER_OUT_OF_ACTION",
      "7.8",
      "",
      all(
        weather("gale"),
        force("allied", "tf_home_fleet", { units: [ship("victorious", 4, { marks: ["crippled"] }), ship("dd_ai", 3)] }),
      ),
    ),
  ];
}
