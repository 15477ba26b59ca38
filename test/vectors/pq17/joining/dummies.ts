import { all, type Case, type Change, draw, needs, refused, resolves, type Vector } from "../kit";
import { dummy, phase } from "../kit/changes";
import { being } from "../kit/forces";

/** 1.3 Dummies that are placed, and dummies that go. */
export function dummies(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = {
    citation: "1.3",
    operation: "placeDummy",
    base: "lone-allied",
    input: { at: "0708" },
  };
  const due: Change = being("allied", (each) => {
    each.dummyDue = true;
  });
  const step = phase("move_blocks", "allied");
  return [
    ...[1, 2].map((face) =>
      resolves({
        ...plain,
        id: `dummy-placed-${face}`,
        title: `1.3 A force that has become unidentified places a dummy; the two blocks are mixed${face === 1 ? "" : ", the other way round"}`,
        change: all(step, due),
        rolls: [draw("block-order", face, face === 1 ? "as they stood" : "the other way round")],
        outcome: { dummy: "dummy_1" },
        after: being("allied", (each, state) => {
          each.dummyDue = false;
          each.block = face;
          state.sides.allied.dummies = [{ ...dummy(1, "0708"), block: 3 - face }];
        }),
      }),
    ),
    resolves({
      ...plain,
      id: "dummy-port",
      title: "1.3 A TF that has entered port places a dummy there",
      change: all(
        step,
        due,
        being("allied", (each) => {
          Object.assign(each, { station: "in_port", at: "scapa_flow", block: null });
        }),
      ),
      input: { at: "scapa_flow" },
      rolls: [],
      snapshot: { sides: { allied: { portDummies: ["scapa_flow"] } } },
    }),
    refused({
      ...plain,
      id: "dummy-port-twice",
      title: "1.3 One dummy a turn for each port",
      change: all(
        step,
        due,
        being("allied", (each, state) => {
          Object.assign(each, { station: "in_port", at: "scapa_flow", block: null });
          state.sides.allied.portDummies = ["scapa_flow"];
        }),
      ),
      input: { at: "scapa_flow" },
      code: "NO_DUMMY_DUE",
      section: "1.3",
    }),
    refused({
      ...plain,
      id: "dummy-not-due",
      title: "1.3 Without a force that calls for one no dummy is placed",
      change: step,
      code: "NO_DUMMY_DUE",
      section: "1.3",
    }),
    refused({
      ...plain,
      id: "dummy-limit",
      title: "1.3 No more dummies than the scenario allows",
      change: all(step, due, (state) => {
        state.sides.allied.dummies = [1, 2, 3].map((each) => dummy(each + 3, "0606"));
      }),
      code: "NO_DUMMY_LEFT",
      section: "1.3",
    }),
    refused({
      ...plain,
      id: "dummy-elsewhere",
      title: "1.3 A dummy is placed next to the force that calls for it",
      change: all(step, due),
      input: { at: "0707" },
      code: "VALUE_NOT_LISTED",
      section: "1.3",
      pointer: "/input/at",
    }),
    needs({
      ...plain,
      id: "dummy-asks",
      title: "1.3 Placing a dummy at sea draws which block is which",
      change: all(step, due),
      next: { label: "block-order" },
    }),
    resolves({
      ...plain,
      operation: "endPhase",
      input: {},
      id: "dummy-surplus",
      title: "1.3 Of several dummies of a hex all but one go at the end of the phase",
      change: all(phase("combine", "allied"), (state) => {
        state.sides.allied.dummies = [dummy(2, "0606"), dummy(3, "0606"), dummy(4, "0707")];
      }),
      rolls: [],
      after: (state) => {
        state.sides.allied.dummies = [dummy(2, "0606"), dummy(4, "0707")];
      },
    }),
  ];
}

/** 1.3 Dummies that their owner takes away. */
export function withdrawnDummies(): Vector[] {
  const plan = { operation: "withdrawDummy", base: "recon-axis", citation: "1.3", input: { dummy: "dummy_9" } };
  const there: Change = (state) => {
    state.sides.axis.dummies = [dummy(9, "0714")];
  };
  const none: Change = (state) => {
    state.sides.axis.dummies = [];
  };
  return [
    resolves({
      ...plan,
      id: "dummy-withdrawn",
      title: "1.3 A dummy goes off the map in a segment of its owner's phase, without a die",
      change: there,
      rolls: [],
      outcome: { dummy: "dummy_9" },
      after: none,
    }),
    refused({
      ...plan,
      id: "dummy-force",
      title: "1.3 A force is not a dummy",
      change: there,
      input: { dummy: "trondheim_group" },
      code: "VALUE_NOT_LISTED",
      section: "1.3",
      pointer: "/input/dummy",
    }),
    refused({
      ...plan,
      id: "dummy-none",
      title: "1.3 A side without a dummy withdraws none",
      change: none,
      code: "NO_DUMMY",
      section: "1.3",
    }),
    refused({
      ...plan,
      id: "dummy-other-phase",
      title: "1.3 Not in the phase of the other side",
      change: all(there, phase("recon", "allied"), (state) => {
        state.sides.allied.dummies = [];
      }),
      code: "NO_DUMMY",
      section: "1.3",
    }),
  ];
}
