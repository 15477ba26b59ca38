import type { Invariant } from "../../../../core/contract/invariant";
import { cargoOf, germanShipOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { CARGO, type Cargo } from "../../vocabulary";
import { each, inTurn, rule, where } from "../shared/invariant";
import { aboard, countersLeft } from "./hull-boxes";
import { allowedCargo } from "./purchases";

type Boxes = readonly (Cargo | null)[];

/** D-55 True if the box belongs to a whole counter: its run of equal boxes contains only whole counters. */
function isWholeCounter(charts: Charts, boxes: Boxes, index: number): boolean {
  const cargo = boxes[index]!;
  const { boxes: size } = cargoOf(charts, cargo);
  if (size === 1) return true;
  let from = index;
  let to = index + 1;
  while (from > 0 && boxes[from - 1] === cargo) from -= 1;
  while (to < boxes.length && boxes[to] === cargo) to += 1;
  return (to - from) % size === 0;
}

/** Returns the types of cargo in the boxes, in order of first appearance. */
function typesIn(boxes: Boxes): Cargo[] {
  return [...new Set(boxes)].filter((cargo) => cargo !== null);
}

/** 8.1, 8.4, D-55 Requires that cargo is in an intact Hull box, allowed on the ship, and a whole counter. */
const inBox = inTurn(
  rule({
    code: "CARGO_IMPOSSIBLE",
    pointer: "/ships/*/boxes/*",
    section: "8.4",
    variant: "lost-hull",
    holds: ({ holder: { status, hull }, key }) => status === "in_play" && key < hull,
  }),
  rule({
    code: "CARGO_IMPOSSIBLE",
    pointer: "/ships/*/boxes/*",
    section: "8.1",
    variant: "carry",
    holds: ({ state, charts, item, keys: [id] }) => allowedCargo(state, charts, id).includes(item!),
  }),
  rule({
    code: "CARGO_IMPOSSIBLE",
    pointer: "/ships/*/boxes/*",
    section: "20.1",
    variant: "cargo-several",
    holds: ({ charts, holder, key }) => isWholeCounter(charts, holder.boxes, key),
  }),
);

/**
 * 8.1, 8.3, 8.4 The invariants of cargo: intact boxes, whole counters, allowed types, and no more counters than the
 * game has.
 */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  each("/ships/*", [
    inTurn(
      rule({
        code: "BOXES_MISCOUNTED",
        pointer: "/ships/*/boxes",
        section: "3.0",
        values: ({ charts, keys: [id] }) => ({ size: germanShipOf(charts, id).start.hull }),
        holds: ({ charts, item, keys: [id] }) => item.length === germanShipOf(charts, id).start.hull,
      }),
      [
        where("/ships/*/boxes/*", ({ item }) => item !== null, [inBox]),
        rule({
          code: "CARGO_IMPOSSIBLE",
          pointer: "/ships/*/boxes/*",
          of: "/ships/*/boxes",
          section: "20.1",
          variant: "ship-carries",
          over: ({ item }) => typesIn(item),
          at: ({ item, each: cargo }) => item.lastIndexOf(cargo),
          values: ({ charts, each: cargo }) => ({ most: cargoOf(charts, cargo).perShip }),
          holds: ({ charts, holder, each: cargo }) => {
            const { perShip } = cargoOf(charts, cargo);
            return perShip === null || aboard(holder, charts, cargo) <= perShip;
          },
        }),
      ],
    ),
  ]),
  rule({
    code: "COUNTERS_EXCEEDED",
    pointer: "/ships",
    section: "8.3",
    over: () => CARGO,
    values: ({ charts, each: cargo }) => ({ cargo, count: cargoOf(charts, cargo).count }),
    holds: ({ state, charts, each: cargo }) => countersLeft(state, charts, cargo) >= 0,
  }),
];
