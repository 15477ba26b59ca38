import { ended, keeps, knows } from "../campaign-accounts/fortnight";
import { COAST, eventRoll, pick } from "../events/event";
import { all, type Case, type Change, draw, type Json, type Roll, resolves, type Vector } from "../kit";
import { fresh, removal } from "../kit/changes";
import { convoy, fleet, ships } from "../kit/fleets";
import { inHex, of } from "../kit/forces";
import { plane } from "../kit/pieces";
import { adds, forces, inBox, inPort } from "../kit/stations";

const tf = (id: string, number: number, at: string, units: ReturnType<typeof ships>): ReturnType<typeof fleet> =>
  fleet(id, number, units, { ...inPort(at), sailed: false, fuel: { state: "full", marker: null, refuelled: true } });

const merchants = (
  id: string,
  number: number,
  at: string,
  units: ReturnType<typeof ships>,
  cargo: Partial<NonNullable<ReturnType<typeof convoy>["convoy"]>>,
): ReturnType<typeof convoy> => {
  const lying = { ...inPort(at), sailed: false, fuel: { state: "full" as const, marker: null, refuelled: true } };
  const made = convoy(id, number, units, lying);
  return { ...made, convoy: { ...made.convoy!, ...cargo } };
};

const marked = (ship: ReturnType<typeof fresh>, ...marks: ReturnType<typeof fresh>["marks"]): typeof ship => ({
  ...ship,
  marks,
});

/** 15.3.1 The merchants that arrive at Reykjavik in every fortnight. */
const WAITING_MERCHANTS = { at: "reykjavik", units: [{ unit: "mv", cs: 15 }], convoy: { loaded: true } };

const returning = (unit: string, cs: number, at: string, due: number, why: string, loaded: boolean | null = null) => ({
  unit,
  cs,
  at,
  due,
  loaded,
  why,
});

/** 15.5 Vectors for ships that come back in an order-of-battle phase, and ships that do not yet. */
export function comebacks(): Vector[] {
  return [
    ended(
      "repairs-due",
      "15.5 Ships whose repair is over come back, others wait; idle ships are ready, Tirpitz with two CS more",
      9,
      all(
        keeps("allied", {
          returns: [
            returning("norfolk", 3, "clyde", 9, "repair"),
            returning("kent", 3, "clyde", 10, "repair"),
            returning("mv", 2, "reykjavik", 9, "weather", true),
            returning("mo", 1, "reykjavik", 9, "breakdown", false),
          ] as never,
          idle: [
            { unit: "london", restores: 0, due: 9 },
            { unit: "sussex", restores: 0, due: 11 },
          ],
        }),
        keeps("axis", { idle: [{ unit: "tirpitz", restores: 2, due: 9 }] }),
        forces(
          "allied",
          tf("home", 1, "scapa_flow", [
            marked(fresh("london", 2), "inoperative"),
            marked(fresh("sussex", 3), "inoperative"),
          ]),
        ),
        forces("axis", tf("tirpitz", 1, "trondheim", [marked(fresh("tirpitz", 2), "inoperative"), fresh("lutzow", 3)])),
      ),
      {
        sides: {
          allied: {
            forces: [
              {
                units: [
                  { unit: "london", cs: 2, marks: [] },
                  { unit: "sussex", marks: ["inoperative"] },
                ],
              },
              { at: "clyde", units: [{ unit: "norfolk", cs: 3 }] },
              { at: "reykjavik", units: [{ unit: "mv", cs: 17 }], convoy: { loaded: true, merchants: 17 } },
            ],
            campaign: { returns: [{ unit: "kent" }], idle: [{ unit: "sussex", due: 11 }] },
          },
          axis: {
            forces: [
              {
                units: [
                  { unit: "tirpitz", cs: 4, marks: [] },
                  { unit: "lutzow", cs: 3 },
                ],
              },
            ],
            campaign: { idle: [] },
          },
        },
      },
    ),
    ended(
      "repairs-whole",
      "15.5.1 A repaired ship has no more CS than its counter",
      9,
      all(
        keeps("axis", { idle: [{ unit: "tirpitz", restores: 3, due: 8 }] }),
        forces("axis", tf("tirpitz", 1, "trondheim", [marked(fresh("tirpitz", 4), "inoperative")])),
      ),
      { sides: { axis: { forces: [{ units: [{ unit: "tirpitz", cs: 5, marks: [] }] }] } } },
    ),
    ended(
      "breakdowns",
      "15.5.3 A warship that broke down is idle to the third order-of-battle phase, this one counted",
      9,
      all(
        keeps("allied", { idle: [{ unit: "london", restores: 0, due: 10 }] }),
        forces(
          "allied",
          tf("home", 1, "scapa_flow", [
            marked(fresh("london", 3), "inoperative"),
            marked(fresh("sussex", 3), "inoperative"),
            fresh("kent", 3),
          ]),
        ),
      ),
      {
        sides: {
          allied: {
            campaign: {
              idle: [
                { unit: "london", due: 10 },
                { unit: "sussex", restores: 0, due: 11 },
              ],
            },
          },
        },
      },
    ),
    ended(
      "grounded-two-of-three",
      "15.5.3 Of three ships newly aground two are lost for good; those of other causes and days are not",
      9,
      keeps("allied", {
        returns: [
          returning("london", 3, "clyde", 14, "repair"),
          returning("norfolk", 3, "clyde", 14, "grounding"),
          returning("kent", 3, "clyde", 14, "grounding"),
          returning("sussex", 3, "clyde", 12, "grounding"),
          returning("mv", 1, "reykjavik", 14, "grounding", true),
        ] as never,
      }),
      {
        sides: {
          allied: { campaign: { returns: [{ unit: "london" }, { unit: "norfolk" }, { unit: "sussex" }] } },
        },
      },
      [draw("grounded-loss", 2, "kent"), draw("grounded-loss", 2, "mv")],
    ),
    ended(
      "aircraft-repaired",
      "15.5.4 Damaged air units are whole again, and those turned back are ready",
      9,
      (state) => {
        state.sides.axis.aircraft = [
          plane("a", "ju88a4", 1, { base: "banak", damaged: 1 }),
          plane("b", "ju88a4", 1, { base: "banak", lost: 1, aborted: 1, mission: "flown" }),
        ];
      },
      {
        sides: {
          axis: {
            aircraft: [
              { id: "a", cs: 2, damaged: 0 },
              { id: "b", cs: 1, lost: 1, aborted: 0, mission: "none" },
            ],
          },
        },
      },
    ),
    ended(
      "channel-and-atlantic",
      "5.7.3 Ships that left by the Channel are at Scapa Flow; those that broke out are in the Atlantic",
      9,
      (state) => {
        state.sides.allied.removed = [
          removal("edinburgh", 4, "box"),
          removal("norfolk", 0, "box"),
          removal("kent", 3, "weather"),
        ];
        state.sides.axis.removed = [removal("lutzow", 4, "breakout"), removal("admiral_scheer", 0, "breakout")];
      },
      {
        sides: {
          allied: { forces: [{ at: "scapa_flow", units: [{ unit: "edinburgh", cs: 4 }] }, WAITING_MERCHANTS] },
          axis: { campaign: { breakout: [{ unit: "lutzow", cs: 4 }] } },
        },
      },
    ),
    ended(
      "boats-repaired-at-edge",
      "15.5.2 Of five damaged German submarines two come back in the first fortnight of a month, and two sunk ones by the list",
      9,
      all(keeps("axis", { boats: { damaged: 3, sunk: 1 } }), (state) => {
        state.sides.axis.removed = [removal("ss_german", 2, "asw_damage"), removal("lutzow", 4, "asw_damage")];
        state.sides.axis.removed[1]!.why = "weather";
        state.sides.axis.sunk = [
          { unit: "ss_german", cs: 2, turn: 9, loaded: false },
          { unit: "ju88a4", cs: 1, turn: 9, loaded: false },
        ];
        state.sides.allied.removed = [removal("ss_soviet", 1, "asw_damage")];
        state.sides.allied.sunk = [
          { unit: "ss_british", cs: 1, turn: 9, loaded: false },
          { unit: "dd_ai", cs: 1, turn: 9, loaded: false },
        ];
      }),
      {
        sides: {
          axis: {
            forces: [{ at: "bergen", kind: "wolf_pack", units: [{ unit: "ss_german", cs: 4 }] }],
            campaign: { boats: { damaged: 3, sunk: 1 } },
          },
          allied: {
            forces: [
              { at: "murmansk", kind: "wolf_pack", units: [{ unit: "ss_soviet", cs: 1 }] },
              { at: "lerwick", kind: "wolf_pack", units: [{ unit: "ss_british", cs: 1 }] },
              WAITING_MERCHANTS,
            ],
          },
        },
      },
    ),
    ended(
      "boats-second-half",
      "15.5.2 In the second fortnight of a month no German submarine comes back from repair",
      10,
      keeps("axis", { boats: { damaged: 3, sunk: 0 } }),
      { sides: { axis: { forces: [], campaign: { boats: { damaged: 3 } } } } },
    ),
  ];
}

/** 15.2.2, 15.7.6 Vectors for the boxes of a convoy's merchants when an operation is over. */
export function boxed(): Vector[] {
  const record = (unit: string, cs: number, more: Json = {}) => ({ unit, cs, damaged: false, faceUp: false, ...more });
  const boxesOf = (murmansk: Json): Change =>
    knows({
      boxes: [
        { port: "murmansk", unloading: [], ballast: [], ...murmansk },
        { port: "arkhangelsk", unloading: [], ballast: [] },
      ],
    } as never);
  return [
    ended(
      "boxes-filled",
      "15.2.2 Loaded merchants in port in Russia go to the Unloading box, damaged ones apart, and their escort stays",
      9,
      all(
        boxesOf({ unloading: [record("mv", 2)] }),
        forces(
          "allied",
          merchants(
            "pq",
            1,
            "murmansk",
            [fresh("mv", 4), marked(fresh("mv", 2), "crippled"), fresh("dd_ai", 2), fresh("ss_british", 1)],
            { arrived: true, dispersed: [{ unit: "mo", cs: 1 }] },
          ),
        ),
      ),
      {
        campaign: {
          boxes: [
            {
              port: "murmansk",
              unloading: [
                { unit: "mv", cs: 6, damaged: false },
                { unit: "mv", cs: 2, damaged: true },
                { unit: "mo", cs: 1, damaged: false },
              ],
            },
            {},
          ],
        },
        sides: {
          allied: {
            forces: [
              { convoy: null, kind: "task_force", units: [{ unit: "dd_ai" }, { unit: "ss_british" }] },
              WAITING_MERCHANTS,
            ],
          },
        },
      },
    ),
    ended(
      "boxes-empties",
      "15.2.3 Empties that are still in Russia are in the Ballast box; those that have come home leave play",
      9,
      all(
        boxesOf({ ballast: [record("mv", 2), record("mv", 1, { damaged: true }), record("mc", 1, { faceUp: true })] }),
        forces(
          "allied",
          merchants("qp", 1, "murmansk", [fresh("mv", 3), fresh("dd_type7", 1)], { loaded: false }),
          merchants("home", 2, "reykjavik", [fresh("mv", 5), fresh("es_british", 1)], { loaded: false, arrived: true }),
        ),
      ),
      {
        campaign: { boxes: [{ port: "murmansk", unloading: [] }, {}] },
        sides: {
          allied: {
            forces: [
              { at: "reykjavik", convoy: null, units: [{ unit: "es_british", cs: 1 }] },
              { convoy: null, units: [{ unit: "dd_type7", cs: 1 }] },
              WAITING_MERCHANTS,
            ],
          },
        },
      },
    ),
    ended(
      "convoy-begins-again",
      "15.2 A loaded convoy that waits in port is whole again, its dispersed ships with it",
      9,
      forces(
        "allied",
        merchants("pq", 1, "reykjavik", [fresh("mv", 4)], {
          merchants: 9,
          excused: 2,
          dispersed: [{ unit: "mo", cs: 2 }],
          destinations: ["murmansk"],
        }),
      ),
      {
        sides: {
          allied: {
            forces: [
              {
                units: [
                  { unit: "mv", cs: 19 },
                  { unit: "mo", cs: 2 },
                ],
                convoy: { excused: 0, dispersed: [], destinations: ["murmansk", "arkhangelsk"] },
              },
            ],
          },
        },
      },
    ),
    ended(
      "convoys-leave",
      "12.12 The convoy of the Kara Sea and German convoys leave play with the operation",
      9,
      all(
        forces("allied", {
          ...merchants("kara", 1, "murmansk", [fresh("es_soviet", 1), fresh("mv", 4)], {}),
          ...inBox("kara_sea"),
        }),
        forces(
          "axis",
          merchants("coast", 1, "kirkenes", [fresh("es_german", 1), fresh("mv", 3)], {
            destinations: ["kirkenes"],
            arrived: true,
          }),
          tf("group", 2, "narvik", [fresh("lutzow", 4)]),
        ),
      ),
      { sides: { allied: { forces: [WAITING_MERCHANTS] }, axis: { forces: [{ id: "group" }] } } },
    ),
    ended(
      "boxes-limit",
      "15.2.2 What no block can hold of a Ballast box waits there",
      9,
      boxesOf({ ballast: [record("mv", 58), record("mo", 4)] }),
      { campaign: { boxes: [{ port: "murmansk" }, {}] } },
    ),
  ];
}

/** 15.1 Vectors for convoys that have lost a third of their merchants, and convoys that have not. */
export function heavyLosses(): Vector[] {
  const order = (id: string, count: number, more: Json = {}) => ({
    convoy: id,
    from: "reykjavik",
    loaded: true,
    merchants: count,
    excused: 0,
    ...more,
  });
  const by = (id: string, title: string, sailing: Json[], left: Change, sunk: number, heavyLoss: boolean): Vector =>
    resolves({
      id: `closing-${id}`,
      title,
      citation: "15.1",
      operation: "endPhase",
      base: "campaign-last-turn",
      change: all(keeps("allied", { sailing: sailing as never }), left, (state) => {
        state.sides.allied.sunk = [
          { unit: "aldersdale", cs: 2, turn: 5, loaded: false },
          { unit: "dd_ai", cs: 4, turn: 5, loaded: false },
          { unit: "mv", cs: sunk, turn: 5, loaded: true },
        ];
      }),
      rolls: [],
      snapshot: { campaign: { heavyLoss } },
    });
  const arrived = (id: string, number: number, cs: number) =>
    merchants(id, number, "murmansk", ships("mv", cs), { arrived: true });
  return [
    by(
      "loss-shared",
      "15.1 Merchants sunk count once: three of the first convoy, and the fourth of the second",
      [order("a", 15), order("b", 9)],
      forces("allied", arrived("a", 1, 12), arrived("b", 2, 6)),
      4,
      false,
    ),
    by(
      "loss-whole",
      "15.1 A convoy that is gone has lost all its merchants",
      [order("a", 12)],
      forces("allied"),
      4,
      true,
    ),
    by(
      "loss-landed",
      "15.1 Merchants that have landed elsewhere, or were excused, are not lost",
      [order("a", 12, { landed: 3, excused: 2 })],
      forces("allied", arrived("a", 1, 6)),
      6,
      false,
    ),
    by(
      "loss-third",
      "15.1 The loss of just a third counts, with those excused among the whole",
      [order("a", 12, { landed: 1, excused: 1 })],
      forces("allied", arrived("a", 1, 6)),
      6,
      true,
    ),
  ];
}

/** 15.5.3 Vectors for ships that an event takes out of an operation. */
export function absent(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = {
    citation: "15.5.3",
    operation: "resolveRandomEvent",
    base: "campaign-event",
    input: {},
  };
  const by = (id: string, title: string, change: Change, rolls: Roll[], returns: Json[]): Vector =>
    resolves({
      ...plain,
      id: `absent-${id}`,
      title,
      change,
      rolls,
      snapshot: { sides: { allied: { campaign: { returns } } } },
    });
  const lying = (at: string): Change =>
    forces("allied", merchants("pq", 1, at, ships("mv", 4), { destinations: ["murmansk"] }));
  const broken = [eventRoll("allied", 3), pick("event-ship", 1)];
  const sailing = keeps("allied", {
    sailing: [{ convoy: "pq", from: "scapa_flow", loaded: true, merchants: 4, excused: 0 }],
  });
  return [
    by(
      "breakdown",
      "15.5.3 A merchant that breaks down comes back in this fortnight's order-of-battle phase, where its convoy began",
      all(lying("seidisfjord"), sailing),
      broken,
      [{ unit: "mv", cs: 1, at: "scapa_flow", due: 9, loaded: true, why: "breakdown" }],
    ),
    by(
      "breakdown-home",
      "15.5.3 A merchant without orders that breaks down comes back where loaded merchants gather, Reykjavik",
      lying("seidisfjord"),
      broken,
      [{ unit: "mv", cs: 1, at: "reykjavik", due: 9, loaded: true, why: "breakdown" }],
    ),
    by(
      "breakdown-after-ev",
      "15.5.3 or, when EV is done, Loch Ewe",
      all(lying("seidisfjord"), knows({ ev: { stage: "completed", moved: true, gathered: true } })),
      broken,
      [{ unit: "mv", cs: 1, at: "loch_ewe", due: 9, loaded: true, why: "breakdown" }],
    ),
    by(
      "empty",
      "15.5.3 An empty merchant that breaks down comes back empty",
      forces("allied", merchants("pq", 1, "murmansk", ships("mv", 4), { loaded: false, destinations: ["reykjavik"] })),
      broken,
      [{ unit: "mv", cs: 1, due: 9, loaded: false, why: "breakdown" }],
    ),
    by(
      "crippled",
      "15.5.3 A Crippled ship that runs aground does not come back",
      all(inHex("allied", COAST), of("allied", ["norfolk", 3]), (state) => {
        state.sides.allied.forces[0]!.units[0]!.marks = ["crippled"];
      }),
      [eventRoll("allied", 2)],
      [],
    ),
    by(
      "soviet-aground",
      "15.5.3 A Soviet ship that runs aground does not come back",
      all(inHex("allied", COAST), of("allied", ["dd_type7", 1])),
      [eventRoll("allied", 2)],
      [],
    ),
    by(
      "collided",
      "15.5.3 Light ships that collide do not come back",
      of("allied", ["dd_ai", 2]),
      [eventRoll("allied", 1), pick("event-ship", 1)],
      [],
    ),
  ];
}

/** 2.4, 15.5.1 Points for damage that is repaired. */
export function credits(): Vector[] {
  const repaired = (
    id: string,
    title: string,
    side: "allied" | "axis",
    unit: string,
    [left, cs]: [number, number],
    before: number,
    amount: number,
    at: string,
  ): Vector =>
    resolves({
      id: `repair-${id}`,
      title,
      citation: "15.5.1",
      operation: "repairShip",
      base: `campaign-oob-${side}`,
      change: all(
        adds(side, tf("hurt", 9, side === "axis" ? "trondheim" : "scapa_flow", [fresh(unit, left)])),
        (state) => {
          for (const each of state.sides[side].forces) {
            if (each.id !== "hurt") each.units = each.units.filter((ship) => ship.unit !== unit);
          }
          state.sides[side].forces = state.sides[side].forces.filter(({ units }) => units.length > 0);
        },
        keeps(side, {
          credited: [
            { unit: "renown", amount: side === "axis" ? 10 : -5 },
            { unit, amount: before },
          ],
          idle: [{ unit: "nurnberg", restores: 0, due: 20 }],
        }),
      ),
      input: { ship: unit, cs, at },
      rolls: [],
      snapshot: {
        sides: {
          [side]: { campaign: { credited: [{ amount: side === "axis" ? 10 : -5 }, { unit, amount }] } },
        },
      },
    });
  return [
    repaired(
      "credit-axis",
      "15.5.1 Two CS repaired take 20 points off what is booked",
      "axis",
      "scharnhorst",
      [1, 2],
      30,
      10,
      "kiel",
    ),
    repaired("credit-spent", "15.5.1 but no more than is booked", "axis", "scharnhorst", [1, 2], 10, 0, "kiel"),
    repaired(
      "credit-allied",
      "15.5.1 Allied damage is booked below 0",
      "allied",
      "duke_of_york",
      [2, 2],
      -15,
      -5,
      "clyde",
    ),
    repaired(
      "credit-allied-spent",
      "15.5.1 and does not rise above it",
      "allied",
      "duke_of_york",
      [2, 2],
      -5,
      0,
      "clyde",
    ),
  ];
}

/** 15.4 Emergency reinforcements and Green Crews of several units. */
export function emergencies(): Vector[] {
  const green = (unit: string, cs: number) => marked(fresh(unit, cs), "green_crew");
  const bought = (unit: string, cs: number, when: number, placed: boolean) => ({ unit, cs, bought: when, placed });
  return [
    ended(
      "emergency-turnover",
      "15.4 Emergency reinforcements not paid for again leave, those paid for stay, and those declared come",
      9,
      all(
        keeps("allied", {
          emergency: [bought("dd_ai", 2, 8, true), bought("tb_old", 1, 9, true), bought("dd_us", 3, 9, false)],
        }),
        forces("allied", tf("home", 1, "scapa_flow", ships("dd_ai", 3, "tb_old", 1))),
      ),
      {
        sides: {
          allied: {
            forces: [
              {
                units: [
                  { unit: "dd_ai", cs: 1 },
                  { unit: "tb_old", cs: 1 },
                  { unit: "dd_us", cs: 3 },
                ],
              },
              WAITING_MERCHANTS,
            ],
            campaign: {
              emergency: [
                { unit: "tb_old", placed: true },
                { unit: "dd_us", placed: true },
              ],
            },
          },
        },
      },
    ),
    ended(
      "green-dismissed",
      "15.4.3 Emergency Green Units leave, and may be called again; other Green Crews stay",
      9,
      all(
        keeps("allied", {
          crews: [
            { unit: "dd_ai", cs: 2, scheduled: 9, operations: 0, leaves: true },
            { unit: "jamaica", cs: 4, scheduled: 12, operations: 0 },
          ],
          early: [
            { unit: "dd_ai", cs: 2 },
            { unit: "jamaica", cs: 4 },
          ],
        }),
        forces(
          "allied",
          tf("home", 1, "scapa_flow", [fresh("dd_ai", 1), green("dd_ai", 1), green("jamaica", 4)]),
          tf("away", 2, "reykjavik", [green("dd_ai", 2), fresh("kent", 3)]),
        ),
      ),
      {
        sides: {
          allied: {
            forces: [
              { units: [{ unit: "dd_ai", cs: 1, marks: [] }, { unit: "dd_ai", cs: 1 }, { unit: "jamaica" }] },
              { units: [{ unit: "kent" }] },
              WAITING_MERCHANTS,
            ],
            campaign: { crews: [{ unit: "jamaica" }], early: [{ unit: "jamaica" }] },
          },
        },
      },
    ),
    resolves({
      id: "closing-green-many",
      title: "15.4.3 Each Green Crew learns for itself, and lost CS of a class cost half as much again, fractions up",
      citation: "15.4.3",
      operation: "endPhase",
      base: "campaign-last-turn",
      change: all(
        keeps("allied", {
          crews: [
            { unit: "dd_ai", cs: 2, scheduled: 14, operations: 0 },
            { unit: "jamaica", cs: 4, scheduled: 10, operations: 0 },
            { unit: "bermuda", cs: 4, scheduled: 12, operations: 1 },
            { unit: "kenya", cs: 4, scheduled: 9, operations: 0, leaves: true },
          ],
        }),
        forces("allied", tf("home", 1, "scapa_flow", [green("bermuda", 4), green("kenya", 4)]), {
          ...tf("cover", 2, "reykjavik", [fresh("kent", 3), green("jamaica", 4)]),
          sailed: true,
        }),
        (state) => {
          state.sides.allied.sunk = [
            { unit: "dd_ai", cs: 1, turn: 5, loaded: false },
            { unit: "dd_ai", cs: 2, turn: 6, loaded: false },
            { unit: "tb_old", cs: 2, turn: 6, loaded: false },
          ];
        },
      ),
      rolls: [],
      snapshot: {
        vp: { log: [{ side: "allied", code: "SHIP_SUNK", amount: -1, unit: "dd_ai", rule: "15.4.3" }] },
        sides: {
          allied: {
            forces: [
              { units: [{ marks: ["green_crew"] }, { marks: ["green_crew"] }] },
              { units: [{ unit: "kent" }, { unit: "jamaica", marks: [] }] },
            ],
            campaign: {
              crews: [
                { unit: "dd_ai", operations: 0 },
                { unit: "bermuda", operations: 1 },
                { unit: "kenya", operations: 0 },
              ],
            },
          },
        },
      },
    }),
  ];
}
