import { all, type Change, needs, refused, resolves, type Vector } from "../kit";
import { strikeIn } from "../kit/attacks";
import { dummy, force, phase } from "../kit/changes";
import { COVER } from "../kit/forces";
import { forceOf, ship } from "../kit/pieces";
import { LINE } from "../snapshots/air";

const CONVOY = "convoy_pq_17";

const more =
  (...units: ReturnType<typeof ship>[]): Change =>
  (state) => {
    const convoy = forceOf(state, "allied", CONVOY);
    for (const [index, each] of units.entries()) {
      convoy.units.push(each);
      const { unit, cs, marks, tow } = each;
      strikeIn(state).ships.push({ no: 5 + index, force: CONVOY, unit, marks, tow, spent: 0, cs, hit: false });
    }
  };

/** 7.2.4 Lines of ships under air attack. */
export function lines(): Vector[] {
  const [dd, convoyShips, es] = LINE;
  const plain = { citation: "7.2.4", operation: "deployTargets", base: "air-deploy" };
  const wrong = (id: string, title: string, line: unknown, change?: Change): Vector =>
    refused({
      ...plain,
      id: `deploy-${id}`,
      title: `7.2.4 ${title}`,
      change,
      input: { line },
      code: "LINE_NOT_LEGAL",
      section: "7.2.4",
      pointer: "/input/line",
    });
  const right = (id: string, title: string, line: object[], change?: Change): Vector =>
    resolves({
      ...plain,
      id: `deploy-${id}`,
      title: `7.2.4 ${title}`,
      change,
      input: { line },
      rolls: [],
      outcome: { next: "air_assign" },
      snapshot: { pending: { strike: { line } } },
    });
  return [
    wrong("short", "every CS of a class is deployed", [[{ no: 2, cs: 2 }], convoyShips, es]),
    wrong("over", "and no more than there are", [
      dd,
      [...convoyShips!, { no: 3, cs: 1 }].slice(0, 2),
      [{ no: 3, cs: 2 }],
    ]),
    wrong("same-stack", "no class stands twice in one stack", [
      [
        { no: 2, cs: 1 },
        { no: 2, cs: 2 },
      ],
      convoyShips,
      es,
    ]),
    wrong(
      "divided",
      "a named ship is not divided",
      [dd, convoyShips, es, [{ no: 5, cs: 2 }], [{ no: 5, cs: 2 }]],
      more(ship("nigeria", 4)),
    ),
    wrong("nothing", "no part of a class is without CS", [
      dd,
      [
        { no: 1, cs: 2 },
        { no: 4, cs: 5 },
      ],
      [{ no: 4, cs: 0 }],
      es,
    ]),
    right(
      "convoy-ten",
      "MX stack to 10 CS, and a class of them may be divided",
      [
        dd!,
        [
          { no: 1, cs: 2 },
          { no: 4, cs: 4 },
          { no: 5, cs: 4 },
        ],
        [{ no: 4, cs: 1 }],
        es!,
      ],
      more(ship("mo", 4, { oil: 40 })),
    ),
    right(
      "adrift-apart",
      "CS of a class Dead in the Water each stand alone at sea",
      [dd!, convoyShips!, es!, [{ no: 5, cs: 1 }], [{ no: 5, cs: 1 }]],
      more(ship("dd_ai", 2, { marks: ["diw"] })),
    ),
    wrong(
      "adrift-together",
      "they do not stand together",
      [dd, convoyShips, es, [{ no: 5, cs: 2 }]],
      more(ship("dd_ai", 2, { marks: ["diw"] })),
    ),
    right(
      "two-counters",
      "Five CS of a class stand on two counters",
      [[{ no: 2, cs: 3 }], convoyShips!, es!, [{ no: 5, cs: 4 }], [{ no: 5, cs: 1 }]],
      more(ship("tb_op", 5)),
    ),
  ];
}

/** 1.3 Vectors for dummies next to forces that have moved, and dummies removed from the map. */
export function dummies(): Vector[] {
  const due = (done: boolean): Change =>
    all(phase("move_blocks", "allied"), (state) => {
      state.sides.allied.dummies = [];
      state.sides.allied.dummyLimit = 4;
      const cover = force(state, "allied", COVER);
      cover.dummyDue = true;
      cover.moved = { hexes: 2, speed: "moderate", entered: ["0607", "0708"], done };
    });
  return [
    needs({
      id: "dummy-due-moved",
      title: "1.3 The blocks of a force that has moved and of its dummy are mixed",
      citation: "1.3",
      operation: "placeDummy",
      base: "lone-allied",
      change: due(true),
      input: { at: "0708" },
      next: { label: "block-order" },
    }),
    resolves({
      id: "dummy-due-done",
      title: "1.3 A dummy placed next to a force that has moved does not move itself",
      citation: "1.3",
      operation: "placeDummy",
      base: "lone-allied",
      change: due(true),
      input: { at: "0708" },
      rolls: [{ label: "block-order", faces: [1], chart: null }],
      snapshot: {
        sides: { allied: { dummies: [{ at: "0708", moved: { done: true } }], forces: [{ dummyDue: false }] } },
      },
    }),
    refused({
      id: "dummy-due-midway",
      title: "1.3 In the midst of its move a force gets no dummy",
      citation: "1.3",
      operation: "placeDummy",
      base: "lone-allied",
      change: due(false),
      input: { at: "0708" },
      code: "NO_DUMMY_DUE",
      section: "1.3",
    }),
    resolves({
      id: "dummy-withdrawn-moving",
      title: "1.3 A dummy that is moving can be taken off the map, and another block moves then",
      citation: "1.3",
      operation: "withdrawDummy",
      base: "lone-allied",
      change: all(phase("move_blocks", "allied"), (state) => {
        const moving = dummy(2, "0607");
        moving.moved = { hexes: 1, speed: "moderate", entered: ["0607"], done: false };
        state.sides.allied.dummies = [dummy(3, "0708"), moving];
        state.moving = moving.id;
      }),
      input: { dummy: "dummy_2" },
      rolls: [],
      snapshot: { moving: null, sides: { allied: { dummies: [{ id: "dummy_3" }] } } },
    }),
    resolves({
      id: "dummy-withdrawn-other",
      title: "1.3 A dummy that waits is taken off the map while another moves",
      citation: "1.3",
      operation: "withdrawDummy",
      base: "lone-allied",
      change: all(phase("move_blocks", "allied"), (state) => {
        const moving = dummy(2, "0607");
        moving.moved = { hexes: 1, speed: "moderate", entered: ["0607"], done: false };
        state.sides.allied.dummies = [dummy(3, "0708"), moving];
        state.moving = moving.id;
      }),
      input: { dummy: "dummy_3" },
      rolls: [],
      snapshot: { moving: "dummy_2", sides: { allied: { dummies: [{ id: "dummy_2" }] } } },
    }),
  ];
}
