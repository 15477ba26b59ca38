import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { ON_DUTY } from "../../vocabulary";
import { atMost, onlyIn, rule } from "../shared/invariant";

/** A bound on tonnage: more than every ship of the rosters has together. */
const TONS_BEYOND_BELIEF = 5_000_000;

/** 5.1 A career has an end only once it is over. */
export const ended: Invariant<Snapshot, Charts> = onlyIn({
  code: "PHASE_IMPOSSIBLE",
  pointer: "/end",
  section: "5.1",
  variant: "career-over",
  phases: ["over"],
  always: true,
});

/** 5.1.1 The last month in which a patrol starts. */
export const lastMonth: Invariant<Snapshot, Charts> = rule({
  code: "MONTH_IMPOSSIBLE",
  pointer: "/month",
  section: "5.1.1",
  variant: "patrol-starts-2",
  during: ON_DUTY,
  holds: ({ charts, item }) => item <= charts.TIMELINE.facts.lastMonth,
});

/** 5.2.1 The tonnage of a career stays within what is afloat. */
export const tonnage: Invariant<Snapshot, Charts> = atMost({
  code: "LOG_IMPOSSIBLE",
  pointer: "/log",
  section: "5.2.1",
  variant: "tonnage-afloat",
  count: ({ facts }) => facts.tons,
  most: TONS_BEYOND_BELIEF,
});
