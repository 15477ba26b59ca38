import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { ON_DUTY } from "../../vocabulary";
import { atMost, onlyIn, rule } from "../shared/invariant";

/** Upper bound for a career's tonnage: more than all ships of the rosters together. */
const MAX_CAREER_TONS = 5_000_000;

/** 5.1 Requires an end if and only if the career is over. */
export const careerEnd: Invariant<Snapshot, Charts> = onlyIn({
  code: "PHASE_IMPOSSIBLE",
  pointer: "/end",
  section: "5.1",
  variant: "career-over",
  phases: ["over"],
  always: true,
});

/** 5.1.1 Requires that no patrol starts after the last month. */
export const lastMonth: Invariant<Snapshot, Charts> = rule({
  code: "MONTH_IMPOSSIBLE",
  pointer: "/month",
  section: "5.1.1",
  variant: "patrol-starts-2",
  during: ON_DUTY,
  holds: ({ charts, item }) => item <= charts.TIMELINE.facts.lastMonth,
});

/** 5.2.1 Limits the tonnage of a career to the tonnage afloat. */
export const tonnage: Invariant<Snapshot, Charts> = atMost({
  code: "LOG_IMPOSSIBLE",
  pointer: "/log",
  section: "5.2.1",
  variant: "tonnage-afloat",
  count: ({ facts }) => facts.tons,
  most: MAX_CAREER_TONS,
});
