import type { Vector } from "../kit";
import { all, type Change } from "../kit";
import { convoy, fleet, ships } from "../kit/fleets";
import { plane } from "../kit/pieces";
import { forces, inBox, inPort } from "../kit/stations";
import { ended, ev, keeps } from "./fortnight";

const NOTHING: Change = () => {};

const MERCHANTS = { kind: "convoy", station: "in_port", units: [{ unit: "mv", cs: 15 }], convoy: { loaded: true } };

const ANSON = { station: "in_port", at: "scapa_flow", units: [{ unit: "anson", cs: 4 }] };

/** 15.3, 15.4 Vectors for the arrivals of the order-of-battle phase. */
export function arrivals(): Vector[] {
  const emergency = (bought: number, placed: boolean) => [{ unit: "dd_us", cs: 2, bought, placed }];
  return [
    ended("arrivals", "15.3 Anson of July II comes to Scapa Flow in the order-of-battle phase", 10, NOTHING, {
      sides: { allied: { forces: [ANSON, MERCHANTS] } },
    }),
    ended("cargo", "15.3.1 15 loaded MV come to Reykjavik in a fortnight", 10, NOTHING, {
      sides: { allied: { forces: [ANSON, { ...MERCHANTS, at: "reykjavik" }] } },
    }),
    ended("cargo-ev", "15.3.1 While EV goes on no loaded MV come", 10, ev("convoy_due"), {
      sides: { allied: { forces: [ANSON] } },
    }),
    ended("cargo-after", "15.3.1 After EV they come to Loch Ewe", 10, ev("completed"), {
      sides: { allied: { forces: [ANSON, { ...MERCHANTS, at: "loch_ewe" }] } },
    }),
    ended(
      "emergency",
      "15.4 Emergency reinforcements that were called come to Scapa Flow in the order-of-battle phase",
      9,
      keeps("allied", { emergency: emergency(9, false) }),
      {
        sides: {
          allied: {
            forces: [MERCHANTS, { at: "scapa_flow", station: "in_port", units: [{ unit: "dd_us", cs: 2 }] }],
            campaign: { emergency: [{ unit: "dd_us", cs: 2, placed: true }] },
          },
        },
      },
    ),
    ended(
      "emergency-german",
      "15.4 Those of the Axis come to Kiel",
      9,
      keeps("axis", { emergency: [{ unit: "tb_35_37", cs: 2, bought: 9, placed: false }] }),
      { sides: { axis: { forces: [{ at: "kiel", station: "in_port", units: [{ unit: "tb_35_37", cs: 2 }] }] } } },
    ),
    ended(
      "emergency-leave",
      "15.4 In the order-of-battle phase of the next fortnight they leave if they are not paid for again",
      9,
      all(
        keeps("allied", { emergency: emergency(8, true) }),
        forces("allied", fleet("flot", 1, ships("dd_us", 2), inPort("scapa_flow"))),
      ),
      { sides: { allied: { forces: [MERCHANTS], campaign: { emergency: [] } } }, vp: { total: 0 } },
    ),
  ];
}

/** 15.5, 15.6 Vectors for ships and aircraft that come back. */
export function comings(): Vector[] {
  const back = { due: 10, loaded: null } as const;
  return [
    ended(
      "weather-back",
      "15.5.3 Ships that weather took out of the fortnight before come back when they are due, the others wait",
      10,
      keeps("allied", {
        returns: [
          { unit: "kent", cs: 2, at: "scapa_flow", why: "weather", ...back },
          { unit: "norfolk", cs: 2, at: "scapa_flow", why: "weather", ...back, due: 11 },
        ],
      }),
      {
        sides: {
          allied: {
            forces: [
              {
                at: "scapa_flow",
                station: "in_port",
                units: [
                  { unit: "kent", cs: 2 },
                  { unit: "anson", cs: 4 },
                ],
              },
              MERCHANTS,
            ],
            campaign: { returns: [{ unit: "norfolk", due: 11 }] },
          },
        },
      },
    ),
    ended(
      "breakdown",
      "15.5.3 A warship that has broken down is ready in the third order-of-battle phase, this being the first",
      10,
      forces("allied", fleet("cover", 1, inoperative("kent", 3), inPort("reykjavik"))),
      {
        sides: {
          allied: {
            forces: [{ id: "cover", units: [{ unit: "kent", cs: 3, marks: ["inoperative"] }] }, {}, {}],
            campaign: { idle: [{ unit: "kent", restores: 0, due: 12 }] },
          },
        },
      },
    ),
    ended(
      "breakdown-over",
      "15.5.3 In the third it is ready",
      12,
      all(
        keeps("allied", { idle: [{ unit: "kent", restores: 0, due: 12 }] }),
        forces("allied", fleet("cover", 1, inoperative("kent", 3), inPort("reykjavik"))),
      ),
      {
        sides: {
          allied: {
            forces: [{ id: "cover", units: [{ unit: "kent", cs: 3, marks: [] }] }, {}, {}],
            campaign: { idle: [] },
          },
        },
      },
    ),
    ended(
      "breakdown-merchant",
      "15.5.3 A merchant that has broken down is ready in the next order-of-battle phase",
      10,
      forces("allied", convoy("pq_18", 1, inoperative("mv", 1), inPort("reykjavik"))),
      {
        sides: {
          allied: {
            forces: [{ id: "pq_18", units: [{ unit: "mv", cs: 16, marks: [] }] }, {}],
            campaign: { idle: [] },
          },
        },
      },
    ),
    ended(
      "aircraft-back",
      "15.5.4 A damaged air unit is whole again at its base in the order-of-battle phase; lost CS stay lost",
      10,
      (state) => {
        state.sides.axis.aircraft = [plane("ju88", "ju88a4", 1, { base: "banak", damaged: 1, lost: 1 })];
      },
      { sides: { axis: { aircraft: [{ id: "ju88", base: "banak", cs: 2, damaged: 0, lost: 1 }] } } },
    ),
    ended(
      "boats-repaired",
      "15.5.2 Of 4 CS of German submarines under repair a third, 2 CS, comes to Bergen in a first fortnight",
      9,
      keeps("axis", { boats: { damaged: 4, sunk: 0 } }),
      {
        sides: {
          axis: {
            forces: [{ kind: "wolf_pack", station: "in_port", at: "bergen", units: [{ unit: "ss_german", cs: 2 }] }],
            campaign: { boats: { damaged: 2 } },
          },
        },
      },
    ),
    ended(
      "boats-second",
      "15.5.2 In a second fortnight none comes",
      10,
      keeps("axis", { boats: { damaged: 4, sunk: 0 } }),
      { sides: { axis: { forces: [], campaign: { boats: { damaged: 4 } } } } },
    ),
    ended(
      "boats-replaced",
      "15.6.2 Lost British submarines come back to Lerwick and Soviet ones to Murmansk in the same fortnight",
      9,
      (state) => {
        state.sides.allied.sunk = [loss("ss_british", 1), loss("ss_soviet", 2)];
      },
      {
        sides: {
          allied: {
            forces: [
              { kind: "wolf_pack", at: "lerwick", units: [{ unit: "ss_british", cs: 1 }] },
              { kind: "wolf_pack", at: "murmansk", units: [{ unit: "ss_soviet", cs: 2 }] },
              MERCHANTS,
            ],
          },
        },
      },
    ),
    ended(
      "auxiliary-lost",
      "15.6.1 A lost AA ship does not come back in the second fortnight of the month, a CAM ship does",
      10,
      (state) => {
        state.sides.allied.sunk = [loss("palomares", 1), loss("mc", 1)];
      },
      {
        sides: {
          allied: {
            forces: [
              ANSON,
              {
                kind: "convoy",
                at: "reykjavik",
                units: [
                  { unit: "mv", cs: 15 },
                  { unit: "mc", cs: 1 },
                ],
              },
            ],
            campaign: { monthLosses: [] },
          },
        },
      },
    ),
    ended(
      "rebuilt",
      "15.6.3 A CS of replacements brings back an air unit that was shot down",
      9,
      (state) => {
        state.sides.axis.campaign!.replacements = [{ units: ["ju88a4"], cs: 1 }];
        state.sides.axis.aircraft = [plane("ju88", "ju88a4", 0, { base: "banak", lost: 2 })];
      },
      {
        sides: { axis: { aircraft: [{ id: "ju88", base: "banak", cs: 1, lost: 1 }], campaign: { replacements: [] } } },
      },
    ),
  ];
}

/** A ship that was sunk in the operation. */
const loss = (unit: string, cs: number) => ({ unit, cs, turn: 5, loaded: true });

/** Inoperative ships. */
function inoperative(unit: string, cs: number) {
  return ships(unit, cs).map((ship) => ({ ...ship, marks: ["inoperative" as const] }));
}

/** 15.7, 15.8 Vectors for ships that leave, and ships that come home. */
export function leavings(): Vector[] {
  const american = (at: string) =>
    forces("allied", fleet("cover", 1, ships("washington", 5, "wichita", 4, "dd_us", 2), inPort(at)));
  return [
    ended(
      "withdrawals",
      "15.7.1 Air units of the list for October I leave for good",
      15,
      (state) => {
        state.sides.axis.aircraft = [
          plane("ju87", "ju87r", 2, { base: "banak" }),
          plane("bv138", "bv138", 2, { base: "banak" }),
        ];
      },
      { sides: { axis: { aircraft: [{ id: "bv138" }] } } },
    ),
    ended(
      "withdrawn-home",
      "15.7.2 Nigeria, due to leave for PEDESTAL, leaves from Scapa Flow and costs nothing",
      11,
      forces("allied", fleet("cover", 1, ships("nigeria", 4, "sheffield", 4), inPort("scapa_flow"))),
      {
        campaign: { played: [{ fortnight: "1942-08-I", vp: 0 }] },
        sides: { allied: { forces: [{ id: "cover", units: [{ unit: "sheffield" }] }, MERCHANTS] } },
      },
    ),
    ended(
      "withdrawn-repair",
      "15.7.2 Nigeria under repair need not leave, and comes back later",
      11,
      keeps("allied", {
        returns: [{ unit: "nigeria", cs: 4, at: "clyde", due: 15, loaded: null, why: "repair" }],
      }),
      {
        campaign: { played: [{ fortnight: "1942-08-I", vp: 0 }] },
        sides: { allied: { campaign: { returns: [{ unit: "nigeria", cs: 4, due: 15 }] } } },
      },
    ),
    ended("us-home", "15.7.3 At the end of August II every US ship leaves Scapa Flow", 12, american("scapa_flow"), {
      campaign: { played: [{ fortnight: "1942-08-II", vp: 0 }] },
      sides: { allied: { forces: [{ units: [{ unit: "jamaica" }] }, MERCHANTS] } },
    }),
    ended(
      "us-away",
      "15.7.3 Elsewhere they leave too: each heavy ship and each CS of DD costs 1 VP",
      12,
      american("lerwick"),
      {
        campaign: { played: [{ fortnight: "1942-08-II", vp: -4 }] },
        sides: { allied: { forces: [{ units: [{ unit: "jamaica" }] }, MERCHANTS] } },
      },
    ),
    ended(
      "german-withdrawn",
      "15.7.4 Lützow, listed for August I, leaves from sea too",
      11,
      forces("axis", fleet("raider", 1, ships("lutzow", 4), { at: "0511" })),
      { sides: { axis: { forces: [{ at: "narvik", units: [{ unit: "koln", cs: 2 }] }] } } },
    ),
    ended(
      "home",
      "15.8 A TF that is still at sea goes to the nearest friendly port",
      10,
      forces("axis", fleet("raider", 1, ships("lutzow", 4), { at: "0911" })),
      { sides: { axis: { forces: [{ id: "raider", station: "in_port", at: "bodo", block: null }] } } },
    ),
    ended(
      "packs-allied",
      "15.8 Of 3 CS of British submarines at sea 1 stays there, and 2 go to Lerwick; so of Soviet ones to Murmansk",
      9,
      forces(
        "allied",
        fleet("british", 1, ships("ss_british", 3), { kind: "wolf_pack", at: "0511" }),
        fleet("soviet", 2, ships("ss_soviet", 3), { kind: "wolf_pack", at: "0614" }),
      ),
      {
        sides: {
          allied: {
            forces: [
              { id: "british", station: "at_sea", at: "0511", units: [{ cs: 1 }] },
              { id: "soviet", station: "at_sea", at: "0614", units: [{ cs: 1 }] },
              { kind: "wolf_pack", station: "in_port", at: "lerwick", units: [{ unit: "ss_british", cs: 2 }] },
              { kind: "wolf_pack", station: "in_port", at: "murmansk", units: [{ unit: "ss_soviet", cs: 2 }] },
              MERCHANTS,
            ],
          },
        },
      },
    ),
    ended(
      "empties-home",
      "15.7.6 Empty MV leave from Reykjavik, in any fortnight",
      9,
      forces("allied", empties("reykjavik", true)),
      { sides: { allied: { forces: [MERCHANTS] } } },
    ),
    ended(
      "channel",
      "5.7.3 15.8 Ships that left by the Channel are in its box when the operation is over",
      9,
      forces("allied", fleet("cover", 1, ships("kent", 3), inBox("english_channel"))),
      { sides: { allied: { forces: [{ id: "cover", station: "box", at: "english_channel" }, MERCHANTS] } } },
    ),
  ];
}

/** Four empty MV that lie in port. */
function empties(at: string, arrived: boolean) {
  const force = convoy("qp_14", 1, ships("mv", 4), inPort(at));
  return { ...force, convoy: { ...force.convoy!, loaded: false, arrived } };
}
