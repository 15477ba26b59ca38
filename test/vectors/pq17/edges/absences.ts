import { ended, keeps } from "../campaign-accounts/fortnight";
import { iceRoll, picks } from "../ice/crossing";
import { type Change, resolves, roll, type Vector } from "../kit";
import { fighting } from "../kit/battles";
import { cardsDrawn } from "../kit/cards";
import { fresh, laden } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { forces, inPort } from "../kit/stations";
import { cover, dice, plan, raiders } from "../surface-guns/gunfire";

const tf = (id: string, number: number, at: string, ...units: (string | number)[]): ReturnType<typeof fleet> =>
  fleet(id, number, ships(...units), {
    ...inPort(at),
    sailed: false,
    fuel: { state: "full", marker: null, refuelled: true },
  });

/** 15.5 Ships that leave an operation of the campaign and come back, and those that do not. */
export function leavers(): Vector[] {
  const sailing: Change = (state) => {
    state.ice.east_v = { expected: "light_drift", fixed: false };
    const [force] = state.sides.allied.forces;
    Object.assign(force!, { station: "at_sea", at: "0515", block: 1, sailed: true });
    force!.fuel = { state: "full", marker: null, refuelled: false };
    force!.convoy = laden(15, { visited: ["0515"] });
    for (const order of state.sides.allied.campaign!.sailing) order.from = "loch_ewe";
  };
  return [
    resolves({
      id: "absent-ice-loch-ewe",
      title: "15.2.3 A merchant of a convoy from Loch Ewe that ice hurts in the East goes back there",
      citation: "15.2.3",
      operation: "moveForce",
      base: "campaign-sailing",
      change: sailing,
      input: { piece: "convoy_waiting", speed: "slow", path: ["0516"], cross: "solid_pack" },
      rolls: [iceRoll("light_drift", 3), ...cardsDrawn("ice-damage-card", [1]), ...picks(1)],
      outcome: { end: "arrived" },
      snapshot: {
        sides: {
          allied: {
            removed: [{ unit: "mv", cs: 1, why: "ice" }],
            campaign: {
              returns: [{ unit: "mv", cs: 1, at: "loch_ewe", due: 9, loaded: true, why: "ice" }],
              sailing: [{ convoy: "convoy_waiting", excused: 1 }],
            },
          },
        },
      },
    }),
    resolves({
      ...plan,
      id: "absent-british-destroyer",
      title: "15.5.1 A British destroyer that 7.9 damages comes back in the Clyde five fortnights later",
      citation: "15.5.1",
      base: "campaign-battle",
      change: fighting({
        attacker: "axis",
        allied: [cover(...ships("dd_jr", 3))],
        axis: [raiders(...ships("dd_z34_36", 1))],
        options: ["destroyer_hits"],
      }),
      input: { targets: [{ unit: 1, target: 2, cs: 1 }] },
      rolls: [...dice("DD", "DD", [9]), roll("destroyer-fate", "DESTROYER_FATE", [7])],
      snapshot: {
        sides: {
          allied: {
            removed: [{ unit: "dd_jr", cs: 1, why: "destroyer_damage" }],
            campaign: { returns: [{ unit: "dd_jr", cs: 1, at: "clyde", due: 14, loaded: null, why: "repair" }] },
          },
        },
      },
    }),
    ended(
      "grounded-one",
      "15.5.3 A ship that is alone newly aground is lost for good",
      9,
      keeps("allied", {
        returns: [
          { unit: "norfolk", cs: 3, at: "clyde", due: 14, loaded: null, why: "grounding" },
          { unit: "kent", cs: 3, at: "clyde", due: 14, loaded: null, why: "repair" },
        ],
      }),
      { sides: { allied: { campaign: { returns: [{ unit: "kent" }] } } } },
    ),
    resolves({
      id: "repair-credit-capital",
      title: "15.5.1 Points booked for damage to an Allied capital ship are taken off, and no more",
      citation: "15.5.1",
      operation: "repairShip",
      base: "campaign-oob-allied",
      change: (state) => {
        forces("allied", { ...tf("f1", 9, "scapa_flow"), units: [fresh("king_george_v", 3)] })(state);
        keeps("allied", { credited: [{ unit: "king_george_v", amount: -2 }] })(state);
      },
      input: { ship: "king_george_v", cs: 1, at: "clyde" },
      rolls: [],
      snapshot: { sides: { allied: { campaign: { credited: [{ unit: "king_george_v", amount: 0 }] } } } },
    }),
    ended(
      "arrived-before",
      "15.3 Anson does not come again if she is in play with another ship",
      10,
      forces("allied", tf("f1", 1, "scapa_flow", "anson", 3, "kent", 3)),
      {
        sides: {
          allied: {
            forces: [
              {
                units: [
                  { unit: "anson", cs: 3 },
                  { unit: "kent", cs: 3 },
                ],
              },
              WAITING_MERCHANTS,
            ],
          },
        },
      },
    ),
    ended(
      "missed-without-cs",
      "15.7.2, E-88 A ship without CS that is in play and not there costs half the points of all her CS",
      11,
      forces("allied", tf("f1", 1, "reykjavik", "manchester", 0, "kent", 3)),
      {
        campaign: { played: [{ vp: -2 }] },
        sides: {
          allied: { forces: [{ units: [{ unit: "manchester", cs: 0 }, { unit: "kent" }] }, WAITING_MERCHANTS] },
        },
      },
    ),
    ended(
      "like-twice",
      "15.7.2 Like CS leave once, those of the class that was named too, and the rest costs its points",
      11,
      (state) => {
        keeps("allied", { substitutes: [{ unit: "dd_ai", substitute: "dd_jr" }] })(state);
        forces(
          "allied",
          tf("f1", 1, "scapa_flow", "dd_jr", 1, "sheffield", 4),
          tf("f2", 2, "reykjavik", "dd_ai", 2),
        )(state);
      },
      {
        campaign: { played: [{ vp: -0.5 }] },
        sides: {
          allied: {
            forces: [{ units: [{ unit: "sheffield" }] }, { units: [{ unit: "dd_ai", cs: 2 }] }, WAITING_MERCHANTS],
          },
        },
      },
    ),
  ];
}

/** 15.3.1 The merchants that arrive at Reykjavik in every fortnight. */
const WAITING_MERCHANTS = { at: "reykjavik", units: [{ unit: "mv", cs: 15 }], convoy: { loaded: true } };
