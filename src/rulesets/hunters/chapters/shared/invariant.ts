import { invariantWords } from "../../../../core/request/invariants";
import { boatFacts, findTrack } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { tonsSunk } from "./log";

/** The declaration helpers of The Hunters' invariants, with the facts that many of them share. */
export const { rule, implies, onlyIn, atMost, unique, each, where, inTurn } = invariantWords(
  (state: Snapshot, charts: Charts) => {
    const { boat, patrol, options } = state;
    const track = patrol === null ? undefined : findTrack(charts, boat.type, patrol.track, options);
    return {
      boat: boatFacts(charts, boat.type),
      /** 7.1.2 The area and the boxes of the patrol's track. Undefined and empty if the charts have no such track. */
      area: track?.area,
      boxes: track?.boxes ?? [],
      tons: tonsSunk(state),
    };
  },
);
