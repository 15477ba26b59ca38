import { ended, keeps } from "../campaign-accounts/fortnight";
import { COAST, eventRoll } from "../events/event";
import { all, type Change, type Json, resolves, type Vector } from "../kit";
import { fresh, phase, removal } from "../kit/changes";
import { fleet } from "../kit/fleets";
import { inHex, of } from "../kit/forces";
import { plane } from "../kit/pieces";
import { forces, inPort } from "../kit/stations";

const FULL = { state: "full", marker: null, refuelled: true } as const;

/** 15.5 Ships that are away, and when they come back. */
export function away(): Vector[] {
  const grounded = (
    id: string,
    title: string,
    side: "allied" | "axis",
    unit: [string, number],
    returns: Json[],
  ): Vector =>
    resolves({
      id: `absent-aground-${id}`,
      title,
      citation: "15.5.3",
      operation: "resolveRandomEvent",
      base: "campaign-event",
      change: all(phase("random_event", side), inHex(side, COAST), of(side, unit)),
      rolls: [eventRoll(side, 2)],
      snapshot: { sides: { [side]: { campaign: { returns } } } },
      rulings: ["E-89"],
    });
  const back = { due: 14, loaded: null, why: "grounding" };
  return [
    grounded(
      "british",
      "15.5.3 A British cruiser that runs aground is repaired at the Clyde",
      "allied",
      ["norfolk", 3],
      [{ unit: "norfolk", at: "clyde", ...back }],
    ),
    grounded(
      "german",
      "15.5.3 A German one is repaired at Kiel",
      "axis",
      ["lutzow", 4],
      [{ unit: "lutzow", at: "kiel", ...back }],
    ),
    grounded("american", "15.5.3 An American one does not come back", "allied", ["wichita", 4], []),
    grounded("soviet", "15.5.3 A Soviet destroyer that runs aground does not come back", "allied", ["dd_type7", 1], []),
    ended(
      "boat-one",
      "15.5.2 The only German submarine under repair comes back in a first fortnight",
      9,
      keeps("axis", { boats: { damaged: 1, sunk: 0 } }),
      {
        sides: {
          axis: {
            forces: [{ at: "bergen", units: [{ unit: "ss_german", cs: 1 }] }],
            campaign: { boats: { damaged: 0 } },
          },
        },
      },
    ),
    ended(
      "boats-unharmed",
      "15.5.2 Submarines that left for other causes are not under repair",
      10,
      (state) => {
        state.sides.axis.removed = [removal("ss_german", 2, "weather")];
      },
      { sides: { axis: { campaign: { boats: { damaged: 0 } } } } },
    ),
    ended(
      "channel-soviet",
      "5.7.3 A Soviet ship that left by a box does not come back",
      9,
      (state) => {
        state.sides.allied.removed = [removal("dd_type7", 2, "box"), removal("wichita", 4, "box")];
      },
      { sides: { allied: { forces: [{ at: "scapa_flow", units: [{ unit: "wichita", cs: 4 }] }, {}] } } },
    ),
    ended(
      "merchants-back",
      "15.5 Merchants without a recorded cargo come back loaded",
      9,
      keeps("allied", {
        returns: [{ unit: "mo", cs: 2, at: "reykjavik", due: 9, loaded: null, why: "breakdown" }],
      }),
      {
        sides: {
          allied: {
            forces: [
              {
                units: [
                  { unit: "mo", cs: 2 },
                  { unit: "mv", cs: 15 },
                ],
                convoy: { loaded: true },
              },
            ],
          },
        },
      },
    ),
    ...taken(),
  ];
}

/** 15.6.3 Vectors for the units that take replacements. */
function taken(): Vector[] {
  const takes: Change = all(
    keeps("allied", {
      replacements: [
        { units: ["albacore"], cs: 4 },
        { units: ["hudson"], cs: 1 },
        { units: ["hurricane_raf"], cs: 2 },
      ],
    }),
    forces(
      "allied",
      fleet("carrier", 1, [fresh("victorious", 4)], { ...inPort("scapa_flow"), sailed: false, fuel: FULL }),
    ),
    (state) => {
      state.sides.allied.sunk = [{ unit: "furious", cs: 3, turn: 5, loaded: false }];
      state.sides.allied.aircraft = [
        plane("z", "albacore", 1, { carrier: "victorious", lost: 1 }),
        plane("y", "albacore", 1, { carrier: "furious", lost: 1 }),
        plane("flak", "hurricane_raf", 1, { base: "wick", lost: 1, interceptor: true }),
        plane("m", "hudson", 1, { base: "wick", lost: 1 }),
        plane("b", "hudson", 1, { base: "sumburgh", lost: 1 }),
        plane("n", "hudson", 1, { base: "wick", lost: 1 }),
      ];
    },
  );
  return [
    ended(
      "takers",
      "15.6.3 Neither interceptors nor units of a carrier that is lost take replacements; of like ones the first by id does",
      9,
      takes,
      {
        sides: {
          allied: {
            aircraft: [
              { id: "z", cs: 2 },
              { id: "y", cs: 1 },
              { id: "flak", cs: 1 },
              { id: "m", cs: 1 },
              { id: "b", cs: 2 },
              { id: "n", cs: 1 },
            ],
          },
        },
      },
    ),
    ended(
      "takers-full",
      "15.6.3 At a base with twenty steps no unit takes a replacement, and at one with nineteen one does",
      9,
      all(keeps("axis", { replacements: [{ units: ["ju88a4"], cs: 4 }] }), (state) => {
        const fill = (base: string, count: number) =>
          Array.from({ length: count }, (_, index) => plane(`${base}_${index}`, "he115c", 2, { base }));
        state.sides.axis.aircraft = [
          plane("a", "ju88a4", 1, { base: "banak", lost: 1 }),
          plane("b", "ju88a4", 1, { base: "banak", lost: 1 }),
          ...fill("banak", 9),
          plane("c", "ju88a4", 1, { base: "bardufoss", lost: 1 }),
          ...fill("bardufoss", 9),
        ];
      }),
      {
        sides: {
          axis: {
            aircraft: [
              { id: "a", cs: 1 },
              { id: "b", cs: 1 },
              ...Array.from({ length: 9 }, () => ({})),
              { id: "c", cs: 2 },
              ...Array.from({ length: 9 }, () => ({})),
            ],
          },
        },
      },
    ),
  ];
}
