import { all, refused, type Vector } from "../kit";
import { force, fresh, laden, phase } from "../kit/changes";
import { being, COVER, of, pack } from "../kit/forces";
import { stays } from "../kit/move";

/** 4.3.4, 5, 5.4 Vectors for the rules that keep a force in its place or on its course. */
export function holdingRules(): Vector[] {
  return [
    stays({
      id: "shadower-moves",
      title: "5.4 A shadower moves with its target, not in its own phase",
      citation: "5.4",
      side: "axis",
      change: all(pack("axis", "0511"), (state) => {
        const target = force(state, "allied");
        Object.assign(target, {
          kind: "convoy",
          station: "at_sea",
          at: "0511",
          block: 1,
          identified: true,
          idLevel: 1,
          units: [fresh("dd_ai", 1), fresh("mv", 5)],
        });
        target.fuel = { state: "full", marker: 20, refuelled: false };
        target.convoy = laden(5, { visited: ["0511"] });
        state.sides.axis.shadowing = [{ target: 1, by: "force", id: "trondheim_group" }];
      }),
      path: ["0510"],
      code: "SHADOWS",
      section: "5.4",
    }),
    stays({
      id: "nowhere",
      title: "5 A force with nothing open next to it stays",
      citation: "5",
      change: pack("allied", "0511", "ss_soviet"),
      path: ["0510"],
      code: "NOWHERE_TO_GO",
      section: "5",
    }),
    stays({
      id: "must-return",
      title: "4.3.4 A TF that trains returns to its port",
      citation: "4.3.4",
      side: "axis",
      change: all(
        of("axis", ["admiral_hipper", 4]),
        being("axis", (each, state) => {
          Object.assign(each, { at: "0813", training: "trondheim" });
          each.fuel = { state: "training", marker: 12, refuelled: false };
          state.options = ["training"];
          state.sides.axis.trained = true;
        }),
      ),
      path: ["narvik"],
      code: "MUST_RETURN",
      section: "4.3.4",
      pointer: "/input/path/0",
    }),
    refused({
      id: "move-nothing",
      title: "5 When every block has moved none moves",
      citation: "5",
      operation: "moveForce",
      base: "lone-allied",
      change: all(
        phase("move_blocks", "allied"),
        being("allied", (each) => {
          each.moved.done = true;
        }),
      ),
      input: { piece: COVER, speed: "slow", path: ["0707"], cross: "clear" },
      code: "NOTHING_CAN_MOVE",
      section: "5",
    }),
  ];
}
