import { all, type Change, refused, resolves, type Vector } from "../kit";
import { chit, force, fresh, laden, phase, weather } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { being, COVER, convoy, inHex, of, pack } from "../kit/forces";
import { moves, stays } from "../kit/move";
import { REPORTED } from "../order-of-play/sorties";

const scattered: Change = being("allied", (each) => {
  Object.assign(each, { units: [fresh("mv", 10)], identified: true, idLevel: 3 });
  each.fuel.marker = null;
  each.convoy!.scattered = true;
});

/** 5, 5.1.5, 5.5, 5.6 The ways of convoys, and what holds them. */
export function convoyWays(): Vector[] {
  const closes = (id: string, title: string, citation: string, change: Change): Vector =>
    resolves({
      id: `close-${id}`,
      title,
      citation,
      operation: "endPhase",
      base: "ice-allied",
      change: all(convoy("0511", 7), change),
      input: {},
      rolls: [],
      outcome: { ended: "move_blocks", phase: "air_move" },
    });
  const cards =
    (...all: { dispersed: boolean; moves: boolean }[]): Change =>
    (state) => {
      state.sides.allied.convoyCards = all.map((each, index) => ({
        force: "tf_home_fleet",
        card: index + 1,
        disperses: false,
        ...each,
      }));
    };
  const parted: Change = being("allied", (each) => {
    each.units = [fresh("dd_ai", 1), fresh("mv", 7)];
    each.convoy!.dispersed = [{ unit: "mv", cs: 3 }];
  });
  const holds = (id: string, title: string, ...drawn: { dispersed: boolean; moves: boolean }[]): Vector =>
    stays({
      id,
      title,
      citation: "9.2.5",
      change: all(convoy("0511", 7), parted, weather("gale"), cards(...drawn)),
      speed: "slow",
      path: ["0512"],
      code: "HELD_BY_GALE",
      section: "9.2.5",
    });
  return [
    stays({
      id: "land",
      title: "5 No force enters a hex of land",
      citation: "5",
      change: inHex("allied", "0606"),
      path: ["0605"],
      code: "NOT_ADJACENT",
      section: "5",
      pointer: "/input/path/0",
    }),
    closes(
      "gale",
      "5.1.5 A convoy that a Gale holds need not move",
      "5.1.5",
      all(weather("gale"), cards({ dispersed: false, moves: false })),
    ),
    closes(
      "ice",
      "5.1.5 A convoy that the ice has halted need not move on",
      "5.1.5",
      being("allied", (each) => {
        each.moved = { hexes: 1, speed: "slow", entered: [], done: true };
      }),
    ),
    moves({
      id: "convoy-no-other-way",
      title: "5.1.5 Where no other hex is open a convoy comes back to one",
      citation: "5.1.5",
      change: convoy("0511", 7, "0510", "0512", "0410", "0411", "0610", "0611"),
      speed: "slow",
      path: ["0512"],
    }),
    moves({
      id: "scattered",
      title: "5.5 A scattered convoy moves at Slow speed",
      citation: "5.5",
      change: all(convoy("0511", 7), scattered),
      speed: "slow",
      path: ["0512"],
    }),
    moves({
      id: "scattered-in-port",
      title: "5.5, 6.8.1 In port a scattered convoy is one convoy again, without an ID",
      citation: "5.5",
      change: all(convoy("0817", 0), scattered),
      speed: "slow",
      path: ["murmansk"],
      outcome: { vp: 10 },
      snapshot: {
        sides: { allied: { forces: [{ station: "in_port", identified: false, convoy: { scattered: false } }] } },
      },
    }),
    holds(
      "dispersed-holds",
      "9.2.5, 5.6 A dispersed part that its card stops holds its convoy in the hex",
      { dispersed: false, moves: true },
      { dispersed: true, moves: false },
    ),
    holds(
      "dispersed-held",
      "9.2.5, 5.6 A convoy that its card stops holds its dispersed part in the hex",
      { dispersed: false, moves: false },
      { dispersed: true, moves: true },
    ),
  ];
}

/** 5.5, 6.8.1 Vectors for the ships of a convoy that scatters by order. */
export function scattering(): Vector[] {
  const plain = { citation: "5.5", operation: "scatterConvoy", base: "lone-allied", input: { convoy: COVER } } as const;
  return [
    resolves({
      ...plain,
      id: "scatter-parts",
      title: "5.5, 6.8.1 The warships leave as a TF with the fuel of the convoy, which is ID3 and has had its move",
      change: all(phase("move_detach", "allied"), convoy("0708", 9), (state) => {
        force(state, "allied").fuel.marker = 15;
      }),
      rolls: [],
      snapshot: {
        sides: {
          allied: {
            forces: [
              {
                id: COVER,
                identified: true,
                idLevel: 3,
                moved: { done: true },
                convoy: { scattered: true },
                units: [{ unit: "mv", cs: 10 }],
              },
              {
                kind: "task_force",
                at: "0708",
                identified: false,
                fuel: { marker: 15 },
                moved: { done: false },
                units: [{ unit: "dd_ai", cs: 1 }],
              },
            ],
          },
        },
      },
    }),
    refused({
      ...plain,
      id: "scatter-late",
      title: "5.5 Once blocks move no convoy scatters by order",
      change: all(phase("move_blocks", "allied"), convoy("0708", 9)),
      code: "OUT_OF_TURN",
      section: "5.5",
    }),
    resolves({
      id: "close-scattered-id",
      title: "6.8.1 A scattered convoy that moves keeps ID3",
      citation: "6.8.1",
      operation: "endPhase",
      base: "lone-allied",
      change: all(phase("move_blocks", "allied"), convoy("0708", 9), scattered, (state) => {
        const each = force(state, "allied");
        each.moved = { hexes: 1, speed: "slow", entered: ["0708"], done: false };
        state.moving = each.id;
      }),
      input: {},
      rolls: [],
      outcome: { phase: "air_move" },
      snapshot: { sides: { allied: { forces: [{ identified: true, idLevel: 3 }] } } },
    }),
  ];
}

/** 5.1.1 Vectors for taking ships in tow: which ships, and when. */
export function tows(): Vector[] {
  const tow = { citation: "5.1.1", operation: "takeTow", base: "lone-allied" } as const;
  const adrift = (unit: string, rest: [string, number][]): Change =>
    being("allied", (each) => {
      each.units = [...rest.map(([id, cs]) => fresh(id, cs)), { ...fresh(unit, 1), marks: ["diw"] }];
    });
  const taken = (unit: string) => ({
    sides: {
      allied: {
        forces: [
          {
            units: [
              { unit: "norfolk", tow: null },
              { unit: "dd_ai", cs: 1, tow: null },
              { unit, cs: 1, marks: ["diw"], tow: "dd_ai" },
              { unit: "dd_ai", cs: 1, tow: unit },
            ],
          },
        ],
      },
    },
  });
  return [
    resolves({
      ...tow,
      id: "tow-destroyer",
      title: "5.1.1 A CS of destroyers takes a destroyer in tow",
      change: all(
        phase("combine", "allied"),
        adrift("dd_tribal", [
          ["norfolk", 3],
          ["dd_ai", 2],
        ]),
      ),
      input: { force: COVER, ship: "dd_tribal", by: "dd_ai" },
      rolls: [],
      snapshot: taken("dd_tribal"),
    }),
    resolves({
      ...tow,
      id: "tow-merchant",
      title: "5.1.1 A CS of destroyers takes a merchant in tow",
      change: all(
        phase("combine", "allied"),
        adrift("mv", [
          ["norfolk", 3],
          ["dd_ai", 2],
        ]),
        being("allied", (each) => {
          each.kind = "convoy";
          each.convoy = laden(1, { visited: ["0708"], closest: 9 });
        }),
      ),
      input: { force: COVER, ship: "mv", by: "dd_ai" },
      rolls: [],
      snapshot: taken("mv"),
    }),
    refused({
      ...tow,
      id: "tow-out-of-turn",
      title: "5.1.1 A tow is taken in the combine segment alone",
      change: all(phase("move_refuel", "allied"), of("allied", ["norfolk", 0], ["dd_ai", 2])),
      input: { force: COVER, ship: "norfolk", by: "dd_ai" },
      code: "OUT_OF_TURN",
      section: "5.1.1",
    }),
  ];
}

/** 5.7 The boxes, left and entered. */
export function boxes(): Vector[] {
  const inside = (side: "allied" | "axis", box: string, ...units: [string, number][]): Change =>
    all(
      of(side, ...units),
      being(side, (each) => {
        Object.assign(each, { station: "box", at: box, block: null });
      }),
    );
  const clear: Change = (state) => {
    state.ice.east_iii = { expected: "clear", fixed: true };
  };
  const away = (
    id: string,
    title: string,
    citation: string,
    change: Change,
    path: string,
    code: string,
    section: string,
    more: { side?: "axis"; speed?: "high" } = {},
  ): Vector =>
    stays({
      id,
      title: `${citation} ${title}`,
      citation,
      change,
      path: [path],
      code,
      section,
      pointer: "/input/path/0",
      ...more,
    });
  return [
    moves({
      id: "germany-leave",
      title: "5.7.1 A German force leaves the Germany box for 1708",
      citation: "5.7.1",
      side: "axis",
      change: all(REPORTED, inside("axis", "germany", ["dd_z36a", 2])),
      path: ["1708"],
      snapshot: { sides: { axis: { forces: [{ station: "at_sea", at: "1708", fromGermany: true }] } } },
    }),
    moves({
      id: "germany-1708",
      title: "5.7.1 A German force enters the Germany box through 1708",
      citation: "5.7.1",
      side: "axis",
      change: all(of("axis", ["dd_z36a", 2]), inHex("axis", "1708")),
      path: ["germany"],
    }),
    away(
      "germany-elsewhere",
      "No other hex leads to the Germany box",
      "5.7.1",
      all(of("axis", ["dd_z36a", 2]), inHex("axis", "1709")),
      "germany",
      "NOT_ADJACENT",
      "5",
      { side: "axis" },
    ),
    away(
      "kara-high",
      "The Kara Sea is entered at Moderate speed",
      "5.7.2",
      all(clear, inHex("allied", "0622")),
      "kara_sea",
      "BOX_AT_HIGH_SPEED",
      "5.7",
      { speed: "high" },
    ),
    ...["0122", "0421"].map((hex) =>
      moves({
        id: `kara-${hex}`,
        title: `5.7.2 The Kara Sea is entered through ${hex}`,
        citation: "5.7.2",
        change: all(clear, inHex("allied", hex)),
        path: ["kara_sea"],
      }),
    ),
    away(
      "kara-elsewhere",
      "No other hex leads to the Kara Sea",
      "5.7.2",
      all(clear, inHex("allied", "0521")),
      "kara_sea",
      "NOT_ADJACENT",
      "5",
    ),
    moves({
      id: "kara-leave",
      title: "5.7.2 A force leaves the Kara Sea for 0421",
      citation: "5.7.2",
      change: all(clear, inside("allied", "kara_sea", ["dd_ai", 2])),
      path: ["0421"],
    }),
    away(
      "channel-elsewhere",
      "1706 alone leads to the Channel",
      "5.7.3",
      all(of("allied", ["norfolk", 3]), inHex("allied", "1705")),
      "english_channel",
      "NOT_ADJACENT",
      "5",
    ),
    moves({
      id: "channel-leave",
      title: "5.7.3 An Allied force comes out of the Channel to 1706 for 1 hex",
      citation: "5.7.3",
      change: inside("allied", "english_channel", ["dd_ai", 2]),
      path: ["1706", "1605"],
    }),
    moves({
      id: "kara-pack",
      title: "12.12 A Wolf Pack enters the Kara Sea under WUNDERLAND, where a loaded convoy is placed",
      citation: "12.12",
      side: "axis",
      change: all(clear, chit("axis", "E", "wunderland"), pack("axis", "0421")),
      path: ["kara_sea"],
      snapshot: { sides: { axis: { special: { kara: true }, forces: [{ station: "box", at: "kara_sea" }] } } },
    }),
  ];
}

/** 5.2.1 Hexes that British Wolf Packs keep out of. */
export function packsApart(): Vector[] {
  const beside = (other: Change): Change =>
    all((state) => {
      const boats = structuredClone(force(state, "allied"));
      other(state);
      Object.assign(boats, { id: "pack", kind: "wolf_pack", units: [fresh("ss_british", 3)], block: 2, at: "0716" });
      boats.fuel.marker = null;
      state.sides.allied.forces.push(boats);
    });
  return [
    stays({
      id: "british-pack-passing",
      title: "5.2.1 A British Wolf Pack does not even pass through the hex of a convoy",
      citation: "5.2.1",
      change: beside(convoy("0717", 8)),
      piece: "pack",
      path: ["0717", "0718"],
      code: "SHARED_HEX",
      section: "5.2.1",
      pointer: "/input/path/0",
    }),
    stays({
      id: "british-pack-soviet",
      title: "5.2.1 A British Wolf Pack enters no hex of a Soviet one",
      citation: "5.2.1",
      change: beside(pack("allied", "0717", "ss_soviet")),
      piece: "pack",
      path: ["0717"],
      code: "SHARED_HEX",
      section: "5.2.1",
      pointer: "/input/path/0",
    }),
  ];
}

/** 5.1.8, 5.1.9 Carriers that are located, and what excuses Patrol White. */
export function limitsOfSides(): Vector[] {
  return [
    resolves({
      id: "patrol-white-excused-radius",
      title: "5.1.9 With a German TF identified in the British Air Radius the cruiser may leave (D-40)",
      citation: "5.1.9",
      operation: "moveForce",
      base: "move-allied",
      change: (state) => {
        state.sides.axis.forces.push(
          fleet("raider", 12, ships("dd_z36a", 2), { at: "1108", identified: true, idLevel: 1 }),
        );
      },
      input: { piece: "tf_patrol_white", speed: "moderate", path: ["0304", "0303"], cross: "clear" },
      rolls: [],
      rulings: ["D-40"],
      snapshot: {
        sides: {
          allied: {
            patrolWhite: [
              { unit: "kent", left: false },
              { unit: "suffolk", left: false },
            ],
          },
        },
      },
    }),
    resolves({
      id: "close-stay",
      title: "5 A TF at sea need not move",
      citation: "5",
      operation: "endPhase",
      base: "lone-allied",
      change: all(phase("move_blocks", "allied"), of("allied", ["norfolk", 3])),
      input: {},
      rolls: [],
      outcome: { ended: "move_blocks", phase: "air_move" },
      snapshot: { sides: { allied: { forces: [{ at: "0708", moved: { hexes: 0, done: true } }] } } },
    }),
  ];
}
