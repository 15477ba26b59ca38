import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { implies, rule } from "../shared/invariant";

/** 14.11 Approaches into a convoy as play can reach them. */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/kind",
    section: "14.11",
    sentence: "Only a convoy is penetrated (14.11).",
    when: ({ state, holder }) => state.phase === "convoy" || holder.penetration !== "none",
    holds: ({ state, item }) => item === "convoy" && state.options.convoyPenetration,
  }),
  rule({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/penetration",
    section: "14.11",
    sentence: "The approach is yet to be chosen (14.11).",
    during: ["convoy"],
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
];

/** 14.11 The printing that has the option. */
export const printing: Invariant<Snapshot, Charts> = implies({
  code: "OPTION_NOT_IN_EDITION",
  pointer: "/options/convoyPenetration",
  section: "14.11",
  sentence: "Convoy penetration is an option of the second printing (14.11).",
  when: ({ state }) => state.edition === "first",
  holds: ({ item }) => !item,
});
