import { all, type Change, type Vector } from "../kit";
import { chit, light, options } from "../kit/changes";
import { no, yes } from "./order";

/** 12.4 Bomber Command. */
export function bombers(): Vector[] {
  const spec = { operation: "callBombers", base: "event-allied", citation: "12.4", input: {} };
  const photo =
    (unit: string): Change =>
    (state) => {
      state.sides.allied.photos = [{ turn: 8, port: "trondheim", heavy: [unit], types: [] }] as never;
    };
  const bomberCommand = chit("allied", "K", "bomber_command");
  return [
    yes(
      {
        ...spec,
        id: "bombers-called",
        title: "12.4 Bomber Command comes at night once Tirpitz has been photographed: 6 CS at Wick",
        change: all(bomberCommand, light("night"), photo("tirpitz")),
      },
      {},
      { sides: { allied: { chits: [{ revealed: true, fulfilled: true }] } } },
      ["E-71"],
    ),
    no(
      {
        ...spec,
        id: "bombers-day",
        title: "12.4 Bomber Command comes at night",
        change: all(bomberCommand, photo("tirpitz")),
      },
      "NOT_AT_NIGHT",
      "12.4",
    ),
    no(
      {
        ...spec,
        id: "bombers-unseen",
        title: "12.4 Bomber Command needs a capital ship identified in port",
        change: all(bomberCommand, light("night"), photo("lutzow")),
      },
      "NO_CAPITAL_SHIP_SEEN",
      "12.4",
    ),
    no(
      {
        ...spec,
        id: "bombers-none",
        title: "12.4 Without the condition no bombers come",
        change: all(chit("allied", "Z", "none"), light("night"), photo("tirpitz")),
      },
      "NO_BOMBER_COMMAND",
      "12.4",
    ),
  ];
}

/** 4.3.4 Training sorties. */
export function training(): Vector[] {
  const spec = {
    operation: "declareTraining",
    base: "training-axis",
    citation: "4.3.4",
    input: { force: "narvik_group" },
  };
  const on = options("training");
  return [
    yes(
      { ...spec, id: "training-declared", title: "4.3.4 An Axis TF sails for training", change: on },
      { force: "narvik_group" },
    ),
    no({ ...spec, id: "training-off", title: "4.3.4 Without the option no one trains" }, "NO_TRAINING", "4.3.4"),
    no(
      {
        ...spec,
        id: "training-again",
        title: "4.3.4 There is one training sortie in an operation",
        change: all(on, (state) => {
          state.sides.axis.trained = true;
        }),
      },
      "NO_TRAINING",
      "4.3.4",
    ),
    no(
      {
        ...spec,
        id: "training-at-sea",
        title: "4.3.4 A TF at sea does not begin to train",
        change: on,
        input: { force: "wolf_pack_eisteufel_1" },
      },
      "VALUE_NOT_LISTED",
      "4.3.4",
      "/input/force",
    ),
  ];
}
