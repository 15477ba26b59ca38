import type { Force } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Case, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { force, fresh, known, laden, phase, turn } from "../kit/changes";
import { being, COVER, convoy } from "../kit/forces";

/** The report that the Axis had of the force before it split. */
const reports =
  (members: Json): Change =>
  (state) => {
    const target = force(state, "allied");
    state.sides.axis.reports = [
      {
        turn: 9,
        block: 1,
        hex: target.at,
        kind: target.kind,
        number: target.number,
        scattered: false,
        level: 3,
        warships: { least: 1, most: 4 },
        size: null,
        heavy: null,
        carrier: null,
        convoyShips: null,
        categories: [],
        ...members,
      },
    ] as typeof state.sides.axis.reports;
  };

const category = (name: string, counters: number, cs: number): Json => ({ category: name, counters, cs });

/** The force that keeps its block, and the one that has left it. */
const parts =
  (remainder: Force["units"], detachment: Force["units"]): Change =>
  (state) => {
    state.sides.allied.forces[0]!.units = remainder;
    state.sides.allied.forces[1]!.units = detachment;
  };

/** 6.3.4 Vectors for the part that is followed of a force that has split. */
export function splits(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = { citation: "6.3.4", operation: "followPart", base: "shadow-split" };
  const follows = (id: string, title: string, change: Change, part: string, target: number): Vector =>
    resolves({
      ...plain,
      id: `follow-${id}`,
      title: `6.3.4, E-113 ${title}`,
      change,
      input: { part },
      rolls: [],
      snapshot: { pending: null, sides: { axis: { shadowing: [{ target, by: "sector", id: "trondheim" }] } } },
    });
  const fleet = parts([fresh("dd_ai", 4), fresh("dd_jr", 4)], [fresh("kent", 3)]);
  const cruisers = reports({ categories: [category("cruisers", 1, 3), category("light_ships", 2, 8)] });
  const merchants: Change = all(
    parts([fresh("mv", 16), fresh("dd_ai", 1)], [fresh("kent", 3), fresh("norfolk", 3)]),
    (state) => {
      Object.assign(state.sides.allied.forces[0]!, { kind: "convoy", convoy: laden(16, { visited: ["0708"] }) });
      state.sides.allied.forces[0]!.number = 1;
    },
  );
  return [
    follows(
      "larger-part",
      "The larger part is that with more counters",
      parts([fresh("norfolk", 3)], [fresh("dd_ai", 1), fresh("dd_jr", 1)]),
      "larger",
      2,
    ),
    follows(
      "larger-cs",
      "Of parts with as many counters the larger has more CS",
      parts([fresh("dd_ai", 3)], [fresh("dd_jr", 4)]),
      "larger",
      2,
    ),
    follows(
      "larger-old",
      "The old block is the larger where it has more CS",
      parts([fresh("dd_ai", 4)], [fresh("dd_jr", 3)]),
      "larger",
      1,
    ),
    follows(
      "alike",
      "Of parts alike the old block is followed",
      parts([fresh("norfolk", 3)], [fresh("kent", 3)]),
      "larger",
      1,
    ),
    follows("cruisers", "Cruisers that were reported are followed", all(fleet, cruisers), "cruisers", 2),
    follows("light-ships", "Light ships that were reported are followed", all(fleet, cruisers), "light_ships", 1),
    follows(
      "heavy-ships",
      "Heavy ships that were reported are followed",
      all(fleet, reports({ heavy: 1 })),
      "heavy_ships",
      2,
    ),
    follows(
      "carriers",
      "A carrier that was reported is followed",
      all(parts([fresh("kent", 3)], [fresh("victorious", 4)]), reports({ carrier: true })),
      "carriers",
      2,
    ),
    follows("merchants", "The convoy is followed by its label", merchants, "convoy", 1),
    follows("merchants-larger", "Merchants count in the larger part", merchants, "larger", 1),
    ...[
      ["unreported", "capital_ships", all(fleet, cruisers)],
      ["no-heavy", "heavy_ships", all(fleet, reports({ heavy: 0 }))],
      ["no-carrier", "carriers", all(fleet, reports({ carrier: false }))],
      ["no-convoy", "convoy", all(fleet, cruisers)],
      ["other-force", "cruisers", all(fleet, reports({ number: 42, categories: [category("cruisers", 1, 3)] }))],
      ["none-of-kind", "cruisers", all(fleet, reports({ categories: [category("cruisers", 0, 0)] }))],
    ].map(([id, part, change]) =>
      refused({
        ...plain,
        id: `follow-${id as string}`,
        title: "6.3.4, E-113 What was not reported of the force is not followed by its name",
        change: change as Change,
        input: { part: part as string },
        code: "VALUE_NOT_LISTED",
        section: "6.3.4",
        pointer: "/input/part",
      }),
    ),
  ];
}

/** 6.3.4, 6.3.5 Vectors for shadowers whose target splits, scatters or waits. */
export function shadowed(): Vector[] {
  const sector: Change = all(known("allied", COVER, 2), (state) => {
    state.sides.axis.shadowing = [{ target: 1, by: "sector", id: "trondheim" }];
  });
  const step = phase("move_detach", "allied");
  const pair: Change = being("allied", (each) => {
    each.units = [fresh("norfolk", 3), fresh("kent", 3)];
  });
  const shadowing = (...list: Json[]): Json => ({ sides: { axis: { shadowing: list } } });
  const waits = (id: string, title: string, change: Change, idLevel: number): Vector =>
    resolves({
      id: `unshadowed-${id}`,
      title: `6.3.5, D-30 ${title}`,
      citation: "6.3.5",
      operation: "endPhase",
      base: "lone-allied",
      change: all(
        phase("move_blocks", "allied"),
        known("allied", COVER, 2),
        (state) => {
          state.unshadowed = [COVER];
        },
        change,
      ),
      input: {},
      rolls: [],
      snapshot: { unshadowed: [], sides: { allied: { forces: [{ idLevel }] } } },
    });
  return [
    resolves({
      id: "split-asks",
      title: "6.3.4 Those who shadow a force that splits decide which part they follow",
      citation: "6.3.4",
      operation: "detachForce",
      base: "lone-allied",
      change: all(step, pair, sector),
      input: { force: COVER, units: [{ unit: "kent", cs: 3 }] },
      rolls: [],
      snapshot: { pending: { decision: "shadow_follow", side: "axis", kept: 1, detached: 2 } },
    }),
    resolves({
      id: "split-boat",
      title: "6.3.4 A Wolf Pack that leaves a convoy is not shadowed, so no one decides",
      citation: "6.3.4",
      operation: "detachForce",
      base: "lone-allied",
      change: all(step, convoy("0708", 9), sector, (state) => {
        force(state, "allied").units = [fresh("ss_british", 1), fresh("dd_ai", 1), fresh("mv", 10)];
      }),
      input: { force: COVER, units: [{ unit: "ss_british", cs: 1 }] },
      rolls: [],
      snapshot: { pending: null, ...shadowing({ target: 1, by: "sector" }) },
    }),
    resolves({
      id: "split-pack-follows",
      title: "6.3.2 A Wolf Pack that shadows a convoy stays with it when its escort leaves",
      citation: "6.3.2",
      operation: "detachForce",
      base: "lone-allied",
      change: all(step, convoy("0708", 9), known("allied", COVER, 2), (state) => {
        const pack = force(state, "axis");
        Object.assign(pack, { kind: "wolf_pack", units: [fresh("ss_german", 2)] });
        pack.fuel.marker = null;
        state.sides.axis.shadowing = [{ target: 1, by: "force", id: pack.id }];
      }),
      input: { force: COVER, units: [{ unit: "dd_ai", cs: 1 }] },
      rolls: [],
      snapshot: { pending: null, ...shadowing({ target: 1, by: "force" }) },
    }),
    resolves({
      id: "scatter-shadowed",
      title: "6.3.1 Aircraft do not shadow a scattered convoy: they follow its escort",
      citation: "6.3.1",
      operation: "scatterConvoy",
      base: "lone-allied",
      change: all(step, convoy("0708", 9), sector),
      input: { convoy: COVER },
      rolls: [],
      snapshot: { pending: null, ...shadowing({ target: 2, by: "sector" }) },
    }),
    waits("loses", "A force that lost its shadowers and has not moved loses 1 ID", () => undefined, 1),
    waits(
      "moved",
      "One that has moved lost it then",
      being("allied", (each) => {
        each.moved = { hexes: 1, speed: "moderate", entered: ["0708"], done: true };
      }),
      2,
    ),
    waits("afternoon", "In a PM turn the loss for not moving is all", turn(10), 1),
    waits(
      "again",
      "A force that is shadowed again loses none",
      (state) => {
        state.sides.axis.shadowing = [{ target: 1, by: "sector", id: "trondheim" }];
      },
      2,
    ),
  ];
}
