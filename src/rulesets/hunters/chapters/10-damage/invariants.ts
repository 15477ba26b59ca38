import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { ON_DUTY } from "../../vocabulary";
import { atMost, rule } from "../shared/invariant";

/** 10.1.2, 10.3.2 Returns the number of boxes that stay unmarked while the career continues. */
function unmarkedBoxes({ phase }: Snapshot): number {
  return phase === "over" ? 0 : 1;
}

/** 10.1.2, 10.3.2 Limits the marked boxes of hull and flooding. */
export const boxes: readonly Invariant<Snapshot, Charts>[] = [
  atMost({
    code: "HULL_EXCEEDED",
    pointer: "/boat/hull",
    section: "10.3.2",
    most: ({ facts, state }) => facts.boat.hullBoxes - unmarkedBoxes(state),
    values: ({ facts }) => ({ boxes: facts.boat.hullBoxes }),
  }),
  atMost({
    code: "FLOODING_EXCEEDED",
    pointer: "/boat/flooding",
    section: "10.1.2",
    most: ({ facts, state }) => facts.boat.floodingBoxes - unmarkedBoxes(state),
    values: ({ facts }) => ({ boxes: facts.boat.floodingBoxes }),
  }),
];

/** 10.5.2 Requires that the Kommandant is alive while the career continues. */
export const kommandant: Invariant<Snapshot, Charts> = rule({
  code: "KOMMANDANT_DEAD",
  pointer: "/crew/wounds/kmdt",
  section: "10.5.2",
  during: ON_DUTY,
  holds: ({ item }) => item !== "KIA",
});
