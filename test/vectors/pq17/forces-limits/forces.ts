import { all, type Case, type Change, refused, resolves, type Vector } from "../kit";
import { dummy, force, fresh, known, laden, phase } from "../kit/changes";
import { being, COVER, convoy, of, pack, second } from "../kit/forces";
import { moves } from "../kit/move";

const STEP: Change = phase("move_detach", "allied");

/** A TF of two heavy cruisers and three CS of destroyers, known at ID2, with its Fuel Warning on turn 14. */
const fleet: Change = being("allied", (each) => {
  each.units = [fresh("norfolk", 3), fresh("kent", 3), fresh("dd_ai", 3)];
  Object.assign(each, { identified: true, idLevel: 2 });
  each.fuel.marker = 14;
});

/** 1.2, 11.1.1, 11.1.2 Vectors for the state that a force takes along when it leaves another. */
export function leaving(): Vector[] {
  const leaves = (id: string, title: string, citation: string, units: [string, number][], markers: [number, number]) =>
    resolves({
      id: `detach-${id}`,
      title,
      citation,
      operation: "detachForce",
      base: "lone-allied",
      change: all(STEP, fleet),
      input: { force: COVER, units: units.map(([unit, cs]) => ({ unit, cs })) },
      rolls: [],
      snapshot: {
        sides: {
          allied: {
            forces: [
              { id: COVER, at: "0708", identified: true, idLevel: 2, fuel: { state: "full", marker: markers[0] } },
              {
                kind: "task_force",
                station: "at_sea",
                at: "0708",
                identified: true,
                idLevel: 2,
                fuel: { state: "full", marker: markers[1] },
                units: units.map(([unit, cs]) => ({ unit, cs })),
              },
            ],
          },
        },
      },
    });
  return [
    leaves(
      "keeps",
      "1.2.3 The new force is in the hex of the old one, with its ID and its fuel",
      "1.2.3",
      [
        ["kent", 3],
        ["dd_ai", 1],
      ],
      [14, 14],
    ),
    leaves(
      "heavy-fuel",
      "11.1.2 A heavy ship that leaves light ones has its Fuel Warning 8 turns later",
      "11.1.2",
      [["kent", 3]],
      [14, 22],
    ),
  ];
}

/** 1.2.1, 1.2.4, 1.2.5 Vectors for forces that cannot join, and for when ships change force. */
export function joining(): Vector[] {
  const two: Change = second("allied", "tf_second", "0708", ["kent", 3], ["dd_ai", 2]);
  const combine: Omit<Case, "id" | "title"> = {
    citation: "1.2.4",
    operation: "combineForces",
    base: "lone-allied",
    input: { force: COVER, joining: "tf_second" },
  };
  return [
    refused({
      ...combine,
      id: "combine-dummy",
      title: "1.2.4 A dummy joins no force",
      change: all(phase("combine", "allied"), two, (state) => {
        state.sides.allied.dummies = [dummy(3, "0708")];
      }),
      input: { force: COVER, joining: "dummy_3" },
      code: "VALUE_NOT_LISTED",
      section: "1.2.4",
      pointer: "/input/joining",
    }),
    resolves({
      ...combine,
      citation: "1.2.1",
      id: "combine-convoy-kind",
      title: "1.2.1 A force that merchants join is a convoy",
      change: all(
        phase("combine", "allied"),
        convoy("0708", 9),
        second("allied", "tf_second", "0708", ["dd_ai", 2]),
        (state) => {
          Object.assign(force(state, "allied", "tf_second"), { kind: "task_force", convoy: null });
        },
      ),
      rolls: [],
      outcome: { combined: true },
      snapshot: {
        sides: {
          allied: {
            forces: [
              {
                id: COVER,
                kind: "convoy",
                convoy: { merchants: 10 },
                units: [
                  { unit: "dd_ai", cs: 3 },
                  { unit: "mv", cs: 10 },
                ],
              },
            ],
          },
        },
      },
    }),
    refused({
      citation: "1.2.5",
      operation: "exchangeShips",
      base: "lone-allied",
      id: "exchange-out-of-turn",
      title: "1.2.5 Ships change force in the combine segment alone",
      change: all(phase("move_blocks", "allied"), two),
      input: { force: COVER, to: "tf_second", units: [{ unit: "norfolk", cs: 3 }], back: [] },
      code: "OUT_OF_TURN",
      section: "1.2.5",
    }),
  ];
}

/** 1.3 Forces that make no dummy. */
export function withoutDummies(): Vector[] {
  return [
    resolves({
      id: "close-pack-no-dummy",
      title: "1.3 A Wolf Pack that becomes unidentified places no dummy",
      citation: "1.3",
      operation: "endPhase",
      base: "lone-allied",
      change: all(phase("move_blocks", "allied"), pack("allied", "0708"), known("allied", undefined, 0), (state) => {
        const boats = force(state, "allied");
        boats.moved = { hexes: 1, speed: "slow", entered: ["0708"], done: false };
        state.moving = boats.id;
      }),
      input: {},
      rolls: [],
      outcome: { ended: "move_blocks", phase: "air_move" },
      after: all(
        known("allied", undefined, null),
        being("allied", (each) => {
          each.moved.done = true;
          each.dummyDue = false;
        }),
      ),
    }),
    moves({
      id: "convoy-no-dummy",
      title: "1.3 A convoy that enters port places no dummy",
      citation: "1.3",
      change: all(convoy("0817", 0), of("allied", ["mv", 10])),
      speed: "slow",
      path: ["murmansk"],
      outcome: { vp: 10 },
      snapshot: { sides: { allied: { forces: [{ station: "in_port", at: "murmansk", dummyDue: false }] } } },
    }),
    moves({
      id: "pack-no-dummy",
      title: "1.3, 5.1.2 A Wolf Pack that enters port places no dummy",
      citation: "1.3",
      change: pack("allied", "1207"),
      path: ["lerwick"],
      snapshot: { sides: { allied: { forces: [{ station: "in_port", at: "lerwick", dummyDue: false }] } } },
    }),
  ];
}

/** The Allied target in that hex is a convoy of these ships. */
export function target(...units: [string, number][]): Change {
  return being("allied", (each) => {
    const merchants = units.filter(([unit]) => ["mv", "mo", "mc"].includes(unit)).reduce((sum, [, cs]) => sum + cs, 0);
    Object.assign(each, { kind: "convoy", units: units.map(([unit, cs]) => fresh(unit, cs)) });
    each.convoy = laden(merchants, { visited: [each.at], closest: 11 });
  });
}
