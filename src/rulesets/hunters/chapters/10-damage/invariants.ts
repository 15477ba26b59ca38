import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { ON_DUTY } from "../../vocabulary";
import { atMost, rule } from "../shared/invariant";

/** 10.1.2, 10.3.2 The number of boxes that stay unmarked while the career goes on. */
function lastBox({ phase }: Snapshot): number {
  return phase === "over" ? 0 : 1;
}

/** 10.1.2, 10.3.2 The boxes of hull and flooding that a boat can have marked. */
export const boxes: readonly Invariant<Snapshot, Charts>[] = [
  atMost({
    code: "HULL_EXCEEDED",
    pointer: "/boat/hull",
    section: "10.3.2",
    most: ({ facts, state }) => facts.boat.hullBoxes - lastBox(state),
    values: ({ facts }) => ({ boxes: facts.boat.hullBoxes }),
  }),
  atMost({
    code: "FLOODING_EXCEEDED",
    pointer: "/boat/flooding",
    section: "10.1.2",
    most: ({ facts, state }) => facts.boat.floodingBoxes - lastBox(state),
    values: ({ facts }) => ({ boxes: facts.boat.floodingBoxes }),
  }),
];

/** 10.5.2 The Kommandant lives while the career goes on. */
export const kommandant: Invariant<Snapshot, Charts> = rule({
  code: "KOMMANDANT_DEAD",
  pointer: "/crew/wounds/kmdt",
  section: "10.5.2",
  during: ON_DUTY,
  holds: ({ item }) => item !== "KIA",
});
