import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { afloat } from "../8-encounters/targets";
import { implies, rule } from "../shared/invariant";

/** 9.4.2 Requires a plan for a round against unescorted ships. */
export const roundPlan: Invariant<Snapshot, Charts> = rule({
  code: "PHASE_IMPOSSIBLE",
  pointer: "/engagement/round",
  section: "9.4.2",
  variant: "round-planned",
  during: ["round"],
  holds: ({ item, holder }) => item !== null && !holder.escorted,
});

/** 9.4.3 Requires escorted targets once an escort has arrived. */
export const escortArrived: Invariant<Snapshot, Charts> = rule({
  code: "PHASE_IMPOSSIBLE",
  pointer: "/engagement/escorted",
  section: "9.4.3",
  variant: "escort-arrived",
  during: ["escort_arrived"],
  holds: ({ item }) => item,
});

/** 9.4.4 Requires a target afloat when an escort arrives. */
export const targetsAtArrival: Invariant<Snapshot, Charts> = implies({
  code: "PHASE_IMPOSSIBLE",
  pointer: "/engagement/targets",
  section: "9.4.4",
  variant: "escort-arrives",
  when: ({ holder }) => holder.cycle?.cause === "arrival",
  holds: ({ holder }) => afloat(holder).length > 0,
});
