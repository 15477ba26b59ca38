import { all, type Case, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { force, fresh, known, phase } from "../kit/changes";
import { being } from "../kit/forces";

/** 6.3 Vectors for shadowers, their targets, and the end of the shadowing. */
export function shadowing(): Vector[] {
  const identify: Change = (state) => {
    const target = force(state, "axis");
    Object.assign(target, { identified: true, idLevel: 1 });
    state.sides.allied.searched = [1];
    state.sides.allied.reports = [
      {
        turn: 9,
        block: 1,
        hex: target.at,
        kind: "task_force",
        number: target.number,
        scattered: false,
        level: 1,
        warships: { least: 1, most: 1 },
        size: null,
        heavy: null,
        carrier: null,
        convoyShips: null,
        categories: [],
      },
    ];
  };
  const plain: Omit<Case, "id" | "title"> = {
    citation: "6.3.3",
    operation: "shadowForce",
    base: "search-allied-both",
    input: { block: 1, shadower: "tf_cruiser_cover" },
  };
  const shadow = (by: string, id: string): Json => ({ sides: { allied: { shadowing: [{ target: 1, by, id }] } } });
  const shadowQuestion: Omit<Case, "id" | "title"> = {
    citation: "6.3.5",
    operation: "giveUpShadowing",
    base: "shadow-asked",
  };
  return [
    resolves({
      ...plain,
      id: "shadow-cruiser",
      title: "6.3.3 An Allied TF with an undamaged cruiser shadows an Axis TF",
      change: identify,
      rolls: [],
      outcome: { block: 1 },
      snapshot: shadow("force", "tf_cruiser_cover"),
    }),
    resolves({
      ...plain,
      citation: "6.3.1",
      id: "shadow-sector",
      title: "6.3.1 A sector shadows what it has found",
      change: identify,
      input: { block: 1, shadower: "british" },
      rolls: [],
      snapshot: shadow("sector", "british"),
    }),
    refused({
      ...plain,
      id: "shadow-damaged",
      title: "6.3.3 A damaged cruiser does not shadow",
      change: all(
        identify,
        being("allied", (each) => {
          each.units[0]!.cs = 2;
        }),
      ),
      code: "VALUE_NOT_LISTED",
      section: "6.3",
      pointer: "/input/shadower",
    }),
    refused({
      ...plain,
      citation: "6.3",
      id: "shadow-pack",
      title: "6.3 Wolf Packs are never shadowed",
      change: all(
        identify,
        being("axis", (each, state) => {
          Object.assign(each, { kind: "wolf_pack", units: [fresh("ss_german", 2)] });
          each.fuel.marker = null;
          state.sides.allied.reports = [];
        }),
      ),
      code: "NOTHING_TO_SHADOW",
      section: "6.3",
    }),
    refused({
      ...plain,
      citation: "6.3",
      id: "shadow-not-found",
      title: "6.3 Only what was found in this segment is shadowed",
      change: known("axis", undefined, 1),
      code: "NOTHING_TO_SHADOW",
      section: "6.3",
    }),
    resolves({
      ...shadowQuestion,
      id: "give-up-none",
      title: "6.3.5 The shadower continues",
      input: { blocks: [] },
      rolls: [],
      snapshot: { pending: null, sides: { axis: { shadowing: [{ target: 1, by: "sector", id: "trondheim" }] } } },
    }),
    resolves({
      ...shadowQuestion,
      id: "give-up",
      title: "6.3.5 The shadower gives up before the force moves",
      input: { blocks: [1] },
      rolls: [],
      outcome: { blocks: [1] },
      snapshot: { pending: null, unshadowed: ["tf_cruiser_cover"], sides: { axis: { shadowing: [] } } },
      rulings: ["D-30"],
    }),
    resolves({
      citation: "6.3.4",
      operation: "followPart",
      base: "shadow-split",
      id: "follow-detached",
      title: "6.3.4 The shadower follows the part that left",
      input: { block: 2 },
      rolls: [],
      snapshot: { pending: null, sides: { axis: { shadowing: [{ target: 2, by: "sector", id: "trondheim" }] } } },
    }),
    resolves({
      citation: "6.3.4",
      operation: "followPart",
      base: "shadow-split",
      id: "follow-kept",
      title: "6.3.4 The shadower stays with the old force",
      input: { block: 1 },
      rolls: [],
      snapshot: { pending: null, sides: { axis: { shadowing: [{ target: 1, by: "sector", id: "trondheim" }] } } },
    }),
    resolves({
      citation: "6.3.4",
      operation: "followPart",
      base: "shadow-split",
      id: "follow-larger",
      title: "6.3.4 The shadower follows the larger part, which is the old force",
      input: { part: "larger" },
      rolls: [],
      outcome: { block: 1 },
      snapshot: { pending: null, sides: { axis: { shadowing: [{ target: 1, by: "sector", id: "trondheim" }] } } },
      rulings: ["E-113"],
    }),
    refused({
      citation: "6.3.4",
      operation: "followPart",
      base: "shadow-split",
      id: "follow-untold",
      title: "6.3.4 The shadower names only kinds of ship in a report",
      input: { part: "capital_ships" },
      code: "VALUE_NOT_LISTED",
      section: "6.3.4",
      pointer: "/input/part",
    }),
    resolves({
      citation: "6.2.2",
      operation: "declareDenial",
      base: "lone-allied",
      id: "denial-declared",
      title: "6.2.2 A side says what it denies from now on",
      change: phase("combine", "allied"),
      input: { carrier: true, cam: false, wolfPack: true },
      rolls: [],
      snapshot: { sides: { allied: { denial: { carrier: true, cam: false, wolfPack: true } } } },
    }),
  ];
}
