import { all, type Change, refused, resolves, type Vector } from "../kit";
import { dummy, force, fresh, turn } from "../kit/changes";

/** 4.2, 15.2 When convoys of the campaign sail. */
export function campaignConvoys(): Vector[] {
  const sail = {
    operation: "moveForce",
    base: "campaign-sailing",
    input: { piece: "convoy_waiting", speed: "slow", path: ["0504"], cross: "clear" },
  };
  const other: Change = (state) => {
    state.sides.allied.dummies.push(dummy(9, "0606"));
  };
  return [
    refused({
      id: "convoy-must-sail",
      title: "4.2 With the initiative the Allies do not end day 1 with their convoy in port",
      citation: "4.2",
      operation: "endPhase",
      base: "campaign-sailing",
      change: turn(2),
      input: {},
      code: "CONVOY_MUST_SAIL",
      section: "4.2",
    }),
    resolves({
      id: "convoy-may-wait",
      title: "4.2 On the first turn of day 1 it may wait",
      citation: "4.2",
      operation: "endPhase",
      base: "campaign-sailing",
      input: {},
      rolls: [],
      outcome: { ended: "move_blocks" },
    }),
    refused({
      ...sail,
      id: "convoy-not-ordered",
      title: "15.2 A convoy without orders stays in port",
      citation: "15.2",
      change: all(other, (state) => {
        state.sides.allied.campaign!.sailing = [];
      }),
      code: "CONVOY_NOT_ORDERED",
      section: "15.2",
      pointer: "/input/piece",
    }),
    refused({
      ...sail,
      id: "convoy-over-limit",
      title: "15.2 A convoy holds two counters of CAM ships at most: 9 CS are three",
      citation: "15.2",
      change: all(other, (state) => {
        force(state, "allied").units = [fresh("mc", 9), fresh("mv", 6)];
      }),
      code: "CONVOY_OVER_LIMIT",
      section: "15.2",
      pointer: "/input/piece",
    }),
  ];
}
