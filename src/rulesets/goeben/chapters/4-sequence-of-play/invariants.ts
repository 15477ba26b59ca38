import type { Invariant } from "../../../../core/contract/invariant";
import { orderOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { IncidentKind, Phase } from "../../vocabulary";
import { outfittersAt } from "../9-ports/visits";
import { hiddenSpaces } from "../11-intelligence/choices";
import { isAlliedShip } from "../13-incidents/pool";
import { evaders, friendlyAt, germanInPlay } from "../shared/game";
import {
  atMost,
  ENDED_PHASES,
  implies,
  inTurn,
  ONGOING_PHASES,
  onlyIn,
  rule,
  SETUP_PHASES,
  type Stage,
  unique,
} from "../shared/invariant";

/** Upper bound for the victory points that a scenario brings or costs. */
const MAX_SCENARIO_VP = 50_000;

type EndReason = NonNullable<Snapshot["endReason"]>;

/** 24.5 Reasons that end a campaign with its scenario. */
const CAMPAIGN_ENDS: readonly EndReason[] = ["dismissed", "no_order_left"];

/** Stages of a turn before its incidents take effect. */
const STAGES_BEFORE_INCIDENTS: readonly Stage[] = ["setup", "outfitting", "planning"];

/** Phases that wait for a choice during the incidents of a space, with the kind of marker that requires the choice. */
const CHOICE_INCIDENTS: Partial<Record<Phase, IncidentKind>> = {
  submarine_evasion: "allied_submarine",
  submarine_ramming: "allied_submarine",
  intelligence_choice: "intelligence_from_berlin",
};

/** 11.2 The offers that the Intelligence Chart and Intelligence from Berlin make. */
const OFFERS = ["IR", "IB", "IB JE"];

/** 11.2 Formats the offers as sorted text. */
function formatOffers({ offers }: NonNullable<Snapshot["intelligence"]>): string {
  return [...offers].sort().join(" ");
}

/** 17.0, 24.5 True if the scenario can have ended for the reason. */
function isReasonMet(reason: EndReason, state: Snapshot, charts: Charts): boolean {
  const { orderAchieved, turn, order, campaign } = state;
  switch (reason) {
    case "order_fulfilled":
      return orderAchieved;
    case "turn_limit":
      return !orderAchieved && turn === orderOf(charts, order).turns;
    case "no_german_ship":
      return germanInPlay(state).length === 0;
    case "dismissed":
      return campaign?.result === "failure";
    case "no_order_left":
      return campaign !== null && campaign.result !== null && campaign.ordersLeft.length === 0;
  }
}

/** The checks of an end reason, each with the message for its violation. */
const ENDINGS: readonly {
  means: { readonly id: string };
  isWrong: (...of: Parameters<typeof isReasonMet>) => boolean;
}[] = [
  { means: { id: "ending/scenario" }, isWrong: (...of) => !isReasonMet(...of) },
  {
    means: { id: "ending/campaign" },
    isWrong: (reason, { phase }) => phase === "between_scenarios" && CAMPAIGN_ENDS.includes(reason),
  },
];

/** 17.0, D-67 Requires that the result, the end reason and the order agree. */
const result = inTurn(
  onlyIn({
    code: "RESULT_IMPOSSIBLE",
    pointer: "/result",
    section: "17.0",
    variant: "scenario-over",
    phases: ENDED_PHASES,
    always: true,
  }),
  onlyIn({
    code: "RESULT_IMPOSSIBLE",
    pointer: "/endReason",
    section: "17.0",
    variant: "scenario-over-ended",
    phases: ENDED_PHASES,
    always: true,
  }),
  [
    implies({
      code: "RESULT_IMPOSSIBLE",
      pointer: "/orderAchieved",
      section: "17.0",
      variant: "fulfilled-order",
      during: ONGOING_PHASES,
      when: ({ item }) => item,
      holds: ({ state, facts }) => state.campaign !== null && facts.stage !== "setup",
    }),
    rule({
      code: "RESULT_IMPOSSIBLE",
      pointer: "/orderAchieved",
      section: "D-67",
      variant: "objective-stands",
      during: ["objective"],
      holds: ({ item }) => item,
    }),
    rule({
      code: "RESULT_IMPOSSIBLE",
      pointer: "/result",
      section: "17.0",
      variant: "fulfilled-order-won",
      during: ENDED_PHASES,
      holds: ({ state, item }) => (item === "victory") === state.orderAchieved,
    }),
    rule({
      code: "RESULT_IMPOSSIBLE",
      pointer: "/endReason",
      section: "24.5",
      variant: "this",
      during: ENDED_PHASES,
      over: () => ENDINGS,
      holds: ({ state, charts, item, each }) => item === null || !each.isWrong(item, state, charts),
    }),
  ],
);

/** 4.0, 17.0 The invariants of clock, score and result. */
export const clock: readonly Invariant<Snapshot, Charts>[] = [
  atMost({
    code: "TURN_IMPOSSIBLE",
    pointer: "/turn",
    section: "4.0",
    variant: "order-turns",
    most: ({ state, charts }) => orderOf(charts, state.order).turns,
  }),
  atMost({
    code: "TURN_IMPOSSIBLE",
    pointer: "/turn",
    section: "3.0",
    variant: "game-set",
    during: SETUP_PHASES,
    most: 1,
  }),
  rule({
    code: "ALERT_IMPOSSIBLE",
    pointer: "/alert",
    section: "5.0",
    holds: ({ charts: { LIMITS }, item }) => item >= LIMITS.facts.alertMin && item <= LIMITS.facts.alertMax,
  }),
  implies({
    code: "MORALE_IMPOSSIBLE",
    pointer: "/morale",
    section: "D-46",
    when: ({ item }) => item !== 0,
    holds: ({ state, charts, facts, item }) =>
      state.turn > 1 &&
      !STAGES_BEFORE_INCIDENTS.includes(facts.stage) &&
      Math.abs(item) === charts.LIMITS.facts.moraleDice,
  }),
  atMost({
    code: "VP_IMPOSSIBLE",
    pointer: "/vp",
    section: "17.1",
    variant: "scenario-brings",
    count: ({ item }) => Math.abs(item),
    most: MAX_SCENARIO_VP,
  }),
  result,
];

/** 7.0 The invariants of stores to share out. */
const sharing = inTurn(
  onlyIn({
    code: "SHARING_MISPLACED",
    pointer: "/sharing",
    section: "7.0",
    variant: "sharing-stores",
    phases: ["sharing"],
    always: true,
  }),
  rule({
    code: "SHARING_MISPLACED",
    pointer: "/sharing/space",
    section: "7.0",
    variant: "ship-take",
    holds: ({ state, item }) => outfittersAt(state, item).length > 0,
  }),
);

/** 11.2, D-16 The invariants of an intelligence offer. */
const intelligence = inTurn(
  onlyIn({
    code: "INTELLIGENCE_MISPLACED",
    pointer: "/intelligence",
    section: "11.2",
    variant: "intelligencechoice-offer",
    phases: ["intelligence_choice"],
    always: true,
  }),
  [
    inTurn(
      rule({
        code: "INTELLIGENCE_MISPLACED",
        pointer: "/intelligence/offers",
        section: "11.2",
        variant: "offered-ir",
        holds: ({ holder }) =>
          OFFERS.includes(formatOffers(holder)) && (holder.space === null || formatOffers(holder) === "IB JE"),
      }),
      rule({
        code: "INTELLIGENCE_MISPLACED",
        pointer: "/intelligence/offers",
        section: "D-16",
        variant: "nothing-lies",
        holds: ({ state, charts, holder }) =>
          formatOffers(holder) === "IB JE" || hiddenSpaces(state, charts).length > 0,
      }),
    ),
    rule({
      code: "INTELLIGENCE_MISPLACED",
      pointer: "/intelligenceUsed",
      of: "/intelligence/space",
      section: "11.1",
      variant: "attempt-made",
      holds: ({ state, item }) => item !== null || state.intelligenceUsed,
    }),
    rule({
      code: "INTELLIGENCE_MISPLACED",
      pointer: "/intelligence/space",
      section: "13.0",
      variant: "incidents-progress",
      holds: ({ state: { incident }, item }) => item === null || incident === null || incident.space === item,
    }),
  ],
);

/** 13.0 The invariants of the incident in progress and of those queued after it. */
const incident: readonly Invariant<Snapshot, Charts>[] = [
  implies({
    code: "INCIDENT_IMPOSSIBLE",
    pointer: "/incident/space",
    section: "13.0",
    variant: "friendly-warship",
    // An incident resolved before this one may have sunk the last ship.
    when: ({ holder: { queue, drawn } }) => queue.length === drawn.length,
    holds: ({ state, item }) => friendlyAt(state, item).length > 0,
  }),
  rule({
    code: "INCIDENT_IMPOSSIBLE",
    pointer: "/incident/space",
    section: "13.0",
    variant: "incidents-space",
    holds: ({ state, item }) => !state.done.includes(item),
  }),
  unique({
    code: "INCIDENT_IMPOSSIBLE",
    pointer: ["/incident/queue/*", "/incident/drawn/*"],
    section: "13.0",
    variant: "marker-drawn",
  }),
  rule({
    code: "INCIDENT_IMPOSSIBLE",
    pointer: "/incident/drawn/*",
    section: "C.12",
    variant: "seen",
    holds: ({ state, item }) => state.markers.some(({ id }) => id === item),
  }),
  rule({
    code: "INCIDENT_IMPOSSIBLE",
    pointer: "/incident/queue/*",
    section: "13.0",
    variant: "wait-resolved",
    holds: ({ state, item, holder }) => {
      const marker = state.markers.find(({ id }) => id === item);
      const isEvent = marker !== undefined && !isAlliedShip(marker) && marker.kind !== "allied_merchantman";
      return isEvent && marker.place === "set_aside" && marker.space === holder.space && holder.drawn.includes(item);
    },
  }),
  rule({
    code: "INCIDENT_IMPOSSIBLE",
    pointer: "/incident/queue",
    section: "13.1",
    variant: "waits-choice",
    values: ({ state }) => ({ kind: CHOICE_INCIDENTS[state.phase] }),
    holds: ({ state, item }) => state.markers.find(({ id }) => id === item[0])?.kind === CHOICE_INCIDENTS[state.phase],
  }),
  rule({
    code: "INCIDENT_IMPOSSIBLE",
    pointer: "/incident/space",
    section: "13.1",
    variant: "ship-coal",
    during: ["submarine_evasion"],
    holds: ({ state, charts, item }) => evaders(state, charts.LIMITS.facts.coalEvasion, item).length > 0,
  }),
  rule({
    code: "INCIDENT_IMPOSSIBLE",
    pointer: "/incident/space",
    section: "13.1",
    variant: "ship-leaves",
    during: ["submarine_ramming"],
    holds: ({ state, item }) => friendlyAt(state, item).length > 1,
  }),
];

/**
 * 7.0, 11.2, 13.0 The invariants of members that only some phases have: sharing, an intelligence offer and an incident.
 */
export const phases: readonly Invariant<Snapshot, Charts>[] = [
  sharing,
  intelligence,
  inTurn(
    rule({
      code: "INCIDENT_MISPLACED",
      pointer: "/incident",
      section: "13.0",
      holds: ({ state, facts, item }) =>
        (item !== null) === (state.phase in CHOICE_INCIDENTS && facts.stage === "incidents"),
    }),
    incident,
  ),
];
