import { LINE, raider } from "./air-bases";
import { aa, against, besides, bomb, runs, strikeIn } from "./air-bombing";
import { all, type Change, draw, type Json, needs, type Roll, refused, resolves, roll, type Vector } from "./kit";
import { aircraft, card, forceOf, plane, ship } from "./pieces";

const CONVOY = "convoy_pq_17";
const RUNS = [
  { aircraft: "ju88_c", wave: 1, stack: 1, ordnance: "bombs" },
  { aircraft: "he111", wave: 1, stack: 2, ordnance: "torpedoes" },
  { aircraft: "ju88_a", wave: 1, stack: 2, ordnance: "bombs" },
  { aircraft: "he115", wave: 2, stack: 2, ordnance: "bombs" },
  { aircraft: "ju88_b", wave: 2, stack: 2, ordnance: "bombs" },
];

/** A torpedo attack of aircraft. */
function torpedo(face: number, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return roll("torpedo-attack", "TORPEDO_ATTACK", [face], null, modifiers);
}

/** The example of 7.2.6, step by step. */
function example(): Vector[] {
  const convoyShip = { TARGET_CONVOY_SHIP: 1 };
  const deploy = {
    citation: "7.2.4",
    operation: "deployTargets",
    base: "air-deploy",
    input: { line: LINE },
  };
  return [
    resolves({
      ...deploy,
      id: "air-example-deployed",
      title: "7.2.6 Example: destroyers, freighters with their oiler, and an escort stand in one line",
      rolls: [],
      outcome: { next: "air_assign" },
      snapshot: { pending: { decision: "air_assign", side: "axis", strike: { line: LINE } } },
    }),
    resolves({
      id: "air-example-first-wave",
      title: "7.2.6 Example: the first wave loses a step by Abort at 8 and sinks a freighter by torpedo",
      citation: "7.2.6",
      operation: "assignAircraft",
      base: "air-assign",
      input: { runs: RUNS },
      rolls: [
        aa(4, "1"),
        aa(7, "1", { TORPEDO_RUN: 1 }),
        aa(7, "1"),
        bomb(2, 9),
        torpedo(5, convoyShip),
        torpedo(7, convoyShip),
        draw("bomb-ship", 2, "mv"),
        roll("torpedo-damage", "TORPEDO_DAMAGE", [3], "MX"),
        bomb(0, 7),
        bomb(3, 7),
      ],
      outcome: {
        flak: [
          { stack: 1, aircraft: "ju88_c", result: "none" },
          { stack: 2, aircraft: "he111", result: "abort" },
          { stack: 2, aircraft: "ju88_a", result: "none" },
        ],
        attacks: [
          { aircraft: "ju88_c", stack: 1, dice: 1, hits: 0 },
          { aircraft: "he111", stack: 2, ordnance: "torpedoes", dice: 2, hits: 1, harms: [{ unit: "mv", sunk: 1 }] },
          { aircraft: "ju88_a", stack: 2, dice: 2, hits: 0 },
        ],
        next: "air_support_aa",
      },
      snapshot: {
        vp: { total: -2 },
        pending: { decision: "air_support_aa", side: "allied", strike: { wave: 2 } },
        sides: { axis: { aircraft: [{ id: "he111", cs: 2, aborted: 1 }, {}, {}, {}, {}] } },
      },
      rulings: ["D-57"],
    }),
    resolves({
      id: "air-example-second-wave",
      title: "7.2.6 Example: the destroyers support, a Ju 88 step turns back, and a bomb sinks a freighter",
      citation: "7.2.6",
      operation: "directFlak",
      base: "air-second-wave",
      input: { support: [{ stack: 1, aircraft: "he115" }], cams: [] },
      rolls: [aa(6, "1"), aa(1, "1"), aa(9, "1"), bomb(3, 7), bomb(8, 7), draw("bomb-ship", 2, "mv")],
      outcome: {
        flak: [
          { stack: 1, aircraft: "he115", result: "none" },
          { stack: 2, aircraft: "he115", result: "none" },
          { stack: 2, aircraft: "ju88_b", result: "abort" },
        ],
        attacks: [
          { aircraft: "he115", dice: 1, hits: 0 },
          { aircraft: "ju88_b", dice: 1, hits: 1, harms: [{ unit: "mv", lost: 1, sunk: 1 }] },
        ],
        next: null,
      },
      snapshot: {
        pending: null,
        vp: { total: -2 },
        sides: { allied: { forces: [{ identified: true, idLevel: 2, fuel: { state: "full", marker: 13 } }] } },
      },
      rulings: ["D-05", "E-104"],
    }),
  ];
}

/** 7.2.4 Deployment: what may stand together. */
function deploying(): Vector[] {
  const wrong = (id: string, title: string, line: unknown, change?: Change): Vector =>
    refused({
      id: `deploy-${id}`,
      title: `7.2.4 ${title}`,
      citation: "7.2.4",
      operation: "deployTargets",
      base: "air-deploy",
      change,
      input: { line },
      code: "LINE_NOT_LEGAL",
      section: "7.2.4",
      pointer: "/input/line",
    });
  const [dd, convoyShips, es] = LINE;
  const more =
    (unit: string, cs: number, changes: Parameters<typeof ship>[2] = {}): Change =>
    (state) => {
      const convoy = forceOf(state, "allied", CONVOY);
      convoy.units.push(ship(unit, cs, changes));
      const { marks, tow } = ship(unit, cs, changes);
      strikeIn(state).ships.push({ no: 5, force: CONVOY, unit, marks, tow, spent: 0, cs, hit: false });
    };
  return [
    resolves({
      id: "deploy-light-stack",
      title: "7.2.4 light ships stack to 4 CS: destroyers with the escort",
      citation: "7.2.4",
      operation: "deployTargets",
      base: "air-deploy",
      input: {
        line: [
          convoyShips,
          [
            { no: 2, cs: 3 },
            { no: 3, cs: 1 },
          ],
        ],
      },
      rolls: [],
      outcome: { next: "air_assign" },
    }),
    wrong("left-out", "every ship is deployed", [dd, convoyShips]),
    wrong("twice", "and once", [dd, convoyShips, es, es]),
    wrong("mixed", "merchants and light ships do not stack", [
      dd,
      [
        { no: 1, cs: 2 },
        { no: 4, cs: 5 },
        { no: 3, cs: 1 },
      ],
    ]),
    wrong(
      "light-five",
      "light ships do not stack beyond 4 CS",
      [
        [
          { no: 2, cs: 3 },
          { no: 5, cs: 2 },
        ],
        convoyShips,
        es,
      ],
      more("tb_op", 2),
    ),
    wrong(
      "convoy-eleven",
      "MX and AX do not stack beyond 10 CS",
      [
        dd,
        [
          { no: 1, cs: 2 },
          { no: 4, cs: 5 },
          { no: 5, cs: 4 },
        ],
        es,
      ],
      more("mo", 4, { oil: 40 }),
    ),
    wrong(
      "heavy",
      "heavy ships stand alone",
      [
        [
          { no: 2, cs: 3 },
          { no: 5, cs: 4 },
        ],
        convoyShips,
        es,
      ],
      more("nigeria", 4),
    ),
    wrong(
      "adrift",
      "ships Dead in the Water stand alone at sea",
      [
        dd,
        [
          { no: 1, cs: 2 },
          { no: 4, cs: 5 },
          { no: 5, cs: 1 },
        ],
        es,
      ],
      more("mv", 1, { marks: ["diw"] }),
    ),
    wrong("counters", "light ships stand on the fewest counters", [
      [{ no: 2, cs: 1 }],
      [{ no: 2, cs: 2 }],
      convoyShips,
      es,
    ]),
    resolves({
      id: "deploy-submarines",
      title: "D-56 submarines of a convoy are not deployed",
      citation: "7.2.4",
      operation: "declareAirAttack",
      base: "air-convoy",
      change: (state) => {
        forceOf(state, "allied", CONVOY).units = [ship("mv", 3), ship("ss_british", 2)];
      },
      input: { target: "block:1", groups: [["ju88_a"]] },
      rolls: [card("locate-card", 12)],
      outcome: { next: "air_deploy" },
      snapshot: { pending: { strike: { ships: [{ no: 1, unit: "mv", cs: 3 }] } } },
    }),
    resolves({
      id: "deploy-cast-off",
      title: "7.2.4 a tower casts off its tow, which is Dead in the Water again",
      citation: "7.2.4",
      operation: "castOffTow",
      base: "air-deploy",
      change: towed,
      input: { no: 5 },
      rolls: [],
      outcome: { next: "air_deploy" },
      rulings: ["D-33"],
    }),
    refused({
      id: "deploy-nothing-in-tow",
      title: "7.2.4 without a ship in tow nothing is cast off",
      citation: "7.2.4",
      operation: "castOffTow",
      base: "air-deploy",
      input: { no: 4 },
      code: "NOTHING_IN_TOW",
      section: "7.2.4",
    }),
  ];
}

/** A freighter Dead in the Water in tow of a destroyer. */
const towed: Change = (state) => {
  const convoy = forceOf(state, "allied", CONVOY);
  convoy.units.push(ship("mv", 1, { marks: ["diw"], tow: "dd_ai" }), ship("dd_ai", 1, { tow: "mv" }));
  const about = { force: CONVOY, spent: 0, cs: 1, hit: false };
  strikeIn(state).ships.push(
    { ...about, no: 5, unit: "mv", marks: ["diw"], tow: "dd_ai" },
    { ...about, no: 6, unit: "dd_ai", marks: [], tow: "mv" },
  );
};

/** 7.2.4 What the attackers may choose. */
function assigning(): Vector[] {
  const wrong = (id: string, title: string, input: unknown, code: string, pointer: string, more: Json = {}): Vector =>
    refused({
      id: `assign-${id}`,
      title: `7.2.4 ${title}`,
      citation: "7.2.4",
      operation: "assignAircraft",
      base: "air-assign",
      input: { runs: input },
      code,
      section: "7.2.4",
      pointer,
      ...more,
    });
  const run = (plane: string, stack: number | null, ordnance = "bombs", wave = 1) => ({
    aircraft: plane,
    wave,
    stack,
    ordnance,
  });
  return [
    wrong(
      "crowded",
      "at most two air units attack a target in a wave",
      [run("ju88_a", 2), run("ju88_b", 2), run("ju88_c", 2)],
      "TARGET_CROWDED",
      "/input/runs",
    ),
    wrong(
      "twice",
      "an air unit attacks once",
      [run("ju88_a", 2), run("ju88_a", 1, "bombs", 2)],
      "TARGET_CROWDED",
      "/input/runs",
    ),
    wrong(
      "no-torpedoes",
      "7.3 a Ju 88A-4 has no torpedoes".slice(4),
      [run("ju88_a", 2, "torpedoes")],
      "VALUE_NOT_LISTED",
      "/input/runs/0/ordnance",
    ),
    wrong("stack-unknown", "a stack is one of the line", [run("ju88_a", 4)], "VALUE_NOT_LISTED", "/input/runs/0/stack"),
    wrong(
      "torpedoes-in-ice",
      "where the ice is certain and not clear there are no torpedoes",
      [run("he111", 2, "torpedoes")],
      "VALUE_NOT_LISTED",
      "/input/runs/0/ordnance",
      {
        title: "7.3 where the ice is certain and not clear there are no torpedoes",
        change: (state: Parameters<Change>[0]) => {
          state.ice.west_v = { expected: "light_drift", fixed: true };
        },
      },
    ),
    resolves({
      id: "assign-torpedo-bomber-bombs",
      title: "E-103 an He 111H-6 may drop bombs, on its own row",
      citation: "7.2.4",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: against([ship("nigeria", 4)], [raider("bomber", "he111h6", 1)]),
      input: runs(["bomber"]),
      rolls: [aa(0, "3"), bomb(8, 9)],
      outcome: { attacks: [{ hits: 0 }] },
      rulings: ["E-103"],
    }),
    ...(
      [
        [7, "clear", true],
        [8, "light_drift", false],
      ] as const
    ).map(([face, found, open]) =>
      resolves({
        id: `assign-ice-${found.replace("_", "-")}`,
        title: `7.3 over uncertain ice a die tells whether there is open water: ${found}`,
        citation: "7.3",
        operation: "assignAircraft",
        base: "air-lone-ship",
        change: all(against([ship("nigeria", 4)], [raider("bomber", "he111h6", 1)]), (state) => {
          state.ice.west_v = { expected: "clear", fixed: false };
        }),
        input: runs(["bomber"], "torpedoes"),
        rolls: [
          roll("ice-condition", "ICE", [face], "clear"),
          ...(open ? [aa(0, "3", { TORPEDO_RUN: 1 }), torpedo(0), torpedo(0)] : []),
        ],
        outcome: { attacks: open ? [{ dice: 2, hits: 0 }] : [], next: null },
        snapshot: { pending: null },
      }),
    ),
    needs({
      id: "assign-needs-roll",
      title: "7.2.5 the first die of AA fire is asked for",
      citation: "7.2.5",
      operation: "assignAircraft",
      base: "air-lone-ship",
      input: runs(["bomber"]),
      next: { label: "aa", chart: "AA_DEFENSE", column: "4" },
    }),
    resolves({
      id: "assign-stack-of-types",
      title: "D-57 of a stack the type with most CS counts, and the hit is picked among all CS",
      citation: "7.2.6",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: against([ship("tb_hunt2", 1), ship("es_british", 2)], [raider("bomber", "ju87r", 1)]),
      input: runs(["bomber"]),
      rolls: [aa(0, "1"), bomb(8, 8), draw("bomb-ship", 1, "tb_hunt2")],
      outcome: { attacks: [{ dice: 1, hits: 1, harms: [{ unit: "tb_hunt2", sunk: 1 }] }] },
      snapshot: { vp: { total: -1 } },
      rulings: ["D-57"],
    }),
    resolves({
      id: "assign-fuel",
      title: "11.1.3 an air attack sets the Fuel Warning of a TF one turn back and shows it as ID2 by day",
      citation: "11.1.3",
      operation: "assignAircraft",
      base: "air-lone-ship",
      input: runs(["bomber"]),
      rolls: [aa(0, "4"), bomb(0, 9), bomb(0, 9)],
      snapshot: { sides: { allied: { forces: [{ idLevel: 2, fuel: { state: "full", marker: 16 } }] } } },
      rulings: ["D-05"],
    }),
    resolves({
      id: "assign-night-id",
      title: "D-05 by night an air attack shows its target as ID1",
      citation: "6.7",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: (state) => {
        state.light = { am: "night", pm: "night" };
        strikeIn(state).light = "night";
      },
      input: runs(["bomber"]),
      rolls: [aa(0, "4"), bomb(9, 9, { NIGHT: -1 }), bomb(0, 9, { NIGHT: -1 })],
      snapshot: { sides: { allied: { forces: [{ idLevel: 1 }] } } },
      rulings: ["D-05"],
    }),
  ];
}

/** 7.2.5 Support, stars and CAMs. */
function flak(): Vector[] {
  const support = (id: string, title: string, rolls: Roll[], input: Json, more: Json = {}): Vector =>
    resolves({
      id: `flak-${id}`,
      title: `7.2.5 ${title}`,
      citation: "7.2.5",
      operation: "directFlak",
      base: "air-second-wave",
      input,
      rolls,
      ...more,
    } as Parameters<typeof resolves>[0]);
  const cam: Change = (state) => {
    forceOf(state, "allied", CONVOY).units.push(ship("mc", 1));
    const about = strikeIn(state);
    about.ships.push({ no: 5, force: CONVOY, unit: "mc", marks: [], tow: null, spent: 0, cs: 1, hit: false });
    about.line[1]!.push({ no: 5, cs: 1 });
  };
  const bombs = [bomb(0, 7), bomb(0, 7), bomb(0, 7)];
  return [
    support("no-support", "nobody has to support", [aa(0, "1"), aa(0, "1"), ...bombs], { support: [], cams: [] }),
    support(
      "cam",
      "a CAM adds 1 to one die and is used",
      [aa(0, "1"), aa(7, "1", { CAM: 1 }), bomb(0, 7), bomb(0, 7)],
      {
        support: [],
        cams: [{ stack: 2, aircraft: "ju88_b" }],
      },
      {
        change: cam,
        outcome: { flak: [{ result: "none" }, { aircraft: "ju88_b", result: "abort" }] },
        snapshot: { sides: { allied: { forces: [{ units: [{}, {}, {}, {}, { unit: "mc", marks: ["cam_used"] }] }] } } },
      },
    ),
    refused({
      id: "flak-star-no-support",
      title: "7.2.5 a star does not support",
      citation: "7.2.5",
      operation: "directFlak",
      base: "air-second-wave",
      input: { support: [{ stack: 3, aircraft: "he115" }], cams: [] },
      code: "VALUE_NOT_LISTED",
      section: "7.2.5",
      pointer: "/input/support/0/stack",
    }),
    refused({
      id: "flak-cam-without-die",
      title: "1.4.3 a CAM helps a die that is rolled",
      citation: "1.4.3",
      operation: "directFlak",
      base: "air-second-wave",
      change: cam,
      input: { support: [], cams: [{ stack: 1, aircraft: "he115" }] },
      code: "FLAK_NOT_LEGAL",
      section: "7.2.5",
      pointer: "/input",
    }),
    refused({
      id: "flak-cam-in-fog",
      title: "9.2.4 in a Storm no CAM is used",
      citation: "9.2.4",
      operation: "directFlak",
      base: "air-second-wave",
      change: all(cam, (state) => {
        state.weather.prevailing = "storm";
      }),
      input: { support: [], cams: [{ stack: 2, aircraft: "he115" }] },
      code: "CHOICE_COUNT",
      section: "7.2.5",
      pointer: "/input/cams",
    }),
    needs({
      id: "flak-needs-roll",
      title: "7.2.5 the first die of AA fire of a wave is asked for",
      citation: "7.2.5",
      operation: "directFlak",
      base: "air-second-wave",
      input: { support: [], cams: [] },
      next: { label: "aa", chart: "AA_DEFENSE", column: "1" },
    }),
    resolves({
      id: "flak-beyond-six",
      title: "7.2.5 AA_DEFENSE a sum beyond 6 reads column 6",
      citation: "7.2.5",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: against(
        [ship("palomares", 1), ship("pozarica", 1), ship("alynbank", 1)],
        [raider("bomber", "ju88a4", 1)],
      ),
      input: runs(["bomber"]),
      rolls: [aa(6, "6")],
      outcome: { flak: [{ result: "damaged" }], attacks: [{ dice: 0 }] },
    }),
    resolves({
      id: "flak-star-once",
      title: "E-105 a stack of stars fires one die in a wave, at the first that attacks it",
      citation: "7.2.5",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: against([ship("mv", 5)], [raider("first", "ju88a4", 1), raider("second", "ju88a4", 1)]),
      input: runs(["first", "second"]),
      rolls: [aa(9, "*"), bomb(0, 7)],
      outcome: { flak: [{ aircraft: "first", result: "abort" }], attacks: [{ dice: 0 }, { dice: 1 }] },
      rulings: ["E-105"],
    }),
    resolves({
      id: "flak-number-at-each",
      title: "7.2.5 a number fires at each that attacks the stack",
      citation: "7.2.5",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: against([ship("dd_ai", 3)], [raider("first", "ju88a4", 1), raider("second", "ju88a4", 1)]),
      input: runs(["first", "second"]),
      rolls: [aa(9, "1"), aa(0, "1"), bomb(0, 9)],
      outcome: { flak: [{ result: "abort" }, { result: "none" }] },
    }),
  ];
}

/** 13.1 and 7.2.6 Aircraft that must find another target. */
function turning(): Vector[] {
  const elusive: Change = (state) => {
    state.events.push({ event: "elusive_target", side: "allied", until: state.turn, after: "axis" });
  };
  const fleet = all(against([ship("nigeria", 4)], [raider("bomber", "ju88a4", 1)]), besides(ship("dd_ai", 3)));
  const pending =
    (decision: string, side: "allied" | "axis", changes: Json): Change =>
    (state) => {
      Object.assign(state.pending!, { decision, side });
      Object.assign(strikeIn(state), changes);
    };
  const run = { aircraft: "bomber", wave: 1, stack: 1, ordnance: "bombs", diverted: false };
  const named = all(fleet, elusive, pending("air_elusive", "allied", { runs: [run] }));
  const diverted = all(
    fleet,
    pending("air_retarget", "axis", { elusive: 1, runs: [{ ...run, stack: null, diverted: true }] }),
  );
  const gone = all(
    against([ship("dd_ai", 3)], [raider("bomber", "ju88a4", 1)]),
    besides(ship("nigeria", 4)),
    besides(ship("es_british", 1)),
    pending("air_retarget", "axis", { wave: 2, runs: [{ ...run, wave: 2, stack: 1 }] }),
    (state) => {
      forceOf(state, "allied", "tf_home_fleet").units.shift();
      const about = strikeIn(state);
      about.ships.shift();
      about.line[0] = [];
    },
  );
  return [
    resolves({
      id: "elusive-asked",
      title: "13.1 with Elusive Target the Allies are asked before the AA fire",
      citation: "13.1",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: all(fleet, elusive),
      input: runs(["bomber"]),
      rolls: [],
      outcome: { next: "air_elusive" },
      snapshot: { pending: { decision: "air_elusive", side: "allied" } },
    }),
    resolves({
      id: "elusive-named",
      title: "13.1 the ship named eludes, its attackers need another target, and the event is over",
      citation: "13.1",
      operation: "nameElusiveTarget",
      base: "air-lone-ship",
      change: named,
      input: { stack: 1 },
      rolls: [],
      outcome: { next: "air_retarget" },
      snapshot: { events: [], pending: { decision: "air_retarget", side: "axis", strike: { elusive: 1 } } },
      rulings: ["E-106"],
    }),
    resolves({
      id: "elusive-kept",
      title: "13.1 the Allies may keep the event",
      citation: "13.1",
      operation: "nameElusiveTarget",
      base: "air-lone-ship",
      change: all(named, (state) => {
        // Without the destroyers nothing supports the cruiser.
        forceOf(state, "allied", "tf_home_fleet").units.pop();
        strikeIn(state).ships.pop();
        strikeIn(state).line.pop();
      }),
      input: { stack: null },
      rolls: [aa(0, "3"), bomb(0, 8)],
      outcome: { next: null },
      snapshot: { events: [{ event: "elusive_target" }] },
    }),
    needs({
      id: "elusive-needs-roll",
      title: "13.1 the AA fire follows and asks for its die",
      citation: "13.1",
      operation: "nameElusiveTarget",
      base: "air-lone-ship",
      change: all(named, (state) => {
        forceOf(state, "allied", "tf_home_fleet").units.pop();
        strikeIn(state).ships.pop();
        strikeIn(state).line.pop();
      }),
      input: { stack: null },
      next: { label: "aa" },
    }),
    resolves({
      id: "elusive-class",
      title: "13.1 only a single ship eludes: nobody is asked for destroyers",
      citation: "13.1",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: all(against([ship("dd_ai", 3)], [raider("bomber", "ju88a4", 1)]), elusive),
      input: runs(["bomber"]),
      rolls: [aa(0, "1"), bomb(0, 9)],
      outcome: { next: null },
    }),
    refused({
      id: "elusive-not-attacked",
      title: "13.1 the ship named is one that is about to be attacked",
      citation: "13.1",
      operation: "nameElusiveTarget",
      base: "air-lone-ship",
      change: named,
      input: { stack: 2 },
      code: "VALUE_NOT_LISTED",
      section: "13.1",
      pointer: "/input/stack",
    }),
    resolves({
      id: "elusive-diverted",
      title: "13.1 aircraft diverted attack another target with -1",
      citation: "13.1",
      operation: "turnAircraft",
      base: "air-lone-ship",
      change: diverted,
      input: { turns: [{ aircraft: "bomber", stack: 2 }] },
      rolls: [],
      outcome: { next: "air_support_aa" },
      snapshot: { pending: { decision: "air_support_aa", strike: { runs: [{ stack: 2, diverted: true }] } } },
    }),
    resolves({
      id: "elusive-drm",
      title: "13.1 NAVAL_BOMBING an attack diverted by Elusive Target: -1",
      citation: "13.1",
      operation: "directFlak",
      base: "air-lone-ship",
      change: all(
        fleet,
        pending("air_support_aa", "allied", { elusive: 1, wave: 1, runs: [{ ...run, stack: 2, diverted: true }] }),
      ),
      input: { support: [], cams: [] },
      rolls: [aa(0, "1"), bomb(9, 9, { ELUSIVE_TARGET: -1 })],
      outcome: { attacks: [{ hits: 0 }], next: null },
    }),
    refused({
      id: "elusive-same-again",
      title: "13.1 they do not turn back to the ship that eluded them",
      citation: "13.1",
      operation: "turnAircraft",
      base: "air-lone-ship",
      change: diverted,
      input: { turns: [{ aircraft: "bomber", stack: 1 }] },
      code: "VALUE_NOT_LISTED",
      section: "7.2.6",
      pointer: "/input/turns/0/stack",
    }),
    resolves({
      id: "turn-next-stack",
      title: "7.2.6 a later wave whose target is gone turns to the stack next to it",
      citation: "7.2.6",
      operation: "turnAircraft",
      base: "air-lone-ship",
      change: gone,
      input: { turns: [{ aircraft: "bomber", stack: 2 }] },
      rolls: [aa(0, "3"), bomb(0, 8)],
      outcome: { attacks: [{ aircraft: "bomber", stack: 2, dice: 1, hits: 0 }], next: null },
    }),
    needs({
      id: "turn-needs-roll",
      title: "7.2.6 the AA fire that follows asks for its die",
      citation: "7.2.6",
      operation: "turnAircraft",
      base: "air-lone-ship",
      change: gone,
      input: { turns: [{ aircraft: "bomber", stack: 2 }] },
      next: { label: "aa" },
    }),
    resolves({
      id: "turn-give-up",
      title: "7.2.6 or gives up, and no AA fires at it",
      citation: "7.2.6",
      operation: "turnAircraft",
      base: "air-lone-ship",
      change: gone,
      input: { turns: [] },
      rolls: [],
      outcome: { flak: [], attacks: [], next: null },
    }),
    refused({
      id: "turn-farther",
      title: "7.2.6 it does not turn to a stack farther away",
      citation: "7.2.6",
      operation: "turnAircraft",
      base: "air-lone-ship",
      change: gone,
      input: { turns: [{ aircraft: "bomber", stack: 3 }] },
      code: "VALUE_NOT_LISTED",
      section: "7.2.6",
      pointer: "/input/turns/0/stack",
    }),
  ];
}

/** 7.2.6, G.44 Airbases and ports. */
function ashore(): Vector[] {
  const base = (
    id: string,
    title: string,
    unit: string,
    rolls: Roll[],
    outcome: Json,
    snapshot: Json,
    change?: Change,
  ): Vector =>
    resolves({
      id: `airbase-bombing-${id}`,
      title: `7.2.6 AIRBASE_BOMBING ${title}`,
      citation: "7.2.6",
      operation: "assignAircraft",
      base: "air-airbase",
      change: all(aircraft("allied", "bomber", { unit, cs: 1, carrier: null, base: "wick" }), change),
      input: runs(["bomber"], "bombs", null),
      rolls,
      outcome,
      snapshot,
    });
  const bombBase = (face: number, needed: number, modifiers: Readonly<Record<string, number>> = {}): Roll => {
    return { ...bomb(face, needed, modifiers), label: "airbase-bomb" };
  };
  const lost = { sides: { axis: { aircraft: [{ id: "ju87r_1", cs: 1, damaged: 1, lost: 0 }, { cs: 2 }] } } };
  const rows = [
    ["lb", "row LB", "hudson", 7],
    ["tb", "row TB", "albacore", 8],
    ["mb", "row MB", "hampden", 7],
    ["hb", "row HB", "halifax", 6],
  ] as const;
  return [
    ...rows.flatMap(([id, name, unit, needed]) => [
      base(
        `${id}-hit`,
        `${name}: ${needed} hits and damages a step`,
        unit,
        [aa(0, "3"), bombBase(needed, needed), draw("airbase-target", 2, "ju87r_1")],
        { attacks: [{ stack: null, dice: 1, hits: 1 }], next: null },
        lost,
      ),
      base(
        `${id}-miss`,
        `${name}: ${needed - 1} misses`,
        unit,
        [aa(0, "3"), bombBase(needed - 1, needed)],
        { attacks: [{ dice: 1, hits: 0 }] },
        {},
      ),
    ]),
    base(
      "lost",
      "an unmodified 9 loses the step for good",
      "albacore",
      [aa(0, "3"), bombBase(9, 8), draw("airbase-target", 3, "ju88a4_6")],
      {},
      {
        vp: { total: 0.5 },
        sides: { axis: { aircraft: [{}, { id: "ju88a4_6", cs: 1, damaged: 0, lost: 1 }] } },
      },
    ),
    base(
      "night",
      "by night: -1",
      "hudson",
      [aa(0, "3"), bombBase(7, 7, { NIGHT: -1 })],
      { attacks: [{ hits: 0 }] },
      {},
      (state) => {
        strikeIn(state).light = "night";
        state.light = { am: "night", pm: "night" };
      },
    ),
    ...(
      [
        [7, true],
        [6, false],
      ] as const
    ).map(([face, hits]) =>
      resolves({
        id: `airbase-bombing-db-${hits ? "hit" : "miss"}`,
        title: `7.2.6 AIRBASE_BOMBING row DB: ${face} ${hits ? "hits and damages a step" : "misses"}`,
        citation: "7.2.6",
        operation: "assignAircraft",
        base: "air-airbase-axis",
        input: runs(["stukas"], "bombs", null),
        rolls: [aa(0, "3"), bombBase(face, 7), ...(hits ? [draw("airbase-target", 2, "pe2_1")] : [])],
        outcome: { attacks: [{ dice: 1, hits: hits ? 1 : 0 }], next: null },
      }),
    ),
    base(
      "nothing-left",
      "over an empty base no bombs are thrown",
      "hudson",
      [aa(0, "3")],
      { attacks: [{ dice: 0, hits: 0 }] },
      {},
      (state) => {
        state.sides.axis.aircraft = [];
      },
    ),
    ...ports(),
  ];
}

function ports(): Vector[] {
  const input = (stack: number): Json => ({ runs: [{ aircraft: "bomber", wave: 1, stack, ordnance: "bombs" }] });
  return [
    resolves({
      id: "port-bombing",
      title: "7.2.5 in port the ships fire first, the port last, and the target lies still: +1",
      citation: "7.2.5",
      operation: "assignAircraft",
      base: "air-port",
      input: input(1),
      rolls: [aa(0, "4"), aa(0, "5"), bomb(7, 9, { IN_PORT: 1 }), bomb(8, 9, { IN_PORT: 1 })],
      outcome: {
        flak: [
          { stack: 1, result: "none" },
          { stack: null, result: "none" },
        ],
        attacks: [{ dice: 2, hits: 1, harms: [{ unit: "tirpitz", lost: 1 }] }],
        next: null,
      },
      snapshot: { sides: { axis: { forces: [{ identified: false, units: [{ unit: "tirpitz", cs: 4 }, {}] }] } } },
    }),
    refused({
      id: "port-torpedoes",
      title: "7.1.3 no torpedoes in port",
      citation: "7.1.3",
      operation: "assignAircraft",
      base: "air-port",
      input: { runs: [{ aircraft: "bomber", wave: 1, stack: 1, ordnance: "torpedoes" }] },
      code: "VALUE_NOT_LISTED",
      section: "7.2.4",
      pointer: "/input/runs/0/ordnance",
    }),
  ];
}

/** 7.8 and 14.1 Carriers. */
function carriers(): Vector[] {
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
      title: "E-101 what is left aboard a carrier that sinks goes down with it, without dice",
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
      title: "14.1 the location card is asked for",
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

/** 7.4.2 Aircraft against a Wolf Pack. */
function hunting(): Vector[] {
  const hunt = (
    id: string,
    title: string,
    rolls: Roll[],
    outcome: Json,
    more: Json & { change?: Change } = {},
  ): Vector =>
    resolves({
      id: `airborne-asw-${id}`,
      title: `7.4.2 ${title}`,
      citation: "7.4.2",
      operation: "resolveAirborneAsw",
      base: "air-hunt",
      input: { block: 1, aircraft: ["hunter"] },
      rolls,
      outcome,
      ...more,
    });
  const asw = (face: number, more: Readonly<Record<string, number>> = {}): Roll =>
    roll("asw", "ASW", [face], null, { OFFENSIVE_ASW: -1, ...more });
  const fate = (face: number): Roll => roll("asw-success", "ASW_SUCCESS", [face]);
  const found = card("locate-card", 14);
  const here = { found: true, cards: 1, denied: null };
  return [
    hunt(
      "none",
      "below 5 nothing happens; the pack is ID2 by day and the aircraft fly home",
      [found, asw(5), asw(0)],
      { located: here, results: ["none", "none"] },
      {
        snapshot: {
          sides: {
            axis: { forces: [{ idLevel: 2, units: [{ cs: 2 }] }] },
            allied: { aircraft: [{ mission: "flown" }], struck: ["block:1"] },
          },
        },
        rulings: ["D-05", "D-14"],
      },
    ),
    hunt("held-down", "5 to 7 hold a submarine down, which costs aircraft nothing", [found, asw(6), asw(8)], {
      results: ["held_down", "held_down"],
    }),
    hunt(
      "damaged",
      "8 is a success: 0 to 6 damage a submarine, which leaves without VP",
      [found, asw(9), fate(6), asw(0)],
      { results: ["damaged", "none"] },
      {
        snapshot: {
          vp: { total: 0 },
          sides: {
            axis: { forces: [{ units: [{ cs: 1 }] }], removed: [{ unit: "ss_german", cs: 1, why: "asw_damage" }] },
          },
        },
      },
    ),
    hunt(
      "sunk",
      "7 to 9 sink it for 1 VP",
      [found, asw(9), fate(7), asw(9), fate(9)],
      { results: ["sunk", "sunk"] },
      {
        snapshot: {
          vp: { total: 2 },
          sides: { axis: { forces: [], sunk: [{ unit: "ss_german" }, { unit: "ss_german" }] } },
        },
      },
    ),
    hunt("not-found", "it must be located", [card("locate-card", 38)], {
      located: { found: false, cards: 1 },
      results: [],
    }),
    hunt(
      "radius",
      "ASW an Air Radius over the hex: +1",
      [found, asw(5, { AIR_RADIUS: 1 }), asw(0, { AIR_RADIUS: 1 })],
      { results: ["held_down", "none"] },
      {
        change: (state) => {
          state.sides.allied.aircraft.push(
            plane("patrol", "catalina", 1, { base: "sumburgh", hex: "0410", mission: "radius", radius: ["0410"] }),
          );
        },
      },
    ),
    hunt(
      "storm",
      "ASW a Storm: -1",
      [card("locate-card", 20), asw(7, { STORM: -1 }), asw(9, { STORM: -1 })],
      { results: ["held_down", "held_down"] },
      {
        change: (state) => {
          state.weather.prevailing = "storm";
        },
      },
    ),
    hunt(
      "limit",
      "no more dice than twice the submarines",
      [found, asw(0), asw(0)],
      { results: ["none", "none"] },
      {
        change: all(aircraft("allied", "hunter", { cs: 4 }), (state) => {
          forceOf(state, "axis", "wolf_pack_eisteufel_1").units = [ship("ss_german", 1)];
        }),
      },
    ),
    hunt(
      "denied",
      "6.2.2 a Wolf Pack denies a card with the submarine",
      [card("locate-card", 13)],
      { located: { found: false, cards: 1, denied: "wolf_pack" }, results: [] },
      {
        change: (state) => {
          Object.assign(state.sides.axis.denial, { wolfPack: true });
        },
      },
    ),
    hunt(
      "soviet",
      "ASW Soviet dice: -1",
      [found, asw(6, { SOVIET: -1 }), asw(7, { SOVIET: -1 })],
      { results: ["none", "held_down"] },
      {
        change: aircraft("allied", "hunter", { unit: "mbr2", base: "vaenga" }),
      },
    ),
    needs({
      id: "airborne-asw-needs-card",
      title: "7.4.2 the location card is asked for",
      citation: "7.4.2",
      operation: "resolveAirborneAsw",
      base: "air-hunt",
      input: { block: 1, aircraft: ["hunter"] },
      next: { label: "locate-card" },
    }),
    ...(
      [
        [
          "unidentified",
          "only an identified Wolf Pack is hunted",
          (state) => {
            Object.assign(forceOf(state, "axis", "wolf_pack_eisteufel_1"), { identified: false, idLevel: 0 });
          },
        ],
        [
          "again",
          "7.1 once in a segment".slice(4),
          (state) => {
            state.sides.allied.struck = ["block:1"];
          },
        ],
        ["attackers", "aircraft on another mission do not hunt", aircraft("allied", "hunter", { mission: "search" })],
      ] as readonly (readonly [string, string, Change])[]
    ).map(([id, title, change]) =>
      refused({
        id: `airborne-asw-${id}`,
        title: `7.4.2 ${title}`,
        citation: "7.4.2",
        operation: "resolveAirborneAsw",
        base: "air-hunt",
        change,
        input: { block: 1, aircraft: ["hunter"] },
        code: "NO_QUARRY",
        section: "7.4.2",
      }),
    ),
  ];
}

/** The course of an air attack once it has found its target. */
export function airWaves(): Vector[] {
  return [...example(), ...deploying(), ...assigning(), ...flak(), ...turning()];
}

/** Aircraft against airbases and ports, and those of carriers. */
export function airPlaces(): Vector[] {
  return [...ashore(), ...carriers(), ...hunting()];
}
