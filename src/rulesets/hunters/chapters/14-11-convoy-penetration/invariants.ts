import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { implies, rule } from "../shared/invariant";

/** 14.11 The invariants of approaches into a convoy. */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/kind",
    section: "14.11",
    variant: "convoy-penetrated",
    when: ({ state, holder }) => state.phase === "convoy" || holder.penetration !== "none",
    holds: ({ state, item }) => item === "convoy" && state.options.convoyPenetration,
  }),
  rule({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/penetration",
    section: "14.11",
    variant: "approach-yet",
    during: ["convoy"],
    holds: ({ item }) => item === "none",
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/escorted",
    section: "8.1.3",
    variant: "convoy-sighted",
    when: ({ state, holder }) => state.phase === "convoy" || holder.penetration === "declared",
    holds: ({ item }) => item,
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/targets",
    section: "14.11",
    variant: "ships-convoy",
    when: ({ state, holder }) => state.phase === "convoy" || holder.penetration === "declared",
    holds: ({ item }) => item.length === 0,
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/attack",
    section: "14.11.1",
    variant: "approach-made",
    when: ({ holder }) => holder.penetration === "made",
    holds: ({ item }) => item !== null,
  }),
];

/** 14.11 Requires a printing of the rules that has the option. */
export const edition: Invariant<Snapshot, Charts> = implies({
  code: "OPTION_NOT_IN_EDITION",
  pointer: "/options/convoyPenetration",
  section: "14.11",
  when: ({ state }) => state.edition === "first",
  holds: ({ item }) => !item,
});
