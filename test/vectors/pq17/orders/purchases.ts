import { all, type Change, type Vector } from "../kit";
import { options } from "../kit/changes";
import { no, yes } from "./order";

/** 14 Forces that are bought. */
export function purchases(): Vector[] {
  const spec = { operation: "buyForce", base: "setting-up", citation: "14" };
  const on = options("ahistorical_forces");
  return [
    yes(
      {
        ...spec,
        id: "buy-map",
        title: "14 Furious on the map costs the Allies her price of 15 VP",
        change: on,
        input: { force: 2, group: null },
      },
      { price: 15, vp: -15 },
      { vp: { log: [{ side: "allied", code: "AHISTORICAL", amount: -15, rule: "14" }] } },
      ["E-70"],
    ),
    yes(
      {
        ...spec,
        id: "buy-group",
        title: "14 As reinforcements she costs half",
        change: on,
        input: { force: 2, group: 1 },
      },
      { price: 7.5, vp: -7.5 },
    ),
    yes(
      {
        ...spec,
        id: "buy-axis",
        title: "14 Scharnhorst costs the Axis 30 VP",
        base: "setting-up-axis",
        change: on,
        input: { force: 1, group: null },
      },
      { price: 30, vp: 30 },
    ),
    no(
      { ...spec, id: "buy-off", title: "14 Without the option nothing is bought", input: { force: 2, group: null } },
      "OPTION_OFF",
      "14",
    ),
    no(
      {
        ...spec,
        id: "buy-enemy",
        title: "14 A side buys its own forces",
        change: on,
        input: { force: 1, group: null },
      },
      "VALUE_NOT_LISTED",
      "14",
      "/input/force",
    ),
    no(
      {
        ...spec,
        id: "buy-again",
        title: "14 A force is bought once",
        change: all(on, (state) => {
          state.sides.allied.special.bought = [2];
        }),
        input: { force: 2, group: null },
      },
      "NOTHING_TO_BUY",
      "14",
    ),
  ];
}

/** 15.4 Emergency reinforcements and green units. */
export function extras(): Vector[] {
  const buy = { operation: "buyEmergency", base: "campaign-planning", citation: "15.4.1" };
  const take = { operation: "takeGreenUnit", base: "campaign-planning", citation: "15.4.3" };
  const keep = { operation: "keepEmergency", base: "campaign-oob-allied", citation: "15.4" };
  const withPoints =
    (bought: number): Change =>
    (state) => {
      const own = state.sides.allied.campaign;
      if (own !== null) own.emergency = [{ unit: "dd_us", cs: 3, bought, placed: true }];
    };
  const bought: Change = (state) => {
    const own = state.sides.allied.campaign;
    if (own !== null) own.emergency = [{ unit: "dd_ai", cs: 3, bought: 9, placed: false }];
  };
  return [
    yes(
      {
        ...buy,
        id: "emergency-british",
        title: "15.4.1 Four CS of A-I destroyers cost 4 VP",
        input: { unit: "dd_ai", cs: 4 },
      },
      { cost: -4, vp: -4 },
      { vp: { log: [{ side: "allied", code: "EMERGENCY", amount: -4, unit: "dd_ai", rule: "15.4" }] } },
    ),
    yes(
      {
        ...buy,
        id: "emergency-us",
        title: "15.4.1 US destroyers are a group of their own",
        change: bought,
        input: { unit: "dd_us", cs: 4 },
      },
      { cost: -4 },
    ),
    yes(
      {
        ...buy,
        id: "emergency-rest",
        title: "15.4.1 A-I and Old destroyers share a group of 4 CS: one is left",
        change: bought,
        input: { unit: "tb_old", cs: 1 },
      },
      { cost: -1 },
    ),
    no(
      {
        ...buy,
        id: "emergency-limit",
        title: "15.4.1 The group of A-I and Old destroyers holds 4 CS",
        change: bought,
        input: { unit: "tb_old", cs: 2 },
      },
      "VALUE_NOT_LISTED",
      "15.4",
      "/input/cs",
    ),
    yes(
      {
        ...buy,
        id: "emergency-german",
        title: "15.4.2 Two CS of German torpedo boats give 2 VP",
        base: "campaign-planning-axis",
        citation: "15.4.2",
        input: { unit: "tb_35_37", cs: 2 },
      },
      { cost: 2, vp: 2 },
    ),
    no(
      {
        ...buy,
        id: "emergency-german-limit",
        title: "15.4.2 Two CS at most",
        base: "campaign-planning-axis",
        citation: "15.4.2",
        input: { unit: "tb_35_37", cs: 3 },
      },
      "VALUE_NOT_LISTED",
      "15.4",
      "/input/cs",
    ),
    yes(
      {
        ...keep,
        id: "emergency-kept",
        title: "15.4 Emergency reinforcements of an earlier fortnight are paid for again",
        change: withPoints(8),
        input: { unit: "dd_us" },
      },
      { cost: -3, vp: -3 },
    ),
    no(
      {
        ...keep,
        id: "emergency-fresh",
        title: "15.4 Those of this fortnight need not be",
        change: withPoints(9),
        input: { unit: "dd_us" },
      },
      "NOTHING_TO_KEEP",
      "15.4",
    ),
    yes(
      {
        ...take,
        id: "green-jamaica",
        title: "15.4.3 Jamaica, New in August II, may come in July I with a Green Crew",
        change: options("green_units"),
        input: { unit: "jamaica" },
      },
      { unit: "jamaica", due: "1942-08-II" },
      {},
      ["E-87"],
    ),
    no(
      {
        ...take,
        id: "green-bermuda",
        title: "15.4.3 Bermuda, New in September II, is more than four fortnights off",
        change: options("green_units"),
        input: { unit: "bermuda" },
      },
      "VALUE_NOT_LISTED",
      "15.4.3",
      "/input/unit",
    ),
    no(
      { ...take, id: "green-off", title: "15.4.3 Without the option no green unit comes", input: { unit: "jamaica" } },
      "OPTION_NOT_USED",
      "15.4.3",
    ),
  ];
}
