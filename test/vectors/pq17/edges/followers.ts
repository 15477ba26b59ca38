import type { Force, Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Case, type Change, type Json, plain, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { fighting } from "../kit/battles";
import { cardRoll } from "../kit/cards";
import { dummy, force, fresh, known, laden, phase } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { being, COVER, convoy, of, second } from "../kit/forces";
import { plane } from "../kit/pieces";
import { CARDS, PLAIN, rolled } from "../weather/roll";
import { goes } from "./moves";

type Shadow = { target: number; by: "force" | "aircraft" | "radius" | "sector"; id: string };
type Report = Json;

const shadows =
  (side: "allied" | "axis", ...list: Shadow[]): Change =>
  (state) => {
    state.sides[side].shadowing = structuredClone(list);
  };

const report = (block: number, members: Json = {}): Report => ({
  turn: 9,
  block,
  hex: "0708",
  kind: "task_force",
  number: 2,
  scattered: false,
  level: 1,
  warships: { least: 1, most: 1 },
  size: null,
  heavy: null,
  carrier: null,
  convoyShips: null,
  categories: [],
  ...members,
});

const identify =
  (side: "allied" | "axis", searched: number[], ...reports: Report[]): Change =>
  (state) => {
    state.sides[side].searched = searched;
    state.sides[side].reports = reports as typeof state.sides.axis.reports;
  };

/** A force of a side at sea, known at ID1. */
const group = (id: string, block: number, at: string, ...units: Ship[]): Force =>
  fleet(id, block, units, { at, number: block + 10, idLevel: 1 });

const boats = (id: string, block: number, at: string): Force => ({
  ...group(id, block, at, fresh("ss_german", 2)),
  kind: "wolf_pack",
  identified: false,
  idLevel: 0,
  fuel: { state: "full", marker: null, refuelled: false },
});

/** The Axis has nothing but these forces. */
const axisHas =
  (...forces: Force[]): Change =>
  (state) => {
    Object.assign(state.sides.axis, { forces, aircraft: [] });
  };

/** The Allied force is a convoy that the Axis knows at ID2. */
const knownConvoy = (hex: string): Change => all(convoy(hex, 30), known("allied", undefined, 2));

/** 5.4, 6.3.5, 7.4.5 Vectors for the followers of a target that moves. */
export function followers(): Vector[] {
  const follows = (
    id: string,
    title: string,
    change: Change,
    path: string,
    axis: Json,
    level: number,
    rolls: Roll[] = [],
  ) =>
    goes(
      { id: `followed-${id}`, title, change, path: [path], speed: "slow" },
      {
        sides: { axis, allied: { forces: [{ at: path, idLevel: level }] } },
      },
      rolls,
    );
  const flown = (hex: string, by: "radius" | "sector", id: string): Change =>
    all(
      known("allied", undefined, 2),
      being("allied", (each) => {
        each.at = hex;
      }),
      shadows("axis", { target: 1, by, id }),
    );
  const packed = (hex: string, pack: Partial<Force> = {}): Change =>
    all(knownConvoy(hex), axisHas({ ...boats("wolf_pack_1", 1, hex), ...pack }), shadows("axis", PACK));
  const PACK = { target: 1, by: "force", id: "wolf_pack_1" } as const;
  const identified = { identified: true, idLevel: 1 };
  const sovietTf = (points: number): Change =>
    all(
      known("axis", undefined, 2),
      (state) => {
        state.sides.allied.forces = [group("tf2", 1, "0616", fresh("kent", 3), fresh("dd_type7", 1))];
        state.sides.allied.command.find(({ pool }) => pool === "severnyy_flot")!.available = points;
        force(state, "axis").at = "0616";
      },
      shadows("allied", { target: 1, by: "force", id: "tf2" }),
    );
  const raids = (id: string, title: string, points: number, allied: Json): Vector =>
    goes(
      { id: `followed-${id}`, title, side: "axis", change: sovietTf(points), path: ["0615"], speed: "slow" },
      {
        sides: { allied, axis: { forces: [{ at: "0615" }] } },
      },
    );
  return [
    follows(
      "in-radius",
      "5.4 A fixed Air Radius follows its target within its hexes",
      flown("0910", "radius", "german_south_norway"),
      "0911",
      {
        shadowing: [{ target: 1, by: "radius", id: "german_south_norway" }],
      },
      2,
    ),
    follows(
      "next-radius",
      "D-31 An Air Radius hands its target on to the next of its side",
      flown("0911", "radius", "german_south_norway"),
      "0912",
      {
        shadowing: [{ target: 1, by: "radius", id: "german_north_norway" }],
      },
      2,
    ),
    follows(
      "enemy-radius",
      "D-31 No Air Radius of the enemy takes the target over",
      flown("1109", "radius", "german_south_norway"),
      "1008",
      { shadowing: [] },
      1,
    ),
    follows(
      "in-sector",
      "5.4 A sector follows its target within its hexes",
      flown("0708", "sector", "trondheim"),
      "0709",
      {
        shadowing: [{ target: 1, by: "sector", id: "trondheim" }],
      },
      2,
    ),
    follows(
      "out-of-sector",
      "6.3.5 A target that leaves the hexes of the sector gets away",
      flown("0707", "sector", "trondheim"),
      "0706",
      { shadowing: [] },
      1,
    ),
    follows(
      "to-port",
      "6.3.5 A Wolf Pack does not follow a convoy into the hex of a port",
      packed("0607"),
      "0606",
      {
        forces: [{ at: "0607" }],
        shadowing: [],
      },
      1,
    ),
    follows(
      "unseen",
      "7.4.5 A Wolf Pack that follows unidentified passes an Air Radius",
      packed("1007"),
      "1008",
      {
        forces: [{ at: "1008" }],
        shadowing: [PACK],
      },
      2,
    ),
    follows(
      "held",
      "7.4.5 A Wolf Pack that an Air Radius holds in its hex loses its target",
      packed("1007", identified),
      "1008",
      {
        forces: [{ at: "1007" }],
        shadowing: [],
      },
      1,
      [roll("asw-patrol", "ASW", [5])],
    ),
    follows(
      "passed",
      "7.4.5 A Wolf Pack that passes the Air Radius follows",
      packed("1007", identified),
      "1008",
      {
        forces: [{ at: "1008" }],
        shadowing: [PACK],
      },
      2,
      [roll("asw-patrol", "ASW", [4])],
    ),
    follows(
      "held-before",
      "7.4.5 A Wolf Pack that an Air Radius holds out of its hex loses its target",
      packed("0908", identified),
      "1008",
      {
        forces: [{ at: "0908" }],
        shadowing: [],
      },
      1,
      [roll("asw-patrol", "ASW", [5])],
    ),
    raids("unpaid", "4.3.2 Soviet ships do not follow far from Russia without a command point", 0, {
      forces: [{ at: "0616" }],
      shadowing: [],
    }),
    raids("paid", "4.3.2 Soviet ships that follow far from Russia pay a command point", 1, {
      forces: [{ at: "0615" }],
      shadowing: [{ target: 1, by: "force", id: "tf2" }],
      command: [{}, { available: 0 }],
    }),
  ];
}

/** 6.3.5, D-30 Who gives up whom. */
export function givenUp(): Vector[] {
  const shadowQuestion: Omit<Case, "id" | "title"> = {
    citation: "6.3.5",
    operation: "giveUpShadowing",
    base: "shadow-asked",
  };
  const two: Change = all(
    second("allied", "tf_second", "0708", ["kent", 3]),
    shadows("axis", { target: 1, by: "sector", id: "trondheim" }, { target: 2, by: "sector", id: "barents" }),
  );
  const no = (
    id: string,
    title: string,
    change: Change | undefined,
    blocks: number[],
    code: string,
    pointer: string,
  ): Vector =>
    refused({
      ...shadowQuestion,
      id: `given-up-${id}`,
      title: `6.3.5 ${title}`,
      change,
      input: { blocks },
      code,
      section: "6.3.5",
      pointer,
    });
  const step = phase("move_detach", "allied");
  return [
    resolves({
      ...shadowQuestion,
      id: "given-up-second",
      title: "6.3.5 Of two blocks the second is given up",
      change: two,
      input: { blocks: [2] },
      rolls: [],
      snapshot: { unshadowed: ["tf_second"], sides: { axis: { shadowing: [{ target: 1 }] } } },
    }),
    resolves({
      ...shadowQuestion,
      id: "given-up-noted",
      title: "D-30 A force is noted once",
      change: (state) => {
        state.unshadowed = [COVER];
      },
      input: { blocks: [1] },
      rolls: [],
      snapshot: { unshadowed: [COVER] },
    }),
    no("other", "A block that is not shadowed is not given up", undefined, [2], "VALUE_NOT_LISTED", "/input/blocks/0"),
    no("twice", "A block is given up once", two, [1, 1], "CHOICE_REPEATED", "/input/blocks/1"),
    refused({
      ...shadowQuestion,
      id: "given-up-unasked",
      title: "6.3.5 Shadowing is given up when the enemy is about to move",
      base: "lone-allied",
      change: step,
      input: { blocks: [] },
      code: "OUT_OF_TURN",
      section: "6.3.5",
    }),
    resolves({
      citation: "6.3.5",
      operation: "endPhase",
      base: "lone-allied",
      id: "given-up-nobody",
      title: "6.3.5 A side that shadows nothing has no decision",
      change: phase("move_refuel", "allied"),
      input: {},
      rolls: [],
      snapshot: { phase: "move_blocks", pending: null },
    }),
    resolves({
      citation: "6.3.5",
      operation: "scatterConvoy",
      base: "lone-allied",
      id: "given-up-scattered",
      title: "6.3.2 A Wolf Pack follows neither a scattered convoy nor its escort",
      change: all(
        step,
        knownConvoy("0708"),
        axisHas(boats("wolf_pack_1", 1, "0708")),
        shadows("axis", {
          target: 1,
          by: "force",
          id: "wolf_pack_1",
        }),
      ),
      input: { convoy: COVER },
      rolls: [],
      snapshot: { unshadowed: [COVER], sides: { axis: { shadowing: [] } } },
    }),
    resolves({
      citation: "6.3.4",
      operation: "detachForce",
      base: "lone-axis",
      id: "given-up-cruisers-ask",
      title: "6.3.4 Allied cruisers that shadow a German TF that splits decide which part they follow",
      change: all(
        phase("move_detach", "axis"),
        of("axis", ["tirpitz", 5], ["dd_z34_36", 2]),
        known("axis", undefined, 1),
        shadows("allied", {
          target: 1,
          by: "force",
          id: COVER,
        }),
      ),
      input: { force: "narvik_group", units: [{ unit: "dd_z34_36", cs: 2 }] },
      rolls: [],
      snapshot: { pending: { decision: "shadow_follow", side: "allied", kept: 1, detached: 2 } },
    }),
    resolves({
      citation: "6.3.4",
      operation: "followPart",
      base: "shadow-split",
      id: "given-up-other-stays",
      title: "6.3.4 Who shadows another force stays with it",
      change: all(second("allied", "tf_third", "0708", ["london", 3]), (state) => {
        force(state, "allied", "tf_third").block = 3;
        state.sides.axis.shadowing.push({ target: 3, by: "sector", id: "barents" });
      }),
      input: { block: 2 },
      rolls: [],
      snapshot: { sides: { axis: { shadowing: [{ target: 2 }, { target: 3 }] } } },
    }),
    refused({
      citation: "6.3.4",
      operation: "followPart",
      base: "shadow-split",
      id: "given-up-both-names",
      title: "6.3.4 A part is named by its block or by what it is",
      input: { block: 2, part: "larger" },
      code: "CHOICE_COUNT",
      section: "6.3.4",
      pointer: "/input",
    }),
    refused({
      citation: "6.3.4",
      operation: "followPart",
      base: "lone-allied",
      id: "given-up-no-part",
      title: "6.3.4 A part is followed when a force splits",
      change: phase("recon", "allied"),
      input: { block: 1 },
      code: "OUT_OF_TURN",
      section: "6.3.4",
    }),
    resolves({
      citation: "D-30",
      operation: "endPhase",
      base: "lone-allied",
      id: "given-up-lost",
      title: "D-30 A dummy, or a force that is gone, loses no ID",
      change: all(phase("move_blocks", "allied"), (state) => {
        state.sides.allied.dummies = [dummy(4, "0403")];
        state.unshadowed = ["tf_lost", "dummy_4"];
      }),
      input: {},
      rolls: [],
      snapshot: { unshadowed: [], phase: "air_move" },
    }),
  ];
}

/** 6.3.4, E-113 What a part is named by. */
export function namedParts(): Vector[] {
  const plan: Omit<Case, "id" | "title"> = { citation: "6.3.4", operation: "followPart", base: "shadow-split" };
  const cruisers = [{ category: "cruisers", counters: 1, cs: 3 }];
  const withLastReport =
    (...reports: Report[]): Change =>
    (state) => {
      state.sides.axis.reports = reports as typeof state.sides.axis.reports;
    };
  const no = (id: string, title: string, part: string, change: Change): Vector =>
    refused({
      ...plan,
      id: `part-${id}`,
      title: `E-113 ${title}`,
      change,
      input: { part },
      code: "VALUE_NOT_LISTED",
      section: "6.3.4",
      pointer: "/input/part",
    });
  return [
    no(
      "unknown",
      "What was reported of a force counts no more once it is unidentified",
      "cruisers",
      all(withLastReport(report(1, { number: 1, categories: cruisers })), known("allied", COVER, null)),
    ),
    no(
      "other-block",
      "A report of another block tells nothing",
      "cruisers",
      withLastReport(report(1, { number: 1 }), report(5, { number: 1, categories: cruisers })),
    ),
    no(
      "no-heavy-count",
      "Without a count of heavy ships they are not named",
      "heavy_ships",
      withLastReport(report(1, { number: 1 })),
    ),
    resolves({
      ...plan,
      id: "part-cruisers",
      title: "E-113 Of cruisers the part with more of their CS is followed, whatever else is there",
      change: all(
        withLastReport(report(1, { number: 1, categories: cruisers })),
        known("allied", COVER, 3),
        (state) => {
          force(state, "allied").units = [fresh("suffolk", 2), fresh("dd_ai", 4)];
        },
      ),
      input: { part: "cruisers" },
      rolls: [],
      outcome: { block: 2 },
    }),
  ];
}

/** 6.3, 6.3.1-6.3.3 Who begins to shadow what has been found. */
export function beginners(): Vector[] {
  const allied: Omit<Case, "id" | "title"> = { citation: "6.3", operation: "shadowForce", base: "search-allied-both" };
  const axis: Omit<Case, "id" | "title"> = { citation: "6.3.2", operation: "shadowForce", base: "search-axis-both" };
  const target = known("axis", undefined, 1);
  const once = all(target, identify("allied", [1], report(1)));
  const nobody = (
    id: string,
    title: string,
    change: Change,
    plan = allied,
    input: Json = { block: 1, shadower: COVER },
  ): Vector =>
    refused({ ...plan, id: `beginner-${id}`, title, change, input, code: "NOTHING_TO_SHADOW", section: "6.3" });
  const no = (id: string, title: string, change: Change, shadower: string, plan = allied): Vector =>
    refused({
      ...plan,
      id: `beginner-${id}`,
      title,
      change,
      input: { block: 1, shadower },
      code: "VALUE_NOT_LISTED",
      section: "6.3",
      pointer: "/input/shadower",
    });
  const yes = (
    id: string,
    title: string,
    change: Change,
    shadow: Shadow,
    plan = allied,
    block: unknown = 1,
  ): Vector => {
    const side = plan === allied ? "allied" : "axis";
    return resolves({
      ...plan,
      id: `beginner-${id}`,
      title,
      change,
      input: { block, shadower: shadow.id },
      rolls: [],
      after: (state) => {
        state.sides[side].shadowing.push(shadow);
      },
    });
  };
  const other =
    (hex: string): Change =>
    (state) => {
      state.sides.axis.forces.push(group("raiders", 2, hex, fresh("admiral_hipper", 4)));
    };
  const sector = (target: number): Shadow => ({ target, by: "sector", id: "british" });
  const convoyFound = all(
    convoy("0708", 9),
    known("allied", undefined, 1),
    identify("axis", [1], report(1, { kind: "convoy", number: 1, size: "small" })),
  );
  const packs: Change = axisHas(boats("wolf_pack_1", 1, "0708"), boats("wolf_pack_2", 2, "0708"));
  const pack = (id: string, block = 1): Shadow => ({ target: block, by: "force", id });
  const alone: Change = (state) => {
    for (const each of state.sides.allied.sectors) each.hexes = [];
  };
  return [
    refused({
      ...allied,
      id: "beginner-late",
      title: "6.3 No one begins to shadow after the recon segment",
      base: "lone-allied",
      change: phase("combine", "allied"),
      input: { block: 1, shadower: COVER },
      code: "OUT_OF_TURN",
      section: "6.3",
    }),
    nobody(
      "unsearched",
      "6.3 A force that was reported, but not by a search of this segment, is not shadowed",
      all(target, identify("allied", [], report(1))),
    ),
    nobody(
      "earlier",
      "6.3 A report of an earlier turn does not count",
      all(target, identify("allied", [1], report(1, { turn: 8 }))),
    ),
    nobody("unidentified", "6.3 A force that is not identified is not shadowed", identify("allied", [1], report(1))),
    nobody(
      "pack",
      "6.3 A Wolf Pack is not shadowed",
      all(
        identify("allied", [1], report(1, { kind: "wolf_pack" })),
        axisHas({ ...boats("narvik_group", 1, "0708"), identified: true, idLevel: 1 }),
      ),
    ),
    yes(
      "two-reports",
      "6.3 One of two reports is enough",
      all(target, identify("allied", [1], report(1), report(1, { turn: 8 }))),
      pack(COVER),
    ),
    no("again", "6.3 No sector shadows a force twice", all(once, shadows("allied", sector(1))), "british"),
    yes("both", "6.3.1 A sector shadows two forces", all(once, other("0708"), shadows("allied", sector(2))), sector(1)),
    no(
      "of-another",
      "6.3 A force elsewhere shadows what is there",
      all(
        target,
        identify("allied", [1, 2], report(1), report(2, { number: 12, hex: "0610" })),
        other("0610"),
        (state) => {
          state.sides.allied.forces.push(group("tf_second", 2, "0610", fresh("kent", 3)));
        },
      ),
      "tf_second",
    ),
    no(
      "elsewhere",
      "6.3.3 Cruisers in another hex do not shadow",
      all(once, (state) => {
        state.sides.allied.forces.push(group("tf_second", 2, "0403", fresh("kent", 3)));
      }),
      "tf_second",
    ),
    no(
      "busy",
      "6.3.3 Cruisers that shadow one force shadow no other",
      all(once, other("0708"), shadows("allied", pack(COVER, 2))),
      COVER,
    ),
    no(
      "convoy-by-cruisers",
      "6.3.3 Cruisers do not shadow a German convoy",
      all(
        being("axis", (each) => {
          Object.assign(each, {
            kind: "convoy",
            units: [fresh("es_german", 1), fresh("mv", 3)],
            identified: true,
            idLevel: 1,
          });
          each.convoy = laden(3, { destinations: ["kirkenes"], visited: ["0708"], closest: 9 });
        }),
        identify("allied", [1], report(1, { kind: "convoy", size: "small" })),
      ),
      COVER,
    ),
    yes(
      "pack-and-sector",
      "6.3.2 A Wolf Pack joins a sector that shadows the convoy",
      all(convoyFound, packs, shadows("axis", { target: 1, by: "sector", id: "barents" })),
      pack("wolf_pack_1"),
      axis,
    ),
    yes(
      "pack-of-another",
      "6.3.2 A Wolf Pack shadows this convoy while another shadows that",
      all(
        convoyFound,
        packs,
        (state) => {
          const next = structuredClone(force(state, "allied"));
          state.sides.allied.forces.push({ ...next, id: "convoy_2", block: 2, number: 2, at: "0708" });
        },
        shadows("axis", pack("wolf_pack_1", 2)),
      ),
      pack("wolf_pack_2"),
      axis,
    ),
    no("tf", "6.3.2 No German TF shadows a convoy", convoyFound, "narvik_group", axis),
    ...(
      [
        ["attacker", "0708", { mission: "attack" }],
        ["searcher-elsewhere", "0709", { mission: "search" }],
      ] as const
    ).map(([id, hex, members]) =>
      no(
        id,
        "6.3.1 Only aircraft that search the hex shadow",
        all(once, (state) => {
          state.sides.allied.aircraft = [plane("eye", "catalina", 1, { base: "sumburgh", hex, ...members })];
        }),
        "eye",
      ),
    ),
    no(
      "own-radius",
      "6.3.1 An Air Radius that aircraft form does not shadow",
      all(once, (state) => {
        state.sides.allied.aircraft = [
          plane("eye", "catalina", 1, { base: "sumburgh", hex: "0708", mission: "radius", radius: ["0708"] }),
        ];
      }),
      "eye",
    ),
    no(
      "soviet-radius",
      "6.3.1 The Soviet Air Radius does not shadow",
      all(once, alone, (state) => {
        for (const each of [force(state, "axis"), force(state, "allied")]) each.at = "0717";
        state.sides.axis.aircraft = [];
      }),
      "soviet_north_russia",
    ),
    resolves({
      citation: "6.3.5",
      operation: "resolveSearch",
      base: "search-allied-both",
      id: "beginner-missed",
      title: "6.3.5 A search that fails ends the shadowing of its block alone",
      change: all(target, other("0403"), shadows("allied", sector(1), sector(2))),
      input: { block: 1 },
      rolls: [cardRoll("search-card", 24)],
      outcome: { found: "failed" },
      snapshot: { sides: { allied: { shadowing: [{ target: 2 }] } } },
    }),
    resolves({
      citation: "1.2.4",
      operation: "combineForces",
      base: "lone-allied",
      id: "beginner-joined",
      title: "1.2.4 Shadowers of other forces, and other shadowers, stay as they are when two forces join",
      change: all(
        phase("combine", "allied"),
        known("axis", undefined, 1),
        known("allied", undefined, 1),
        second("allied", "tf_second", "0708", ["kent", 3]),
        second("allied", "tf_third", "0708", ["london", 3]),
        (state) => {
          Object.assign(force(state, "allied", "tf_third"), { block: 3, number: 12 });
        },
        shadows("axis", { target: 2, by: "sector", id: "trondheim" }, { target: 3, by: "sector", id: "barents" }),
        shadows("allied", sector(1), pack("tf_third")),
      ),
      input: { force: COVER, joining: "tf_second" },
      rolls: [],
      snapshot: {
        sides: {
          axis: { shadowing: [{ target: 1 }, { target: 3 }] },
          allied: { shadowing: [{ id: "british" }, { id: "tf_third" }] },
        },
      },
    }),
  ];
}

/** 6.3.5, 9.5 Whom the weather stops. */
export function weathered(): Vector[] {
  const keepsShadow = (
    id: string,
    title: string,
    weather: number,
    list: Shadow[],
    stay: Json[],
    level: number,
    more?: Change,
  ): Vector =>
    resolves({
      ...PLAIN,
      id: `weathered-${id}`,
      title,
      citation: "6.3.5",
      change: all(known("allied", "convoy_qp_13", 2), shadows("axis", ...list), more),
      rolls: [rolled("summer", weather), ...(weather === 17 ? CARDS : [])],
      snapshot: { sides: { axis: { shadowing: stay } } },
      after: (state) => {
        force(state, "allied").idLevel = level;
      },
    });
  const local: Change = (state) => {
    state.weather.local = [{ region: "south_norway", turn: 9, after: "allied" }];
  };
  const south = { target: 1, by: "radius", id: "german_south_norway" } as const;
  const north = { target: 1, by: "radius", id: "german_north_norway" } as const;
  return [
    keepsShadow("fog-radius", "9.2.3 In Fog fixed Air Radii go on shadowing", 12, [north], [north], 2),
    keepsShadow(
      "gale-force",
      "6.3.5 In a Gale a Wolf Pack continues shadowing, and the target loses no ID",
      17,
      [
        { target: 1, by: "force", id: "wolf_pack_x" },
        { target: 1, by: "sector", id: "barents" },
      ],
      [{ id: "wolf_pack_x" }],
      2,
      (state) => {
        state.sides.axis.forces.push(boats("wolf_pack_x", 40, force(state, "allied").at));
      },
    ),
    keepsShadow(
      "gale-radii",
      "9.5 Local Weather lets the Air Radii of its region alone continue",
      17,
      [south, north],
      [south],
      2,
      local,
    ),
    keepsShadow(
      "gale-sectors",
      "9.5 Local Weather lets the sectors of its region alone continue",
      17,
      [
        { target: 1, by: "sector", id: "trondheim" },
        { target: 1, by: "sector", id: "barents" },
      ],
      [{ id: "trondheim" }],
      2,
      local,
    ),
    keepsShadow(
      "gale-north",
      "6.3.5 In a Gale the Air Radius of another region stops, and the target loses 1 ID",
      17,
      [north],
      [],
      1,
      local,
    ),
    keepsShadow(
      "fair-aircraft",
      "6.3.5 In fair weather an air unit continues",
      0,
      [{ target: 1, by: "aircraft", id: "fw200_1" }],
      [{ id: "fw200_1" }],
      2,
      (state) => {
        Object.assign(state.sides.axis.aircraft.find(({ id }) => id === "fw200_1")!, {
          mission: "shadow",
          hex: "0708",
        });
      },
    ),
  ];
}

/** 6.3.3 Cruisers that begin to shadow after a battle. */
export function afterBattles(): Vector[] {
  const plan: Omit<Case, "id" | "title"> = {
    citation: "6.3.3",
    operation: "shadowAfterBattle",
    base: "surface-segment",
  };
  const may =
    (...units: Ship[]): Change =>
    (state) => {
      force(state, "allied").units = units;
      Object.assign(force(state, "axis"), { units: [fresh("tirpitz", 5)] });
      state.pending = { decision: "surf_shadow", side: "allied", targets: [1], forces: ["cover"] };
    };
  const no = (
    id: string,
    title: string,
    units: Ship[],
    cruisers: string[],
    code: string,
    pointer: string,
    whole = true,
  ): Vector =>
    refused({
      ...plan,
      id: `after-battle-${id}`,
      title: `6.3.3 ${title}`,
      change: may(...units),
      input: whole ? { force: "cover", block: 1, cruisers } : { force: null, block: null, cruisers },
      code,
      section: "6.3.3",
      pointer,
    });
  const offered = (id: string, title: string, allied: Force[], axis: Force[], pending: Json | null): Vector =>
    resolves({
      id: `after-battle-${id}`,
      title: `6.3.3 ${title}`,
      citation: "6.3.3",
      operation: "withdrawUnits",
      base: "surface-battle",
      change: fighting({ attacker: "axis", allied, axis }, { step: "withdraw_attacker" }),
      input: { roll: false, units: [], otherModifiers: true },
      rolls: [plain("combat-continue", [0], "over")],
      outcome: { round: null },
      snapshot: { pending },
    });
  const pair = [fresh("kent", 3), fresh("norfolk", 3)];
  return [
    no(
      "whole-force",
      "Not all cruisers of a force of cruisers leave it",
      pair,
      ["kent", "norfolk"],
      "CHOICE_COUNT",
      "/input/cruisers",
    ),
    no(
      "only-cruiser",
      "A cruiser alone shadows whole",
      [fresh("kent", 3)],
      ["kent"],
      "CHOICE_COUNT",
      "/input/cruisers",
    ),
    no(
      "battleship",
      "No battleship leaves to shadow",
      [...pair, fresh("duke_of_york", 4)],
      ["duke_of_york"],
      "VALUE_NOT_LISTED",
      "/input/cruisers/0",
    ),
    no(
      "twice",
      "A cruiser is named once",
      [...pair, fresh("dd_ai", 2)],
      ["kent", "kent"],
      "CHOICE_REPEATED",
      "/input/cruisers/1",
    ),
    no("none", "Where no force shadows no cruiser leaves", pair, ["kent"], "CHOICE_COUNT", "/input/cruisers", false),
    resolves({
      ...plan,
      id: "after-battle-one-of-two",
      title: "6.3.3 One of two cruisers leaves to shadow",
      change: may(...pair),
      input: { force: "cover", block: 1, cruisers: ["kent"] },
      rolls: [],
      snapshot: {
        pending: null,
        sides: { allied: { forces: [{ units: [{ unit: "norfolk" }] }, { units: [{ unit: "kent" }] }] } },
      },
    }),
    refused({
      ...plan,
      id: "after-battle-late",
      title: "6.3.3 No one begins to shadow in the combine segment",
      base: "lone-allied",
      change: phase("combine", "allied"),
      input: { force: null, block: null, cruisers: [] },
      code: "OUT_OF_TURN",
      section: "6.3.3",
    }),
    offered(
      "convoy",
      "A German convoy is not shadowed, though a capital ship is with it",
      [fleet("cover", 1, ships("sheffield", 4))],
      [
        {
          ...fleet("raiders", 1, ships("tirpitz", 5, "mv", 3)),
          kind: "convoy",
          convoy: laden(3, { destinations: ["kirkenes"], visited: ["0414"], closest: 9 }),
        },
      ],
      null,
    ),
    offered(
      "able",
      "Only forces with an undamaged cruiser are asked",
      [fleet("cover", 1, ships("sheffield", 4)), fleet("escort", 2, ships("dd_ai", 2), { number: 2 })],
      [fleet("raiders", 1, ships("tirpitz", 5))],
      { decision: "surf_shadow", side: "allied", targets: [1], forces: ["cover"] },
    ),
  ];
}
