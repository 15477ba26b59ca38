import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import type { Change, Vector } from "../kit";
import { ship } from "../kit/pieces";
import { no, yes } from "./order";

/** The number of a fortnight of the campaign, and its name. */
const fortnight = (state: Snapshot, name: string, number: number): void => {
  state.fortnight = name;
  if (state.campaign !== null) state.campaign.number = number;
};

/** August I, whose list is PEDESTAL's: Manchester lies in Reykjavik, two of her class at Scapa Flow. */
const pedestal: Change = (state) => {
  fortnight(state, "1942-08-I", 11);
  const [model] = state.sides.allied.forces.filter(({ kind }) => kind === "task_force");
  const force = (id: string, at: string, number: number, ...units: ReturnType<typeof ship>[]) => {
    const fuel = { state: "full" as const, marker: null, refuelled: true };
    return { ...model!, id, name: id, at, station: "in_port" as const, block: null, number, fuel, units };
  };
  state.sides.allied.forces = [
    force("away", "reykjavik", 1, ship("manchester", 4)),
    force("here", "scapa_flow", 2, ship("sheffield", 4), ship("glasgow", 4), ship("edinburgh", 4)),
  ];
};

/** The second fortnight of July, with CAM ships and an oiler lost in the month. */
const losses: Change = (state) => {
  fortnight(state, "1942-07-II", 10);
  const own = state.sides.allied.campaign;
  if (own !== null) own.monthLosses = [ship("mc", 3), ship("aldersdale", 2)].map(({ unit, cs }) => ({ unit, cs }));
};

/** The second fortnight of July, whose list brings two German submarines. */
const boats: Change = (state) => {
  fortnight(state, "1942-07-II", 10);
  const own = state.sides.axis.campaign;
  if (own !== null) own.boats = { damaged: 0, sunk: 5 };
};

/** Two Wolf Packs at sea with 3 CS each, of which 3 stay out. */
const packs: Change = (state) => {
  const [model] = state.sides.axis.forces.filter(({ kind }) => kind === "wolf_pack");
  const pack = (id: string, block: number, number: number) => {
    return { ...model!, id, name: id, block, number, station: "at_sea" as const, units: [ship("ss_german", 3)] };
  };
  state.sides.axis.forces = [pack("eisteufel", 40, 1), pack("strauchritter", 41, 2)];
};

/**
 * A loaded convoy of the campaign with a destroyer has arrived at Murmansk, and may send merchants on to Arkhangelsk.
 */
const landing: Change = (state) => {
  const convoy = state.sides.allied.forces.find(({ id }) => id === "convoy_waiting");
  if (convoy === undefined) throw new Error("There is no convoy to land.");
  Object.assign(convoy, { at: "murmansk", sailed: true, units: [ship("mv", 15), ship("dd_ai", 1)] });
  state.pending = { decision: "convoy_lands", side: "allied", convoy: convoy.id };
};

/** 15.2.1 One loaded convoy for both ports (E-124). */
function landings(): Vector[] {
  const land = { operation: "landMerchants", base: "campaign-sailing", citation: "15.2.1", change: landing };
  const rest = {
    id: "convoy_waiting",
    units: [
      { unit: "mv", cs: 5 },
      { unit: "dd_ai", cs: 1 },
    ],
  };
  return [
    yes(
      {
        ...land,
        id: "land-some",
        title: "15.2.1 Ten merchants land at Murmansk, five continue to Arkhangelsk (E-124)",
        input: { onward: [{ unit: "mv", cs: 5 }] },
      },
      { convoy: "convoy_waiting", cs: 10 },
      {
        pending: null,
        sides: {
          allied: {
            forces: [
              { ...rest, convoy: { destinations: ["arkhangelsk"], arrived: false } },
              { units: [{ unit: "mv", cs: 10 }], convoy: { arrived: true } },
            ],
          },
        },
      },
      ["E-124"],
    ),
    yes(
      { ...land, id: "land-all", title: "15.2.1 The whole convoy lands at Murmansk", input: { onward: [] } },
      { landed: "convoy_waiting", cs: 15 },
      { pending: null, sides: { allied: { forces: [{ convoy: { arrived: true } }] } } },
    ),
    no(
      {
        ...land,
        id: "land-nobody",
        title: "15.2.1 At least one merchant lands",
        input: { onward: [{ unit: "mv", cs: 15 }] },
      },
      "NOBODY_LANDS",
      "15.2.1",
      "/input/onward",
    ),
    no(
      {
        ...land,
        id: "land-nothing",
        title: "15.2.1 Without a convoy in one of its ports no one lands",
        change: () => undefined,
        input: { onward: [] },
      },
      "NOTHING_PENDING",
      "15.2.1",
    ),
  ];
}

/** 15.6 to 15.8 Vectors for the decisions of the owner in an order-of-battle phase. */
export function choices(): Vector[] {
  const like = { operation: "nameSubstitute", base: "campaign-oob-allied", citation: "15.7.2", change: pedestal };
  const keep = { operation: "keepAtSea", base: "campaign-oob-axis", citation: "15.8", change: packs };
  const lost = { operation: "placeReplacement", base: "campaign-oob-allied", citation: "15.6.1", change: losses };
  const sunk = { operation: "placeReplacement", base: "campaign-oob-axis", citation: "15.6.2", change: boats };
  const chosen = { unit: "manchester", substitute: "glasgow" };
  return [
    ...landings(),
    yes(
      { ...like, id: "substitute-named", title: "15.7.2 The Allies name a like ship at Scapa Flow", input: chosen },
      chosen,
      { sides: { allied: { campaign: { substitutes: [chosen] } } } },
      ["E-122"],
    ),
    no(
      {
        ...like,
        id: "substitute-class",
        title: "15.7.2 of the same class where there is one",
        input: { ...chosen, substitute: "edinburgh" },
      },
      "VALUE_NOT_LISTED",
      "15.7.2",
      "/input/substitute",
    ),
    no(
      {
        ...like,
        id: "substitute-none",
        title: "15.7.2 a fortnight without an operation wants no like ship",
        change: (state) => {
          pedestal(state);
          fortnight(state, "1942-07-II", 10);
        },
        input: chosen,
      },
      "NO_SUBSTITUTE",
      "15.7.2",
    ),
    yes(
      {
        ...keep,
        id: "boats-stay",
        title: "15.8 The owner names submarines that stay at sea",
        input: { force: "eisteufel", cs: 2 },
      },
      { force: "eisteufel", cs: 2 },
      { sides: { axis: { campaign: { staying: [{ force: "eisteufel", cs: 2 }] } } } },
      ["E-83"],
    ),
    no(
      { ...keep, id: "boats-half", title: "15.8 no more than half of them", input: { force: "eisteufel", cs: 4 } },
      "VALUE_NOT_LISTED",
      "15.8",
      "/input/cs",
    ),
    no(
      {
        ...keep,
        id: "boats-none",
        title: "15.8 without a Wolf Pack at sea none is named",
        change: (state) => {
          state.sides.axis.forces = [];
        },
        input: { force: "eisteufel", cs: 1 },
      },
      "NO_BOATS_TO_KEEP",
      "15.8",
    ),
    yes(
      {
        ...lost,
        id: "replaced-cam",
        title: "15.6.1 CAM ships come back where the Allies say",
        input: { unit: "mc", cs: 2, at: "loch_ewe" },
      },
      { unit: "mc", cs: 2, at: "loch_ewe" },
      { sides: { allied: { campaign: { placements: [{ unit: "mc", cs: 2, at: "loch_ewe" }] } } } },
      ["E-123"],
    ),
    no(
      {
        ...lost,
        id: "replaced-port",
        title: "15.6.1 at Reykjavik, Scapa Flow or Loch Ewe",
        input: { unit: "mc", cs: 2, at: "clyde" },
      },
      "VALUE_NOT_LISTED",
      "15.6.1",
      "/input/at",
    ),
    no(
      {
        ...lost,
        id: "replaced-oiler",
        title: "15.6.1 an oiler comes back whole",
        input: { unit: "aldersdale", cs: 1, at: "loch_ewe" },
      },
      "VALUE_NOT_LISTED",
      "15.6.1",
      "/input/cs",
    ),
    no(
      {
        ...lost,
        id: "replaced-month",
        title: "15.6.1 in the second fortnight of the month alone",
        change: (state) => {
          losses(state);
          fortnight(state, "1942-07-I", 9);
        },
        input: { unit: "mc", cs: 2, at: "loch_ewe" },
      },
      "NOTHING_TO_PLACE",
      "15.6",
    ),
    yes(
      {
        ...sunk,
        id: "replaced-boats",
        title: "15.6.2 German submarines come back at Bergen or Trondheim",
        input: { unit: "ss_german", cs: 2, at: "trondheim" },
      },
      { at: "trondheim" },
    ),
    no(
      {
        ...sunk,
        id: "replaced-list",
        title: "15.6.2 as many as the list brings",
        input: { unit: "ss_german", cs: 3, at: "trondheim" },
      },
      "VALUE_NOT_LISTED",
      "15.6.1",
      "/input/cs",
    ),
  ];
}
