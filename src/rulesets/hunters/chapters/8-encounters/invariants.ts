import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot, Target } from "../../snapshot";
import { FIGHTING, type Phase } from "../../vocabulary";
import { each, onlyIn, rule, unique } from "../shared/invariant";
import { afloat, knownShip, pointsToSink } from "./targets";

/** Phases that need a ship afloat to look at, fire at or choose. */
const TARGET_PHASES: readonly Phase[] = ["contact", "attack", "round", "escort_arrived", "straggler"];

/** Phases that come after the roll for day or night. */
const DAY_NIGHT_PHASES: readonly Phase[] = ["attack", "round", "escort_arrived"];

/** 8.2.5 Returns the damage points that sink a target. */
function pointsOf(charts: Charts, { type, tons }: Target): number {
  return type === "capital_ship" ? charts.POINTS_TO_SINK.facts.capitalShip : pointsToSink(charts, tons);
}

/**
 * 8.2, 9.1.1 The invariants of targets: known ships with correct points, and a ship afloat in the phases that need one.
 */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  each("/engagement/targets/*", [
    unique({
      code: "TARGET_IMPOSSIBLE",
      pointer: "/engagement/targets/*/slot",
      section: "9.1.1",
      variant: "two-targets",
    }),
    rule({
      code: "SHIP_UNKNOWN",
      pointer: "/engagement/targets/*/name",
      section: "8.2.2",
      holds: ({ charts, item, holder }) => item === null || knownShip(charts, holder.type, item, holder.tons),
    }),
    rule({
      code: "TARGET_IMPOSSIBLE",
      pointer: "/engagement/targets/*/points",
      section: "8.2.5",
      variant: "ship-t",
      values: ({ charts, holder }) => ({ points: pointsOf(charts, holder) }),
      holds: ({ charts, item, holder }) => item === pointsOf(charts, holder),
    }),
  ]),
  rule({
    code: "TARGET_IMPOSSIBLE",
    pointer: "/engagement/targets",
    section: "8.1",
    variant: "needs-target",
    holds: ({ state: { phase }, holder }) => {
      const isUnknown = phase !== "escort_arrived" && holder.penetration === "declared";
      return !TARGET_PHASES.includes(phase) || isUnknown || afloat(holder).length > 0;
    },
  }),
];

/** 8.3 Requires day or night before an attack. */
export const dayNight: Invariant<Snapshot, Charts> = rule({
  code: "PHASE_IMPOSSIBLE",
  pointer: "/engagement/dayNight",
  section: "8.3",
  variant: "day-night",
  during: DAY_NIGHT_PHASES,
  holds: ({ item }) => item !== null,
});

/** 8.1 Requires an engagement in the phases of a fight. Otherwise only a career that is over can have one. */
export const phases: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement",
    section: "8.1",
    variant: "needs-engagement",
    during: FIGHTING,
    holds: ({ item }) => item !== null,
  }),
  onlyIn({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement",
    section: "8.1",
    variant: "engagement",
    phases: [...FIGHTING, "over"],
  }),
];
