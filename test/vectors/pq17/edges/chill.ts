import { ended } from "../campaign-accounts/fortnight";
import { iceRoll, picks } from "../ice/crossing";
import { all, type Change, type Json, type Roll, refused, resolves, type Vector } from "../kit";
import { cardsDrawn } from "../kit/cards";
import { fresh, laden } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { ship } from "../kit/pieces";
import { forces, inPort } from "../kit/stations";

/** 10.3, 10.4 Ice that icebreakers break, and zones that the season forces. */
export function breakers(): Vector[] {
  const certain = (expected: "clear" | "thin_pack" | "solid_pack" | "light_drift") => ({ expected, fixed: true });
  const uncertain = (expected: "light_drift" | "solid_pack") => ({ expected, fixed: false });
  return [
    resolves({
      operation: "moveForce",
      base: "ice-allied",
      id: "chill-corridor-uncertain",
      title: "10.3 Icebreakers make Light Drift of the Thin Pack that a die finds in the corridor",
      citation: "10.3",
      change: (state) => {
        state.ice.east_v = { expected: "thin_pack", fixed: false };
        const home = state.sides.allied.forces.find(({ id }) => id === "tf_home_fleet")!;
        Object.assign(home, { at: "0718", units: [fresh("kent", 3)] });
      },
      input: { piece: "tf_home_fleet", speed: "slow", path: ["0818"], cross: "light_drift" },
      rolls: [
        { ...iceRoll("thin_pack", 3), adjustments: [{ code: "ICEBREAKERS", result: "light_drift" }] },
        { label: "ice-damage-card", faces: [2], chart: null },
      ],
      outcome: { end: "arrived" },
    }),
    ended(
      "ice-thaw-forced",
      "10.4.1 Solid Pack behind Light Drift that no die can make so mild becomes Light Drift",
      9,
      (state) => {
        Object.assign(state.ice, {
          west_i: certain("light_drift"),
          west_ii: uncertain("solid_pack"),
          west_iii: certain("clear"),
          west_iv: certain("clear"),
          west_v: certain("clear"),
        });
      },
      { ice: { west_i: { expected: "light_drift" }, west_ii: { expected: "light_drift", fixed: false } } },
    ),
    ended(
      "ice-freeze-forced",
      "10.4.2 Light Drift behind Thin Pack that no die can make so hard becomes Thin Pack",
      15,
      (state) => {
        Object.assign(state.ice, {
          west_i: certain("solid_pack"),
          west_ii: certain("solid_pack"),
          west_iii: certain("solid_pack"),
          west_iv: uncertain("light_drift"),
          west_v: certain("thin_pack"),
        });
      },
      { ice: { west_iii: { expected: "solid_pack" }, west_iv: { expected: "thin_pack", fixed: false } } },
    ),
  ];
}

/** 15.2.3 Merchants that ice hurts between West and East. */
export function hurtByIce(): Vector[] {
  const sails = (
    id: string,
    title: string,
    at: string,
    to: string,
    zones: Change,
    rolls: Roll[],
    end: string,
    returns: Json[],
  ): Vector =>
    resolves({
      id: `hurt-by-ice-${id}`,
      title: `15.2.3 ${title}`,
      citation: "15.2.3",
      operation: "moveForce",
      base: "campaign-sailing",
      change: all(zones, (state) => {
        const [force] = state.sides.allied.forces;
        Object.assign(force!, { station: "at_sea", at, block: 1, sailed: true });
        force!.fuel = { state: "full", marker: null, refuelled: false };
        force!.convoy = laden(15, { visited: [at] });
      }),
      input: { piece: "convoy_waiting", speed: "slow", path: [to], cross: "solid_pack" },
      rolls,
      outcome: { end },
      snapshot: { sides: { allied: { removed: [{ unit: "mv", cs: 1, why: "ice" }], campaign: { returns } } } },
    });
  return [
    sails(
      "border",
      "A merchant hurt in the East beside a zone of the West comes back",
      "0515",
      "0415",
      (state) => {
        state.ice.east_v = { expected: "light_drift", fixed: true };
      },
      [...cardsDrawn("ice-damage-card", [1]), ...picks(1)],
      "arrived",
      [{ unit: "mv", cs: 1, loaded: true, why: "ice" }],
    ),
  ];
}

/** 15.2, 15.2.1 Convoys that no order holds, and merchants of a class on two counters. */
export function convoysApart(): Vector[] {
  return [
    resolves({
      operation: "landMerchants",
      base: "campaign-sailing",
      citation: "15.2.1",
      id: "land-two-counters",
      title: "15.2.1 Merchants of a class that are apart continue no more than once",
      change: (state) => {
        const waitingConvoy = state.sides.allied.forces.find(({ id }) => id === "convoy_waiting")!;
        Object.assign(waitingConvoy, {
          at: "murmansk",
          sailed: true,
          units: [ship("mv", 6), ship("mv", 1, { tow: "norfolk" }), ship("norfolk", 0, { tow: "mv" })],
        });
        waitingConvoy.convoy!.merchants = 7;
        state.pending = { decision: "convoy_lands", side: "allied", convoy: waitingConvoy.id };
      },
      input: { onward: [{ unit: "mv", cs: 6 }] },
      rolls: [],
      outcome: { convoy: "convoy_waiting", cs: 1 },
      snapshot: {
        sides: { allied: { forces: [{ units: [{ unit: "mv", cs: 6 }, {}] }, { units: [{ unit: "mv", cs: 1 }] }] } },
      },
      rulings: ["E-124"],
    }),
    refused({
      operation: "repairShip",
      base: "campaign-oob-allied",
      citation: "15.5.1",
      id: "repair-without-cs",
      title: "15.5.1 A ship without CS, which is Dead in the Water, is not repaired",
      change: forces(
        "allied",
        fleet("f1", 1, ships("norfolk", 0, "kent", 2), {
          ...inPort("scapa_flow"),
          sailed: false,
          fuel: { state: "full", marker: null, refuelled: true },
        }),
      ),
      input: { ship: "norfolk", cs: 1, at: "clyde" },
      code: "VALUE_NOT_LISTED",
      section: "15.5",
      pointer: "/input/ship",
    }),
  ];
}
