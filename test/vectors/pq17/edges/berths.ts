import { ended, keeps, knows } from "../campaign-accounts/fortnight";
import { all, type Change, draw, facts, type Json, type Roll, refused, resolves, type Vector } from "../kit";
import { fresh, laden } from "../kit/changes";
import { after, draws, LETTERS } from "../kit/chit-draws";
import { convoy, fleet, ships } from "../kit/fleets";
import { plane } from "../kit/pieces";
import { forces, inPort } from "../kit/stations";

type Fleet = ReturnType<typeof fleet>;

const FULL = { state: "full", marker: null, refuelled: true } as const;

const tf = (id: string, number: number, at: string, ...units: Fleet["units"]): Fleet =>
  fleet(id, number, units, { ...inPort(at), sailed: false, fuel: FULL });

const pack = (id: string, number: number, at: string, ...units: Fleet["units"]): Fleet => ({
  ...tf(id, number, at, ...units),
  kind: "wolf_pack",
});

const merchants = (id: string, number: number, at: string, units: Fleet["units"], cargo: Json = {}): Fleet => {
  const made = convoy(id, number, units, { ...inPort(at), sailed: false, fuel: FULL });
  return { ...made, convoy: { ...made.convoy!, ...cargo } };
};

const marked = (ship: Fleet["units"][number], ...marks: Fleet["units"][number]["marks"]): Fleet["units"][number] => ({
  ...ship,
  marks,
});

/** The chits with which a fortnight begins, none of which brings a condition, for charts of a caller's own. */
const quiet = (number: number): Roll[] => draws(number, "A");

const campaignFacts = (members: Json): Json => ({ CAMPAIGN: { facts: members } });

/** The order-of-battle phase of a fortnight with charts of a caller's own. */
const under = (id: string, title: string, number: number, charts: Json, change: Change, snapshot: Json): Vector =>
  resolves({
    id: `fortnight-${id}`,
    title,
    citation: title.split(" ")[0]!,
    operation: "endPhase",
    base: "campaign-bare",
    charts,
    change: all(after(number), change),
    rolls: quiet(number + 1),
    snapshot,
  });

/** 15.3 Vectors for the destinations of units of the order of battle. */
export function places(): Vector[] {
  const row = (side: string, at: string, ...units: Json[]): Json => ({
    fortnight: "1942-07-II",
    side,
    kind: "arrive",
    at,
    units,
    tags: [],
  });
  const unit = (name: string, cs: number, more: Json = {}): Json => ({ unit: name, cs, ...more });
  const list = (...rows: Json[]): Json => campaignFacts({ orderOfBattle: rows });
  const boats = list(row("axis", "narvik", unit("ss_german", 9)), row("allied", "murmansk", unit("ss_soviet", 3)));
  return [
    under(
      "places",
      "15.3 Units return to boxes, to the port of an airbase or to the airbase of a port; without an airbase no unit flies",
      10,
      list(
        row("axis", "bardufoss", unit("he115c", 2), unit("dd_z36a", 1)),
        row("axis", "narvik", unit("ju88a4", 2)),
        row("allied", "clyde", unit("hudson", 2), unit("sheffield", 4)),
        row("allied", "reykjavik", unit("mv", 5), unit("mo", 2)),
      ),
      keeps("axis", {
        returns: [{ unit: "koln", cs: 2, at: "germany", due: 10, loaded: null, why: "repair" }],
      }),
      {
        sides: {
          axis: {
            aircraft: [
              { unit: "he115c", base: "bardufoss" },
              { unit: "ju88a4", base: "bardufoss" },
            ],
            forces: [
              { station: "box", at: "germany", units: [{ unit: "koln" }] },
              { station: "in_port", at: "narvik", units: [{ unit: "dd_z36a" }] },
            ],
          },
        },
      },
    ),
    under(
      "boats-berthed",
      "1.2.2 Submarines fill whole Wolf Packs of their class in port, and form packs of 4 CS of what is left",
      10,
      boats,
      all(
        forces(
          "axis",
          tf("group", 1, "narvik", fresh("lutzow", 4)),
          pack("full", 2, "narvik", fresh("ss_german", 4)),
          pack("part", 3, "narvik", fresh("ss_german", 3)),
          pack("spent", 4, "narvik", marked(fresh("ss_german", 1), "crippled")),
        ),
        forces(
          "allied",
          pack("british", 1, "murmansk", fresh("ss_british", 2)),
          pack("soviet", 2, "murmansk", fresh("ss_soviet", 2)),
        ),
      ),
      {
        sides: {
          axis: {
            forces: [{ id: "group" }, { units: [{ cs: 4 }] }, { units: [{ cs: 4 }] }, { units: [{ cs: 1 }] }, {}, {}],
          },
        },
      },
    ),
    ended(
      "convoy-room-one",
      "15.3.1 A convoy of 59 merchants takes one more, and the others wait as a convoy of their own",
      9,
      forces("allied", merchants("full", 1, "reykjavik", [fresh("mv", 40), { ...fresh("mo", 19), oil: 5 }], {})),
      {
        sides: {
          allied: {
            forces: [
              {
                units: [
                  { unit: "mv", cs: 41 },
                  { unit: "mo", cs: 19, oil: 190 },
                ],
                convoy: { merchants: 60 },
              },
              { units: [{ unit: "mv", cs: 14 }] },
            ],
          },
        },
      },
    ),
    ended(
      "between-operations",
      "15.8 Between operations forces neither train nor owe a dummy, and aircraft are at home",
      9,
      all(
        knows({ fought: false }),
        forces("axis", {
          ...fleet("trainers", 1, ships("lutzow", 4), { at: "0813" }),
          dummyDue: true,
          training: "narvik",
          fuel: { state: "training", marker: 12, refuelled: false },
        }),
        (state) => {
          state.options = ["training"];
          state.sides.axis.trained = true;
          state.startTurn = 5;
          state.sides.axis.aircraft = [
            plane("ju88", "ju88a4", 2, { base: "banak", hex: "0716", mission: "search" }),
            plane("bv138", "bv138", 2, { base: "tromso_see", mission: "radius", radius: ["0714"] }),
          ];
        },
      ),
      {
        startTurn: 1,
        campaign: { fought: true },
        sides: {
          axis: {
            forces: [{ station: "in_port", training: null, dummyDue: false }],
            aircraft: [{ hex: null }, { radius: [] }],
          },
        },
      },
    ),
    ended(
      "soviet-tow",
      "15.8 A ship whose tower goes to its own port is in tow no more",
      9,
      forces(
        "allied",
        fleet(
          "tow",
          1,
          [
            { ...fresh("kent", 0), tow: "dd_type7" },
            { ...fresh("dd_type7", 1), tow: "kent" },
          ],
          { at: "0708" },
        ),
      ),
      { sides: { allied: { forces: [{ units: [{ unit: "kent", tow: null }] }, {}, {}] } } },
    ),
    ended(
      "adrift-lost",
      "15 A ship that is sunk without a CS is not a loss of CS",
      9,
      (state) => {
        state.sides.allied.sunk = [
          { unit: "kent", cs: 0, turn: 9, loaded: false },
          { unit: "dd_ai", cs: 1, turn: 9, loaded: false },
        ];
      },
      { campaign: { lost: [{ side: "allied", unit: "dd_ai", cs: 1 }] } },
    ),
    ...interceptors(),
  ];
}

/** 1.1.2 Interceptors of another date. */
function interceptors(): Vector[] {
  const changes = (id: string, title: string, old: number, steps: number, list: Json[], rulings?: string[]): Vector =>
    resolves({
      id: `fortnight-interceptors-${id}`,
      title,
      citation: "1.1.2",
      operation: "endPhase",
      base: "campaign-bare",
      change: all(after(6), (state) => {
        state.sides.axis.aircraft = [
          plane("old", "bf109", old, { base: "vaernes", interceptor: true }),
          plane("other", "bf109", 2, { base: "sola", interceptor: true }),
          plane("own", "bf109", 2, { base: "vaernes" }),
          ...Array.from({ length: Math.ceil(steps / 2) }, (_, index) =>
            plane(`full_${index}`, "ju88a4", Math.min(2, steps - 2 * index), {
              base: "vaernes",
              lost: 2 - Math.min(2, steps - 2 * index),
            }),
          ),
        ];
      }),
      rolls: quiet(7),
      snapshot: { sides: { axis: { aircraft: list } } },
      ...(rulings && { rulings }),
    });
  const rest = (count: number): Json[] => [
    { id: "other" },
    { id: "own" },
    ...Array.from({ length: count + 2 }, () => ({})),
  ];
  const fw190 = { unit: "fw190", base: "vaernes", interceptor: true };
  return [
    changes("new", "1.1.2 New interceptors take the place of the old ones of their base alone", 2, 0, [
      ...rest(0),
      { ...fw190, cs: 2 },
    ]),
    changes("just-room", "1.1.2 New interceptors for which there is just room come whole", 2, 16, [
      ...rest(8),
      { ...fw190, cs: 2 },
    ]),
    changes(
      "room-one",
      "1.1.2, E-130 Where there is room for one step one comes",
      1,
      17,
      [...rest(9), { ...fw190, cs: 1 }],
      ["E-130"],
    ),
    changes("no-room", "1.1.2, E-130 Where there is no room none come", 0, 18, rest(9), ["E-130"]),
  ];
}

/** 15.2 Loaded convoys: their orders, and who stays behind. */
export function loaded(): Vector[] {
  const hold: Json & { operation: string; base: string; citation: string } = {
    operation: "holdMerchants",
    base: "campaign-planning",
    citation: "15.2",
  };
  const three: Change = forces(
    "allied",
    merchants("a", 1, "reykjavik", [fresh("mv", 8), { ...fresh("mo", 1), oil: 10 }]),
    merchants("b", 2, "loch_ewe", [fresh("mv", 4)]),
    merchants("c", 3, "scapa_flow", [fresh("mc", 1)]),
    merchants("d", 4, "clyde", [fresh("mv", 1)]),
  );
  const no = (
    id: string,
    title: string,
    change: Change,
    input: Json,
    pointer: string,
    code = "VALUE_NOT_LISTED",
    section = "15.2",
  ) => refused({ ...hold, id: `hold-${id}`, title, change, input, code, section, pointer });
  const plan = { operation: "planConvoy", base: "campaign-planning", citation: "15.2" };
  const stays = (id: string, title: string, change: Change, destination: string): Vector =>
    refused({
      ...plan,
      id: `plan-stay-${id}`,
      title,
      change,
      input: { convoy: "a", destination },
      code: "VALUE_NOT_LISTED",
      section: "4.2",
      pointer: "/input/destination",
    });
  const crowd: Change = (state) => {
    for (let index = state.sides.allied.forces.length; index < 50; index += 1) {
      state.sides.allied.forces.push(tf(`crowd_${index}`, index - 3, "clyde", fresh("dd_ai", 1)));
    }
  };
  return [
    resolves({
      ...hold,
      id: "hold-most",
      title: "15.2 The CS that stays leaves a merchant in the smallest convoy that has two of them",
      change: three,
      input: { convoy: "a", unit: "mv", cs: 3 },
      snapshot: {
        sides: { allied: { forces: [{ units: [{ unit: "mv", cs: 5 }, {}] }, {}, {}, {}, { units: [{ cs: 3 }] }] } },
      },
    }),
    resolves({
      ...hold,
      id: "hold-second-class",
      title: "15.2 The only CS of another class may stay",
      change: three,
      input: { convoy: "a", unit: "mo", cs: 1 },
      snapshot: {
        sides: {
          allied: { forces: [{ units: [{ unit: "mv", cs: 8 }] }, {}, {}, {}, { units: [{ unit: "mo", cs: 1 }] }] },
        },
      },
    }),
    no(
      "too-many",
      "15.2 More than the smallest convoy can spare do not stay",
      three,
      { convoy: "a", unit: "mv", cs: 4 },
      "/input/cs",
    ),
    no(
      "other-convoy",
      "15.2 Tankers stay behind from a convoy that has any",
      three,
      { convoy: "b", unit: "mo", cs: 1 },
      "/input/convoy",
    ),
    no("lone", "15.2 A convoy keeps its last merchant", three, { convoy: "c", unit: "mc", cs: 1 }, "/input/unit"),
    no(
      "lone-convoy",
      "15.2 A convoy of one merchant holds none back",
      three,
      { convoy: "d", unit: "mv", cs: 1 },
      "/input/convoy",
    ),
    no(
      "crowded",
      "1.2 With as many forces as there may be no convoy is added",
      all(three, crowd),
      { convoy: "a", unit: "mv", cs: 1 },
      "",
      "BLOCKS_SHORT",
      "1.2",
    ),
    resolves({
      ...plan,
      id: "plan-stay",
      title: "15.2 A loaded convoy in port may be planned to stay",
      change: three,
      input: { convoy: "a", destination: "reykjavik" },
      outcome: { destination: "reykjavik" },
    }),
    stays(
      "ballast",
      "15.2 Empties do not stay",
      forces("allied", merchants("a", 1, "murmansk", [fresh("mv", 4)], { loaded: false, destinations: ["reykjavik"] })),
      "murmansk",
    ),
    stays(
      "arrived",
      "15.2 A convoy that has arrived is not planned to stay",
      forces("allied", merchants("a", 1, "clyde", [fresh("mv", 4)], { arrived: true })),
      "clyde",
    ),
    stays(
      "at-sea",
      "15.2 A convoy at sea does not stay",
      forces("allied", {
        ...convoy("a", 1, [fresh("mv", 4)], { at: "0708" }),
        convoy: laden(4, { visited: ["0708"], destinations: ["murmansk", "arkhangelsk"] }),
      }),
      "0708",
    ),
    refused({
      operation: "planConvoy",
      base: "planning-allied",
      id: "plan-stay-scenario",
      title: "15.2 Outside a campaign no convoy is planned to stay",
      citation: "15.2",
      change: forces("allied", merchants("a", 1, "clyde", [fresh("mv", 4)])),
      input: { convoy: "a", destination: "clyde" },
      code: "VALUE_NOT_LISTED",
      section: "4.2",
      pointer: "/input/destination",
    }),
    resolves({
      operation: "endPhase",
      base: "campaign-planning-axis",
      id: "orders-merchants",
      title: "15.2 A convoy that is ordered to sail notes the merchants that it has",
      citation: "15.2",
      change: forces("allied", merchants("a", 1, "reykjavik", [fresh("mv", 9)], { merchants: 15 })),
      snapshot: {
        sides: { allied: { forces: [{ convoy: { merchants: 9 } }], campaign: { sailing: [{ merchants: 9 }] } } },
      },
    }),
  ];
}

/** 3.4, 15.2 Convoys for which an operation of the campaign waits. */
export function waiting(): Vector[] {
  const order = (id: string): Json => ({ convoy: id, from: "reykjavik", loaded: true, merchants: 5, excused: 0 });
  const by = (id: string, title: string, sailing: Json[], over: boolean): Vector =>
    resolves({
      operation: "endPhase",
      base: "campaign-last-turn",
      id: `operation-${id}`,
      title,
      citation: "3.4",
      change: all(
        keeps("allied", { sailing: sailing as never }),
        forces("allied", merchants("a", 1, "reykjavik", [fresh("mv", 5)])),
        (state) => {
          state.turn = 10;
        },
      ),
      outcome: { phase: over ? "admin_oob" : "turn_weather" },
      snapshot: {},
    });
  return [
    by("unordered", "3.4 An operation does not wait for a convoy without orders", [], true),
    by("others-ordered", "3.4 It does not wait for a convoy when others have orders", [order("b")], true),
    by("ordered", "3.4 It waits for a convoy that has orders, among others", [order("b"), order("a")], false),
  ];
}

/** 15.1 A third of a convoy, at the edges. */
export function thirds(): Vector[] {
  const order = (id: string, count: number, more: Json = {}): Json => ({
    convoy: id,
    from: "reykjavik",
    loaded: true,
    merchants: count,
    excused: 0,
    ...more,
  });
  const by = (id: string, title: string, sailing: Json[], left: Fleet[], sunk: number, heavyLoss: boolean): Vector =>
    resolves({
      id: `closing-third-${id}`,
      title,
      citation: "15.1",
      operation: "endPhase",
      base: "campaign-last-turn",
      change: all(keeps("allied", { sailing: sailing as never }), forces("allied", ...left), (state) => {
        state.sides.allied.sunk = [{ unit: "mv", cs: sunk, turn: 5, loaded: true }];
      }),
      snapshot: { campaign: { heavyLoss } },
    });
  const arrived = (id: string, number: number, cs: number) =>
    merchants(id, number, "murmansk", [fresh("mv", cs)], { arrived: true });
  return [
    by(
      "sunk-short",
      "15.1 Three of twelve are less than a third, though a fourth is missing",
      [order("a", 12)],
      [arrived("a", 1, 8)],
      3,
      false,
    ),
    by(
      "gone",
      "15.1 Of a convoy that is gone the one that was not excused is lost",
      [order("a", 3, { excused: 2 })],
      [],
      3,
      true,
    ),
    by(
      "none-lost",
      "15.1 A convoy that has come in whole has lost nothing, whatever else was sunk",
      [order("a", 3)],
      [arrived("a", 1, 3)],
      3,
      false,
    ),
    by("no-merchants", "15.1 A convoy without merchants loses no third of them", [order("a", 0)], [], 1, false),
    by("one-merchant", "15.1 The only merchant of a convoy is more than a third", [order("a", 1)], [], 1, true),
  ];
}

/** 15.2.1, 15.2.2 Landing and unloading. */
export function landings(): Vector[] {
  const lands: Change = (state) => {
    const pq = state.sides.allied.forces.find(({ id }) => id === "convoy_waiting")!;
    Object.assign(pq, {
      at: "murmansk",
      sailed: true,
      units: [fresh("mv", 4), marked(fresh("mv", 2), "crippled"), { ...fresh("mo", 2), oil: 20 }, fresh("mc", 1)],
    });
    pq.convoy!.merchants = 9;
    state.pending = { decision: "convoy_lands", side: "allied", convoy: pq.id };
  };
  const land: Json & { operation: string; base: string; citation: string } = {
    operation: "landMerchants",
    base: "campaign-sailing",
    citation: "15.2.1",
  };
  const record = (unit: string, cs: number, more: Json = {}): Json => ({
    unit,
    cs,
    damaged: false,
    faceUp: false,
    ...more,
  });
  const unloads = (id: string, title: string, boxes: Json[], change: Change, snapshot: Json): Vector =>
    resolves({
      id: `unload-${id}`,
      title,
      citation: "15.2.2",
      operation: "endPhase",
      base: "campaign-last-turn",
      change: all(knows({ boxes } as never), change),
      snapshot,
    });
  return [
    resolves({
      ...land,
      id: "land-one",
      title: "15.2.1 All but one merchant continue, a class whole; the damaged land",
      change: (state) => {
        lands(state);
        state.sides.allied.forces[0]!.units.splice(1, 1);
      },
      input: {
        onward: [
          { unit: "mo", cs: 2 },
          { unit: "mv", cs: 4 },
        ],
      },
      outcome: { cs: 1 },
      snapshot: {
        sides: {
          allied: {
            forces: [
              {
                units: [
                  { unit: "mv", cs: 4 },
                  { unit: "mo", cs: 2 },
                ],
              },
              { units: [{ unit: "mc", cs: 1 }] },
            ],
          },
        },
      },
    }),
    resolves({
      ...land,
      id: "land-whole-class",
      title: "15.2.1 The damaged merchants of a class land while its sound ones continue",
      change: lands,
      input: { onward: [{ unit: "mv", cs: 4 }] },
      outcome: { cs: 5 },
      snapshot: {
        sides: {
          allied: {
            forces: [
              { units: [{ unit: "mv", cs: 4 }] },
              {
                units: [
                  { unit: "mv", cs: 2, marks: ["crippled"] },
                  { unit: "mo", cs: 2 },
                  { unit: "mc", cs: 1 },
                ],
              },
            ],
          },
        },
      },
    }),
    resolves({
      ...land,
      id: "land-damaged-all",
      title: "15.2.1 Where all merchants are damaged all land",
      change: (state) => {
        lands(state);
        state.sides.allied.forces[0]!.units = [marked(fresh("mv", 2), "crippled")];
      },
      input: { onward: [] },
      outcome: { cs: 2 },
      snapshot: {},
    }),
    unloads(
      "two-classes",
      "15.2.2 Eleven ships unload at Murmansk in the order of the box, and tankers are not freight",
      [
        {
          port: "murmansk",
          unloading: [record("mv", 8), record("mo", 2), record("mv", 3, { damaged: true }), record("mc", 1)],
          ballast: [],
        },
        { port: "arkhangelsk", unloading: [record("mc", 4)], ballast: [record("mv", 2)] },
      ],
      () => undefined,
      {
        campaign: {
          unloaded: 13,
          boxes: [
            {
              unloading: [
                { unit: "mv", cs: 2, damaged: true },
                { unit: "mc", cs: 1 },
              ],
            },
            { unloading: [] },
          ],
        },
      },
    ),
    unloads(
      "not-sailed",
      "15.9.1 Empties that have not sailed are in their box again, and their escort in port; tankers bring no freight",
      [
        { port: "murmansk", unloading: [], ballast: [record("mv", 2)] },
        { port: "arkhangelsk", unloading: [], ballast: [] },
      ],
      forces(
        "allied",
        merchants("empty", 1, "murmansk", [fresh("mv", 3), fresh("es_british", 1), fresh("dd_type7", 2)], {
          loaded: false,
          destinations: ["reykjavik"],
        }),
        merchants("pq", 2, "murmansk", [fresh("mv", 2), { ...fresh("mo", 5), oil: 50 }], { arrived: true }),
      ),
      {
        campaign: { boxes: [{ ballast: [{ unit: "mv", cs: 5, faceUp: true }] }, {}] },
        sides: { allied: { forces: [{ id: "empty", kind: "task_force", convoy: null }, { id: "pq" }] } },
      },
    ),
    ended(
      "empties-crippled",
      "15.2.3 Damaged empties that are back in Russia make a convoy of Crippled ships, and escorts that wait are not merchants",
      9,
      forces(
        "allied",
        merchants("qp", 1, "murmansk", [fresh("mv", 3), marked(fresh("mv", 1), "crippled")], {
          loaded: false,
          destinations: ["reykjavik"],
        }),
        merchants("pq", 2, "loch_ewe", [fresh("mv", 4), fresh("dd_ai", 2)], {}),
      ),
      { sides: { allied: { forces: [{ id: "pq", convoy: { merchants: 4 } }, {}] } } },
    ),
    resolves({
      operation: "endPhase",
      base: "campaign-oob-allied",
      id: "oob-allied-ends",
      title: "15 After the order-of-battle phase of the Allies comes that of the Axis",
      citation: "15",
      outcome: { phase: "admin_oob", phasing: "axis" },
    }),
    resolves({
      operation: "endPhase",
      base: "campaign-planning-axis",
      id: "planning-one-point",
      title: "3.2 One command point of one side makes an operation",
      citation: "3.2",
      change: (state) => {
        for (const side of ["allied", "axis"] as const) {
          for (const each of state.sides[side].command) each.available = Number(each.pool === "severnyy_flot");
        }
      },
      outcome: { phase: "turn_weather" },
    }),
  ];
}

/** 15 How a campaign begins. */
export function starts(): Vector[] {
  const begins = (id: string, title: string, charts: Json, snapshot: Json): Vector => {
    const bag = [...LETTERS];
    return resolves({
      id: `campaign-start-${id}`,
      title,
      citation: "15",
      operation: "new",
      base: null,
      charts,
      input: { scenario: "campaign", options: [] },
      rolls: ["Z", "L"].map((letter) => {
        const face = bag.indexOf(letter) + 1;
        bag.splice(face - 1, 1);
        return draw("special-chit", face, letter);
      }),
      snapshot,
    });
  };
  const { fortnights, airSearch } = facts<{ fortnights: string[]; airSearch: Json[] }>("CAMPAIGN");
  return [
    begins(
      "months",
      "15.9 A campaign has as many months as the charts have pairs of fortnights",
      campaignFacts({ fortnights: fortnights.slice(0, 5) }),
      {
        campaign: { months: 2 },
      },
    ),
    begins("one-month", "15.9 A campaign has a month at least", campaignFacts({ fortnights: fortnights.slice(0, 1) }), {
      campaign: { months: 1 },
    }),
    begins(
      "own-charts",
      "15 A campaign begins with ice, search limits and merchants of its charts",
      campaignFacts({
        ice: { initial: { west_v: { expected: "clear", fixed: true } } },
        airSearch: airSearch.map((each) => ({ ...each, limits: { ...(each.limits as Json), barents: 3 } })),
        setup: {
          additions: [{ side: "allied", at: "murmansk", loaded: null, units: [{ unit: "mv", cs: 5 }] }],
          ballast: [],
        },
      }),
      { ice: { west_v: { expected: "clear", fixed: true } } },
    ),
    begins(
      "no-box",
      "15.2 A convoy laid up in a port without a box stays as it is",
      campaignFacts({ setup: { ballast: [{ force: "convoy_qp_8", at: "loch_ewe" }] } }),
      {},
    ),
  ];
}

/** 15.8, 15.8.3 Vectors for ships that go home, and EV. */
export function homes(): Vector[] {
  const boats = (id: string, number: number, ...units: Fleet["units"]): Fleet =>
    fleet(id, number, units, { kind: "wolf_pack", at: "0708", fuel: { ...FULL, refuelled: false } });
  return [
    ended(
      "boats-mixed",
      "15.8 Packs of two entries leave boats of both; one with a single spent entry goes first",
      9,
      forces(
        "axis",
        boats("a", 1, fresh("ss_german", 2), marked(fresh("ss_german", 2), "torps_expended")),
        boats("b", 2, fresh("ss_german", 1)),
        boats("c", 3, fresh("ss_german", 2), marked(fresh("ss_german", 1), "torps_expended")),
      ),
      { sides: { axis: { forces: [{ id: "a" }, { id: "b" }, {}, {}] } } },
    ),
    ended(
      "boats-named-twice",
      "15.8 A pack that is named twice keeps no more than it has",
      9,
      all(
        keeps("axis", {
          staying: [
            { force: "a", cs: 2 },
            { force: "a", cs: 2 },
          ],
        }),
        forces("axis", boats("a", 1, fresh("ss_german", 3)), boats("b", 2, fresh("ss_german", 3))),
      ),
      { sides: { axis: { forces: [{ id: "a", units: [{ cs: 3 }] }, {}, {}] } } },
    ),
    ended(
      "soviets-two-forces",
      "15.8.2 Soviet ships of two forces in port go to sea off Murmansk, those in other ports do not",
      9,
      forces(
        "allied",
        tf("a", 1, "murmansk", fresh("dd_type7", 1), fresh("tb_novik", 1)),
        tf("b", 2, "murmansk", fresh("dd_type7", 4), fresh("tb_novik", 2)),
        tf("c", 3, "arkhangelsk", fresh("dd_type7", 3)),
        tf("d", 4, "murmansk", fresh("dd_type7", 1)),
      ),
      { sides: { allied: { forces: [{ id: "b" }, { id: "c", units: [{ cs: 3 }] }, { id: "d" }, {}, {}] } } },
    ),
    ended(
      "nobody-home",
      "15.8 A force of Soviet ships alone goes to their port",
      9,
      forces("allied", fleet("a", 1, ships("dd_type7", 2), { at: "0717" })),
      {},
    ),
    ended(
      "patrol-destroyers",
      "5.1.9 Neither a Wolf Pack nor an Axis TF near the station of Patrol White is on it",
      9,
      all(
        forces("allied", fleet("far", 1, ships("kent", 3), { at: "0810" })),
        forces("axis", fleet("raider", 1, ships("lutzow", 4), { at: "0304" })),
      ),
      { sides: { allied: { forces: [{ station: "in_port" }, {}] }, axis: { forces: [{ station: "in_port" }] } } },
    ),
    resolves({
      operation: "keepAtSea",
      base: "campaign-oob-axis",
      id: "boats-kept-one",
      title: "15.8 One boat of a pack is kept at sea after others were, of half of all boats",
      citation: "15.8",
      change: all(
        keeps("axis", {
          staying: [
            { force: "a", cs: 2 },
            { force: "c", cs: 2 },
          ],
        }),
        forces(
          "axis",
          boats("a", 1, fresh("ss_german", 4)),
          boats("b", 2, fresh("ss_german", 3)),
          pack("c", 3, "narvik", fresh("ss_german", 2)),
        ),
      ),
      input: { force: "b", cs: 1 },
      snapshot: { sides: { axis: { campaign: { staying: [{}, {}, { force: "b", cs: 1 }] } } } },
    }),
    ...(
      [
        [
          "many",
          "15.8 No more than half of all boats are kept",
          { force: "b", cs: 3 },
          "VALUE_NOT_LISTED",
          "/input/cs",
          [{ force: "a", cs: 2 }],
        ],
        [
          "again",
          "15.8 A pack that is kept already is not named again",
          { force: "a", cs: 1 },
          "VALUE_NOT_LISTED",
          "/input/force",
          [{ force: "a", cs: 1 }],
        ],
        [
          "port",
          "15.8 A pack in port is not kept at sea",
          { force: "c", cs: 1 },
          "VALUE_NOT_LISTED",
          "/input/force",
          [],
        ],
        ["raider", "15.8 A TF is not kept at sea", { force: "d", cs: 1 }, "VALUE_NOT_LISTED", "/input/force", []],
        [
          "full",
          "15.8 When half are kept no more are",
          { force: "b", cs: 1 },
          "NO_BOATS_TO_KEEP",
          "",
          [{ force: "a", cs: 4 }],
        ],
      ] as const
    ).map(([id, title, input, code, pointer, staying]) =>
      refused({
        operation: "keepAtSea",
        base: "campaign-oob-axis",
        id: `boats-kept-${id}`,
        title,
        citation: "15.8",
        change: all(
          keeps("axis", { staying: [...staying] }),
          forces(
            "axis",
            boats("a", 1, fresh("ss_german", 4)),
            boats("b", 2, fresh("ss_german", 3)),
            pack("c", 3, "narvik", fresh("ss_german", 2)),
            fleet("d", 4, ships("lutzow", 4), { at: "0708" }),
          ),
        ),
        input,
        code,
        section: "15.8",
        pointer,
      }),
    ),
    refused({
      operation: "keepAtSea",
      base: "campaign-oob-axis",
      id: "boats-kept-needless",
      title: "15.8 When half of all boats or fewer are at sea none needs to be named",
      citation: "15.8",
      change: forces("axis", boats("a", 1, fresh("ss_german", 3)), pack("c", 3, "narvik", fresh("ss_german", 3))),
      input: { force: "a", cs: 1 },
      code: "NO_BOATS_TO_KEEP",
      section: "15.8",
    }),
  ];
}
