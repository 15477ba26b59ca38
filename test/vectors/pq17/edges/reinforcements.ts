import { ended, keeps, knows } from "../campaign-accounts/fortnight";
import { all, type Change, facts, type Json, refused, resolves, type Vector } from "../kit";
import { chit, fresh, options } from "../kit/changes";
import { fleet } from "../kit/fleets";
import { plane } from "../kit/pieces";
import { forces, inBox, inPort } from "../kit/stations";

type Fleet = ReturnType<typeof fleet>;

const FULL = { state: "full" as const, marker: null, refuelled: true };

const tf = (id: string, number: number, at: string, units: Fleet["units"]): Fleet =>
  fleet(id, number, units, { ...inPort(at), sailed: false, fuel: FULL });

const green = (unit: string, cs: number): Fleet["units"][number] => ({ ...fresh(unit, cs), marks: ["green_crew"] });

const fortnight =
  (number: number, name: string): Change =>
  (state) => {
    state.fortnight = name as typeof state.fortnight;
    state.campaign!.number = number;
  };

const absent = (unit: string, cs: number, due: number, loaded: boolean | null = null) => ({
  unit,
  cs,
  at: "clyde",
  due,
  loaded,
  why: "repair" as const,
});

/** 15.3 Vectors for the units of the list that still arrive. */
export function listedGroups(): Vector[] {
  return [
    ended(
      "list-early",
      "15.3 CS of a class that came early do not come again, and a named ship that did, or is sunk, does not either",
      13,
      all(
        keeps("allied", {
          early: [
            { unit: "scylla", cs: 2 },
            { unit: "dd_jr", cs: 1 },
          ],
        }),
        (state) => {
          state.campaign!.lost = [{ side: "allied", unit: "ulster_queen", cs: 1 }];
        },
      ),
      {
        sides: {
          allied: {
            forces: [
              {
                at: "clyde",
                units: [
                  { unit: "avenger", cs: 1 },
                  { unit: "dd_jr", cs: 1 },
                ],
              },
              {},
            ],
          },
        },
      },
    ),
    ended(
      "list-taken",
      "15.3 A named ship that is in play, or away for repair, does not come",
      8,
      all(
        keeps("allied", { returns: [absent("cumberland", 3, 12)] }),
        forces("allied", tf("away", 1, "reykjavik", [fresh("manchester", 4)])),
      ),
      {
        sides: {
          allied: { forces: [{ id: "away", units: [{ unit: "manchester" }] }, { at: "reykjavik" }] },
        },
      },
    ),
    ended(
      "list-two-alike",
      "15.3 Of two air units of a type that are listed one and a half came early, and one CS comes",
      7,
      keeps("axis", {
        early: [
          { unit: "ju88a4", cs: 2 },
          { unit: "ju88a4", cs: 1 },
        ],
      }),
      { sides: { axis: { aircraft: [{ unit: "ju88a4", cs: 1, base: "banak" }] } } },
    ),
    ended(
      "list-lent",
      "15.3.3 Ten CS unloaded bring a Soviet CS and then two; the one left brings none, and the unit of the list waits",
      6,
      all(
        knows({ unloaded: 10 }),
        keeps("allied", {
          late: [
            { unit: "p40_vvs", cs: 1, at: "vaenga" },
            { unit: "p40_vvs", cs: 2, at: "vaenga" },
            { unit: "p40_vvs", cs: 1, at: "vaenga" },
          ],
        }),
      ),
      {
        sides: {
          allied: {
            aircraft: [{ cs: 1 }, { cs: 2 }],
            campaign: { late: [{ cs: 1 }, { cs: 2 }] },
          },
        },
      },
    ),
  ];
}

/** 15.3.2 Vectors for the units that the condition Reinforcements brings. */
export function claims(): Vector[] {
  const claim = { operation: "claimReinforcement", base: "campaign-setup", citation: "15.3.2" };
  const september = (left: number): Change =>
    all(
      fortnight(13, "1942-09-I"),
      chit("allied", "R", "reinforcements"),
      forces("allied", tf("home", 1, "scapa_flow", [fresh("scylla", 2)])),
      keeps("allied", {
        claims: left,
        early: [{ unit: "dd_jr", cs: 2 }],
        returns: [absent("kent", 3, 13), absent("norfolk", 3, 14), absent("mv", 2, 13, true)],
      }),
      (state) => {
        state.campaign!.lost = [{ side: "allied", unit: "ulster_queen", cs: 1 }];
      },
    );
  const no = (id: string, title: string, unit: string): Vector =>
    refused({
      ...claim,
      id: `claim-edge-${id}`,
      title,
      change: september(2),
      input: { unit },
      code: "VALUE_NOT_LISTED",
      section: "15.3.2",
      pointer: "/input/unit",
    });
  return [
    resolves({
      ...claim,
      id: "claim-edge-avenger",
      title: "15.3.2 Of a list of which others came early, are in play or lost, Avenger comes, and the chit is shown",
      change: september(2),
      input: { unit: "avenger" },
      outcome: { unit: "avenger", cs: 1, at: "clyde" },
      snapshot: { sides: { allied: { chits: [{ condition: "reinforcements", revealed: true }] } } },
    }),
    resolves({
      ...claim,
      id: "claim-edge-repaired",
      title: "15.3.2 A ship whose repair ends in this fortnight comes, and others stay away",
      change: september(2),
      input: { unit: "kent" },
      outcome: { unit: "kent", cs: 3, at: "clyde" },
      snapshot: { sides: { allied: { campaign: { returns: [{ unit: "norfolk" }, { unit: "mv" }], claims: 0 } } } },
    }),
    no("early", "15.3.2 A class that came early is not claimed again", "dd_jr"),
    no("present", "15.3.2 A named ship that is in play is not claimed", "scylla"),
    no("sunk", "15.3.2 A named ship that is sunk is not claimed", "ulster_queen"),
    no("later", "15.3.2 A ship whose repair ends later is not claimed", "norfolk"),
    no("merchants", "15.3.2 Merchants that come back are not claimed", "mv"),
    refused({
      ...claim,
      id: "claim-edge-one-left",
      title: "15.3.2 One claim that is left brings no ship",
      change: september(1),
      input: { unit: "avenger" },
      code: "NO_CLAIM",
      section: "15.3.2",
    }),
    resolves({
      ...claim,
      id: "claim-edge-last",
      title: "15.3.2 The claim that is left brings an air unit",
      change: all(fortnight(6, "1942-05-II"), keeps("allied", { claims: 1 })),
      input: { unit: "p40_vvs" },
      outcome: { unit: "p40_vvs", cs: 2, at: "vaenga" },
      snapshot: { sides: { allied: { campaign: { claims: 0 } } } },
    }),
  ];
}

/** 15.4 Emergency reinforcements that were bought before. */
export function emergency(): Vector[] {
  const bought = (unit: string, cs: number, when: number, placed: boolean) => ({ unit, cs, bought: when, placed });
  const buy = { operation: "buyEmergency", base: "campaign-planning", citation: "15.4" };
  const before = keeps("allied", {
    emergency: [
      bought("dd_ai", 2, 8, false),
      bought("dd_ai", 1, 9, true),
      bought("dd_ai", 1, 9, false),
      bought("dd_us", 2, 9, false),
    ],
  });
  return [
    resolves({
      ...buy,
      id: "emergency-edge-rest",
      title: "15.4 Of four CS of a group three are left when one was bought in this fortnight",
      change: before,
      input: { unit: "tb_old", cs: 3 },
      outcome: { cost: -3 },
      snapshot: {},
    }),
    refused({
      ...buy,
      id: "emergency-edge-more",
      title: "15.4 A fourth CS is not left",
      change: before,
      input: { unit: "tb_old", cs: 4 },
      code: "VALUE_NOT_LISTED",
      section: "15.4",
      pointer: "/input/cs",
    }),
    resolves({
      id: "emergency-edge-kept",
      title: "15.4 Who pays again for a class pays for its CS of earlier fortnights that are in play alone",
      citation: "15.4",
      operation: "keepEmergency",
      base: "campaign-oob-allied",
      change: keeps("allied", {
        emergency: [
          bought("dd_ai", 2, 8, true),
          bought("dd_us", 3, 8, true),
          bought("dd_ai", 1, 9, true),
          bought("dd_ai", 1, 8, false),
        ],
      }),
      input: { unit: "dd_ai" },
      outcome: { cost: -2 },
      snapshot: {
        sides: {
          allied: { campaign: { emergency: [{ bought: 9 }, { unit: "dd_us", bought: 8 }, {}, { bought: 8 }] } },
        },
      },
    }),
  ];
}

/** 15.4.3 Green Crews. */
export function crews(): Vector[] {
  const take = { operation: "takeGreenUnit", base: "campaign-planning", citation: "15.4.3" };
  const { orderOfBattle } = facts<{ orderOfBattle: readonly Json[] }>("CAMPAIGN");
  const called = (at: string | null, fortnight: string, ...units: Json[]): Json => ({
    ...orderOfBattle[0],
    fortnight,
    side: "allied",
    kind: "arrive",
    at,
    tags: ["emergency_green"],
    units,
  });
  const charts: Json = {
    CAMPAIGN: {
      facts: {
        orderOfBattle: [
          ...orderOfBattle,
          called("clyde", "1942-07-I", { unit: "kenya", cs: 4 }, { unit: "tb_old", cs: 2 }, { unit: "dd_us", cs: 1 }),
          called("clyde", "1942-07-II", { unit: "trinidad", cs: 4 }),
        ],
      },
    },
  };
  const july = all(
    options("green_units"),
    fortnight(9, "1942-07-I"),
    keeps("allied", { early: [{ unit: "dd_us", cs: 1 }] }),
  );
  const docked = forces("allied", tf("home", 1, "scapa_flow", [fresh("kent", 3)]));
  const no = (id: string, title: string, unit: string, more: Change, own: Json | undefined): Vector =>
    refused({
      ...take,
      id: `green-edge-${id}`,
      title,
      change: all(july, docked, more),
      ...(own !== undefined && { charts: own }),
      input: { unit },
      code: "VALUE_NOT_LISTED",
      section: "15.4.3",
      pointer: "/input/unit",
    });
  return [
    resolves({
      ...take,
      id: "green-edge-due",
      title: "15.4.3 A New unit that is due in this fortnight itself comes with a Green Crew",
      change: all(options("green_units"), fortnight(10, "1942-07-II"), docked),
      input: { unit: "anson" },
      outcome: { unit: "anson", due: "1942-07-II" },
      snapshot: { sides: { allied: { campaign: { crews: [{ unit: "anson", scheduled: 10 }] } } } },
    }),
    resolves({
      ...take,
      id: "green-edge-called",
      title: "15.4.3 An Emergency Green Unit of this fortnight comes for its operation alone",
      change: all(july, docked),
      charts,
      input: { unit: "kenya" },
      outcome: { unit: "kenya", due: "1942-07-I" },
      snapshot: { sides: { allied: { campaign: { crews: [{ unit: "kenya", leaves: true }] } } } },
    }),
    resolves({
      ...take,
      id: "green-edge-called-class",
      title: "15.4.3 CS of a class come so too, though others of it are in play",
      change: all(july, forces("allied", tf("home", 1, "scapa_flow", [fresh("tb_old", 1)]))),
      charts,
      input: { unit: "tb_old" },
      outcome: { unit: "tb_old" },
      snapshot: {},
    }),
    no(
      "later",
      "15.4.3 An Emergency Green Unit of the next fortnight does not come",
      "trinidad",
      () => undefined,
      charts,
    ),
    no("early", "15.4.3 A class that came early does not come again", "dd_us", () => undefined, charts),
    no(
      "present",
      "15.4.3 An Emergency Green Unit that is in play does not come",
      "kenya",
      forces("allied", tf("home", 1, "scapa_flow", [fresh("kenya", 4)])),
      charts,
    ),
    ended(
      "green-dismissed-many",
      "15.4.3 Two Emergency Green Units leave with their CS, from the first forces by id; trained CS of the class stay",
      9,
      all(
        keeps("allied", {
          crews: [
            { unit: "dd_ai", cs: 3, scheduled: 9, operations: 0, leaves: true },
            { unit: "kenya", cs: 4, scheduled: 9, operations: 0, leaves: true },
            { unit: "jamaica", cs: 4, scheduled: 12, operations: 0 },
          ],
          early: [
            { unit: "dd_ai", cs: 3 },
            { unit: "kenya", cs: 4 },
            { unit: "jamaica", cs: 4 },
          ],
        }),
        forces(
          "allied",
          tf("a", 1, "reykjavik", [fresh("dd_ai", 1), green("dd_ai", 2), green("jamaica", 4), fresh("kent", 3)]),
          tf("b", 2, "scapa_flow", [fresh("dd_ai", 1), green("dd_ai", 2), green("kenya", 4)]),
          tf("c", 3, "clyde", [green("dd_ai", 1)]),
        ),
      ),
      {
        sides: {
          allied: {
            forces: [
              { units: [{ unit: "dd_ai", cs: 1, marks: [] }, { unit: "jamaica" }, { unit: "kent" }] },
              {
                units: [
                  { unit: "dd_ai", cs: 1, marks: [] },
                  { unit: "dd_ai", cs: 1, marks: ["green_crew"] },
                ],
              },
              { units: [{ unit: "dd_ai", cs: 1, marks: ["green_crew"] }] },
              {},
            ],
            campaign: { crews: [{ unit: "jamaica" }], early: [{ unit: "jamaica" }] },
          },
        },
      },
    ),
    resolves({
      id: "closing-green-lost",
      title: "15.4.3 Green Crews that are lost cost half as much again, fractions up, and two are trained",
      citation: "15.4.3",
      operation: "endPhase",
      base: "campaign-last-turn",
      change: all(
        keeps("allied", {
          crews: [
            { unit: "dd_ai", cs: 3, scheduled: 14, operations: 0 },
            { unit: "dd_jr", cs: 3, scheduled: 14, operations: 0 },
            { unit: "kenya", cs: 4, scheduled: 14, operations: 0 },
            { unit: "jamaica", cs: 4, scheduled: 10, operations: 0 },
            { unit: "anson", cs: 4, scheduled: 9, operations: 0 },
            { unit: "bermuda", cs: 4, scheduled: 14, operations: 0 },
          ],
        }),
        forces("allied", {
          ...tf("cover", 2, "reykjavik", [
            green("jamaica", 4),
            green("anson", 4),
            green("bermuda", 4),
            fresh("kent", 3),
          ]),
          sailed: true,
        }),
        (state) => {
          state.sides.allied.sunk = [
            { unit: "dd_ai", cs: 3, turn: 5, loaded: false },
            { unit: "dd_jr", cs: 1, turn: 6, loaded: false },
            { unit: "kenya", cs: 2, turn: 6, loaded: false },
          ];
        },
      ),
      rolls: [],
      snapshot: {
        vp: {
          log: [
            { side: "allied", code: "SHIP_SUNK", amount: -2, unit: "dd_ai", rule: "15.4.3" },
            { side: "allied", code: "SHIP_SUNK", amount: -1, unit: "dd_jr", rule: "15.4.3" },
            { side: "allied", code: "SHIP_SUNK", amount: -2, unit: "kenya", rule: "15.4.3" },
          ],
        },
        sides: {
          allied: {
            forces: [{ units: [{ marks: [] }, { marks: [] }, { unit: "bermuda", marks: ["green_crew"] }, {}] }],
            campaign: {
              crews: [{ unit: "dd_ai" }, { unit: "dd_jr" }, { unit: "kenya" }, { unit: "bermuda", operations: 1 }],
            },
          },
        },
      },
    }),
  ];
}

/** 15.6, 15.7 Placements, merchants lost and withdrawals of many. */
export function losses(): Vector[] {
  const place = { operation: "placeReplacement", base: "campaign-oob-allied", citation: "15.6.1" };
  const month: Change = all(
    fortnight(10, "1942-07-II"),
    keeps("allied", {
      monthLosses: [
        { unit: "mc", cs: 2 },
        { unit: "aldersdale", cs: 2 },
        { unit: "mc", cs: 1 },
      ],
      placements: [
        { unit: "mc", cs: 1, at: "loch_ewe" },
        { unit: "mo", cs: 1, at: "loch_ewe" },
      ],
    }),
    (state) => {
      state.sides.allied.sunk = [
        { unit: "mc", cs: 1, turn: 9, loaded: true },
        { unit: "mv", cs: 3, turn: 9, loaded: true },
        { unit: "palomares", cs: 1, turn: 9, loaded: false },
        { unit: "hurricane_raf", cs: 1, turn: 9, loaded: false },
        { unit: "mo", cs: 1, turn: 9, loaded: true },
      ];
    },
  );
  const no = (id: string, title: string, input: Json, pointer: string): Vector =>
    refused({
      ...place,
      id: `place-edge-${id}`,
      title,
      change: month,
      input,
      code: "VALUE_NOT_LISTED",
      section: "15.6.1",
      pointer,
    });
  return [
    resolves({
      ...place,
      id: "place-edge-rest",
      title: "15.6.1 Of four CAM ships lost in a month, one in this operation, three are still to be placed",
      change: month,
      input: { unit: "mc", cs: 3, at: "scapa_flow" },
      outcome: { unit: "mc", cs: 3, at: "scapa_flow" },
      snapshot: {
        sides: {
          allied: { campaign: { placements: [{ cs: 1 }, { cs: 1 }, { unit: "mc", cs: 3, at: "scapa_flow" }] } },
        },
      },
      rulings: ["E-123"],
    }),
    no("more", "15.6.1 A fourth one has its place", { unit: "mc", cs: 4, at: "scapa_flow" }, "/input/cs"),
    no(
      "placed",
      "15.6.1 A tanker that has its place is not named again",
      { unit: "mo", cs: 1, at: "reykjavik" },
      "/input/unit",
    ),
    no(
      "merchants",
      "15.6.1 Merchants without aircraft do not come back",
      { unit: "mv", cs: 1, at: "reykjavik" },
      "/input/unit",
    ),
    no(
      "aa",
      "15.6.1 Anti-aircraft ships do not come back",
      { unit: "palomares", cs: 1, at: "reykjavik" },
      "/input/unit",
    ),
    no("half", "15.6.1 An oiler comes back whole", { unit: "aldersdale", cs: 1, at: "reykjavik" }, "/input/cs"),
    ended(
      "torch-rich",
      "15.7.2 For TORCH ships in the Channel leave too, like CS at Scapa Flow in order, and Bermuda misses it at sea",
      15,
      forces(
        "allied",
        tf("a", 1, "scapa_flow", [fresh("dd_jr", 1), fresh("dd_tribal", 1), fresh("avenger", 1)]),
        tf("b", 2, "reykjavik", [fresh("dd_jr", 4), fresh("dd_ai", 4)]),
        fleet("c", 3, [fresh("scylla", 2), fresh("dd_ai", 1)], {
          ...inBox("english_channel"),
          sailed: false,
          fuel: FULL,
        }),
        tf("d", 4, "clyde", [fresh("bermuda", 4)]),
      ),
      { sides: { allied: { forces: [{ id: "b", units: [{ cs: 4 }, { cs: 4 }] }, { id: "d" }, {}] } } },
    ),
    ended(
      "withdrawn-axis",
      "15.7.4 A German ship leaves wherever it is, with the list",
      11,
      all(forces("axis", tf("a", 1, "narvik", [fresh("lutzow", 2), fresh("dd_z34_36", 1)])), (state) => {
        state.sides.axis.aircraft = [plane("a", "ju88a4", 2, { base: "banak" })];
      }),
      { sides: { axis: { forces: [{ units: [{ unit: "dd_z34_36" }, { unit: "koln" }] }] } } },
    ),
  ];
}
