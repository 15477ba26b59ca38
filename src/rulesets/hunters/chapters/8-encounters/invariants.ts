import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot, Target } from "../../snapshot";
import type { Phase } from "../../vocabulary";
import { each, implies, rule, unique } from "../shared/invariant";
import { afloat, knownShip, pointsToSink } from "./targets";

/** Phases that need a ship to look at, fire at or choose. */
const NEEDS_A_TARGET: readonly Phase[] = ["contact", "attack", "round", "escort_arrived", "straggler"];

/** Phases by which day or night is settled. */
const AFTER_THE_LIGHT: readonly Phase[] = ["attack", "round", "escort_arrived"];

/** 8.2.5 The points at which a target sinks. */
function pointsOf(charts: Charts, { type, tons }: Target): number {
  return type === "capital_ship" ? charts.POINTS_TO_SINK.facts.capitalShip : pointsToSink(charts, tons);
}

/** What no fight could be: with ships that nobody meets, or in a phase that it has not come to. */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  each("/engagement/targets/*", [
    unique({
      code: "TARGET_IMPOSSIBLE",
      pointer: "/engagement/targets/*/slot",
      section: "9.1.1",
      sentence: "Two targets share a slot.",
    }),
    rule({
      code: "SHIP_UNKNOWN",
      pointer: "/engagement/targets/*/name",
      section: "8.2.2",
      sentence: "No roster holds a {holder.type} {item} of {holder.tons} t.",
      holds: ({ charts, item, holder }) => item === null || knownShip(charts, holder.type, item, holder.tons),
    }),
    rule({
      code: "TARGET_IMPOSSIBLE",
      pointer: "/engagement/targets/*/points",
      section: "8.2.5",
      sentence: "A ship of {holder.tons} t sinks at {points} points.",
      values: ({ charts, holder }) => ({ points: pointsOf(charts, holder) }),
      holds: ({ charts, item, holder }) => item === pointsOf(charts, holder),
    }),
  ]),
  rule({
    code: "TARGET_IMPOSSIBLE",
    pointer: "/engagement/targets",
    section: "8.1",
    sentence: "Phase {state.phase} needs a target afloat.",
    holds: ({ state: { phase }, holder }) => {
      const isUnknown = phase !== "escort_arrived" && holder.penetration === "declared";
      return !NEEDS_A_TARGET.includes(phase) || isUnknown || afloat(holder).length > 0;
    },
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/kind",
    section: "14.11",
    sentence: "Only a convoy is penetrated (14.11).",
    when: ({ state, holder }) => state.phase === "convoy" || holder.penetration !== "none",
    holds: ({ state, item }) => item === "convoy" && state.options.convoyPenetration,
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/penetration",
    section: "14.11",
    sentence: "The approach is yet to be chosen (14.11).",
    when: ({ state }) => state.phase === "convoy",
    holds: ({ item }) => item === "none",
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/escorted",
    section: "8.1.3",
    sentence: "A convoy sighted is escorted (8.1.3).",
    when: ({ state, holder }) => state.phase === "convoy" || holder.penetration === "declared",
    holds: ({ item }) => item,
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/targets",
    section: "14.11",
    sentence: "The ships of a convoy sighted are not yet known (14.11).",
    when: ({ state, holder }) => state.phase === "convoy" || holder.penetration === "declared",
    holds: ({ item }) => item.length === 0,
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/attack",
    section: "14.11.1",
    sentence: "An approach was made some way (14.11.1).",
    when: ({ holder }) => holder.penetration === "made",
    holds: ({ item }) => item !== null,
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/dayNight",
    section: "8.3",
    sentence: "Day or night is settled before an attack.",
    when: ({ state }) => AFTER_THE_LIGHT.includes(state.phase),
    holds: ({ item }) => item !== null,
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/round",
    section: "9.4.2",
    sentence: "A round is planned first, against unescorted ships.",
    when: ({ state }) => state.phase === "round",
    holds: ({ item, holder }) => item !== null && !holder.escorted,
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/cycle",
    section: "9.6",
    sentence: "An escort searches in its cycle.",
    when: ({ state }) => state.phase === "detection" || state.phase === "evasion",
    holds: ({ item, holder }) => item !== null && holder.escorted,
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/escorted",
    section: "9.4.3",
    sentence: "An escort has arrived.",
    when: ({ state }) => state.phase === "escort_arrived",
    holds: ({ item }) => item,
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/targets",
    section: "9.7.6",
    sentence: "One ship leaves nothing to choose.",
    when: ({ state }) => state.phase === "straggler",
    holds: ({ item }) => item.length > 1,
  }),
];
