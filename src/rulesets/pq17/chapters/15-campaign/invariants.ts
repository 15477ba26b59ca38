import type { Invariant } from "../../../../core/contract/invariant";
import { isBox } from "../../charts/map";
import { findPort, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Phase } from "../../vocabulary";
import { fortnightOf } from "../8-time/fortnights";
import { atMost, each, implies, rule, where } from "../shared/invariant";
import { lastNumber } from "./campaign";

/** 15 Phases that exist only in a campaign. */
const CAMPAIGN_PHASES: readonly Phase[] = ["prep_initiative", "admin_oob"];

/** 15 Requires that a side's campaign data names ports of the side and Wolf Packs that it has. */
const sideInvariants: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "PORT_UNKNOWN",
    pointer: "/sides/*/campaign/placements/*/at",
    section: "15.6.1",
    variant: "port-side",
    holds: ({ charts, item, keys: [side] }) => findPort(charts, item)?.side === side,
  }),
  rule({
    code: "FORCE_UNKNOWN",
    pointer: "/sides/*/campaign/staying/*/force",
    section: "15.8",
    variant: "side-wolf",
    holds: ({ item, holders: [{ forces }] }) => forces.some(({ id, kind }) => id === item && kind === "wolf_pack"),
  }),
  rule({
    code: "PORT_UNKNOWN",
    pointer: "/sides/*/campaign/returns/*/at",
    section: "15.5",
    variant: "port-side",
    holds: ({ charts, item, keys: [side] }) => findPort(charts, item)?.side === side || isBox(item),
  }),
];

/** 15 The invariants of a campaign: data for both sides, a valid calendar, and known units and ports. */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "CAMPAIGN_IMPOSSIBLE",
    pointer: "/sides/*/campaign",
    section: "15",
    holds: ({ state, item }) => (item === null) === (state.campaign === null),
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/phase",
    section: "15",
    variant: "bids-order-of-battle",
    when: ({ item }) => CAMPAIGN_PHASES.includes(item),
    holds: ({ state }) => state.campaign !== null,
  }),
  rule({
    code: "FORTNIGHT_IMPOSSIBLE",
    pointer: "/campaign/number",
    section: "8.4",
    variant: "fortnight",
    holds: ({ state, charts, item }) => item > 0 && fortnightOf(charts, item) === state.fortnight,
  }),
  atMost({
    code: "FORTNIGHT_IMPOSSIBLE",
    pointer: "/campaign/number",
    section: "15.9",
    variant: "campaign-over",
    most: ({ charts, holder }) => lastNumber(charts, holder),
  }),
  implies({
    code: "BIDS_MISSING",
    pointer: "/campaign/bids",
    section: "4.1.2",
    when: ({ state }) => state.phase !== "prep_initiative",
    holds: ({ item }) => item !== null,
  }),
  each("/campaign/boxes/*", [
    rule({
      code: "PORT_UNKNOWN",
      pointer: "/campaign/boxes/*/port",
      section: "15.2.2",
      variant: "boxes",
      holds: ({ charts, item }) => Object.hasOwn(charts.CAMPAIGN.facts.unloading.ports, item),
    }),
    rule({
      code: "UNIT_UNKNOWN",
      pointer: ["/campaign/boxes/*/unloading/*/unit", "/campaign/boxes/*/ballast/*/unit"],
      section: "15.2.2",
      variant: "merchant",
      holds: ({ charts, item }) => unitOf(charts, item).type === "MX",
    }),
  ]),
  where("", ({ state }) => state.campaign !== null, [each("/sides/*/campaign", sideInvariants)]),
];
