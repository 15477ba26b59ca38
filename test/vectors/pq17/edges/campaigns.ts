import { ended, ev, keeps, knows } from "../campaign-accounts/fortnight";
import { all, type Case, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { fresh } from "../kit/changes";
import { convoy, fleet } from "../kit/fleets";
import { plane } from "../kit/pieces";
import { adds, forces, inPort } from "../kit/stations";

type Fleet = ReturnType<typeof fleet>;
type Cargo = Partial<NonNullable<Fleet["convoy"]>>;

const full = { state: "full" as const, marker: null, refuelled: true };

const tf = (id: string, number: number, at: string, ...units: Fleet["units"]): Fleet =>
  fleet(id, number, units, { ...inPort(at), sailed: false, fuel: full });

const merchants = (id: string, number: number, at: string, units: Fleet["units"], cargo: Cargo = {}): Fleet => {
  const made = convoy(id, number, units, { ...inPort(at), sailed: false, fuel: full });
  return { ...made, convoy: { ...made.convoy!, destinations: ["murmansk", "arkhangelsk"], ...cargo } };
};

/** Tanker CS with full tanks. */
const tankers = (cs: number): Fleet["units"][number] => ({ ...fresh("mo", cs), oil: 10 * cs });

/** Vectors for the state that a new fortnight resets, and the state that it keeps. */
export function freshness(): Vector[] {
  return [
    ended(
      "fresh-forces",
      "15.8 Between operations forces in port are refueled, reloaded and without orders",
      9,
      all(
        keeps("allied", { relieved: true, evForce: "home", away: ["home"] }),
        keeps("axis", { recalled: true }),
        forces("allied", {
          ...tf(
            "home",
            1,
            "scapa_flow",
            { ...fresh("dd_ai", 2), torpedoesSpent: 2, marks: ["torps_expended"] },
            { ...fresh("aldersdale", 2), oil: 3, marks: ["oiler_exhausted"] },
          ),
          fuel: { state: "low", marker: null, refuelled: false },
          refuelling: true,
          reloading: true,
        }),
        forces("axis", { ...tf("group", 1, "narvik", fresh("lutzow", 4)), fromGermany: true, sailed: true }),
        (state) => {
          state.sides.allied.aircraft = [plane("a", "hudson", 2, { base: "wick", mission: "flown" })];
          state.sides.allied.command = [
            { pool: "home_fleet", available: 3, spent: 5, credit: 0, creditUntil: null },
            { pool: "severnyy_flot", available: 0, spent: 2, credit: 1, creditUntil: 12 },
          ];
          state.sides.allied.sunk = [
            { unit: "dd_ai", cs: 1, turn: 9, loaded: false },
            { unit: "mv", cs: 3, turn: 9, loaded: true },
          ];
          state.campaign!.lost = [
            { side: "axis", unit: "ss_german", cs: 4 },
            { side: "allied", unit: "dd_ai", cs: 2 },
          ];
        },
      ),
      {
        campaign: {
          lost: [
            { side: "axis", unit: "ss_german", cs: 4 },
            { side: "allied", unit: "dd_ai", cs: 3 },
            { side: "allied", unit: "mv", cs: 3 },
          ],
        },
        sides: {
          allied: {
            forces: [
              {
                refuelling: false,
                reloading: false,
                fuel: { state: "full", refuelled: true },
                units: [
                  { unit: "dd_ai", torpedoesSpent: 0, marks: [] },
                  { unit: "aldersdale", oil: 20, marks: [] },
                ],
              },
              {},
            ],
            aircraft: [{ mission: "none" }],
            command: [
              { pool: "home_fleet", available: 8, spent: 0 },
              { pool: "severnyy_flot", available: 2, spent: 0, credit: 0, creditUntil: null },
            ],
            campaign: { relieved: false, evForce: null, away: [] },
          },
          axis: { forces: [{ fromGermany: false, sailed: false }], campaign: { recalled: false } },
        },
      },
    ),
    ended(
      "convoy-full",
      "15.3.1 Merchants that a convoy has no room for wait as another",
      9,
      forces(
        "allied",
        merchants("empty", 1, "reykjavik", [fresh("mv", 5)], {
          loaded: false,
          arrived: false,
          destinations: ["reykjavik"],
        }),
        merchants("pq", 2, "reykjavik", [fresh("mv", 50)]),
      ),
      {
        sides: {
          allied: {
            forces: [
              { id: "pq", units: [{ unit: "mv", cs: 60 }], convoy: { merchants: 60 } },
              { units: [{ unit: "mv", cs: 5 }], convoy: { merchants: 5, loaded: true } },
            ],
          },
        },
      },
    ),
    ended(
      "tankers-join",
      "15.3.1 Tankers that join others bring their oil",
      9,
      all(
        keeps("allied", {
          returns: [{ unit: "mo", cs: 1, at: "reykjavik", due: 9, loaded: true, why: "weather" }],
        }),
        forces("allied", merchants("pq", 1, "reykjavik", [tankers(2)])),
      ),
      {
        sides: {
          allied: {
            forces: [
              {
                units: [
                  { unit: "mo", cs: 3, oil: 30 },
                  { unit: "mv", cs: 15 },
                ],
              },
            ],
          },
        },
      },
    ),
    ended(
      "boats-fill-packs",
      "1.2.2 Submarines that come to a port fill the Wolf Packs there to 4 CS, then form new ones",
      9,
      all(
        keeps("axis", { boats: { damaged: 9, sunk: 2 } }),
        forces(
          "axis",
          { ...tf("group", 1, "bergen", fresh("lutzow", 4)) },
          { ...tf("a", 2, "bergen", fresh("ss_german", 4)), kind: "wolf_pack" },
          { ...tf("b", 3, "bergen", fresh("ss_german", 3)), kind: "wolf_pack" },
        ),
      ),
      {
        sides: {
          axis: {
            forces: [
              { units: [{ unit: "lutzow" }] },
              { id: "a", units: [{ cs: 4 }] },
              { id: "b", units: [{ cs: 4 }] },
              { kind: "wolf_pack", at: "bergen", units: [{ unit: "ss_german", cs: 4 }] },
            ],
          },
        },
      },
    ),
    ended(
      "boats-left-alone",
      "1.2.2 Submarines of a convoy whose merchants have landed are a Wolf Pack",
      9,
      forces("allied", merchants("pq", 1, "murmansk", [fresh("mv", 4), fresh("ss_british", 1)], { arrived: true })),
      {
        sides: {
          allied: { forces: [{ id: "pq", kind: "wolf_pack", convoy: null, units: [{ unit: "ss_british" }] }, {}] },
        },
      },
    ),
  ];
}

/** 15.2 Orders of convoys, and convoys that land. */
export function orders(): Vector[] {
  const plan: Omit<Case, "id" | "title"> = {
    citation: "15.2",
    operation: "endPhase",
    base: "campaign-planning-axis",
    input: {},
  };
  const ordered = (id: string, title: string, list: Fleet[], sailing: Json[]): Vector =>
    resolves({
      ...plan,
      id: `orders-${id}`,
      title,
      change: all(forces("allied", ...list)),
      rolls: [],
      snapshot: { sides: { allied: { campaign: { sailing } } } },
    });
  const b = merchants("b", 2, "reykjavik", [fresh("mv", 6)]);
  const order = { convoy: "c", from: "loch_ewe", loaded: true, merchants: 7 };
  const hold: Omit<Case, "id" | "title"> = { citation: "15.2", operation: "holdMerchants", base: "campaign-planning" };
  const two: Change = forces(
    "allied",
    merchants("a", 1, "reykjavik", [
      fresh("mv", 8),
      { ...fresh("mv", 2), marks: ["crippled"] },
      fresh("mc", 3),
      fresh("dd_ai", 2),
    ]),
    merchants("b", 2, "loch_ewe", [fresh("mv", 4)]),
    merchants("c", 3, "murmansk", [fresh("mo", 4)], { loaded: false, destinations: ["reykjavik"] }),
  );
  const landing: Change = (state) => {
    const pq = state.sides.allied.forces.find(({ id }) => id === "convoy_waiting")!;
    Object.assign(pq, {
      at: "murmansk",
      sailed: true,
      units: [fresh("mv", 10), { ...fresh("mv", 2), marks: ["crippled"] }, fresh("mc", 3), fresh("dd_ai", 1)],
    });
    state.sides.allied.campaign!.sailing[0]!.landed = 2;
    state.pending = { decision: "convoy_lands", side: "allied", convoy: pq.id };
  };
  const units: Fleet["units"] = [
    fresh("palomares", 1),
    fresh("pozarica", 1),
    { ...fresh("aldersdale", 2), oil: 20 },
    { ...fresh("gray_ranger", 1), oil: 10 },
    fresh("mc", 8),
    fresh("es_british", 2),
    fresh("es_soviet", 2),
    fresh("ss_british", 1),
    fresh("ss_soviet", 1),
    fresh("mv", 2),
  ];
  return [
    ordered(
      "planned-first",
      "15.2 Of loaded convoys in port the one whose port was planned sails, whatever its id",
      [b, merchants("c", 3, "loch_ewe", [fresh("mv", 7)], { destinations: ["murmansk"] })],
      [order],
    ),
    ordered(
      "staying",
      "15.2 A convoy that is planned to stay does not sail, and of the others the first by id does",
      [
        merchants("d", 4, "loch_ewe", [fresh("mv", 9)]),
        merchants("c", 3, "loch_ewe", [fresh("mv", 7)]),
        {
          ...b,
          convoy: { ...b.convoy!, destinations: ["reykjavik"] },
        },
      ],
      [order],
    ),
    ordered(
      "none",
      "15.2 Empties and convoys that have arrived get no orders of loaded ones",
      [
        merchants("a", 1, "murmansk", [fresh("mv", 6)], { arrived: true }),
        merchants("e", 2, "reykjavik", [fresh("mv", 5)], { loaded: false, destinations: ["reykjavik"], arrived: true }),
      ],
      [],
    ),
    resolves({
      ...hold,
      id: "hold-some",
      title: "15.2 Merchants that are to wait are a convoy of their own; damaged ones and the escort stay",
      change: two,
      input: { convoy: "a", unit: "mv", cs: 3 },
      rolls: [],
      snapshot: {
        sides: {
          allied: {
            forces: [
              {
                id: "a",
                convoy: { merchants: 10 },
                units: [{ unit: "mv", cs: 5 }, { unit: "mv", cs: 2 }, { unit: "mc" }, { unit: "dd_ai" }],
              },
              { id: "b" },
              { id: "c" },
              { units: [{ unit: "mv", cs: 3, marks: [] }], convoy: { merchants: 3, loaded: true } },
            ],
          },
        },
      },
    }),
    refused({
      ...hold,
      id: "hold-empties",
      title: "15.2 Empties are not held back",
      change: two,
      input: { convoy: "c", unit: "mo", cs: 1 },
      code: "VALUE_NOT_LISTED",
      section: "15.2",
      pointer: "/input/unit",
    }),
    refused({
      ...hold,
      id: "hold-escort",
      title: "15.2 Escorts are not held back",
      change: two,
      input: { convoy: "a", unit: "dd_ai", cs: 1 },
      code: "VALUE_NOT_LISTED",
      section: "15.2",
      pointer: "/input/unit",
    }),
    resolves({
      id: "land-classes",
      title:
        "15.2.1 Merchants of two classes continue; the others and the damaged land, and count with those landed before",
      citation: "15.2.1",
      operation: "landMerchants",
      base: "campaign-sailing",
      change: landing,
      input: {
        onward: [
          { unit: "mc", cs: 1 },
          { unit: "mv", cs: 4 },
        ],
      },
      rolls: [],
      outcome: { cs: 10 },
      snapshot: {
        sides: {
          allied: {
            forces: [
              { units: [{ unit: "mv", cs: 4 }, { unit: "mc", cs: 1 }, { unit: "dd_ai" }], convoy: { merchants: 5 } },
              {
                sailed: true,
                convoy: { arrived: true, merchants: 10 },
                units: [
                  { unit: "mv", cs: 6, marks: [] },
                  { unit: "mv", cs: 2, marks: ["crippled"] },
                  { unit: "mc", cs: 2 },
                ],
              },
            ],
            campaign: { sailing: [{ landed: 12 }] },
          },
        },
      },
      rulings: ["E-124"],
    }),
    refused({
      id: "land-damaged",
      title: "15.2.1, E-124 Damaged merchants do not continue",
      citation: "15.2.1",
      operation: "landMerchants",
      base: "campaign-sailing",
      change: landing,
      input: { onward: [{ unit: "mv", cs: 11 }] },
      code: "VALUE_NOT_LISTED",
      section: "15.2.1",
      pointer: "/input/onward/0/cs",
    }),
    resolves({
      id: "convoy-at-limits",
      title: "15.2 A convoy with two counters of each limited kind sails",
      citation: "15.2",
      operation: "moveForce",
      base: "campaign-sailing",
      change: (state) => {
        const pq = state.sides.allied.forces[0]!;
        pq.units = units;
        pq.convoy!.merchants = 10;
        state.sides.allied.campaign!.sailing[0]!.merchants = 10;
      },
      input: { piece: "convoy_waiting", speed: "slow", path: ["0504"], cross: "clear" },
      rolls: [],
      outcome: { end: "arrived" },
      snapshot: { sides: { allied: { forces: [{ at: "0504", sailed: true }] } } },
    }),
  ];
}

/** 15 Vectors for actions open only to one side or only in the campaign. */
export function campaignOnly(): Vector[] {
  const no = (id: string, title: string, base: string, operation: string, input: Json, section: string): Vector =>
    refused({ id, title, citation: section, operation, base, input, code: "NO_CAMPAIGN", section });
  const boxed = { convoy: "convoy_pq_17", unit: "mv", cs: 1 };
  return [
    no(
      "substitute-axis",
      "15.7.2 The Axis names no like ship",
      "campaign-oob-axis",
      "nameSubstitute",
      { unit: "kenya", substitute: "nigeria" },
      "15.7.2",
    ),
    no("hold-axis", "15.2 The Axis holds no merchants back", "campaign-planning-axis", "holdMerchants", boxed, "15.2"),
    no(
      "hold-scenario",
      "15.2 Merchants are held back in a campaign alone",
      "planning-allied",
      "holdMerchants",
      boxed,
      "15.2",
    ),
    no(
      "claim-scenario",
      "15.3.2 Reinforcements are claimed in a campaign alone",
      "planning-allied",
      "claimReinforcement",
      { unit: "anson" },
      "15.3.2",
    ),
  ];
}

/** 15.8.1, 15.8.3 Patrol White and EV. */
export function stations(): Vector[] {
  const settled = (id: string, title: string, list: Fleet[], snapshot: Json, change?: Change): Vector =>
    resolves({
      id: `patrol-${id}`,
      title,
      citation: "15.8.1",
      operation: "endPhase",
      base: "campaign-planning-axis",
      change: all(forces("allied", ...list), change),
      input: {},
      rolls: [],
      snapshot: { sides: { allied: snapshot } },
    });
  const patrol = (...units: Fleet["units"]): Fleet => ({
    ...fleet("patrol", 1, units, { at: "0305", sailed: true }),
    fuel: { state: "low", marker: 12, refuelled: false },
  });
  const on = (...names: string[]): Json => ({ patrolWhite: names.map((unit) => ({ unit, left: false })) });
  const hurt = { ...fresh("london", 3), marks: ["crippled" as const] };
  const relieve: Omit<Case, "id" | "title"> = {
    citation: "15.8.1",
    operation: "exchangePatrolWhite",
    base: "campaign-planning",
  };
  const relieved = keeps("allied", { relieved: true });
  return [
    settled(
      "relieved",
      "15.8.1 What the owner leaves undone is done: a sound CA relieves the station, the ship there goes to Reykjavik",
      [patrol(fresh("kent", 3)), tf("home", 2, "scapa_flow", hurt, fresh("sheffield", 4), fresh("norfolk", 3))],
      on("norfolk", "kent"),
    ),
    settled(
      "kept",
      "15.8.1 A station that was relieved keeps its ship, with a Fuel Warning of 10 PM, and a CA in Reykjavik counts",
      [
        patrol(fresh("kent", 3)),
        tf("home", 2, "reykjavik", hurt, fresh("norfolk", 3)),
        tf("far", 3, "clyde", fresh("sussex", 3)),
      ],
      {
        ...on("kent", "norfolk"),
        forces: [{ id: "patrol", sailed: false, fuel: { state: "full", marker: 20 } }, {}, {}],
      },
      relieved,
    ),
    settled(
      "cobweb",
      "15.8.1 With the agent at work the station is given up, and one CA in Reykjavik is kept",
      [patrol(fresh("kent", 3)), tf("home", 2, "reykjavik", fresh("norfolk", 3), fresh("sheffield", 4))],
      on("norfolk"),
      knows({ cobweb: true }),
    ),
    settled(
      "ev",
      "15.8.3 While EV continues nothing of Patrol White is kept",
      [patrol(fresh("kent", 3)), tf("home", 2, "reykjavik", fresh("norfolk", 3))],
      on(),
      ev("declared"),
    ),
    settled(
      "empty",
      "15.8.1 A station without a ship is taken by a sound CA",
      [tf("home", 2, "scapa_flow", fresh("norfolk", 3))],
      on("norfolk"),
    ),
    settled(
      "empty-nobody",
      "15.8.1 Where there is none it stays empty",
      [tf("home", 2, "scapa_flow", fresh("dd_ai", 3))],
      on(),
    ),
    settled(
      "empty-cobweb",
      "15.8.1 With the agent at work an empty station stays empty",
      [tf("home", 2, "reykjavik", fresh("norfolk", 3))],
      on("norfolk"),
      knows({ cobweb: true }),
    ),
    settled(
      "ev-due",
      "15.8.3 nor while its convoy is due",
      [patrol(fresh("kent", 3)), tf("home", 2, "reykjavik", fresh("norfolk", 3))],
      on(),
      ev("convoy_due"),
    ),
    resolves({
      ...relieve,
      id: "relief-joins",
      title: "15.8.1 A second cruiser joins the first that has relieved the station",
      change: all(
        forces("allied", patrol(fresh("kent", 3)), tf("home", 2, "reykjavik", fresh("norfolk", 3))),
        relieved,
      ),
      input: { ship: "norfolk" },
      rolls: [],
      snapshot: { sides: { allied: { forces: [{ id: "patrol", units: [{ unit: "kent" }, { unit: "norfolk" }] }] } } },
    }),
    refused({
      ...relieve,
      id: "relief-cl",
      title: "15.8.1 A CL does not relieve the station while there is a CA",
      change: forces(
        "allied",
        patrol(fresh("kent", 3)),
        tf("home", 2, "reykjavik", fresh("norfolk", 3), fresh("sheffield", 4)),
      ),
      input: { ship: "sheffield" },
      code: "VALUE_NOT_LISTED",
      section: "15.8.1",
      pointer: "/input/ship",
    }),
    resolves({
      ...relieve,
      id: "relief-cl-alone",
      title: "15.8.1 Where no CA is sound a CL relieves it; ships in Russia and convoys do not count",
      change: forces(
        "allied",
        patrol(fresh("kent", 3)),
        tf("home", 2, "reykjavik", hurt, { ...fresh("sussex", 0) }, fresh("sheffield", 4), {
          ...fresh("berwick", 3),
          marks: ["inoperative"],
        }),
        tf("russia", 3, "murmansk", fresh("norfolk", 3)),
        merchants("pq", 4, "reykjavik", [fresh("mv", 4), fresh("suffolk", 2)]),
      ),
      input: { ship: "sheffield" },
      rolls: [],
      snapshot: {
        sides: { allied: { forces: [{ id: "home" }, {}, {}, { at: "0305", units: [{ unit: "sheffield" }] }] } },
      },
    }),
    ...[2, 1].map((destroyers) =>
      resolves({
        id: `ev-${destroyers === 2 ? "arrives" : "short"}`,
        title:
          destroyers === 2
            ? "15.8.3 The aircraft of EV may go when its TF has come to Murmansk"
            : "15.8.3 A TF of EV that has lost a destroyer brings nothing",
        citation: "15.8.3",
        operation: "moveForce",
        base: "campaign-sailing",
        change: all(
          adds("allied", fleet("ev", 1, [fresh("edinburgh", 4), fresh("dd_ai", destroyers)], { at: "0817" })),
          knows({ ev: { stage: "declared", moved: false, gathered: false } }),
          keeps("allied", { evForce: "ev" }),
        ),
        input: { piece: "ev", speed: "moderate", path: ["murmansk"], cross: "clear" },
        rolls: [],
        snapshot: { campaign: { ev: { moved: destroyers === 2 } } },
      }),
    ),
  ];
}
