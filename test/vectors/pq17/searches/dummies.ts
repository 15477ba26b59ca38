import { all, type Change, type Vector } from "../kit";
import type { Card } from "../kit/cards";
import { dummy, force, fresh, keep, known } from "../kit/changes";
import { ALLIED_NIGHT, AXIS_NIGHT, axisShadows, convoyOf, FAILED, forceReport, tried } from "./search";

/** 6.2.1, 6.5 Dummies that are searched for, and dummies that search. */
export function dummies(): Vector[] {
  const night = { ...ALLIED_NIGHT, symbol: "U" } as const;
  const bluff: Change = (state) => {
    keep(state, "allied");
    state.sides.allied.dummies = [dummy(1, "0708")];
  };
  const removeDummy: Change = (state) => {
    state.sides.allied.dummies = [];
  };
  const target: Change = (state) => {
    keep(state, "axis");
    state.sides.axis.dummies = [dummy(1, "0708")];
  };
  const blank = (card: Card): boolean => card.night.air[0] === "-" && card.night.both[0] === "U";
  return [
    tried({
      ...night,
      id: "dummy-found",
      title: "6.2.1 A dummy that is found leaves the map",
      citation: "6.2.1",
      change: target,
      outcome: () => ({ found: "dummy", idLevel: null, exposed: false }),
      after: (state) => {
        state.sides.axis.dummies = [];
      },
    }),
    tried({
      ...ALLIED_NIGHT,
      symbol: "2",
      id: "dummy-not-found",
      title: "6.2 A dummy has no ID: a numbered result fails against it",
      change: target,
      outcome: FAILED,
    }),
    tried({
      ...night,
      id: "dummy-searches",
      title: "6.5 A dummy whose search would succeed is shown and removed, and finds nothing",
      citation: "6.5",
      change: bluff,
      outcome: () => ({ found: "failed", idLevel: null, exposed: true }),
      after: removeDummy,
      rulings: ["D-09"],
    }),
    tried({
      ...ALLIED_NIGHT,
      symbol: "-",
      id: "dummy-searches-in-vain",
      title: "6.5 A dummy whose search fails stays hidden",
      citation: "6.5",
      change: bluff,
      outcome: FAILED,
      after: () => undefined,
    }),
    tried({
      ...ALLIED_NIGHT,
      by: "air",
      symbol: "-",
      also: blank,
      id: "dummy-and-sector",
      title: "6.5 With a sector besides, a dummy is shown when Both alone would succeed",
      citation: "6.5",
      change: bluff,
      outcome: () => ({ found: "failed", idLevel: null, exposed: true }),
      after: removeDummy,
      rulings: ["D-09"],
    }),
    tried({
      ...ALLIED_NIGHT,
      by: "air",
      symbol: "U",
      id: "dummy-and-sector-air",
      title: "6.5 With a sector besides, its row decides and the dummy stays hidden",
      citation: "6.5",
      change: bluff,
      outcome: forceReport,
    }),
    tried({
      ...ALLIED_NIGHT,
      symbol: "U",
      id: "dummy-with-force",
      title: "6.5 A dummy next to a TF stays hidden when the card succeeds",
      citation: "6.5",
      change: (state) => {
        state.sides.allied.dummies = [dummy(2, "0708")];
      },
      outcome: forceReport,
    }),
  ];
}

/** 6.3 Searches for a force that is shadowed. */
export function shadowed(): Vector[] {
  const shadow: Change = all(known("allied", undefined, 2), axisShadows("force", "narvik_group"), (state) => {
    const pack = force(state, "axis");
    Object.assign(pack, { kind: "wolf_pack", units: [fresh("ss_german", 2)] });
    pack.fuel.marker = null;
    convoyOf(["mv", 10], ["dd_ai", 1])(state);
  });
  return [
    tried({
      ...AXIS_NIGHT,
      symbol: "-",
      id: "shadower-fails",
      title: "6.3.5 A failed search ends shadowing, and the target loses 1 ID",
      citation: "6.3.5",
      change: shadow,
      outcome: FAILED,
      after: (state) => {
        state.sides.axis.shadowing = [];
        force(state, "allied").idLevel = 1;
      },
      rulings: ["D-30"],
    }),
    tried({
      ...AXIS_NIGHT,
      symbol: "-",
      id: "shadower-fails-at-id0",
      title: "6.3.5 At ID0 the force that got away becomes unidentified and may place a dummy",
      citation: "6.3.5",
      change: all(shadow, known("allied", undefined, 0)),
      outcome: FAILED,
      after: (state) => {
        state.sides.axis.shadowing = [];
        Object.assign(force(state, "allied"), { identified: false, idLevel: 0, dummyDue: true });
      },
    }),
    tried({
      ...AXIS_NIGHT,
      symbol: "2",
      id: "shadower-succeeds",
      title: "6.3 A shadower that succeeds continues",
      citation: "6.3",
      change: shadow,
      outcome: (gain) => forceReport(2 + gain),
      snapshot: { sides: { axis: { shadowing: [{ target: 1, by: "force", id: "narvik_group" }] } } },
    }),
  ];
}
