import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { each, implies } from "../shared/invariant";
import { burns } from "./endurance";

/** 11.1 Requires a fuel marker for a force at sea that burns fuel, unless its fuel is critical or it has refuelled. */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  each("/sides/*/forces/*", [
    implies({
      code: "FUEL_IMPOSSIBLE",
      pointer: "/sides/*/forces/*/fuel/marker",
      section: "11.1",
      when: ({ charts, holder: fuel, holders: [, force] }) =>
        force.station === "at_sea" && fuel.state !== "critical" && !fuel.refuelled && burns(charts, force),
      holds: ({ item }) => item !== null,
    }),
  ]),
];
