import type { Invariant } from "../../../../core/contract/invariant";
import { boatFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { BoatFacts } from "../../charts/shapes";
import type { Snapshot } from "../../snapshot";
import { atMost, implies } from "../shared/invariant";

type Game = { readonly state: Snapshot; readonly charts: Charts };

/** 10.1.2, 10.3.2 The boxes that a boat keeps unmarked while its career goes on. */
function lastBox({ state }: Game): number {
  return state.phase === "over" ? 0 : 1;
}

function factsOf({ state, charts }: Game): BoatFacts {
  return boatFacts(charts, state.boat.type);
}

/** 10.1.2, 10.3.2 The boxes of hull and flooding that a boat can have marked. */
export const boxes: readonly Invariant<Snapshot, Charts>[] = [
  atMost({
    code: "HULL_EXCEEDED",
    pointer: "/boat/hull",
    section: "10.3.2",
    sentence: "A {state.boat.type} is sunk with its hull box {boxes}, the last.",
    most: (place) => factsOf(place).hullBoxes - lastBox(place),
    values: (place) => ({ boxes: factsOf(place).hullBoxes }),
  }),
  atMost({
    code: "FLOODING_EXCEEDED",
    pointer: "/boat/flooding",
    section: "10.1.2",
    sentence: "A {state.boat.type} must surface with its flooding box {boxes}, the last.",
    most: (place) => factsOf(place).floodingBoxes - lastBox(place),
    values: (place) => ({ boxes: factsOf(place).floodingBoxes }),
  }),
];

/** 10.5.2 The Kommandant's life. */
export const kommandant: Invariant<Snapshot, Charts> = implies({
  code: "KOMMANDANT_DEAD",
  pointer: "/crew/wounds/kmdt",
  section: "10.5.2",
  sentence: "A dead Kommandant gives no orders; the career is over (10.5.2).",
  when: ({ state }) => state.phase !== "over",
  holds: ({ item }) => item !== "KIA",
});
