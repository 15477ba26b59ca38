import type { Vector } from "../kit";
import { convoy, fleet, ships } from "../kit/fleets";
import { inPort } from "../kit/stations";
import { no, yes } from "./order";

/** 4.1.2, 12.2.1, 15.2, 15.8.3 Bids, merchants that stay behind, EV, and ships that are called back. */
export function campaignOrders(): Vector[] {
  const newcomers = [
    ["1942-08-I", "clyde", "dd_jr", 2],
    ["1942-08-II", "scapa_flow", "jamaica", 4],
    ["1942-09-I", "scapa_flow", "tb_old", 1],
    ["1942-09-II", "scapa_flow", "dd_ai", 2],
  ].map(([fortnight, at, unit, cs]) => {
    return { fortnight, side: "allied", kind: "arrive", at, units: [{ unit, cs }], tags: ["new"] };
  });
  return [
    no(
      {
        operation: "recallBreakout",
        base: "campaign-planning-axis",
        citation: "12.2.1",
        id: "recall-none",
        title: "12.2.1 Without ships in the Atlantic none are called back",
        input: {},
      },
      "NO_SHIPS_OUT",
      "12.2.1",
    ),
    no(
      {
        operation: "declareEv",
        base: "campaign-planning",
        citation: "15.8.3",
        id: "ev-closed",
        title: "15.8.3 EV needs an Allied bid of 0",
        input: { force: null },
      },
      "EV_CLOSED",
      "15.8.3",
    ),
    no(
      {
        operation: "holdMerchants",
        base: "campaign-planning",
        citation: "15.2",
        id: "hold-none",
        title: "15.2 Merchants at sea are not left behind",
        input: { convoy: "convoy_pq_17", unit: "mv", cs: 5 },
      },
      "NO_CONVOY",
      "15.2",
    ),
    no(
      {
        operation: "bidInitiative",
        base: "campaign-bids",
        citation: "4.1.2",
        id: "bid-ten",
        title: "4.1.2 A bid is a die from 0 to 9",
        input: { bid: 9 },
        change: (state) => {
          if (state.campaign !== null) state.campaign.bids = { allied: 0, axis: 0 };
        },
      },
      "BIDS_SET",
      "4.1.2",
    ),
    yes(
      {
        operation: "declareEv",
        base: "campaign-planning",
        citation: "15.8.3",
        id: "ev-declared",
        title: "15.8.3 After a bid of 0 a TF of a cruiser and two destroyers is named for EV",
        change: (state) => {
          if (state.campaign !== null) state.campaign.bids = { allied: 0, axis: 3 };
          state.sides.allied.forces.push(
            fleet("clyde", 57, ships("scylla", 2, "dd_jr", 2), {
              ...inPort("clyde"),
              number: 57,
              sailed: false,
              fuel: { state: "full", marker: null, refuelled: true },
            }),
          );
        },
        input: { force: "clyde" },
      },
      { force: "clyde" },
      { campaign: { ev: { stage: "declared", moved: false } } },
    ),
    yes(
      {
        operation: "declareEv",
        base: "campaign-planning",
        citation: "15.8.3",
        id: "ev-light",
        title: "15.8.3 All New light ships of the next four fortnights are called, and no heavy ship",
        charts: { CAMPAIGN: { facts: { orderOfBattle: newcomers } } },
        change: (state) => {
          if (state.campaign !== null) state.campaign.bids = { allied: 0, axis: 0 };
        },
        input: { force: null },
      },
      { force: null },
      {
        sides: {
          allied: {
            campaign: {
              early: [
                { unit: "dd_jr", cs: 2 },
                { unit: "tb_old", cs: 1 },
              ],
              crews: [
                { unit: "dd_jr", cs: 2, scheduled: 11 },
                { unit: "tb_old", cs: 1, scheduled: 13 },
              ],
            },
          },
        },
      },
      ["E-87"],
    ),
    no(
      {
        operation: "declareEv",
        base: "campaign-planning",
        citation: "15.8.3",
        id: "ev-no-force",
        title: "15.8.3 EV needs such a TF in the Clyde",
        change: (state) => {
          if (state.campaign !== null) state.campaign.bids = { allied: 0, axis: 3 };
        },
        input: { force: "clyde" },
      },
      "NO_EV_FORCE",
      "15.8.3",
    ),
    yes(
      {
        operation: "holdMerchants",
        base: "campaign-planning",
        citation: "15.2",
        id: "hold-five",
        title: "15.2 Five merchants of a loaded convoy in port stay behind",
        change: (state) => {
          const force = convoy("waiting", 40, ships("mv", 15), {
            ...inPort("reykjavik"),
            number: 40,
            sailed: false,
            fuel: { state: "full", marker: null, refuelled: true },
          });
          state.sides.allied.forces.push({
            ...force,
            convoy: { ...force.convoy!, destinations: ["murmansk", "arkhangelsk"] },
          });
        },
        input: { convoy: "waiting", unit: "mv", cs: 5 },
      },
      { convoy: "waiting" },
    ),
  ];
}
