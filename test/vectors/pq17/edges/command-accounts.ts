import { all, type Change, type Json, resolves, type Vector } from "../kit";
import { force, keep, phase } from "../kit/changes";
import { endsPhase } from "../kit/endings";
import { of, second } from "../kit/forces";

const ends = endsPhase("command");

/** The pool of the Home Fleet has these points and this credit. */
const pool =
  (place: number, changes: Json): Change =>
  (state) => {
    Object.assign(state.sides.allied.command[place]!, changes);
  };

const unpaid: Change = all(phase("photo", "allied"), (state) => {
  for (const each of state.sides.allied.forces) each.sailed = false;
});

/** 4.3.2, D-34, D-59 What forces at sea cost when movement first begins. */
export function costsAtSea(): Vector[] {
  const pays = (id: string, title: string, change: Change, home: Json, soviet: Json = {}): Vector =>
    ends(`pays-${id}`, title, "lone-allied", all(change, unpaid), {
      phase: "move_stand_up",
      sides: { allied: { command: [home, soviet] } },
    });
  const credit = (cruisers: number, until: number | null): Change => pool(0, { credit: cruisers, creditUntil: until });
  const three = of("allied", ["norfolk", 3], ["kent", 3], ["london", 3]);
  return [
    pays(
      "three-capitals",
      "4.3.2 Three capital ships and a cruiser",
      of("allied", ["duke_of_york", 4], ["washington", 5], ["renown", 3], ["norfolk", 3], ["dd_ai", 3]),
      {},
    ),
    pays("capital", "4.3.2 One capital ship", of("allied", ["duke_of_york", 4], ["dd_ai", 3]), {}),
    pays("credit", "D-34 A credit of one cruiser that still holds", all(three, credit(1, 9)), {}),
    pays("credit-later", "D-34 A credit that holds for the next turn too", all(three, credit(1, 10)), {}),
    pays("credit-over", "D-34 A credit that has ended", all(three, credit(1, 8)), {}),
    pays("credit-even", "D-34 A credit that is used up ends", all(of("allied", ["norfolk", 3]), credit(1, 10)), {
      credit: 0,
      creditUntil: null,
    }),
    pays("credit-kept", "D-34 A credit of which one is left goes on", all(of("allied", ["norfolk", 3]), credit(2, 9)), {
      credit: 1,
      creditUntil: 9,
    }),
    pays("short", "D-59 Forces at sea pay what there is", all(three, pool(0, { available: 1 })), { available: 0 }),
    pays("soviet", "4.3.2 Soviet ships pay one point", of("allied", ["dd_type7", 2]), {}, { available: 1, spent: 1 }),
    pays(
      "soviet-paid",
      "4.3.2 in this turn or the next",
      all(of("allied", ["dd_type7", 2]), pool(1, { credit: 1, creditUntil: 9 })),
      {},
      { available: 2, spent: 0 },
    ),
    pays(
      "soviet-again",
      "4.3.2 but not later",
      all(of("allied", ["dd_type7", 2]), pool(1, { credit: 1, creditUntil: 8 })),
      {},
      { available: 1, spent: 1 },
    ),
    pays("light", "4.3.2 Destroyers pay nothing", of("allied", ["dd_ai", 3]), { available: 8, spent: 0 }),
    pays(
      "patrol",
      "D-59 Patrol White on its station pays nothing, another force there does",
      all(of("allied", ["kent", 3], ["dd_ai", 1]), second("allied", "tf_second", "0305", ["norfolk", 3]), (state) => {
        force(state, "allied").at = "0305";
      }),
      {},
    ),
    pays(
      "off-patrol",
      "D-59 Off its station Patrol White pays",
      all(of("allied", ["kent", 3], ["dd_ai", 1]), (state) => {
        force(state, "allied").at = "0707";
      }),
      {},
    ),
  ];
}

/** 4.3 The point that the side with the initiative owes. */
export function obligations(): Vector[] {
  const owes = (id: string, title: string, change: Change, home: Json, soviet: Json = {}): Vector =>
    ends(
      `owes-${id}`,
      `4.3 ${title}`,
      "lone-allied",
      all(
        phase("move_blocks", "allied"),
        (state) => {
          state.sides.allied.obliged = true;
        },
        change,
      ),
      { sides: { allied: { obliged: false, command: [home, soviet] } } },
    );
  return [
    owes("last", "The last point of a pool is enough", pool(0, { available: 1 }), { available: 0, spent: 1 }),
    owes(
      "soviet",
      "An empty pool leaves it to the other",
      pool(0, { available: 0 }),
      { available: 0, spent: 0 },
      { available: 1, spent: 1 },
    ),
    owes("paid", "A side that has spent a point owes none", pool(0, { available: 7, spent: 1 }), {
      available: 7,
      spent: 1,
    }),
    owes(
      "paid-soviet",
      "from whichever pool",
      pool(1, { available: 1, spent: 1 }),
      { available: 8, spent: 0 },
      { available: 1, spent: 1 },
    ),
    owes(
      "more",
      "nor one that has spent two",
      all(pool(0, { available: 7, spent: 1 }), pool(1, { available: 1, spent: 1 })),
      { available: 7, spent: 1 },
      { available: 1, spent: 1 },
    ),
    owes(
      "none",
      "A side without points pays none",
      all(pool(0, { available: 0 }), pool(1, { available: 0 })),
      { available: 0, spent: 0 },
      { available: 0, spent: 0 },
    ),
    resolves({
      citation: "4.3",
      operation: "planForce",
      base: "planning-allied",
      id: "command-last-point",
      title: "4.3 The last point lets a force be planned",
      change: (state) => {
        keep(state, "allied", "patrol_white_relief");
        state.sides.allied.command[0]!.available = 1;
      },
      input: { force: "patrol_white_relief", departs: 1, speed: "moderate", path: ["0504"] },
      rolls: [],
      outcome: { force: "patrol_white_relief" },
    }),
  ];
}
