import { all, type Change, draw, type Json, needs, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { aa, against, bomb, runs } from "../kit/attacks";
import { options } from "../kit/changes";
import { card, plane, ship } from "../kit/pieces";
import { raider } from "../snapshots/air";

/** 7.8 and 14.1 Carriers. */
export function carriers(): Vector[] {
  const carrierShip = against([ship("victorious", 4)], [raider("bomber", "ju88a4", 1)]);
  const aboard =
    (...units: readonly (readonly [id: string, unit: string, cs: number])[]): Change =>
    (state) => {
      state.sides.allied.aircraft = units.map(([id, unit, cs]) =>
        plane(id, unit, cs, { carrier: "victorious", mission: "flown" }),
      );
    };
  const hit = (id: string, title: string, change: Change, picks: Roll[], snapshot: Json, more: Json = {}): Vector =>
    resolves({
      id: `carrier-${id}`,
      title: `7.8 ${title}`,
      citation: "7.8",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: all(carrierShip, change),
      input: runs(["bomber"]),
      rolls: [aa(0, "3"), bomb(8, 8), ...picks],
      snapshot,
      ...more,
    });
  const option: Change = (state) => {
    state.options = ["carrier_battle"];
  };
  return [
    hit(
      "two-steps",
      "a carrier that loses a CS loses two air steps picked at random",
      aboard(["albacore_1", "albacore", 2], ["fulmar_1", "fulmar", 2]),
      [draw("carrier-air", 4, "fulmar_1"), draw("carrier-air", 1, "albacore_1")],
      {
        vp: { total: -1 },
        sides: {
          allied: {
            aircraft: [
              { cs: 1, lost: 1 },
              { cs: 1, lost: 1 },
            ],
          },
        },
      },
    ),
    hit(
      "one-unit",
      "G.35 the steps of one unit are picked too as long as there are two (C.4)",
      aboard(["albacore_1", "albacore", 2]),
      [draw("carrier-air", 2, "albacore_1")],
      { vp: { total: -1 }, sides: { allied: { aircraft: [{ cs: 0, lost: 2 }] } } },
    ),
    hit("none-aboard", "without aircraft there is nothing to lose", aboard(), [], { vp: { total: 0 } }),
    resolves({
      id: "carrier-sunk",
      title: "7.8 E-101 what is left aboard a carrier that sinks goes down with it, without dice",
      citation: "7.8",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: all(
        against([ship("victorious", 0)], [raider("bomber", "ju88a4", 1)]),
        aboard(["albacore_1", "albacore", 2]),
      ),
      input: runs(["bomber"]),
      rolls: [aa(0, "*"), bomb(6, 8, { TARGET_DIW_OR_TOW: 2 })],
      outcome: { attacks: [{ hits: 1, harms: [{ unit: "victorious", sunk: 1 }] }], next: null },
      snapshot: {
        vp: { total: -21 },
        sides: { allied: { forces: [], aircraft: [{ cs: 0, lost: 2 }], sunk: [{ unit: "victorious" }] } },
      },
      rulings: ["E-101"],
    }),
    resolves({
      id: "carrier-strike-back",
      title: "14.1 a carrier under attack may strike back before its ships are deployed",
      citation: "14.1",
      operation: "declareAirAttack",
      base: "air-carrier-battle",
      input: { target: "block:1", groups: [["stukas"]] },
      rolls: [card("locate-card", 12)],
      outcome: { next: "air_counterstrike" },
      snapshot: { pending: { decision: "air_counterstrike", side: "allied" } },
    }),
    resolves({
      id: "carrier-no-strike-back",
      title: "14.1 without the option it does not: the ships are deployed at once",
      citation: "14.1",
      operation: "declareAirAttack",
      base: "air-carrier-battle",
      change: (state) => {
        state.options = [];
      },
      input: { target: "block:1", groups: [["stukas"]] },
      rolls: [card("locate-card", 12)],
      outcome: { next: "air_deploy" },
    }),
    resolves({
      id: "carrier-no-strike-back-night",
      title: "14.1 nor by night",
      citation: "14.1",
      operation: "declareAirAttack",
      base: "air-carrier-battle",
      change: all(option, (state) => {
        state.light = { am: "night", pm: "night" };
      }),
      input: { target: "block:1", groups: [["stukas"]] },
      rolls: [card("locate-card", 29)],
      outcome: { next: "air_deploy" },
    }),
    ...[7, 8].map((face) =>
      resolves({
        id: face === 8 ? "carrier-no-strike-back-surprised" : "carrier-strike-back-unsurprised",
        title: face === 8 ? "14.1 a surprised carrier does not strike back" : "14.1 without surprise it does",
        citation: "14.1",
        operation: "declareAirAttack",
        base: "air-carrier-battle",
        change: options("carrier_battle", "air_surprise"),
        input: { target: "block:1", groups: [["stukas"]] },
        rolls: [card("locate-card", 12), roll("air-surprise", "SURPRISE", [face])],
        outcome: { next: face === 8 ? "air_deploy" : "air_counterstrike" },
        snapshot: { pending: { strike: { surprised: face === 8 } } },
      }),
    ),
    ...strikingBack(),
  ];
}

function strikingBack(): Vector[] {
  const waiting: Change = (state) => {
    state.sides.axis.struck = ["block:1"];
  };
  const back = {
    citation: "14.1",
    operation: "strikeBack",
    base: "air-counterstrike",
    change: waiting,
  };
  return [
    resolves({
      id: "carrier-struck-back",
      title: "14.1 the carrier that is struck back is deployed like any other",
      citation: "14.1",
      operation: "deployTargets",
      base: "air-strike-back",
      input: { line: [[{ no: 1, cs: 3 }]] },
      rolls: [],
      outcome: { next: "air_assign" },
      snapshot: { pending: { decision: "air_assign", side: "allied" } },
    }),
    resolves({
      ...back,
      id: "carrier-strike-back-none",
      title: "14.1 it may let it be",
      input: { aircraft: [] },
      rolls: [],
      outcome: { groups: [], next: "air_deploy" },
      snapshot: { pending: { decision: "air_deploy", side: "allied" } },
    }),
    resolves({
      ...back,
      id: "carrier-strike-back-lost",
      title: "14.1 its bombers must find the attacker, or fly home",
      input: { aircraft: ["albacore"] },
      rolls: [card("locate-card", 38)],
      outcome: { groups: [{ aircraft: ["albacore"], located: false }], next: "air_deploy" },
      snapshot: { sides: { allied: { aircraft: [{ mission: "flown", hex: null }, {}] } } },
    }),
    resolves({
      ...back,
      id: "carrier-strike-back-found",
      title: "14.1 found, its attack is carried out while the first one waits",
      input: { aircraft: ["albacore"] },
      rolls: [card("locate-card", 14)],
      outcome: { groups: [{ located: true }], next: "air_deploy" },
      snapshot: {
        pending: {
          decision: "air_deploy",
          side: "axis",
          strike: {
            side: "allied",
            cause: "carrier_battle",
            block: 2,
            outer: { side: "axis", block: 1, answered: true },
          },
        },
      },
    }),
    needs({
      ...back,
      id: "carrier-strike-back-needs-card",
      title: "14.1 the location card is requested",
      input: { aircraft: ["albacore"] },
      next: { label: "locate-card" },
    }),
    refused({
      ...back,
      id: "carrier-strike-back-fighters",
      title: "14.1 only bombers of that carrier strike back",
      input: { aircraft: ["fulmar"] },
      code: "VALUE_NOT_LISTED",
      section: "14.1",
      pointer: "/input/aircraft/0",
    }),
  ];
}
